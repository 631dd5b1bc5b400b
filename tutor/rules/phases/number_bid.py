"""The auction: tricks are bid for, each bid higher than the last."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.rules import calls
from tutor.rules.calls import Called
from tutor.rules.phases.phase import Phase
from tutor.rules.phases.turn_up_round import after_another, turn_in_round
from tutor.rules.reasons import Reason
from tutor.rules.seats import Seat

if TYPE_CHECKING:
    from tutor.rules.deal import Action, Deal


class NumberBid(Phase):
    """
    Each in turn, the eldest hand first, bids more or passes; a pass is final.

    It ends with the highest bid there is; else after one turn each, or once all but the bidder have passed,
    as the table has it.
    """

    name = "number-bid"

    def enter(self, deal: Deal) -> Deal:
        return deal.change(turn=deal.procedure.rulebook.first_to_call(deal.dealer))

    def words(self, deal: Deal) -> tuple[Action, ...]:
        return (calls.PASS, *deal.procedure.rulebook.bids())

    def after(self, deal: Deal, action: Action) -> Deal:
        assert isinstance(action, str)
        assert deal.turn is not None
        bid = deal.bid if action == calls.PASS else Called(deal.turn, action, self.name)
        deal = deal.say(action, bid=bid)
        following = self._following(deal)
        if following is not None:
            return deal.change(turn=following)
        if bid is not None:
            return deal.change(turn=None, maker=bid.seat)
        forced = deal.procedure.rules.forced_bid != "off"
        return deal.change(turn=None, void=None if forced else Reason("void-all-passed"))

    def _following(self, deal: Deal) -> Seat | None:
        """Who bids next; None where the auction is over."""
        rulebook, seat = deal.procedure.rulebook, deal.turn
        assert seat is not None
        if deal.bid is not None and deal.bid.call == rulebook.bids()[-1]:
            return None
        passed = [said.seat for said in deal.calls if said.call == calls.PASS]
        if deal.procedure.rules.bid_rounds == "one":
            return rulebook.next_to_call(deal)
        left = [other for other in deal.procedure.rules.seats if other not in passed]
        if not left or (deal.bid is not None and left == [deal.bid.seat]):
            return None
        return rulebook.next_to_act(seat, passed)

    def why_not_now(self, deal: Deal, call: str) -> Reason:
        named = calls.suit_named(call) is not None or calls.without_alone(call) == calls.NO_TRUMP
        return Reason("name-after-bids") if named else super().why_not_now(deal, call)

    def why_turn(self, deal: Deal) -> Reason:
        return after_another(deal) if deal.bid else turn_in_round(deal)


class ForcedBid(Phase):
    """Everybody has passed: the holder of the joker must bid three; if nobody holds it, the hand is void."""

    name = "forced-bid"

    def enter(self, deal: Deal) -> Deal:
        if deal.maker is not None:
            return deal
        holders = [seat for seat in deal.procedure.rules.seats if any(c.is_joker for c in deal.hand(seat))]
        if not holders:
            return deal.change(void=Reason("void-joker-not-dealt"))
        return deal.change(turn=holders[0])

    def words(self, deal: Deal) -> tuple[Action, ...]:
        return ("bid-3",)

    def after(self, deal: Deal, action: Action) -> Deal:
        assert isinstance(action, str)
        assert deal.turn is not None
        bid = Called(deal.turn, action, self.name)
        return deal.say(action, bid=bid, maker=deal.turn, turn=None)

    def why_turn(self, deal: Deal) -> Reason:
        return Reason("turn-forced", who=deal.turn)
