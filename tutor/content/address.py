"""The address is the position: a question as pairs of key and value, as `read_ask` reads them."""

from __future__ import annotations

from tutor.content.fields import Shape, WrittenTrick, shape_of
from tutor.content.position import Position
from tutor.content.question import Question
from tutor.content.written import spelled


def pairs_of(question: Question) -> list[tuple[str, str]]:
    """
    The pairs that state the question, only what differs from the defaults.

    >>> from tutor.content.ask import read_ask
    >>> pairs_of(read_ask("legal-plays", [("hand", "jd AS"), ("trump", "♥"), ("trick", "east 10D")]))
    [('hand', 'JD AS'), ('trick', 'E 10D'), ('trump', 'H')]
    """
    variant = [("variant", question.variant)] if question.variant != "standard" else []
    rules = [(f"rules.{name}", text) for name, text in rules_written(question).items()]
    return [*variant, *rules, *position_written(question.position).items()]


def rules_written(question: Question) -> dict[str, str]:
    """The house rules of the table, as an author writes them."""
    return {spelled(name): text_of(value) for name, value in question.house_rules.items()}


def position_written(position: Position) -> dict[str, str]:
    """Every key that the position states, with its value as an author writes it; a mapping's are dotted."""
    stated: dict[str, str] = {}
    for name, field in type(position).model_fields.items():
        value = getattr(position, name)
        if shape_of(type(position), name) is Shape.HANDS:
            stated |= {f"{spelled(name)}.{hand.seat}": text_of(hand.cards) for hand in value}
        elif value != field.default:
            stated[spelled(name)] = text_of(value)
    return stated


def text_of(value: object) -> str:
    """
    A value in the canonical spelling of its field.

    >>> text_of((9, 8)), text_of(("N", "S")), text_of(True)
    ('9-8', 'N S', 'true')
    """
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, WrittenTrick):
        return " ".join(map(str, (value.leader, *value.cards)))
    # A card is a named tuple, and no list.
    if type(value) is tuple and value and all(type(part) is int for part in value):
        return "-".join(map(str, value))
    if type(value) is tuple:
        return " ".join(map(text_of, value))
    return str(value)
