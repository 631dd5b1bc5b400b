"""Drawn questions for a diagnosis: at some of them, each misconception answers otherwise."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from tutor.content.drawing import draw
from tutor.content.kinds import KINDS
from tutor.content.question import Question
from tutor.minds import MINDS

TRIES = 300
"""Positions that expose a misconception are more frequent than one in so many, where chance makes any."""

OF_EACH_KIND = 6
OF_EACH_MIND = 3


@lru_cache(maxsize=16)
def drawn_bank(seed: str) -> tuple[Question, ...]:
    """Questions of every kind, and some that expose each misconception; the same for the same seed."""
    of_kinds = [question for kind in KINDS for question in _draws(kind, seed, OF_EACH_KIND)]
    exposing = [question for id in MINDS for question in exposing_draws(id, seed)]
    return tuple(dict.fromkeys([*of_kinds, *exposing]))


def exposing_draws(id: str, seed: str, number: int = OF_EACH_MIND) -> list[Question]:
    """Drawn questions at which a misconception errs, from its kinds in turn."""
    found: list[Question] = []
    for kind in [kind for kind in MINDS[id].kinds if kind in KINDS]:
        drawn = _draws(kind, f"{seed} {id}", TRIES)
        found += [q for q, _ in zip(filter(lambda q: _errs(q, id), drawn), range(number), strict=False)]
    return found


def _draws(kind: str, seed: str, number: int) -> Iterator[Question]:
    drawn = (draw(kind, None, f"{seed} {kind} {place}") for place in range(number))
    return (question for question in drawn if question is not None)


def _errs(question: Question, id: str) -> bool:
    return any(question.gets_wrong(mind) for mind in question.minds if mind.id == id)
