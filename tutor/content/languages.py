"""Texts in every language: which are missing, and which nobody knows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tutor.content.guess import guess
from tutor.content.position import Path
from tutor.content.problems import Problem
from tutor.content.written import Written
from tutor.language import LANGUAGES
from tutor.rules import Reason


def find_language_faults(
    key: str, given: Iterable[str], written: Written, below: Path = ()
) -> Iterator[Problem]:
    """
    Languages that a mapping of texts names and nobody knows, and those that it lacks.

    The texts of *key* stand at the path *below*, where they stand below another key.
    """
    path = (*below, key)
    there = set(given)
    for lang in sorted(there.difference(LANGUAGES)):
        reason = Reason("language-unknown", text=lang, guess=guess(lang, LANGUAGES))
        yield Problem("language", written.place((*path, lang, "key")), reason)
    for lang in LANGUAGES:
        # A text that could not be read is there, and reported.
        if lang not in there and (*path, lang) not in written.places:
            reason = Reason("language-missing", language=lang, key=key)
            yield Problem("language", written.place(path), reason)
