"""What the site teaches: the content of one folder, read and rendered once, before the first visitor."""

from __future__ import annotations

import logging
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from tutor.content.check import Report, check
from tutor.content.hands import Hand
from tutor.content.lessons import Lesson, render_text
from tutor.content.puzzles import Puzzle
from tutor.content.speech import say_problem
from tutor.language import LANGUAGES
from tutor.learning.items import Quizmaster
from tutor.web.rendering import LessonRenderer
from tutor.web.templates import Templates

_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class LessonPage:
    """A lesson's text in one language, and its exit check, as HTML."""

    body: str
    exit: str


@dataclass
class School:
    """Lessons and puzzles without an error; what has one was logged and is not here."""

    report: Report
    pages: dict[tuple[str, str], LessonPage] = field(default_factory=dict)
    """Slug and language to the lesson's page."""
    shown: dict[str, list[str]] = field(default_factory=dict)
    """Slug to the ids of the puzzles in the lesson, in the order of the page."""

    @property
    def puzzles(self) -> dict[str, Puzzle]:
        """All puzzles, by id."""
        return self.report.puzzles

    @property
    def hands(self) -> dict[str, Hand]:
        """All hands to watch, by id."""
        return self.report.hands

    @cached_property
    def lessons(self) -> dict[str, Lesson]:
        """The lessons by slug, in the order of the course."""
        return {lesson.slug: lesson for lesson in self.report.lessons}

    @cached_property
    def quizmaster(self) -> Quizmaster:
        """Who asks about all of it."""
        return Quizmaster(self.puzzles)

    @cached_property
    def _home(self) -> dict[str, str]:
        """The first lesson that shows a puzzle, by the puzzle's id."""
        return {id: slug for slug in reversed(self.lessons) for id in self.shown[slug]}

    def lesson_of(self, id: str) -> Lesson | None:
        """The lesson that a puzzle belongs to."""
        return self.lessons.get(self._home.get(id, ""))

    def next_puzzle(self, id: str) -> str | None:
        """The puzzle after this one in its lesson, else among all; None after the last."""
        lesson = self.lesson_of(id)
        for ids in (self.shown[lesson.slug] if lesson else [], list(self.puzzles)):
            if id in ids[:-1]:
                return ids[ids.index(id) + 1]
        return None

    def next_lesson(self, slug: str) -> Lesson | None:
        """The lesson after this one in the course."""
        slugs = list(self.lessons)
        after = slugs[slugs.index(slug) + 1 :]
        return self.lessons[after[0]] if after else None


def open_school(root: Path, templates: Templates) -> School:
    """
    Reads and proves `puzzles` and `lessons` in *root*, and renders every lesson in every language.

    Raises:
        FileNotFoundError: Where a folder is there and empty, or neither is there.
    """
    folders = [folder for folder in (root / "puzzles", root / "lessons") if folder.is_dir()]
    if not folders:
        raise FileNotFoundError(str(root))
    report = check(folders)
    for problem in report.errors:
        line, column = problem.place
        what = "left out" if problem.leaves_out else "shown in English"
        _log.error(
            "%s: %s:%d:%d [%s] %s", what, problem.file, line, column, problem.code, say_problem(problem)
        )
    school = School(report)
    for lesson in report.lessons:
        for lang in LANGUAGES:
            render_lesson(school, lesson, lang, templates)
    return school


def render_lesson(school: School, lesson: Lesson, lang: str, templates: Templates) -> LessonPage:
    """A lesson's page in one language, which the school keeps."""
    text = lesson.texts[lang]
    renderer = LessonRenderer(lesson.slug, text.lang, school.puzzles, school.hands, templates)
    body = render_text(text, text.lang, renderer)
    last = "".join(renderer.puzzle(id) for id in lesson.exit)
    school.shown[lesson.slug] = list(dict.fromkeys(renderer.shown))
    if text.lang != lang:
        body, last = (f'<div lang="{text.lang}">{part}</div>' if part else "" for part in (body, last))
    return school.pages.setdefault((lesson.slug, lang), LessonPage(body, last))
