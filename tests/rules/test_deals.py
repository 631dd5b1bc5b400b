"""Deals card by card: pick-up, discard, dummy, widow, exchange, lone hands, tricks, and the line of text."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from houses import cards, dealt, procedure, say

from tutor.rules import (
    Card,
    Deal,
    GrammarError,
    IllegalActionError,
    Outcome,
    Reason,
    Seat,
    Suit,
    deal_text,
    parse_deal,
)

# South deals; every seat's hand and the turned-up nine of clubs.
HANDS = {"W": "10C QD KD 9H AS", "N": "JC 10D AC KH QS", "E": "KC AD AH 9S JD", "S": "JS QC 9D QH KS"}
LEFT = "10H JH 10S"


def table(variant: str = "standard", rules: str = "", turn_up: str = "9C", dealer: str = "S") -> Deal:
    return dealt(procedure(variant, rules), dealer, HANDS, turn_up, LEFT)


def offered(deal: Deal) -> str:
    return " ".join(map(str, deal.legal_actions()))


def code(deal: Deal, word: str) -> str:
    """Why a card or call is refused."""
    try:
        reason = deal.why_not(Card.parse(word))
    except GrammarError:
        reason = deal.why_not(word)
    return reason.code if reason else ""


def endings(deal: Deal) -> Iterator[Deal]:
    """Every way the deal can end."""
    if deal.over:
        yield deal
        return
    for action in deal.legal_actions():
        yield from endings(deal.apply(action))


# Dealing


def test_four_hands_of_five_and_a_kitty_of_four() -> None:
    deal = Deal.of(procedure("standard"), Seat.SOUTH, procedure("standard").rules.pack)

    assert [len(hand) for hand in deal.hands] == [5, 5, 5, 5]
    assert (deal.turn_up, len(deal.kitty)) == (deal.cards[20], 3)
    assert deal.hand(Seat.WEST)[:3] == deal.cards[:3]
    assert deal.hand(Seat.NORTH)[:2] == deal.cards[3:5]
    assert deal.hand(Seat.EAST)[:3] == deal.cards[5:8]
    assert deal.hand(Seat.SOUTH)[:2] == deal.cards[8:10]
    assert deal.hand(Seat.SOUTH)[2:] == deal.cards[17:20]


@pytest.mark.parametrize(
    ("variant", "rules", "hands", "left"),
    [
        ("standard", "", [5, 5, 5, 5], 4),
        ("two-handed", "", [5, 0, 5, 0], 14),
        ("three-handed", "", [5, 5, 5, 5], 4),
        ("three-handed", "dummy: off", [0, 5, 5, 5], 9),
        ("british", "", [5, 5, 5, 5], 5),
        ("thirty-two", "", [5, 5, 5, 5], 12),
        ("railroad", "min_rank: 7", [5, 5, 5, 5], 13),
        ("hasenpfeffer", "", [6, 6, 6, 6], 1),
        ("napoleon", "", [5, 5, 5, 5], 32),
    ],
)
def test_what_is_left_over(variant: str, rules: str, hands: list[int], left: int) -> None:
    """Report 33: three hands of five leave nine cards of 24, not three."""
    deal = Deal.of(procedure(variant, rules), Seat.SOUTH, procedure(variant, rules).rules.pack)

    assert [len(hand) for hand in deal.hands] == hands
    assert len(deal.kitty) + (deal.turn_up is not None) == left


@pytest.mark.parametrize(
    ("pattern", "first"),
    [
        ("alternating_3232", [3, 2, 3, 2, 2, 3, 2, 3]),
        ("3_then_2", [3, 3, 3, 3, 2, 2, 2, 2]),
        ("2_then_3", [2, 2, 2, 2, 3, 3, 3, 3]),
        ("singles", [1] * 20),
        ("threes", [3, 3, 3, 3, 2, 2, 2, 2]),
    ],
)
def test_the_packets_of_the_deal(pattern: str, first: list[int]) -> None:
    deal = table(rules=f"deal_pattern: {pattern}")._replace(cards=procedure("standard").rules.pack)
    deal = Deal.of(deal.procedure, Seat.SOUTH, deal.cards)
    expected: dict[Seat, list[Card]] = {seat: [] for seat in Seat}
    order, rest = [Seat.WEST, Seat.NORTH, Seat.EAST, Seat.SOUTH], list(deal.cards)
    for turn, size in enumerate(first):
        expected[order[turn % 4]] += [rest.pop(0) for _ in range(size)]

    assert {seat: list(deal.hand(seat)) for seat in Seat} == expected


def test_a_deal_needs_the_whole_pack_and_a_dealer_at_the_table() -> None:
    two = procedure("two-handed")
    with pytest.raises(ValueError, match="pack"):
        Deal.of(two, Seat.SOUTH, two.rules.pack[1:])
    with pytest.raises(ValueError, match="nobody sits"):
        Deal.of(two, Seat.WEST, two.rules.pack)


# The pick-up and the discard


def test_the_dealer_takes_the_turn_up_and_lays_another_card_away() -> None:
    """S0.5 and B01: whoever ordered; the hand stays at five cards."""
    deal = say(table(), "order")

    assert (deal.turn, offered(deal)) == (Seat.SOUTH, "JS QC 9D QH KS")
    assert code(deal, "9C") == "discard-turn-up"
    assert code(deal, "AS") == "not-held"
    assert code(deal, "pass") == "call-not-now"
    deal = say(deal, "9D")
    assert deal.hand(Seat.SOUTH) == cards("JS QC QH KS 9C")
    assert [len(hand) for hand in deal.hands] == [5, 5, 5, 5]


def test_b02_the_turn_up_may_not_go_back() -> None:
    hands = {**HANDS, "S": "JS KC AH QD 9D", "E": "QC AD QH 9S JD", "W": "10C KS KD 9H AS"}
    deal = say(dealt(procedure("standard"), "S", hands, "9C", LEFT), "pass pass pass order")

    assert offered(deal) == "JS KC AH QD 9D"
    assert deal.trump is Suit.CLUBS


def test_the_turn_up_may_be_laid_away_by_house_rule() -> None:
    deal = say(table(rules="may_discard_turn_up: yes"), "order")

    assert offered(deal) == "JS QC 9D QH KS 9C"
    assert say(deal, "9C").hand(Seat.SOUTH) == cards(HANDS["S"])


def test_the_dealer_who_may_choose_leaves_the_card() -> None:
    """S1.10 and S3.8: trump stands either way, and the card stays on the table."""
    hands = {"N": "10C QD KD 9H AS", "S": "JS QC 9D QH KS"}
    deal = say(dealt(procedure("two-handed"), "S", hands, "9C"), "order leave")

    assert (deal.trump, deal.turn, deal.taken_by) == (Suit.CLUBS, Seat.NORTH, None)
    assert deal.hand(Seat.SOUTH) == cards(hands["S"])


def test_the_dealer_who_may_choose_takes_the_card() -> None:
    hands = {"N": "10C QD KD 9H AS", "S": "JS QC 9D QH KS"}
    deal = say(dealt(procedure("two-handed"), "S", hands, "9C"), "order take")

    assert offered(deal) == hands["S"]
    assert say(deal, "9D").hand(Seat.SOUTH) == cards("JS QC QH KS 9C")


def test_report_19_a_dealer_who_sits_out_neither_takes_nor_lays_away() -> None:
    """The turned-up card stays known, and in no hand."""
    deal = say(table(), "pass order-alone")

    assert (deal.turn, deal.out) == (Seat.WEST, (Seat.SOUTH,))
    assert deal.hand(Seat.SOUTH) == cards(HANDS["S"])
    assert deal.turn_up == Card.parse("9C")
    assert all(deal.turn_up not in hand for hand in deal.hands)


def test_report_28_every_hand_has_five_cards_when_the_play_begins() -> None:
    for calls in ("order 9D", "pass order 9D", "pass pass order 9D", "pass pass pass order 9D"):
        deal = say(table(), calls)
        assert deal.stage == "tricks"
        assert [len(hand) for hand in deal.hands] == [5, 5, 5, 5]
        assert len(deal.laid) == 1


def test_no_card_is_picked_up_after_a_suit_is_named() -> None:
    """B06."""
    deal = say(table(), "pass pass pass pass pass pass D")

    assert (deal.stage, deal.turn, deal.trump) == ("tricks", Seat.WEST, Suit.DIAMONDS)
    assert code(deal, "take") == "call-not-now"


# Weak hands

FARMER = {**HANDS, "W": "9D 9H 9S KD AS", "E": "KC AD AH QD JD", "S": "JS QC 10C QH KS"}


def test_a_farmers_hand_gets_the_hidden_cards() -> None:
    deal = dealt(procedure("standard", "weak_hand: farmer_clean"), "S", FARMER, "9C", LEFT)
    deal = say(deal, "show")

    assert offered(deal) == "9D 9H 9S"
    assert code(deal, "KD") == "swap-only-low"
    deal = say(deal, "9D 9H 9S")
    assert (deal.stage, deal.turn) == ("turn-up-round", Seat.WEST)
    assert deal.hand(Seat.WEST) == cards("KD AS 10H JH 10S")
    assert deal.kitty == ()


def test_a_clean_farmers_hand_gives_three_of_one_rank() -> None:
    hands = {**FARMER, "W": "9D 9H 9S 10D AS", "N": "JC KD AC KH QS"}
    clean = say(dealt(procedure("standard", "weak_hand: farmer_clean"), "S", hands, "9C", LEFT), "show")
    mixed = say(dealt(procedure("standard", "weak_hand: farmer_mixed"), "S", hands, "9C", LEFT), "show")

    assert offered(clean) == "9D 9H 9S"
    assert code(clean, "10D") == "swap-only-three"
    assert offered(mixed) == "9D 9H 9S 10D"


# The dummy


def three_handed(rules: str = "") -> Deal:
    """East deals to South, West, the dummy in the north, and herself."""
    return dealt(procedure("three-handed", rules), "E", HANDS, "9C", LEFT)


def test_the_maker_keeps_five_of_ten_cards() -> None:
    """S3.11, A17 and B11: a dealer who is maker discards first, then picks five of ten."""
    deal = say(three_handed(), "pass pass order")
    assert offered(deal) == HANDS["E"]
    deal = say(deal, "9S")
    assert offered(deal) == "dummy alone"
    deal = say(deal, "dummy")
    assert offered(deal) == "KC AD AH JD 9C JC 10D AC KH QS"
    deal = say(deal, "AD JD 10D KH QS")
    assert deal.hand(Seat.EAST) == cards("KC AH 9C JC AC")
    assert (deal.turn, offered(deal)) == (Seat.SOUTH, "alone together")


def test_a_maker_who_goes_alone_gives_up_the_dummy() -> None:
    """S3.12; the dummy stays where it lies."""
    deal = say(three_handed(), "order leave alone together together")

    assert (deal.alone, deal.out, deal.turn) == ((Seat.SOUTH,), (), Seat.WEST)
    assert deal.hand(Seat.NORTH) == cards(HANDS["N"])
    assert deal.hand(Seat.SOUTH) == cards(HANDS["S"])


def test_a_lone_defenders_partner_lays_the_cards_down() -> None:
    """S3.13 and S3.14: maker and defender may both be alone."""
    deal = say(three_handed(), "order leave alone alone")

    assert (deal.alone, deal.out) == ((Seat.SOUTH, Seat.WEST), (Seat.EAST,))
    assert deal.hand(Seat.EAST) == cards(HANDS["E"])
    assert deal.turn is Seat.WEST


# The widow


def test_the_bidder_takes_the_widow_names_trump_and_lays_one_away() -> None:
    table = procedure("hasenpfeffer")
    deal = say(Deal.of(table, Seat.SOUTH, table.rules.pack), "bid-4 pass pass pass")

    assert (deal.turn, len(deal.hand(Seat.WEST)), deal.kitty) == (Seat.WEST, 7, ())
    widow = table.rules.pack[-1]
    assert widow in deal.hand(Seat.WEST)
    deal = say(deal, "H")
    assert widow in deal.legal_actions()
    deal = deal.apply(widow)
    assert (deal.turn, deal.stage, len(deal.hand(Seat.WEST))) == (Seat.WEST, "tricks", 6)


def test_a_widow_that_is_not_used_stays_where_it_is() -> None:
    table = procedure("hasenpfeffer", "widow: unused")
    deal = say(Deal.of(table, Seat.SOUTH, table.rules.pack), "bid-4 pass pass pass H")

    assert (deal.stage, deal.kitty) == ("tricks", table.rules.pack[-1:])


# The exchange


def railroad(hands: dict[str, str] = HANDS, turn_up: str = "9C") -> Deal:
    return dealt(procedure("railroad"), "S", hands, turn_up, LEFT)


def test_a_lone_player_gets_the_partners_best() -> None:
    deal = say(railroad(), "order-alone 9D")
    assert (deal.turn, offered(deal)) == (Seat.WEST, "pass 10C QD KD 9H AS")
    deal = say(deal, "9H")
    assert (deal.turn, offered(deal)) == (Seat.EAST, HANDS["E"])
    deal = say(deal, "JD")
    assert deal.hand(Seat.WEST) == cards("10C QD KD AS JD")
    assert len(deal.hand(Seat.EAST)) == 4
    assert (deal.turn, deal.stage) == (Seat.NORTH, "lone-defence")
    deal = say(deal, "alone QS")
    assert (deal.turn, offered(deal)) == (Seat.SOUTH, "JS QC QH KS 9C")
    deal = say(deal, "JS")
    assert (deal.turn, deal.out) == (Seat.WEST, (Seat.EAST, Seat.SOUTH))


def test_a_dealer_who_sits_out_may_pass_on_the_turn_up() -> None:
    deal = say(railroad(), "pass order-alone QS")

    assert (deal.turn, offered(deal)) == (Seat.SOUTH, f"{HANDS['S']} 9C")
    deal = say(deal, "9C")
    assert deal.hand(Seat.NORTH) == cards("JC 10D AC KH 9C")
    assert deal.hand(Seat.SOUTH) == cards(HANDS["S"])


# Lone hands and the play


def test_report_18_a_lone_hand_ends_though_the_partner_still_holds_cards() -> None:
    """Three players, five tricks; the points come at once."""
    hands = {"W": "JC JS AC KC QC", "N": "9D 10D QD KD AD", "E": "9H 10H QH KH AH", "S": "9S 10S QS KS AS"}
    deal = dealt(procedure("standard"), "S", hands, "9C", "10C JD JH")
    deal = say(deal, "order-alone 9S")
    while not deal.over:
        deal = deal.apply(deal.legal_actions()[0])

    assert [len(hand) for hand in deal.hands] == [0, 5, 0, 0]
    assert all(len(trick.cards) == 3 for trick in deal.tricks)
    assert deal.outcome == Outcome(Seat.WEST, 5, (Seat.WEST,))
    assert deal.score().points == {Seat.NORTH: 0, Seat.EAST: 4, Seat.SOUTH: 0, Seat.WEST: 4}


def test_report_21_the_right_bower_in_the_dealers_hand_always_wins_a_trick() -> None:
    hands = {"S": "JD AH KH QH 10H", "W": "9C 10C JC QC KC", "N": "9D 10D QD KD AD", "E": "9S 10S QS KS AS"}
    deal = say(dealt(procedure("standard"), "E", hands, "JH", "9H AC JS"), "order-alone 9S")
    # However it goes; the others' plain cards are all alike, so one of them stands for the rest.
    best = 0
    stack = [deal]
    while stack:
        deal = stack.pop()
        if deal.over:
            best = max(best, deal.outcome.tricks)
            continue
        legal = deal.legal_actions()
        plain = [card for card in legal if card[1] not in (Suit.HEARTS, None) and str(card) != "JD"]
        stack += [deal.apply(card) for card in legal if card not in plain[1:]]
    assert best == 4


def test_report_27_the_dealer_stays_the_dealer_whoever_orders() -> None:
    hands = {"E": HANDS["W"], "S": HANDS["N"], "W": HANDS["E"], "N": HANDS["S"]}
    deal = say(dealt(procedure("standard"), "N", hands, "9C", LEFT), "pass order")

    assert (deal.dealer, deal.maker, deal.turn) == (Seat.NORTH, Seat.SOUTH, Seat.NORTH)
    assert say(deal, "9D").turn is Seat.EAST


def test_report_35_a_revoke_is_refused_with_the_cards_that_follow() -> None:
    deal = say(table(), "order 9D 10C")

    reason = deal.why_not(Card.parse("KH"))
    assert reason == Reason("revoke", cards=cards("KH"), suit=Suit.CLUBS, held=cards("JC AC"))
    with pytest.raises(IllegalActionError) as caught:
        deal.apply(Card.parse("KH"))
    assert caught.value.reason == reason


def test_report_13_every_refusal_has_a_reason_of_its_own() -> None:
    """Not held, not followed, no card asked for, no call asked for, over: only one is a revoke."""
    start = table()
    playing = say(start, "order 9D 10C")
    over = say(start, "pass pass pass pass pass pass pass pass")

    found = [
        code(start, "10C"),
        code(playing, "9S"),
        code(playing, "KH"),
        code(playing, "pass"),
        code(over, "10C"),
    ]
    assert found == ["card-not-now", "not-held", "revoke", "call-not-now", "deal-over"]


def test_report_9_the_reason_names_the_convention_in_force() -> None:
    """Who leads when the dealer's partner is alone depends on the table, and the reason says on what."""
    usual = say(table(), "pass order-alone")
    other = say(table(rules="loner_lead: left_of_loner"), "pass order-alone")

    assert (usual.turn, usual.why_turn().code) == (Seat.WEST, "leads-left-of-dealer")
    assert (other.turn, other.why_turn().code) == (Seat.EAST, "leads-left-of-loner")


def test_report_36_a_euchre_is_the_makers_whoever_dealt() -> None:
    """North deals, East makes trump, East and West take two tricks: two points to North and South."""
    rulebook = table(dealer="N").procedure.rulebook

    score = rulebook.score(Outcome(Seat.EAST, 2))
    assert score.points == {Seat.NORTH: 2, Seat.EAST: 0, Seat.SOUTH: 2, Seat.WEST: 0}


def test_trump_may_be_led_to_the_first_trick() -> None:
    """S0.14; and with the left bower the trick is the right bower's."""
    deal = say(table(), "order 9D 10C JC KC JS")

    assert (deal.won, deal.turn) == ((1, 0, 0, 0), Seat.NORTH)
    assert deal.why_turn() == Reason("winner-leads", who=Seat.NORTH)


def test_in_napoleon_the_first_card_makes_trump() -> None:
    """S1.1 names the game; rules.md 11."""
    table = procedure("napoleon")
    deal = say(Deal.of(table, Seat.SOUTH, table.rules.pack), "bid-2 pass pass pass")
    card = deal.legal_actions()[0]
    assert isinstance(card, Card)

    assert deal.trump is None
    assert deal.apply(card).trump is card.suit


@pytest.mark.parametrize(("rules", "trump"), [("", None), ("allow_no_trump: no", Suit.CLUBS)])
def test_misere_is_played_without_trump(rules: str, trump: Suit | None) -> None:
    table = procedure("napoleon", rules)
    deal = say(Deal.of(table, Seat.SOUTH, table.rules.pack), "misere pass pass pass")
    deal = deal.apply(deal.legal_actions()[0])

    assert deal.tricks == ()
    assert deal.trump is trump


def test_a_hand_without_trump_has_no_bowers() -> None:
    deal = say(table(rules="allow_no_trump: yes"), "pass pass pass pass no-trump AS QS 9S JS")

    assert (deal.trump, deal.maker, deal.turn) == (None, Seat.WEST, Seat.WEST)


# What a deal can be asked


def test_a_deal_that_is_not_over_has_no_outcome() -> None:
    with pytest.raises(ValueError, match="no outcome"):
        table().score()


def test_a_thrown_in_hand_scores_nothing() -> None:
    """S0.8, S1.12 and report 25."""
    deal = say(table(), "pass pass pass pass pass pass pass pass")

    assert deal.over
    assert set(deal.score().points.values()) == {0}
    assert deal.score().reason == Reason("void-all-passed") == deal.why_turn()
    assert deal.next_dealer() is Seat.WEST
    with pytest.raises(ValueError, match="no outcome"):
        _ = deal.outcome


@pytest.mark.parametrize(
    "text",
    [
        "",
        "S",
        "S / 9C",
        "S / / ",
        "X / {pack} /",
        "S / {pack} / jump",
        "S / {pack} {pack} /",
        "S / {pack} / / ",
    ],
)
def test_a_line_that_is_no_deal_is_refused(text: str) -> None:
    standard = procedure("standard")
    with pytest.raises(GrammarError):
        parse_deal(text.replace("{pack}", " ".join(map(str, standard.rules.pack))), standard)


def test_a_line_with_an_illegal_action_is_refused() -> None:
    with pytest.raises(IllegalActionError, match="card-not-now"):
        parse_deal(f"{deal_text(table())} KH", table().procedure)


def test_a_line_is_read_in_any_spelling() -> None:
    deal = say(table(), "order 9D 10C")
    loose = deal_text(deal).replace("10", "T").replace("order", "ORDER").lower()

    assert parse_deal(loose, deal.procedure) == deal
