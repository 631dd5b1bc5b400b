"""The end of a deal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.rules.phases.phase import Phase
from tutor.rules.reasons import Reason

if TYPE_CHECKING:
    from tutor.rules.deal import Action, Deal


class Over(Phase):
    """Nothing is left to do: the last trick is played, or the hand was thrown in."""

    name = "over"

    def enter(self, deal: Deal) -> Deal:
        return deal

    def words(self, deal: Deal) -> tuple[Action, ...]:
        return ()

    def why_not(self, deal: Deal, action: Action) -> Reason | None:
        return Reason("deal-over")

    def why_turn(self, deal: Deal) -> Reason:
        return deal.void or Reason("deal-over")
