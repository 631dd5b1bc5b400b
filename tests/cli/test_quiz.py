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

from tutor.content.ask import read_ask
from tutor.content.kinds import KINDS
from tutor.content.prompted import stated_in_prompt
from tutor.content.question import Question
from tutor.content.speech import prompt
from tutor.language import LANGUAGES, lexicon
from tutor.web.describing import laid_out
from tutor.web.sheets import sheet_of
from tutor.web.words import Words

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


# What stands on the screen


def screen(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, *options: str
) -> tuple[list[str], list[str]]:
    """The lines of the one question that is asked, and the choices below it."""
    answer_with(monkeypatch, "!")
    _, out, _ = run(capsys, "quiz", "-n", "1", "--seed", SEED, *options)
    lines = out.split("Question 1 of 1\n")[1].split("\n> ")[0].splitlines()
    choices = [line for line in lines if line.startswith("  ")]
    return [line for line in lines if line not in choices], choices


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_is_said_twice(
    here: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    """The question comes last, and what it states of trump, dealer or cards is not stated before it."""
    lines, choices = screen(capsys, monkeypatch, "--kind", kind, "--variant", "three-handed")
    text = " ".join(lines)

    assert choices
    assert len(set(lines)) == len(lines)
    assert text.count("Three-handed Euchre") == 1
    assert (
        len(re.findall(r"Trump: |(?:Clubs|Diamonds|Hearts|Spades) are trump|played without trump", text)) <= 1
    )
    assert len(re.findall(r"Dealer: |(?:You|East|West) deals?\b", text)) <= 1
    assert len(re.findall("[Tt]urned(?:-| )up(?: card)?: ", text)) <= 1
    assert len(re.findall(r"Alone: |goes? alone", text)) <= 1
    assert "On lead: " not in text or "are on lead" not in text
    assert text.count("Your hand:") <= 1


WRITTEN = {
    "legal-plays": ({"trump": "H", "trick": "E 10D", "hand": "JD AS 9C"}, "H 10D JD AS 9C"),
    "cards-out": (
        {"trump": "H", "hand": "JD AS 9C KC", "play": "S 9H KH QH 10H"},
        "H JD AS 9C KC 9H KH QH 10H",
    ),
    "discard": ({"dealer": "S", "turn-up": "9H", "hand": "JD AS 9C KC QC"}, "JD AS 9C KC QC"),
    "play-to": ({"trump": "H", "trick": "W 9S KS 10S", "hand": "AS 9C", "goal": "win"}, "H 9S KS 10S AS 9C"),
    "rank-order": ({"trump": "H", "cards": "JD AH KH"}, "H JD AH KH"),
    "calls": ({"dealer": "E", "turn-up": "9H", "hand": "JD AS 9C KC QC"}, "JD AS 9C KC QC 9H"),
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", WRITTEN)
def test_every_card_is_named_once(kind: str, lang: str) -> None:
    """What is needed for the answer stands there, in the position, the question or the choices."""
    pairs, needed = WRITTEN[kind]
    question = read_ask(kind, [*pairs.items()])
    assert isinstance(question, Question), question
    words = Words(lang)
    lines = [*laid_out(question, words, stated=stated_in_prompt(question)), prompt(question, lang).text]
    choices = [choice.name for choice in sheet_of(question, words).choices]
    text = "\n".join([*lines, *(choices if kind != "calls" else [])]).casefold()

    names = lexicon(lang)
    for code in needed.split():
        if len(code) == 1:
            assert names.suit(code).casefold() in text
        else:
            forms = {names.card(code, case, "none").casefold() for case in names.cases}
            assert len([line for line in text.splitlines() if any(form in line for form in forms)]) == 1, code
