"""Going alone where it is not said with the call."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.rules import calls
from tutor.rules.phases.phase import Phase
from tutor.rules.reasons import Reason
from tutor.rules.seats import Seat

if TYPE_CHECKING:
    from tutor.rules.deal import Action, Deal


class AskedAlone(Phase):
    """One seat after another says *alone* or *together*; the first to go alone ends it."""

    def words(self, deal: Deal) -> tuple[Action, ...]:
        return (calls.ALONE, calls.TOGETHER)

    def after(self, deal: Deal, action: Action) -> Deal:
        assert isinstance(action, str)
        assert deal.turn is not None
        if action == calls.ALONE:
            return deal.say(action, turn=None, **deal.go_alone(deal.turn))
        asked = self.asked(deal)
        following = asked[asked.index(deal.turn) + 1 :]
        return deal.say(action, turn=following[0] if following else None)

    def enter(self, deal: Deal) -> Deal:
        asked = self.asked(deal)
        return deal.change(turn=asked[0] if asked else None)

    def asked(self, deal: Deal) -> tuple[Seat, ...]:
        """Who is asked, in turn."""
        raise NotImplementedError


class TakeOver(AskedAlone):
    """The maker's partner may take the lone hand over, right after the call."""

    name = "take-over"

    def asked(self, deal: Deal) -> tuple[Seat, ...]:
        assert deal.maker is not None
        _, *partner = deal.procedure.rulebook.side(deal.maker)
        return tuple(seat for seat in partner if deal.procedure.rulebook.may_declare_alone(seat, deal))

    def why_turn(self, deal: Deal) -> Reason:
        return Reason("turn-take-over", who=deal.turn, who2=deal.maker)


class Alone(AskedAlone):
    """
    Before the first lead, the maker's side says whether somebody goes alone.

    Where alone is said with the call, only a dealer who has named trump blind is asked.
    """

    name = "alone"

    def asked(self, deal: Deal) -> tuple[Seat, ...]:
        assert deal.maker is not None
        blind = any(called.stage == "blind-naming" for called in deal.calls)
        if deal.procedure.rules.alone_time == "with_call" and not blind:
            return ()
        rulebook = deal.procedure.rulebook
        # A partner who was asked to take over before is not asked again.
        before = [called.seat for called in deal.calls if called.stage == "take-over"]
        side = [seat for seat in rulebook.side(deal.maker) if seat not in before]
        return tuple(seat for seat in side if rulebook.may_declare_alone(seat, deal))

    def why_turn(self, deal: Deal) -> Reason:
        return Reason("turn-alone", who=deal.turn)


class LoneDefence(AskedAlone):
    """Each defender in turn, the dealer's left first, may play alone against the makers."""

    name = "lone-defence"

    def asked(self, deal: Deal) -> tuple[Seat, ...]:
        assert deal.maker is not None
        rulebook = deal.procedure.rulebook
        if not rulebook.may_defend_alone(deal):
            return ()
        defenders = rulebook.defenders(deal.maker)
        around = rulebook.turn_order(rulebook.first_to_call(deal.dealer))
        return tuple(seat for seat in around if seat in defenders)

    def why_turn(self, deal: Deal) -> Reason:
        return Reason("turn-lone-defence", who=deal.turn)
