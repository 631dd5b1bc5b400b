"""A language that is being added: what is missing is counted, and a slip in its files is told at its line."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture
def school(tmp_path: Path) -> Path:
    """The project's folder with Polish in it, which has only been copied."""
    for name in ("tutor", "templates", "puzzles", "lessons"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(tmp_path / "tutor/language/en", tmp_path / "tutor/language/pl")
    return tmp_path


def tutor(school: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(school), "PYTHONUTF8": "1"}
    command = [sys.executable, "-P", "-m", "tutor", *arguments]
    return subprocess.run(command, cwd=school, env=environment, capture_output=True, text=True, check=False)


def test_all_that_is_wrong_is_what_is_missing(school: Path) -> None:
    done = tutor(school, "check", "--format", "github")

    problems = [line for line in done.stdout.splitlines() if line.startswith("::")]
    assert len(problems) > 30
    assert [line for line in problems if "in the language “pl”" not in line] == []
    assert "missing texts: pl " in done.stdout.splitlines()[-1]


@pytest.mark.parametrize(
    ("file", "old", "new", "says"),
    [
        ("kinds.ftl", "\nsay-trump = ", "\nsay trump = ", "pl/kinds.ftl:"),
        ("lexicon.py", "_PLAYERS = {", "_PLAYERS = {{", "pl/lexicon.py:"),
    ],
)
def test_a_slip_in_a_file_is_told_at_its_line(school: Path, file: str, old: str, new: str, says: str) -> None:
    path = school / "tutor/language/pl" / file
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1
    path.write_text(text.replace(old, new), encoding="utf-8")
    line = text[: text.index(old.strip())].count("\n") + 1

    done = tutor(school, "explain", "nine-beats-ace", "--lang", "pl")

    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith(f"tutor: {says}{line}: ")
    assert len(done.stderr.splitlines()) == 1


def test_a_folder_without_a_lexicon_says_so(school: Path) -> None:
    (school / "tutor/language/pl/lexicon.py").unlink()

    done = tutor(school, "explain", "nine-beats-ace", "--lang", "pl")

    assert (done.returncode, done.stderr) == (1, "tutor: pl/lexicon.py is missing: copy another language's\n")
