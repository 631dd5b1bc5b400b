"""What every misconception costs on one puzzle: `pytest -m benchmark -s`."""

from collections import defaultdict
from pathlib import Path
from statistics import median
from time import perf_counter

import pytest

from tutor.content.check import check
from tutor.content.question import Question

MOST = {"revoke": 5.0, "voids": 5.0}
"""Milliseconds; of the other kinds a puzzle may take one."""


def cost(question: Question) -> float:
    """Milliseconds until all that can err on the kind have answered; the quickest of three."""
    took = []
    for _ in range(3):
        begin = perf_counter()
        for mind in question.minds:
            question.position.answer(mind)
        took.append(1000 * (perf_counter() - begin))
    return min(took)


@pytest.mark.benchmark
def test_all_minds_on_one_puzzle() -> None:
    costs: dict[str, list[float]] = defaultdict(list)
    for puzzle in check([Path("puzzles")]).puzzles.values():
        costs[puzzle.kind].append(cost(puzzle.question))
    for kind, took in sorted(costs.items()):
        print(f"{kind}: median {median(took):.2f} ms, most {max(took):.2f} ms")
        assert median(took) <= MOST.get(kind, 1.0), kind
