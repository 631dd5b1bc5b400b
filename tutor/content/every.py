"""Every position that a kind can draw, where there are few: chance goes all its ways, one after another."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, MutableSequence, Sequence
from functools import lru_cache
from itertools import islice
from math import prod
from random import Random
from typing import Any, TypeVar

from tutor.content.ask import read_ask
from tutor.content.kinds import KINDS
from tutor.content.position import Pairs
from tutor.content.question import Question, rulebook_of
from tutor.content.shifts import canonical
from tutor.content.table import Table

Item = TypeVar("Item")

FEW = 2000
"""A kind that can be drawn in more ways is as good as endless."""

ENDLESS = 100 * FEW
"""So many ways as one of them branches off to: nobody has to go them all to see that they are too many."""

LONG = 100
"""Whoever is asked so often on one way is asked again and again, until something fits."""


class TooManyError(Exception):
    """A way on which chance is asked again and again."""


class EveryWay(Random):
    """
    Goes another way each time it is asked the same questions, until all ways are gone.

    >>> ways = EveryWay()
    >>> [(ways.choice("ab"), ways.random() < 0.5) for _ in ways]
    [('a', True), ('a', False), ('b', True), ('b', False)]
    """

    def __init__(self) -> None:
        super().__init__(0)
        self._way: list[tuple[int, int]] = []
        self._step = 0

    @property
    def about(self) -> int:
        """How many ways there are if all branch off like the one that was gone last."""
        return prod(of for _, of in self._way)

    def __iter__(self) -> Iterator[None]:
        """Begins a new way until there is none."""
        while True:
            self._step = 0
            yield None
            while self._way and self._way[-1][0] + 1 == self._way[-1][1]:
                self._way.pop()
            if not self._way:
                return
            taken, of = self._way[-1]
            self._way[-1] = (taken + 1, of)

    def randrange(self, start: int, stop: int | None = None, step: int = 1) -> int:
        numbers = range(start) if stop is None else range(start, stop, step)
        if self._step == LONG:
            raise TooManyError
        if self._step == len(self._way):
            self._way.append((0, len(numbers)))
        self._step += 1
        return numbers[self._way[self._step - 1][0]]

    def randint(self, a: int, b: int) -> int:
        return self.randrange(a, b + 1)

    def random(self) -> float:
        """Small, then large: it is compared with a share."""
        return (0.0, 1.0 - 2**-53)[self.randrange(2)]

    def choice(self, seq: Any) -> Any:
        return seq[self.randrange(len(seq))]

    def sample(self, population: Sequence[Item], k: int, *, counts: Any = None) -> list[Item]:
        left = list(population)
        return [left.pop(self.randrange(len(left))) for _ in range(k)]

    def shuffle(self, x: MutableSequence[Any]) -> None:
        x[:] = self.sample(list(x), len(x))


@lru_cache(maxsize=64)
def every_class(kind: str, table: Table) -> Mapping[str, Question] | None:
    """A question of each class that a kind has at a table; None where it is drawn in too many ways."""
    if not KINDS[kind].asked_at(rulebook_of(table.rules)):
        return {}
    try:
        pairs = list(islice(_every_draw(kind, table), FEW))
    except TooManyError:
        return None
    if len(pairs) == FEW:
        return None
    asked = (read_ask(kind, [*drawn, *table.pairs()]) for drawn in pairs)
    return {canonical(question): question for question in asked if isinstance(question, Question)}


def _every_draw(kind: str, table: Table) -> Iterator[Pairs]:
    ways, rulebook = EveryWay(), rulebook_of(table.rules)
    for _ in ways:
        yield KINDS[kind].draw(ways, rulebook)
        if ways.about > ENDLESS:
            raise TooManyError
