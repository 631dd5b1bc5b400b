"""Who plays with whom, and how the cards get to the table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from tutor.content.written import spelled
from tutor.language import Line
from tutor.rules import Procedure, Seat
from tutor.web.words import Words

_UNBROKEN = "\N{WORD JOINER}-\N{WORD JOINER}"
"""A hyphen at which no line ends."""
_DEALER = Seat.SOUTH
"""Whoever deals, the packets are the same."""


def dealing_of(procedure: Procedure, words: Words) -> Iterator[Line]:
    """Seats, the first dealer, the packets, and what is left over."""
    rules = procedure.rules
    *hands, left = procedure.dealing_order(_DEALER)
    players = len(rules.seats)
    yield words.line("rules-players", n=players, sides=spelled(rules.sides))
    yield words.line("rules-first-dealer", how=spelled(rules.first_dealer), players=players)
    yield words.line("rules-dealt", n=rules.hand_size, packets=_packets(hands), players=players)
    if rules.dummy != "off":
        yield words.line("rules-dummy", n=rules.hand_size)
    yield _left_over(procedure, len(left), words)


def _packets(hands: Sequence[Sequence[int]]) -> str | None:
    """`3-2-3-2, 2-3-2-3`: the packets of each round; None where all of them are single cards."""
    seat_of = {place: seat for seat, places in enumerate(hands) for place in places}
    packets = [len(list(same)) for _, same in groupby(seat_of[place] for place in sorted(seat_of))]
    if set(packets) == {1}:
        return None
    around = sum(1 for places in hands if places)
    rounds = [packets[start : start + around] for start in range(0, len(packets), around)]
    return ", ".join(_UNBROKEN.join(map(str, one)) for one in rounds)


def _left_over(procedure: Procedure, left: int, words: Words) -> Line:
    if procedure.rules.trump_by == "turn_up":
        return words.line("rules-turned-up", n=left, hidden=left - 1)
    if procedure.rules.widow != "off":
        return words.line("rules-left-over", n=left)
    return words.line("rules-unused", n=left)
