"""A quiz in the terminal: asked, judged and summed up; in colour only where a terminal shows it."""

from __future__ import annotations

import io
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from commands import run

from tutor.language import LANGUAGES

SEED = "0123456789ab"


def answer_with(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


def test_a_quiz(here: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """The left bower alone may be played: answered by everything, then by nothing that is a card."""
    answer_with(monkeypatch, "nonsense", "?", "?", "?", *["none"] * 20)
    status, out, err = run(capsys, "quiz", "--kind", "trumps", "-n", "3", "--seed", SEED)

    assert (status, err) == (0, "")
    assert [f"Question {n} of 3" in out for n in (1, 2, 3, 4)] == [True, True, True, False]
    assert "nonsense" in out
    assert out.count("There is no further hint") == 1
    assert re.search(r"^\d of 3 right$", out, re.MULTILINE)
    assert "\x1b" not in out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_end_of_the_input_is_the_end(
    here: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    answer_with(monkeypatch)
    status, out, _ = run(capsys, "quiz", "--lang", lang, "--skill", "left-bower-following", "-n", "10")

    assert status == 0
    assert len(out.splitlines()) > 5


def test_to_stop_is_no_mistake(
    here: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    answer_with(monkeypatch, "S", "!", "S")
    _, out, _ = run(capsys, "quiz", "--kind", "trick-winner", "--seed", SEED)

    assert re.search(r"^[01] of 1 right$", out, re.MULTILINE)


def test_a_mistake_leads_to_its_lesson(
    here: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    answer_with(monkeypatch, *["all"] * 10)
    _, out, _ = run(capsys, "quiz", "--kind", "legal-plays", "--skill", "follow-suit", "--seed", SEED)

    summary = out[out.index(" of 10 right") :]
    assert "You may think that you may play any card at any time." in summary
    assert "To the lesson “Following suit”" in summary


def test_a_mistake_that_no_misconception_explains_leads_to_a_lesson_too(
    here: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody believes that a deal is worth nine points."""
    answer_with(monkeypatch, *["makers 9"] * 3)
    _, out, _ = run(capsys, "quiz", "--kind", "score", "--skill", "scoring", "-n", "3", "--seed", SEED)

    summary = out[out.index("0 of 3 right") :]
    assert "You may think" not in summary
    assert "To the lesson “The score”" in summary


def test_colour_for_a_terminal_alone(
    here: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tutor.cli.quizzing.takes_colour", lambda stream: True)
    answer_with(monkeypatch, "S")
    _, out, _ = run(capsys, "quiz", "--kind", "trick-winner", "-n", "1", "--seed", SEED)

    assert "\x1b[1m" in out
    assert "\x1b[0m" in out


@pytest.mark.parametrize(
    "wrong",
    [
        ["--skill", "flying"],
        ["-n", "0"],
        ["-n", "x"],
        ["-n", "1001"],
        ["-n", "9" * 5000],
        ["--lang", "fr"],
        ["--kind", "x"],
    ],
)
def test_wrong_usage(here: Path, capsys: pytest.CaptureFixture[str], wrong: list[str]) -> None:
    assert run(capsys, "quiz", *wrong)[0] == 2


def test_nothing_to_ask(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, "quiz", "--skill", "strategy-alone")

    assert (status, out) == (1, "")
    assert "no question" in err


def test_ctrl_c_ends_the_quiz_with_its_summary(
    here: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    class Impatient(io.StringIO):
        def readline(self, size: int | None = -1, /) -> str:
            raise KeyboardInterrupt

    monkeypatch.setattr("sys.stdin", Impatient())
    status, out, _ = run(capsys, "quiz", "--kind", "trick-winner", "--seed", SEED)

    assert status == 0
    assert out.endswith("You have not answered any question of this quiz yet.\n")


def test_without_input_and_output_there_is_nothing_to_do(here: Path) -> None:
    """As from a scheduler; no trace of Python is printed."""
    command = shlex.join([sys.executable, "-P", "-m", "tutor", "quiz", "--kind", "bower", "-n", "1"])
    done = subprocess.run(["sh", "-c", f"{command} <&- >&-"], capture_output=True, text=True, check=False)

    assert (done.returncode, done.stderr) == (0, "")
