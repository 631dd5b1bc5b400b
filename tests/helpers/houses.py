"""The tables that the tests sit at: rule sets in words, for the engine and for the naive Euchre beside it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import naive

from tutor.rules import VARIANTS, Card, Deal, Procedure, Rulebook, Seat, parse_rule

DATA = Path(__file__).parent.parent / "rules" / "data"


def _rows(name: str) -> list[list[str]]:
    lines = (DATA / name).read_text("utf-8").splitlines()
    return [line.split() for line in lines if not line.startswith("#")]


VALUES = {rule: values for rule, *values in _rows("rule-values.txt")}
[_, *NAMES], *_LINES = _rows("rule-set.txt")
_WORDS = {rule: dict(zip(NAMES, words, strict=True)) for rule, *words in _LINES}


def changes(text: str) -> dict[str, str]:
    """`stick_dealer: yes; pickup: optional` as words by name."""
    return dict(change.split(": ") for change in text.split("; ") if change)


def words(variant: str, text: str = "") -> naive.Words:
    """A variant's rules in words, some of them changed; what it has no use for is switched off."""
    off = {rule: [w for w in ("off", "no", "none") if w in VALUES[rule]] for rule in _WORDS}
    unused = {rule: [*off[rule], *VALUES[rule]][0] for rule in _WORDS}
    rules = {rule: row[variant] for rule, row in _WORDS.items()}
    rules = {rule: unused[rule] if word == "-" else word for rule, word in rules.items()}
    return {**rules, **changes(text)}


def procedure(variant: str, text: str = "") -> Procedure:
    """The engine at the same table."""
    rules = dict(parse_rule(*change) for change in changes(text).items())
    return Procedure(Rulebook(VARIANTS[variant].with_rules(rules)))


def shuffled(procedure: Procedure, rng: random.Random) -> list[Card]:
    cards = list(procedure.rules.pack)
    rng.shuffle(cards)
    return cards


def cards(text: str) -> tuple[Card, ...]:
    return tuple(Card.parse(word) for word in text.split())


def say(deal: Deal, text: str) -> Deal:
    """The deal after some calls and cards, in words."""
    for word in text.split():
        action = next((a for a in deal.legal_actions() if str(a) == word), word)
        deal = deal.apply(action)
    return deal


def dealt(
    procedure: Procedure, dealer: str, hands: dict[str, str], turn_up: str = "", rest: str = ""
) -> Deal:
    """
    The deal in which these seats get these hands, whatever the packets.

    What is not stated comes from the rest of the pack, in its order; *rest* lies on top of the kitty.
    """
    rules = procedure.rules
    probe = Deal.of(procedure, Seat(dealer), rules.pack)
    stated = {Seat(seat): cards(text) for seat, text in hands.items()}
    used = {card for hand in stated.values() for card in hand} | set(cards(f"{turn_up} {rest}"))
    spare: Iterator[Card] = iter([card for card in rules.pack if card not in used])
    order: list[Any] = [None] * len(rules.pack)
    for seat in Seat:
        wanted = iter(stated.get(seat, ()))
        for card in probe.hand(seat):
            order[rules.pack.index(card)] = next(wanted, None) or next(spare)
    left = iter(
        [*cards(turn_up), *cards(rest)] if turn_up or not probe.turn_up else [next(spare), *cards(rest)]
    )
    for place, card in enumerate(order):
        if card is None:
            order[place] = next(left, None) or next(spare)
    return Deal.of(procedure, Seat(dealer), order)


def wild(variant: str, text: str, seed: int) -> Deal:
    """A deal in which anything that is allowed may happen."""
    table, rng = procedure(variant, text), random.Random(f"{variant} {text} {seed}")
    pack = shuffled(table, rng)
    deal = Deal.of(table, rng.choice(table.rules.seats), pack)
    while not deal.over:
        legal = deal.legal_actions()
        passes = "pass" in legal and rng.random() < 0.4
        deal = deal.apply("pass" if passes else rng.choice(legal))
    return deal
