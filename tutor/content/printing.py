"""Questions as a puzzle file, in the spelling of the school."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tutor.content.address import pairs_of
from tutor.content.answers import print_answer
from tutor.content.question import Question
from tutor.content.schema import schema_file


class Printed(NamedTuple):
    """A question with what its author would say of it."""

    id: str
    question: Question
    skill: str | None = None
    traps: tuple[str, ...] = ()
    foil: tuple[str, ...] = ()


def puzzle_file(puzzles: Sequence[Printed], about: str) -> str:
    """A puzzle file whose answers are the engine's; *about* is one line that says where it comes from."""
    head = [f"# yaml-language-server: $schema={schema_file('puzzles')}", f"# {about}", "puzzles:"]
    return "\n".join([*head, *(line for puzzle in puzzles for line in _lines(puzzle))]) + "\n"


def _lines(puzzle: Printed) -> Iterator[str]:
    for number, line in enumerate(_keys(puzzle)):
        yield ("  " if number else "- ") + line


def _keys(puzzle: Printed) -> Iterator[str]:
    question = puzzle.question
    yield f"id: {puzzle.id}"
    yield f"kind: {question.position.kind}"
    if puzzle.skill:
        yield f"skill: {puzzle.skill}"
    yield from stated_lines(pairs_of(question))
    yield f"answer: {print_answer(question.computed)}"
    for key, minds in (("traps", puzzle.traps), ("foil", puzzle.foil)):
        if minds:
            yield f"{key}: {' '.join(minds)}"


def stated_lines(pairs: Sequence[tuple[str, str]]) -> Iterator[str]:
    """
    Keys and values, a line each; dotted ones below their mapping.

    >>> print(*stated_lines([("trump", "H"), ("deal.N", "9C"), ("deal.S", "JD")]), sep="\\n")
    trump: H
    deal:
      N: 9C
      S: JD
    """
    above = ""
    for key, value in pairs:
        outer, dot, inner = key.partition(".")
        if dot and outer != above:
            yield f"{outer}:"
        above = outer
        yield f"  {inner}: {value}" if dot else f"{key}: {value}"
