"""The play of the cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

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
        assert leader is not None
        return deal.change(turn=leader, order=deal.procedure.turn_order(leader, deal.out))

    def words(self, deal: Deal) -> tuple[Action, ...]:
        return deal.hand(deal.turn) if deal.turn is not None else ()

    def legal(self, deal: Deal) -> tuple[Action, ...]:
        hand = deal.hands[_PLACE[deal.order[len(deal.trick)]]]
        return deal.procedure.legal_plays(hand, deal.trick, deal.trump)

    def ruling(self, deal: Deal, action: Action) -> Ruling:
        assert isinstance(action, Card)
        assert deal.turn is not None
        return deal.procedure.rulebook.ruling(action, deal.hand(deal.turn), deal.trick, deal.trump)

    def why_not(self, deal: Deal, action: Action) -> Reason | None:
        hand = deal.hands[_PLACE[deal.order[len(deal.trick)]]]
        if action in deal.procedure.legal_plays(hand, deal.trick, deal.trump):
            return None
        return super().why_not(deal, action)

    def after(self, deal: Deal, action: Action) -> Deal:
        assert isinstance(action, Card)
        seat, trick = deal.order[len(deal.trick)], (*deal.trick, action)
        trump = deal.trump if deal.tricks or deal.trick else self._trump(deal, action)
        place = _PLACE[seat]
        hand = tuple([held for held in deal.hands[place] if held != action])
        hands = (*deal.hands[:place], hand, *deal.hands[place + 1 :])
        if len(trick) < len(deal.order):
            return deal.play(action, deal.order[len(trick)], trump, hands, trick)
        return self._complete(deal, action, trump, hands, Trick(deal.order, trick))

    def _complete(self, deal: Deal, action: Action, trump: Suit | None, hands: Hands, trick: Trick) -> Deal:
        """The deal once everybody has played to the trick."""
        procedure = deal.procedure
        winner = procedure.winner(trick, trump)
        place, tricks = _PLACE[winner], (*deal.tricks, trick)
        won = (*deal.won[:place], deal.won[place] + 1, *deal.won[place + 1 :])
        turn = winner if len(tricks) < procedure.rules.hand_size else None
        order = procedure.turn_order(winner, deal.out)
        return deal.play(action, turn, trump, hands, (), order, tricks, won)

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
