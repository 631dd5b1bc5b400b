"""Misconceptions: what somebody answers who holds one rule wrong."""

from functools import lru_cache
from types import MappingProxyType

from tutor.minds.following import MustOvertake, MustTrump, PlayAnything
from tutor.minds.left_bower import LeftBothSuits, LeftFollowsPrint, LeftOverRight, LeftPlain, LeftWeak
from tutor.minds.mind import Mind
from tutor.minds.ranking import HighestAnySuit, NoBowers
from tutor.minds.sight import Sight
from tutor.rules import RuleSet

__all__ = ["MINDS", "Mind", "Sight", "minds_of", "minds_that_err"]

MINDS = MappingProxyType(
    {
        mind.id: mind
        for mind in (
            LeftPlain,
            LeftFollowsPrint,
            LeftWeak,
            LeftBothSuits,
            LeftOverRight,
            NoBowers,
            MustTrump,
            MustOvertake,
            PlayAnything,
            HighestAnySuit,
        )
    }
)
"""Every misconception by its id, in the catalogue's order."""


@lru_cache(maxsize=64)
def minds_of(rules: RuleSet) -> tuple[Mind, ...]:
    """Every misconception, sitting at a table with these rules."""
    return tuple(mind(rules) for mind in MINDS.values())


@lru_cache(maxsize=1024)
def minds_that_err(kind: str, rules: RuleSet) -> tuple[Mind, ...]:
    """Those that answer some question of *kind* otherwise than the rules."""
    return tuple(mind for mind in minds_of(rules) if kind in mind.kinds)
