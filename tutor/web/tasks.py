"""A question as a page shows it: the words, the table, the answer sheet, and after an answer the result."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tutor.content.answers import Answer
from tutor.content.puzzles import Puzzle
from tutor.content.question import Question
from tutor.content.speech import own_words, prompt
from tutor.language import Line
from tutor.rules import GrammarError
from tutor.web.results import Result, result_of
from tutor.web.sheets import Sheet, sheet_of
from tutor.web.table import Table, table_of
from tutor.web.words import Words


class Task(NamedTuple):
    """A question for a template."""

    anchor: str
    """The stem of the ids that its elements bear on the page."""
    prompt: Line
    table: Table
    sheet: Sheet
    hint: Line | None
    result: Result | None = None
    complaint: Line | None = None
    """Why the answer that was given is none."""


def task_of(
    question: Question,
    words: Words,
    puzzle: Puzzle | None = None,
    *,
    given: Answer | None = None,
    chosen: Sequence[str] = (),
    complaint: GrammarError | None = None,
    anchor: str = "puzzle",
) -> Task:
    """The question; with its result where an answer is *given*, with a *complaint* where that was none."""
    return Task(
        anchor,
        prompt(question, words.lang, puzzle),
        table_of(question, words),
        sheet_of(question, words, chosen),
        own_words(puzzle, "hint", words.lang) if puzzle else None,
        None if given is None else result_of(question, given, words, puzzle),
        words.line(complaint.reason.code, **complaint.reason.values) if complaint else None,
    )
