"""What the cards played so far tell: who has failed to follow a suit, which cards are still out."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from tutor.rules.cards import Card, Suit
from tutor.rules.ranking import Bower, RankingRules
from tutor.rules.reasons import Reason
from tutor.rules.seats import Seat, Trick

# Looked up once: it is asked for at every card.
_LEFT = Bower.LEFT


class Shown(NamedTuple):
    """Whether a seat has failed to follow a suit, and the trick that shows it, or what else is known."""

    failed: bool
    reason: Reason


class CountingRules(RankingRules):
    """Decisions about the cards that everybody has seen. *trump* is None in a hand without trump."""

    def failed_to_follow(self, seat: Seat, tricks: Sequence[Trick], suit: Suit, trump: Suit | None) -> Shown:
        """
        Whether *seat* has put a card of another suit on a lead of *suit*: then it is void.

        It is a matter of what was played, not of counting. The leader of a trick follows nobody.

        >>> from tutor.rules import STANDARD, Rulebook
        >>> trick = Trick((Seat.EAST, Seat.SOUTH), (Card.parse("AD"), Card.parse("JD")))
        >>> Rulebook(STANDARD).failed_to_follow(Seat.SOUTH, [trick], Suit.DIAMONDS, Suit.HEARTS).failed
        True
        """
        if not any(self._asks(trick, suit, trump) for trick in tricks):
            return Shown(False, Reason("suit-not-led", suit=suit))
        played = self.put_on(suit, seat, tricks, trump)
        for number, card in played:
            if not self.follows(card, suit, trump):
                return Shown(True, self._why_void(seat, number, card, suit, trump))
        return Shown(False, self._why_not_void(seat, played, suit, trump))

    def put_on(
        self, suit: Suit, seat: Seat, tricks: Sequence[Trick], trump: Suit | None
    ) -> list[tuple[int, Card]]:
        """What *seat* has put on the leads of *suit* by others, each with the number of its trick."""
        return [
            (number, trick.cards[trick.seats.index(seat)])
            for number, trick in enumerate(tricks, 1)
            if self._asks(trick, suit, trump) and seat in trick.seats[1 : len(trick.cards)]
        ]

    def _asks(self, trick: Trick, suit: Suit, trump: Suit | None) -> bool:
        return bool(trick.cards) and self.follows_as(trick.cards[0], trump) is suit

    def _why_void(self, seat: Seat, number: int, card: Card, suit: Suit, trump: Suit | None) -> Reason:
        if card.suit is suit and card == self.bower(trump, _LEFT):
            return Reason("shown-void-left", who=seat, n=number, card=card, printed=suit)
        return Reason("shown-void", who=seat, n=number, card=card, suit=suit)

    def _why_not_void(
        self, seat: Seat, followed: Sequence[tuple[int, Card]], suit: Suit, trump: Suit | None
    ) -> Reason:
        left = self.bower(trump, _LEFT)
        for number, card in followed:
            if card == left:
                return Reason("followed-left", who=seat, n=number, card=card, trump=trump)
            if card.is_joker:
                return Reason("followed-joker", who=seat, n=number, trump=trump)
        if followed:
            return Reason("followed", who=seat, n=len(followed), suit=suit)
        return Reason("not-tested", who=seat, suit=suit)

    def cards_of(self, suit: Suit, trump: Suit | None) -> tuple[Card, ...]:
        """
        The cards of the pack that belong to *suit*: the left bower and the joker are among the trumps.

        >>> from tutor.rules import STANDARD, Rulebook
        >>> [len(Rulebook(STANDARD).cards_of(suit, Suit.HEARTS)) for suit in Suit]
        [6, 5, 7, 6]
        """
        return tuple(card for card in self.rules.pack if self.effective_suit(card, trump) is suit)

    def cards_out(self, suit: Suit, trump: Suit | None, seen: Collection[Card]) -> tuple[Card, ...]:
        """The cards of *suit* that nobody can account for: neither held nor played nor turned down."""
        return tuple(card for card in self.cards_of(suit, trump) if card not in seen)
