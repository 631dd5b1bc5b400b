"""The phases of a deal, one small file for each, and the list of a variant's."""

from functools import lru_cache

from tutor.rules.phases.alone import Alone, LoneDefence, TakeOver
from tutor.rules.phases.blind_naming import BlindNaming
from tutor.rules.phases.dummy import Dummy
from tutor.rules.phases.exchange import DefendersExchange, Exchange
from tutor.rules.phases.naming_round import BidderNames, NamingRound
from tutor.rules.phases.number_bid import ForcedBid, NumberBid
from tutor.rules.phases.over import Over
from tutor.rules.phases.phase import Phase
from tutor.rules.phases.pick_up import Discard, PickUp, Widow
from tutor.rules.phases.tricks import Tricks
from tutor.rules.phases.turn_up_round import TurnUpRound
from tutor.rules.phases.weak_hands import WeakHands
from tutor.rules.rule_set import RuleSet

__all__ = ["Phase", "phases_of"]


@lru_cache(maxsize=64)
def phases_of(rules: RuleSet) -> tuple[Phase, ...]:
    """
    The phases of a deal under *rules*, in their order: the same for whoever plays by them.

    >>> from tutor.rules import VARIANTS
    >>> [phase.name for phase in phases_of(VARIANTS["hasenpfeffer"])]
    ['number-bid', 'forced-bid', 'widow', 'naming', 'discard', 'tricks', 'over']
    """
    made = _by_turn_up(rules) if rules.trump_by == "turn_up" else _by_bids(rules)
    return (*made, *_hands(rules), Tricks(), Over())


def _by_turn_up(rules: RuleSet) -> list[Phase]:
    """How trump is made from a turned-up card."""
    phases: list[Phase] = [WeakHands()] if rules.weak_hand != "off" else []
    if rules.joker and rules.joker_up == "blind_name":
        phases.append(BlindNaming())
    phases += [TurnUpRound(), NamingRound()]
    return [*phases, *_take_over(rules), PickUp(), Discard()]


def _by_bids(rules: RuleSet) -> list[Phase]:
    """How trump is made by bidding for tricks: the bidder names it, or the first card led makes it."""
    phases: list[Phase] = [NumberBid()]
    if rules.forced_bid != "off":
        phases.append(ForcedBid())
    if rules.trump_by == "first_lead":
        return phases
    taken = rules.widow == "taken"
    phases += [Widow(), BidderNames()] if taken else [BidderNames()]
    return [*phases, *_take_over(rules), *([Discard()] if taken else [])]


def _take_over(rules: RuleSet) -> list[Phase]:
    """The partner's turn, where alone is said with the call and the partner may say it instead."""
    return [TakeOver()] if rules.alone == "maker_or_partner" and rules.alone_time == "with_call" else []


def _hands(rules: RuleSet) -> list[Phase]:
    """With which cards the hand is played, and who plays alone."""
    phases: list[Phase] = []
    blind = rules.joker and rules.joker_up == "blind_name" and rules.trump_by == "turn_up"
    if rules.dummy != "off":
        phases.append(Dummy())
    elif rules.alone in ("maker", "maker_or_partner") and (rules.alone_time == "before_lead" or blind):
        phases.append(Alone())
    if rules.call_for_best != "off":
        phases.append(Exchange())
    if rules.lone_defence != "off":
        phases.append(LoneDefence())
    if rules.call_for_best == "maker_and_defender":
        phases.append(DefendersExchange())
    return phases
