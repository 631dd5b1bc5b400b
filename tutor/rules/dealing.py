"""How the cards get to the seats."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tutor.rules.rule_set import RuleSet
from tutor.rules.seats import Seat, clockwise_from

_PACKETS = {
    "3_then_2": (3, 2),
    "2_then_3": (2, 3),
    "singles": (1, 1),
    "threes": (3, 3),
}


def places(rules: RuleSet) -> tuple[Seat, ...]:
    """Who gets cards: the seats, and the place where the dummy lies."""
    if rules.dummy == "off":
        return rules.seats
    return tuple(seat for seat in Seat if seat in rules.seats or seat is Seat.NORTH)


def dealing_order(rules: RuleSet, dealer: Seat) -> dict[Seat, tuple[int, ...]]:
    """
    Which cards of a shuffled pack, counted from 0, each seat gets, in the packets that the table deals in.

    The dealer's left comes first. What nobody gets is left over: the turned-up card, the kitty, a widow.

    >>> from tutor.rules import STANDARD
    >>> dealing_order(STANDARD, Seat.SOUTH)[Seat.WEST]
    (0, 1, 2, 10, 11)
    """
    around = clockwise_from(dealer)
    order = [seat for seat in (*around[1:], dealer) if seat in places(rules)]
    got: dict[Seat, tuple[int, ...]] = dict.fromkeys(order, ())
    dealt = 0
    for seat, packet in _packets(rules, order):
        size = min(packet, rules.hand_size - len(got[seat]))
        got[seat] += tuple(range(dealt, dealt + size))
        dealt += size
    return got


def _packets(rules: RuleSet, order: Sequence[Seat]) -> Iterator[tuple[Seat, int]]:
    """Whose turn it is to get cards, and how many at most, until every hand is full."""
    smallest = 1 if rules.deal_pattern == "singles" else 2
    for number in range(-(-rules.hand_size // smallest)):
        for place, seat in enumerate(order):
            if rules.deal_pattern == "alternating_3232":
                yield seat, 3 - (place + number) % 2
            else:
                yield seat, _PACKETS[rules.deal_pattern][number % 2]
