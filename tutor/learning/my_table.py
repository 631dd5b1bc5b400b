"""The rules of a learner's own table, and what they change."""

from __future__ import annotations

from collections.abc import Iterable

from tutor.content.address import position_written
from tutor.content.ask import read_ask
from tutor.content.question import Question
from tutor.content.table import Table

_VARIANT, _RULE = "variant", "rules."
USUAL = Table()
"""The four-handed game without house rules."""


def read_my_table(pairs: Iterable[tuple[str, str]]) -> Table:
    """
    A table from names and values.

    >>> write_my_table(read_my_table([("variant", "british"), ("stick-dealer", "true"), ("joker", "yes")]))
    [('variant', 'british'), ('stick-dealer', 'true')]

    Raises:
        TableError: For an unknown variant, for what is no rule, and for rules that contradict each other.
    """
    stated = dict(pairs)
    variant = stated.pop(_VARIANT, USUAL.variant)
    return Table.of(variant, [f"{name}={value}" for name, value in stated.items()])


def write_my_table(table: Table) -> list[tuple[str, str]]:
    """The table as names and values; a rule that is the variant's own is left out."""
    return [(name.removeprefix(_RULE), value) for name, value in table.pairs()]


def at_table(question: Question, table: Table) -> Question | None:
    """
    The same position at another table of its variant; with the house rules only where they decide.

    None where that table refuses the position, or another variant is played there.
    """
    if question.variant != table.variant:
        return None
    if table.rules == question.rules or question.house_rules:
        return question
    kind = question.position.kind
    moved = read_ask(kind, [*table.pairs(), *position_written(question.position).items()])
    if not isinstance(moved, Question):
        return None
    return question if moved.computed == question.computed else moved


def unruled(question: Question) -> Question:
    """The question without the house rules of its table, where they change nothing."""
    if not question.house_rules:
        return question
    usual = Table.of(question.variant).pairs()
    plain = read_ask(question.position.kind, [*usual, *position_written(question.position).items()])
    same = isinstance(plain, Question) and plain.computed == question.computed
    return plain if isinstance(plain, Question) and same else question
