"""A deal as the table hears it: the calls are known, the hands are not, or not all."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tutor.rules.cards import Card
from tutor.rules.deal import PLACE, Deal
from tutor.rules.procedure import Procedure
from tutor.rules.seats import Seat


def announce(
    procedure: Procedure,
    dealer: Seat,
    turn_up: Card | None = None,
    hands: Mapping[Seat, Sequence[Card]] | None = None,
) -> Deal:
    """
    A deal of which the calls will be told, by `hear`, and perhaps some *hands* or parts of them.

    A hand that is not known in full is taken to allow every call; the joker is held by whoever is known to
    hold it.

    >>> from tutor.rules import STANDARD, procedure_of
    >>> deal = announce(procedure_of(STANDARD), Seat.SOUTH, Card.parse("JD"))
    >>> hear(hear(deal, "pass"), "order").turn
    <Seat.SOUTH: 'S'>
    """
    known = hands or {}
    held = tuple([tuple(known.get(seat, ())) for seat in PLACE])
    return Deal(procedure, dealer, (), turn_up, (), hands=held).go_on()


def hear(deal: Deal, call: str, caller: Seat | None = None) -> Deal:
    """
    The deal after a *call*: what had to be laid away unseen before it is taken as done.

    Whoever is to act makes it, unless somebody else is seen to: a mistaken rulebook may take the wrong turn.

    Raises:
        IllegalActionError: Where the call can't be made.
    """
    asked = _when_asked_for(call, deal) or deal
    other = caller is not None and asked.turn not in (None, caller)
    return (asked.change(turn=caller) if other else asked).apply(call)


def at_call(deal: Deal) -> Deal:
    """The deal when the next call is asked for, cards having been laid away; in play or over if none is."""
    while not any(isinstance(word, str) for word in deal.asked()) and _goes_unseen(deal):
        deal = deal.procedure.phases[deal.step].unseen(deal).go_on()
    return deal


def _when_asked_for(call: str, deal: Deal) -> Deal | None:
    """The deal when the *call* is asked for, cards having been laid away; None where it is not."""
    while call not in deal.asked():
        if not _goes_unseen(deal):
            return None
        deal = deal.procedure.phases[deal.step].unseen(deal).go_on()
    return deal


def _goes_unseen(deal: Deal) -> bool:
    """Whether what is asked for now can be done, or left, without a word that the table hears."""
    if deal.over or deal.stage == "tricks":
        return False
    silent = deal.procedure.phases[deal.step].silent
    return silent or not any(isinstance(word, str) for word in deal.asked())
