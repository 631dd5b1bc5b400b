"""How fast whole random deals are, beside OpenSpiel's in the same run, and what they leave in memory."""

from __future__ import annotations

import random
import subprocess
import sys
import time
from collections.abc import Callable
from statistics import median
from typing import Any

import pytest
from houses import procedure, shuffled

from tutor.rules import Deal, Seat

pytestmark = pytest.mark.benchmark
MEMORY = r"""
import pathlib, random, re
from tutor.rules import STANDARD, Deal, Seat, procedure_of

table, rng, cards = procedure_of(STANDARD), random.Random(1), list(STANDARD.pack)
for _ in range(100_000):
    rng.shuffle(cards)
    deal = Deal.of(table, Seat.SOUTH, cards)
    while not deal.over:
        deal = deal.apply(rng.choice(deal.legal_actions()))
print(int(re.search(r"VmHWM:\s+(\d+)", pathlib.Path("/proc/self/status").read_text())[1]) // 1024)
"""


def seconds(play: Callable[[], None], number: int = 200) -> float:
    """The processor's time for one *play*."""
    start = time.process_time()
    for _ in range(number):
        play()
    return (time.process_time() - start) / number


def test_whole_random_deals_beside_openspiel(capsys: pytest.CaptureFixture[str]) -> None:
    """At least a fifth of OpenSpiel's rate, both driven from Python."""
    pyspiel: Any = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")
    table, rng, game = procedure("standard"), random.Random(1), pyspiel.load_game("euchre")

    def ours() -> None:
        deal = Deal.of(table, Seat.SOUTH, shuffled(table, rng))
        while not deal.over:
            deal = deal.apply(rng.choice(deal.legal_actions()))

    def theirs() -> None:
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))

    # In turns, and the median of each: other programs disturb both alike.
    runs = [(seconds(ours), seconds(theirs)) for _ in range(15)]
    mine, other = (1 / median(times) for times in zip(*runs, strict=True))
    with capsys.disabled():
        print(
            f"\nwhole random deals a second: ours {mine:.0f}, OpenSpiel {other:.0f}, ratio {mine / other:.2f}"
        )
    assert mine >= other / 5


def test_a_hundred_thousand_deals_leave_little_in_memory(capsys: pytest.CaptureFixture[str]) -> None:
    """No more than 60 MB resident; what getrusage says would count the test run's own memory too."""
    run = subprocess.run([sys.executable, "-c", MEMORY], check=True, capture_output=True, text=True)

    with capsys.disabled():
        print(f"\nresident after 100,000 deals: {run.stdout.strip()} MB")
    assert int(run.stdout) <= 60
