"""What is not needed is not loaded: `tutor check` starts without the web and the store."""

import subprocess
import sys

import pytest

HEAVY = {"flask", "waitress", "sqlalchemy", "fsrs", "psycopg", "platformdirs"}


def loaded(code: str) -> set[str]:
    """The heavy modules that are there after running *code* in a process of its own."""
    command = [sys.executable, "-c", f"{code}\nimport sys; print(*sys.modules)"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return HEAVY & set(done.stdout.splitlines()[-1].split())


@pytest.mark.parametrize(
    "code",
    [
        "from tutor.cli import main; main(['check', 'puzzles/none'])",
        "from tutor.learning import entry, history, mastery, transfer",
    ],
    ids=["check", "a log without its store"],
)
def test_nothing_heavy(code: str) -> None:
    assert loaded(code) == set()


def test_it_would_be_seen() -> None:
    assert loaded("import tutor.learning.store, tutor.learning.schedule") == {"sqlalchemy", "fsrs"}
