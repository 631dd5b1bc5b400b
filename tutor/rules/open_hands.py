"""Tricks played from open hands: what each seat held at each of its plays, and what can't be so."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from tutor.rules.cards import Card
from tutor.rules.facts import Facts, Fault
from tutor.rules.reasons import Reason
from tutor.rules.seats import Seat, Trick

if TYPE_CHECKING:
    from tutor.rules.rulebook import Rulebook


class OpenPlay(NamedTuple):
    """A play of which everything is known."""

    number: int
    """Which trick it belongs to; the first is 1."""
    place: int
    """Its place in the trick; the lead is 0."""
    seat: Seat
    card: Card
    held: tuple[Card, ...]
    """What the seat held, this card too."""
    before: tuple[Card, ...]
    """The cards of the trick that were played before."""


def open_plays(hands: Mapping[Seat, Sequence[Card]], tricks: Iterable[Trick]) -> Iterator[OpenPlay]:
    """Every play, in order, with what its seat held of the *hands* as they were before the first trick."""
    held = {seat: tuple(cards) for seat, cards in hands.items()}
    for number, trick in enumerate(tricks, 1):
        for place, (seat, card) in enumerate(trick.plays()):
            yield OpenPlay(number, place, seat, card, held[seat], trick.cards[:place])
            held[seat] = tuple([other for other in held[seat] if other != card])


def find_hand_faults(rulebook: Rulebook, facts: Facts) -> Iterator[Fault]:
    """Whether everybody who plays has a whole hand, and nobody else has one."""
    if not facts.deal:
        return
    rules, out = rulebook.rules, rulebook.sits_out(facts.maker, facts.alone)
    for place, (seat, cards) in enumerate(facts.deal):
        if seat not in rules.seats:
            yield Fault(("deal", place, 0), Reason("not-seated", who=seat))
        elif seat in out:
            yield Fault(("deal", place, 0), Reason("sits-out-holds", who=seat))
        elif len(cards) > rules.hand_size:
            reason = Reason("hand-too-big", n=len(cards), max=rules.hand_size)
            yield Fault(("deal", place, rules.hand_size + 1), reason)
        elif len(cards) < rules.hand_size:
            yield Fault(("deal", place), Reason("hand-not-whole", n=len(cards), max=rules.hand_size))
    stated = [seat for seat, _ in facts.deal]
    for seat in rules.seats:
        if seat not in (*stated, *out):
            yield Fault(("deal",), Reason("hand-missing", who=seat))


def find_play_faults(rulebook: Rulebook, facts: Facts) -> Iterator[Fault]:
    """Cards that were never held, a second revoke, another hand than what is left."""
    hands, tricks = dict(facts.deal), _tricks(rulebook, facts)
    faults = list(_not_dealt(facts, hands, tricks))
    yield from faults
    played = [card for trick in tricks for card in trick.cards]
    # Of a card that lies there twice nobody can say what was held; it is reported as such.
    if not faults and len(set(played)) == len(played):
        plays = list(open_plays(hands, tricks))
        yield from _second_revoke(rulebook, facts, plays)
        yield from _what_is_left(facts, plays)


def _tricks(rulebook: Rulebook, facts: Facts) -> list[Trick]:
    out = rulebook.sits_out(facts.maker, facts.alone)
    on_the_table = [(facts.leader, facts.trick)] if facts.leader is not None else []
    return [Trick(rulebook.turn_order(leader, out), cards) for leader, cards in (*facts.play, *on_the_table)]


def _about(facts: Facts, number: int, place: int) -> tuple[str | int, ...]:
    """Where a play stands; the trick on the table comes after those before."""
    word = place + 1
    return ("play", number - 1, word) if number <= len(facts.play) else ("trick", word)


def _not_dealt(
    facts: Facts, hands: Mapping[Seat, Sequence[Card]], tricks: Sequence[Trick]
) -> Iterator[Fault]:
    for number, trick in enumerate(tricks, 1):
        for place, (seat, card) in enumerate(trick.plays()):
            if card not in hands[seat]:
                yield Fault(_about(facts, number, place), Reason("not-dealt", who=seat, card=card))


def _second_revoke(rulebook: Rulebook, facts: Facts, plays: Sequence[OpenPlay]) -> Iterator[Fault]:
    revokes = [
        play for play in plays if not rulebook.ruling(play.card, play.held, play.before, facts.trump).allowed
    ]
    for play in revokes[1:]:
        about = _about(facts, play.number, play.place)
        yield Fault(about, Reason("revoked-twice", who=play.seat, card=play.card))


def _what_is_left(facts: Facts, plays: Sequence[OpenPlay]) -> Iterator[Fault]:
    """South's hand, where it is stated beside the open hands, is what South has not played yet."""
    dealt = dict(facts.deal).get(Seat.SOUTH)
    if facts.hand is None or dealt is None:
        return
    played = [play.card for play in plays if play.seat is Seat.SOUTH]
    if set(facts.hand) != set(dealt).difference(played):
        yield Fault(("hand",), Reason("hand-against-deal"))
