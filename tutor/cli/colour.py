"""Colour for people, and none for programs."""

from __future__ import annotations

import os
from enum import StrEnum
from typing import TextIO


class Colour(StrEnum):
    """What a terminal is told before a text."""

    ERROR = "\x1b[1;31m"
    GOOD = "\x1b[1;32m"
    WARNING = "\x1b[1;33m"
    PLACE = "\x1b[1m"
    MARGIN = "\x1b[34m"


_END = "\x1b[0m"


def is_for_people(stream: TextIO) -> bool:
    """Whether *stream* is a terminal that can show more than lines of text."""
    return stream.isatty() and os.environ.get("TERM") != "dumb"


def takes_colour(stream: TextIO) -> bool:
    """Whether to colour what is printed there: in a terminal only, and not where NO_COLOR is set."""
    return is_for_people(stream) and not os.environ.get("NO_COLOR")


def coloured(text: str, colour: Colour) -> str:
    """The text in a colour."""
    return f"{colour}{text}{_END}" if text else text
