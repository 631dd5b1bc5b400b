"""The play of the cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tutor.rules.cards import Card, Suit
from tutor.rules.phases.phase import Phase
from tutor.rules.reasons import Reason, Ruling
from tutor.rules.seats import Seat, Trick

if TYPE_CHECKING:
    from tutor.rules.deal import Action, Deal, Hands

_PLACE = {seat: place for place, seat in enumerate(Seat)}


class Tricks(Phase):
    """Clockwise from the leader, everybody who plays follows suit; whoever wins a trick leads to the next."""

    name = "tricks"

    def enter(self, deal: Deal) -> Deal:
        leader = deal.procedure.rulebook.first_leader(deal.dealer, deal.maker, deal.alone).seat
        return deal._replace(turn=leader, leader=leader)

    def words(self, deal: Deal) -> tuple[Action, ...]:
        return deal.hand(deal.turn) if deal.turn is not None else ()

    def legal(self, deal: Deal) -> tuple[Action, ...]:
        assert deal.turn is not None
        return deal.procedure.legal_plays(deal.hands[_PLACE[deal.turn]], deal.trick, deal.trump)

    def ruling(self, deal: Deal, action: Action) -> Ruling:
        assert isinstance(action, Card)
        assert deal.turn is not None
        return deal.procedure.rulebook.ruling(action, deal.hand(deal.turn), deal.trick, deal.trump)

    def why_not(self, deal: Deal, action: Action) -> Reason | None:
        return None if action in self.legal(deal) else super().why_not(deal, action)

    def after(self, deal: Deal, action: Action) -> Deal:
        assert isinstance(action, Card)
        seat, procedure = deal.turn, deal.procedure
        assert seat is not None
        assert deal.leader is not None
        trump = deal.trump if deal.tricks or deal.trick else self._trump(deal, action)
        order = procedure.turn_order(deal.leader, deal.out)
        trick = (*deal.trick, action)
        changes: dict[str, Any] = {"history": (*deal.history, action), "hands": _without(deal, seat, action)}
        if len(trick) < len(order):
            return deal._replace(trick=trick, trump=trump, turn=order[len(trick)], **changes)
        complete = Trick(order, trick)
        winner = procedure.winner(complete, trump)
        tricks, place = (*deal.tricks, complete), _PLACE[winner]
        won = tuple([number + (seat == place) for seat, number in enumerate(deal.won)])
        turn = winner if len(tricks) < procedure.rules.hand_size else None
        return deal._replace(
            trick=(), trump=trump, tricks=tricks, won=won, leader=winner, turn=turn, **changes
        )

    def _trump(self, deal: Deal, card: Card) -> Suit | None:
        """Trump once the very first card is led: in some games it is that card which makes it."""
        if deal.procedure.rules.trump_by != "first_lead":
            return deal.trump
        return deal.procedure.rulebook.trump_led(card, deal.bid.call if deal.bid else "")

    def why_turn(self, deal: Deal) -> Reason:
        if deal.trick:
            return Reason("turn-plays", who=deal.turn)
        if deal.tricks:
            return Reason("winner-leads", who=deal.turn)
        return deal.procedure.rulebook.first_leader(deal.dealer, deal.maker, deal.alone).reason


def _without(deal: Deal, seat: Seat, card: Card) -> Hands:
    """All hands once *seat* has played *card*."""
    return deal.with_hand(seat, tuple([held for held in deal.hands[_PLACE[seat]] if held != card]))
