"""Where fresh questions come from."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from random import Random

from tutor.content.ask import read_ask
from tutor.content.kinds import KINDS
from tutor.content.question import Question, rulebook_of
from tutor.learning.my_table import USUAL, MyTable, at_table
from tutor.minds import MINDS, Mind
from tutor.rules import VARIANTS

TRIES = 150
"""Positions that trap a misconception, or are its foil, are more frequent than one in so many."""
PROBES = 12
"""A kind that a table has a use for is drawn within so many."""


def fresh(
    kind: str,
    seed: str,
    *,
    trap: str | None = None,
    foil: str | None = None,
    table: MyTable = USUAL,
    tries: int = TRIES,
) -> Question | None:
    """
    A question of *kind*, the same for the same seed; None where chance brings none.

    At a *trap* that misconception answers wrongly; of a *foil* it sees what calls it up, and answers rightly.
    """
    random, rules = Random(seed), VARIANTS[table.variant]
    variant = [("variant", table.variant)] if table.variant != "standard" else []
    fits = _condition(trap, foil)
    for _ in range(tries):
        question = read_ask(kind, [*variant, *KINDS[kind].draw(random, rulebook_of(rules))])
        if isinstance(question, Question):
            seated = at_table(question, table)
            if seated is not None and fits(seated):
                return seated
    return None


@lru_cache(maxsize=4096)
def can_be_drawn(kind: str, table: MyTable) -> bool:
    """Whether chance brings questions of *kind* at that table; another variant may have no use for it."""
    return fresh(kind, "probe", table=table, tries=PROBES) is not None


def similar(question: Question, seed: str) -> Question | None:
    """Another question of the same kind, in which the same misconception errs; at the same table."""
    table = MyTable(question.variant)
    erring = [mind.id for mind in question.minds if question.gets_wrong(mind)]
    return fresh(question.position.kind, seed, trap=erring[0] if erring else None, table=table)


def _condition(trap: str | None, foil: str | None) -> Callable[[Question], bool]:
    if trap is not None:
        return lambda question: question.gets_wrong(_seated(trap, question))
    if foil is not None:
        return lambda question: _is_foil(question, _seated(foil, question))
    return lambda question: True


def _seated(id: str, question: Question) -> Mind:
    return MINDS[id](question.rules)


def _is_foil(question: Question, mind: Mind) -> bool:
    sights = question.position.sights(question.rulebook)
    return any(map(mind.cue, sights)) and question.gets_right(mind)
