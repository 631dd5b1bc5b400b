"""The rules of a learner's own table: a variant, and house rules."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from tutor.content.address import position_written, text_of
from tutor.content.ask import read_ask
from tutor.content.question import Question
from tutor.content.written import spelled
from tutor.rules import VARIANTS, GrammarError, RuleSet, contradictions, parse_rule, rule_names

_VARIANT = "variant"


class ClashError(ValueError):
    """Two house rules that can't hold at one table."""

    def __init__(self, rule: str, rule2: str) -> None:
        super().__init__(f"{rule} contradicts {rule2}")
        self.rule, self.rule2 = rule, rule2


@dataclass(frozen=True)
class MyTable:
    """A variant, and the house rules that differ from it, as an author writes them."""

    variant: str = "standard"
    rules: tuple[tuple[str, str], ...] = ()

    @cached_property
    def rule_set(self) -> RuleSet:
        """The rules that are played by."""
        return VARIANTS[self.variant].with_rules(dict(parse_rule(*rule) for rule in self.rules))

    @property
    def pairs(self) -> list[tuple[str, str]]:
        """The table as keys of a position."""
        variant = [(_VARIANT, self.variant)] if self.variant != "standard" else []
        return [*variant, *((f"rules.{name}", value) for name, value in self.rules)]

    def write(self) -> list[tuple[str, str]]:
        """The table as names and values, which `read_table` reads."""
        return [(_VARIANT, self.variant)] * (self.variant != "standard") + list(self.rules)


USUAL = MyTable()
"""The four-handed game without house rules."""


def read_table(pairs: Iterable[tuple[str, str]]) -> MyTable:
    """
    A table from names and values; a rule that is the variant's own is left out.

    >>> read_table([("variant", "british"), ("stick-dealer", "true"), ("joker", "yes")]).write()
    [('variant', 'british'), ('stick-dealer', 'true')]

    Raises:
        GrammarError: For an unknown variant, rule or value.
        ClashError: Where the rules contradict each other.
    """
    stated = dict(pairs)
    variant = stated.pop(_VARIANT, "standard")
    if variant not in VARIANTS:
        raise GrammarError("unknown-variant", variant, guess=None)
    rules = VARIANTS[variant].with_rules(dict(parse_rule(*rule) for rule in stated.items()))
    for field, other in contradictions(rules):
        raise ClashError(spelled(field), spelled(other))
    changed = [name for name in rule_names() if getattr(rules, name) != getattr(VARIANTS[variant], name)]
    return MyTable(variant, tuple((spelled(name), text_of(getattr(rules, name))) for name in changed))


def at_table(question: Question, table: MyTable) -> Question | None:
    """
    The same position at another table of its variant; with the house rules only where they decide.

    None where that table refuses the position, or another variant is played there.
    """
    if question.variant != table.variant:
        return None
    if not table.rules or question.house_rules:
        return question
    position = question.position
    moved = read_ask(position.kind, [*table.pairs, *position_written(position).items()])
    if not isinstance(moved, Question):
        return None
    return question if moved.computed == question.computed else moved
