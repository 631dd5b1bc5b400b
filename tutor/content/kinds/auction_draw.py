"""Calls by chance, each of them allowed where it is made: at whatever table, the deal itself is asked."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from tutor.content.auction import PLAYED, at_next_call
from tutor.content.fields import NOBODY
from tutor.content.position import Minds, Pairs, written_down
from tutor.minds import Mind, Sight
from tutor.rules import JOKER, Card, Deal, Rulebook, RuleSet, Seat, announce, hear, procedure_of
from tutor.rules import calls as said

LONE, LONE_IF_WISHED = 1 / 3, 1 / 2
"""How often trump is made alone: many beliefs are right, or wrong, only where somebody sits out."""
TRIES = 8
"""Calls that lead where they are wanted are far more frequent, where they can be made at all."""


def draw_calls(
    random: Random,
    rulebook: Rulebook,
    wished: Minds = (),
    *,
    makes_trump: bool = False,
    hands: bool = False,
) -> Pairs:
    """
    A dealer, a turned-up card where there is one, and some calls: passes, then perhaps one that makes trump.

    Where it *makes_trump* the last call does. With *hands*, South's is shown every other time, and South is
    to call next.
    """
    rules = rulebook.rules
    needed = rules.must_hold_trump or rules.weak_hand != "off"
    for _ in range(TRIES):
        cards = _Cards(random, rules, of_south=hands and (needed or random.random() < 1 / 2))
        alone = LONE_IF_WISHED if wished else LONE
        *way, deal = _walk(random, rules, cards, alone, makes_trump=makes_trump)
        mind = random.choice(wished) if wished else None
        # Whoever is wished for may be met with on the way.
        several = [*way, deal] if mind else [deal]
        fit = [one for one in several if _fits(one, cards, mind, makes_trump=makes_trump)]
        if fit:
            return _pairs(random.choice(fit), cards)
    return _pairs(deal, cards)


def _fits(deal: Deal, cards: _Cards, mind: Mind | None, *, makes_trump: bool) -> bool:
    """Whether that may be asked which is to be asked after these calls, and a mind's belief is called up."""
    if makes_trump and deal.maker is None:
        return False
    if cards.hand and not _souths_turn(deal):
        return False
    return mind is None or _calls_up(mind, deal, cards)


def _souths_turn(deal: Deal) -> bool:
    """Whether South is to call, or nobody any more."""
    now = at_next_call(deal)
    return now.turn is Seat.SOUTH or now.stage in PLAYED


class _Cards:
    """The cards that a question about calls may show."""

    def __init__(self, random: Random, rules: RuleSet, *, of_south: bool) -> None:
        first, *rest = random.sample(rules.pack, 1 + rules.hand_size)
        self.turn_up = first if rules.trump_by == "turn_up" else None
        self.hand = tuple(rest) if of_south else ()
        self.holder: str | None = None
        if rules.forced_bid != "off":
            others = [seat for seat in rules.seats if seat is not Seat.SOUTH or not of_south]
            self.holder = Seat.SOUTH if JOKER in self.hand else random.choice([*others, NOBODY])

    @property
    def hands(self) -> dict[Seat, tuple[Card, ...]]:
        """What is known of the hands."""
        hands = {Seat.SOUTH: self.hand} if self.hand else {}
        if self.holder not in (None, NOBODY) and JOKER not in self.hand:
            hands[Seat(str(self.holder))] = (JOKER,)
        return hands


def _walk(
    random: Random, rules: RuleSet, cards: _Cards, alone: float, *, makes_trump: bool
) -> Iterator[Deal]:
    """A deal from call to call: so many passes, and perhaps what makes trump and is said after it."""
    passes = random.randrange(2 * len(rules.seats))
    # Whose hand is shown is next, if all have passed.
    dealer = rules.seats[(rules.seats.index(Seat.SOUTH) - 1 - passes) % len(rules.seats)]
    if not cards.hand:
        dealer = random.choice(rules.seats)
    deal = announce(procedure_of(rules), dealer, cards.turn_up, cards.hands)
    more = passes + random.choice((0, 0, 1, 2))
    while True:
        yield deal
        now = at_next_call(deal)
        enough = deal.maker is not None if makes_trump else len(deal.calls) >= more
        if enough or now.stage in PLAYED:
            return
        early = len(deal.calls) < passes and random.random() < 15 / 16
        passed = early and said.PASS in now.asked() and now.why_not(said.PASS) is None
        deal = hear(deal, said.PASS if passed else _some_call(random, _allowed(now), alone))


def _allowed(deal: Deal) -> list[str]:
    """What may be called now."""
    return [word for word in deal.legal_actions() if isinstance(word, str)]


def _some_call(random: Random, words: list[str], lone: float) -> str:
    """Any call but a pass, of bids a low one, and as often alone as wanted where that can be said."""
    calls = [word for word in words if word not in (said.PASS, said.SHOW)] or words
    bids = [word for word in calls if said.number_bid(word) is not None]
    alone = [word for word in calls if said.goes_alone(word)]
    together = [word for word in calls if word not in alone]
    if bids and random.random() < 3 / 4:
        return random.choice(bids[:2])
    return random.choice(alone if alone and (not together or random.random() < lone) else together)


def _calls_up(mind: Mind, deal: Deal, cards: _Cards) -> bool:
    """Whether a mind's belief is called up by what can be seen after the calls."""
    sight = Sight(
        hand=cards.hand,
        dealer=deal.dealer,
        turn_up=cards.turn_up,
        bids=tuple(called.call for called in deal.calls),
        maker=deal.maker,
        alone=deal.alone,
        stage=deal.stage,
        turn=deal.turn,
    )
    return mind.cue(sight)


def _pairs(deal: Deal, cards: _Cards) -> Pairs:
    pairs: Pairs = [("dealer", deal.dealer.value)]
    if cards.turn_up is not None:
        pairs.append(("turn-up", str(cards.turn_up)))
    if deal.calls:
        pairs.append(("bids", written_down(called.call for called in deal.calls)))
    if cards.hand:
        pairs.append(("hand", written_down(cards.hand)))
    if cards.holder is not None:
        pairs.append(("joker", str(cards.holder)))
    return pairs


def draw_thrown_in(random: Random, rulebook: Rulebook) -> Pairs:
    """A dealer and nothing but passes; no calls where they would not throw the hand in."""
    rules = rulebook.rules
    dealer = random.choice(rules.seats)
    turn_up = rules.pack[0] if rules.trump_by == "turn_up" else None
    deal = announce(procedure_of(rules), dealer, turn_up)
    while at_next_call(deal).stage not in PLAYED and said.PASS in _allowed(at_next_call(deal)):
        deal = hear(deal, said.PASS)
    bids = [("bids", written_down(called.call for called in deal.calls))] if deal.void else []
    return [("dealer", dealer.value), *bids]
