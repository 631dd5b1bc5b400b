"""`tutor new`: for every kind a puzzle that is proved, in the school's spelling, and known to editors."""

from __future__ import annotations

from pathlib import Path

import pytest
from commands import run
from jsonschema import Draft7Validator
from yaml_core import load_core

from tutor.content.kinds import KINDS
from tutor.content.schema import SCHEMAS
from tutor.minds import MINDS


@pytest.fixture(scope="module")
def schema() -> Draft7Validator:
    return Draft7Validator(SCHEMAS["puzzles"]())


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_begins_with_a_proved_puzzle(
    kind: str, here: Path, schema: Draft7Validator, capsys: pytest.CaptureFixture[str]
) -> None:
    status, text, err = run(capsys, "new", kind)
    assert (status, err) == (0, "")
    (here / "new.yaml").write_text(text, encoding="utf-8")

    status, out, _ = run(capsys, "check", "new.yaml", "--format", "github")
    assert (status, "0 errors" in out) == (0, True)
    if any(kind in mind.kinds for mind in MINDS.values()):
        assert "traps:" in text
        assert "0 warnings" in out
    assert run(capsys, "fmt", "--check", "new.yaml")[0] == 0
    assert [fault.message for fault in schema.iter_errors(load_core(text))] == []
    assert text.splitlines()[0] == "# yaml-language-server: $schema=puzzles.schema.json"


def test_the_same_every_time_and_with_an_id_of_the_authors(capsys: pytest.CaptureFixture[str]) -> None:
    first, again = run(capsys, "new", "bower")[1], run(capsys, "new", "bower")[1]
    other = run(capsys, "new", "Bower", "--id", "mine")[1]

    assert first == again
    assert "- id: my-bower " in first
    assert "- id: mine " in other
    assert first.splitlines()[5:] == other.splitlines()[5:]


def test_every_optional_key_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    text = run(capsys, "new", "trumps")[1]

    keys = ("variant", "rules", "level", "foil", "because", "say", "hint", "why", "vary", "source", "by")
    assert [key for key in keys if f"  # {key}:" not in text] == []


def test_an_unknown_kind_is_guessed(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, "new", "trik-winner")

    assert (status, out) == (2, "")
    assert err.rstrip().endswith("Did you mean “trick-winner”?")


def test_an_id_that_is_none(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, "new", "bower", "--id", "Left Bower")

    assert (status, out) == (2, "")
    assert "“Left Bower” is no id" in err
