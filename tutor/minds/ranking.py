"""Beliefs about the bowers and about what wins a trick."""

from typing import ClassVar

from tutor.minds.mind import CARDS, WINS, Mind
from tutor.minds.sight import Sight
from tutor.rules import Bower, Card, Rulebook, Suit


class NoBowers(Mind):
    """Both jacks stay ordinary cards of their printed suits."""

    id = "no-bowers"
    skill = "right-bower"
    games: ClassVar[tuple[str, ...]] = ("bridge", "whist", "hearts", "spades", "marias")
    kinds = CARDS

    def bower(self, trump: Suit | None, which: Bower) -> Card | None:
        return None

    def cue(self, sight: Sight) -> bool:
        shown = (*sight.hand, *sight.trick, *sight.play)
        return any(Rulebook.bower(self, sight.trump, which) in shown for which in Bower)


class HighestAnySuit(Mind):
    """The highest card wins the trick, whatever its suit; of equals, the one that the rules prefer."""

    id = "highest-any-suit"
    skill = "trick"
    kinds = (*WINS, "rank-order")

    def strength(self, card: Card, led: Suit, trump: Suit | None) -> int:
        return 1000 * self.rank(card, trump) + super().strength(card, led, trump)

    def cue(self, sight: Sight) -> bool:
        led = self.follows_as(sight.trick[0], sight.trump) if sight.trick else None
        return any(self.wins_as(card, sight.trump) not in (led, sight.trump) for card in sight.trick)
