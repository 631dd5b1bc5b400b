"""How long a fresh question takes; run with `pytest -m benchmark -s`."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from itertools import islice

import pytest

from tutor.content.drawing import draw
from tutor.content.kinds import KINDS
from tutor.content.stream import Stream
from tutor.minds import MINDS

pytestmark = pytest.mark.benchmark
MILLISECONDS, OF_A_STREAM = 5.0, 5.0
SEEDS = 20


def p95(draws: Iterator[Callable[[], object]]) -> float:
    """The time in milliseconds that 19 of 20 stay below."""
    took = []
    for one in draws:
        start = time.process_time()
        one()
        took.append(time.process_time() - start)
    took.sort()
    print(f"{len(took):,} draws: median {took[len(took) // 2] * 1e3:.1f} ms, ", end="")
    print(f"95 % within {took[len(took) * 95 // 100] * 1e3:.1f} ms")
    return took[len(took) * 95 // 100] * 1e3


def test_any_question_of_every_kind() -> None:
    draws = (lambda kind=kind, n=n: draw(kind, None, f"{n}") for kind in KINDS for n in range(100))
    assert p95(draws) < MILLISECONDS


def test_a_question_for_a_skill_or_a_misconception() -> None:
    """In every kind that has one; the first of each fills the tables."""
    skills = {(kind, mind.skill) for mind in MINDS.values() for kind in mind.kinds}
    trained = [(kind, skill) for kind, skill in sorted(skills) if draw(kind, skill, "first")]
    exposed = [
        (kind, id) for id in MINDS for kind in MINDS[id].kinds if draw(kind, None, "first", expose=[id])
    ]

    def draws() -> Iterator[Callable[[], object]]:
        for n in range(SEEDS):
            for kind, skill in trained:
                yield lambda kind=kind, skill=skill, n=n: draw(kind, skill, f"{n}")
            for kind, id in exposed:
                yield lambda kind=kind, id=id, n=n: draw(kind, None, f"{n}", expose=[id])

    assert p95(draws()) < MILLISECONDS


def test_the_next_question_of_a_balanced_stream() -> None:
    """What kinds have is looked up once in a process: the first stream of a skill does."""
    skills = sorted({(kind, mind.skill) for mind in MINDS.values() for kind in (*mind.kinds, "reason")})

    def draws() -> Iterator[Callable[[], object]]:
        for kind, skill in skills:
            list(islice(Stream(kind, skill, "first"), 10))
            stream = Stream(kind, skill, "then")
            yield from [lambda stream=stream: next(stream, None)] * 10

    assert p95(draws()) < OF_A_STREAM
