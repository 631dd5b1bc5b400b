"""What a card is worth under a trump: its suit, its rank, its power in a trick."""

from __future__ import annotations

from enum import StrEnum

from tutor.rules.cards import Card, Rank, Suit
from tutor.rules.reasons import GrammarError
from tutor.rules.rule_set import RuleSet


class Bower(StrEnum):
    """The two roles that trump gives to jacks."""

    RIGHT = "right"
    LEFT = "left"

    @classmethod
    def parse(cls, text: str) -> Bower:
        """
        Reads `right` or `left`.

        Raises:
            GrammarError: For anything else.
        """
        try:
            return cls(text.strip().casefold())
        except ValueError:
            raise GrammarError("not-a-bower", text) from None


LEFT_BOWER_RANK = Rank.ACE + 1
RIGHT_BOWER_RANK = Rank.ACE + 2
JOKER_RANK = Rank.ACE + 3
_ABOVE_EVERY_PLAIN_CARD = 100
# Looked up once: these are asked for at every card.
_RIGHT, _LEFT = Bower
_JACK, _JOKER = Rank.JACK, Rank.JOKER
_JACKS = {suit: Card(Rank.JACK, suit) for suit in Suit}


class RankingRules:
    """Decisions about single cards. *trump* is None where a hand is played without trump."""

    rules: RuleSet

    def bower(self, trump: Suit | None, which: Bower) -> Card | None:
        """
        The jack of trump is the right bower, the other jack of its colour the left.

        None without trump, and in games without bowers.

        >>> from tutor.rules import STANDARD, Rulebook
        >>> Rulebook(STANDARD).bower(Suit.HEARTS, Bower.LEFT)
        Card('JD')
        """
        if trump is None or not self.rules.bowers:
            return None
        return _JACKS[trump if which is _RIGHT else trump.same_colour]

    def effective_suit(self, card: Card, trump: Suit | None) -> Suit:
        """
        The suit *card* belongs to while *trump* is trump: the left bower and the joker belong to trump.

        Raises:
            ValueError: For the joker where there is no trump; it would have no suit.

        >>> from tutor.rules import STANDARD, Rulebook
        >>> Rulebook(STANDARD).effective_suit(Card.parse("JD"), Suit.HEARTS)
        <Suit.HEARTS: 'H'>
        """
        rank, suit = card
        # Only a jack can be a bower.
        if trump is not None and (suit is None or (rank is _JACK and card == self.bower(trump, _LEFT))):
            return trump
        if suit is None:
            raise ValueError("without trump the joker has no suit")
        return suit

    def follows_as(self, card: Card, trump: Suit | None) -> Suit:
        """The suit that *card* asks for when led, and follows otherwise: its effective suit."""
        return self.effective_suit(card, trump)

    def follows(self, card: Card, led: Suit, trump: Suit | None) -> bool:
        """Whether *card* follows suit where *led* was led."""
        return self.follows_as(card, trump) is led

    def wins_as(self, card: Card, trump: Suit | None) -> Suit:
        """The suit in which *card* competes for the trick: its effective suit."""
        return self.effective_suit(card, trump)

    def rank(self, card: Card, trump: Suit | None) -> int:
        """The card's height within its suit: joker, right bower, left bower, then ace downwards."""
        rank = card.rank
        if rank is _JACK and card == self.bower(trump, _RIGHT):
            return RIGHT_BOWER_RANK
        if rank is _JACK and card == self.bower(trump, _LEFT):
            return LEFT_BOWER_RANK
        return JOKER_RANK if rank is _JOKER else rank

    def strength(self, card: Card, led: Suit, trump: Suit | None) -> int:
        """The card's power in a trick where *led* was led; 0 where it can't win."""
        suit = self.wins_as(card, trump)
        if suit is trump:
            return _ABOVE_EVERY_PLAIN_CARD + self.rank(card, trump)
        return self.rank(card, trump) if suit is led else 0
