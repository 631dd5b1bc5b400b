"""A hand's title and notes: every language there, placeholders that can be filled, a step for each note."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from tutor.content.glossary import Glossary
from tutor.content.guess import guess
from tutor.content.languages import find_language_faults
from tutor.content.position import Path
from tutor.content.problems import Problem
from tutor.content.showing import Facts, Showing
from tutor.content.texts import find_odd_placeholders, find_placeholder_faults
from tutor.content.written import Written
from tutor.language import LANGUAGES
from tutor.rules import Card, Reason, Seat, Suit

_NAMED = Facts.model_construct(
    trump=Suit.HEARTS, maker=Seat.SOUTH, dealer=Seat.SOUTH, turn_up=Card.parse("9H")
)
"""Stands for the facts of any hand, as long as it is only asked which names there are."""


def find_text_faults(
    title: Mapping[str, str], notes: Mapping[str, Mapping[str, str]], written: Written, glossary: Glossary
) -> Iterator[Problem]:
    """What is wrong with the words, whatever the hand is like."""
    yield from _faults((), "title", title, written, glossary)
    for step, texts in notes.items():
        yield from _faults(("notes",), step, texts, written, glossary)


def _faults(
    below: Path, key: str, texts: Mapping[str, str], written: Written, glossary: Glossary
) -> Iterator[Problem]:
    path = (*below, key)
    yield from find_language_faults(key, texts, written, below)
    there = {lang: texts[lang] for lang in LANGUAGES if lang in texts}
    for lang, text in there.items():
        for index, reason in find_placeholder_faults(text, lang, _NAMED):
            yield Problem("placeholder", written.place_in((*path, lang), index), reason)
        for start, word, instead in glossary.avoided(text, lang):
            reason = Reason("word-avoid", text=word, instead=instead)
            yield Problem("word", written.place_in((*path, lang), start), reason)
    for lang, reason in find_odd_placeholders(there):
        yield Problem("placeholder", written.place((*path, lang)), reason)


def find_note_faults(
    showing: Showing, notes: Mapping[str, Mapping[str, str]], written: Written
) -> Iterator[Problem]:
    """Notes at steps that this hand has not, and names in notes that mean nothing yet at their step."""
    for step, texts in notes.items():
        if step not in showing.ids:
            reason = Reason("hand-no-step", text=step, guess=guess(step, showing.ids))
            yield Problem("position", written.place(("notes", step, "[key]")), reason)
            continue
        yield from _not_yet(showing, step, texts, written)


def _not_yet(showing: Showing, step: str, texts: Mapping[str, str], written: Written) -> Iterator[Problem]:
    facts = showing.step(step).facts
    for lang in (lang for lang in LANGUAGES if lang in texts):
        for index, reason in find_placeholder_faults(texts[lang], lang, facts):
            yield Problem("placeholder", written.place_in(("notes", step, lang), index), reason)
