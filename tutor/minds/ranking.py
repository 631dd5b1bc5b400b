"""Beliefs about the bowers, and about what ranks above what."""

from typing import ClassVar

from tutor.minds.mind import CARDS, RANKS, Mind
from tutor.minds.sight import Sight
from tutor.rules import JOKER, Bower, Card, Rank, Rulebook, Suit

# Looked up once: they are asked for at every card.
_BOWERS = tuple(Bower)


class AboutJacks(Mind):
    """Called up wherever a jack is in sight."""

    skill = "right-bower"

    def _makes_bowers(self, trump: Suit | None) -> bool:
        """Whether jacks become bowers here, whatever this mind makes of them."""
        return trump is not None and self.rules.bowers

    def cue(self, sight: Sight) -> bool:
        return self.rules.bowers and any(card.rank is Rank.JACK for card in sight.cards)


class NoBowers(Mind):
    """Both jacks stay ordinary cards of their printed suits."""

    id = "no-bowers"
    skill = "right-bower"
    games: ClassVar[tuple[str, ...]] = ("bridge", "whist", "hearts", "spades", "marias")
    kinds = CARDS

    def bower(self, trump: Suit | None, which: Bower) -> Card | None:
        return None

    def cue(self, sight: Sight) -> bool:
        return any(Rulebook.bower(self, sight.trump, which) in sight.cards for which in Bower)


class AllJacksTrump(AboutJacks):
    """All four jacks are trumps; the two that are no bowers rank next below those, clubs to diamonds."""

    id = "all-jacks-trump"
    games: ClassVar[tuple[str, ...]] = ("skat", "doppelkopf", "schafkopf")
    kinds = CARDS

    def effective_suit(self, card: Card, trump: Suit | None) -> Suit:
        if trump is not None and card.rank is Rank.JACK and self._makes_bowers(trump):
            return trump
        return super().effective_suit(card, trump)

    def rank(self, card: Card, trump: Suit | None) -> int:
        rank = super().rank(card, trump)
        if not self._makes_bowers(trump):
            return rank
        if card.rank is Rank.JACK and card not in [self.bower(trump, which) for which in _BOWERS]:
            return Rank.ACE + 1 + _JACKS.index(card)
        # Whatever ranks above the ace makes room for the other jacks.
        return rank + len(_JACKS) if rank > Rank.ACE else rank


_JACKS = [Card(Rank.JACK, suit) for suit in (Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES, Suit.CLUBS)]


class JacksHigh(AboutJacks):
    """The jack is the highest card of every suit."""

    id = "jacks-high"
    skill = "ranking"
    games: ClassVar[tuple[str, ...]] = ("klammern",)
    kinds = RANKS

    def rank(self, card: Card, trump: Suit | None) -> int:
        rank = super().rank(card, trump)
        ordinary = card.rank is Rank.JACK and rank < Rank.ACE and self._makes_bowers(trump)
        return Rank.ACE + 1 if ordinary else rank


class AceOverBowers(Mind):
    """The ace of trumps ranks above both bowers."""

    id = "ace-over-bowers"
    skill = "right-bower"
    games: ClassVar[tuple[str, ...]] = ("bridge", "whist", "hearts", "spades", "marias")
    kinds = RANKS

    def rank(self, card: Card, trump: Suit | None) -> int:
        rank = super().rank(card, trump)
        if rank < Rank.ACE:
            return rank
        bowers = [bower for which in _BOWERS if (bower := self.bower(trump, which))]
        if not bowers:
            return rank
        top = max(super(AceOverBowers, self).rank(bower, trump) for bower in bowers)
        if card == Card(Rank.ACE, trump):
            return top + 1
        # The joker stays above the ace.
        return rank + 1 if rank > top else rank

    def cue(self, sight: Sight) -> bool:
        return self.rules.bowers and Card(Rank.ACE, sight.trump) in sight.cards


class TenHigh(Mind):
    """The ten ranks directly below the ace; king, queen and jack come after it."""

    id = "ten-high"
    skill = "ranking"
    games: ClassVar[tuple[str, ...]] = ("skat", "doppelkopf", "schafkopf", "marias", "klammern")
    kinds = RANKS

    def rank(self, card: Card, trump: Suit | None) -> int:
        rank = super().rank(card, trump)
        return _TEN_HIGH.get(rank, rank)

    def cue(self, sight: Sight) -> bool:
        return any(card.rank is Rank.TEN for card in sight.cards)


_TEN_HIGH: dict[int, int] = {
    Rank.TEN: Rank.KING,
    Rank.KING: Rank.QUEEN,
    Rank.QUEEN: Rank.JACK,
    Rank.JACK: Rank.TEN,
}


class RightOverJoker(Mind):
    """The right bower ranks above the joker: the two change places."""

    id = "right-over-joker"
    skill = "joker"
    kinds = RANKS

    def rank(self, card: Card, trump: Suit | None) -> int:
        right = self.bower(trump, Bower.RIGHT)
        if right is None:
            return super().rank(card, trump)
        return super().rank({JOKER: right, right: JOKER}.get(card, card), trump)

    def cue(self, sight: Sight) -> bool:
        return JOKER in sight.cards
