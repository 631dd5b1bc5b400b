"""The dummy: the maker may pick the best of ten cards, or go alone without it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.rules import calls
from tutor.rules.cards import Card
from tutor.rules.dealing import places
from tutor.rules.phases.phase import Phase
from tutor.rules.reasons import Reason, Ruling

if TYPE_CHECKING:
    from tutor.rules.deal import Action, Deal


class Dummy(Phase):
    """The maker takes the dummy unseen and lays away, one by one, all cards but a hand; or goes alone."""

    name = "dummy"

    def enter(self, deal: Deal) -> Deal:
        return deal if deal.alone else deal.change(turn=deal.maker)

    def words(self, deal: Deal) -> tuple[Action, ...]:
        if self._combining(deal) and deal.turn is not None:
            return deal.hand(deal.turn)
        return (calls.DUMMY, calls.ALONE)

    def ruling(self, deal: Deal, action: Action) -> Ruling:
        if isinstance(action, Card):
            return Ruling(True, Reason("combine-free"))
        return super().ruling(deal, action)

    def after(self, deal: Deal, action: Action) -> Deal:
        if isinstance(action, Card):
            return self._lay_away(deal, action)
        seat = deal.turn
        assert seat is not None
        if action == calls.ALONE:
            return deal.say(action, turn=None, **deal.go_alone(seat))
        (place,) = set(places(deal.procedure.rules)).difference(deal.procedure.rules.seats)
        hand = deal.hand(seat) + deal.hand(place)
        deal = deal.change(hands=deal.with_hand(place, ()))
        return deal.say(action, hands=deal.with_hand(seat, hand))

    def _lay_away(self, deal: Deal, card: Card) -> Deal:
        assert deal.turn is not None
        left = len(deal.hand(deal.turn)) - 1
        return deal.lay_away(card, turn=deal.turn if left > deal.procedure.rules.hand_size else None)

    def _combining(self, deal: Deal) -> bool:
        return bool(deal.calls) and deal.calls[-1].call == calls.DUMMY

    def why_turn(self, deal: Deal) -> Reason:
        return Reason("turn-combines" if self._combining(deal) else "turn-dummy", who=deal.turn)
