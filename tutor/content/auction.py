"""The calls of a position, heard one after the other as the rules hear them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import chain, repeat
from typing import NamedTuple

from tutor.content.position import Position
from tutor.rules import (
    JOKER,
    Card,
    Deal,
    IllegalActionError,
    Procedure,
    Reason,
    Rulebook,
    RuleSet,
    Seat,
    Suit,
    announce,
    at_call,
    hear,
    procedure_of,
)
from tutor.rules import calls as said

PLAYED = ("tricks", "over")
"""The stages in which nothing is called any more."""


class Refused(NamedTuple):
    """The first call that can't be made, by its place among the calls, and why."""

    place: int
    reason: Reason


class Heard(NamedTuple):
    """A deal after the calls of a position, or after those before the first that is refused."""

    deal: Deal
    refused: Refused | None = None


@lru_cache(maxsize=256)
def procedure_by(rulebook: Rulebook) -> Procedure:
    """The procedure of a table that plays by a rulebook, be it a mistaken one."""
    return Procedure(rulebook)


class Announced(NamedTuple):
    """What is seen of the deal of a position, whatever one believes."""

    dealer: Seat
    turn_up: Card | None
    hands: Mapping[Seat, tuple[Card, ...]]
    calls: tuple[tuple[str, Seat | None], ...]
    """The calls, and who made them, as far as the rules allow them."""


@lru_cache(maxsize=512)
def heard(position: Position, rulebook: Rulebook) -> Heard:
    """
    The deal of a position after its calls.

    What it does not state is made up, so that its calls can be judged all the same: a dealer, a turned-up
    card that fits them, a holder of the joker.
    """
    true = rulebook is procedure_of(rulebook.rules).rulebook
    seen = _announced(position, rulebook.rules) if true else _called(position, rulebook.rules)
    deal = announce(procedure_by(rulebook), seen.dealer, seen.turn_up, seen.hands)
    for place, (call, caller) in enumerate(seen.calls):
        try:
            deal = hear(deal, call, caller)
        except IllegalActionError as error:
            return Heard(deal, Refused(place, error.reason))
    return Heard(deal)


def callers_of(position: Position, rulebook: Rulebook) -> list[Seat]:
    """Who made each of the calls of a position, up to the first that the rules refuse."""
    return [called.seat for called in heard(position, rulebook).deal.calls]


def _announced(position: Position, rules: RuleSet) -> Announced:
    """The deal before it is known who makes the calls."""
    dealer = position.dealer or rules.seats[0]
    calls = tuple((call, None) for call in position.bids)
    return Announced(dealer, _turned_up(position, rules), _hands(position, rules), calls)


@lru_cache(maxsize=64)
def _called(position: Position, rules: RuleSet) -> Announced:
    """The same once it is known, as dozens hear it, one after the other, who are mistaken about it."""
    seen = _announced(position, rules)
    callers = callers_of(position, procedure_of(rules).rulebook)
    return seen._replace(calls=tuple(zip(position.bids, chain(callers, repeat(None)), strict=False)))


def _turned_up(position: Position, rules: RuleSet) -> Card | None:
    if position.turn_up is not None or rules.trump_by != "turn_up":
        return position.turn_up
    named = [said.suit_named(call) for call in position.bids]
    wanted = position.named_trump if said.ORDER in map(said.without_alone, position.bids) else None
    fitting = [suit for suit in Suit if suit not in named]
    suit = wanted or (fitting or list(Suit))[0]
    return next(card for card in rules.pack if card.suit is suit)


def _hands(position: Position, rules: RuleSet) -> Mapping[Seat, tuple[Card, ...]]:
    hands = dict(position.known_hands())
    if rules.forced_bid != "off" and position.joker_holder is None:
        holder = position.maker or rules.seats[0]
        hands[holder] = (*hands.get(holder, ()), JOKER)
    return hands


def at_next_call(deal: Deal) -> Deal:
    """
    The deal when the next call is asked for, or in play or over if none is.

    Cards that change hands without a word, or are laid away, have done so.
    """
    deal = at_call(deal)
    while _silent(deal):
        deal = at_call(_unseen(deal))
    return deal


def at_turn(deal: Deal) -> Deal:
    """
    The deal when somebody is to act before the table's eyes: call, pick up, discard as dealer, or lead.

    What the makers exchange or keep of a dummy has gone its way.
    """
    while _silent(deal) or (deal.stage == "dummy" and not _calls_asked(deal)):
        deal = _unseen(deal)
    return deal


def later_turns(deal: Deal) -> Iterator[Deal]:
    """The deal at every later turn, once trump is made, whatever is called on the way; the lead last."""
    while deal.maker is not None and deal.stage not in PLAYED:
        deal = _unseen(deal)
        yield deal


def _silent(deal: Deal) -> bool:
    return deal.procedure.phases[deal.step].silent


def _calls_asked(deal: Deal) -> bool:
    return any(isinstance(word, str) for word in deal.asked())


def _unseen(deal: Deal) -> Deal:
    return deal.procedure.phases[deal.step].unseen(deal).go_on()
