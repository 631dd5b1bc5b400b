"""The house rules of Euchre Game Notation, and ours: which are the same, and which one of us lacks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from tutor.rules import STANDARD, RuleSet, contradictions, rule_names


class EgnError(ValueError):
    """A game that the format has no words for, or a file that tells no game of ours."""


class _Option(NamedTuple):
    """A rule of ours that the format knows: what it takes it to be where a file is silent, and the values."""

    rule: str
    default: Any
    values: Mapping[Any, Any] = {}
    """Ours to the format's; empty where they are written alike."""


_YES_NO = {False: False, True: True}
_OPTIONS = {
    "std": _Option("stick_dealer", True, _YES_NO),
    "min_rank": _Option("min_rank", 9, {"9": 9, "8": 8, "7": 7}),
    "winning_score": _Option("target", 10),
    "canadian": _Option("partner_assist_alone", False, {"off": False, "round_1": True}),
    "loner_lead": _Option(
        "loner_lead",
        "LEFT_OF_DEALER",
        {"left_of_dealer": "LEFT_OF_DEALER", "left_of_loner": "LEFT_OF_LONER"},
    ),
    "loner_march_score": _Option("lone_march", 4),
    "loner_euchred_score": _Option("lone_euchre", 2),
    "defend_alone": _Option("lone_defence", False, {"off": False, "vs_lone_maker": True}),
    "joker": _Option("joker", False, _YES_NO),
    "allow_no_trump": _Option("allow_no_trump", False, _YES_NO),
}
_UNTOLD = ("deal_pattern", "first_dealer", "joker_up", "redeal", "revoke_penalty")
"""Rules that decide nothing in a deal as the format tells it; it does not keep them."""
_OTHERS = {"num_players": 4, "num_deals": 0}
_OTHERS |= dict.fromkeys(["farmers", "partners_best", "go_under", "fast_break", "four_trick_tokens"], False)
"""Rules of the format that ours lack or that it leaves open, and the value at which they change nothing."""


def write_ruleset(rules: RuleSet) -> dict[str, Any]:
    """
    The rules as the format states them.

    Raises:
        EgnError: For rules that it can't state, all named.
    """
    stated = {name: _write(option, getattr(rules, option.rule)) for name, option in _OPTIONS.items()}
    told = [*_UNTOLD, *(option.rule for name, option in _OPTIONS.items() if stated[name] is not None)]
    alike = STANDARD.with_rules({name: getattr(rules, name) for name in told})
    missing = [name for name in rule_names() if getattr(rules, name) != getattr(alike, name)]
    if missing:
        raise EgnError(f"the format can't state these rules: {', '.join(missing)}")
    return stated


def read_ruleset(stated: Mapping[str, Any]) -> RuleSet:
    """
    The rules that a file states, the format's defaults where it is silent.

    Raises:
        EgnError: For rules that are not ours, and for values that are none.
    """
    for name, value in stated.items():
        if name not in _OPTIONS and value != _OTHERS.get(name):
            raise EgnError(f"no rule of ours: {name}={value!r}")
    rules = STANDARD.with_rules(
        {option.rule: _read(name, stated.get(name, option.default)) for name, option in _OPTIONS.items()}
    )
    for clash in contradictions(rules):
        raise EgnError(f"rules that contradict each other: {clash.field}, {clash.other}")
    return rules


def _write(option: _Option, value: Any) -> Any:
    """The value in the format's words; None where it has none."""
    return option.values.get(value) if option.values else value


def _read(name: str, value: Any) -> Any:
    values = _OPTIONS[name].values
    if not values:
        if type(value) is int and 1 <= value <= 100:
            return value
        raise EgnError(f"no value of ours: {name}={value!r}")
    for ours, theirs in values.items():
        if type(theirs) is type(value) and theirs == value:
            return ours
    raise EgnError(f"no value of ours: {name}={value!r}")
