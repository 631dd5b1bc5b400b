"""`tutor deal`: a whole deal in words, the same for the same seed in every process, and clear refusals."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from pathlib import Path

import commands
import pytest

from tutor.content.narration import narrate
from tutor.content.table_player import deal_of
from tutor.language import LANGUAGES
from tutor.rules import VARIANTS, procedure_of

ROOT = Path(__file__).parent.parent


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    return commands.run(capsys, "deal", *arguments)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", VARIANTS)
def test_every_line_of_the_deal_is_printed(
    variant: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out, err = run(capsys, "--variant", variant, "--seed", "7", "--lang", language)
    told = narrate(deal_of(procedure_of(VARIANTS[variant]), "7"), language)

    assert (status, err) == (0, "")
    assert [line[2:] for line in out.splitlines() if line.startswith("  ")] == [line.text for line in told]


def test_the_last_line_is_the_command_that_tells_it_again(capsys: pytest.CaptureFixture[str]) -> None:
    rules = ["stick-dealer=yes", "loner_lead=left-of-loner"]
    _, first, _ = run(capsys, "--variant", "british", "--rules", *rules, "--lang", "de")
    program, command, *arguments = shlex.split(first.splitlines()[-1].partition(": ")[2])
    _, again, _ = run(capsys, *arguments)

    assert (program, command) == ("tutor", "deal")
    assert again == first


def test_without_a_seed_deals_differ(capsys: pytest.CaptureFixture[str]) -> None:
    assert len({run(capsys)[1] for _ in range(5)}) > 1


def test_a_seed_may_be_any_word(capsys: pytest.CaptureFixture[str]) -> None:
    """One that needs quotation marks in a shell has them in the command."""
    status, out, _ = run(capsys, "--seed", "two words")

    assert status == 0
    assert out.endswith("--seed 'two words' --lang en\n")


def test_the_same_seed_tells_the_same_in_every_process() -> None:
    command = [sys.executable, "-P", "-m", "tutor", "deal", "--variant", "railroad", "--seed", "11"]
    texts = {
        subprocess.run(
            command,
            env={**os.environ, "PYTHONPATH": str(ROOT), "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            check=True,
            timeout=60,
        ).stdout
        for hash_seed in ("0", "1", "4242")
    }

    assert len(texts) == 1
    assert b"Trick 1" in texts.pop()


def test_house_rules_are_played(capsys: pytest.CaptureFixture[str]) -> None:
    """With forced bids nobody throws in; with six cards there are six tricks."""
    _, out, _ = run(capsys, "--rules", "hand_size=4", "stick_dealer=yes", "--seed", "1")

    assert "Trick 4" in out
    assert "Trick 5" not in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_reads_a_railroad_deal_is_told_what_is_not_played(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    _, railroad, _ = run(capsys, "--variant", "railroad", "--lang", language)
    _, standard, _ = run(capsys, "--lang", language)

    for name in ("Jambone", "Jamboree"):
        assert name in railroad
        assert name not in standard


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ("--variant brittish", "brittish: There is no variant “brittish”. Did you mean “british”?"),
        ("--rules joker", "joker: “joker” is not a house rule and its value"),
        (
            "--rules stick-deeler=yes",
            "stick-deeler=yes: There is no house rule “stick-deeler”. Did you mean “stick-dealer”?",
        ),
        ("--rules stick_dealer=ja", "stick_dealer=ja: “ja” is neither yes nor no"),
        ("--rules pickup=maybe", "pickup=maybe: “maybe” does not fit: write mandatory, or optional"),
        ("--rules target=0", "target=0: “0” does not fit: write a whole number from 1 to 100."),
        ("--rules seats=N,E", "seats=N,E: “N,E” is no table"),
        (
            "--rules joker=yes allow_no_trump=yes",
            "joker allow-no-trump: The rules “joker” and “allow-no-trump” contradict",
        ),
        (
            "--variant napoleon --rules joker=yes",
            "joker trump-by: The rules “joker” and “trump-by” contradict",
        ),
    ],
)
def test_a_table_that_nobody_can_sit_at(
    arguments: str, complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out, err = run(capsys, *arguments.split())

    assert (status, out) == (2, "")
    assert f"tutor: {complaint}" in err.replace("mandatory or optional", "mandatory, or optional")


def test_every_fault_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    _, _, err = run(capsys, "--rules", "a=1", "joker=x", "--rules", "b")

    assert [line.split(": ")[1] for line in err.splitlines()] == ["a=1", "joker=x", "b"]


def test_an_unknown_language_is_wrong_usage(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "--lang", "fr")[0] == 2
