"""Positions of every variant, and all that the rules and the minds say of them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import NamedTuple

import pytest

from tutor.content.kinds import KINDS
from tutor.content.position import Position
from tutor.content.speech import group
from tutor.minds import MINDS
from tutor.rules import STANDARD, VARIANTS, Reason, Rulebook, RuleSet, Seat, Suit

TABLES: dict[str, RuleSet] = {
    **VARIANTS,
    "33 cards": VARIANTS["thirty-two"].with_rules({"joker": True}),
    "52 cards and bowers": STANDARD.with_rules({"min_rank": "2", "hand_size": 7}),
    "without trump": STANDARD.with_rules({"allow_no_trump": True}),
}
"""The eight variants, and what house rules can make of their packs."""

DRAWS = 180
TWINS = {"H": "D", "D": "H", "C": "S", "S": "C"}
RANKS = ("A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2")


@cache
def _ladder(
    pack: tuple[str, ...], trump: str | None, led: str | None, bowers: tuple[str | None, str | None]
) -> list[str]:
    trumps = ["Joker", *bowers, *(f"{rank}{trump}" for rank in RANKS)] if trump else []
    plain = [f"{rank}{led}" for rank in RANKS if f"{rank}{led}" not in bowers]
    return list(dict.fromkeys(card for card in (*trumps, *plain) if card in pack))


class Scene(NamedTuple):
    """
    A position in plain letters, and the game's order of cards as a player would lay it out.

    It asks no rulebook, so that it can say whether the rulebook's reasons are true.
    """

    table: str
    pack: tuple[str, ...]
    bowers: bool
    trump: str | None
    hand: tuple[str, ...] = ()
    trick: tuple[str, ...] = ()
    seats: tuple[str, ...] = ()
    named_led: str | None = None
    of: tuple[str, ...] = ()
    """The cards that a reason is said of."""

    @property
    def right(self) -> str | None:
        """The right bower, where there is one."""
        return f"J{self.trump}" if self.trump and self.bowers else None

    @property
    def left(self) -> str | None:
        """The left bower, where there is one."""
        return f"J{TWINS[self.trump]}" if self.trump and self.bowers else None

    @property
    def led(self) -> str | None:
        """The suit that was led, be it named or laid."""
        return self.belongs(self.trick[0]) if self.trick else self.named_led or self.trump

    def belongs(self, card: str) -> str | None:
        """The suit a card belongs to."""
        return self.trump if card in ("Joker", self.left) else card[-1]

    def ladder(self) -> list[str]:
        """Every card that can win where `led` was led, the strongest first."""
        return _ladder(self.pack, self.trump, self.led, (self.right, self.left))

    def beats(self, card: str, other: str) -> bool:
        """Whether *card* takes a trick from *other*."""
        ladder = self.ladder()
        return card in ladder and (other not in ladder or ladder.index(card) < ladder.index(other))

    def followers(self, suit: str | None) -> tuple[str, ...]:
        """The cards of the hand that belong to a suit."""
        return tuple(card for card in self.hand if self.belongs(card) == suit)


class Told(NamedTuple):
    """A reason, and the scene it is given in."""

    scene: Scene
    reason: Reason


class Walk(NamedTuple):
    """All that was said on a walk through every table."""

    told: list[Told]
    prompts: list[Reason]
    positions: list[tuple[str, Position]]
    tables: dict[str, RuleSet]


def _trumps(rules: RuleSet) -> list[str]:
    return [*Suit, *(["none"] if rules.allow_no_trump else [])]


def _draw(rules: RuleSet, trump: str, n: int, draw: Random) -> list[str]:
    """*n* cards in a random order; bowers and the joker come up more often than by chance."""
    pack = list(map(str, rules.pack))
    rare = [card for card in ("Joker", f"J{trump}", f"J{TWINS.get(trump)}") if card in pack]
    chosen = [card for card in rare if draw.random() < 0.4][:n]
    others = [card for card in pack if card not in chosen]
    cards = [*chosen, *draw.sample(others, n - len(chosen))]
    draw.shuffle(cards)
    return cards


def _of_cards(rules: RuleSet) -> Iterator[Position]:
    """Every card under every trump."""
    pack = list(map(str, rules.pack))
    for trump in _trumps(rules):
        for card in pack:
            yield KINDS["effective-suit"](trump=trump, card=card)
        for start in range(0, len(pack), rules.hand_size):
            yield KINDS["trumps"](trump=trump, hand=pack[start : start + rules.hand_size])
        for which in ("right", "left"):
            yield KINDS["bower"](trump=trump, which=which)
    for card in pack:
        for which in ("right", "left"):
            yield KINDS["trump-for"](card=card, which=which)


def _drawn(rules: RuleSet, draw: Random) -> Iterator[Position]:
    """A play, a trick and an order."""
    rulebook, trump = Rulebook(rules), draw.choice(_trumps(rules))
    leader = draw.choice(rules.seats)
    before = rulebook.turn_order(leader).index(Seat.SOUTH)
    cards = _draw(rules, trump, before + draw.randint(1, rules.hand_size), draw)
    trick = {"trick": {"leader": leader, "cards": cards[:before]}} if before else {}
    yield KINDS["legal-plays"](trump=trump, hand=cards[before:], **trick)
    alone = [draw.choice(rules.seats)] if rules.alone != "none" and draw.random() < 0.3 else []
    out = rulebook.sits_out(Seat(alone[0]) if alone else None, alone)
    leader = draw.choice([seat for seat in rules.seats if seat not in out])
    cards = _draw(rules, trump, len(rules.seats) - len(out), draw)
    for kind in ("trick-winner", "next-leader"):
        yield KINDS[kind](trump=trump, alone=alone, trick={"leader": leader, "cards": cards})
    led = draw.choice(list(Suit))
    pool = _draw(rules, trump, len(rules.pack), draw)
    some = [card for card in pool if card == "Joker" or card[-1] in (trump, led)][: draw.randint(2, 5)]
    yield KINDS["rank-order"](trump=trump, led=led, cards=some)


def _scene(table: str, position: Position, rulebook: Rulebook) -> Scene:
    rules = rulebook.rules
    trick = position.table(rulebook)
    return Scene(
        table,
        tuple(map(str, rules.pack)),
        rules.bowers,
        position.named_trump and str(position.named_trump),
        tuple(map(str, position.hand or ())),
        tuple(map(str, trick.cards)),
        tuple(map(str, trick.seats)),
        position.led and str(position.led),
    )


def _tell(scene: Scene, position: Position, rulebook: Rulebook) -> Iterator[Told]:
    answers = [position.answer(rulebook)]
    if position.kind == "bower":
        answers = [(card,) for card in position.choices(rulebook)]
    for reason in position.opening(rulebook):
        yield Told(scene, reason)
    for answer in answers:
        for found in group(position.verdicts(rulebook, answer or ())):
            yield Told(scene._replace(of=tuple(map(str, found.items))), found.reason)


WRONG_RULINGS = {
    "must-trump": "must-trump",
    "must-overtake": "must-overtake",
    "play-anything": "any-card",
    "trump-any-time": "any-trump",
    "joker-no-suit": "any-joker",
    "no-trump-lead": "no-trump-lead",
    "follow-last-card": "follow-last",
}
WRONG_WINS = {
    "highest-any-suit": "trick-highest",
    "trump-ignored": "trick-led-suit",
    "first-trump-wins": "trick-first-trump",
    "partner-cannot-beat": "trick-partner",
    "same-leader": "leads-again",
}
"""The reasons that only a misconception gives, by its id."""


def _tell_beliefs(scene: Scene, position: Position, rules: RuleSet) -> Iterator[Told]:
    hand, trick, trump, *_ = position.sight(Rulebook(rules))
    if position.kind == "legal-plays":
        for id, code in WRONG_RULINGS.items():
            for card in hand:
                reason = MINDS[id](rules).ruling(card, hand, trick, trump).reason
                if reason.code == code:
                    yield Told(scene._replace(of=(str(card),)), reason)
    if position.kind == "next-leader":
        table = position.table(Rulebook(rules))
        for id, code in WRONG_WINS.items():
            mind = MINDS[id](rules)
            reasons = mind.winner(table, trump).reason, mind.next_leader(table, trump).reason
            yield from (Told(scene, reason) for reason in reasons if reason.code == code)


@pytest.fixture(scope="session")
def walk() -> Walk:
    """What is said of every card under every trump, and of drawn plays and tricks, at every table."""
    told, prompts, positions = [], [], []
    for table, rules in TABLES.items():
        draw, rulebook = Random(table), Rulebook(rules)
        drawn = (position for _ in range(DRAWS) for position in _drawn(rules, draw))
        for position in (*_of_cards(rules), *drawn):
            if rulebook.faults(position.facts()) or list(position.own_faults(rulebook)):
                continue
            scene = _scene(table, position, rulebook)
            positions.append((table, position))
            prompts.append(position.prompt())
            told += [*_tell(scene, position, rulebook), *_tell_beliefs(scene, position, rules)]
    return Walk(told, prompts, positions, TABLES)
