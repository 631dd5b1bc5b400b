"""The questions of a quiz, each from its number alone."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache, partial
from itertools import chain, count, islice
from random import Random
from typing import NamedTuple

from tutor.content.kinds import KINDS
from tutor.content.puzzles import Puzzle
from tutor.content.question import Question
from tutor.content.skills import SKILLS
from tutor.content.stream import Part
from tutor.content.table import Table
from tutor.learning.answering import OF_KIND, Asked, skill_of
from tutor.learning.my_table import USUAL, at_table
from tutor.learning.quiz import BOWERS, Mode, Quiz
from tutor.learning.supply import can_be_drawn, can_be_met, fresh, similar
from tutor.minds import MINDS

_FIRST_SKILLS = SKILLS[: SKILLS.index("whole-hand")]
"""What everybody learns, whatever is played at the table."""
_TEN, _OTHERS = 10, 8
"""Among so many no question comes again, if one of so many others is new."""
_STOCKS = 64
"""So many sets of wishes are remembered: learners go on with the quiz that they have begun."""


class _Aim(NamedTuple):
    """A question to be drawn: of that kind, and for that misconception if there is one."""

    kind: str
    mind: str = ""
    part: Part = Part.PLAIN
    """What the misconception is there for."""


class _Step(NamedTuple):
    """What is asked next, decided before it is drawn."""

    skill: str
    asks: Puzzle | _Aim
    traps: frozenset[str] = frozenset()
    taken: bool = False
    """Whether the puzzle was asked in this quiz before."""


class Quizmaster:
    """Asks what the puzzles of one school are about, and draws what they leave out."""

    def __init__(self, puzzles: Mapping[str, Puzzle]) -> None:
        self._stock = lru_cache(maxsize=_STOCKS)(partial(_gather, puzzles))

    def prepare(self) -> None:
        """Works out what every mixed quiz of the usual game needs, so that no learner waits for it."""
        for aims in self._stock(_Wishes((), (), None, USUAL)).aims.values():
            for aim in aims:
                can_be_met(aim.kind, USUAL, Part.TRAP if aim.mind else Part.PLAIN, aim.mind)

    def item(self, quiz: Quiz, number: int) -> Asked | None:
        """
        Question *number* of a quiz, counted from 1; None where nothing that is wished for can be asked.

        The skills take turns, and so do authors' puzzles and drawn positions, traps and foils; no two
        questions in a row have the same trap, unless nothing else is wished for.
        """
        steps = self._first_steps(quiz, number)
        return _last_asked(steps, quiz) if len(steps) == number else None

    def skill_at(self, quiz: Quiz, number: int) -> str:
        """The skill that question *number* trains; empty where it is chosen otherwise than by turns."""
        if quiz.mode not in (Mode.MIXED, Mode.REVIEW):
            return ""
        steps = self._first_steps(quiz, number)
        return steps[-1].skill if len(steps) == number else ""

    def _first_steps(self, quiz: Quiz, number: int) -> list[_Step]:
        stock = self._stock(_Wishes(quiz.skills, quiz.kinds, quiz.level, quiz.table))
        return list(islice(_steps(quiz, stock), number))


def _last_asked(steps: Sequence[_Step], quiz: Quiz) -> Asked | None:
    """What the last step asks; where kinds are wished for, it is new among the ten that it belongs to."""
    # Some kinds have a handful of questions; where all kinds take turns, chance repeats hardly any.
    first = (len(steps) - 1) // _TEN * _TEN if quiz.kinds else len(steps) - 1
    before: list[Question] = []
    asked = None
    for number, step in enumerate(steps[first:], first + 1):
        asked = _asked_anew(step, quiz, f"{quiz.seed} {number}", before)
        before.extend([asked.question] if asked else [])
    return asked


def _asked_anew(step: _Step, quiz: Quiz, seed: str, before: Sequence[Question]) -> Asked | None:
    """None of the questions before if there is another, and at least not the very last of them."""
    once = _asked(step, quiz, seed)
    if once is None or once.question not in before:
        return once
    seeds = [f"{seed} {number}" for number in range(_OTHERS)]
    drawn = (_asked(step, quiz, one) for one in seeds)
    second = once
    for other in filter(None, chain(drawn, (again(once, one) for one in seeds))):
        if other.question not in before:
            return other
        if second is once and other.question != before[-1]:
            second = other
    return second


def _asked(step: _Step, quiz: Quiz, seed: str) -> Asked | None:
    if isinstance(step.asks, _Aim):
        kind, mind, part = step.asks
        question = fresh(kind, seed, quiz.table, part, mind) or fresh(kind, seed, quiz.table)
        return Asked(question, None, step.skill) if question else None
    puzzle = step.asks
    here = at_table(puzzle.question, quiz.table) or puzzle.question
    asked = Asked(here, puzzle if here is puzzle.question else None, step.skill)
    return again(asked, seed) if step.taken or quiz.mode is Mode.REVIEW else asked


def again(asked: Asked, seed: str) -> Asked:
    """A question that was asked before, in other suits and seats."""
    question = similar(asked.question, asked.puzzle, seed)
    return asked if question == asked.question else Asked(question, None, asked.trained)


# The order of the questions


def _steps(quiz: Quiz, stock: _Stock) -> Iterator[_Step]:
    random = Random(quiz.seed)
    shelf = _Shelf(stock, quiz.table, random)
    before: frozenset[str] = frozenset()
    for skill in _taking_turns(stock.skills, random, keep_order=bool(quiz.skills)):
        step = shelf.take(skill, before)
        before = step.traps
        yield step


def _taking_turns(skills: Sequence[str], random: Random, *, keep_order: bool) -> Iterator[str]:
    """Round after round, each skill once in a round; where some were wished for, in that order at first."""
    last = ""
    for number in count() if skills else ():
        order = list(skills)
        if number or not keep_order:
            random.shuffle(order)
        if len(order) > 1 and order[0] == last:
            order.append(order.pop(0))
        last = order[-1]
        yield from order


class _Shelf:
    """The stock in the order of one quiz; what was taken comes last again."""

    def __init__(self, stock: _Stock, table: Table, random: Random) -> None:
        self._table, self._random = table, random
        self._taken: set[str] = set()
        self._aims = stock.aims
        self._puzzles = {skill: random.sample(found, len(found)) for skill, found in stock.puzzles.items()}

    def take(self, skill: str, before: frozenset[str]) -> _Step:
        """An author's puzzle or an aim to draw at, without the traps of the question before."""
        puzzles, aims = self._puzzles.get(skill, []), self._aims.get(skill, [])
        if puzzles and (not aims or self._random.random() < 0.5):
            return self._take_puzzle(skill, puzzles, before)
        part = Part.FOIL if self._random.random() < 0.5 else Part.TRAP
        in_turn = (_played(aim, part, before) for aim in self._random.sample(aims, len(aims)))
        aim = next(filter(self._can_be_met, in_turn), _Aim(aims[0].kind))
        return _Step(skill, aim, frozenset({aim.mind} if aim.part is Part.TRAP else ()))

    def _can_be_met(self, aim: _Aim) -> bool:
        return can_be_met(aim.kind, self._table, aim.part, aim.mind)

    def _take_puzzle(self, skill: str, puzzles: list[Puzzle], before: frozenset[str]) -> _Step:
        place = next((n for n, one in enumerate(puzzles) if before.isdisjoint(one.keys.traps)), 0)
        puzzle = puzzles.pop(place)
        puzzles.append(puzzle)
        taken = puzzle.id in self._taken
        self._taken.add(puzzle.id)
        return _Step(skill, puzzle, frozenset(puzzle.keys.traps), taken)


def _played(aim: _Aim, part: Part, before: Collection[str]) -> _Aim:
    """The aim with its part; whom the question before has misled is shown where the belief is right."""
    if not aim.mind:
        return aim
    return aim._replace(part=Part.FOIL if aim.mind in before else part)


# What there is to ask


class _Wishes(NamedTuple):
    """What many quizzes have in common."""

    skills: tuple[str, ...]
    kinds: tuple[str, ...]
    level: int | None
    table: Table


class _Stock(NamedTuple):
    """The authors' puzzles and the kinds to draw that are wished for, by skill."""

    skills: list[str]
    puzzles: dict[str, list[Puzzle]]
    aims: dict[str, list[_Aim]]


def _gather(puzzles: Mapping[str, Puzzle], wishes: _Wishes) -> _Stock:
    aims = _aims(wishes)
    found = _by_skill(puzzles.values(), wishes, aims)
    there = [skill for skill in SKILLS if skill in found or skill in aims]
    wished = [skill for skill in wishes.skills if skill in there]
    return _Stock(wished if wishes.skills else there, found, aims)


def _by_skill(puzzles: Iterable[Puzzle], wishes: _Wishes, aims: Collection[str]) -> dict[str, list[Puzzle]]:
    """The puzzles wished for; a wished skill that only other games train is asked about there."""
    here: dict[str, list[Puzzle]] = {}
    elsewhere: dict[str, list[Puzzle]] = {}
    for puzzle in puzzles:
        if _is_wished(puzzle, wishes):
            found = elsewhere if at_table(puzzle.question, wishes.table) is None else here
            found.setdefault(skill_of(puzzle.question, puzzle), []).append(puzzle)
    lacking = [skill for skill in wishes.skills if skill in elsewhere and skill not in (*here, *aims)]
    return {**here, **{skill: elsewhere[skill] for skill in lacking}}


def _is_wished(puzzle: Puzzle, wishes: _Wishes) -> bool:
    return (
        (not wishes.skills or skill_of(puzzle.question, puzzle) in wishes.skills)
        and (not wishes.kinds or puzzle.kind in wishes.kinds)
        and (wishes.level is None or puzzle.keys.level == wishes.level)
    )


def _aims(wishes: _Wishes) -> dict[str, list[_Aim]]:
    """By skill, what can be drawn; a drawn question has no level."""
    if wishes.level is not None:
        return {}
    wished = [
        kind
        for kind in KINDS
        if (not wishes.kinds or kind in wishes.kinds) and can_be_drawn(kind, wishes.table)
    ]
    known = _known(wishes.table)
    found: dict[str, list[_Aim]] = {}
    for mind in MINDS.values():
        if mind.skill in known:
            aims = [_Aim(kind, mind.id) for kind in mind.kinds if kind in wished]
            found.setdefault(mind.skill, []).extend(aims)
    for kind in wished:
        if OF_KIND[kind] in known:
            found.setdefault(OF_KIND[kind], []).append(_Aim(kind))
    return {skill: aims for skill, aims in found.items() if _are_there(aims, wishes.table)}


def _known(table: Table) -> set[str]:
    """The skills that drawn questions train at a table: what is of no use there is not asked."""
    known = {skill for skill in _FIRST_SKILLS if table.rules.bowers or skill not in BOWERS}
    unknown = set(OF_KIND.values()) - {skill for kind, skill in OF_KIND.items() if can_be_drawn(kind, table)}
    return (known - unknown) | ({"joker"} if table.rules.joker else set())


def _are_there(aims: Sequence[_Aim], table: Table) -> bool:
    """Whether any question about a skill can be drawn: a belief that nothing misleads is not asked about."""
    plain = any(not aim.mind for aim in aims)
    return plain or any(can_be_met(aim.kind, table, Part.TRAP, aim.mind) for aim in aims)
