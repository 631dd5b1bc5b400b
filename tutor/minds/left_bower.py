"""Beliefs about the left bower."""

from tutor.minds.mind import BOWERS, CARDS, FOLLOWS, RANKS, Mind
from tutor.minds.sight import Sight
from tutor.rules import Bower, Card, Rank, Suit


class AboutTheLeftBower(Mind):
    """Called up wherever the left bower is in sight."""

    skill = "left-bower"

    def cue(self, sight: Sight) -> bool:
        return self._left_bower_in(sight.cards, sight.trump)


class LeftPlain(AboutTheLeftBower):
    """The left bower is an ordinary jack of its printed suit."""

    id = "left-plain"
    kinds = CARDS

    def bower(self, trump: Suit | None, which: Bower) -> Card | None:
        return None if which is Bower.LEFT else super().bower(trump, which)


class LeftFollowsPrint(AboutTheLeftBower):
    """The left bower wins as a trump, but follows its printed suit."""

    id = "left-follows-print"
    skill = "left-bower-following"
    kinds = FOLLOWS

    def follows_as(self, card: Card, trump: Suit | None) -> Suit:
        return card.suit or super().follows_as(card, trump)


class LeftWeak(AboutTheLeftBower):
    """The left bower is a trump, but stays between queen and ten."""

    id = "left-weak"
    kinds = RANKS

    def rank(self, card: Card, trump: Suit | None) -> int:
        return super().rank(card, None if card == self.bower(trump, Bower.LEFT) else trump)


class LeftBothSuits(AboutTheLeftBower):
    """The left bower follows either suit, trump and the one printed on it."""

    id = "left-both-suits"
    skill = "left-bower-following"
    kinds = FOLLOWS

    def follows(self, card: Card, led: Suit, trump: Suit | None) -> bool:
        printed = card == self.bower(trump, Bower.LEFT) and card.suit is led
        return printed or super().follows(card, led, trump)


class LeftWrongColour(Mind):
    """The left bower is a jack of the other colour: hearts and clubs go together, diamonds and spades."""

    id = "left-wrong-colour"
    skill = "left-bower"
    kinds = (*CARDS, *BOWERS)

    def bower(self, trump: Suit | None, which: Bower) -> Card | None:
        bower = super().bower(trump, which)
        if which is Bower.RIGHT or bower is None or trump is None:
            return bower
        return _WRONG[trump]

    def cue(self, sight: Sight) -> bool:
        return any(card.rank is Rank.JACK and card.suit is not sight.trump for card in sight.cards)


_WRONG = {
    trump: Card(Rank.JACK, other)
    for one, two in ((Suit.HEARTS, Suit.CLUBS), (Suit.DIAMONDS, Suit.SPADES))
    for trump, other in ((one, two), (two, one))
}


class LeftOverRight(AboutTheLeftBower):
    """The left bower ranks above the right."""

    id = "left-over-right"
    kinds = RANKS

    def rank(self, card: Card, trump: Suit | None) -> int:
        right, left = self.bower(trump, Bower.RIGHT), self.bower(trump, Bower.LEFT)
        if card == left and right is not None:
            return super().rank(right, trump)
        return super().rank(left if card == right and left is not None else card, trump)


class LeftSuitSix(AboutTheLeftBower):
    """The left bower counts in its printed suit, too: a suit keeps all its cards."""

    id = "left-suit-six"
    skill = "counting"
    kinds = ("cards-out",)

    def cards_of(self, suit: Suit, trump: Suit | None) -> tuple[Card, ...]:
        cards, left = super().cards_of(suit, trump), self.bower(trump, Bower.LEFT)
        return (*cards, left) if left is not None and left.suit is suit and left not in cards else cards

    def cue(self, sight: Sight) -> bool:
        left = self.bower(sight.trump, Bower.LEFT)
        return left is not None and any(card.suit is left.suit for card in sight.cards)


class SisterSuitTrump(Mind):
    """The left bower takes its whole printed suit along: all its cards are trumps, below those of trump."""

    id = "sister-suit-trump"
    skill = "left-bower"
    kinds = CARDS

    def effective_suit(self, card: Card, trump: Suit | None) -> Suit:
        if trump is not None and self._in_sister_suit(card, trump):
            return trump
        return super().effective_suit(card, trump)

    def rank(self, card: Card, trump: Suit | None) -> int:
        # The ace of the sister suit comes below the two of trumps.
        return super().rank(card, trump) - (Rank.ACE if self._in_sister_suit(card, trump) else 0)

    def _in_sister_suit(self, card: Card, trump: Suit | None) -> bool:
        left = self.bower(trump, Bower.LEFT)
        return left is not None and card.suit is left.suit and card != left

    def cue(self, sight: Sight) -> bool:
        return any(self._in_sister_suit(card, sight.trump) for card in sight.cards)
