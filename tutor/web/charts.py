"""A learner's days as two drawings: a calendar, and the curve of what is known."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, timedelta
from typing import NamedTuple

from tutor.learning.history import Day

WEEKS = 16
CELL, GAP = 14, 3
_BUSY = (1, 10, 25, 50)
"""From so many answers on a day is drawn darker."""
WIDTH, HEIGHT, MARGIN = 320, 120, 8


class Cell(NamedTuple):
    """One day of the calendar."""

    x: int
    y: int
    shade: int


class Curve(NamedTuple):
    """The number of skills known, day after day, as the points of a line."""

    points: str
    most: int
    dots: list[tuple[float, float]]


def calendar(days: Sequence[Day], today: date) -> list[Cell]:
    """The last weeks, a column each, Monday at the top."""
    answers = {day.date: day.answers for day in days}
    monday = today - timedelta(days=today.weekday())
    first = monday - timedelta(weeks=WEEKS - 1)
    shown = [first + timedelta(days=number) for number in range((today - first).days + 1)]
    step = CELL + GAP
    return [
        Cell((day - first).days // 7 * step, day.weekday() * step, _shade(answers.get(day, 0)))
        for day in shown
    ]


def _shade(answers: int) -> int:
    return sum(answers >= least for least in _BUSY)


def curve(days: Sequence[Day]) -> Curve:
    """From the first day to the last, each at its date."""
    most = max((day.known for day in days), default=0)
    span = (days[-1].date - days[0].date).days if days else 0
    wide, high = WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN
    dots = [
        (
            round(MARGIN + wide * (day.date - days[0].date).days / span if span else WIDTH / 2, 1),
            round(HEIGHT - MARGIN - high * (day.known / most if most else 0), 1),
        )
        for day in days
    ]
    # Of days that lie on the same spot the last one is drawn, so that years make no longer page.
    dots = list({round(x): (x, y) for x, y in dots}.values())
    return Curve(" ".join(f"{x:g},{y:g}" for x, y in dots), most, dots)
