"""What else a table could have agreed on, with all its other rules as they are."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any, get_args, get_type_hints

from tutor.rules.rule_set import HIGHEST_NUMBER, RuleSet, contradictions
from tutor.rules.seats import Seat


def alternatives(rules: RuleSet, name: str) -> tuple[object, ...]:
    """
    Every other value of a house rule that can be played with the rest of *rules*, in their listed order.

    A rule that the variant has no use for has no others.

    >>> from tutor.rules import STANDARD, VARIANTS
    >>> alternatives(STANDARD, "min_rank"), alternatives(STANDARD, "hand_size")
    (('8', '7', '2'), (1, 2, 3, 4))
    >>> alternatives(VARIANTS["hasenpfeffer"], "march")
    ()
    """
    if not has_use(rules, name):
        return ()
    held = getattr(rules, name)
    return tuple(
        value
        for value in _values(name)
        if value != held and not contradictions(rules.with_rules({name: value}))
    )


def has_use(rules: RuleSet, name: str) -> bool:
    """
    Whether a house rule decides anything at this table, be it only together with another one.

    >>> from tutor.rules import VARIANTS
    >>> has_use(VARIANTS["standard"], "stick_dealer"), has_use(VARIANTS["napoleon"], "stick_dealer")
    (True, False)
    """
    return getattr(rules, name) is not None and _NEEDS.get(name, _nothing)(rules)


def _nothing(rules: RuleSet) -> bool:
    return True


def _turn_up(rules: RuleSet) -> bool:
    return rules.trump_by == "turn_up"


def _bids(rules: RuleSet) -> bool:
    return rules.trump_by != "turn_up"


def _lone_hands(rules: RuleSet) -> bool:
    return _turn_up(rules) and rules.alone != "none"


def _partners_alone(rules: RuleSet) -> bool:
    return _lone_hands(rules) and rules.sides == "pairs"


def _target(rules: RuleSet) -> bool:
    return rules.target is not None


_NEEDS: dict[str, Callable[[RuleSet], bool]] = {
    **dict.fromkeys(("joker_up", "stick_dealer", "pickup", "may_discard_turn_up"), _turn_up),
    **dict.fromkeys(("weak_hand", "must_hold_trump", "dummy", "super_euchre"), _turn_up),
    **dict.fromkeys(("bid_rounds", "forced_bid"), _bids),
    **dict.fromkeys(("alone_time", "loner_lead", "lone_defence"), _lone_hands),
    **dict.fromkeys(("partner_assist_alone", "call_for_best"), _partners_alone),
    **dict.fromkeys(("laps", "slam"), _target),
    "widow": lambda rules: rules.trump_by == "number_bid",
}
"""What a rule has to do with; any other is of use at every table."""


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
