"""A set of fresh puzzles, each with the beliefs that it catches."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from tutor.content.drawing import errs_in
from tutor.content.kinds import KINDS
from tutor.content.printing import Printed
from tutor.content.question import Question, rulebook_of
from tutor.content.stream import Drawn, Stream
from tutor.content.table import Table
from tutor.minds import minds_of
from tutor.rules import Reason

IN_VAIN = 200
"""Where so many puzzles in a row teach nothing, the others don't, either."""


class Asked(NamedTuple):
    """What sort of puzzles somebody asks for."""

    kind: str
    skill: str | None = None
    expose: tuple[str, ...] = ()
    avoid: tuple[str, ...] = ()
    table: Table = Table()

    def why_never(self) -> Reason | None:
        """Why there can be no such puzzle, as far as that is known before one is looked for."""
        if not KINDS[self.kind].asked_at(rulebook_of(self.table.rules)):
            return Reason("never-asked", kind=self.kind)
        for mind in minds_of(self.table.rules):
            if mind.id in self.expose and not errs_in(mind, self.kind):
                return Reason("never-misleads", kind=self.kind, mind=mind.id)
        return None


class Generated(NamedTuple):
    """Puzzles, and why there are not as many as were asked for."""

    puzzles: list[Printed]
    reason: Reason | None = None


def generate(asked: Asked, n: int, seed: str) -> Generated:
    """
    So many puzzles, or as many as there are: the same for the same seed.

    Without beliefs to expose or to avoid, those of the skill mislead in one half and are right in the other,
    as far as the kind has both. What catches nobody and calls no belief up that is right is left out: a
    puzzle like this teaches nothing.
    """
    if reason := asked.why_never():
        return Generated([], reason)
    stream = Stream(asked.kind, asked.skill, seed, asked.table, expose=asked.expose, avoid=asked.avoid)
    if not (asked.expose or asked.avoid or asked.skill or stream.catches):
        return Generated([], Reason("never-catches", kind=asked.kind))
    puzzles: list[Printed] = []
    in_vain = 0
    while len(puzzles) < n and in_vain < IN_VAIN and (drawn := next(stream, None)):
        puzzle = _printed(drawn, asked.skill, f"{asked.kind}-{_slug(seed)}-{len(puzzles) + 1}")
        teaches = bool(puzzle.traps or puzzle.foil)
        in_vain = 0 if teaches else in_vain + 1
        puzzles += [puzzle] * teaches
    if len(puzzles) == n:
        return Generated(puzzles)
    return Generated(puzzles, _why_no_more(asked, stream, puzzles))


def _why_no_more(asked: Asked, stream: Stream, puzzles: Sequence[Printed]) -> Reason:
    if puzzles:
        return Reason("used-up", kind=asked.kind)
    if not stream.trains:
        return Reason("never-trains", kind=asked.kind, skill=asked.skill)
    if len(asked.expose) == 1 and not asked.avoid and asked.skill is None:
        return Reason("never-misleads", kind=asked.kind, mind=asked.expose[0])
    return Reason("never-drawn", kind=asked.kind)


def _printed(drawn: Drawn, skill: str | None, id: str) -> Printed:
    """A question with all whom it misleads; of beliefs that are right here those like the one it is about."""
    question, traps = drawn.question, _misled(drawn.question)
    skill = skill or (drawn.mind.skill if drawn.mind else _skill_of(question, traps))
    alike = [mind for mind in question.minds if mind.skill == skill]
    foil = [mind.id for mind in alike if question.gets_right(mind) and question.shows_cue(mind)]
    return Printed(id, question, skill, traps, tuple(foil))


def _misled(question: Question) -> tuple[str, ...]:
    return tuple(mind.id for mind in question.minds if question.gets_wrong(mind))


def _skill_of(question: Question, traps: tuple[str, ...]) -> str | None:
    return next((mind.skill for mind in question.minds if mind.id in traps), None)


def _slug(text: str) -> str:
    """What an id can have of a text; a number below zero is not the one above."""
    words = re.sub(r"^\s*-(?=\d)", "minus ", text.casefold())
    return "-".join(re.findall("[a-z0-9]+", words)) or "x"
