"""Facts that stand beside the question, and must not contradict the rest: calls, turn-up, score."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.content.auction import PLAYED, Heard, at_next_call, heard
from tutor.content.position import Position, PositionFault
from tutor.rules import Deal, Reason, Rulebook, RuleSet, Suit


def find_contradictions(position: Position, rulebook: Rulebook) -> Iterator[PositionFault]:
    """Every fact beside the question that can't be so."""
    rules = rulebook.rules
    yield from _trump(position, rulebook)
    if position.turn_up is not None and rules.trump_by != "turn_up":
        yield PositionFault("position", ("turn_up",), Reason("no-turn-up-here"))
    elif position.bids and _seated(position, rules):
        yield from _calls(position, heard(position, rulebook))
    yield from _score(position, rules)


def _seated(position: Position, rules: RuleSet) -> bool:
    return all(seat is None or seat in rules.seats for seat in (position.dealer, position.maker))


def _trump(position: Position, rulebook: Rulebook) -> Iterator[PositionFault]:
    if position.named_trump is None and not position.without_trump:
        return
    for call in position.bids:
        suit = _suit_made(call, position, rulebook)
        if suit is None:
            continue
        if suit is not position.named_trump:
            yield PositionFault("position", ("trump",), Reason("trump-against-call", suit=suit, text=call))
        return


def _suit_made(call: str, position: Position, rulebook: Rulebook) -> Suit | None:
    """The suit that a call makes trump; None where it makes none, or where nobody can tell."""
    what = call.removesuffix("-alone")
    if what in tuple(Suit):
        return Suit(what)
    if what != "order" or position.turn_up is None:
        return None
    if position.turn_up.is_joker and rulebook.rules.joker_up != "proposes_hearts":
        return None
    return rulebook.proposed_suit(position.turn_up)


def _calls(position: Position, found: Heard) -> Iterator[PositionFault]:
    """Calls that can't follow one another; who makes trump or goes alone by them, and is said not to."""
    if found.refused is not None:
        yield PositionFault("position", ("bids", found.refused.place), found.refused.reason)
        return
    deal = found.deal
    if deal.void is not None and (position.maker or position.named_trump):
        about = "maker" if position.maker else "trump"
        yield PositionFault("position", (about,), Reason("calls-make-no-trump"))
    elif position.dealer is not None and deal.maker is not None:
        yield from _maker(position, deal)
        yield from _alone(position, deal)


def _maker(position: Position, deal: Deal) -> Iterator[PositionFault]:
    if position.maker not in (None, deal.maker):
        reason = Reason("maker-against-calls", who=deal.maker, who2=position.maker)
        yield PositionFault("position", ("maker",), reason)


def _alone(position: Position, deal: Deal) -> Iterator[PositionFault]:
    """Whoever the calls make play alone has to be stated; another may, while it can still be said."""
    for called in deal.calls:
        unstated = called.seat in deal.alone and called.seat not in position.alone
        if unstated and called.call.endswith("alone") and (position.alone or not position.about_calls):
            place = [index for index, call in enumerate(deal.calls) if call is called]
            yield PositionFault("position", ("bids", *place), Reason("alone-unstated", who=called.seat))
    if at_next_call(deal).stage in PLAYED:
        for index, seat in enumerate(position.alone):
            if seat not in deal.alone:
                reason = Reason("alone-against-calls", who=seat)
                yield PositionFault("position", ("alone", index), reason)


def _score(position: Position, rules: RuleSet) -> Iterator[PositionFault]:
    if position.before is None:
        return
    given, sides = len(position.before), 2 if rules.sides == "pairs" else len(rules.seats)
    if given != sides:
        yield PositionFault("position", ("before",), Reason("score-sides", n=given, max=sides))
    lowest, highest = min(position.before), max(position.before)
    if lowest < 0 and not _below_zero(rules):
        yield PositionFault("position", ("before",), Reason("score-under", n=lowest))
    if rules.target is not None and highest >= rules.target:
        yield PositionFault("position", ("before",), Reason("score-over", n=highest, max=rules.target))


def _below_zero(rules: RuleSet) -> bool:
    """A failed bid and, at some tables, a revoke take points away; nothing else does."""
    return rules.trump_by != "turn_up" or rules.revoke_penalty.startswith("minus")
