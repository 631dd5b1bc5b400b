"""Weak hands: before the first call, one of them may be shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.rules import calls
from tutor.rules.cards import Card
from tutor.rules.phases.phase import Phase
from tutor.rules.reasons import Reason, Ruling

if TYPE_CHECKING:
    from tutor.rules.deal import Action, Deal

_SWAPPED = 3


class WeakHands(Phase):
    """
    Everybody in turn, the eldest hand first, shows a weak hand or passes; one may be shown in a deal.

    A farmer's hand lays three of its nines and tens away, one after another, and gets the hidden cards of the
    kitty. With any other weak hand the same dealer deals again.
    """

    name = "weak-hands"

    def enter(self, deal: Deal) -> Deal:
        return deal.change(turn=deal.procedure.rulebook.first_to_call(deal.dealer))

    def words(self, deal: Deal) -> tuple[Action, ...]:
        if self._swapping(deal) and deal.turn is not None:
            return deal.hand(deal.turn)
        return (calls.PASS, calls.SHOW)

    def ruling(self, deal: Deal, action: Action) -> Ruling:
        if isinstance(action, Card) and deal.turn is not None:
            gone = tuple(play.card for play in deal.laid)
            return deal.procedure.rulebook.ruling_on_swap(action, gone, deal.hand(deal.turn))
        return super().ruling(deal, action)

    def after(self, deal: Deal, action: Action) -> Deal:
        if isinstance(action, Card):
            return self._swap(deal, action)
        if action == calls.SHOW:
            redeal = not deal.procedure.rules.weak_hand.startswith("farmer")
            void = Reason("void-weak-hand", who=deal.turn) if redeal else None
            return deal.say(action, void=void, turn=None if redeal else deal.turn)
        assert deal.turn is not None
        passed = deal.say(action)
        return passed.change(turn=deal.procedure.rulebook.next_to_call(passed))

    def why_turn(self, deal: Deal) -> Reason:
        return Reason("turn-swaps" if self._swapping(deal) else "turn-weak-hand", who=deal.turn)

    def _swapping(self, deal: Deal) -> bool:
        return bool(deal.calls) and deal.calls[-1].call == calls.SHOW

    def _swap(self, deal: Deal, card: Card) -> Deal:
        seat = deal.turn
        assert seat is not None
        deal = deal.lay_away(card)
        if len(deal.laid) < _SWAPPED:
            return deal
        hand = deal.hand(seat) + deal.kitty[:_SWAPPED]
        return deal.change(hands=deal.with_hand(seat, hand), kitty=deal.kitty[_SWAPPED:], turn=None)
