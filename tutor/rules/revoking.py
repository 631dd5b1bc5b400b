"""A revoke in a deal: it is played like any card, and found out by a later one."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import TYPE_CHECKING, NamedTuple

from tutor.rules.cards import Card
from tutor.rules.reasons import Reason
from tutor.rules.seats import Seat

if TYPE_CHECKING:
    from tutor.rules.deal import Deal


class Revoke(NamedTuple):
    """A card that failed to follow suit although its player could have followed."""

    number: int
    """Which trick it was played to; the first is 1."""
    seat: Seat
    card: Card
    reason: Reason
    """Why it was not allowed."""
    place: int
    """Its place in the deal's history."""


def play_wrongly(deal: Deal, card: Card) -> Deal:
    """
    The deal after a revoke of whoever is to play, which nobody has noticed.

    Raises:
        ValueError: Where the card may be played, or is not held; and after another revoke.
    """
    reason = deal.why_not(card)
    if deal.stage != "tricks" or deal.turn is None or card not in deal.asked() or reason is None:
        raise ValueError(f"{card} is no revoke here")
    if deal.revoke is not None:
        raise ValueError("there has been a revoke in this deal")
    wrong = Revoke(len(deal.tricks) + 1, deal.turn, card, reason, len(deal.history))
    after = deal.procedure.phases[deal.step].after(deal.change(revoke=wrong), card)
    return after if after.turn is not None else after.go_on()


def shown_by(deal: Deal) -> Card | None:
    """The first card of the offender's, after the revoke, that could have followed suit; None so far."""
    revoke, rulebook = deal.revoke, deal.procedure.rulebook
    if revoke is None or len(deal.tricks) < revoke.number:
        return None
    led = rulebook.follows_as(deal.tricks[revoke.number - 1].cards[0], deal.trump)
    on_the_table = zip(deal.order, deal.trick, strict=False)
    later = (trick.plays() for trick in deal.tricks[revoke.number :])
    for seat, card in chain(*later, on_the_table):
        if seat is revoke.seat and rulebook.follows(card, led, deal.trump):
            return card
    return None


def prove_revoke(deal: Deal) -> Deal:
    """
    The deal ended by its revoke, which is proved now: its tricks no longer matter.

    Raises:
        ValueError: Where nothing shows one.
    """
    if shown_by(deal) is None:
        raise ValueError("no card has shown a revoke")
    return deal.change(proved=True, turn=None, step=len(deal.procedure.phases) - 1)


def moments(deal: Deal) -> Iterator[Deal]:
    """The deal before each action of its history, played again from its cards, and after the last."""
    now = type(deal).of(deal.procedure, deal.dealer, deal.cards)
    for place, action in enumerate(deal.history):
        yield now
        wrong = deal.revoke is not None and deal.revoke.place == place
        now = play_wrongly(now, action) if wrong and isinstance(action, Card) else now.apply(action)
    yield prove_revoke(now) if deal.proved else now
