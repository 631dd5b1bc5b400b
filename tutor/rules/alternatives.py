"""What else a table could have agreed on, with all its other rules as they are."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any, get_args, get_type_hints

from tutor.rules.rule_set import HIGHEST_NUMBER, RuleSet, contradictions
from tutor.rules.seats import Seat


def alternatives(rules: RuleSet, name: str) -> tuple[object, ...]:
    """
    Every other value of a house rule that can be played with the rest of *rules*, in their listed order.

    A number that the variant has no use for has no others.

    >>> from tutor.rules import STANDARD, VARIANTS
    >>> alternatives(STANDARD, "min_rank"), alternatives(STANDARD, "hand_size")
    (('8', '7', '2'), (1, 2, 3, 4))
    >>> alternatives(VARIANTS["hasenpfeffer"], "march")
    ()
    """
    held = getattr(rules, name)
    if held is None:
        return ()
    return tuple(
        value
        for value in _values(name)
        if value != held and not contradictions(rules.with_rules({name: value}))
    )


def _values(name: str) -> Iterator[object]:
    """Everything that the field can be at any table."""
    kind: Any = get_type_hints(RuleSet)[name]
    if kind is bool:
        yield from (True, False)
    elif name == "seats":
        for size in range(2, len(Seat) + 1):
            yield from (seats for seats in combinations(Seat, size) if Seat.SOUTH in seats)
    elif kind is int or int in get_args(kind):
        yield from range(1, HIGHEST_NUMBER + 1)
    else:
        yield from get_args(kind)
