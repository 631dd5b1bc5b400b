"""Whether the cards of a hand can have been dealt so."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from tutor.content.position import Path, PositionFault
from tutor.content.problems import Place
from tutor.rules import Card, Reason, RuleSet, places

if TYPE_CHECKING:
    from tutor.content.hands import HandKeys


def find_deal_faults(
    rules: RuleSet, keys: HandKeys, place: Callable[[Path], Place]
) -> Iterator[PositionFault]:
    """Everything that makes the deal impossible; *place* tells which of two mentions comes later."""
    if keys.dealer not in rules.seats:
        yield PositionFault("position", ("dealer",), Reason("not-seated", who=keys.dealer))
    yield from _hands(rules, keys)
    yield from _left_over(rules, keys)
    mentions = sorted(_cards(keys), key=lambda mention: place(mention[0]))
    seen: set[Card] = set()
    for path, card in mentions:
        if card not in rules.pack:
            yield PositionFault("card-outside-deck", path, Reason("card-outside-deck", card=card))
        elif card in seen:
            yield PositionFault("card-twice", path, Reason("card-twice", card=card))
        seen.add(card)


def _hands(rules: RuleSet, keys: HandKeys) -> Iterator[PositionFault]:
    """Everybody gets a whole hand, and so does the dummy."""
    dealt, size = places(rules), rules.hand_size
    for number, hand in enumerate(keys.deal):
        path: Path = ("deal", number)
        seat, n = hand.seat, len(hand.cards)
        if seat not in dealt:
            yield PositionFault("position", (*path, "seat"), Reason("not-seated", who=seat))
        elif n > size:
            yield PositionFault("position", (*path, "cards", size), Reason("hand-too-big", n=n, max=size))
        elif n < size:
            yield PositionFault("position", path, Reason("hand-not-whole", n=n, max=size))
    for seat in dealt:
        if seat not in {hand.seat for hand in keys.deal}:
            reason = Reason("hand-not-dealt" if seat in rules.seats else "dummy-not-dealt", who=seat)
            yield PositionFault("position", ("deal",), reason)


def _left_over(rules: RuleSet, keys: HandKeys) -> Iterator[PositionFault]:
    turned = rules.trump_by == "turn_up"
    if turned and keys.turn_up is None:
        yield PositionFault("missing-key", (), Reason("missing-key", key="turn-up"))
    elif not turned and keys.turn_up is not None:
        yield PositionFault("position", ("turn_up",), Reason("no-turn-up-here"))
    left = len(rules.pack) - len(places(rules)) * rules.hand_size - turned
    if len(keys.kitty) > left:
        reason = Reason("kitty-too-big", n=len(keys.kitty), max=left)
        yield PositionFault("position", ("kitty", left), reason)


def _cards(keys: HandKeys) -> Iterator[tuple[Path, Card]]:
    for number, hand in enumerate(keys.deal):
        for index, card in enumerate(hand.cards):
            yield ("deal", number, "cards", index), card
    for index, card in enumerate(keys.kitty):
        yield ("kitty", index), card
    if keys.turn_up is not None:
        yield ("turn_up",), keys.turn_up
