"""An author's puzzle in other suits and at other seats, each variant proved like the author's own."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from tutor.content.address import pairs_of
from tutor.content.ask import read_ask
from tutor.content.fields import PuzzleKeys
from tutor.content.proof import prove
from tutor.content.puzzles import Puzzle
from tutor.content.question import Question
from tutor.content.shifts import SAME, Shift, shifts_of
from tutor.content.texts import OWN_WORDS, moved_placeholders, names_seat, names_suit


def variants_of(puzzle: Puzzle) -> list[Puzzle]:
    """
    Every other way to ask what a puzzle asks: another question, with the author's answer and words moved.

    None where the author wants it to stay; own words that name a suit or a seat keep the suits or the seats.
    What does not mislead whom it should any more is left out.
    """
    return list(_variants(puzzle))


def draw_puzzle(puzzle: Puzzle, seed: str) -> Puzzle:
    """
    The puzzle or one of its variants; the same seed draws the same one in every process.

    Only those are proved that come up until one is good.
    """
    shifts = _allowed(puzzle)
    Random(seed).shuffle(shifts)
    moved = (_moved(puzzle, shift) for shift in shifts)
    return next((variant for variant in moved if variant), puzzle)


def draw_variant(puzzle: Puzzle, seed: str) -> Question:
    """The question of the puzzle, or of one of its variants."""
    return draw_puzzle(puzzle, seed).question


def _variants(puzzle: Puzzle) -> Iterator[Puzzle]:
    found = [puzzle.question]
    for shift in _allowed(puzzle):
        variant = _moved(puzzle, shift)
        if variant and variant.question not in found:
            found.append(variant.question)
            yield variant


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


def _moved(puzzle: Puzzle, shift: Shift) -> Puzzle | None:
    """The puzzle, moved and its question read anew; None where not all that its author says is so."""
    pairs = pairs_of(shift.question(puzzle.question))
    question = read_ask(puzzle.kind, pairs)
    if not isinstance(question, Question):
        return None
    form, stated = question.position.form, puzzle.answer
    answer = None if stated is None else shift.answer(form, stated)
    moved = replace(puzzle, keys=_words_moved(puzzle, shift), question=question, answer=answer)
    return None if any(not problem.is_warning for problem in prove(moved)) else moved


def _words_moved(puzzle: Puzzle, shift: Shift) -> PuzzleKeys:
    """The puzzle's keys, with other cards and seats in its author's words."""
    position = puzzle.question.position
    words = {
        key: {
            lang: moved_placeholders(text, position, shift.moved)
            for lang, text in getattr(puzzle.keys, key).items()
        }
        for key in OWN_WORDS
    }
    return puzzle.keys.model_copy(update=words)
