"""The address is the position: a question as pairs of key and value, as `read_ask` reads them."""

from __future__ import annotations

from tutor.content.fields import WrittenTrick
from tutor.content.question import Question
from tutor.content.written import spelled
from tutor.rules import VARIANTS, rule_names


def pairs_of(question: Question) -> list[tuple[str, str]]:
    """
    The pairs that state the question, only what differs from the defaults.

    >>> from tutor.content.ask import read_ask
    >>> pairs_of(read_ask("legal-plays", [("hand", "jd AS"), ("trump", "♥"), ("trick", "east 10D")]))
    [('hand', 'JD AS'), ('trick', 'E 10D'), ('trump', 'H')]
    """
    return [*_rules(question), *_facts(question)]


def _rules(question: Question) -> list[tuple[str, str]]:
    pairs = [("variant", question.variant)] if question.variant != "standard" else []
    usual = VARIANTS[question.variant]
    for name in rule_names():
        value = getattr(question.rules, name)
        if value != getattr(usual, name):
            pairs.append((f"rules.{spelled(name)}", _text(value)))
    return pairs


def _facts(question: Question) -> list[tuple[str, str]]:
    position = question.position
    return [
        (spelled(name), _text(value))
        for name, field in type(position).model_fields.items()
        if (value := getattr(position, name)) != field.default
    ]


def _text(value: object) -> str:
    """A value in the grammar of its field."""
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, WrittenTrick):
        return " ".join(map(str, (value.leader, *value.cards)))
    # A card is a named tuple, and no list.
    if type(value) is tuple:
        return " ".join(map(_text, value))
    return str(value)
