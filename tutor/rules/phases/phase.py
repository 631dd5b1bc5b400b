"""What every phase of a deal says: who acts, what is allowed, what follows."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from tutor.rules import calls
from tutor.rules.cards import Card
from tutor.rules.reasons import Reason, Ruling

if TYPE_CHECKING:
    from tutor.rules.deal import Action, Deal


class Phase:
    """
    One stretch of a deal in which the same question is asked.

    A phase gives a deal without a turn where it has nothing to ask, or nothing more.
    """

    name: ClassVar[str]
    silent: ClassVar[bool] = False
    """Whether cards may change hands here without a word."""

    def enter(self, deal: Deal) -> Deal:
        """The deal as the phase begins: whose turn it is, and what happens by itself."""
        raise NotImplementedError

    def words(self, deal: Deal) -> tuple[Action, ...]:
        """Everything that is asked for now, allowed or not, in the order it is listed."""
        raise NotImplementedError

    def ruling(self, deal: Deal, action: Action) -> Ruling:
        """Whether one of the words is allowed; calls are the rulebook's business."""
        assert isinstance(action, str)
        return deal.procedure.rulebook.ruling_on_call(action, deal)

    def after(self, deal: Deal, action: Action) -> Deal:
        """The deal after an allowed action."""
        raise NotImplementedError

    def why_turn(self, deal: Deal) -> Reason:
        """Why it is this seat's turn."""
        raise NotImplementedError

    def unseen(self, deal: Deal) -> Deal:
        """The deal as the table sees it once cards have been laid away: the phase is done."""
        return deal.change(turn=None)

    def legal(self, deal: Deal) -> tuple[Action, ...]:
        """What is allowed now."""
        return tuple([word for word in self.words(deal) if self.ruling(deal, word).allowed])

    def why_not(self, deal: Deal, action: Action) -> Reason | None:
        """Why *action* is not allowed now; None where it is."""
        if action in self.words(deal):
            ruling = self.ruling(deal, action)
            return None if ruling.allowed else ruling.reason
        if isinstance(action, str):
            return self.why_not_now(deal, action)
        asked_for_cards = any(isinstance(word, Card) for word in self.words(deal))
        return Reason("not-held" if asked_for_cards else "card-not-now", card=action)

    def why_not_now(self, deal: Deal, call: str) -> Reason:
        """Why a call that is not asked for can't be made now."""
        if call == calls.LEAVE and deal.ordered and deal.taken_by is deal.dealer:
            leaving = deal.procedure.rulebook.ruling_on_leaving(deal)
            if not leaving.allowed:
                return leaving.reason
        return Reason("call-not-now", call=call)
