"""A position from words that are known to be well written: read at a tenth of the price, and not judged."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from tutor.content.fields import Shape, WrittenHand, WrittenTrick, parser_of, shape_of
from tutor.content.position import Pairs, Position
from tutor.rules import Card, GrammarError, Seat


def sketched(kind: type[Position], pairs: Pairs) -> Position:
    """
    The position that the pairs state; `read_ask` says whether it can come up.

    Raises:
        GrammarError: Where a word is not one of its field's.

    >>> from tutor.content.kinds import KINDS
    >>> sketched(KINDS["trumps"], [("trump", "H"), ("hand", "JD AS")]).hand
    (Card('JD'), Card('AS'))
    """
    values: dict[str, Any] = {}
    for key, text in pairs:
        outer, _, inner = key.partition(".")
        name = outer.replace("-", "_")
        if inner:
            hand = WrittenHand.model_construct(seat=Seat.parse(inner), cards=_cards(text))
            values[name] = (*values.get(name, ()), hand)
        else:
            values[name] = _reader(kind, name)(text)
    return kind.model_construct(**values)


@cache
def _reader(kind: type[Position], name: str) -> Callable[[str], Any]:
    """What reads one field of a kind."""
    parse = parser_of(kind, name) or str
    match shape_of(kind, name):
        case Shape.WORDS:
            return lambda text: tuple(map(parse, text.split()))
        case Shape.TRICK:
            return lambda text: _tricks(text)[0]
        case Shape.TRICKS:
            return _tricks
    return parse


def _cards(text: str) -> tuple[Card, ...]:
    return tuple(map(Card.parse, text.split()))


def _tricks(text: str) -> tuple[WrittenTrick, ...]:
    """Tricks one after the other: each begins with its leader."""
    tricks: list[list[str]] = []
    for word in text.split():
        if _is_seat(word):
            tricks.append([])
        tricks[-1].append(word)
    return tuple(
        WrittenTrick.model_construct(leader=Seat.parse(leader), cards=tuple(map(Card.parse, cards)))
        for leader, *cards in tricks
    )


def _is_seat(word: str) -> bool:
    try:
        Seat.parse(word)
    except GrammarError:
        return False
    return True
