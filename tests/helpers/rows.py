"""Tables of positions and their answers, worked out by hand: a line each, parted by bars."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple


class Row(NamedTuple):
    """A position and its answer, by hand."""

    rule: str
    kind: str
    variant: str
    position: str
    answer: str


def read_rows(file: Path) -> list[Row]:
    """The rows of a table; a line that begins with # is a remark."""
    lines = file.read_text("utf-8").splitlines()
    return [Row(*map(str.strip, line.split("|"))) for line in lines if line and not line.startswith("#")]
