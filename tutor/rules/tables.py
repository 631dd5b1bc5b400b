"""The rules as tables, for whoever asks a million times."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tutor.rules.cards import Card, Suit
from tutor.rules.rulebook import Rulebook

_READABLE_ONLY = ("ruling", "follows", "winner")


class Tables:
    """
    What a rulebook allows and which card wins, looked up instead of worked out.

    Every entry comes from a call of the rulebook, so tables and rules can't differ. A hand is a bit set: the
    pack's first card is bit 0. *trump* is None where a hand is played without trump.

    >>> from tutor.rules import STANDARD
    >>> tables = Tables(Rulebook(STANDARD))
    >>> hand = tables.bits(Card.parse(card) for card in "JD AD KC 10S 9S".split())
    >>> tables.cards(tables.legal(hand, Card.parse("9H"), Suit.HEARTS))
    (Card('JD'),)
    >>> tables.best([Card.parse(card) for card in "9H AH JD AD".split()], Suit.HEARTS)
    2
    """

    def __init__(self, rulebook: Rulebook) -> None:
        """
        Asks *rulebook* about every pair of cards under every trump.

        Raises:
            ValueError: Where its class decides a whole play or trick, which no table of pairs shows.
        """
        for decision in self._decided_otherwise(rulebook):
            raise ValueError(f"{type(rulebook).__name__} overrides {decision}(): ask it, not a table")
        self.rules = rulebook.rules
        self.pack = rulebook.rules.pack
        self._bit = {card: 1 << place for place, card in enumerate(self.pack)}
        trumps = [*Suit, *([None] if rulebook.rules.allow_no_trump else [])]
        self._follow = {trump: self._followers(rulebook, trump) for trump in trumps}
        # Every card of the pack that follows suit, by trump and by the card led.
        self.following = {
            trump: {led: frozenset(self.cards(bits)) for led, bits in masks.items()}
            for trump, masks in self._follow.items()
        }
        self._strength = {trump: self._strengths(rulebook, trump) for trump in trumps}

    @classmethod
    def can_hold(cls, rulebook: Rulebook) -> bool:
        """Whether a table of pairs of cards shows all that *rulebook* decides about plays and tricks."""
        return not cls._decided_otherwise(rulebook)

    @staticmethod
    def _decided_otherwise(rulebook: Rulebook) -> list[str]:
        return [
            name for name in _READABLE_ONLY if getattr(type(rulebook), name) is not getattr(Rulebook, name)
        ]

    def bit(self, card: Card) -> int:
        """The bit of *card*; KeyError where the pack does not hold it."""
        return self._bit[card]

    def bits(self, cards: Iterable[Card]) -> int:
        """*cards* as a bit set."""
        return sum({self._bit[card] for card in cards})

    def cards(self, bits: int) -> tuple[Card, ...]:
        """The cards of a bit set, in the pack's order."""
        return tuple(card for card, bit in self._bit.items() if bits & bit)

    def legal(self, hand: int, led: Card | None, trump: Suit | None) -> int:
        """The cards of *hand* that may be played where *led* was led; None where nothing was."""
        return hand if led is None else hand & self._follow[trump][led] or hand

    def strength(self, card: Card, led: Card, trump: Suit | None) -> int:
        """The power of *card* where *led* was led; 0 where it can't win."""
        return self._strength[trump][led][card]

    def best(self, cards: Sequence[Card], trump: Suit | None) -> int:
        """The place in the trick, from 0, of the card that wins it."""
        strength = self._strength[trump][cards[0]]
        powers = [strength[card] for card in cards]
        return powers.index(max(powers))

    def _followers(self, rulebook: Rulebook, trump: Suit | None) -> dict[Card, int]:
        suits = {card: rulebook.follows_as(card, trump) for card in self.pack}
        return {
            led: self.bits(card for card in self.pack if rulebook.follows(card, suits[led], trump))
            for led in self.pack
        }

    def _strengths(self, rulebook: Rulebook, trump: Suit | None) -> dict[Card, dict[Card, int]]:
        suits = {card: rulebook.follows_as(card, trump) for card in self.pack}
        return {
            led: {card: rulebook.strength(card, suits[led], trump) for card in self.pack} for led in self.pack
        }
