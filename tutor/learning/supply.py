"""Where fresh questions come from."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from random import Random

from tutor.content.address import pairs_of
from tutor.content.ask import read_ask
from tutor.content.drawing import Wanted, draw_wanted
from tutor.content.kinds import KINDS
from tutor.content.puzzles import Puzzle
from tutor.content.question import Question, rulebook_of
from tutor.content.shifts import shifts_of
from tutor.content.stream import Part, ways_of
from tutor.content.table import Table
from tutor.content.varied import draw_variant
from tutor.learning.my_table import USUAL, unruled
from tutor.minds import minds_of

_OTHERS = 8
"""So often another question is looked for before the same is asked again."""


def fresh(
    kind: str, seed: str, table: Table = USUAL, part: Part = Part.PLAIN, mind: str = ""
) -> Question | None:
    """
    A question of *kind*, the same for the same seed; None where there is none.

    In a trap that misconception answers wrongly; in its foil it is called up, if it ever is right then, and
    answers rightly. House rules of the table are stated where they decide.
    """
    wanted = _wanted(kind, table, part, mind)
    question = wanted and draw_wanted(kind, wanted, Random(seed), table)
    return question and unruled(question)


def can_be_met(kind: str, table: Table, part: Part, mind: str = "") -> bool:
    """Whether questions of *kind* are drawn, at that table, in which that misconception plays its part."""
    return _wanted(kind, table, part, mind) is not None


def _wanted(kind: str, table: Table, part: Part, mind: str) -> Wanted | None:
    if part is Part.PLAIN:
        return Wanted()
    seated = next(one for one in minds_of(table.rules) if one.id == mind)
    return ways_of(kind, seated, table).get(part)


def can_be_drawn(kind: str, table: Table) -> bool:
    """Whether questions of *kind* can be asked at that table; another variant may have no use for it."""
    return KINDS[kind].asked_at(rulebook_of(table.rules))


def similar(question: Question, puzzle: Puzzle | None, seed: str) -> Question:
    """The same question in other suits and at other seats; where it has to stay, another one like it."""
    seeds = [f"{seed} {number}" for number in range(_OTHERS)]
    moved = (draw_variant(puzzle, one) if puzzle else _moved(question, one) for one in seeds)
    return next((one for one in chain(moved, _like(question, seeds)) if one != question), question)


def _like(question: Question, seeds: Sequence[str]) -> Iterator[Question]:
    """Other questions in which the same misconception errs."""
    erring = next((mind.id for mind in question.minds if question.gets_wrong(mind)), "")
    table = Table(question.variant, question.rules)
    part = Part.TRAP if erring else Part.PLAIN
    drawn = (fresh(question.position.kind, seed, table, part, erring) for seed in seeds)
    return (one for one in drawn if one is not None)


def _moved(question: Question, seed: str) -> Question:
    shifts = shifts_of(question)[1:]
    Random(seed).shuffle(shifts)
    for shift in shifts:
        moved = read_ask(question.position.kind, pairs_of(shift.question(question)))
        if isinstance(moved, Question) and moved != question:
            return moved
    return question
