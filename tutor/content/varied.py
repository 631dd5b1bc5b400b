"""An author's puzzle in other suits and at other seats, each variant proved like the author's own."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from tutor.content.address import pairs_of
from tutor.content.ask import read_ask
from tutor.content.proof import prove
from tutor.content.puzzles import Puzzle
from tutor.content.question import Question
from tutor.content.shifts import SAME, Shift, shifts_of
from tutor.content.texts import names_seat, names_suit


def variants_of(puzzle: Puzzle) -> list[Question]:
    """
    Every other way to ask what a puzzle asks: each is another question, with the author's answer moved.

    None where the author wants it to stay; own words that name a suit or a seat keep the suits or the seats.
    What does not mislead whom it should any more is left out.
    """
    return list(_variants(puzzle))


def draw_variant(puzzle: Puzzle, seed: str) -> Question:
    """
    The puzzle's question or one of its variants; the same seed draws the same one in every process.

    No other variant is looked at than those that are tried: that is cheap.
    """
    shifts = _allowed(puzzle)
    Random(seed).shuffle(shifts)
    moved = (_moved(puzzle, shift) for shift in shifts)
    return next((question for question in moved if question), puzzle.question)


def _variants(puzzle: Puzzle) -> Iterator[Question]:
    found = [puzzle.question]
    for shift in _allowed(puzzle):
        question = _moved(puzzle, shift)
        if question and question not in found:
            found.append(question)
            yield question


def _allowed(puzzle: Puzzle) -> list[Shift]:
    """The shifts that the author's wish and words allow."""
    shifts = shifts_of(puzzle.question)
    if not puzzle.keys.vary:
        return shifts[:1]
    if names_suit(puzzle.keys):
        shifts = [shift for shift in shifts if shift.suits == SAME.suits]
    if names_seat(puzzle.keys):
        shifts = [shift for shift in shifts if shift.seats == SAME.seats]
    return shifts


def _moved(puzzle: Puzzle, shift: Shift) -> Question | None:
    """The puzzle's question, moved and read anew; None where not all that its author says is so."""
    pairs = pairs_of(shift.question(puzzle.question))
    question = read_ask(puzzle.kind, pairs)
    if not isinstance(question, Question):
        return None
    form, stated = question.position.form, puzzle.answer
    answer = None if stated is None else shift.answer(form, stated)
    moved = replace(puzzle, question=question, answer=answer)
    return None if any(not problem.is_warning for problem in prove(moved)) else question
