"""Beliefs about the bowers and about what wins a trick."""

from collections.abc import Sequence
from typing import ClassVar

from tutor.minds.mind import Mind
from tutor.rules import Bower, Card, Rulebook, Suit


class NoBowers(Mind):
    """Both jacks stay ordinary cards of their printed suits."""

    id = "no-bowers"
    skill = "right-bower"
    games: ClassVar[tuple[str, ...]] = ("bridge", "whist", "hearts", "spades", "marias")

    def bower(self, trump: Suit | None, which: Bower) -> Card | None:
        return None

    def cue(self, hand: Sequence[Card], trick: Sequence[Card], trump: Suit | None) -> bool:
        return any(Rulebook.bower(self, trump, which) in (*hand, *trick) for which in Bower)


class HighestAnySuit(Mind):
    """The highest card wins the trick, whatever its suit; of equals, the one that the rules prefer."""

    id = "highest-any-suit"
    skill = "trick"

    def strength(self, card: Card, led: Suit, trump: Suit | None) -> int:
        return 1000 * self.rank(card, trump) + super().strength(card, led, trump)

    def cue(self, hand: Sequence[Card], trick: Sequence[Card], trump: Suit | None) -> bool:
        led = self.follows_as(trick[0], trump) if trick else None
        return any(self.wins_as(card, trump) not in (led, trump) for card in trick)
