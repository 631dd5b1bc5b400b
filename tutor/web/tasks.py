"""A question as a page shows it: the words, the table, the answer sheet, and after an answer the result."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tutor.content.answers import Answer
from tutor.content.grading import judge_answer
from tutor.content.hints import hints
from tutor.content.puzzles import Puzzle
from tutor.content.question import Question
from tutor.content.speech import prompt
from tutor.language import Line
from tutor.rules import GrammarError
from tutor.web.faces import Face, Faces
from tutor.web.happens import Happening, first_shown, happening_of
from tutor.web.results import Result, result_of, verdicts_of
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
    hints: Sequence[Line] = ()
    """Those that were asked for."""
    hints_read: int = 0
    result: Result | None = None
    complaint: Line | None = None
    """Why the answer that was given is none."""
    trumps: Sequence[Face] = ()
    """After an answer: all trumps, from the strongest down."""
    first_shown: str | None = None
    """After an answer: what to show first of what happens."""
    happening: Happening | None = None


def task_of(
    question: Question,
    words: Words,
    puzzle: Puzzle | None = None,
    *,
    given: Answer | None = None,
    chosen: Sequence[str] = (),
    complaint: GrammarError | None = None,
    shown: str | None = None,
    hints_read: int = 0,
    anchor: str = "puzzle",
) -> Task:
    """
    The question; with its result where an answer is *given*, with a *complaint* where that was none.

    *shown* is the step of what happens that is looked at, *hints_read* the number of hints asked for.
    """
    line = prompt(question, words.lang, puzzle)
    sheet = sheet_of(question, words, chosen)
    if given is None:
        table = table_of(question, words, Faces(words))
        told = words.line(complaint.reason.code, **complaint.reason.values) if complaint else None
        told_hints = hints(question, words.lang, puzzle)[:hints_read] if hints_read else []
        return Task(anchor, line, table, sheet, told_hints, hints_read, complaint=told)
    # Which jack is the left bower is no secret any more.
    faces = Faces(words, question.rulebook, question.position.named_trump)
    found = judge_answer(question, given, puzzle)
    table = table_of(question, words, faces, verdicts_of(question, found))
    happening = happening_of(question, shown, words, faces) if shown else None
    if happening:
        table = table._replace(trick=happening.trick, hand=happening.hand, your_turn=False)
    return Task(
        anchor,
        line,
        table,
        sheet,
        result=result_of(question, found, words, faces, puzzle),
        trumps=_trumps(question, faces),
        first_shown=first_shown(question, found),
        happening=happening,
    )


def _trumps(question: Question, faces: Faces) -> list[Face]:
    """Bowers make an order that is worth a look."""
    trump, rulebook = question.position.named_trump, question.rulebook
    if trump is None or not question.rules.bowers:
        return []
    trumps = rulebook.trumps(question.rules.pack, trump)
    return [faces(card) for card in rulebook.order(trumps, trump, trump)]
