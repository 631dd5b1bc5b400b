"""What happens in a deal, one event after another, and why: reasons, not yet words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tutor.content.telling import Teller, bowers
from tutor.rules import Action, Card, Deal, Reason, Seat, clockwise_from, moments, shown_by
from tutor.rules import calls as said

DEAL, TRUMP, REVOKE, SCORE, NEXT = "deal", "trump", "revoke", "score", "next-dealer"
"""The places of events that are nobody's action."""


class Event(NamedTuple):
    """
    Something that happens, and the reasons that teach why.

    The place is `2.E` for East's card in the second trick, and `2` for what it comes to; before the
    first card is led, the phase and the seat, as in `turn-up-round.E`; or one of the names above.
    """

    place: str
    what: Reason
    why: tuple[Reason, ...] = ()
    done: tuple[Action, ...] = ()
    """The actions of the history that it tells; none where something follows by itself."""


def story(deal: Deal, *, open: bool = True) -> list[Event]:
    """
    Everything that has happened in *deal*, from the first card dealt.

    Where it is not *open*, it is as South sees it: no hidden card of another seat is named.

    >>> from tutor.rules import STANDARD, procedure_of
    >>> deal = Deal.of(procedure_of(STANDARD), Seat.SOUTH, STANDARD.pack).apply("order")
    >>> [event.place for event in story(deal, open=False)][-3:]
    ['turn-up-round.W', 'trump', 'pick-up.S']
    """
    return [*_events(deal, Teller(open))]


def _events(deal: Deal, teller: Teller) -> Iterator[Event]:
    now, *others = moments(deal)
    yield from _dealt(now, teller)
    laid: tuple[Card, ...] = ()
    for action, after in zip(deal.history, others, strict=True):
        if isinstance(action, Card) and now.stage != "tricks":
            laid = (*laid, action)
        # Cards that one seat lays away one by one are one event.
        if not laid or (after.stage, after.turn) != (now.stage, now.turn):
            yield _acted(now, action, after, laid, teller)
            yield from _followed(now, action, after, teller)
            laid = ()
        now = after
    if now.over:
        yield from _ended(now)


# Before the first call


def _dealt(deal: Deal, teller: Teller) -> Iterator[Event]:
    rules = deal.procedure.rules
    yield Event(DEAL, Reason("told-deals", who=deal.dealer, n=rules.hand_size))
    if rules.dummy != "off":
        yield Event(DEAL, Reason("told-dummy-dealt"))
    for seat in clockwise_from(Seat.SOUTH):
        if seat in rules.seats and teller.sees(seat):
            yield Event(DEAL, Reason("told-holds", who=seat, cards=deal.hand(seat)))
    if deal.turn_up is not None:
        yield Event(DEAL, _turned_up(deal, deal.turn_up))
    if left := len(deal.kitty):
        yield Event(DEAL, Reason("told-left-over", n=left))


def _turned_up(deal: Deal, card: Card) -> Reason:
    """What is turned up, and the suit that it offers; a joker may offer none."""
    if card.is_joker and deal.procedure.rules.joker_up == "blind_name":
        return Reason("told-turned-up", card=card)
    return Reason("told-offers", card=card, suit=deal.procedure.rulebook.proposed_suit(card))


# An action


def _acted(now: Deal, action: Action, after: Deal, laid: tuple[Card, ...], teller: Teller) -> Event:
    why = teller.why_turn(now)
    if now.stage == "tricks":
        assert isinstance(action, Card)
        what = Reason("told-plays" if now.trick else "told-leads", who=now.turn, card=action)
        why = (*why, *teller.why_played(now, action, after))
        return Event(f"{len(now.tricks) + 1}.{now.turn}", what, why, (action,))
    what = teller.said(now, action, after) if isinstance(action, str) else teller.parted(now, laid)
    why = (*why, *teller.why_done(now, action))
    return Event(f"{now.stage}.{now.turn}", what, why, laid or (action,))


# What follows from an action


def _followed(now: Deal, action: Action, after: Deal, teller: Teller) -> Iterator[Event]:
    yield from _trump_made(now, action, after)
    rulebook = now.procedure.rulebook
    for seat in after.out:
        if seat not in now.out:
            yield Event(TRUMP, rulebook.why_sits_out(seat, after.maker, after.alone))
    if (now.stage, after.stage) == ("turn-up-round", "naming-round") and now.turn_up is not None:
        yield Event(TRUMP, Reason("told-turned-down", suit=rulebook.proposed_suit(now.turn_up)))
    yield from _taken(now, action, after, teller)
    if len(after.kitty) < len(now.kitty) and now.stage == "weak-hands":
        yield _drawn(now, after, teller)
    if len(after.tricks) > len(now.tricks):
        won = rulebook.winner(after.tricks[-1], after.trump).reason
        yield Event(str(len(after.tricks)), won, teller.why_leads(after))


def _trump_made(now: Deal, action: Action, after: Deal) -> Iterator[Event]:
    """Which suit is trump and which jacks are bowers, or that there is none."""
    by_lead = now.procedure.rules.trump_by == "first_lead" and _first_lead(now)
    if after.trump is not None and now.trump is None:
        what = Reason("told-trump-led" if by_lead else "told-trump", suit=after.trump)
        yield Event("1" if by_lead else TRUMP, what, bowers(after, after.trump))
    elif by_lead or (isinstance(action, str) and said.without_alone(action) == said.NO_TRUMP):
        yield Event("1" if by_lead else TRUMP, Reason("no-trump"))


def _first_lead(now: Deal) -> bool:
    return now.stage == "tricks" and not now.tricks and not now.trick


def _taken(now: Deal, action: Action, after: Deal, teller: Teller) -> Iterator[Event]:
    """The turned-up card or the widow goes into a hand without a word, or stays where it is."""
    names = [phase.name for phase in now.procedure.phases]
    if isinstance(action, Card) or action == said.TAKE or after.maker is None:
        return
    if after.taken_by is not None and now.taken_by is None:
        yield _picked_up(after, after.taken_by, teller)
    elif "pick-up" in names and now.step < names.index("pick-up") < after.step and after.ordered:
        yield Event(TRUMP, now.procedure.rulebook.who_picks_up(after).reason)


def _picked_up(after: Deal, seat: Seat, teller: Teller) -> Event:
    if after.turn_up is not None:
        what = Reason("told-picks-up", who=seat, card=after.turn_up)
        return Event(f"pick-up.{seat}", what, (after.procedure.rulebook.who_picks_up(after).reason,))
    if teller.sees(seat):
        return Event(f"widow.{seat}", Reason("told-takes-widow", who=seat, card=after.hand(seat)[-1]))
    return Event(f"widow.{seat}", Reason("told-takes-widow-unseen", who=seat))


def _drawn(now: Deal, after: Deal, teller: Teller) -> Event:
    """A farmer's hand gets hidden cards for those that it laid away."""
    seat, n = now.turn, len(now.kitty) - len(after.kitty)
    assert seat is not None
    place = f"{now.stage}.{seat}"
    if not teller.sees(seat):
        return Event(place, Reason("told-draws-unseen", who=seat, n=n))
    return Event(place, Reason("told-draws", who=seat, cards=after.hand(seat)[-n:]))


# The end


def _ended(deal: Deal) -> Iterator[Event]:
    score, rulebook = deal.score(), deal.procedure.rulebook
    if deal.revoke is not None and deal.proved:
        who, n = deal.revoke.seat, deal.revoke.number
        yield Event(REVOKE, Reason("told-revoke-shown", who=who, card=shown_by(deal), n=n))
    yield Event(SCORE, score.reason)
    for side in dict.fromkeys(tuple(sorted(rulebook.side(seat))) for seat in score.points):
        n = score.points[side[0]]
        if n > 0:
            yield Event(SCORE, Reason("told-gains", who=side, n=n))
        elif n < 0:
            yield Event(SCORE, Reason("told-loses", who=side, n=-n))
    yield Event(NEXT, rulebook.next_dealer(deal.dealer, deal.void).reason)
