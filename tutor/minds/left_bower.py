"""Beliefs about the left bower."""

from collections.abc import Sequence

from tutor.minds.mind import Mind
from tutor.rules import Bower, Card, Suit
from tutor.rules.ranking import LEFT_BOWER_RANK, RIGHT_BOWER_RANK


class AboutTheLeftBower(Mind):
    """Called up wherever the left bower is in sight."""

    skill = "left-bower"

    def cue(self, hand: Sequence[Card], trick: Sequence[Card], trump: Suit | None) -> bool:
        return self._left_bower_in([*hand, *trick], trump)


class LeftPlain(AboutTheLeftBower):
    """The left bower is an ordinary jack of its printed suit."""

    id = "left-plain"

    def bower(self, trump: Suit | None, which: Bower) -> Card | None:
        return None if which is Bower.LEFT else super().bower(trump, which)


class LeftFollowsPrint(AboutTheLeftBower):
    """The left bower wins as a trump, but follows its printed suit."""

    id = "left-follows-print"
    skill = "left-bower-following"

    def follows_as(self, card: Card, trump: Suit | None) -> Suit:
        return card.suit or super().follows_as(card, trump)


class LeftWeak(AboutTheLeftBower):
    """The left bower is a trump, but stays between queen and ten."""

    id = "left-weak"

    def rank(self, card: Card, trump: Suit | None) -> int:
        return card.rank if card == self.bower(trump, Bower.LEFT) else super().rank(card, trump)


class LeftBothSuits(AboutTheLeftBower):
    """The left bower follows either suit, trump and the one printed on it."""

    id = "left-both-suits"
    skill = "left-bower-following"

    def follows(self, card: Card, led: Suit, trump: Suit | None) -> bool:
        printed = card == self.bower(trump, Bower.LEFT) and card.suit is led
        return printed or super().follows(card, led, trump)


class LeftOverRight(AboutTheLeftBower):
    """The left bower ranks above the right."""

    id = "left-over-right"

    def rank(self, card: Card, trump: Suit | None) -> int:
        if card == self.bower(trump, Bower.LEFT):
            return RIGHT_BOWER_RANK
        return LEFT_BOWER_RANK if card == self.bower(trump, Bower.RIGHT) else super().rank(card, trump)
