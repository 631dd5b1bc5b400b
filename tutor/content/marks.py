"""What stands in a lesson's Markdown beside plain prose, each with its place in the text."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator
from enum import StrEnum
from functools import cached_property
from typing import NamedTuple

from markdown.extensions.fenced_code import FencedBlockPreprocessor

from tutor.content.kinds import KINDS
from tutor.content.problems import Place
from tutor.content.texts import PLACEHOLDER, names_in


class Form(StrEnum):
    """What a mark is."""

    CODE = "code"
    """A code span or a fenced block: nothing in it is read."""
    DIRECTIVE = "directive"
    """`:::puzzle ID`, a line of its own."""
    CLAIM = "claim"
    """`[bower trump=H which=left -> JD]`"""
    TERM = "term"
    """`[[left-bower|levého bowera]]`, or `[[left-bower]]` for the term's own name."""
    PLACEHOLDER = "placeholder"
    """`{JD:acc}`"""
    BROKEN = "broken"
    """The beginning of one of these, and no end; or a directive amid other text."""


_MARK = re.compile(
    rf"""
      \\.                                                   # an escaped character begins nothing
    | (?P<code> (?<!`) (?P<ticks>`+) (?!`) (?:[^\n]|\n(?![ ]*\n))+? (?<!`) (?P=ticks) (?!`) )
    | ^(?P<directive> :::[^\n]*)
    | (?P<claim> \[ (?=[^\[\]]*(?:->|\w=)) (?:[^\[\]\n]|\n(?![ ]*\n))+ \] (?![(\[]) )
    | (?P<term> \[\[ [^\[\]\n]* \]\] )
    | (?P<placeholder> \{{ [^{{}}\n]* \}} )
    | (?P<broken> ^::?(?=[a-z]) | ::: | \[\[ | \{{ | \[ (?:{"|".join(KINDS)}) \s+ [\w.-]+= )
    """,
    re.MULTILINE | re.VERBOSE | re.DOTALL,
)
_FENCE = FencedBlockPreprocessor.FENCED_BLOCK_RE
_ADDRESS = re.compile(r"(?<=\])\([^()\n]*\)|<[a-z][a-z0-9+.-]*:[^<>\s]*>", re.IGNORECASE)


class Mark(NamedTuple):
    """One of them, from where it starts."""

    form: Form
    start: int
    text: str

    @property
    def end(self) -> int:
        """Where the prose goes on."""
        return self.start + len(self.text)

    @property
    def term(self) -> tuple[str, str | None]:
        """A term's id, and the text shown for it, where one is written."""
        id, bar, shown = self.text[2:-2].partition("|")
        return id.strip(), shown if bar else None

    @property
    def essence(self) -> tuple[str, ...]:
        """What all languages must have in common: no inflection, no shown text."""
        if self.form is Form.TERM:
            id, shown = self.term
            return f"[[{id}]]", *(f"{{{name}}}" for name in names_in(shown or ""))
        if self.form is Form.PLACEHOLDER:
            return tuple(f"{{{name}}}" for name in names_in(self.text))
        return (" ".join(self.text.split()),)


def scan(source: str) -> Iterator[Mark]:
    """
    Every mark in the order of the text.

    The checker and the page are both made from this, so that what is shown is what was checked.

    >>> [mark.text for mark in scan("Leg {JD:acc} auf `{9H}`.")]
    ['{JD:acc}', '`{9H}`']
    """
    start = 0
    for fence in _FENCE.finditer(source):
        yield from _scan_prose(source, start, fence.start())
        yield Mark(Form.CODE, fence.start(), fence[0])
        start = fence.end()
    yield from _scan_prose(source, start, len(source))


def _scan_prose(source: str, start: int, end: int) -> Iterator[Mark]:
    for found in _MARK.finditer(source, start, end):
        if found.lastgroup:
            text = found[found.lastgroup]
            yield Mark(Form(found.lastgroup), found.start(found.lastgroup), text.rstrip())


class Page:
    """One language's text of a lesson, its marks and their places."""

    def __init__(self, source: str) -> None:
        self.source = source.replace("\r\n", "\n").replace("\r", "\n")
        self.marks = [mark for mark in scan(self.source) if mark.form is not Form.CODE]

    @cached_property
    def _line_starts(self) -> list[int]:
        return [0, *(found.end() for found in re.finditer("\n", self.source))]

    def place(self, offset: int) -> Place:
        """The line and the column of a character."""
        line = bisect_right(self._line_starts, offset)
        return Place(line, offset - self._line_starts[line - 1] + 1)

    @property
    def last_line(self) -> int:
        """Where the last line begins that is not blank."""
        return self.source.rstrip().rfind("\n") + 1

    @cached_property
    def without_code(self) -> str:
        """The text, as long as before, with nothing where code stands."""
        code = [(mark.start, mark.end) for mark in scan(self.source) if mark.form is Form.CODE]
        return _blanked(self.source, code)

    @cached_property
    def prose(self) -> str:
        """The words that a reader reads, each where it stands; nothing in place of all else."""
        spans: list[tuple[int, int]] = []
        for mark in self.marks:
            if mark.form is Form.TERM and (shown := mark.term[1]) is not None:
                spans += [(mark.start, mark.end - 2 - len(shown)), (mark.end - 2, mark.end)]
            elif mark.form is not Form.BROKEN:
                spans.append((mark.start, mark.end))
        text = _blanked(self.without_code, spans)
        for unread in (PLACEHOLDER, _ADDRESS):
            text = unread.sub(lambda found: _NOTHING * len(found[0]), text)
        return text


_NOTHING = "\0"
"""Neither a letter nor white space, so that no phrase is found across it."""


def _blanked(text: str, spans: list[tuple[int, int]]) -> str:
    pieces, end = [], 0
    for start, after in spans:
        pieces += [text[end:start], _NOTHING * (after - start)]
        end = after
    return "".join([*pieces, text[end:]])
