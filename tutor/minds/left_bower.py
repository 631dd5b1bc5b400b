"""Beliefs about the left bower."""

from tutor.minds.mind import PLAYS, SUITS, WINS, Mind
from tutor.minds.sight import Sight
from tutor.rules import Bower, Card, Suit
from tutor.rules.ranking import LEFT_BOWER_RANK, RIGHT_BOWER_RANK


class AboutTheLeftBower(Mind):
    """Called up wherever the left bower is in sight."""

    skill = "left-bower"

    def cue(self, sight: Sight) -> bool:
        return self._left_bower_in([*sight.hand, *sight.trick], sight.trump)


class LeftPlain(AboutTheLeftBower):
    """The left bower is an ordinary jack of its printed suit."""

    id = "left-plain"
    kinds = (*PLAYS, *WINS, *SUITS)

    def bower(self, trump: Suit | None, which: Bower) -> Card | None:
        return None if which is Bower.LEFT else super().bower(trump, which)


class LeftFollowsPrint(AboutTheLeftBower):
    """The left bower wins as a trump, but follows its printed suit."""

    id = "left-follows-print"
    skill = "left-bower-following"
    kinds = PLAYS

    def follows_as(self, card: Card, trump: Suit | None) -> Suit:
        return card.suit or super().follows_as(card, trump)


class LeftWeak(AboutTheLeftBower):
    """The left bower is a trump, but stays between queen and ten."""

    id = "left-weak"
    kinds = WINS

    def rank(self, card: Card, trump: Suit | None) -> int:
        return card.rank if card == self.bower(trump, Bower.LEFT) else super().rank(card, trump)


class LeftBothSuits(AboutTheLeftBower):
    """The left bower follows either suit, trump and the one printed on it."""

    id = "left-both-suits"
    skill = "left-bower-following"
    kinds = PLAYS

    def follows(self, card: Card, led: Suit, trump: Suit | None) -> bool:
        printed = card == self.bower(trump, Bower.LEFT) and card.suit is led
        return printed or super().follows(card, led, trump)


class LeftOverRight(AboutTheLeftBower):
    """The left bower ranks above the right."""

    id = "left-over-right"
    kinds = WINS

    def rank(self, card: Card, trump: Suit | None) -> int:
        if card == self.bower(trump, Bower.LEFT):
            return RIGHT_BOWER_RANK
        return LEFT_BOWER_RANK if card == self.bower(trump, Bower.RIGHT) else super().rank(card, trump)
