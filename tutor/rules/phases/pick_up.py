"""The dealer picks up the turned-up card, and lays another away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.rules import calls
from tutor.rules.cards import Card
from tutor.rules.phases.phase import Phase
from tutor.rules.reasons import Reason, Ruling
from tutor.rules.seats import Seat

if TYPE_CHECKING:
    from tutor.rules.deal import Action, Deal


class PickUp(Phase):
    """Whoever takes the turned-up card takes it at once, or is asked where he may leave it."""

    name = "pick-up"

    def enter(self, deal: Deal) -> Deal:
        rulebook = deal.procedure.rulebook
        seat = rulebook.who_picks_up(deal).seat
        if seat is None:
            return deal
        if rulebook.ruling_on_leaving(deal).allowed:
            return deal.change(turn=seat)
        return take(deal, seat, deal.turn_up)

    def words(self, deal: Deal) -> tuple[Action, ...]:
        return (calls.TAKE, calls.LEAVE)

    def after(self, deal: Deal, action: Action) -> Deal:
        assert isinstance(action, str)
        assert deal.turn is not None
        seat, said = deal.turn, deal.say(action, turn=None)
        return take(said, seat, deal.turn_up) if action == calls.TAKE else said

    def why_turn(self, deal: Deal) -> Reason:
        return Reason("turn-may-take", who=deal.turn, card=deal.turn_up)


class Widow(Phase):
    """The high bidder takes the widow, the first card of the kitty, into his hand."""

    name = "widow"

    def enter(self, deal: Deal) -> Deal:
        if deal.maker is None:
            return deal
        # Where only the calls are known, the kitty is not.
        card, kitty = (deal.kitty[0], deal.kitty[1:]) if deal.kitty else (None, ())
        return take(deal, deal.maker, card).change(kitty=kitty)


class Discard(Phase):
    """Whoever took a card lays one away face down, unless it is somebody who sits out."""

    name = "discard"

    def enter(self, deal: Deal) -> Deal:
        return deal.change(turn=deal.procedure.rulebook.who_discards(deal))

    def words(self, deal: Deal) -> tuple[Action, ...]:
        return deal.hand(deal.turn) if deal.turn is not None else ()

    def ruling(self, deal: Deal, action: Action) -> Ruling:
        assert isinstance(action, Card)
        return deal.procedure.rulebook.ruling_on_discard(action, deal.turn_up)

    def after(self, deal: Deal, action: Action) -> Deal:
        assert isinstance(action, Card)
        return deal.lay_away(action, turn=None)

    def why_turn(self, deal: Deal) -> Reason:
        return Reason("turn-discards", who=deal.turn)


def take(deal: Deal, seat: Seat, card: Card | None) -> Deal:
    """The deal after *seat* has taken *card* into the hand."""
    held = (*deal.hand(seat), card) if card is not None else deal.hand(seat)
    return deal.change(hands=deal.with_hand(seat, held), taken_by=seat)
