"""Moments of whole deals, as the naive Euchre sees them, and everything that the engine says of them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import houses
import naive

from tutor.content.kinds import KINDS
from tutor.content.position import Verdict
from tutor.content.speech import group
from tutor.rules import Card, Deal, Outcome, Procedure, Reason, Rulebook, Seat

TABLES = {
    "four": "standard",
    "two": "two-handed",
    "three": "three-handed",
    "british": "british",
    "british both rounds": "british; partner_assist_alone: both",
    "british, hearts proposed": "british; joker_up: proposes_hearts",
    "railroad": "railroad",
    "hasenpfeffer": "hasenpfeffer",
    "hasenpfeffer, taken over": "hasenpfeffer; alone: maker_or_partner",
    "hasenpfeffer, not forced": "hasenpfeffer; forced_bid: off",
    "napoleon": "napoleon",
    "stuck": "standard; stick_dealer: yes",
    "the same dealer again": "standard; redeal: same_dealer",
    "held": "standard; must_hold_trump: yes",
    "defended alone": "standard; lone_defence: vs_lone_maker; super_euchre: 4",
    "left of the loner": "standard; loner_lead: left_of_loner; lone_defence: always",
    "alone later": "standard; alone_time: before_lead; pickup: optional",
    "taken over": "standard; alone: maker_or_partner; loner_lead: left_of_loner",
    "no trump": "standard; allow_no_trump: yes; may_discard_turn_up: yes",
    "dummy with the call": "three-handed; alone_time: with_call",
    "farmer": "standard; weak_hand: farmer_clean",
    "mixed farmer": "standard; weak_hand: farmer_mixed",
    "ace no face": "standard; weak_hand: ace_no_face",
    "penalty of three": "standard; revoke_penalty: 3_lone_5",
    "penalty of minus two": "standard; revoke_penalty: minus_2_lone_4",
}
"""The tables that are walked: a variant, and what its house changes."""
CALLS = (
    *("pass", "show", "order", "order-alone", "C", "D", "H", "S", "no-trump", "C-alone", "H-alone"),
    *("bid-1", "bid-3", "bid-5", "misere", "nap", "wellington", "bluecher"),
    *("take", "leave", "dummy", "alone", "together"),
)
DEALS = 30


class Moment(NamedTuple):
    """A deal at one moment in plain texts; whose turn it is, and from what to choose, by the naive Euchre."""

    rules: naive.Words
    dealer: str
    turn_up: str
    hands: dict[str, tuple[str, ...]]
    said: tuple[tuple[str, str], ...]
    """Who has called what, the first call first."""
    turn: str
    """Nobody's where the deal is over."""
    legal: tuple[str, ...]
    void: bool = False
    trick: int = 0
    """How many cards lie in the trick."""
    of: tuple[str, ...] = ()
    """The calls, cards or seats that a reason is said of."""
    end: Ending | None = None

    @property
    def calls(self) -> list[str]:
        """What has been called."""
        return [call for _, call in self.said]

    @property
    def seats(self) -> list[str]:
        """Who plays, the eldest hand first."""
        return naive.round_from(self.dealer, list(self.rules["seats"]))

    @property
    def maker(self) -> str:
        """Who made trump, or bid highest."""
        made = [seat for seat, call in self.said if call not in _MAKES_NOTHING]
        if self.rules["trump_by"] == "turn_up":
            return made[0] if made else ""
        bids = [seat for seat, call in self.said if call.startswith("bid-") or call in LADDER]
        return bids[-1] if bids else ""

    @property
    def alone(self) -> list[str]:
        """Who has said that he goes alone."""
        return [seat for seat, call in self.said if call.endswith("alone")]

    @property
    def makers(self) -> list[str]:
        """The maker, and a partner where there are partners."""
        pairs = self.rules["sides"] == "pairs"
        return [self.maker, naive.partner(self.maker)] if pairs and self.maker else [self.maker]

    @property
    def out(self) -> list[str]:
        """Who sits out: a loner's partner; where one plays against all, the other defender of a lone one."""
        if self.rules["sides"] == "pairs":
            return [naive.partner(seat) for seat in self.alone]
        if self.rules["sides"] == "single" or not [seat for seat in self.alone if seat != self.maker]:
            return []
        return [seat for seat in self.seats if seat not in (self.maker, *self.alone)]

    @property
    def offered(self) -> str:
        """The suit that the turned-up card offers."""
        return naive.printed(self.turn_up) or "H"

    @property
    def passes(self) -> int:
        """How often it was passed in the rounds that make trump; who shows no weak hand says so too."""
        weak = 0
        if self.rules["weak_hand"] != "off":
            shown = "show" in self.calls
            weak = self.calls.index("show") if shown else min(len(self.calls), len(self.seats))
        return self.calls[weak:].count("pass")

    @property
    def second_round(self) -> bool:
        """Whether another suit is to be named."""
        turned_down = self.passes >= len(self.seats) and not self.maker
        return self.rules["trump_by"] == "turn_up" and turned_down and bool(self.turn)

    @property
    def standing(self) -> str:
        """The bid that stands."""
        bids = [call for call in self.calls if call in LADDER]
        return bids[-1] if bids else ""


class Ending(NamedTuple):
    """How a deal ended, a revoke that was proved, and the totals that it led to."""

    maker: str
    tricks: int
    alone: tuple[str, ...]
    bid: str
    revoker: str = ""
    totals: tuple[tuple[str, int], ...] = ()


class Told(NamedTuple):
    """A reason, and the moment it is given at."""

    moment: Moment
    reason: Reason


LADDER = ["bid-1", "bid-2", "bid-3", "misere", "bid-4", "bid-5", "bid-6", "nap", "wellington", "bluecher"]
_MAKES_NOTHING = ("pass", "show", "take", "leave", "dummy", "alone", "together")


@cache
def walk() -> tuple[Told, ...]:
    """Everything that is said on a walk through every table."""
    return tuple(told for name in TABLES for told in _walk(name))


def _walk(name: str) -> Iterator[Told]:
    variant, _, changes = TABLES[name].partition("; ")
    procedure, words = houses.procedure(variant, changes), houses.words(variant, changes)
    rng = random.Random(name)
    for _ in range(DEALS):
        dealer = rng.choice(list(words["seats"]))
        cards = _shuffled(procedure, Seat(dealer), rng)
        yield from _deal(Deal.of(procedure, Seat(dealer), cards), words, list(map(str, cards)), rng)
    yield from _first_dealers(procedure.rulebook, words, rng)


def _shuffled(procedure: Procedure, dealer: Seat, rng: random.Random) -> list[Card]:
    """Weak hands, and the joker among the cards left over, come up more often than by chance."""
    cards = houses.shuffled(procedure, rng)
    rules = procedure.rules
    if rules.forced_bid != "off" and rng.random() < 0.3:
        return sorted(cards, key=lambda card: card.is_joker)
    for _ in range(300 if rules.weak_hand != "off" and rng.random() < 0.7 else 0):
        deal = Deal.of(procedure, dealer, cards)
        if any(procedure.rulebook.is_weak(deal.hand(seat)) for seat in rules.seats):
            break
        cards = houses.shuffled(procedure, rng)
    return cards


def _deal(deal: Deal, words: naive.Words, cards: list[str], rng: random.Random) -> Iterator[Told]:
    """One deal, chosen at random, up to the second trick; both Euchres side by side."""
    second = naive.play_deal(words, str(deal.dealer), cards)
    turn, legal = next(second)
    asked_before = deal.stage
    while len(deal.tricks) < 2:
        moment = _moment(deal, words, turn, legal)
        yield from _told(deal, moment, rng)
        action = _choose(deal, rng)
        deal = deal.apply(action)
        try:
            turn, legal = second.send(str(action))
        except StopIteration:
            yield from _over(deal, _moment(deal, words, "", [], void=True), rng)
            return
        if deal.stage == "tricks" and asked_before != "tricks":
            yield from _over(deal, _moment(deal, words, turn, legal), rng)
        asked_before = deal.stage


def _choose(deal: Deal, rng: random.Random) -> Any:
    legal = deal.legal_actions()
    if "show" in legal and rng.random() < 0.9:
        return "show"
    # Else hardly ever would everybody pass.
    return "pass" if "pass" in legal and rng.random() < 0.55 else rng.choice(legal)


def _moment(deal: Deal, words: naive.Words, turn: str, legal: list[str], *, void: bool = False) -> Moment:
    return Moment(
        words,
        str(deal.dealer),
        str(deal.turn_up) if deal.turn_up else "",
        {str(seat): tuple(map(str, deal.hand(seat))) for seat in Seat},
        tuple((str(said.seat), said.call) for said in deal.calls if not _exchanged(said.stage)),
        turn,
        tuple(legal),
        void,
        len(deal.trick),
    )


def _exchanged(stage: str) -> bool:
    return stage in ("exchange", "defenders-exchange")


def _told(deal: Deal, moment: Moment, rng: random.Random) -> Iterator[Told]:
    yield Told(moment._replace(of=(moment.turn,)), deal.why_turn())
    if deal.stage == "tricks":
        return
    actions = [*CALLS, *deal.hand(deal.turn), rng.choice(deal.procedure.rules.pack)]  # type: ignore[arg-type]
    verdicts = []
    for action in dict.fromkeys(actions):
        allowed, reason = deal.ruling(action)
        verdicts.append(Verdict(action, "right" if allowed else "wrong", reason))
    for found in group(verdicts):
        yield Told(moment._replace(of=tuple(map(str, found.items))), found.reason)


def _over(deal: Deal, moment: Moment, rng: random.Random) -> Iterator[Told]:
    """Once nothing is called any more: who leads, sits out, took the card, deals next; what it may score."""
    rulebook, dealer = deal.procedure.rulebook, deal.dealer
    yield Told(moment, rulebook.next_dealer(dealer, deal.void).reason)
    if deal.void:
        yield Told(moment, deal.void)
        yield Told(moment, deal.ruling("pass").reason)
        return
    assert deal.maker is not None
    yield Told(moment, rulebook.first_leader(dealer, deal.maker, deal.alone).reason)
    for seat in deal.procedure.rules.seats:
        yield Told(moment, rulebook.why_sits_out(seat, deal.maker, deal.alone))
    if deal.turn_up is not None:
        yield Told(moment, rulebook.who_picks_up(deal).reason)
        if deal.ordered and dealer not in deal.out:
            yield Told(moment, rulebook.ruling_on_leaving(deal).reason)
    yield from _scores(deal, moment, rng)


def _scores(deal: Deal, moment: Moment, rng: random.Random) -> Iterator[Told]:
    rulebook, maker = deal.procedure.rulebook, deal.maker
    assert maker is not None
    bid = deal.bid.call if deal.bid else None
    for tricks in range(deal.procedure.rules.hand_size + 1):
        outcome = Outcome(maker, tricks, deal.alone, bid)
        end = Ending(str(maker), tricks, tuple(map(str, deal.alone)), bid or "")
        yield Told(moment._replace(end=end), rulebook.score(outcome).reason)
    for seat in deal.procedure.rules.seats:
        if seat not in deal.out:
            lost = end._replace(revoker=str(seat))
            yield Told(moment._replace(end=lost), rulebook.score_revoke(seat, outcome).reason)
            if rulebook.rules.revoke_penalty == "replay" and seat is not maker:
                replayed = rulebook.score_replayed(seat, outcome).reason
                yield Told(moment._replace(end=lost), replayed)
    yield from _endings(deal, moment._replace(end=end), rng)
    yield from _asked(deal, moment, rng)


def _endings(deal: Deal, moment: Moment, rng: random.Random) -> Iterator[Told]:
    """Totals about the target; partners have the same."""
    rulebook, target = deal.procedure.rulebook, deal.procedure.rules.target
    assert deal.maker is not None
    assert moment.end is not None
    sides = {frozenset(rulebook.side(seat)) for seat in deal.procedure.rules.seats}
    for _ in range(3):
        totals = {
            seat: rng.randint((target or 9) - 1, (target or 9) + 1) for side in sides for seat in [min(side)]
        }
        scores = {seat: totals[min(side)] for side in sides for seat in side}
        end = moment.end._replace(totals=tuple((str(seat), n) for seat, n in scores.items()))
        won = rulebook.game_end(scores, deal.maker, deal.dealer)
        if won is not None:
            yield Told(moment._replace(end=end), won.reason)
        if target is None:
            yield Told(moment._replace(end=end), rulebook.most_points(scores).reason)


def _asked(deal: Deal, moment: Moment, rng: random.Random) -> Iterator[Told]:
    """What only the questions say: that everybody plays, how a game goes on, a slam, points carried over."""
    rulebook, maker, target = deal.procedure.rulebook, deal.maker, deal.procedure.rules.target
    assert maker is not None
    facts = {"maker": maker, "alone": " ".join(deal.alone).split()}
    for verdict in KINDS["sits-out"](**facts).verdicts(rulebook, ()):
        yield Told(moment._replace(of=(str(verdict.item),)), verdict.reason)
    sides = 2 if rulebook.rules.sides == "pairs" else len(rulebook.rules.seats)
    bid = deal.bid.call.removeprefix("bid-") if deal.bid else None
    for tricks in range(rulebook.rules.hand_size + 1) if target else ():
        before = [rng.choice((0, target - 1, target // 2)) for _ in range(sides)]
        stated = {**facts, "tricks": str(tricks), "before": "-".join(map(str, before))}
        question = KINDS["score"](**stated, **({"bid": bid} if bid else {}), dealer=deal.dealer)
        points = rulebook.score(
            Outcome(maker, tricks, deal.alone, deal.bid.call if deal.bid else None)
        ).points
        around = rulebook.turn_order(maker)
        after = tuple((str(seat), before[n % sides] + points[seat]) for n, seat in enumerate(around))
        end = Ending(str(maker), tricks, tuple(map(str, deal.alone)), deal.bid.call if deal.bid else "")
        given = "makers 99 wins makers slam carry 99".split()
        for verdict in question.verdicts(rulebook, tuple(given)):
            yield Told(moment._replace(end=end._replace(totals=after)), verdict.reason)


def _first_dealers(rulebook: Rulebook, words: naive.Words, rng: random.Random) -> Iterator[Told]:
    """Cards dealt face up until the first dealer is found, by each way of finding him."""
    for way in ("random", "first_jack", "first_black_jack", "high_cut"):
        found = Rulebook(rulebook.rules.with_rules({"first_dealer": way}))
        for first in found.rules.seats:
            cards: list[Card] = list(found.rules.pack)
            rng.shuffle(cards)
            moment = Moment({**words, "first_dealer": way}, str(first), "", {}, (), "", ())
            told = found.first_dealer(cards, first).reason
            yield Told(moment._replace(of=tuple(map(str, cards))), told)
