"""A variant: its rulebook and the phases that a deal goes through."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, lru_cache

from tutor.rules.cards import Card, Suit
from tutor.rules.dealing import dealing_order
from tutor.rules.phases import phases_of
from tutor.rules.rule_set import RuleSet
from tutor.rules.rulebook import Rulebook
from tutor.rules.seats import Seat, Trick
from tutor.rules.tables import Tables


class Procedure:
    """
    What decides and in which order it is asked: a rulebook, and its variant's phases.

    Legal plays and trick winners come from tables made by the rulebook, or from itself where no table can
    show what it decides.

    >>> from tutor.rules import VARIANTS
    >>> [phase.name for phase in procedure_of(VARIANTS["standard"]).phases]
    ['turn-up-round', 'naming-round', 'pick-up', 'discard', 'tricks', 'over']
    """

    def __init__(self, rulebook: Rulebook) -> None:
        self.rulebook = rulebook
        self.rules = rulebook.rules
        self.phases = phases_of(rulebook.rules)
        self._dealing: dict[Seat, tuple[tuple[int, ...], ...]] = {}
        self._orders: dict[tuple[Seat, tuple[Seat, ...]], tuple[Seat, ...]] = {}

    def dealing_order(self, dealer: Seat) -> tuple[tuple[int, ...], ...]:
        """Which cards of a shuffled pack North, East, South and West get, and which are left over."""
        if dealer not in self._dealing:
            got = dealing_order(self.rules, dealer)
            hands = tuple(got.get(seat, ()) for seat in Seat)
            dealt = sum(map(len, hands))
            self._dealing[dealer] = (*hands, tuple(range(dealt, len(self.pack))))
        return self._dealing[dealer]

    @cached_property
    def pack(self) -> frozenset[Card]:
        """Every card of this game."""
        return frozenset(self.rules.pack)

    @cached_property
    def _tables(self) -> Tables | None:
        return Tables(self.rulebook) if Tables.can_hold(self.rulebook) else None

    def legal_plays(
        self, hand: tuple[Card, ...], trick: Sequence[Card], trump: Suit | None
    ) -> tuple[Card, ...]:
        """What `Rulebook.legal_plays` says."""
        if self._tables is None:
            return self.rulebook.legal_plays(hand, trick, trump)
        if not trick:
            return hand
        followers = self._tables.following[trump][trick[0]]
        return tuple([card for card in hand if card in followers]) or hand

    def winner(self, trick: Trick, trump: Suit | None) -> Seat:
        """What `Rulebook.winner` says."""
        if self._tables is None:
            return self.rulebook.winner(trick, trump).seat
        return trick.seats[self._tables.best(trick.cards, trump)]

    def turn_order(self, leader: Seat, out: tuple[Seat, ...]) -> tuple[Seat, ...]:
        """What `Rulebook.turn_order` says."""
        order = self._orders.get((leader, out))
        if order is None:
            order = self._orders[leader, out] = self.rulebook.turn_order(leader, out)
        return order


@lru_cache(maxsize=64)
def procedure_of(rules: RuleSet) -> Procedure:
    """The procedure of a table that plays by *rules* and makes no mistakes."""
    return Procedure(Rulebook(rules))
