"""What can be wrong with an author's file: a code, a place, and a message in the reader's language."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple

from tutor.language import FALLBACK
from tutor.rules import Reason

WARNINGS = frozenset({"teaches-nothing", "no-vary", "stale"})
"""The codes that do not fail a check."""


class Place(NamedTuple):
    """A line and a column, both counted from 1, the column in characters."""

    line: int
    column: int


START = Place(1, 1)


@dataclass(frozen=True)
class Problem:
    """
    One fault of one file.

    `code` is public (puzzle-format: `grammar`, `card-twice`, ...); `reason` is the message in problems.ftl.
    """

    code: str
    place: Place
    reason: Reason
    id: str | None = None
    """The puzzle's id, where one is known."""
    file: str = ""
    notes: tuple[Reason, ...] = ()
    """Further sentences of the message."""

    @property
    def is_warning(self) -> bool:
        """Whether a check passes all the same."""
        return self.code in WARNINGS

    @property
    def leaves_out(self) -> bool:
        """
        Whether what has this problem is not shown.

        A text that is missing in one language fails a check; there the reader finds it in English.
        """
        missing = self.reason.code == "language-missing" and self.reason.values["language"] != FALLBACK
        return not (self.is_warning or missing)

    def of(self, id: str | None) -> Problem:
        """The same problem, laid at the door of the puzzle *id*."""
        return replace(self, id=id)

    def in_file(self, file: str) -> Problem:
        """The same problem with its file's name."""
        return replace(self, file=file)
