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
        trumps = self.trumps(hand, trump)
        if not ruling.allowed or not trumps or card in trumps or not self._void(hand, trick, trump):
            return ruling
        return Ruling(False, Reason("must-trump", suit=self.follows_as(trick[0], trump)))

    def cue(self, sight: Sight) -> bool:
        return self._void(sight.hand, sight.trick, sight.trump)

    def _void(self, hand: Sequence[Card], trick: Sequence[Card], trump: Suit | None) -> bool:
        if not trick or not hand:
            return False
        led = self.follows_as(trick[0], trump)
        return not any(self.follows(held, led, trump) for held in hand)


class MustOvertake(MustTrump):
    """Whoever can has to play higher, and whoever can't follow has to trump, and to overtrump."""

    id = "must-overtake"
    games: ClassVar[tuple[str, ...]] = ("marias",)

    def ruling(self, card: Card, hand: Sequence[Card], trick: Sequence[Card], trump: Suit | None) -> Ruling:
        ruling = super().ruling(card, hand, trick, trump)
        if not ruling.allowed or not trick:
            return ruling
        allowed = [
            held for held in hand if super(MustOvertake, self).ruling(held, hand, trick, trump).allowed
        ]
        led = self.follows_as(trick[0], trump)
        best = max(self.strength(played, led, trump) for played in trick)
        higher = tuple(held for held in allowed if self.strength(held, led, trump) > best)
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
