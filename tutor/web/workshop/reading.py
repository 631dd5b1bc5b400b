"""What the author's files hold at this moment: good puzzles, and problems at their places."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from threading import Lock
from typing import NamedTuple

from flask import Flask

from tutor.content.check import GLOSSARY, LESSON, Report, check, files_below
from tutor.content.excerpt import Excerpt, Excerpts
from tutor.content.hands import Hand
from tutor.content.lessons import Lesson
from tutor.content.memory import Memory
from tutor.content.places import data_root
from tutor.content.problems import Place, Problem
from tutor.content.puzzles import Puzzle
from tutor.language import FALLBACK
from tutor.web.school import LessonPage, School, render_lesson
from tutor.web.templates import Templates
from tutor.web.workshop.watching import state_of

_WIDTH = 64
"""So many characters of the author's line are shown."""


class Told(NamedTuple):
    """A problem with the author's line."""

    problem: Problem
    excerpt: Excerpt | None


@dataclass
class Draft:
    """One of the author's files: what stands in it, in the order of its lines."""

    name: str
    entries: list[Puzzle | Told] = field(default_factory=list)
    lesson: Lesson | None = None
    """The lesson that the file belongs to, where it has no error."""
    hand: Hand | None = None
    """The hand to watch that the file tells, where it has no error."""
    holds_puzzles: bool = True

    @property
    def puzzles(self) -> list[Puzzle]:
        """The good ones."""
        return [entry for entry in self.entries if isinstance(entry, Puzzle)]

    @property
    def errors(self) -> int:
        """How many problems fail a check."""
        return sum(isinstance(entry, Told) and not entry.problem.is_warning for entry in self.entries)

    @property
    def warnings(self) -> int:
        """How many problems do not."""
        return sum(isinstance(entry, Told) and entry.problem.is_warning for entry in self.entries)


class Workshop:
    """The files below some paths, read anew whenever one of them has changed."""

    def __init__(self, paths: Sequence[Path], app: Flask) -> None:
        self.paths = paths
        self.drafts: dict[str, Draft] = {}
        self.state = ""
        self._app = app
        self._lock = Lock()
        self._memory = Memory()

    def open(self) -> School:
        """
        Reads the files for the first time.

        Raises:
            FileNotFoundError: For a path that is not there, and for a folder without any content.
        """
        self.state = state_of(self.paths)
        return self._read(self.paths)

    def look(self) -> None:
        """Reads the files anew if one of them has changed; all pages are made anew then."""
        with self._lock:
            state = state_of(self.paths)
            if state == self.state:
                return
            try:
                school = self._read([path for path in self.paths if path.exists()] or self.paths)
            except OSError:
                # Deleted, locked, or just being put in place: what was read last stays until then.
                return
            self._app.extensions["school"] = school
            self._app.extensions["page_cache"].forget()
            self.state = state

    @cached_property
    def _lent(self) -> Report:
        return check([data_root() / "puzzles"])

    def _read(self, paths: Sequence[Path]) -> School:
        files = files_below(paths)
        report = check(paths, memory=self._memory)
        self.drafts = _drafts(files, report)
        if report.lessons and not report.puzzle_count:
            # Lessons alone show the school's own puzzles and hands.
            report.puzzles.update(self._lent.puzzles)
            report.hands.update(self._lent.hands)
        return _open(report, self._app.extensions["templates"])


class _Pages(dict[tuple[str, str], LessonPage]):
    """Lessons are rendered when somebody looks at them: an author waits for one page, not for all."""

    def __init__(self, school: School, templates: Templates) -> None:
        super().__init__()
        self._school, self._templates = school, templates

    def __missing__(self, page: tuple[str, str]) -> LessonPage:
        slug, lang = page
        return render_lesson(self._school, self._school.lessons[slug], lang, self._templates)


class _Shown(dict[str, list[str]]):
    """What a lesson shows is known once it is rendered."""

    def __init__(self, pages: _Pages) -> None:
        super().__init__()
        self._pages = pages

    def __missing__(self, slug: str) -> list[str]:
        self._pages[slug, FALLBACK]
        return self[slug]


def _open(report: Report, templates: Templates) -> School:
    school = School(report)
    school.pages = pages = _Pages(school, templates)
    school.shown = _Shown(pages)
    return school


def _drafts(files: Sequence[Path], report: Report) -> dict[str, Draft]:
    drafts = {str(file): Draft(str(file)) for file in files}
    for file in files:
        if file.name in (LESSON, GLOSSARY):
            drafts[str(file)].holds_puzzles = False
    excerpts = Excerpts(_WIDTH)
    placed: list[tuple[str, Place, Puzzle | Told]] = [
        (puzzle.file, puzzle.written.start, puzzle) for puzzle in report.puzzles.values()
    ]
    for problem in report.problems:
        told = Told(problem, excerpts.at(problem.file, problem.place))
        placed.append((_owner(problem.file, drafts), problem.place, told))
    # A problem comes before the puzzle that begins at its place.
    for name, _, entry in sorted(placed, key=lambda one: (one[1], isinstance(one[2], Puzzle))):
        drafts.setdefault(name, Draft(name)).entries.append(entry)
    lessons = {lesson.slug: lesson for lesson in report.lessons}
    for file in (file for file in files if file.name == LESSON):
        drafts[str(file)].lesson = lessons.get(file.parent.name)
    for hand in report.hands.values():
        drafts[hand.file].hand = hand
        drafts[hand.file].holds_puzzles = False
    return drafts


def _owner(name: str, drafts: dict[str, Draft]) -> str:
    """A text belongs to its lesson's file."""
    lesson = str(Path(name).parent / LESSON)
    return lesson if Path(name).suffix == ".md" and lesson in drafts else name
