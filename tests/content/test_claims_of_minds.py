"""Each misconception errs in the kinds of question that it claims, and in no other."""

from collections import defaultdict
from pathlib import Path
from random import Random

import pytest

from tutor.content.ask import read_ask
from tutor.content.check import check
from tutor.content.kinds import KINDS
from tutor.content.question import Question, rulebook_of
from tutor.minds import MINDS, minds_of
from tutor.rules import VARIANTS

DRAWN = 60
"""Positions of each kind at each table; what is rare in them is met by the shipped puzzles."""


def drawn(kind: str) -> list[Question]:
    random = Random(kind)
    asked = [
        read_ask(kind, [*KINDS[kind].draw(random, rulebook_of(rules)), ("variant", variant)])
        for variant, rules in VARIANTS.items()
        for _ in range(DRAWN)
    ]
    return [question for question in asked if isinstance(question, Question)]


@pytest.fixture(scope="module")
def erred() -> dict[str, set[str]]:
    """By misconception, the kinds of which it answers a question otherwise than the rules."""
    shipped = [puzzle.question for puzzle in check([Path("puzzles")]).puzzles.values()]
    found: dict[str, set[str]] = defaultdict(set)
    for question in (*shipped, *(question for kind in KINDS for question in drawn(kind))):
        for mind in minds_of(question.rules):
            answer = question.position.answer(mind)
            if answer is not None and not question.is_right(answer):
                found[mind.id].add(question.position.subject)
    return found


@pytest.mark.parametrize("id", MINDS)
def test_a_misconception_errs_where_it_says_and_nowhere_else(id: str, erred: dict[str, set[str]]) -> None:
    assert erred[id]
    assert erred[id] <= set(MINDS[id].kinds)
    assert set(MINDS[id].kinds) <= set(KINDS)
