"""Calendar and curve: what was done on which of the learner's days."""

from datetime import date

from entries import an_entry

from tutor.learning.entry import Clock
from tutor.learning.history import Day, history
from tutor.learning.mastery import Level, standings

DAY = 24 * 60
LOG = [
    an_entry(0, address="a"),
    an_entry(1, address="b"),
    an_entry(2, address="b", first=False, verdict="wrong"),
    an_entry(3, address="c", skill="trump"),
    an_entry(5 * 60 + 59, address="d", skill="trump", verdict="wrong"),
    an_entry(3 * DAY, address="e", skill="trump"),
    an_entry(3 * DAY + 1, address="f", skill="trump"),
]


def test_a_day_for_each_day_with_an_answer() -> None:
    assert history(LOG, Clock(0)) == [
        Day(date(2026, 3, 2), answers=5, right=3, known=1),
        Day(date(2026, 3, 5), answers=2, right=2, known=2),
    ]


def test_the_days_are_the_learners() -> None:
    assert [(day.date.day, day.answers) for day in history(LOG, Clock(1))] == [(2, 4), (3, 1), (5, 2)]


def test_nothing_yet() -> None:
    assert history([], Clock(0)) == []


def test_the_curve_ends_where_the_learner_stands() -> None:
    known = [one for one in standings(LOG, Clock(0)).values() if one.level is not Level.LEARNING]
    assert history(LOG, Clock(0))[-1].known == len(known)
