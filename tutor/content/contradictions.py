"""Facts that only stand beside the question, and must not contradict the rest: calls, turn-up, score."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.content.position import Position, PositionFault
from tutor.rules import Reason, RuleSet, Suit


def find_contradictions(position: Position, rules: RuleSet) -> Iterator[PositionFault]:
    """Every fact beside the question that can't be so."""
    yield from _calls(position, rules)
    if position.turn_up is not None and rules.trump_by != "turn_up":
        yield PositionFault("position", ("turn_up",), Reason("no-turn-up-here"))
    yield from _score(position, rules)


def _calls(position: Position, rules: RuleSet) -> Iterator[PositionFault]:
    if position.named_trump is None and not position.without_trump:
        return
    for call in position.bids:
        suit = _suit_made(call, position, rules)
        if suit is None:
            continue
        if suit is not position.named_trump:
            yield PositionFault("position", ("trump",), Reason("trump-against-call", suit=suit, text=call))
        return


def _suit_made(call: str, position: Position, rules: RuleSet) -> Suit | None:
    """The suit that a call makes trump; None where it makes none, or where nobody can tell."""
    what = call.removesuffix("-alone")
    if what in tuple(Suit):
        return Suit(what)
    if what != "order" or position.turn_up is None:
        return None
    if position.turn_up.is_joker and rules.joker_up == "proposes_hearts":
        return Suit.HEARTS
    return position.turn_up.suit


def _score(position: Position, rules: RuleSet) -> Iterator[PositionFault]:
    if position.before is None:
        return
    given, sides = len(position.before), 2 if rules.sides == "pairs" else len(rules.seats)
    if given != sides:
        yield PositionFault("position", ("before",), Reason("score-sides", n=given, max=sides))
    highest = max(position.before)
    if rules.target is not None and highest >= rules.target:
        yield PositionFault("position", ("before",), Reason("score-over", n=highest, max=rules.target))
