"""Which lesson helps."""

from __future__ import annotations

from collections.abc import Iterable

from tutor.content.lessons import Lesson
from tutor.minds import MINDS


def helping_most(minds: Iterable[str], missed: Iterable[str], lessons: Iterable[Lesson]) -> Lesson | None:
    """The lesson on the first of the misconceptions met that any lesson teaches, else on a skill missed."""
    course = list(lessons)
    skills = (*(MINDS[id].skill for id in minds), *missed)
    return next((lesson for skill in skills if (lesson := helping(skill, course))), None)


def helping(skill: str, lessons: Iterable[Lesson]) -> Lesson | None:
    """The first lesson that teaches a skill."""
    return next((lesson for lesson in lessons if skill in lesson.skills), None)
