"""No sentence begins with a card's or suit's name, for a placeholder shows it in small letters."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tutor.content.check import check
from tutor.language import LANGUAGES

REPORT = check([Path("puzzles"), Path("lessons")])
NAME = r"\{(?![NESWnesw]\b)[^{}]+\}"
BEGINNING = re.compile(rf"(?:\A|\n[ ]*\n|\n[-*] |[.?!…][”“]?\s+){NAME}")
AFTER_A_COLON = re.compile(rf":\s+{NAME} (?:ist|wird|steht|zählt|hat|gehört|muss|darf|liegt|sticht|bleibt)\b")
"""In German a whole sentence has a capital there too."""


def texts(lang: str) -> Iterator[tuple[str, str]]:
    """Whatever an author has written in this language, and where it stands."""
    for lesson in REPORT.lessons:
        yield lesson.slug, Path("lessons", lesson.slug, f"{lang}.md").read_text(encoding="utf-8")
    for puzzle in REPORT.puzzles.values():
        for key in ("say", "hint", "why"):
            yield puzzle.id, getattr(puzzle.keys, key).get(lang, "").strip()
    for hand in REPORT.hands.values():
        for step, note in hand.keys.notes.items():
            yield f"{hand.id} {step}", note[lang].strip()


def faults(text: str, lang: str) -> list[str]:
    found = BEGINNING.findall(text)
    return found + AFTER_A_COLON.findall(text) if lang == "de" else found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_sentence_begins_with_a_placeholder(lang: str) -> None:
    assert [(where, found) for where, text in texts(lang) if (found := faults(text, lang))] == []


@pytest.mark.parametrize(
    ("text", "lang", "count"),
    [
        ("{JD} is a trump.", "en", 1),
        ("# Title\n\n{JD:acc} hraješ.", "cs", 1),
        ("Not yet. {JD} is a trump, {AS} is none.", "en", 1),
        ("So it is: {JD} is a trump. {E} leads.", "en", 0),
        ("So ist es: {JD} ist Trumpf.", "de", 1),
        ("Nur eine bleibt: {JD}.", "de", 0),
    ],
)
def test_a_beginning_is_found(text: str, lang: str, count: int) -> None:
    assert len(faults(text, lang)) == count
