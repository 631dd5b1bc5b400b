"""What makes a position impossible: seats, lone hands, hand sizes, tricks, turns, earlier revokes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tutor.rules.cards import Card
from tutor.rules.facts import Facts, Fault, Stage
from tutor.rules.open_hands import find_hand_faults, find_play_faults
from tutor.rules.reasons import Reason
from tutor.rules.seats import Play, Seat, Trick

if TYPE_CHECKING:
    from tutor.rules.rulebook import Rulebook


def find_faults(rulebook: Rulebook, facts: Facts) -> list[Fault]:
    """All faults of a position. Tricks are judged only where it is beyond doubt who played what."""
    faults = [
        *_trump(rulebook, facts),
        *_seats(rulebook, facts),
        *_lone_hands(rulebook, facts),
        *_hand_size(rulebook, facts),
        *_how_many_tricks(rulebook, facts),
        *find_hand_faults(rulebook, facts),
    ]
    in_doubt = any(fault.about[0] in _SAYS_WHO_PLAYED_WHAT for fault in faults)
    if in_doubt or not _all_in_pack(rulebook, facts):
        return faults
    faults += [*_tricks_before(rulebook, facts), *_trick(rulebook, facts)]
    if any(fault.reason.code in ("wrong-leader", "sits-out-plays") for fault in faults):
        return faults
    faults += _first_lead(rulebook, facts)
    return [*faults, *(find_play_faults if facts.deal else _revokes)(rulebook, facts)]


_SAYS_WHO_PLAYED_WHAT = ("trump", "trick", "play", "alone", "maker", "deal")


def _all_in_pack(rulebook: Rulebook, facts: Facts) -> bool:
    cards = [card for _, cards in (*facts.play, *facts.deal) for card in cards]
    return set(rulebook.rules.pack).issuperset([*(facts.hand or ()), *facts.trick, *cards])


def _out(rulebook: Rulebook, facts: Facts) -> tuple[Seat, ...]:
    return rulebook.sits_out(facts.maker, facts.alone)


def _trump(rulebook: Rulebook, facts: Facts) -> Iterator[Fault]:
    if facts.without_trump and not rulebook.rules.allow_no_trump:
        yield Fault(("trump",), Reason("no-trump-here"))
    if facts.led and facts.trick and _suits_known(facts, facts.trick[:1]):
        suit = rulebook.follows_as(facts.trick[0], facts.trump)
        if suit is not facts.led:
            yield Fault(("led",), Reason("led-differs", suit=suit, card=facts.trick[0]))


def _suits_known(facts: Facts, cards: tuple[Card, ...]) -> bool:
    """Whether trump is stated, so that every card has a suit: without trump the joker has none."""
    return facts.trump is not None or (facts.without_trump and not any(card.is_joker for card in cards))


def _seats(rulebook: Rulebook, facts: Facts) -> Iterator[Fault]:
    named: list[tuple[tuple[str | int, ...], Seat | None]] = [
        (("dealer",), facts.dealer),
        (("maker",), facts.maker),
        (("trick", 0), facts.leader),
        *((("alone", place), seat) for place, seat in enumerate(facts.alone)),
        *((("play", place, 0), leader) for place, (leader, _) in enumerate(facts.play)),
    ]
    for about, seat in named:
        if seat is not None and seat not in rulebook.rules.seats:
            yield Fault(about, Reason("not-seated", who=seat))


def _lone_hands(rulebook: Rulebook, facts: Facts) -> Iterator[Fault]:
    rules, alone = rulebook.rules, facts.alone
    if not alone or any(seat not in rules.seats for seat in alone):
        return
    if rules.alone == "none":
        yield Fault(("alone", 0), Reason("alone-forbidden"))
    elif len(alone) > 2 or len(set(alone)) < len(alone):
        yield Fault(("alone", 1 if len(alone) == 2 else 2), Reason("alone-too-many"))
    elif len(alone) == 2 and rules.sides == "pairs" and alone[0] is alone[1].opposite:
        yield Fault(("alone", 1), Reason("alone-same-side"))
    elif fault := _lone_defender(rulebook, facts):
        yield fault
    elif facts.stage is Stage.LEARNER_NEXT and Seat.SOUTH in _out(rulebook, facts):
        yield Fault(("alone", 0), Reason("learner-sits-out"))


def _lone_defender(rulebook: Rulebook, facts: Facts) -> Fault | None:
    """Who is alone and not on the maker's side defends alone: is that allowed here?"""
    rules, alone, maker = rulebook.rules, facts.alone, facts.maker
    if maker is None:
        forbidden = len(alone) == 2 and rules.lone_defence == "off"
        return Fault(("alone", 1), Reason("lone-defence-forbidden", who=alone[1])) if forbidden else None
    for place, seat in enumerate(alone):
        if seat is maker:
            continue
        if rules.sides == "pairs" and seat is maker.opposite:
            if rules.alone != "maker_or_partner" and rules.partner_assist_alone == "off":
                return Fault(("alone", place), Reason("alone-not-maker", who=seat))
        elif rules.lone_defence == "off":
            return Fault(("alone", place), Reason("lone-defence-forbidden", who=seat))
        elif rules.lone_defence == "vs_lone_maker" and len(alone) == 1:
            return Fault(("alone", place), Reason("lone-defence-needs-loner", who=seat))
    return None


def _hand_size(rulebook: Rulebook, facts: Facts) -> Iterator[Fault]:
    if facts.hand is None:
        return
    size, held = rulebook.rules.hand_size, len(facts.hand)
    if held > size:
        yield Fault(("hand", size), Reason("hand-too-big", n=held, max=size))
        return
    if Seat.SOUTH in _out(rulebook, facts):
        return
    played = len(facts.play) + _has_played(rulebook, facts, Seat.SOUTH)
    exact = _whole_play(facts)
    if played <= size and (held + played > size or (exact and held + played < size)):
        yield Fault(("hand",), Reason("hand-against-tricks", n=held, tricks=played, max=size))


def _whole_play(facts: Facts) -> bool:
    """Whether these are all the tricks so far; where none is stated, some may have gone before."""
    return bool(facts.play) and (facts.stage is Stage.LEARNER_NEXT or facts.whole_play or bool(facts.deal))


def _has_played(rulebook: Rulebook, facts: Facts, seat: Seat) -> bool:
    """Whether *seat* has played to the trick on the table."""
    if facts.leader is None or facts.stage is Stage.LEARNER_NEXT:
        return False
    order = rulebook.turn_order(facts.leader, _out(rulebook, facts))
    return seat in order[: len(facts.trick)]


def _how_many_tricks(rulebook: Rulebook, facts: Facts) -> Iterator[Fault]:
    """There are as many tricks as cards in a hand."""
    size, tricks = rulebook.rules.hand_size, len(facts.play) + bool(facts.trick)
    if tricks > size:
        about: tuple[str | int, ...] = ("play", size) if len(facts.play) > size else ("trick",)
        yield Fault(about, Reason("tricks-too-many", n=tricks, max=size))


def _tricks_before(rulebook: Rulebook, facts: Facts) -> Iterator[Fault]:
    out, expected = _out(rulebook, facts), None
    for place, (leader, cards) in enumerate(facts.play):
        order = rulebook.turn_order(leader, out)
        if leader in out:
            yield Fault(("play", place, 0), Reason("sits-out-plays", who=leader))
            return
        if expected is not None and leader is not expected:
            yield Fault(("play", place, 0), Reason("wrong-leader", who=leader, who2=expected))
        if fault := _length(("play", place), cards, len(order)):
            yield fault
            return
        expected = _winner(rulebook, facts, order, cards)
    if expected is not None and facts.leader is not None and facts.leader is not expected:
        yield Fault(("trick", 0), Reason("wrong-leader", who=facts.leader, who2=expected))
    if expected not in (None, Seat.SOUTH) and facts.leader is None and facts.stage is Stage.LEARNER_NEXT:
        yield Fault(("play",), Reason("turn", who=expected), whose_turn=True)


def _winner(
    rulebook: Rulebook, facts: Facts, order: tuple[Seat, ...], cards: tuple[Card, ...]
) -> Seat | None:
    if not _suits_known(facts, cards):
        return None
    return rulebook.winner(Trick(order, cards), facts.trump).seat


def _length(about: tuple[str | int, ...], cards: tuple[Card, ...], seats: int) -> Fault | None:
    if len(cards) > seats:
        return Fault((*about, seats + 1), Reason("trick-too-long", n=len(cards), max=seats))
    if len(cards) < seats:
        return Fault(about, Reason("trick-too-short", n=len(cards), max=seats))
    return None


def _trick(rulebook: Rulebook, facts: Facts) -> Iterator[Fault]:
    """Whether the trick on the table is as long as the question needs it, and whose turn it is."""
    leader, out = facts.leader, _out(rulebook, facts)
    if leader is None:
        return
    if leader in out:
        yield Fault(("trick", 0), Reason("sits-out-plays", who=leader))
        return
    order = rulebook.turn_order(leader, out)
    bounded = facts.stage is Stage.COMPLETE or len(facts.trick) > len(order)
    if facts.stage is Stage.LEARNER_NEXT:
        yield from _learners_turn(facts, order)
    elif bounded and (fault := _length(("trick",), facts.trick, len(order))):
        yield fault


def _learners_turn(facts: Facts, order: tuple[Seat, ...]) -> Iterator[Fault]:
    if len(facts.trick) >= len(order):
        before = order.index(Seat.SOUTH)
        yield Fault(("trick", before + 1), Reason("trick-too-long", n=len(facts.trick), max=before))
    elif (who := order[len(facts.trick)]) is not Seat.SOUTH:
        yield Fault(("trick",), Reason("turn", who=who), whose_turn=True)


def _first_lead(rulebook: Rulebook, facts: Facts) -> Iterator[Fault]:
    """Where the dealer is known, or who bid, so is who leads to the first trick."""
    dealer, maker = facts.dealer, facts.maker
    if dealer is None or (rulebook.rules.trump_by != "turn_up" and maker is None):
        return
    leader = rulebook.first_leader(dealer, maker, facts.alone).seat
    if _whole_play(facts):
        about: tuple[str | int, ...] = ("play", 0, 0)
        led = facts.play[0][0]
    elif _before_the_first_card(rulebook, facts):
        about, led = ("trick", 0), facts.leader or Seat.SOUTH
    else:
        return
    if led is leader:
        return
    if about[0] == "trick" and facts.leader is None:
        yield Fault(("hand",), Reason("turn", who=leader), whose_turn=True)
    else:
        yield Fault(about, Reason("wrong-first-leader", who=led, who2=leader))


def _before_the_first_card(rulebook: Rulebook, facts: Facts) -> bool:
    """Whether South is to play to the first trick: with a whole hand."""
    held = facts.hand or ()
    return facts.stage is Stage.LEARNER_NEXT and not facts.play and len(held) == rulebook.rules.hand_size


def _revokes(rulebook: Rulebook, facts: Facts) -> Iterator[Fault]:
    """A seat that failed to follow a suit it is later seen to hold has revoked before this position."""
    plays = list(_all_plays(rulebook, facts))
    if not _suits_known(facts, (*(play.card for _, _, play in plays), *(facts.hand or ()))):
        return
    for number, (about, led, play) in enumerate(plays):
        if rulebook.follows(play.card, rulebook.follows_as(led, facts.trump), facts.trump):
            continue
        later = [after.card for _, _, after in plays[number + 1 :] if after.seat is play.seat]
        held = [play.card, *later, *(facts.hand or () if play.seat is Seat.SOUTH else ())]
        ruling = rulebook.ruling(play.card, held, (led,), facts.trump)
        if not ruling.allowed:
            yield Fault(about, Reason("revoked-before", who=play.seat, card=play.card))


def _all_plays(rulebook: Rulebook, facts: Facts) -> Iterator[tuple[tuple[str | int, ...], Card, Play]]:
    """Where each play stands, the card that led its trick, and the play."""
    out = _out(rulebook, facts)
    tricks: list[tuple[tuple[str | int, ...], Seat, tuple[Card, ...]]] = [
        (("play", place), leader, cards) for place, (leader, cards) in enumerate(facts.play)
    ]
    if facts.leader is not None:
        tricks.append((("trick",), facts.leader, facts.trick))
    for about, leader, cards in tricks:
        for place, play in enumerate(map(Play, rulebook.turn_order(leader, out), cards)):
            yield (*about, place + 1), cards[0], play
