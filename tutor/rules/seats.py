"""Seats at the table and the cards played from them."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import NamedTuple

from tutor.rules.cards import Card
from tutor.rules.reasons import GrammarError


class Seat(StrEnum):
    """A place at the table, in clockwise order; the learner is South."""

    NORTH = "N"
    EAST = "E"
    SOUTH = "S"
    WEST = "W"

    __hash__ = str.__hash__

    @property
    def opposite(self) -> Seat:
        """The seat across the table: the partner's, where partners sit opposite."""
        return _FROM[self][2]

    @classmethod
    def parse(cls, text: str) -> Seat:
        """
        Reads `N` or `north`, in any letter case.

        Raises:
            GrammarError: Where the text is no seat.
        """
        seat = _SEATS.get(text.strip().casefold())
        if seat is None:
            raise GrammarError("not-a-seat", text)
        return seat


_CLOCKWISE = tuple(Seat)
_FROM = {seat: _CLOCKWISE[place:] + _CLOCKWISE[:place] for place, seat in enumerate(_CLOCKWISE)}
_SEATS = {spelling.casefold(): seat for seat in Seat for spelling in (seat.value, seat.name)}


def clockwise_from(first: Seat) -> tuple[Seat, ...]:
    """
    All four seats in clockwise order, *first* first.

    >>> "".join(clockwise_from(Seat.WEST))
    'WNES'
    """
    return _FROM[first]


class Play(NamedTuple):
    """A card and the seat that played it."""

    seat: Seat
    card: Card


class Trick(NamedTuple):
    """Cards in the order they were played, with the seats that played them, the leader first."""

    seats: tuple[Seat, ...]
    cards: tuple[Card, ...]

    def plays(self) -> Iterator[Play]:
        """Every play, the lead first."""
        return map(Play, self.seats, self.cards)
