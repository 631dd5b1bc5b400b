"""Tables: what they hold, what they refuse."""

from collections.abc import Sequence

import pytest

from tutor.rules import STANDARD, VARIANTS, Bower, Card, Rulebook, RuleSet, Ruling, Seat, Suit, Trick, Win
from tutor.rules.tables import Tables

TABLES = Tables(Rulebook(STANDARD))


def cards(text: str) -> tuple[Card, ...]:
    return tuple(Card.parse(word) for word in text.split())


def test_a_hand_and_its_bits() -> None:
    assert TABLES.bits(STANDARD.pack) == 2**24 - 1
    assert TABLES.bits([]) == 0
    assert TABLES.cards(TABLES.bits(cards("AS 9C JD"))) == cards("9C JD AS")
    assert TABLES.bits(cards("JD JD")) == TABLES.bit(Card.parse("JD")) == TABLES.bits(cards("JD"))
    for place, card in enumerate(STANDARD.pack):
        assert TABLES.bit(card) == 1 << place
        assert TABLES.cards(1 << place) == (card,)


def test_a_card_of_another_pack_has_no_bit() -> None:
    with pytest.raises(KeyError):
        TABLES.bits(cards("8H"))


def test_the_leader_may_play_any_card() -> None:
    hand = TABLES.bits(cards("JD AD KC"))
    assert TABLES.legal(hand, None, Suit.HEARTS) == hand


def test_what_cannot_win_has_no_strength() -> None:
    led, trump = Card.parse("9D"), Suit.HEARTS
    powers = [TABLES.strength(card, led, trump) for card in cards("AS 9D AD 9H JD JH")]
    assert powers[0] == 0
    assert powers[1:] == sorted(set(powers[1:]))
    assert powers[1] > 0


def test_no_trump_is_known_only_where_it_is_played() -> None:
    tables = Tables(Rulebook(VARIANTS["napoleon"]))
    assert tables.cards(tables.legal(tables.bits(cards("2D JH")), Card.parse("JD"), None)) == cards("2D")
    assert tables.best(cards("2D AS KD"), None) == 2
    with pytest.raises(KeyError):
        TABLES.legal(1, Card.parse("JD"), None)


class PlayAnything(Rulebook):
    def ruling(self, card: Card, hand: Sequence[Card], trick: Sequence[Card], trump: Suit | None) -> Ruling:
        return Ruling(True, super().ruling(card, hand, trick, trump).reason)


class FollowsTheOtherSuits(Rulebook):
    def follows(self, card: Card, led: Suit, trump: Suit | None) -> bool:
        return not super().follows(card, led, trump)


class LeaderWins(Rulebook):
    def winner(self, trick: Trick, trump: Suit | None) -> Win:
        win = super().winner(trick, trump)
        return Win(trick.seats[0], trick.cards[0], win.reason)


class LeaderWinsAgain(LeaderWins):
    """Refused for what it inherits."""


@pytest.mark.parametrize(
    ("rulebook", "decision"),
    [
        (PlayAnything, "ruling"),
        (FollowsTheOtherSuits, "follows"),
        (LeaderWins, "winner"),
        (LeaderWinsAgain, "winner"),
    ],
)
def test_a_rulebook_that_decides_whole_plays_is_refused(rulebook: type[Rulebook], decision: str) -> None:
    with pytest.raises(ValueError, match=rf"{rulebook.__name__} overrides {decision}\(\)"):
        Tables(rulebook(STANDARD))


class LeftFollowsPrint(Rulebook):
    """The left bower wins as a trump, but follows its printed suit."""

    def follows_as(self, card: Card, trump: Suit | None) -> Suit:
        return card.suit or super().follows_as(card, trump)


class NoLeftBower(Rulebook):
    def bower(self, trump: Suit | None, which: Bower) -> Card | None:
        return super().bower(trump, which) if which is Bower.RIGHT else None


@pytest.mark.parametrize("rules", [STANDARD, VARIANTS["british"]])
@pytest.mark.parametrize("kind", [LeftFollowsPrint, NoLeftBower])
def test_a_wrong_rule_about_a_card_is_in_its_tables(kind: type[Rulebook], rules: RuleSet) -> None:
    rulebook, tables = kind(rules), Tables(kind(rules))
    hand = cards("JD 9D JH AS")
    for trump in Suit:
        for led in set(rules.pack) - set(hand):
            legal = tables.cards(tables.legal(tables.bits(hand), led, trump))
            assert set(legal) == set(rulebook.legal_plays(hand, (led,), trump))
            trick = Trick(tuple(Seat), (led, *hand[:3]))
            assert trick.seats[tables.best(trick.cards, trump)] is rulebook.winner(trick, trump).seat
    assert tables.cards(tables.legal(tables.bits(hand), Card.parse("AD"), Suit.HEARTS)) == cards("9D JD")
