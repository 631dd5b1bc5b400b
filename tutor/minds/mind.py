"""A misconception is the rulebook with one decision wrong."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from tutor.minds.sight import Sight
from tutor.rules import Bower, Card, Rulebook, Suit

# The kinds of question that turn on one decision of the rules.
PLAYS = ("legal-plays", "play-to", "revoke")
FOLLOWS = (*PLAYS, "voids")
WINS = ("trick-winner", "next-leader", "play-to")
RANKS = (*WINS, "rank-order")
SUITS = ("effective-suit", "trumps", "cards-out")
BOWERS = ("bower", "trump-for")
CARDS = tuple(dict.fromkeys((*FOLLOWS, *RANKS, *SUITS)))


class Mind(Rulebook):
    """
    Somebody who plays by the rules but for one mistaken belief.

    The belief and its refutation are the messages `mind-ID-belief` and `mind-ID-refutation`.
    """

    id: ClassVar[str]
    skill: ClassVar[str]
    """The skill that the belief belongs to."""
    games: ClassVar[tuple[str, ...]] = ()
    """The games that it is carried over from."""
    kinds: ClassVar[tuple[str, ...]]
    """The kinds of question that it answers otherwise somewhere; every other kind it answers rightly."""
    goes_by: ClassVar[tuple[str, ...]] = ()
    """The kinds of question whose answers it goes by: who is wrong about those, too, errs otherwise."""

    def cue(self, sight: Sight) -> bool:
        """Whether a position shows what calls this belief up, be it right there or not."""
        raise NotImplementedError

    def _left_bower_in(self, cards: Sequence[Card], trump: Suit | None) -> bool:
        """Whether the true left bower, whatever this mind makes of it, is among *cards*."""
        return Rulebook.bower(self, trump, Bower.LEFT) in cards
