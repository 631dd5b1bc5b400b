"""A hand that is not translated is shown in English, and is told as what it lacks."""

import pytest

from tutor.content.hands import read_hand
from tutor.content.places import data_root

WHOLE = (
    (data_root() / "puzzles" / "hands" / "euchre.yaml").read_text(encoding="utf-8").splitlines(keepends=True)
)


def without(lang: str) -> bytes:
    return "".join(line for line in WHOLE if not line.lstrip().startswith(f"{lang}: ")).encode()


def test_its_title_and_notes_are_english_and_counted() -> None:
    read = read_hand(without("cs"), "x.yaml")

    # The title and five notes.
    assert [problem.code for problem in read.problems] == ["language"] * 6
    assert {problem.reason.values["language"] for problem in read.problems} == {"cs"}
    assert read.hand is not None
    assert [read.hand.title(lang) for lang in ("cs", "de")] == ["A euchre", "Ein Euchre"]
    note = read.hand.showing().step("2.S").note("cs")
    assert note is not None
    assert (note.lang, note.text.startswith("You have no spade.")) == ("en", True)


@pytest.mark.parametrize("step", ["1.S", "3.W"])
def test_where_nothing_is_noted_nothing_is_said(step: str) -> None:
    hand = read_hand("".join(WHOLE).encode(), "x.yaml").hand

    assert hand is not None
    assert hand.showing().step(step).note("cs") is None


def test_without_english_it_is_left_out() -> None:
    assert read_hand(without("en"), "x.yaml").hand is None
