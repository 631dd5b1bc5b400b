"""Call for best: a lone player lays a card away and gets the partner's best."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.rules import calls
from tutor.rules.phases.phase import Phase
from tutor.rules.reasons import Reason, Ruling
from tutor.rules.seats import Seat

if TYPE_CHECKING:
    from tutor.rules.deal import Action, Deal


class Exchange(Phase):
    """
    A lone player may lay one card away; then the partner, who sits out, passes one on, without a word.

    A dealer who sits out may pass on the turned-up card that his side ordered.
    """

    name = "exchange"
    silent = True

    def enter(self, deal: Deal) -> Deal:
        return deal.change(turn=self.loner(deal))

    def loner(self, deal: Deal) -> Seat | None:
        """The lone player whose exchange this is: the makers'."""
        assert deal.maker is not None
        side = deal.procedure.rulebook.side(deal.maker)
        return next((seat for seat in deal.alone if seat in side), None)

    def words(self, deal: Deal) -> tuple[Action, ...]:
        seat = deal.turn
        assert seat is not None
        if seat is self.loner(deal):
            return (calls.PASS, *deal.hand(seat))
        dead = deal.ordered and deal.taken_by is None and seat is deal.dealer and deal.turn_up is not None
        return (*deal.hand(seat), deal.turn_up) if dead and deal.turn_up else deal.hand(seat)

    def ruling(self, deal: Deal, action: Action) -> Ruling:
        if isinstance(action, str):
            return super().ruling(deal, action)
        asks = deal.turn is self.loner(deal)
        return Ruling(True, Reason("exchange-free" if asks else "best-free"))

    def after(self, deal: Deal, action: Action) -> Deal:
        seat, loner = deal.turn, self.loner(deal)
        assert seat is not None
        assert loner is not None
        if isinstance(action, str):
            return deal.say(action, turn=None)
        if seat is loner:
            return deal.lay_away(action, turn=seat.opposite)
        if action == deal.turn_up:
            deal = deal.change(taken_by=loner)
        kept = tuple(card for card in deal.hand(seat) if card != action)
        deal = deal.change(hands=deal.with_hand(seat, kept))
        return deal.then(action, hands=deal.with_hand(loner, (*deal.hand(loner), action)), turn=None)

    def why_turn(self, deal: Deal) -> Reason:
        loner = self.loner(deal)
        if deal.turn is loner:
            return Reason("turn-asks-best", who=loner)
        return Reason("turn-gives-best", who=deal.turn, loner=loner)


class DefendersExchange(Exchange):
    """The same for a lone defender."""

    name = "defenders-exchange"

    def loner(self, deal: Deal) -> Seat | None:
        assert deal.maker is not None
        defenders = deal.procedure.rulebook.defenders(deal.maker)
        return next((seat for seat in deal.alone if seat in defenders), None)
