"""A learner's days: what calendar and curve show."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date
from itertools import groupby
from typing import NamedTuple

from tutor.learning.entry import Clock, Entry
from tutor.learning.mastery import KNOWN_AT, KNOWN_BEFORE, trace


class Day(NamedTuple):
    """A day on which something was answered."""

    date: date
    answers: int
    """Practice too."""
    right: int
    known: int
    """How many skills were known when it ended."""


def history(log: Iterable[Entry], clock: Clock) -> list[Day]:
    """The learner's days with an answer, in order."""
    chances: dict[str, float] = {}
    days = []
    for day, entries in groupby(log, lambda entry: clock.day_of(entry.time)):
        answers = right = 0
        for entry in entries:
            answers += 1
            right += entry.right
            if entry.first:
                chances[entry.skill] = trace(chances.get(entry.skill, KNOWN_BEFORE), entry)
        known = sum(chance >= KNOWN_AT for chance in chances.values())
        days.append(Day(day, answers, right, known))
    return days
