"""The line of a file that a problem is about, with a mark under the place."""

from __future__ import annotations

import unicodedata
from pathlib import Path
from typing import NamedTuple

from tutor.content.problems import Place
from tutor.content.yaml_faults import LINE_BREAK

WIDTH = 96
"""So many characters of a long line are shown in a terminal."""

_BEFORE = 40
"""So many of them before the place."""

_MORE = "…"
_ENDS_A_WORD = frozenset(" ,[]{}:#\t")


class Excerpt(NamedTuple):
    """A line as it is shown, and what stands below it."""

    number: int
    text: str
    mark: str


class Excerpts:
    """Lines of files, each file read once while its problems are told one after another."""

    def __init__(self, width: int = WIDTH) -> None:
        self._width = width
        self._file: str | None = None
        self._lines: list[str] = []

    def at(self, file: str, place: Place) -> Excerpt | None:
        """The line that *place* is in; None where the file has no such line, or nothing is in it."""
        if file != self._file:
            self._file, self._lines = file, _lines_of(file)
        line = "".join(self._lines[place.line - 1 : place.line])
        return _excerpt(line, place, self._width) if line.strip() else None


def _lines_of(file: str) -> list[str]:
    try:
        data = Path(file).read_bytes()
    except OSError:
        # A file that is missing is a problem, too.
        return []
    return LINE_BREAK.split(data.decode("utf-8-sig", errors="replace"))


def _excerpt(line: str, place: Place, width: int) -> Excerpt:
    start = max(0, min(place.column - 1 - _BEFORE, len(line) - width))
    column = min(place.column - 1, len(line)) - start
    shown = _shown(line[start : start + width])
    before, after = _MORE * (start > 0), _MORE * (start + width < len(line))
    word = shown[column : column + _word_length(line[start + column :])]
    indent = " " * (len(before) + _columns(shown[:column]))
    return Excerpt(place.line, f"{before}{shown}{after}".rstrip(), indent + "^" * max(1, _columns(word)))


def _shown(text: str) -> str:
    """The text as a terminal may be given it: whatever moves its cursor is a blank."""
    return "".join(sign if sign.isprintable() else " " for sign in text)


def _columns(text: str) -> int:
    """How wide a text is in a terminal: East Asian letters take two columns, accents of their own none."""
    wide = sum(unicodedata.east_asian_width(sign) in "WF" for sign in text)
    none = sum(unicodedata.combining(sign) != 0 or sign in "\ufe0e\ufe0f" for sign in text)
    return len(text) + wide - none


def _word_length(text: str) -> int:
    """How far the word reaches that begins here; a quotation mark reaches to the next."""
    if text[:1] in ("'", '"') and text[0] in text[1:]:
        return text.index(text[0], 1) + 1
    return next((n for n, sign in enumerate(text) if sign in _ENDS_A_WORD), len(text))
