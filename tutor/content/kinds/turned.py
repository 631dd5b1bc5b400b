"""What became of the turned-up card, where the position says so: it must fit the rest."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tutor.content.fields import DOWN
from tutor.content.position import PositionFault
from tutor.rules import Card, Reason, Rulebook, Seat

if TYPE_CHECKING:
    from tutor.content.kinds.cards_out import CardsOut


def find_faults_of_turn_up(position: CardsOut, rulebook: Rulebook) -> Iterator[PositionFault]:
    """Every way in which the turned-up card can't have been taken, turned down or made room for."""
    turn_up, turned = position.turn_up, position.turned
    if turned is not None and turn_up is None:
        if rulebook.rules.trump_by == "turn_up":
            yield PositionFault("missing-key", (), Reason("missing-key", key="turn-up"))
        else:
            yield PositionFault("position", ("turned",), Reason("no-turn-up-here"))
    elif turned is None and turn_up is not None:
        if turn_up not in position.seen:
            yield PositionFault("missing-key", (), Reason("missing-key", key="turned"))
    elif turn_up is not None and (reason := _why_not_turned(position, rulebook, turn_up)):
        yield PositionFault("position", ("turned",), reason)
    yield from _buried(position, rulebook)


def _why_not_turned(position: CardsOut, rulebook: Rulebook, turn_up: Card) -> Reason | None:
    if position.turned == DOWN:
        return _why_not_down(position, rulebook, turn_up)
    return _why_not_taken(position, rulebook, turn_up, Seat(position.turned or ""))


def _why_not_down(position: CardsOut, rulebook: Rulebook, turn_up: Card) -> Reason | None:
    """The dealer leaves a card that made trump only where the table lets him, or while he sits out."""
    suit = rulebook.proposed_suit(turn_up)
    may_leave = rulebook.rules.pickup == "optional"
    out = rulebook.sits_out(position.maker, position.alone)
    dealer_out = position.dealer in out if position.dealer else bool(out)
    if position.trump is suit and not may_leave and not dealer_out:
        return Reason("turned-down-trump", card=turn_up, suit=suit)
    return None


def _why_not_taken(position: CardsOut, rulebook: Rulebook, turn_up: Card, seat: Seat) -> Reason | None:
    rules = rulebook.rules
    if seat not in rules.seats:
        return Reason("not-seated", who=seat)
    # A lone player may have been given it as the best card of a partner who deals.
    given = rules.call_for_best != "off" and seat in position.alone
    if position.dealer not in (None, seat) and not given:
        return Reason("taken-up-by-dealer", who=position.dealer, who2=seat)
    if position.is_turned_down(turn_up, rulebook):
        return Reason("taken-up-not-trump", card=turn_up, suit=rulebook.proposed_suit(turn_up))
    if seat is Seat.SOUTH and turn_up not in position.seen:
        return Reason("taken-up-gone", card=turn_up)
    return None


def _buried(position: CardsOut, rulebook: Rulebook) -> Iterator[PositionFault]:
    """A card is laid away by the dealer, once he has taken the turned-up card."""
    if position.buried is None:
        return
    deals = Seat.SOUTH in (position.dealer, position.turned) and position.dealer in (None, Seat.SOUTH)
    if not deals or position.turned not in (None, Seat.SOUTH) or rulebook.rules.trump_by != "turn_up":
        yield PositionFault("position", ("buried",), Reason("buried-not-taken"))
        return
    ruling = rulebook.ruling_on_discard(position.buried, position.turn_up)
    if not ruling.allowed:
        yield PositionFault("position", ("buried",), ruling.reason)
