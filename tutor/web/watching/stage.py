"""The table at one moment of a hand: who holds what, what lies in the middle, who has won how many tricks."""

from __future__ import annotations

from typing import NamedTuple

from tutor.rules import Deal, Seat, Trick
from tutor.web.faces import Face, Faces, Sign, sign_of
from tutor.web.seating import Tag, tags_of
from tutor.web.table import Played, played
from tutor.web.words import Words


class Place(NamedTuple):
    """A place at the table."""

    seat: str
    name: str
    tags: list[Tag]
    cards: list[Face]
    """Those that the reader sees."""
    backs: int
    """The number of those that are face down."""
    is_next: bool


class Stage(NamedTuple):
    """What the table shows."""

    seats: int
    places: list[Place]
    """Everybody, and the dummy while it lies there; North comes first."""
    trump: Sign | None
    trick: list[Played]
    turn_up: Face | None
    won: list[tuple[str, int]]
    """Each side and the tricks that it has won; empty before the first is complete."""
    hand_size: int


def stage_of(deal: Deal, trick: Trick, words: Words, *, open: bool) -> Stage:
    """
    The table as it is in *deal*, while *trick* still lies there.

    Where it is not *open*, South sees no other hand.
    """
    rulebook = deal.procedure.rulebook
    faces = Faces(words, rulebook, deal.trump)
    verdicts = {rulebook.winner(trick, deal.trump).card: "ahead"} if trick.cards else {}
    return Stage(
        seats=len(deal.procedure.rules.seats),
        places=[_place(deal, seat, faces, words, open=open) for seat in Seat if _is_there(deal, seat)],
        trump=sign_of(deal.trump, words.lang) if deal.trump else None,
        trick=played(trick, words, faces, verdicts),
        turn_up=faces(deal.turn_up) if deal.turn_up and _lies_there(deal, trick) else None,
        won=[_won(deal, side, words) for side in _sides(deal)] if deal.tricks else [],
        hand_size=deal.procedure.rules.hand_size,
    )


def _is_there(deal: Deal, seat: Seat) -> bool:
    return seat in deal.procedure.rules.seats or bool(deal.hand(seat))


def _lies_there(deal: Deal, trick: Trick) -> bool:
    """Whether the turned-up card is still on the table, and nothing hides it."""
    return deal.taken_by is None and not trick.cards and not deal.tricks


def _place(deal: Deal, seat: Seat, faces: Faces, words: Words, *, open: bool) -> Place:
    is_player = seat in deal.procedure.rules.seats
    cards = deal.hand(seat)
    sees = is_player and (open or seat is Seat.SOUTH)
    return Place(
        seat,
        words.seat(seat) if is_player else words.text("hands-dummy"),
        _tags(deal, seat, words) if is_player else [],
        [faces(card) for card in cards] if sees else [],
        0 if sees else len(cards),
        seat is deal.turn,
    )


def _tags(deal: Deal, seat: Seat, words: Words) -> list[Tag]:
    return tags_of(
        words,
        dealer=seat is deal.dealer,
        maker=seat is deal.maker,
        alone=seat in deal.alone,
        out=seat in deal.out,
    )


def _sides(deal: Deal) -> list[list[Seat]]:
    """Who shares tricks, in the order of the seats; a seat that sits out still has its side."""
    sides = (frozenset(deal.procedure.rulebook.side(seat)) for seat in deal.procedure.rules.seats)
    return [sorted(side, key=list(Seat).index) for side in dict.fromkeys(sides)]


def _won(deal: Deal, side: list[Seat], words: Words) -> tuple[str, int]:
    n = sum(deal.won[list(Seat).index(seat)] for seat in side)
    return " + ".join(words.seat(seat) for seat in side), n
