"""How far a long run has come, for somebody who waits at a terminal."""

from __future__ import annotations

import sys
import time

from tutor.cli.colour import is_for_people

PATIENCE = 0.5
"""Seconds before anything is shown."""

_BETWEEN = 0.1
_CLEAR = "\r\x1b[K"


class Progress:
    """A line that is overwritten, on standard error; nothing where that is no terminal."""

    def __init__(self) -> None:
        self._shows = is_for_people(sys.stderr)
        self._next = time.monotonic() + PATIENCE
        self._written = False

    def __call__(self, done: int, total: int) -> None:
        """So many puzzles of all have been proved."""
        if self._shows and time.monotonic() >= self._next:
            self._next = time.monotonic() + _BETWEEN
            self._write(f"{done} of {total} puzzles proved")

    def _write(self, text: str) -> None:
        print(_CLEAR + text, end="", file=sys.stderr, flush=True)
        self._written = True

    def clear(self) -> None:
        """Takes the line away."""
        if self._written:
            self._write("")
