"""The rules of Euchre and its variants, in the standard library alone."""

from tutor.rules.calls import parse_call
from tutor.rules.cards import JOKER, Card, Rank, Suit, pack
from tutor.rules.facts import Facts, Fault, Stage
from tutor.rules.reasons import GrammarError, Reason, Ruling
from tutor.rules.rule_set import (
    Contradiction,
    Rule,
    RuleSet,
    contradictions,
    parse_rule,
    parse_yes_no,
    rule_names,
)
from tutor.rules.rulebook import Bower, Rulebook, Win
from tutor.rules.seats import Play, Seat, Trick, clockwise_from
from tutor.rules.variants import STANDARD, VARIANTS

__all__ = [
    "JOKER",
    "STANDARD",
    "VARIANTS",
    "Bower",
    "Card",
    "Contradiction",
    "Facts",
    "Fault",
    "GrammarError",
    "Play",
    "Rank",
    "Reason",
    "Rule",
    "RuleSet",
    "Rulebook",
    "Ruling",
    "Seat",
    "Stage",
    "Suit",
    "Trick",
    "Win",
    "clockwise_from",
    "contradictions",
    "pack",
    "parse_call",
    "parse_rule",
    "parse_yes_no",
    "rule_names",
]
