"""What a set of puzzles covers: misconceptions, skills, kinds of question, statements; and the holes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from functools import cached_property
from typing import NamedTuple

from tutor.content.kinds import KINDS
from tutor.content.puzzles import Puzzle
from tutor.content.question import Question
from tutor.content.skills import SKILLS
from tutor.content.statements import Statement, statements, statements_named
from tutor.content.table import Table
from tutor.minds import MINDS, Mind
from tutor.rules import VARIANTS

PUZZLES, KINDS_OF_THEM = 3, 2
"""So many puzzles, of so many kinds, have to expose a misconception."""


WITH_JOKER = Table.of("british")
TABLES: dict[str, Table] = {
    **{variant: Table.of(variant) for variant in VARIANTS},
    "joker": WITH_JOKER,
    "house-rules": Table.of("standard", ["stick-dealer=yes"]),
}
"""The skills that belong to a table of their own."""


class Cell(NamedTuple):
    """A misconception in puzzles for one skill and of one kind."""

    mind: str
    skill: str | None
    kind: str


class Foils(NamedTuple):
    """How a skill's misconceptions are called up: rightly in vain, or to bite."""

    foils: int
    """Puzzles at which every misconception that is called up answers rightly."""
    called_up: int
    """Puzzles that show what calls one up."""


class Hole(NamedTuple):
    """What the puzzles leave uncovered."""

    what: str
    """`misconception`, `skill`, `kind` or `statement`."""
    id: str
    message: str


class Coverage:
    """
    The puzzles of some files, and what each of them exposes; `reason` counts as one kind.

    The skills that are *taught* are those of lessons.
    """

    def __init__(self, puzzles: Sequence[Puzzle], taught: Collection[str] = ()) -> None:
        self.puzzles, self._taught = puzzles, taught
        self._exposed = [(puzzle, _exposed(puzzle.question)) for puzzle in puzzles]

    @cached_property
    def exposing(self) -> dict[str, list[Puzzle]]:
        """The puzzles that each misconception gets wrong, whatever it chooses."""
        found: dict[str, list[Puzzle]] = {id: [] for id in MINDS}
        for puzzle, exposed in self._exposed:
            for mind in exposed:
                found[mind.id].append(puzzle)
        return found

    @cached_property
    def cells(self) -> dict[Cell, list[Puzzle]]:
        """Misconception × skill × kind; what is not there is empty."""
        found: dict[Cell, list[Puzzle]] = {}
        for id, puzzles in self.exposing.items():
            for puzzle in puzzles:
                found.setdefault(Cell(id, puzzle.keys.skill, puzzle.kind), []).append(puzzle)
        return found

    @cached_property
    def of_kind(self) -> Counter[str]:
        """How many puzzles there are of a kind."""
        return Counter(puzzle.kind for puzzle in self.puzzles)

    @cached_property
    def of_skill(self) -> Counter[str | None]:
        """How many puzzles train a skill."""
        return Counter(puzzle.keys.skill for puzzle in self.puzzles)

    @cached_property
    def foils(self) -> dict[str, Foils]:
        """By skill, for the misconceptions that belong to it."""
        shown: dict[str, list[bool]] = {skill: [] for skill in SKILLS}
        for puzzle, exposed in self._exposed:
            bitten: dict[str, bool] = {}
            for mind in _called_up(puzzle.question):
                bitten[mind.skill] = bitten.get(mind.skill, False) or mind in exposed
            for skill, bites in bitten.items():
                shown[skill].append(bites)
        return {skill: Foils(bites.count(False), len(bites)) for skill, bites in shown.items()}

    @cached_property
    def stated(self) -> dict[str, list[Puzzle]]:
        """The puzzles whose `source` names a statement, by its id; be there such a statement or not."""
        found: dict[str, list[Puzzle]] = {id: [] for id in statements()}
        for puzzle in self.puzzles:
            for id in statements_named(puzzle.keys.source):
                found.setdefault(id, []).append(puzzle)
        return found

    @cached_property
    def untaught(self) -> list[str]:
        """The skills that no lesson, misconception, puzzle or table is there for yet."""
        there = {*self._taught, *self.of_skill, *(mind.skill for mind in MINDS.values()), *TABLES}
        return [skill for skill in SKILLS if skill not in there]

    def kinds_exposing(self, id: str) -> list[str]:
        """The kinds of the puzzles that expose a misconception."""
        return list(dict.fromkeys(puzzle.kind for puzzle in self.exposing[id]))

    def holes(self, skill: str | None = None) -> list[Hole]:
        """What is not covered; with a *skill*, what belongs to it."""
        of_skill = [*self._thin_minds(skill), *self._idle_skills(skill)]
        return of_skill if skill else [*of_skill, *self._idle_kinds(), *self._unmet_statements()]

    def _thin_minds(self, skill: str | None) -> Iterator[Hole]:
        for id in (id for id, mind in MINDS.items() if skill in (None, mind.skill)):
            puzzles, kinds = len(self.exposing[id]), len(self.kinds_exposing(id))
            if puzzles < PUZZLES or kinds < KINDS_OF_THEM:
                counted = f"exposed by {_count(puzzles, 'puzzle')} of {_count(kinds, 'kind')}"
                yield Hole("misconception", id, f"{counted}; needed: {PUZZLES} of {KINDS_OF_THEM}")

    def _idle_skills(self, skill: str | None) -> Iterator[Hole]:
        for one in (one for one in SKILLS if skill in (None, one) and not self.of_skill[one]):
            if one not in self.untaught:
                yield Hole("skill", one, "no puzzle")

    def _idle_kinds(self) -> Iterator[Hole]:
        for kind in (kind for kind in KINDS if not self.of_kind[kind]):
            yield Hole("kind", kind, "no puzzle")

    def _unmet_statements(self) -> Iterator[Hole]:
        known = statements()
        for id, puzzles in self.stated.items():
            if id not in known:
                yield Hole("statement", id, f"there is none, but {puzzles[0].id} names it in `source`")
            elif not puzzles and not known[id].is_proved:
                yield Hole("statement", id, f"no puzzle and no test: {known[id].words}")

    def untold_statements(self) -> list[Statement]:
        """The rules that tests prove and no puzzle asks about."""
        return [one for id, one in statements().items() if one.tests and not self.stated[id]]


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}{'' if number == 1 else 's'}"


def _exposed(question: Question) -> list[Mind]:
    return [mind for mind in question.minds if question.gets_wrong(mind)]


def _called_up(question: Question) -> list[Mind]:
    sights = list(question.position.sights(question.rulebook))
    return [mind for mind in question.minds if any(map(mind.cue, sights))]
