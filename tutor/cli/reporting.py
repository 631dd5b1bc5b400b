"""What all commands have in common: exit statuses, and a problem as one line."""

from __future__ import annotations

import argparse
import sys
import unicodedata
from collections.abc import Sequence
from pathlib import Path
from typing import TypeAlias

from tutor.content.check import files_below, read_all_puzzles, sort_out
from tutor.content.problems import Problem
from tutor.content.puzzles import Puzzle
from tutor.content.speech import say_problem
from tutor.language import FALLBACK, catalogue
from tutor.rules import Reason

OK, CONTENT_ERROR, USAGE = 0, 1, 2

Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"
"""What a command adds its own parser to."""


def sentence(reason: Reason) -> str:
    """A reason in the language that the commands speak."""
    return catalogue(FALLBACK).format(reason.code, **reason.values)


def level_of(problem: Problem) -> str:
    """`error` or `warning`."""
    return "warning" if problem.is_warning else "error"


def owner_of(problem: Problem) -> str:
    """The id of the puzzle or lesson, on one line; empty without one."""
    # An id that is none may have line breaks.
    return " ".join((problem.id or "").split())


def parts_of_line(problem: Problem) -> tuple[str, str, str]:
    """The parts of a problem's line: where it is, what sort of problem it is, and whose, with the message."""
    owner = f" {owner_of(problem)}" if problem.id else ""
    line, column = problem.place
    where = f"{visible(problem.file)}:{line}:{column}:"
    return where, f"{level_of(problem)}[{problem.code}]", visible(f"{owner}: {say_problem(problem)}")


def visible(text: str) -> str:
    r"""
    The text for a terminal, on one line: what commands it, or is not to be seen, is spelled out.

    >>> print(visible("H\u200b is no suit"))
    H\u200b is no suit
    """
    return "".join(
        sign.encode("unicode_escape").decode() if unicodedata.category(sign) in _UNSEEN else sign
        for sign in text
    )


_UNSEEN = ("Cc", "Cf", "Zl", "Zp")


def line_of(problem: Problem) -> str:
    """`FILE:LINE:COL: error[CODE] ID: message`."""
    where, kind, message = parts_of_line(problem)
    return f"{where} {kind}{message}"


def complain(problems: Sequence[Problem]) -> int:
    """Prints problems to standard error; the exit status they make."""
    for problem in problems:
        print(line_of(problem), file=sys.stderr)
    return CONTENT_ERROR if any(not problem.is_warning for problem in problems) else OK


def read_below(paths: Sequence[Path]) -> tuple[list[Puzzle], list[Problem]]:
    """The puzzles below *paths*, whatever they state as their answers."""
    _, files = sort_out(files_below(paths))
    read, problems = read_all_puzzles(files, stated=False)
    return [puzzle for one in read for puzzle in one.puzzles], problems
