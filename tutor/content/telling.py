"""One action at a time: what somebody does, and which reasons for it are worth telling."""

from __future__ import annotations

from tutor.rules import Action, Bower, Card, Deal, Play, Reason, Rulebook, Seat, Suit
from tutor.rules import calls as said

_UNTOLD = frozenset(
    "pass-free name-free name-blind together-free swap-free turn-next turn-plays turn-swaps turn-combines "
    "turn-gives-best exchange-free winner-leads".split()
)
"""Reasons that say no more than the action itself."""
_VOID = {"void-any": "suit", "void-left-trap": "printed"}
"""Reasons of somebody who doesn't follow suit, and their name for the suit that is missing."""
_EXCHANGES = ("exchange", "defenders-exchange")


class Teller:
    """
    Says what is done and why, as one pair of eyes sees it: all hands *open*, or South's alone.

    A general reason is told when it is first met, and so is that somebody is void in a suit. What a card of
    South's follows from is told every time, unless it is the last one.
    """

    def __init__(self, open: bool) -> None:
        self.open = open
        self._told: set[str] = set()
        self._void: set[tuple[Seat, object]] = set()

    def sees(self, *seats: Seat | None) -> bool:
        """Whether a card that passes through the hands of *seats* is seen."""
        return self.open or Seat.SOUTH in seats

    # Calls, and cards that are laid away or passed on

    def said(self, deal: Deal, call: str, after: Deal) -> Reason:
        """What is called, as it turns out in the deal *after* it."""
        who, what, alone = deal.turn, said.without_alone(call), said.goes_alone(call)
        if what == said.ORDER:
            return self._ordered(deal, after, alone=alone)
        if what == said.NO_TRUMP:
            return Reason("told-no-trump-alone" if alone else "told-no-trump", who=who)
        if (suit := said.suit_named(call)) is not None:
            return Reason("told-names-alone" if alone else "told-names", who=who, suit=suit)
        if (n := said.number_bid(call)) is not None:
            return Reason("told-bids", who=who, n=n)
        return self._other_call(deal, call, after)

    def _ordered(self, deal: Deal, after: Deal, *, alone: bool) -> Reason:
        """The dealer is made to take the card only where he must, and it isn't he who calls."""
        who, suit = deal.turn, after.trump
        must = deal.procedure.rulebook.who_picks_up(after).reason.code == "pick-up-must"
        if must and who is not deal.dealer:
            return Reason("told-orders-alone" if alone else "told-orders", who=who)
        return Reason("told-accepts-alone" if alone else "told-accepts", who=who, suit=suit)

    def _other_call(self, deal: Deal, call: str, after: Deal) -> Reason:
        who = deal.turn
        match call:
            case said.PASS:
                return self._passed(deal)
            case said.SHOW:
                return Reason("told-shows", who=who)
            case said.TAKE:
                return Reason("told-picks-up", who=who, card=deal.turn_up)
            case said.LEAVE:
                return Reason("told-leaves", who=who, card=deal.turn_up)
            case said.ALONE:
                return Reason("told-alone", who=who)
            case said.TOGETHER:
                return Reason("told-together", who=who)
            case said.DUMMY:
                return self._took_dummy(deal, after)
        return Reason("told-says", who=who, call=call)

    def _passed(self, deal: Deal) -> Reason:
        if deal.stage == "weak-hands":
            return Reason("told-shows-nothing", who=deal.turn)
        if deal.stage in _EXCHANGES:
            return Reason("told-asks-nothing", who=deal.turn)
        return Reason("told-passes", who=deal.turn)

    def _took_dummy(self, deal: Deal, after: Deal) -> Reason:
        seat = deal.turn
        assert seat is not None
        if not self.sees(seat):
            return Reason("told-takes-dummy-unseen", who=seat)
        return Reason("told-takes-dummy", who=seat, cards=after.hand(seat)[len(deal.hand(seat)) :])

    def parted(self, deal: Deal, cards: tuple[Card, ...]) -> Reason:
        """Which cards somebody lays away, or passes on to a lone player."""
        who = deal.turn
        assert who is not None
        if deal.stage in _EXCHANGES:
            return self._exchanged(deal, who, cards[0])
        if self.sees(who):
            return Reason("told-lays-away", who=who, cards=cards)
        return Reason("told-lays-away-unseen", who=who, n=len(cards))

    def _exchanged(self, deal: Deal, who: Seat, card: Card) -> Reason:
        if who not in deal.out:
            if self.sees(who):
                return Reason("told-asks-best", who=who, who2=who.opposite, card=card)
            return Reason("told-asks-best-unseen", who=who, who2=who.opposite)
        # Everybody sees where the turned-up card goes.
        if self.sees(who, who.opposite) or card == deal.turn_up:
            return Reason("told-gives", who=who, who2=who.opposite, card=card)
        return Reason("told-gives-unseen", who=who, who2=who.opposite)

    # Why

    def why_turn(self, deal: Deal) -> tuple[Reason, ...]:
        """Why it is this seat's turn, where that is new."""
        return self._new(deal.why_turn())

    def why_done(self, deal: Deal, action: Action) -> tuple[Reason, ...]:
        """Why the action is allowed, where that is new."""
        return self._new(deal.ruling(action).reason)

    def why_leads(self, deal: Deal) -> tuple[Reason, ...]:
        """Who leads after a trick, the first time that it happens."""
        if deal.over or deal.turn is None:
            return ()
        return self._new(Reason("told-winner-leads", who=deal.turn))

    def why_played(self, deal: Deal, card: Card, after: Deal) -> tuple[Reason, ...]:
        """Why the card may or must be played, and what it asks for where it is led."""
        seat, trump = deal.turn, after.trump
        assert seat is not None
        if after.revoke is not None and deal.revoke is None:
            return (as_played(deal, card, after.revoke.reason),) if self.sees(seat) else ()
        reason = deal.procedure.rulebook.ruling(card, deal.hand(seat), deal.trick, trump).reason
        last = len(deal.hand(seat)) == 1
        if not deal.trick:
            free = self._new(reason) if seat is Seat.SOUTH and not last else ()
            return (*free, *_led(deal, card, trump))
        if last:
            return ()
        return (reason,) if seat is Seat.SOUTH else self._of_another(reason, seat)

    def _of_another(self, reason: Reason, seat: Seat) -> tuple[Reason, ...]:
        """The reason for a play of another seat: what everybody can see, or the open hand shows."""
        if reason.code == "follow-must":
            return ()
        if reason.code not in _VOID:
            return (of_another(reason, seat),) if self.open else ()
        suit = reason.values[_VOID[reason.code]]
        if (seat, suit) in self._void:
            return ()
        self._void.add((seat, suit))
        if self.open:
            return (of_another(reason, seat),)
        return (Reason("others-void-any", other=seat, suit=suit),)

    def _new(self, *reasons: Reason) -> tuple[Reason, ...]:
        fresh = tuple(r for r in reasons if r.code not in self._told and r.code not in _UNTOLD)
        self._told.update(reason.code for reason in fresh)
        return fresh


def of_another(reason: Reason, seat: Seat) -> Reason:
    """The reason of a ruling on a card of another seat's than South's."""
    return Reason(f"others-{reason.code}", **reason.values, other=seat)


def as_played(deal: Deal, card: Card, reason: Reason) -> Reason:
    """The reason of a ruling on *card*, told of whoever is to play it and not to somebody who holds it."""
    assert deal.turn is not None
    return of_a_play(deal.procedure.rulebook, deal.trump, len(deal.tricks) + 1, Play(deal.turn, card), reason)


def of_a_play(rulebook: Rulebook, trump: Suit | None, number: int, play: Play, reason: Reason) -> Reason:
    """The reason of a ruling, told of a play to the trick of that *number*."""
    known = {"card": play.card, "number": number, "who": play.seat}
    role = role_of(rulebook, trump, play.card)
    return Reason(reason.code, **{**known, **reason.values, "role": role})


def role_of(rulebook: Rulebook, trump: Suit | None, card: Card) -> str:
    """Whether a card is the joker, the left bower, or shows plainly what it is."""
    if card.is_joker:
        return "joker"
    return "left" if card == rulebook.bower(trump, Bower.LEFT) else "plain"


def _led(deal: Deal, card: Card, trump: Suit | None) -> tuple[Reason, ...]:
    """What has to be followed, where the card led doesn't show it."""
    if trump is None:
        return ()
    if card.is_joker:
        return (Reason("led-joker", card=card, trump=trump),)
    left = deal.procedure.rulebook.bower(trump, Bower.LEFT)
    return (Reason("led-left", card=card, trump=trump),) if card == left else ()


def bowers(deal: Deal, trump: Suit) -> tuple[Reason, ...]:
    """Which jacks are the bowers; nothing in a game without them."""
    rulebook = deal.procedure.rulebook
    right, left = rulebook.bower(trump, Bower.RIGHT), rulebook.bower(trump, Bower.LEFT)
    return (Reason("told-bowers", card=right, card2=left, suit=trump),) if right else ()
