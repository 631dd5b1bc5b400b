"""What a quiz is made of: a seed and a few wishes, all of which stand in its address."""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache

from tutor.content.kinds import KINDS
from tutor.content.skills import SKILLS
from tutor.content.table import Table, TableError
from tutor.learning.my_table import USUAL, read_my_table, write_my_table
from tutor.learning.priors import GAMES

USUAL_LENGTH, MOST_ITEMS = 10, 1000
ENDLESS = 0
MOST_MET = 3
"""So many misconceptions are told of at the end; more would bury the likeliest."""
BOWERS = ("right-bower", "left-bower", "left-bower-following")
"""The skills of a quiz that asks for the bowers alone."""
LEVELS = (1, 2, 3)
LONGEST = 1600
"""Characters: every skill may be due at a table with every house rule."""
_SEED = re.compile(r"[a-z0-9]{8,24}")
_BETWEEN, _IS = "~", "."


class Mode(StrEnum):
    """How the questions of a quiz are chosen."""

    MIXED = "mixed"
    AGAIN = "again"
    """The mistakes of another sitting, with other cards."""
    REVIEW = "review"
    """As mixed, but never as an author wrote them: whoever remembers a puzzle need not know the skill."""
    PLACEMENT = "placement"
    """To find out what need not be taught."""


@dataclass(frozen=True)
class Quiz:
    """The wishes of a quiz. Whoever has its text has the quiz: nothing is kept anywhere else."""

    seed: str
    length: int = USUAL_LENGTH
    """How many questions; 0 for as many as the learner likes."""
    skills: tuple[str, ...] = ()
    """The skills to ask for; empty for all."""
    kinds: tuple[str, ...] = ()
    level: int | None = None
    mode: Mode = Mode.MIXED
    of: str = ""
    """The sitting whose mistakes are asked again."""
    games: tuple[str, ...] = ()
    """What the learner plays already."""
    table: Table = USUAL

    @property
    def sitting(self) -> str:
        """The sitting in the log: an address has one first answer in it."""
        return f"quiz-{self.seed}"

    @property
    def endless(self) -> bool:
        """Whether it goes on until the learner stops."""
        return self.length == ENDLESS

    @property
    def last(self) -> int:
        """The number of the last question that there can be."""
        return self.length or MOST_ITEMS

    def __str__(self) -> str:
        pairs: list[tuple[str, object]] = []
        if self.length != USUAL_LENGTH:
            pairs.append(("n", self.length))
        if self.mode is not Mode.MIXED:
            pairs.append(("mode", self.mode))
        if self.of:
            pairs.append(("of", self.of))
        if self.level:
            pairs.append(("level", self.level))
        for name, values in (("skill", self.skills), ("kind", self.kinds), ("game", self.games)):
            pairs += [(name, value) for value in values]
        pairs += write_my_table(self.table)
        return _BETWEEN.join([self.seed, *(f"{name}{_IS}{value}" for name, value in pairs)])


def new_seed() -> str:
    """The seed of a quiz that nobody has had before."""
    return secrets.token_hex(6)


@lru_cache(256)
def read_quiz(text: str) -> Quiz:
    """
    The quiz that a text describes; every page of a quiz reads it.

    >>> str(read_quiz("0123456789ab~skill.trump~n.20"))
    '0123456789ab~n.20~skill.trump'

    Raises:
        ValueError: Where the text describes none.
    """
    seed, *words = text[: LONGEST + 1].split(_BETWEEN)
    if len(text) > LONGEST or not _SEED.fullmatch(seed):
        raise ValueError("no quiz begins like this")
    return quiz_of(seed, [_pair(word) for word in words])


def quiz_of(seed: str, pairs: Iterable[tuple[str, str]]) -> Quiz:
    """
    A quiz from wishes as names and values; the names of a table's rules are wishes too.

    Raises:
        ValueError: Where a wish can't be.
    """
    wishes: dict[str, list[str]] = {}
    for name, value in pairs:
        wishes.setdefault(name, []).append(value)
    several = {name: tuple(dict.fromkeys(wishes.pop(name, ()))) for name in ("skill", "kind", "game")}
    single = {name: wishes.pop(name)[-1] for name in ("n", "mode", "of", "level") if name in wishes}
    try:
        table = read_my_table((name, values[-1]) for name, values in wishes.items())
    except TableError as error:
        raise ValueError(f"no such wish: {error}") from error
    return Quiz(
        seed=seed,
        length=_number(single.get("n", str(USUAL_LENGTH)), range(ENDLESS, MOST_ITEMS + 1)),
        skills=_known(several["skill"], SKILLS),
        kinds=_known(several["kind"], KINDS),
        level=_number(single["level"], LEVELS) if "level" in single else None,
        mode=Mode(single.get("mode", Mode.MIXED)),
        of=_sitting(single.get("of", "")),
        games=_known(several["game"], GAMES),
        table=table,
    )


def _pair(word: str) -> tuple[str, str]:
    name, found, value = word.partition(_IS)
    if not found:
        raise ValueError(f"{name} wishes nothing")
    return name, value


def _number(text: str, known: Iterable[int]) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 5 and int(text) in known):
        raise ValueError("no such number")
    return int(text)


def _known(values: tuple[str, ...], known: Iterable[str]) -> tuple[str, ...]:
    if not set(values) <= set(known):
        raise ValueError("no such skill, kind or game")
    return values


def _sitting(text: str) -> str:
    if text and not _SEED.fullmatch(text):
        raise ValueError("no such sitting")
    return text
