"""Which cards belong to a suit, which are out, and who has failed to follow: by hand, and all of them."""

from __future__ import annotations

import pytest

from tutor.minds import minds_of
from tutor.rules import STANDARD, VARIANTS, Card, Rulebook, Seat, Suit, Trick

TWIN = {"C": "S", "S": "C", "D": "H", "H": "D"}
SIZES = {
    # variant: trump, the suit of the same colour, the two others
    "standard": (7, 5, 6, 6),
    "two-handed": (7, 5, 6, 6),
    "three-handed": (7, 5, 6, 6),
    "british": (8, 5, 6, 6),
    "thirty-two": (9, 7, 8, 8),
    "railroad": (8, 5, 6, 6),
    "hasenpfeffer": (8, 5, 6, 6),
    "napoleon": (13, 13, 13, 13),
}


def cards(text: str) -> tuple[Card, ...]:
    return tuple(map(Card.parse, text.split()))


@pytest.mark.parametrize("variant", SIZES)
@pytest.mark.parametrize("trump", "CDHS")
def test_how_many_cards_each_suit_has(variant: str, trump: str) -> None:
    """The left bower is a trump, not a card of its printed suit; so is the joker."""
    rulebook = Rulebook(VARIANTS[variant])
    others = [suit for suit in "CDHS" if suit not in (trump, TWIN[trump])]
    suits = [rulebook.cards_of(Suit(suit), Suit(trump)) for suit in (trump, TWIN[trump], *others)]

    assert tuple(map(len, suits)) == SIZES[variant]
    assert sorted(card for suit in suits for card in map(str, suit)) == sorted(map(str, rulebook.rules.pack))


def test_without_trump_each_suit_has_what_bears_it() -> None:
    rulebook = Rulebook(STANDARD.with_rules({"allow_no_trump": True}))

    assert rulebook.cards_of(Suit.DIAMONDS, None) == cards("9D 10D JD QD KD AD")


def test_the_seven_trumps_by_name() -> None:
    assert set(Rulebook(STANDARD).cards_of(Suit.CLUBS, Suit.CLUBS)) == set(cards("JC JS AC KC QC 10C 9C"))


def test_what_is_seen_is_not_out() -> None:
    """Cards of other suits among what is seen change nothing."""
    seen = cards("JH AH 9S 10S AD")

    assert Rulebook(STANDARD).cards_out(Suit.HEARTS, Suit.HEARTS, seen) == cards("JD 9H 10H QH KH")
    assert Rulebook(STANDARD).cards_out(Suit.DIAMONDS, Suit.HEARTS, seen) == cards("9D 10D QD KD")


SEATS = (Seat.EAST, Seat.SOUTH, Seat.WEST, Seat.NORTH)
FAILED = [
    # suit, the cards from East on, who has failed with which card
    ("C", "AC 9C KD 10C", "W KD"),
    ("C", "AC 9H KD 10C", "S 9H, W KD"),
    ("D", "AD JD 9D KD", "S JD"),
    ("H", "JD AD 9H KH", "S AD"),
    ("H", "AH JD 9H KH", ""),
    ("D", "JD AD 9H KH", ""),
    ("S", "AC 9H KD 10C", ""),
]


@pytest.mark.parametrize(("suit", "played", "failed"), FAILED)
def test_who_has_failed_to_follow_with_hearts_as_trump(suit: str, played: str, failed: str) -> None:
    trick = Trick(SEATS, cards(played))
    shown = {
        seat: Rulebook(STANDARD).failed_to_follow(seat, [trick], Suit(suit), Suit.HEARTS) for seat in SEATS
    }
    found = [f"{seat} {one.reason.values['card']}" for seat, one in shown.items() if one.failed]

    assert ", ".join(found) == failed


def test_the_first_failure_is_the_one_that_is_told() -> None:
    tricks = [
        Trick(SEATS, cards("AC 9C KC 10C")),
        Trick(SEATS, cards("QC JC 9D AS")),
        Trick(SEATS, cards("JS 9S 10D KS")),
    ]
    rulebook = Rulebook(STANDARD)
    shown = rulebook.failed_to_follow(
        Seat.WEST, [*tricks, Trick(SEATS, cards("JD"))], Suit.CLUBS, Suit.HEARTS
    )

    assert (shown.failed, shown.reason.code, shown.reason.values["n"]) == (True, "shown-void", 2)
    assert rulebook.failed_to_follow(Seat.SOUTH, tricks, Suit.CLUBS, Suit.HEARTS).reason.values["n"] == 2


def test_a_trick_that_is_under_way_shows_only_who_has_played() -> None:
    trick = Trick(SEATS, cards("AC 9H"))
    shown = [
        Rulebook(STANDARD).failed_to_follow(seat, [trick], Suit.CLUBS, Suit.HEARTS).failed for seat in SEATS
    ]

    assert shown == [False, True, False, False]


def test_whoever_is_wrong_about_the_left_bower_is_wrong_here_too() -> None:
    """South puts the jack of diamonds on diamonds, hearts being trump; counted are diamonds before play."""
    trick = Trick(SEATS, cards("AD JD 9D KD"))
    sees = {mind.id: mind for mind in minds_of(STANDARD)}
    blind = {
        id
        for id, mind in sees.items()
        if not mind.failed_to_follow(Seat.SOUTH, [trick], Suit.DIAMONDS, Suit.HEARTS).failed
    }

    assert {"left-plain", "left-follows-print", "left-both-suits", "no-bowers"} <= blind
    assert not {"left-weak", "left-over-right", "must-trump", "play-anything"} & blind
    assert len(sees["left-plain"].cards_of(Suit.DIAMONDS, Suit.HEARTS)) == 6
    assert len(sees["no-bowers"].cards_of(Suit.HEARTS, Suit.HEARTS)) == 6
