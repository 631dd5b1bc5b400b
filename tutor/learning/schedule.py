"""When a skill is to be repeated: one card per skill, by the FSRS scheduler."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import UTC, date, datetime, time
from typing import NamedTuple

from fsrs import Card, Rating, Scheduler

from tutor.learning.entry import Clock, Entry

RETENTION = 0.9
"""A skill is due when it is remembered with this chance."""
LONGEST_DAYS = 180

# Without steps a day is the shortest interval; without fuzz the same log gives the same days everywhere.
_SCHEDULER = Scheduler(
    desired_retention=RETENTION,
    learning_steps=(),
    relearning_steps=(),
    maximum_interval=LONGEST_DAYS,
    enable_fuzzing=False,
)


class Reviews(NamedTuple):
    """What the scheduler makes of a skill's reviews so far."""

    times: int
    last: date
    due: date


def rating(entry: Entry) -> Rating:
    """How well an answer went, taken from the answer itself; nobody is asked."""
    if not entry.right or entry.hint > 1:
        return Rating.Again
    if entry.hint or not entry.first:
        return Rating.Hard
    return Rating.Easy if entry.placement else Rating.Good


def reviews(log: Iterable[Entry], clock: Clock) -> dict[str, Reviews]:
    """The reviews of each skill; only the first answer of a learner's day counts as one."""
    cards: dict[str, tuple[Card, int]] = {}
    for day, entry in _counted(log, clock):
        # A card without an id would wait for a millisecond to get one.
        card, count = cards.get(entry.skill, (Card(card_id=0), 0))
        card, _ = _SCHEDULER.review_card(card, rating(entry), _as_time(day))
        cards[entry.skill] = card, count + 1
    return {skill: _told(card, count) for skill, (card, count) in cards.items()}


def due(log: Iterable[Entry], now: datetime, clock: Clock) -> list[str]:
    """The skills that are due on the learner's day, those first that have waited longest."""
    today = clock.day_of(now)
    found = [(one.due, skill) for skill, one in reviews(log, clock).items() if one.due <= today]
    return [skill for _, skill in sorted(found)]


def _counted(log: Iterable[Entry], clock: Clock) -> Iterator[tuple[date, Entry]]:
    seen: dict[str, date] = {}
    for entry in log:
        day = clock.day_of(entry.time)
        # A learner who travels west may live through a day's beginning twice.
        if entry.skill not in seen or day > seen[entry.skill]:
            seen[entry.skill] = day
            yield day, entry


def _as_time(day: date) -> datetime:
    """The scheduler counts hours; a learner's evening and the next morning are a day apart all the same."""
    return datetime.combine(day, time(), UTC)


def _told(card: Card, count: int) -> Reviews:
    if card.last_review is None:
        raise ValueError("a card that was reviewed has a day")
    return Reviews(count, card.last_review.date(), card.due.date())
