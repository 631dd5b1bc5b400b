"""The rules of Euchre, decision by decision."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from tutor.rules.calling import CallingRules
from tutor.rules.cards import JOKER, Card, Suit
from tutor.rules.counting import CountingRules
from tutor.rules.facts import Facts, Fault
from tutor.rules.faults import find_faults
from tutor.rules.ranking import Bower
from tutor.rules.reasons import Reason, Ruling
from tutor.rules.rule_set import RuleSet
from tutor.rules.scoring import ScoringRules
from tutor.rules.seats import Seat, Trick

# Looked up once: they are asked for at every card.
_RIGHT, _LEFT = Bower


class Win(NamedTuple):
    """Who wins a trick, with which card, and why."""

    seat: Seat
    card: Card
    reason: Reason


class Lead(NamedTuple):
    """Who leads to the next trick, and why."""

    seat: Seat
    reason: Reason


class Rulebook(CountingRules, CallingRules, ScoringRules):
    """
    What the rules decide, and the reason.

    The decisions about plays stand here; those about cards, calls, seats and points in the classes that it
    is made of. A misconception is a subclass with one decision wrong, so every decision asks `self` for the
    others.
    *trump* is None where a hand is played without trump.
    """

    def __init__(self, rules: RuleSet) -> None:
        self.rules = rules
        self._followed: tuple[object, tuple[Card, ...]] = ((), ())

    # Of a play

    def ruling(self, card: Card, hand: Sequence[Card], trick: Sequence[Card], trump: Suit | None) -> Ruling:
        """
        Whether *card* of *hand* may be played to the cards of *trick*: follow suit if you can.

        The one place that knows the duty to follow. There is no duty to trump, to overtrump or to win.
        """
        if not trick:
            return Ruling(True, Reason("lead-free"))
        led = self.follows_as(trick[0], trump)
        followers = self.followers(hand, led, trump)
        if not followers:
            return Ruling(True, self._why_free(hand, led, trump))
        if card in followers:
            return Ruling(True, self._why_followed(followers, led, trump))
        return Ruling(False, self._why_refused(card, followers, led, trump))

    def _why_free(self, hand: Sequence[Card], led: Suit, trump: Suit | None) -> Reason:
        left = self.bower(trump, _LEFT)
        if left in hand and left is not None and left.suit is led:
            return Reason("void-left-trap", card=left, trump=trump, printed=led)
        return Reason("void-any", suit=led)

    def _why_followed(self, followers: tuple[Card, ...], led: Suit, trump: Suit | None) -> Reason:
        if len(followers) > 1:
            return Reason("follow-must", suit=led, n=len(followers))
        (only,) = followers
        if led is trump and only == self.bower(trump, _LEFT):
            return Reason("follow-left-only", card=only, trump=trump)
        if only.is_joker:
            return Reason("follow-joker-only", card=only, trump=trump)
        return Reason("follow-only", card=only, suit=led)

    def _why_refused(self, card: Card, followers: tuple[Card, ...], led: Suit, trump: Suit | None) -> Reason:
        left = self.bower(trump, _LEFT)
        if card == left and card.suit is led:
            return Reason("revoke-left", card=card, printed=led, held=followers)
        if led is trump and followers == (left,):
            return Reason("revoke-holding-left", cards=(card,), trump=trump, card2=left)
        if followers == (JOKER,):
            return Reason("revoke-holding-joker", cards=(card,), trump=trump)
        return Reason("revoke", cards=(card,), suit=led, held=followers)

    def winner(self, trick: Trick, trump: Suit | None) -> Win:
        """The highest trump wins; without one, the highest card of the suit led."""
        led = self.follows_as(trick.cards[0], trump)
        powers = [self.strength(card, led, trump) for card in trick.cards]
        best = powers.index(max(powers))
        seat, card = trick.seats[best], trick.cards[best]
        if self.wins_as(card, trump) is trump:
            return Win(seat, card, Reason("trick-trump", who=seat, card=card))
        return Win(seat, card, Reason("trick-suit", who=seat, card=card, trump=trump))

    def next_leader(self, trick: Trick, trump: Suit | None) -> Lead:
        """Whoever wins the trick leads to the next one."""
        winner = self.winner(trick, trump).seat
        return Lead(winner, Reason("winner-leads", who=winner))

    def faults(self, facts: Facts) -> list[Fault]:
        """Everything that makes a position impossible; empty where it can come up in a game."""
        return find_faults(self, facts)

    # Derived, never overridden: what is quoted is what decided

    def followers(self, hand: Sequence[Card], led: Suit, trump: Suit | None) -> tuple[Card, ...]:
        """The cards of *hand* that follow suit where *led* was led, in the hand's order."""
        # Every card of a hand asks for the same, so the last answer is kept.
        asked = (tuple(hand), led, trump)
        before, found = self._followed
        if before != asked:
            found = tuple([card for card in hand if self.follows(card, led, trump)])
            self._followed = asked, found
        return found

    def legal_plays(
        self, hand: Sequence[Card], trick: Sequence[Card], trump: Suit | None
    ) -> tuple[Card, ...]:
        """
        The cards of *hand* that may be played, in the hand's order; never empty while cards are held.

        >>> from tutor.rules import STANDARD
        >>> hand = [Card.parse(card) for card in "JD AD KC 10S 9S".split()]
        >>> Rulebook(STANDARD).legal_plays(hand, [Card.parse("9H")], Suit.HEARTS)
        (Card('JD'),)
        """
        return tuple(card for card in hand if self.ruling(card, hand, trick, trump).allowed)

    def why_not(
        self, card: Card, hand: Sequence[Card], trick: Sequence[Card], trump: Suit | None
    ) -> Reason | None:
        """Why *card* may not be played; None where it may."""
        ruling = self.ruling(card, hand, trick, trump)
        return None if ruling.allowed else ruling.reason

    def trumps(self, cards: Iterable[Card], trump: Suit | None) -> tuple[Card, ...]:
        """The trumps among *cards*, in their order."""
        return tuple(card for card in cards if self.effective_suit(card, trump) is trump)

    def order(self, cards: Iterable[Card], led: Suit, trump: Suit | None) -> tuple[Card, ...]:
        """
        *cards* from the strongest to the weakest where *led* was led.

        >>> from tutor.rules import STANDARD
        >>> cards = [Card.parse(card) for card in "AH JD 9D JH".split()]
        >>> Rulebook(STANDARD).order(cards, Suit.DIAMONDS, Suit.HEARTS)
        (Card('JH'), Card('JD'), Card('AH'), Card('9D'))
        """
        return tuple(sorted(cards, key=lambda card: -self.strength(card, led, trump)))

    def why_beaten(self, card: Card, by: Card, led: Suit, trump: Suit | None) -> Reason:
        """Why *card* loses to the stronger card *by* in a trick where *led* was led."""
        if not self.strength(card, led, trump):
            return Reason("cannot-win", card=card, trump=trump)
        if self.wins_as(card, trump) is not self.wins_as(by, trump):
            return Reason("beats-trump", card=by, card2=card)
        if by.is_joker:
            return Reason("beats-joker", card=by, card2=card)
        if by == self.bower(trump, _RIGHT):
            return Reason("beats-right", card=by, card2=card)
        if by == self.bower(trump, _LEFT):
            return Reason("beats-left", card=by, card2=card)
        return Reason("beats-higher", card=by, card2=card)
