"""What the reasons about played tricks claim: of tricks and counts in plain letters, asking no rulebook."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

TWINS = {"C": "S", "S": "C", "D": "H", "H": "D"}


class Table(NamedTuple):
    """Cards, suits and seats in plain letters; what South sees of a hand."""

    pack: tuple[str, ...]
    bowers: bool
    trump: str | None
    suit: str
    """The suit that is asked about."""
    tricks: tuple[tuple[tuple[str, str], ...], ...]
    """Seat and card, play by play."""
    hand: tuple[str, ...] = ()
    turn_up: str | None = None
    turned: str | None = None
    buried: str | None = None

    @property
    def left(self) -> str | None:
        """The left bower, where there is one."""
        return f"J{TWINS[self.trump]}" if self.trump and self.bowers else None

    def belongs(self, card: str) -> str | None:
        """The suit a card belongs to."""
        return self.trump if card in ("Joker", self.left) else card[-1]

    def suit_cards(self, suit: str) -> list[str]:
        """Every card of a suit."""
        return [card for card in self.pack if self.belongs(card) == suit]

    def answers(self, who: str) -> list[tuple[int, str]]:
        """What *who* put on leads of others in the suit: the number of the trick, and the card."""
        return [
            (number, card)
            for number, trick in enumerate(self.tricks, 1)
            if self.belongs(trick[0][1]) == self.suit
            for seat, card in trick[1:]
            if seat == who
        ]

    def first_failure(self, who: str) -> tuple[int, str] | None:
        """The first of these that does not follow."""
        return next(((n, card) for n, card in self.answers(who) if self.belongs(card) != self.suit), None)

    def followed_with(self, who: str, card: str | None, n: int) -> bool:
        """Whether *who* never failed, and followed in that trick with that card."""
        return self.first_failure(who) is None and (n, card) in self.answers(who)

    def still_out(self) -> set[str]:
        """What South can't account for."""
        known = {*self.hand, self.buried, *(card for trick in self.tricks for _, card in trick)}
        if self.turned == "down":
            known.add(self.turn_up)
        return set(self.suit_cards(self.suit)) - known


TRUE: dict[str, Callable[..., bool]] = {}
"""A reason's code, and what it claims of a table with the reason's values."""


def claims(code: str) -> Callable[[Callable[..., bool]], Callable[..., bool]]:
    def register(predicate: Callable[..., bool]) -> Callable[..., bool]:
        TRUE[code] = predicate
        return predicate

    return register


# Who has failed to follow


@claims("shown-void")
def _(t: Table, who: str, n: int, card: str, suit: str) -> bool:
    """The left bower on its printed suit has a reason of its own."""
    return t.first_failure(who) == (n, card) and suit == t.suit and (card != t.left or card[-1] != suit)


@claims("shown-void-left")
def _(t: Table, who: str, n: int, card: str, printed: str) -> bool:
    return t.first_failure(who) == (n, card) and card == t.left and printed == t.suit == card[-1]


@claims("followed")
def _(t: Table, who: str, n: int, suit: str) -> bool:
    return len(t.answers(who)) == n > 0 and t.first_failure(who) is None and suit == t.suit


@claims("followed-left")
def _(t: Table, who: str, n: int, card: str, trump: str) -> bool:
    return t.followed_with(who, card, n) and card == t.left and trump == t.trump == t.suit


@claims("followed-joker")
def _(t: Table, who: str, n: int, trump: str) -> bool:
    return t.followed_with(who, "Joker", n) and trump == t.trump == t.suit


@claims("not-tested")
def _(t: Table, who: str, suit: str) -> bool:
    return t.answers(who) == [] and suit == t.suit


@claims("suit-not-led")
def _(t: Table, suit: str) -> bool:
    return suit == t.suit and suit not in [t.belongs(trick[0][1]) for trick in t.tricks]


# How many are out


@claims("count-trumps")
def _(t: Table, n: int, trump: str, card: str | None, joker: bool) -> bool:
    printed = [c for c in t.pack if c.endswith(trump)]
    named = {*printed, *([card] if card else []), *(["Joker"] if joker else [])}
    return trump == t.trump == t.suit and named == set(t.suit_cards(trump)) and len(named) == n


@claims("count-without-left")
def _(t: Table, n: int, suit: str) -> bool:
    """All that bear it but the left bower."""
    printed = {c for c in t.pack if c.endswith(suit)}
    plain = suit == t.suit != t.trump and t.left in printed
    return plain and printed - {t.left} == set(t.suit_cards(suit)) and len(printed) == n + 1


@claims("count-suit")
def _(t: Table, n: int, suit: str) -> bool:
    """As many as bear it; no card counts elsewhere."""
    printed = [c for c in t.pack if c.endswith(suit)]
    return suit == t.suit and printed == t.suit_cards(suit) and len(printed) == n


@claims("turned-down-seen")
def _(t: Table, card: str) -> bool:
    return card == t.turn_up and t.turned == "down" and t.belongs(card) == t.suit


@claims("taken-up-unseen")
def _(t: Table, who: str, card: str) -> bool:
    return card == t.turn_up and t.turned == who != "S" and card in t.still_out()


@claims("buried-seen")
def _(t: Table, card: str) -> bool:
    return card == t.buried and t.belongs(card) == t.suit


@claims("still-out")
def _(t: Table, cards: tuple[str, ...], n: int) -> bool:
    return set(cards) == t.still_out() and len(cards) == n > 0


@claims("none-out")
def _(t: Table, suit: str) -> bool:
    return suit == t.suit and not t.still_out()
