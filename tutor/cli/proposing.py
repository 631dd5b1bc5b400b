"""Puzzles by chance for what a set of puzzles leaves uncovered."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import count, islice

from tutor.content.coverage import KINDS_OF_THEM, PUZZLES, TABLES, WITH_JOKER, Coverage, Hole
from tutor.content.drawing import draw, errs_in
from tutor.content.kinds import KINDS
from tutor.content.printing import Printed, puzzle_lines
from tutor.content.question import Question
from tutor.content.schema import schema_file
from tutor.content.table import Table
from tutor.learning.prediction import plain
from tutor.minds import MINDS

SEEDS = 8
"""So many draws are looked at for one that is not there yet."""

Draws = Callable[[str, Table, str], Question | None]
"""Draws a question of a kind at a table, by a seed."""


def propose(covered: Coverage, holes: Sequence[Hole]) -> str:
    """A puzzle file, ready to be checked, for the holes that chance can fill; the others are named in it."""
    return "\n".join(_Proposals(covered).lines(holes)) + "\n"


class _Proposals:
    def __init__(self, covered: Coverage) -> None:
        self._covered = covered
        self._ids = {puzzle.id for puzzle in covered.puzzles}
        self._seen = {puzzle.question.position for puzzle in covered.puzzles}

    def lines(self, holes: Sequence[Hole]) -> Iterator[str]:
        """The lines of the file."""
        filled = [(hole, [*self._fill(hole)]) for hole in holes]
        yield f"# yaml-language-server: $schema={schema_file('puzzles')}"
        yield "# Drawn by chance for holes of the coverage: keep what is worth it, and give it better names."
        for hole, puzzles in filled:
            if not puzzles:
                yield f"# Chance finds nothing for the {hole.what} {hole.id}."
        yield "puzzles:" if any(puzzles for _, puzzles in filled) else "puzzles: []"
        for hole, puzzles in filled:
            yield from [f"# The {hole.what} {hole.id}: {hole.message}."] if puzzles else []
            yield from (line for puzzle in puzzles for line in puzzle_lines(puzzle))

    def _fill(self, hole: Hole) -> Iterator[Printed]:
        match hole.what:
            case "misconception":
                yield from self._exposing(hole.id)
            case "skill" if hole.id in TABLES:
                found = self._draw(KINDS, [TABLES[hole.id]], PUZZLES, _telling)
                yield from (puzzle._replace(skill=hole.id) for puzzle in found)
            case "skill":
                minds = [id for id, mind in MINDS.items() if mind.skill == hole.id]
                yield from islice((puzzle for id in minds for puzzle in self._exposing(id)), PUZZLES)
            case "kind":
                yield from self._draw((hole.id,), [Table()], 1, _telling)
            case "pair":
                one, other = hole.id.split()
                kinds = dict.fromkeys((*MINDS[one].kinds, *MINDS[other].kinds))
                yield from self._draw(kinds, _TABLES_OF_MINDS, 1, _that_parts(one, other))

    def _exposing(self, id: str) -> Iterator[Printed]:
        """As many as are missing, of kinds that expose it in no puzzle yet before the others."""
        there = self._covered.kinds_exposing(id)
        kinds = [kind for kind in KINDS if errs_in(MINDS[id](Table().rules), kind)]
        fresh = [kind for kind in kinds if kind not in there]
        puzzles, others = PUZZLES - len(self._covered.exposing[id]), KINDS_OF_THEM - len(there)
        # Where there are puzzles enough, another kind alone helps.
        usable = [*fresh, *(kind for kind in kinds if kind in there and puzzles > 0)]
        yield from self._draw(usable, _TABLES_OF_MINDS, max(puzzles, others), _that_exposes(id), id)

    def _draw(
        self, kinds: Iterable[str], tables: Sequence[Table], number: int, draws: Draws, id: str = ""
    ) -> Iterator[Printed]:
        """So many new puzzles, of the kinds in turn; a kind that has none is left out."""
        left = list(kinds)
        found = 0
        while left and found < number:
            for kind in tuple(left)[: number - found]:
                question = self._first(kind, tables, draws)
                if question is None:
                    left.remove(kind)
                    continue
                found += 1
                yield self._printed(question, id)

    def _first(self, kind: str, tables: Sequence[Table], draws: Draws) -> Question | None:
        for table in tables:
            for number in range(SEEDS):
                question = draws(kind, table, f"coverage {kind} {number}")
                if question is None:
                    break
                if question.position not in self._seen:
                    self._seen.add(question.position)
                    return question
        return None

    def _printed(self, question: Question, id: str) -> Printed:
        traps = (id,) if id else _trapped(question)[:1]
        stem = "-".join([*traps, question.position.kind])
        name = next(name for n in count(1) if (name := f"{stem}-{n}") not in self._ids)
        self._ids.add(name)
        return Printed(name, question, MINDS[traps[0]].skill if traps else None, traps)


_TABLES_OF_MINDS = (Table(), WITH_JOKER)
"""Some beliefs are about the joker."""


def _trapped(question: Question) -> tuple[str, ...]:
    """The misconceptions that get it wrong, whatever they choose."""
    return tuple(mind.id for mind in question.minds if question.gets_wrong(mind))


def _telling(kind: str, table: Table, seed: str) -> Question | None:
    """A question that some misconception gets wrong."""
    drawn = (draw(kind, None, f"{seed} {number}", table=table) for number in range(SEEDS))
    return next((question for question in drawn if question and _trapped(question)), None)


def _that_exposes(id: str) -> Draws:
    def draws(kind: str, table: Table, seed: str) -> Question | None:
        return draw(kind, None, seed, expose=(id,), table=table)

    return draws


def _that_parts(one: str, other: str) -> Draws:
    """Questions at which two misconceptions answer differently, be it that one of them is right."""

    def draws(kind: str, table: Table, seed: str) -> Question | None:
        for exposed in (one, other):
            drawn = (draw(kind, None, f"{seed} {n}", expose=(exposed,), table=table) for n in range(SEEDS))
            found = next((question for question in drawn if question and _apart(question, one, other)), None)
            if found:
                return found
        return None

    return draws


def _apart(question: Question, one: str, other: str) -> bool:
    answers = [question.position.answer(MINDS[id](question.rules)) for id in (one, other)]
    given = [None if answer is None else plain(question, answer) for answer in answers]
    return None not in given and given[0] != given[1]
