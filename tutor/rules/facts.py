"""What a position states, and what can be wrong with it."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from tutor.rules.cards import Card, Suit
from tutor.rules.reasons import Reason
from tutor.rules.seats import Seat


class Stage(Enum):
    """How far the trick of a position has come."""

    ANY = "no trick is asked for"
    LEARNER_NEXT = "South is the next to play"
    COMPLETE = "every seat that plays has played"


class Facts(NamedTuple):
    """
    The facts of a position in the play of the cards; what it does not state is None or empty.

    The seats of a trick are filled in by `Rulebook.turn_order`; a trick here is its leader and its cards.
    """

    stage: Stage = Stage.ANY
    trump: Suit | None = None
    without_trump: bool = False
    """Stated outright: this hand is played without trump."""
    hand: tuple[Card, ...] | None = None
    leader: Seat | None = None
    trick: tuple[Card, ...] = ()
    led: Suit | None = None
    play: tuple[tuple[Seat, tuple[Card, ...]], ...] = ()
    """The tricks before this one: leader, cards."""
    whole_play: bool = False
    """Whether these are all the tricks so far, so that they tell how many cards South still holds."""
    deal: tuple[tuple[Seat, tuple[Card, ...]], ...] = ()
    """The open hands before the first trick; where they are known, a revoke is a fact that can be seen."""
    dealer: Seat | None = None
    maker: Seat | None = None
    alone: tuple[Seat, ...] = ()


class Fault(NamedTuple):
    """
    One thing that makes a position impossible.

    `about` names the fact and, below it, the word: ("hand", 5) is the hand's sixth card, ("trick", 0) the
    trick's leader, ("play", 1, 2) the second card of the second trick, ("deal", 1, 0) the second hand's seat.
    """

    about: tuple[str | int, ...]
    reason: Reason
    whose_turn: bool = False
    """Whether the fault is that somebody else is to act."""
