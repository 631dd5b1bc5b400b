"""What a YAML file is made of once it is read: texts, lists and mappings, each with its place."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import NamedTuple

from tutor.content.problems import Place

_WORD = re.compile(r"[^\s,]+")


def plain_key(text: str) -> str:
    """
    A key as it is compared: letter case is ignored, a hyphen and an underscore are the same.

    >>> plain_key("Turn_Up")
    'turn-up'
    """
    return text.lower().replace("_", "-")


@dataclass(frozen=True, slots=True)
class Scalar:
    """A text and where it begins (at its quotation mark, where it is quoted)."""

    text: str
    place: Place
    reach: int = field(default=-1, compare=False, repr=False)
    """So many characters of `text` stand in the file one after another; -1: where they stand isn't known."""
    lead: int = field(default=0, compare=False, repr=False)
    """What stands between the place and the first character: 1 for a quotation mark."""

    def place_of(self, index: int) -> Place:
        """The place of one character; the value's start where a fold or an escape stands before it."""
        if index > self.reach:
            return self.place
        return Place(self.place.line, self.place.column + self.lead + index)

    def words(self) -> list[Scalar]:
        """The words between white space and commas, each at its own place as `place_of` knows it."""
        return [self._word(match) for match in _WORD.finditer(self.text)]

    def _word(self, match: re.Match[str]) -> Scalar:
        reach = max(-1, min(len(match[0]), self.reach - match.start()))
        return Scalar(match[0], self.place_of(match.start()), reach)


@dataclass(frozen=True, slots=True)
class Listing:
    """A YAML list."""

    items: tuple[Node, ...]
    place: Place


class Entry(NamedTuple):
    """A key as it is written, and its value."""

    key: Scalar
    value: Node


@dataclass(frozen=True, slots=True)
class Mapping:
    """A YAML mapping in the file's order; no two of its keys are the same by `plain_key`."""

    entries: tuple[Entry, ...]
    place: Place
    _values: dict[str, Node] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        values = {plain_key(key.text): value for key, value in self.entries}
        object.__setattr__(self, "_values", values)

    def get(self, key: str) -> Node | None:
        """The value of *key*, however it is written."""
        return self._values.get(plain_key(key))


@dataclass(frozen=True, slots=True)
class Omitted:
    """The place of a value that was refused, so that nobody calls it missing."""

    place: Place


Node = Scalar | Listing | Mapping | Omitted
