"""Minds at a table, and rows of what they think: parts of a line, parted by bars."""

from __future__ import annotations

from tutor.minds import MINDS, Mind
from tutor.rules import VARIANTS, Card


def cards(text: str) -> tuple[Card, ...]:
    return tuple(map(Card.parse, text.split()))


def mind(id: str, variant: str = "standard") -> Mind:
    """The misconception at a variant's table."""
    return MINDS[id](VARIANTS[variant])


def rows(table: str) -> list[list[str]]:
    """The parts of every line."""
    return [[part.strip() for part in line.split("|")] for line in table.strip().splitlines()]
