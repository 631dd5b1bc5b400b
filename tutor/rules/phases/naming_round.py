"""The second round of calls: another suit is named, or the hand is thrown in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.rules import calls
from tutor.rules.cards import Suit
from tutor.rules.phases.phase import Phase
from tutor.rules.phases.turn_up_round import turn_in_round
from tutor.rules.reasons import Reason

if TYPE_CHECKING:
    from tutor.rules.deal import Action, Deal

_SUITS = tuple(suit.value for suit in Suit)
_NAMES = (*_SUITS, *calls.alone_forms(_SUITS))
_WITH_NO_TRUMP = (*_SUITS, calls.NO_TRUMP, *calls.alone_forms((*_SUITS, calls.NO_TRUMP)))


class Naming(Phase):
    """What both ways of naming a suit have in common."""

    def words(self, deal: Deal) -> tuple[Action, ...]:
        return _WITH_NO_TRUMP if deal.procedure.rules.allow_no_trump else _NAMES

    def after(self, deal: Deal, action: Action) -> Deal:
        assert isinstance(action, str)
        assert deal.turn is not None
        made = deal.say(action, maker=deal.turn, trump=calls.suit_named(action), turn=None)
        return made.change(**made.go_alone(deal.turn)) if calls.goes_alone(action) else made


class NamingRound(Naming):
    """The turned-up card has been turned down: each in turn names another suit or passes."""

    name = "naming-round"

    def enter(self, deal: Deal) -> Deal:
        if deal.maker is not None:
            return deal
        return deal.change(turn=deal.procedure.rulebook.first_to_call(deal.dealer))

    def words(self, deal: Deal) -> tuple[Action, ...]:
        return (calls.PASS, *super().words(deal))

    def after(self, deal: Deal, action: Action) -> Deal:
        assert deal.turn is not None
        if action != calls.PASS:
            return super().after(deal, action)
        passed = deal.say(action)
        following = deal.procedure.rulebook.next_to_call(passed)
        return passed.change(turn=following, void=None if following else Reason("void-all-passed"))

    def why_not_now(self, deal: Deal, call: str) -> Reason:
        ordered = calls.without_alone(call) == calls.ORDER
        return Reason("order-too-late", card=deal.turn_up) if ordered else super().why_not_now(deal, call)

    def why_turn(self, deal: Deal) -> Reason:
        return turn_in_round(deal)


class BidderNames(Naming):
    """Whoever bid highest names trump."""

    name = "naming"

    def enter(self, deal: Deal) -> Deal:
        return deal.change(turn=deal.maker)

    def why_turn(self, deal: Deal) -> Reason:
        return Reason("turn-bidder-names", who=deal.turn)
