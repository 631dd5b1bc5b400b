"""A table from words: a variant, and the house rules that it agrees on."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from tutor.content.address import text_of
from tutor.content.fields import parse_variant
from tutor.content.guess import guess
from tutor.content.written import spelled
from tutor.rules import (
    STANDARD,
    VARIANTS,
    GrammarError,
    Reason,
    Rule,
    RuleSet,
    contradictions,
    parse_rule,
    rule_names,
)


class Table(NamedTuple):
    """Where questions are asked: a variant, and its rules with those of the house."""

    variant: str = "standard"
    rules: RuleSet = STANDARD

    @classmethod
    def of(cls, variant: str, rules: Iterable[str] = ()) -> Table:
        """
        The table of a variant, some of its rules changed.

        >>> Table.of("british", ["stick-dealer=yes"]).pairs()
        [('variant', 'british'), ('rules.stick-dealer', 'true')]
        """
        return cls(variant, read_table(variant, rules))

    def pairs(self) -> list[tuple[str, str]]:
        """The table as an author states it: nothing for the four-handed game."""
        usual = VARIANTS[self.variant]
        values = {name: getattr(self.rules, name) for name in rule_names()}
        changed = {name: value for name, value in values.items() if value != getattr(usual, name)}
        variant = [("variant", self.variant)] if self.variant != "standard" else []
        return [*variant, *((f"rules.{spelled(name)}", text_of(value)) for name, value in changed.items())]


class TableError(ValueError):
    """A table that nobody can sit at: why, each with the words that it is about."""

    def __init__(self, faults: list[tuple[str, Reason]]) -> None:
        self.faults = faults
        super().__init__("; ".join(f"{words}: {reason}" for words, reason in faults))


def read_table(variant: str, rules: Iterable[str] = ()) -> RuleSet:
    """
    The rules of a variant, some of them changed: each is written `name=value`.

    Raises:
        TableError: For an unknown variant, for what is no rule, for a rule with two values, and for rules
            that contradict each other.

    >>> read_table("british", ["stick-dealer=yes"]).stick_dealer
    True
    """
    try:
        usual = VARIANTS[parse_variant(variant)]
    except GrammarError as error:
        raise TableError([(variant, error.reason)]) from None
    changes: dict[str, object] = {}
    faults: list[tuple[str, Reason]] = []
    for words in rules:
        try:
            rule = _read(words)
        except GrammarError as error:
            faults.append((words, _complete(error.reason)))
            continue
        if changes.setdefault(rule.name, rule.value) != rule.value:
            faults.append((words, Reason("key-twice", key=spelled(rule.name))))
    table = usual.with_rules(changes)
    if faults or (faults := [*_clashes(table)]):
        raise TableError(faults)
    return table


def _read(words: str) -> Rule:
    name, equals, value = words.partition("=")
    if not equals:
        raise GrammarError("not-name-and-value", words)
    return parse_rule(name, value)


def _complete(reason: Reason) -> Reason:
    """The rules don't guess which rule was meant."""
    if reason.code != "not-a-rule":
        return reason
    name = str(reason.values["text"])
    return Reason("not-a-rule", text=name, guess=guess(name, map(spelled, rule_names())))


def _clashes(table: RuleSet) -> Iterator[tuple[str, Reason]]:
    for field, other in contradictions(table):
        names = spelled(field), spelled(other)
        yield " ".join(names), Reason("rule-contradiction", rule=names[0], rule2=names[1])
