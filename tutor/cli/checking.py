"""`tutor check`: every problem of every file."""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tutor.cli.annotations import annotation
from tutor.cli.colour import Colour, coloured, takes_colour
from tutor.cli.progress import Progress
from tutor.cli.reporting import CONTENT_ERROR, OK, Commands, parts_of_line
from tutor.content.check import Report, check
from tutor.content.excerpt import Excerpts
from tutor.content.places import default_paths
from tutor.content.problems import Problem
from tutor.content.speech import say_problem
from tutor.language import LANGUAGES


def add_to(commands: Commands) -> None:
    """Adds the command and its options."""
    parser = commands.add_parser("check", help="prove puzzles, hands and lessons")
    parser.add_argument("paths", nargs="*", type=Path, metavar="PATH")
    parser.add_argument("--format", choices=("text", "json", "github"), default="text")
    parser.set_defaults(run=_check)


def _check(options: argparse.Namespace) -> int:
    progress = Progress()
    try:
        report = check(options.paths or default_paths(Path()), progress)
    finally:
        progress.clear()
    if options.format == "json":
        print(json.dumps(_as_data(report), ensure_ascii=False, indent=2))
    else:
        excerpts = Excerpts()
        for problem in report.problems:
            print(annotation(problem) if options.format == "github" else _shown(problem, excerpts))
        print(_summary(report))
    return CONTENT_ERROR if report.errors else OK


def _shown(problem: Problem, excerpts: Excerpts) -> str:
    """The problem in its line, and below it the author's line with a mark under the place."""
    paint = coloured if takes_colour(sys.stdout) else lambda text, _: text
    level = Colour.WARNING if problem.is_warning else Colour.ERROR
    place, kind, message = parts_of_line(problem)
    shown = f"{paint(place, Colour.PLACE)} {paint(kind, level)}{message}"
    found = excerpts.at(problem.file, problem.place)
    if found is None:
        return shown
    number = f"{found.number:>5} | "
    margin = f"{'':>5} | "
    line = paint(number, Colour.MARGIN) + found.text
    mark = paint(margin, Colour.MARGIN) + paint(found.mark, level)
    return "\n".join((shown, line, mark))


def _summary(report: Report) -> str:
    counts = (
        (report.puzzle_count, "puzzle"),
        *([(report.hand_count, "hand")] if report.hand_count else []),
        (report.lesson_count, "lesson"),
        (len(report.errors), "error"),
        (len(report.warnings), "warning"),
    )
    counted = ", ".join(f"{n} {noun}{'' if n == 1 else 's'}" for n, noun in counts)
    return "; ".join(
        (
            counted,
            *_by_language(report, "missing", "language-missing"),
            *_by_language(report, "stale", "stale"),
        )
    )


def _by_language(report: Report, what: str, code: str) -> Iterator[str]:
    """How many texts are missing or stale in each language that has such."""
    found = Counter(
        problem.reason.values["language"] for problem in report.problems if problem.reason.code == code
    )
    if found:
        yield f"{what} texts: " + ", ".join(f"{lang} {found[lang]}" for lang in LANGUAGES if found[lang])


def _as_data(report: Report) -> dict[str, Any]:
    return {
        "puzzles": report.puzzle_count,
        "hands": report.hand_count,
        "lessons": report.lesson_count,
        "errors": [_problem_as_data(problem) for problem in report.errors],
        "warnings": [_problem_as_data(problem) for problem in report.warnings],
    }


def _problem_as_data(problem: Problem) -> dict[str, Any]:
    return {
        "file": problem.file,
        "line": problem.place.line,
        "column": problem.place.column,
        "code": problem.code,
        "id": problem.id,
        "message": say_problem(problem),
    }
