"""The shipped puzzles, and questions drawn beside them: what a diagnosis is tested with."""

from __future__ import annotations

from functools import cache

from tutor.content.ask import read_ask
from tutor.content.check import check
from tutor.content.places import data_root
from tutor.content.question import Question
from tutor.learning.bank import make_bank
from tutor.learning.hypotheses import Hypotheses


@cache
def shipped() -> dict[str, Question]:
    """Every shipped question by its puzzle's id."""
    puzzles = check([data_root() / "puzzles"]).puzzles
    return {id: puzzle.question for id, puzzle in puzzles.items()}


@cache
def bank() -> tuple[Question, ...]:
    return make_bank(shipped().values(), "tests")


@cache
def hypotheses() -> Hypotheses:
    return Hypotheses(bank())


def asked(kind: str, **pairs: str) -> Question:
    """A question of the four-handed game; an underscore in a key is a hyphen."""
    question = read_ask(kind, [(key.replace("_", "-"), value) for key, value in pairs.items()])
    assert isinstance(question, Question), question
    return question
