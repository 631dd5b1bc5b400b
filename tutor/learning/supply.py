"""Where fresh questions come from."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from random import Random

from tutor.content.address import pairs_of
from tutor.content.ask import read_ask
from tutor.content.drawing import draw
from tutor.content.kinds import KINDS
from tutor.content.puzzles import Puzzle
from tutor.content.question import Question, rulebook_of
from tutor.content.shifts import shifts_of
from tutor.content.table import Table
from tutor.content.varied import draw_variant
from tutor.learning.my_table import USUAL, unruled

_OTHERS = 8
"""So often another question is looked for before the same is asked again."""


def fresh(
    kind: str, seed: str, *, trap: str | None = None, foil: str | None = None, table: Table = USUAL
) -> Question | None:
    """
    A question of *kind*, the same for the same seed; None where there is none.

    At a *trap* that misconception answers wrongly; of a *foil* it sees what calls it up, and answers rightly.
    House rules of the table are stated where they decide.
    """
    question = draw(
        kind, None, seed, expose=(trap,) if trap else (), foil=(foil,) if foil else (), table=table
    )
    return unruled(question) if question is not None else None


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
    erring = next((mind.id for mind in question.minds if question.gets_wrong(mind)), None)
    table = Table(question.variant, question.rules)
    drawn = (fresh(question.position.kind, seed, trap=erring, table=table) for seed in seeds)
    return (one for one in drawn if one is not None)


def _moved(question: Question, seed: str) -> Question:
    shifts = shifts_of(question)[1:]
    Random(seed).shuffle(shifts)
    for shift in shifts:
        moved = read_ask(question.position.kind, pairs_of(shift.question(question)))
        if isinstance(moved, Question) and moved != question:
            return moved
    return question
