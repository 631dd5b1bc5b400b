"""What the learner knows: skill by skill, day by day; all of it computed from the log."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import NamedTuple

from babel.dates import format_date
from flask import Blueprint, Response, request, url_for

from tutor.content.lessons import Lesson
from tutor.content.skills import SKILLS
from tutor.content.speech import Belief, belief
from tutor.learning.adviser import RELEVANT, done
from tutor.learning.entry import Entry
from tutor.learning.helping import helping
from tutor.learning.history import history
from tutor.learning.limits import MOST_IN_ALL
from tutor.learning.mastery import NEW, standings
from tutor.learning.schedule import reviews
from tutor.minds import MINDS
from tutor.web import charts
from tutor.web.learner import adviser, clock, games, learner, log, now, of_one_learner
from tutor.web.pages import page, school
from tutor.web.quiz import address_of

blueprint = Blueprint("progress", __name__, url_prefix="/<language:lang>/progress")
PLACES_SHOWN = 6
"""Positions that a misconception was met in, the last ones."""
DAYS_SHOWN = 60
"""Rows of the table of days."""
NEWS = ("taken", "moved", "deleted")
"""What has just happened, as the address tells."""


class SkillRow(NamedTuple):
    """A skill with where the learner stands."""

    skill: str
    level: str
    is_due: bool
    next: str
    """The day of the next review; empty where none is planned."""
    lesson: Lesson | None
    """To be read again, where more questions of the same sort did not help."""


class NamedMind(NamedTuple):
    """A misconception that is sure enough to be named."""

    words: Belief
    times: int
    chances: int
    addresses: list[str]
    lesson: Lesson | None


@blueprint.get("")
def progress(lang: str) -> Response:
    """The page."""
    answers, today = log(), clock().day_of(now())
    days, waiting = history(answers, clock()), adviser().due(answers, now(), clock())
    lessons = list(school().lessons.values())
    passed = done(answers, lessons)
    placed = adviser().placed(answers, lessons)
    response = page(
        "progress.html",
        skills=_skills(answers, waiting, lang),
        named=_named(answers, lang),
        due=len(waiting),
        answers=len(answers),
        days=[(_day(day.date, lang), day) for day in days[: -DAYS_SHOWN - 1 : -1]],
        calendar=charts.calendar(days, today),
        curve=charts.curve(days),
        charts=charts,
        lessons=[(lesson, _state(lesson, passed, placed)) for lesson in lessons],
        next=next((one for one in lessons if one.slug not in passed and one.slug not in placed), None),
        known=learner() is not None,
        news=request.args.get("news") if request.args.get("news") in NEWS else None,
        n=max(0, min(request.args.get("n", 0, type=int), MOST_IN_ALL)),
    )
    return of_one_learner(response)


def _state(lesson: Lesson, passed: Sequence[str], placed: Sequence[str]) -> str:
    return "done" if lesson.slug in passed else "placed" if lesson.slug in placed else "open"


def _skills(answers: Sequence[Entry], waiting: Sequence[str], lang: str) -> list[SkillRow]:
    """Those that the school asks for, and any other that was asked; *waiting* are due."""
    found, planned = standings(answers, clock(), RELEVANT), reviews(answers, clock())
    taught = set(adviser().taught)
    rows = []
    for skill in SKILLS:
        if skill in taught or skill in found:
            one = found.get(skill, NEW)
            day = _day(planned[skill].due, lang) if skill in planned else ""
            lesson = helping(skill, school().lessons.values()) if one.stuck else None
            rows.append(SkillRow(skill, one.level, skill in waiting, day, lesson))
    return rows


def _named(answers: Sequence[Entry], lang: str) -> list[NamedMind]:
    return [
        NamedMind(
            belief(evidence.id, lang),
            len(evidence.matched),
            len(evidence.exposed),
            [address_of(lang, address) for address in addresses[-PLACES_SHOWN:]],
            helping(MINDS[evidence.id].skill, school().lessons.values()),
        )
        for evidence, addresses in adviser().named(answers, games())
    ]


def _day(day: date, lang: str) -> str:
    """A day as readers of the language write it."""
    return format_date(day, "medium", locale=lang)


def address(lang: str, news: str, n: int) -> str:
    """The page, with what has just happened."""
    return url_for("progress.progress", lang=lang, news=news, n=n)
