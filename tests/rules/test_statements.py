"""Every statement of the three first texts, every public report and misbelief has the test that proves it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent


def table(name: str) -> dict[str, str]:
    lines = (HERE / "data" / name).read_text("utf-8").splitlines()
    rows = [line.split(" | ") for line in lines if not line.startswith("#")]
    return {number.strip(): tests.strip() for number, _, tests in rows}


SEEDS, REPORTS, BELIEFS = table("seeds.txt"), table("reports.txt"), table("beliefs.txt")
NUMBERS = {
    *(f"S0.{number}" for number in range(1, 22)),
    *(f"S1.{number}" for number in range(1, 18)),
    *(f"S3.{number}" for number in range(1, 20)),
}
REPORTED = {9, 11, 13, *range(16, 22), *range(23, 31), *range(32, 40)}


@pytest.fixture(scope="module")
def collected() -> set[str]:
    """The ids of the tests beside this one, without their folder."""
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider", str(HERE)]
    run = subprocess.run(command, cwd=HERE.parent.parent, check=True, capture_output=True, text=True)
    return {line.removeprefix("tests/rules/") for line in run.stdout.splitlines() if "::" in line}


def proved(words: str, collected: set[str]) -> bool:
    """`FILE[row]` or `FILE::test`."""
    if "[" in words:
        file, row = words.split("[", 1)
        return any(test.startswith(f"{file}::") and test.endswith(f"[{row}") for test in collected)
    return any(test.split("[")[0] == words for test in collected)


def test_every_statement_is_there() -> None:
    assert set(SEEDS) == NUMBERS
    assert {int(number) for number in REPORTS} == REPORTED
    assert list(BELIEFS) == [f"M{number:02}" for number in range(1, 8)]


@pytest.mark.parametrize(("number", "tests"), [*SEEDS.items(), *REPORTS.items(), *BELIEFS.items()])
def test_a_statement_is_proved(number: str, tests: str, collected: set[str]) -> None:
    if tests.startswith("not a rule: "):
        assert number in ("S0.18", "S0.19", "S0.21", "M06", "M07")
        return
    for words in tests.split(";"):
        assert proved(words.strip(), collected), words


def test_a_test_that_is_missing_is_noticed(collected: set[str]) -> None:
    assert not proved("test_turns.py[four.nowhere]", collected)
    assert not proved("test_turns.py::test_nothing", collected)
