"""What the reasons claim that only a misconception about whole deals gives: the facts in them are true."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from claims import register_in

TRUE: dict[str, Callable[..., bool]] = {}
"""A reason's code, and what it claims of a position with the reason's values."""


class Facts(NamedTuple):
    """What a question states, in plain texts; nothing of it was asked of the rulebook."""

    seats: tuple[str, ...]
    """Who plays, from the dealer's left; from North where the dealer is not stated."""
    size: int
    lone_march: int | None
    dealer: str = ""
    turn_up: str = ""
    calls: tuple[str, ...] = ()
    maker: str = ""
    alone: tuple[str, ...] = ()
    tricks: int = -1
    bid: str = ""

    @property
    def caller(self) -> str:
        """Who made trump by the calls, or else by what is stated."""
        made = [place for place, call in enumerate(self.calls) if call != "pass"]
        return self.seats[made[0] % len(self.seats)] if made else self.maker

    @property
    def loners(self) -> tuple[str, ...]:
        """Who is alone by the calls, or else by what is stated."""
        alone = any(call.endswith("alone") for call in self.calls)
        return (self.caller,) if alone and not self.alone else self.alone

    @property
    def second_round(self) -> bool:
        """Whether everybody has passed once."""
        return len(self.seats) <= len(self.calls) and set(self.calls[: len(self.seats)]) == {"pass"}

    @property
    def euchred(self) -> bool:
        """Whether the makers took no more than half of the tricks."""
        return 0 <= 2 * self.tricks <= self.size


claims = register_in(TRUE)


@claims("leads-dealer")
def _(f: Facts, who: str) -> bool:
    return who == f.dealer


@claims("leads-loner")
def _(f: Facts, who: str) -> bool:
    return who in f.loners


@claims("leads-maker")
def _(f: Facts, who: str) -> bool:
    return who == f.caller


@claims("leads-left-of-maker")
def _(f: Facts, who: str, players: int) -> bool:
    return who == f.seats[(f.seats.index(f.caller) + 1) % len(f.seats)] and players == len(f.seats)


@claims("name-any")
def _(f: Facts, suit: str) -> bool:
    return f.second_round and suit == ("H" if f.turn_up == "Joker" else f.turn_up[-1])


@claims("passed-once")
def _(f: Facts) -> bool:
    return f.second_round


@claims("turn-dealer")
def _(f: Facts, who: str) -> bool:
    return who == f.dealer


@claims("pick-up-orderer")
def _(f: Facts, who: str, card: str) -> bool:
    return who == f.caller and card == f.turn_up and not f.second_round


@claims("pick-up-later")
def _(f: Facts, who: str, card: str) -> bool:
    return who == f.dealer and card == f.turn_up and f.second_round


@claims("discard-back")
def _(f: Facts, card: str) -> bool:
    return card == f.turn_up


@claims("all-play-on")
def _(f: Facts, loner: str) -> bool:
    return loner in f.loners


@claims("score-lone-short")
def _(f: Facts, n: int, tricks: int) -> bool:
    return tricks == f.tricks < f.size and bool(f.alone) and not f.euchred and n in (2, 4)


@claims("score-more-tricks")
def _(f: Facts, n: int, tricks: int) -> bool:
    return tricks == f.tricks == 4 and n == 2


@claims("score-lone-full")
def _(f: Facts, n: int) -> bool:
    return n == f.lone_march and bool(f.alone) and not f.euchred


@claims("score-euchre-one")
def _(f: Facts, n: int) -> bool:
    return f.euchred and n == 1


@claims("score-euchre-nothing")
def _(f: Facts) -> bool:
    return f.euchred


@claims("score-defenders-march")
def _(f: Facts, n: int) -> bool:
    return f.tricks == 0 and n == 4


@claims("score-per-trick")
def _(f: Facts, n: int) -> bool:
    return n == (f.size - f.tricks if f.euchred else f.tricks)


@claims("score-failed-free")
def _(f: Facts) -> bool:
    return f.bid != "" and f.tricks < int(f.bid)
