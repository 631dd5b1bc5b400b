"""How the cards get to the seats."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tutor.rules.cards import Card
from tutor.rules.rule_set import RuleSet
from tutor.rules.seats import Seat, clockwise_from

_PACKETS = {
    "3_then_2": (3, 2),
    "2_then_3": (2, 3),
    "singles": (1, 1),
    "threes": (3, 3),
}


class Dealt(NamedTuple):
    """What lies where once the cards are dealt."""

    hands: dict[Seat, tuple[Card, ...]]
    """The hand of every seat; the dummy's at the empty place."""
    turn_up: Card | None
    kitty: tuple[Card, ...]
    """What is left, face down, in its order: a widow is its first card."""


def places(rules: RuleSet) -> tuple[Seat, ...]:
    """Who gets cards: the seats, and the place where the dummy lies."""
    if rules.dummy == "off":
        return rules.seats
    return tuple(seat for seat in Seat if seat in rules.seats or seat is Seat.NORTH)


def deal_out(rules: RuleSet, dealer: Seat, cards: Sequence[Card]) -> Dealt:
    """
    Deals *cards*, a shuffled pack, in the packets that the table deals in, beginning on the dealer's left.

    >>> from tutor.rules import STANDARD
    >>> dealt = deal_out(STANDARD, Seat.SOUTH, STANDARD.pack)
    >>> " ".join(map(str, dealt.hands[Seat.WEST])), str(dealt.turn_up)
    ('9C 10C JC KD AD', 'JS')
    """
    around = clockwise_from(dealer)
    order = [seat for seat in (*around[1:], dealer) if seat in places(rules)]
    hands: dict[Seat, tuple[Card, ...]] = dict.fromkeys(order, ())
    rest = tuple(cards)
    for seat, packet in _packets(rules, order):
        size = min(packet, rules.hand_size - len(hands[seat]))
        hands[seat], rest = hands[seat] + rest[:size], rest[size:]
    if rules.trump_by == "turn_up":
        return Dealt(hands, rest[0], rest[1:])
    return Dealt(hands, None, rest)


def _packets(rules: RuleSet, order: Sequence[Seat]) -> Iterator[tuple[Seat, int]]:
    """Whose turn it is to get cards, and how many at most, until every hand is full."""
    smallest = 1 if rules.deal_pattern == "singles" else 2
    for number in range(-(-rules.hand_size // smallest)):
        for place, seat in enumerate(order):
            if rules.deal_pattern == "alternating_3232":
                yield seat, 3 - (place + number) % 2
            else:
                yield seat, _PACKETS[rules.deal_pattern][number % 2]
