"""Tables of positions and their answers, worked out by hand: a line each, parted by bars."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from tutor.content.puzzles import PuzzleFile, read_puzzles
from tutor.content.question import Question


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


def read(position: str) -> PuzzleFile:
    """One puzzle, of which no answer is stated."""
    return read_puzzles(f"puzzles:\n- {{id: p, {position}}}\n".encode(), "table", stated=False)


def question_of(row: Row) -> Question:
    """The question of a row, which has no fault."""
    file = read(f"kind: {row.kind}, variant: {row.variant}, {row.position}")
    assert file.problems == []
    return file.puzzles[0].question


def found(position: str) -> list[tuple[str, str]]:
    """Every problem of a position: its code, and that of its message."""
    return [(problem.code, problem.reason.code) for problem in read(position).problems]
