"""A position in the words of its address: the same keys and grammar as in a puzzle file."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from tutor.content.fields import WrittenTrick
from tutor.content.position import Position
from tutor.content.question import Question
from tutor.content.written import spelled
from tutor.rules import VARIANTS, Card, RuleSet

Words = str | list[str]


def position_words(position: Position) -> dict[str, Words]:
    """Every key that the position states, with its value."""
    stated = {name: getattr(position, name) for name in type(position).model_fields}
    optional = {name for name, field in type(position).model_fields.items() if not field.is_required()}
    return {
        spelled(name): _words(name, value)
        for name, value in stated.items()
        if name not in optional or value not in (None, ())
    }


def rules_words(question: Question) -> dict[str, str]:
    """The house rules that are not the variant's own."""
    rules, usual = question.rules, VARIANTS[question.variant]
    changed = {field.name: getattr(rules, field.name) for field in fields(RuleSet)}
    return {spelled(name): _rule(value) for name, value in changed.items() if value != getattr(usual, name)}


def _rule(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return " ".join(value) if isinstance(value, tuple) else str(value)


def _words(name: str, value: Any) -> Words:
    if value is None:
        return "none"
    if isinstance(value, WrittenTrick):
        return " ".join((value.leader, *map(str, value.cards)))
    if isinstance(value, tuple) and not isinstance(value, Card):
        if name == "play":
            return [str(_words("trick", trick)) for trick in value]
        return ("-" if name == "before" else " ").join(map(str, value))
    return str(value)
