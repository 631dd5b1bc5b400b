"""The house rules: what each is here, what it means, and what else a table can agree on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tutor.content.written import spelled
from tutor.language import Line
from tutor.rules import RuleSet, alternatives, has_use
from tutor.web.facts import say_value
from tutor.web.words import Words

GROUPS = {
    "skill-pack": (
        *("seats", "sides", "min_rank", "joker", "bowers", "hand_size"),
        *("deal_pattern", "first_dealer", "redeal", "dummy"),
    ),
    "skill-calling": (
        *("trump_by", "stick_dealer", "pickup", "may_discard_turn_up", "must_hold_trump", "weak_hand"),
        *("joker_up", "lowest_bid", "bid_rounds", "forced_bid", "widow", "allow_no_trump"),
    ),
    "skill-alone": (
        *("alone", "alone_time", "partner_assist_alone", "loner_lead", "lone_defence", "call_for_best"),
    ),
    "skill-scoring": (
        *("target", "march", "lone_march", "euchre", "lone_euchre", "lone_defence_euchre"),
        *("lone_defence_march", "super_euchre", "laps", "slam", "revoke_penalty"),
    ),
}
"""The heading, and the rules below it."""
_FEW = 2
"""So many numbers are no range."""


class HouseRule(NamedTuple):
    """One rule in words."""

    id: str
    name: str
    value: str
    meaning: Line
    others: str | None
    """What else it can be; None where nothing else can be played with this game's other rules."""


class HouseGroup(NamedTuple):
    """The rules about one thing: those that a table can change, and those that it can't."""

    heading: Line
    open: list[HouseRule]
    fixed: list[HouseRule]


def house_of(rules: RuleSet, words: Words) -> list[HouseGroup]:
    """Every house rule at this table."""
    groups = []
    for heading, names in GROUPS.items():
        told = [_told(rules, name, words) for name in names]
        groups.append(
            HouseGroup(
                words.line(heading),
                [rule for rule in told if rule.others],
                [rule for rule in told if not rule.others],
            )
        )
    return groups


def _told(rules: RuleSet, name: str, words: Words) -> HouseRule:
    value = _value(name, getattr(rules, name), words)
    # Which two of the four seats are taken makes no difference to anybody.
    found = [other for other in alternatives(rules, name) if _value(name, other, words) != value]
    return HouseRule(
        spelled(name),
        words.text(f"rule-{spelled(name)}"),
        value if has_use(rules, name) else words.text("rules-none"),
        words.line(f"rules-means-{spelled(name)}"),
        words.text("rules-or", values=_all(name, found, words)) if found else None,
    )


def _value(name: str, value: object, words: Words) -> str:
    if name == "seats" and isinstance(value, tuple):
        return words.text("rules-seats", n=len(value))
    return say_value(name, value, words)


def _all(name: str, values: Sequence[object], words: Words) -> str:
    """Every value, each once; numbers in a row as one."""
    if all(type(value) is int for value in values):
        return ", ".join(_row(row, words) for row in _rows([int(str(value)) for value in values]))
    return " · ".join(dict.fromkeys(_value(name, value, words) for value in values))


def _rows(numbers: Sequence[int]) -> list[list[int]]:
    """
    Ascending numbers, cut where one is missing.

    >>> _rows([1, 2, 3, 5])
    [[1, 2, 3], [5]]
    """
    rows: list[list[int]] = []
    for number in numbers:
        if rows and rows[-1][-1] == number - 1:
            rows[-1].append(number)
        else:
            rows.append([number])
    return rows


def _row(numbers: list[int], words: Words) -> str:
    if len(numbers) <= _FEW:
        return ", ".join(map(str, numbers))
    return words.text("rules-range", least=numbers[0], most=numbers[-1])
