"""What the books and tables that the rules come from do not agree on, one line for each."""

from __future__ import annotations

from collections.abc import Callable

from tutor.language import Line
from tutor.rules import RuleSet, alternatives
from tutor.web.words import Words

_Holds = Callable[[RuleSet], bool]


def _turned_up(rules: RuleSet) -> bool:
    return rules.trump_by == "turn_up"


def _may_go_alone(rules: RuleSet) -> bool:
    return _turned_up(rules) and rules.alone != "none"


def _four_with_partners(rules: RuleSet) -> bool:
    return rules.sides == "pairs" and _may_go_alone(rules)


DISPUTES: dict[str, _Holds] = {
    "pick-up": _turned_up,
    "discard": _turned_up,
    "stick-dealer": _turned_up,
    "redeal": _turned_up,
    "two-handed": lambda r: r.sides == "single",
    "blind": lambda r: r.joker and _turned_up(r) and r.joker_up == "blind_name",
    "hearts": lambda r: r.joker and _turned_up(r) and r.joker_up == "proposes_hearts",
    "railroad-pack": lambda r: r.joker and r.call_for_best != "off",
    "hand-size": lambda r: r.min_rank == "7",
    "assist": _four_with_partners,
    "lone-lead": _may_go_alone,
    "lone-defence": _may_go_alone,
    "best": lambda r: r.call_for_best != "off",
    "dummy": lambda r: r.dummy != "off",
    "lone-march": lambda r: r.dummy != "off",
    "lone-euchre": _four_with_partners,
    "set-back": lambda r: _turned_up(r) and r.sides == "one_against_all",
    "both-reach": lambda r: r.target is not None and r.sides == "one_against_all",
    "widow": lambda r: r.widow != "off",
    "bid-rounds": lambda r: r.trump_by == "number_bid",
    "bidder-leads": lambda r: r.trump_by == "number_bid",
    "nap-pass": lambda r: r.trump_by == "first_lead",
    "nap-stakes": lambda r: r.trump_by == "first_lead",
    "misere": lambda r: r.trump_by == "first_lead",
    "target": lambda r: _turned_up(r) and bool(alternatives(r, "target")),
    "revoke": lambda r: r.revoke_penalty != "replay",
    "weak-hand": _turned_up,
    "first-dealer": lambda r: True,
}
"""What is disputed, and in which games it matters."""


def disputes_of(rules: RuleSet, words: Words) -> list[Line]:
    """Every dispute that concerns this game."""
    return [words.line(f"dispute-{id}") for id, matters in DISPUTES.items() if matters(rules)]
