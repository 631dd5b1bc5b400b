"""Puzzles by chance for what a set of puzzles leaves uncovered."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import count, islice

from tutor.content.address import pairs_of
from tutor.content.answers import print_answer
from tutor.content.coverage import KINDS_OF_THEM, PUZZLES, Coverage, Hole
from tutor.content.drawing import draw
from tutor.content.kinds import KINDS
from tutor.content.question import Question
from tutor.content.schema import schema_file
from tutor.learning.prediction import gives_of, offered_words
from tutor.minds import MINDS

TRIES = 400
"""What a hole asks for is more frequent than one position in so many, where chance makes any."""


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
            yield from (line for puzzle in puzzles for line in puzzle)

    def _fill(self, hole: Hole) -> Iterator[list[str]]:
        match hole.what:
            case "misconception":
                yield from self._exposing(hole.id)
            case "skill":
                minds = [id for id, mind in MINDS.items() if mind.skill == hole.id]
                yield from islice((puzzle for id in minds for puzzle in self._exposing(id)), PUZZLES)
            case "kind":
                yield from self._draw((hole.id,), 1, lambda question: bool(_trapped(question)))
            case "pair":
                one, other = hole.id.split()
                kinds = dict.fromkeys((*MINDS[one].kinds, *MINDS[other].kinds))
                yield from self._draw(kinds, 1, lambda question: _apart(question, one, other))

    def _exposing(self, id: str) -> Iterator[list[str]]:
        """As many as are missing, of kinds that expose it in no puzzle yet before the others."""
        there = self._covered.kinds_exposing(id)
        kinds = [kind for kind in (*MINDS[id].kinds, "reason") if kind in KINDS]
        fresh = [kind for kind in kinds if kind not in there]
        puzzles, others = PUZZLES - len(self._covered.exposing[id]), KINDS_OF_THEM - len(there)
        # Where there are puzzles enough, another kind alone helps.
        usable = [*fresh, *(kind for kind in kinds if kind in there and puzzles > 0)]
        yield from self._draw(usable, max(puzzles, others), lambda question: _errs(question, id), id)

    def _draw(
        self, kinds: Iterable[str], number: int, wanted: Callable[[Question], bool], id: str = ""
    ) -> Iterator[list[str]]:
        """So many new puzzles, of the kinds in turn; a kind that has none is left out."""
        left = list(kinds)
        found = 0
        while left and found < number:
            for kind in tuple(left)[: number - found]:
                question = self._first(kind, wanted)
                if question is None:
                    left.remove(kind)
                    continue
                found += 1
                yield self._written(question, id)

    def _first(self, kind: str, wanted: Callable[[Question], bool]) -> Question | None:
        for number in range(TRIES):
            question = draw(kind, None, f"coverage {kind} {number}")
            if question and question.position not in self._seen and wanted(question):
                self._seen.add(question.position)
                return question
        return None

    def _written(self, question: Question, id: str) -> list[str]:
        trapped = _trapped(question)
        traps = [id] if id else trapped[:1]
        kind = question.position.kind
        stem = "-".join([*traps, kind])
        name = next(name for n in count(1) if (name := f"{stem}-{n}") not in self._ids)
        self._ids.add(name)
        stated = [("id", name), ("kind", kind), *([("skill", MINDS[traps[0]].skill)] if traps else [])]
        stated += [*pairs_of(question), ("answer", print_answer(question.computed))]
        stated += [("traps", " ".join(traps))] if traps else []
        return _entry(stated)


def _entry(pairs: Iterable[tuple[str, str]]) -> list[str]:
    """An entry of a list, a key a line; dotted keys below their mapping."""
    lines: list[str] = []
    above = ""
    for key, value in pairs:
        outer, dot, inner = key.partition(".")
        if dot and outer != above:
            lines.append(f"{outer}:")
        above = outer
        lines.append(f"  {inner}: {value}" if dot else f"{key}: {value}")
    return [("  " if number else "- ") + line for number, line in enumerate(lines)]


def _errs(question: Question, id: str) -> bool:
    return any(question.gets_wrong(mind) for mind in question.minds if mind.id == id)


def _trapped(question: Question) -> list[str]:
    """The misconceptions that get it wrong, whatever they choose."""
    return [mind.id for mind in question.minds if question.gets_wrong(mind)]


def _apart(question: Question, one: str, other: str) -> bool:
    """Whether two misconceptions answer it differently."""
    given = [gives_of(question, MINDS[id](question.rules), offered_words(question)) for id in (one, other)]
    return None not in given and given[0] != given[1]
