"""Blind naming: the joker was turned up, and the dealer makes trump before he sees his hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.rules import calls
from tutor.rules.cards import Suit
from tutor.rules.phases.phase import Phase
from tutor.rules.reasons import Reason, Ruling

if TYPE_CHECKING:
    from tutor.rules.deal import Action, Deal


class BlindNaming(Phase):
    """The dealer names any suit; there is no bidding, and his side are the makers."""

    name = "blind-naming"

    def enter(self, deal: Deal) -> Deal:
        joker_up = deal.turn_up is not None and deal.turn_up.is_joker
        return deal.change(turn=deal.dealer) if joker_up else deal

    def words(self, deal: Deal) -> tuple[Action, ...]:
        return tuple(Suit)

    def ruling(self, deal: Deal, action: Action) -> Ruling:
        return Ruling(True, Reason("name-blind"))

    def after(self, deal: Deal, action: Action) -> Deal:
        assert isinstance(action, str)
        return deal.say(action, maker=deal.dealer, trump=calls.suit_named(action), ordered=True, turn=None)

    def why_turn(self, deal: Deal) -> Reason:
        return Reason("turn-blind", who=deal.turn)
