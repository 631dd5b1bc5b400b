"""`tutor generate`: files that check without a fault, the same for the same seed; wrong usage is told."""

from __future__ import annotations

from pathlib import Path

import pytest
from commands import module, run
from jsonschema import Draft7Validator
from yaml_core import load_core

from tutor.content.kinds import KINDS
from tutor.content.puzzles import Puzzle, read_puzzles
from tutor.content.schema import SCHEMAS


def generated(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[str, list[Puzzle]]:
    status, text, err = run(capsys, "generate", *words)
    assert (status, err) == (0, "")
    read = read_puzzles(text.encode(), "new.yaml")
    assert read.problems == []
    return text, read.puzzles


@pytest.mark.parametrize("kind", KINDS)
def test_a_file_checks_without_a_fault(kind: str, here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, text, _ = run(capsys, "generate", kind, "-n", "4")
    assert status == 0
    (here / "new.yaml").write_text(text, encoding="utf-8")

    status, out, _ = run(capsys, "check", "new.yaml", "--format", "github")
    assert (status, "0 errors, 0 warnings" in out) == (0, True)
    assert run(capsys, "fmt", "--check", "new.yaml")[0] == 0
    validator = Draft7Validator(SCHEMAS["puzzles"]())
    assert [fault.message for fault in validator.iter_errors(load_core(text))] == []
    assert text.splitlines()[0] == "# yaml-language-server: $schema=puzzles.schema.json"


def test_the_file_says_how_it_was_made_and_is_made_so_again(capsys: pytest.CaptureFixture[str]) -> None:
    words = [
        "trumps",
        "-n",
        "3",
        "--seed",
        "club night",
        "--variant",
        "british",
        "--rules",
        "stick-dealer=yes",
    ]
    text, puzzles = generated(capsys, *words)

    line = text.splitlines()[1]
    assert line.startswith("# tutor generate trumps -n 3 --seed 'club night' --variant british")
    assert [puzzle.id for puzzle in puzzles] == [f"trumps-club-night-{n}" for n in (1, 2, 3)]
    assert all(puzzle.question.rules.stick_dealer and puzzle.question.rules.joker for puzzle in puzzles)
    assert generated(capsys, *words)[0] == text
    assert generated(capsys, *words[:4], "other")[0] != text


def test_the_same_in_a_process_of_its_own(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["legal-plays", "--skill", "left-bower-following", "-n", "6"]
    text, puzzles = generated(capsys, *words)

    assert {module("generate", *words, PYTHONHASHSEED=seed).stdout.decode() for seed in "12"} == {text}
    traps = [puzzle for puzzle in puzzles if "left-follows-print" in puzzle.keys.traps]
    foils = [puzzle for puzzle in puzzles if "left-follows-print" in puzzle.keys.foil]
    assert (len(traps), len(foils)) == (3, 3)


def test_each_puzzle_exposes_and_avoids(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--expose", "left-plain", "--expose", "Trump_Ignored", "--avoid", "ten-high", "-n", "4"]
    _, puzzles = generated(capsys, "trick-winner", *words)

    for puzzle in puzzles:
        assert {"left-plain", "trump-ignored"} <= set(puzzle.keys.traps)
        assert "ten-high" not in puzzle.keys.traps


def test_a_seed_below_zero_has_ids_of_its_own(capsys: pytest.CaptureFixture[str]) -> None:
    ids = set()
    for seed in ("5", "-5"):
        _, text, _ = run(capsys, "generate", "trumps", "--seed", seed)
        ids |= {line for line in text.splitlines() if "id:" in line}

    assert ids == {"- id: trumps-5-1", "- id: trumps-minus-5-1"}


def test_the_same_rule_may_be_said_again(capsys: pytest.CaptureFixture[str]) -> None:
    status, _, _ = run(capsys, "generate", "trumps", "--rules", "stick-dealer=yes", "stick_dealer=true")
    assert status == 0


def test_a_small_kind_says_that_it_is_used_up(capsys: pytest.CaptureFixture[str]) -> None:
    status, text, err = run(capsys, "generate", "bower", "-n", "9")

    assert (status, text.count("- id:")) == (0, 1)
    assert err == (
        "tutor: There are no other puzzles of the kind “bower” for this: the rest differ from these in their "
        "suits alone.\n"
    )


# What was typed | what is told
WRONG = [
    ("lgal-plays", "There is no puzzle kind “lgal-plays”. Did you mean “legal-plays”?"),
    ("legal-plays --skill left-bowr", "There is no skill “left-bowr”. Did you mean “left-bower”?"),
    ("legal-plays --expose left-plan", "There is no misconception “left-plan”. Did you mean “left-plain”?"),
    ("legal-plays --skill scoring", "cannot train “scoring”"),
    ("legal-plays --skill joker", "cannot train “joker”"),
    ("bower --expose must-trump", "never lead to the misconception “must-trump”"),
    ("legal-plays --expose joker-no-suit", "never lead to the misconception “joker-no-suit”"),
    ("legal-plays --expose left-plain --avoid left-plain", "does all of that at once"),
    ("pick-up --variant napoleon", "cannot be asked in this game"),
    ("calls --variant napoleon", "No misconception answers puzzles of the kind “calls” wrongly in this game"),
    ("calls --variant hasenpfeffer", "No misconception answers puzzles of the kind “calls” wrongly"),
    ("pick-up --rules stick_dealer=yes Stick-Dealer=no", "Stick-Dealer=no: “stick-dealer” is there twice"),
    ("pick-up --variant chess", "There is no variant “chess”"),
    ("pick-up --rules joker=perhaps", "perhaps"),
    ("pick-up -n 0", "a number from 1 to 10000"),
    ("pick-up -n x", "a number from 1 to 10000"),
    ("", "KIND"),
]


@pytest.mark.parametrize(("typed", "told"), WRONG)
def test_wrong_usage_is_told(typed: str, told: str, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, "generate", *typed.split())

    assert (status, out) == (2, "")
    assert told in err
