"""`tutor check`: every problem of every file."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from tutor.cli.reporting import CONTENT_ERROR, OK, Commands, line_of
from tutor.content.check import Report, check
from tutor.content.places import default_paths
from tutor.content.problems import Problem
from tutor.content.speech import say_problem


def add_to(commands: Commands) -> None:
    """Adds the command and its options."""
    parser = commands.add_parser("check", help="prove puzzles and lessons")
    parser.add_argument("paths", nargs="*", type=Path, metavar="PATH")
    parser.add_argument("--format", choices=("text", "json"), default="text")
    parser.set_defaults(run=_check)


def _check(options: argparse.Namespace) -> int:
    report = check(options.paths or default_paths(Path()))
    if options.format == "json":
        print(json.dumps(_report(report), ensure_ascii=False, indent=2))
    else:
        for problem in report.problems:
            print(line_of(problem))
        print(_summary(report))
    return CONTENT_ERROR if report.errors else OK


def _summary(report: Report) -> str:
    counts = (
        (report.puzzle_count, "puzzle"),
        (report.lesson_count, "lesson"),
        (len(report.errors), "error"),
        (len(report.warnings), "warning"),
    )
    return ", ".join(f"{n} {noun}{'' if n == 1 else 's'}" for n, noun in counts)


def _report(report: Report) -> dict[str, Any]:
    return {
        "puzzles": report.puzzle_count,
        "lessons": report.lesson_count,
        "errors": [_as_data(problem) for problem in report.errors],
        "warnings": [_as_data(problem) for problem in report.warnings],
    }


def _as_data(problem: Problem) -> dict[str, Any]:
    return {
        "file": problem.file,
        "line": problem.place.line,
        "column": problem.place.column,
        "code": problem.code,
        "id": problem.id,
        "message": say_problem(problem),
    }
