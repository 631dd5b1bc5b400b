"""A deal told in words: everything that happened, in order, to the end, and no more than may be seen."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterable
from functools import cache

import pytest
from houses import NAMES, dealt, procedure, say, wild

from tutor.content.narration import chapters, narrate
from tutor.content.story import Event, story
from tutor.content.table_player import deal_of
from tutor.language import LANGUAGES, lexicon
from tutor.rules import Card, Deal, Reason, Seat

LEFTOVERS = re.compile(r"  |\{[ $]|[.,] ?[.,:]|[?:]\.|\bnone\b|<")
SEEDS = range(30)
HOUSES = [
    ("standard", "joker: yes; lone_defence: always; alone_time: before_lead; weak_hand: farmer_mixed"),
    ("standard", "joker: yes; alone: maker_or_partner; stick_dealer: yes; must_hold_trump: yes"),
    ("standard", "alone: maker_or_partner; alone_time: before_lead; lone_defence: always"),
    ("standard", "pickup: optional; lone_defence: vs_lone_maker; loner_lead: left_of_loner"),
    ("standard", "allow_no_trump: yes; weak_hand: no_ace_no_face"),
    ("standard", "allow_no_trump: yes; stick_dealer: yes; must_hold_trump: yes"),
    ("british", "alone: maker_or_partner; weak_hand: farmer_clean; loner_lead: left_of_loner"),
    ("railroad", "alone: maker_or_partner; joker_up: blind_name; lone_defence: always"),
    ("thirty-two", "hand_size: 7; weak_hand: farmer_mixed; deal_pattern: alternating_3232"),
    ("three-handed", "dummy: off; alone: always; lone_defence: vs_lone_maker"),
    ("hasenpfeffer", "widow: unused; alone: maker; alone_time: before_lead; lone_defence: always"),
    ("hasenpfeffer", "joker: no; forced_bid: off; widow: off; allow_no_trump: yes; alone: maker"),
    ("napoleon", "bowers: yes; min_rank: 7; target: 30"),
]
TABLES = [*((variant, "") for variant in NAMES), *HOUSES]


@cache
def deals(variant: str, text: str) -> list[Deal]:
    """Thirty sensible deals and as many wild ones; of house rules fewer."""
    seeds = SEEDS if not text else SEEDS[:10]
    sensible = [deal_of(procedure(variant, text), str(seed)) for seed in seeds]
    return [*sensible, *(wild(variant, text, seed) for seed in seeds)]


# Every deal can be told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("variant", "text"), TABLES, ids=str)
def test_every_deal_can_be_told(variant: str, text: str, language: str) -> None:
    """In the language itself, in whole sentences, with open and with hidden cards."""
    for deal, open in itertools.product(deals(variant, text), (True, False)):
        for told in narrate(deal, language, open=open):
            for line in (told.what, *told.why):
                assert line.lang == language, told.event
                assert not LEFTOVERS.search(line.text), line.text
                assert line.text[0].isupper(), line.text
                assert line.text[-1] in ".“”", line.text


def test_the_tables_show_everything_that_can_be_told() -> None:
    events = [
        event
        for table in TABLES
        for deal in deals(*table)
        for open in (True, False)
        for event in story(deal, open=open)
    ]
    told = {event.what.code for event in events if event.what.code.startswith("told-")}
    others = {reason.code for event in events for reason in event.why if reason.code.startswith("others-")}

    assert sorted(told ^ WHAT) == []
    assert others == {
        f"others-{code}"
        for code in "void-any void-left-trap follow-only follow-left-only follow-joker-only".split()
    }


WHAT = {
    f"told-{code}"
    for code in """
    deals dummy-dealt holds offers turned-up left-over passes shows shows-nothing orders orders-alone accepts
    accepts-alone names names-alone no-trump no-trump-alone bids says alone together trump trump-led
    turned-down picks-up leaves takes-widow takes-widow-unseen takes-dummy takes-dummy-unseen lays-away
    lays-away-unseen draws draws-unseen asks-nothing asks-best asks-best-unseen gives gives-unseen leads plays
    gains loses
    """.split()
}


# What is told is what happened


def of_trick(events: Iterable[Event], number: int) -> tuple[list[Event], Event]:
    """The plays of a trick, and what it comes to."""
    played = [event for event in events if event.place.startswith(f"{number}.")]
    (result,) = [e for e in events if e.place == str(number) and e.what.code.startswith("trick-")]
    return played, result


@pytest.mark.parametrize(("variant", "text"), TABLES, ids=str)
def test_every_trick_is_told_as_it_was_played(variant: str, text: str) -> None:
    for deal in deals(variant, text):
        told = [told.event for told in narrate(deal, "en", open=False)]
        won = dict.fromkeys(Seat, 0)
        for number, trick in enumerate(deal.tricks, 1):
            played, result = of_trick(told, number)
            assert [e.place for e in played] == [f"{number}.{seat}" for seat in trick.seats]
            assert [(e.what.values["who"], e.what.values["card"]) for e in played] == [*trick.plays()]
            assert [e.what.code for e in played] == ["told-leads", *["told-plays"] * (len(played) - 1)]
            winner = result.what.values["who"]
            assert isinstance(winner, Seat)
            won[winner] += 1
            assert (winner, result.what.values["card"]) in [*trick.plays()]
            if number < len(deal.tricks):
                assert winner is deal.tricks[number].seats[0], "who won the trick leads to the next"
        assert tuple(won.values()) == deal.won


@pytest.mark.parametrize(("variant", "text"), TABLES, ids=str)
def test_everything_that_was_done_is_told_by_whoever_did_it(variant: str, text: str) -> None:
    for deal in deals(variant, text):
        now, events = Deal.of(deal.procedure, deal.dealer, deal.cards), story(deal)
        assert tuple(action for event in events for action in event.done) == deal.history
        for event in events:
            for action in event.done:
                stage = len(now.tricks) + 1 if now.stage == "tricks" else now.stage
                assert (event.place, event.what.values["who"]) == (f"{stage}.{now.turn}", now.turn)
                now = now.apply(action)


@pytest.mark.parametrize(("variant", "text"), TABLES, ids=str)
def test_the_points_told_are_the_score(variant: str, text: str) -> None:
    for deal in deals(variant, text):
        *_, last = events = story(deal)
        points = dict.fromkeys(deal.procedure.rules.seats, 0)
        for event in events:
            if event.what.code in ("told-gains", "told-loses"):
                n = event.what.values["n"]
                assert isinstance(n, int)
                for seat in event.what.values["who"]:  # type: ignore[attr-defined]
                    points[seat] = n if event.what.code == "told-gains" else -n

        assert points == deal.score().points
        assert last.what.values["who"] == deal.next_dealer()


# What must not be seen

PUBLIC = ("told-leads", "told-plays", "told-offers", "told-turned-up", "trick-trump", "trick-suit")


def cards_of(reason: Reason) -> set[Card]:
    """Every card that a reason names."""
    values = reason.values.values()
    lists = [value for value in values if type(value) is tuple]
    return {card for value in (values, *lists) for card in value if isinstance(card, Card)}


@pytest.mark.parametrize(("variant", "text"), TABLES, ids=str)
def test_a_closed_deal_names_no_card_before_south_sees_it(variant: str, text: str) -> None:
    for deal in deals(variant, text):
        seen: set[Card] = set()
        for event in story(deal, open=False):
            if event.what.code in PUBLIC or Seat.SOUTH in (
                event.what.values.get("who"),
                event.what.values.get("who2"),
            ):
                seen |= cards_of(event.what)
            named = set[Card]().union(*map(cards_of, (event.what, *event.why)))
            if event.what.code in ("told-trump", "told-trump-led"):
                # Which jacks are the bowers holds whoever has them.
                named = set()
            assert named <= seen, event


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", NAMES)
def test_the_words_of_a_closed_deal_name_no_hidden_card(variant: str, language: str) -> None:
    """Of all cards that South never saw, none in any form, the partner's who sits out included."""
    words = lexicon(language)
    for deal in deals(variant, ""):
        told = narrate(deal, language, open=False)
        seen = {card for t in told for card in cards_of(t.event.what) if t.event.what.code != "told-trump"}
        text = " ".join(t.text for t in told if "trump" not in t.event.what.code.removeprefix("trick-"))
        for card in set(deal.cards) - seen:
            for case in words.cases:
                assert words.card(str(card), case, "none") not in text, (card, text)


def test_an_open_deal_names_every_hand() -> None:
    deal = deals("standard", "")[0]
    holds = [event.what.values for event in story(deal) if event.what.code == "told-holds"]
    start = Deal.of(deal.procedure, deal.dealer, deal.cards)

    assert {values["who"]: values["cards"] for values in holds} == {seat: start.hand(seat) for seat in Seat}


def test_who_is_void_is_seen_but_not_why() -> None:
    """West holds the left bower and no other diamond: only the open hand shows what it counts as."""
    hands = {"S": "9D 9C 10C QC KC", "W": "JD AC 9S 10S QS", "N": "10D JC AS KS JS", "E": "QD 9H 10H QH KH"}
    deal = say(dealt(procedure("standard"), "E", hands, "AH"), "order 9H 9D AC")
    open, closed = story(deal)[-1], story(deal, open=False)[-1]

    assert [reason.code for reason in open.why] == ["others-void-left-trap"]
    assert closed.why == (Reason("others-void-any", other=Seat.WEST, suit="D"),)


# Who calls what


@pytest.mark.parametrize(
    ("variant", "dealer", "calls", "codes"),
    [
        ("standard", "E", "pass order", ["told-orders", "told-trump", "told-picks-up"]),
        ("standard", "W", "order", ["told-orders", "told-trump", "told-picks-up"]),
        ("standard", "W", "pass pass pass order", ["told-accepts", "told-trump", "told-picks-up"]),
        (
            "standard",
            "S",
            "pass order-alone",
            ["told-accepts-alone", "told-trump", "sits-out-partner", "pick-up-dealer-out"],
        ),
        ("two-handed", "S", "order", ["told-accepts", "told-trump"]),
        ("two-handed", "S", "order take", ["told-picks-up"]),
        ("two-handed", "S", "order leave", ["told-leaves"]),
        ("standard", "S", "pass pass pass pass", ["told-passes", "told-turned-down"]),
    ],
)
def test_whose_card_it_is(variant: str, dealer: str, calls: str, codes: list[str]) -> None:
    """To make the dealer take the card up is another thing than to accept the suit."""
    deal = say(dealt(procedure(variant), dealer, {}, "AH"), calls)
    last = [event.what.code for event in story(deal)][-len(codes) :]

    assert last == codes


def test_a_place_is_the_phase_and_the_seat_or_the_trick_and_the_seat() -> None:
    deal = say(dealt(procedure("standard"), "E", {}, "AH"), "pass order")
    for _ in ("the discard", "the lead"):
        deal = deal.apply(deal.legal_actions()[0])

    assert [event.place for event in story(deal)][-6:] == [
        *("turn-up-round.S", "turn-up-round.W", "trump", "pick-up.E", "discard.E", "1.S")
    ]


# The words


HANDS = {"N": "9C 10C QD KD AS", "E": "JH 9D AC KH QS", "S": "JC KC AD AH 9S", "W": "JS QC 10D QH KS"}
SENTENCES = {
    "de": [
        "Du lässt aufnehmen.",
        "Karo ist Trumpf.",
        "Ost nimmt den Karo-Buben auf.",
        "Ost legt eine Karte verdeckt ab.",
        "Du spielst das Karo-Ass aus.",
        "West spielt die Karo-Zehn.",
        "Nord spielt den Karo-König.",
        "Ost spielt den Karo-Buben.",
        "Ost gewinnt den Stich: Der Karo-Bube ist der höchste Trumpf darin.",
    ],
    "cs": [
        "Necháváš zvednout.",
        "Trumfy jsou káry.",
        "Východ zvedá kárového kluka.",
        "Východ odkládá lícem dolů jednu kartu.",
        "Vynášíš kárové eso.",
        "Západ hraje károvou desítku.",
        "Sever hraje kárového krále.",
        "Východ hraje kárového kluka.",
        "Zdvih získává Východ: kárový kluk je v něm nejvyšší trumf.",
    ],
    "en": [
        "You order it up.",
        "Diamonds are trump.",
        "East picks up the jack of diamonds.",
        "East discards a card face down.",
        "You lead the ace of diamonds.",
        "West plays the ten of diamonds.",
        "North plays the king of diamonds.",
        "East plays the jack of diamonds.",
        "East wins the trick: the jack of diamonds is its highest trump.",
    ],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_trick_in_words(language: str) -> None:
    deal = say(dealt(procedure("standard"), "E", HANDS, "JD"), "order KH AD 10D KD JD")
    said = [told.what.text.replace("\u00a0", " ") for told in narrate(deal, language, open=False)]

    assert said[-9:] == SENTENCES[language]


def test_chapters_are_the_dealing_the_calls_each_trick_and_the_result() -> None:
    played = next(deal for deal in deals("napoleon", "") if deal.tricks)
    headings = [heading for heading, lines in chapters(narrate(played, "en")) if lines]

    assert headings == [
        Reason("head-deal"),
        Reason("head-calls"),
        *(Reason("head-trick", n=number) for number in range(1, 6)),
        Reason("head-result"),
    ]


def test_it_is_told_why_the_dealer_lays_a_card_away() -> None:
    """A newcomer sees the hand grow to six cards, and learns why one of them goes."""
    table = procedure("standard", "")
    taken = Deal.of(table, Seat.SOUTH, table.rules.pack).apply("order")
    laid = taken.apply(next(card for card in taken.hand(Seat.SOUTH) if card != taken.turn_up))

    assert [reason.code for reason in story(laid)[-1].why] == ["turn-discards", "discard-free"]


@pytest.mark.parametrize("open", [True, False])
def test_it_is_told_once_that_a_lone_player_may_ask_for_a_card(open: bool) -> None:
    """Whose turn it is says so; that any card may be laid away for it says no more."""
    events = [event for deal in deals("railroad", "") for event in story(deal, open=open)]
    asked = [event for event in events if event.what.code.startswith("told-asks-best")]

    assert asked
    assert {tuple(reason.code for reason in event.why) for event in asked} <= {("turn-asks-best",), ()}


def test_the_blind_suit_is_explained_once() -> None:
    """That the dealer names a suit unseen is said as the reason for the turn, and not again for the call."""
    table = procedure("british", "")
    cards = [card for card in table.rules.pack if not card.is_joker]
    cards.insert(len(table.rules.seats) * table.rules.hand_size, Card.parse("Joker"))
    called = story(Deal.of(table, Seat.SOUTH, cards).apply("C"))

    assert [event.why for event in called if event.done] == [(Reason("turn-blind", who=Seat.SOUTH),)]
