"""How trump is made: the phases of a deal before the first lead, step by step."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from tutor.content.spoken import say_call
from tutor.content.written import spelled
from tutor.language import Line
from tutor.rules import JOKER, Deal, Procedure, Seat
from tutor.web.words import Words


class Step(NamedTuple):
    """One phase: its name, and what happens in it."""

    heading: Line
    lines: list[Line]


def steps_of(procedure: Procedure, words: Words) -> list[Step]:
    """Every step of this game by which trump is made and hands are made up."""
    told = [phase.name for phase in procedure.phases if phase.name in _STEPS]
    if procedure.rules.trump_by == "first_lead":
        told.append("first-lead")
    return [_step(name, procedure, words) for name in told]


def _step(name: str, procedure: Procedure, words: Words) -> Step:
    heading, tell = _STEPS[name]
    return Step(words.line(heading), list(tell(procedure, words)))


def _blind(procedure: Procedure, words: Words) -> Iterator[Line]:
    yield words.line("rules-blind")


def _first_round(procedure: Procedure, words: Words) -> Iterator[Line]:
    rules = procedure.rules
    order, pick_up = (say_call("order", words.lang, by_dealer=dealer) for dealer in (False, True))
    yield words.line("rules-first-round", call=order, call2=pick_up, players=len(rules.seats))
    if rules.partner_assist_alone != "off":
        yield words.line("rules-assist-alone", assist=spelled(rules.partner_assist_alone))
    if rules.joker and rules.joker_up == "proposes_hearts":
        yield words.line("rules-joker-offers", suit=procedure.rulebook.proposed_suit(JOKER))


def _second_round(procedure: Procedure, words: Words) -> Iterator[Line]:
    rules = procedure.rules
    yield words.line("rules-second-round", stick=rules.stick_dealer, redeal=spelled(rules.redeal))


def _pick_up(procedure: Procedure, words: Words) -> Iterator[Line]:
    rules = procedure.rules
    yield words.line("rules-pick-up", pickup=rules.pickup)
    if rules.sides == "pairs" and rules.alone != "none":
        yield words.line("rules-pick-up-out")


def _discard(procedure: Procedure, words: Words) -> Iterator[Line]:
    if procedure.rules.trump_by == "turn_up":
        yield words.line("rules-discard", back=procedure.rules.may_discard_turn_up)
    else:
        yield words.line("rules-discard-any")


def _bidding(procedure: Procedure, words: Words) -> Iterator[Line]:
    rules = procedure.rules
    bids = " · ".join(say_call(bid, words.lang) for bid in procedure.rulebook.bids())
    yield words.line("rules-bidding", rounds=spelled(rules.bid_rounds))
    yield words.line("rules-bids", calls=bids)
    if rules.trump_by == "first_lead":
        yield words.line("rules-stakes", without=rules.allow_no_trump, total=rules.hand_size)
    if rules.forced_bid == "off":
        yield words.line("rules-all-pass", redeal=spelled(rules.redeal))


def _forced_bid(procedure: Procedure, words: Words) -> Iterator[Line]:
    # The joker comes last in the pack; turned over, it is in somebody's hand.
    deal = Deal.of(procedure, Seat.SOUTH, tuple(reversed(procedure.rules.pack)))
    for _ in procedure.rules.seats:
        deal = deal.apply("pass")
    (bid,) = deal.legal_actions()
    yield words.line("rules-forced-bid", call=say_call(str(bid), words.lang))


def _widow(procedure: Procedure, words: Words) -> Iterator[Line]:
    yield words.line("rules-widow")


def _naming(procedure: Procedure, words: Words) -> Iterator[Line]:
    yield words.line("rules-naming")


def _first_lead(procedure: Procedure, words: Words) -> Iterator[Line]:
    yield words.line("rules-first-lead")


def _dummy(procedure: Procedure, words: Words) -> Iterator[Line]:
    size = procedure.rules.hand_size
    yield words.line("rules-dummy-taken", n=size, total=2 * size)


_STEPS: dict[str, tuple[str, Callable[[Procedure, Words], Iterator[Line]]]] = {
    "blind-naming": ("rule-joker-up", _blind),
    "turn-up-round": ("rules-first-round-heading", _first_round),
    "naming-round": ("rules-second-round-heading", _second_round),
    "pick-up": ("rules-pick-up-heading", _pick_up),
    "discard": ("kind-discard", _discard),
    "number-bid": ("rules-bidding-heading", _bidding),
    "forced-bid": ("rule-forced-bid", _forced_bid),
    "widow": ("rule-widow", _widow),
    "naming": ("chip-trump", _naming),
    "first-lead": ("chip-trump", _first_lead),
    "dummy": ("rule-dummy", _dummy),
}
"""By the phase's name: the heading, and what is told of it."""
