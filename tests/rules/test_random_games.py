"""Whole random games of every variant and house rule: what must hold in each, and the naive Euchre agrees."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from houses import NAMES, VALUES, procedure, shuffled, words
from naive import play_deal

from tutor.rules import (
    Action,
    Card,
    Deal,
    Game,
    IllegalActionError,
    contradictions,
    deal_text,
    parse_deal,
)


def check_cards(deal: Deal) -> None:
    """Every card lies in exactly one place."""
    played = [card for trick in deal.tricks for card in trick.cards] + list(deal.trick)
    held = [card for hand in deal.hands for card in hand]
    laid = [play.card for play in deal.laid]
    table = [deal.turn_up] if deal.turn_up and deal.taken_by is None else []
    assert Counter([*played, *held, *laid, *table, *deal.kitty]) == Counter(deal.procedure.rules.pack)


def check_end(deal: Deal) -> None:
    """What must hold once a deal is over."""
    rules, rulebook = deal.procedure.rules, deal.procedure.rulebook
    points = deal.score().points
    assert set(points) == set(rules.seats)
    if deal.void:
        assert not any(points.values())
        assert deal.tricks == ()
        return
    assert deal.maker is not None
    assert sum(deal.won) == len(deal.tricks) == rules.hand_size
    active = [seat for seat in rules.seats if seat not in deal.out]
    assert all(set(trick.seats) == set(active) for trick in deal.tricks)
    if rules.trump_by == "turn_up":
        scoring = {seat for seat, number in points.items() if number}
        assert scoring in (set(rulebook.side(deal.maker)), set(rulebook.defenders(deal.maker)))
        assert all(number >= 0 for number in points.values())
    if deal.calls[-1].stage == "naming-round" and deal.turn_up and deal.turn_up.suit:
        assert deal.trump is not deal.turn_up.suit


def choose(deal: Deal, rng: random.Random) -> Action:
    """Any action; but mostly low bids of tricks, or random bidders would only ever lose points."""
    legal = deal.legal_actions()
    low = deal.stage == "number-bid" and rng.random() < 0.9
    return rng.choice(legal[:2] if low else legal)


def play_beside_the_naive(deal: Deal, variant: str, text: str, rng: random.Random) -> Deal:
    """A random deal, every choice compared."""
    rules = words(variant, text)
    naive = play_deal(rules, deal.dealer.value, [str(card) for card in deal.cards])
    seat, choices = next(naive)
    while True:
        assert not deal.over, f"{deal_text(deal)}: {seat} has still to choose from {choices}"
        assert (deal.turn, sorted(map(str, deal.legal_actions()))) == (seat, sorted(choices)), deal_text(deal)
        best = seat in deal.out and "exchange" in deal.stage
        assert seat not in deal.out or best, "who sits out never acts, but to give a card"
        action = choose(deal, rng)
        deal = deal.apply(action)
        check_cards(deal)
        try:
            seat, choices = naive.send(str(action))
        except StopIteration as stop:
            result = stop.value
            break
    assert deal.over, f"{deal_text(deal)}: nobody has to choose any more"
    assert (bool(deal.void), deal.next_dealer()) == (result["void"], result["dealer"])
    assert deal.score().points == result["points"], deal_text(deal)
    check_end(deal)
    return deal


def play_games(variant: str, text: str, number: int, seed: str) -> None:
    table, rng = procedure(variant, text), random.Random(seed)
    for _ in range(number):
        game = Game.of(table, rng.choice(table.rules.seats), agreed=None if table.rules.target else 8)
        while game.end is None:
            deal = play_beside_the_naive(game.deal(shuffled(table, rng)), variant, text, rng)
            assert deal.replayed() == deal
            assert parse_deal(deal_text(deal), table) == deal
            game = game.after(deal)
            assert game.deals < 500, "the game never ends"
        check_winners(game)


def check_winners(game: Game) -> None:
    assert game.end is not None
    target = game.procedure.rules.target
    best = max(game.scores.values())
    if game.procedure.rules.trump_by != "number_bid":
        assert {game.scores[seat] for seat in game.end.winners} == {best}
    if target is not None:
        assert all(game.scores[seat] >= target for seat in game.end.winners)


@pytest.mark.parametrize("variant", NAMES)
def test_random_games(variant: str) -> None:
    """Two hundred games of every variant."""
    play_games(variant, "", 200, variant)


@pytest.mark.slow
@pytest.mark.parametrize("variant", NAMES)
def test_many_random_games(variant: str) -> None:
    """Two thousand games of every variant."""
    play_games(variant, "", 2000, f"slow {variant}")


NUMBERS = {"hand_size": ["4", "5", "6", "7"], "lowest_bid": ["1", "3", "4"], "target": ["5", "11"]}
NUMBERS |= {
    rule: ["1", "3", "5"] for rule, values in VALUES.items() if "number" in values and rule not in NUMBERS
}


def playable(variant: str, text: str) -> bool:
    return not contradictions(procedure(variant, text).rules)


def house_rules() -> list[tuple[str, str]]:
    """Every value of every house rule in every variant where it can be played."""
    single = [
        (variant, f"{rule}: {value}")
        for rule, values in VALUES.items()
        if rule != "seats"
        for value in NUMBERS.get(rule, values)
        for variant in NAMES
        if words(variant)[rule] != value and playable(variant, f"{rule}: {value}")
    ]
    return [*single, *TOGETHER]


TOGETHER = [
    ("standard", "joker: yes; lone_defence: always; alone_time: before_lead; weak_hand: farmer_mixed"),
    ("standard", "joker: yes; alone: maker_or_partner; stick_dealer: yes; must_hold_trump: yes"),
    ("standard", "alone: maker_or_partner; alone_time: before_lead; lone_defence: always"),
    ("standard", "pickup: optional; lone_defence: vs_lone_maker; loner_lead: left_of_loner"),
    ("standard", "allow_no_trump: yes; stick_dealer: yes; must_hold_trump: yes; may_discard_turn_up: yes"),
    ("british", "partner_assist_alone: both; lone_defence: always; alone_time: before_lead"),
    ("british", "alone: maker_or_partner; weak_hand: farmer_clean; loner_lead: left_of_loner"),
    ("railroad", "alone: maker_or_partner; min_rank: 7; loner_lead: left_of_loner; lone_defence: always"),
    ("railroad", "partner_assist_alone: both; joker_up: blind_name; super_euchre: 4; stick_dealer: yes"),
    ("thirty-two", "hand_size: 7; weak_hand: farmer_mixed; deal_pattern: alternating_3232"),
    ("two-handed", "joker: yes; stick_dealer: yes; min_rank: 7; must_hold_trump: yes"),
    ("three-handed", "dummy: off; alone: always; lone_defence: vs_lone_maker"),
    ("three-handed", "dummy: off; loner_lead: left_of_dealer; joker: yes"),
    ("three-handed", "alone_time: with_call; lone_defence: vs_lone_maker; joker: yes; min_rank: 7"),
    ("hasenpfeffer", "alone: maker_or_partner; lone_defence: vs_lone_maker; bid_rounds: one"),
    ("hasenpfeffer", "widow: unused; alone: maker; alone_time: before_lead; lone_defence: always"),
    ("hasenpfeffer", "joker: no; forced_bid: off; widow: off; allow_no_trump: yes; target: 5"),
    ("napoleon", "allow_no_trump: no; bowers: yes; min_rank: 7; target: 30"),
    ("napoleon", "lone_defence: vs_lone_maker; redeal: same_dealer"),
]


@pytest.mark.parametrize(("variant", "text"), house_rules(), ids=str)
def test_random_deals_of_every_house_rule(variant: str, text: str) -> None:
    table, rng = procedure(variant, text), random.Random(f"{variant} {text}")
    for _ in range(8):
        dealer = rng.choice(table.rules.seats)
        deal = play_beside_the_naive(Deal.of(table, dealer, shuffled(table, rng)), variant, text, rng)
        assert deal.replayed() == deal
        assert parse_deal(deal_text(deal), table) == deal


def test_the_tables_played_together_can_be_played() -> None:
    for variant, text in TOGETHER:
        assert playable(variant, text), (variant, text)


@pytest.mark.parametrize("variant", NAMES)
def test_what_is_not_legal_is_refused_with_a_reason(variant: str) -> None:
    """Every card and every call at every turn: refused exactly where it is not among the legal actions."""
    table, rng = procedure(variant), random.Random(variant)
    said = [
        word
        for call in "pass order show take leave dummy alone together nap misere".split()
        for word in [call]
    ]
    everything: list[Card | str] = [
        *table.rules.pack,
        *said,
        "C",
        "H-alone",
        "order-alone",
        "no-trump",
        "bid-3",
    ]
    for _ in range(5):
        deal = Deal.of(table, rng.choice(table.rules.seats), shuffled(table, rng))
        while not deal.over:
            legal = deal.legal_actions()
            for action in everything:
                reason = deal.why_not(action)
                assert (reason is None) == (action in legal), (action, deal_text(deal))
                if reason is not None:
                    with pytest.raises(IllegalActionError) as caught:
                        deal.apply(action)
                    assert caught.value.reason == reason
            deal = deal.apply(rng.choice(legal))
        assert deal.why_not("pass") is not None
        assert deal.legal_actions() == ()
