"""The first round of calls: the suit of the turned-up card is ordered, or everybody passes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.rules import calls
from tutor.rules.phases.phase import Phase
from tutor.rules.reasons import Reason

if TYPE_CHECKING:
    from tutor.rules.deal import Action, Deal

_WORDS = (calls.PASS, calls.ORDER, *calls.alone_forms((calls.ORDER,)))


class TurnUpRound(Phase):
    """Each in turn, the eldest hand first and the dealer last, orders or passes; the first order ends it."""

    name = "turn-up-round"

    def enter(self, deal: Deal) -> Deal:
        if deal.maker is not None:
            return deal
        return deal.change(turn=deal.procedure.rulebook.first_to_call(deal.dealer))

    def words(self, deal: Deal) -> tuple[Action, ...]:
        return _WORDS

    def after(self, deal: Deal, action: Action) -> Deal:
        assert isinstance(action, str)
        assert deal.turn is not None
        assert deal.turn_up is not None
        rulebook, seat = deal.procedure.rulebook, deal.turn
        if action == calls.PASS:
            passed = deal.say(action)
            return passed.change(turn=rulebook.next_to_call(passed))
        trump = rulebook.proposed_suit(deal.turn_up)
        made = deal.say(action, maker=seat, trump=trump, ordered=True, turn=None)
        return made.change(**made.go_alone(seat)) if calls.goes_alone(action) else made

    def why_not_now(self, deal: Deal, call: str) -> Reason:
        named = calls.suit_named(call) is not None or calls.without_alone(call) == calls.NO_TRUMP
        return Reason("name-later", card=deal.turn_up) if named else super().why_not_now(deal, call)

    def why_turn(self, deal: Deal) -> Reason:
        return turn_in_round(deal)


def turn_in_round(deal: Deal) -> Reason:
    """Why a seat is next to call: the eldest hand begins, and the turn goes round to the dealer."""
    if any(said.stage == deal.stage for said in deal.calls):
        return after_another(deal)
    return deal.procedure.rulebook.why_first_to_call(deal.dealer)


def after_another(deal: Deal) -> Reason:
    """Why a seat is next to call once another one has spoken: the turn passes on."""
    return Reason("turn-next", who=deal.turn, players=len(deal.procedure.rules.seats))
