"""Beliefs about the duty to follow suit."""

from collections.abc import Sequence
from typing import ClassVar

from tutor.minds.mind import PLAYS, Mind
from tutor.minds.sight import Sight
from tutor.rules import Card, Reason, Ruling, Suit


class MustTrump(Mind):
    """Whoever can't follow suit has to trump."""

    id = "must-trump"
    skill = "follow-suit"
    games: ClassVar[tuple[str, ...]] = ("marias", "klammern")
    kinds = PLAYS

    def ruling(self, card: Card, hand: Sequence[Card], trick: Sequence[Card], trump: Suit | None) -> Ruling:
        ruling = super().ruling(card, hand, trick, trump)
        if not ruling.allowed or not self._void(hand, trick, trump):
            return ruling
        trumps = self.trumps(hand, trump)
        if not trumps or card in trumps:
            return ruling
        return Ruling(False, Reason("must-trump", suit=self.follows_as(trick[0], trump)))

    def cue(self, sight: Sight) -> bool:
        return self._void(sight.hand, sight.trick, sight.trump)

    def _void(self, hand: Sequence[Card], trick: Sequence[Card], trump: Suit | None) -> bool:
        if not trick or not hand:
            return False
        return not self.followers(hand, self.follows_as(trick[0], trump), trump)


class MustOvertake(MustTrump):
    """Whoever can has to play higher, and whoever can't follow has to trump, and to overtrump."""

    id = "must-overtake"
    games: ClassVar[tuple[str, ...]] = ("marias",)
    goes_by = ("trick-winner",)

    def ruling(self, card: Card, hand: Sequence[Card], trick: Sequence[Card], trump: Suit | None) -> Ruling:
        ruling = super().ruling(card, hand, trick, trump)
        if not ruling.allowed or not trick:
            return ruling
        led = self.follows_as(trick[0], trump)
        best = max(self.strength(played, led, trump) for played in trick)
        stronger = [held for held in hand if self.strength(held, led, trump) > best]
        may_be_played = super().ruling
        higher = tuple(held for held in stronger if may_be_played(held, hand, trick, trump).allowed)
        if not higher or card in higher:
            return ruling
        return Ruling(False, Reason("must-overtake", cards=higher))

    def cue(self, sight: Sight) -> bool:
        return bool(sight.hand and sight.trick)


class PlayAnything(Mind):
    """Any card may be played at any time."""

    id = "play-anything"
    skill = "follow-suit"
    kinds = PLAYS

    def ruling(self, card: Card, hand: Sequence[Card], trick: Sequence[Card], trump: Suit | None) -> Ruling:
        return Ruling(True, Reason("any-card")) if trick else super().ruling(card, hand, trick, trump)

    def cue(self, sight: Sight) -> bool:
        return bool(sight.hand and sight.trick)


class TrumpAnyTime(Mind):
    """A trump may be played at any time."""

    id = "trump-any-time"
    skill = "follow-suit"
    kinds = PLAYS

    def ruling(self, card: Card, hand: Sequence[Card], trick: Sequence[Card], trump: Suit | None) -> Ruling:
        ruling = super().ruling(card, hand, trick, trump)
        if ruling.allowed or not trick or self.effective_suit(card, trump) is not trump:
            return ruling
        return Ruling(True, Reason("any-trump"))

    def cue(self, sight: Sight) -> bool:
        return bool(sight.trick and self.trumps(sight.hand, sight.trump))


class NoTrumpLead(Mind):
    """Trump may not be led while other cards are held."""

    id = "no-trump-lead"
    skill = "leading"
    games: ClassVar[tuple[str, ...]] = ("hearts", "spades")
    kinds = ("legal-plays", "revoke")

    def ruling(self, card: Card, hand: Sequence[Card], trick: Sequence[Card], trump: Suit | None) -> Ruling:
        ruling = super().ruling(card, hand, trick, trump)
        if trick or self.effective_suit(card, trump) is not trump or self.trumps(hand, trump) == tuple(hand):
            return ruling
        return Ruling(False, Reason("no-trump-lead"))

    def cue(self, sight: Sight) -> bool:
        return not sight.trick and bool(self.trumps(sight.hand, sight.trump))


class FollowLastCard(Mind):
    """The card played last has to be followed, not the one that was led."""

    id = "follow-last-card"
    skill = "follow-suit"
    kinds = PLAYS

    def ruling(self, card: Card, hand: Sequence[Card], trick: Sequence[Card], trump: Suit | None) -> Ruling:
        ruling = super().ruling(card, hand, trick[-1:], trump)
        if not trick:
            return ruling
        led, last = (self.follows_as(played, trump) for played in (trick[0], trick[-1]))
        if led is last or not self.followers(hand, last, trump):
            return ruling
        return Ruling(ruling.allowed, Reason("follow-last", card2=trick[-1], suit=last))

    def cue(self, sight: Sight) -> bool:
        return bool(sight.hand) and len(sight.trick) > 1


class JokerNoSuit(Mind):
    """The joker belongs to no suit: it may be played at any time, and never has to be."""

    id = "joker-no-suit"
    skill = "joker"
    kinds = PLAYS

    def ruling(self, card: Card, hand: Sequence[Card], trick: Sequence[Card], trump: Suit | None) -> Ruling:
        if card.is_joker and trick:
            return Ruling(True, Reason("any-joker"))
        return super().ruling(card, [held for held in hand if not held.is_joker], trick, trump)

    def cue(self, sight: Sight) -> bool:
        return any(card.is_joker for card in sight.hand)
