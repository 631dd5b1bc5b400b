"""Every statement that the school has to teach, and every public report, has the test that proves it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tutor.content.statements import statements

HERE = Path(__file__).parent


def reported() -> dict[str, tuple[str, ...]]:
    lines = (HERE / "data" / "reports.txt").read_text("utf-8").splitlines()
    rows = [line.split(" | ") for line in lines if not line.startswith("#")]
    return {number.strip(): tuple(map(str.strip, tests.split(";"))) for number, _, tests in rows}


STATEMENTS, REPORTS = statements(), reported()
COUNTS = {"S0.": 21, "S1.": 17, "S3.": 19, "F": 12, "T": 11, "L": 8, "B": 13, "P": 12, "M": 7}
REPORTED = {9, 11, 13, *range(16, 22), *range(23, 31), *range(32, 40)}
NO_RULES = ["S0.18", "S0.19", "S0.21", "M06", "M07"]
PROVED = {**{id: one.tests for id, one in STATEMENTS.items()}, **REPORTS}


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
    """The texts' statements are numbered S0.1, S0.2 and so on, the cases F01, F02 and so on."""
    numbered = [
        f"{letters}{number}" if "." in letters else f"{letters}{number:02}"
        for letters, count in COUNTS.items()
        for number in range(1, count + 1)
    ]
    assert list(STATEMENTS) == numbered
    assert {int(number) for number in REPORTS} == REPORTED
    assert [id for id, one in STATEMENTS.items() if one.no_rule] == NO_RULES


@pytest.mark.parametrize("number", PROVED)
def test_a_statement_is_proved(number: str, collected: set[str]) -> None:
    assert PROVED[number] or number in NO_RULES
    assert [words for words in PROVED[number] if not proved(words, collected)] == []


def test_a_test_that_is_missing_is_noticed(collected: set[str]) -> None:
    assert not proved("test_turns.py[four.nowhere]", collected)
    assert not proved("test_turns.py::test_nothing", collected)
