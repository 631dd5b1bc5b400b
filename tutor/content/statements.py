"""What the school has to teach, statement by statement, each with its id."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import NamedTuple

_NO_RULE = "not a rule: "
_LOOKS_LIKE_ONE = re.compile(r"S\d+\.\d+|[FTLBPM]\d{2}")


class Statement(NamedTuple):
    """A fact of the game, or a case that learners get wrong."""

    id: str
    words: str
    tests: tuple[str, ...]
    """The tests of the rules that prove it, `FILE[row]` or `FILE::test`."""
    no_rule: str = ""
    """What it is instead, where it is no rule of the game: advice, conduct."""

    @property
    def is_proved(self) -> bool:
        """Whether the tests of the rules prove it, or nothing can."""
        return bool(self.tests or self.no_rule)


@cache
def statements() -> MappingProxyType[str, Statement]:
    """Every statement by its id, in the order of the texts."""
    lines = files("tutor.content").joinpath("statements.txt").read_text("utf-8").splitlines()
    rows = [line.split(" | ") for line in lines if not line.startswith("#")]
    return MappingProxyType({id.strip(): _statement(id.strip(), words, proof) for id, words, proof in rows})


def _statement(id: str, words: str, proof: str) -> Statement:
    if proof.startswith(_NO_RULE):
        return Statement(id, words.strip(), (), proof.removeprefix(_NO_RULE))
    return Statement(id, words.strip(), tuple(test.strip() for test in proof.split(";") if test.strip()))


def statements_named(source: str | None) -> list[str]:
    """
    The ids of statements in a puzzle's `source`, those that there are not, too.

    >>> statements_named("S0.12, F01; a club evening in Plzeň")
    ['S0.12', 'F01']
    """
    words = (source or "").replace(",", " ").replace(";", " ").split()
    return [word for word in words if _LOOKS_LIKE_ONE.fullmatch(word)]
