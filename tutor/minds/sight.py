"""What a position shows of the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tutor.rules import Card, Seat, Suit


class Sight(NamedTuple):
    """What the learner, South, sees of a position; what it does not show is None or empty."""

    hand: Sequence[Card] = ()
    trick: Sequence[Card] = ()
    """The cards of the trick on the table, the first is led."""
    trump: Suit | None = None
    play: Sequence[Card] = ()
    """The cards of the tricks before."""
    seats: Sequence[Seat] = ()
    """Who played the cards of the trick, where that is known."""
    dealer: Seat | None = None
    turn_up: Card | None = None
    bids: Sequence[str] = ()
    """The calls so far, from the dealer's left."""
    maker: Seat | None = None
    alone: Sequence[Seat] = ()
    tricks: int | None = None
    """The tricks that the makers have taken, once the hand is over."""
    bid: str | None = None
    """The bid that the makers have to fulfil."""
    stage: str = ""
    """How far a deal has come that is told by its calls: `turn-up-round`, `discard`, `tricks`, `over`."""
    turn: Seat | None = None
    """Whose turn it is by these calls."""

    @property
    def cards(self) -> tuple[Card, ...]:
        """Every card in sight but the one turned up."""
        return (*self.hand, *self.trick, *self.play)
