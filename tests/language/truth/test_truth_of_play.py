"""Every reason about played tricks is true wherever it is given, and can be said."""

from __future__ import annotations

import re
from random import Random
from typing import Any, NamedTuple

import pytest
from claims_of_play import TRUE, Table

from tutor.content.ask import read_ask
from tutor.content.kinds import KINDS
from tutor.content.question import Question, rulebook_of
from tutor.content.speech import say
from tutor.language import LANGUAGES
from tutor.rules import VARIANTS, Card, Reason, Seat, Suit

LEFTOVERS = re.compile(r"[{}\ue000]|  |\bnone\b|[.,] ?[.,:]|[?:]\.")
"""Notation of the catalogues, doubled spaces and stops."""
ELSEWHERE = {"led-left", "led-joker", "sits-out-partner", "sits-out-defender"}
"""Reasons that other questions give too, and whose claims stand with those."""
DRAWS = 150
OWN = [
    "standard | cards-out | trump: H, hand: JH JD AH KH QH",
    "standard | cards-out | trump: C, suit: S, turn-up: AS, turned: down, hand: 9H 10H QH KH AH",
    "standard | cards-out | trump: H, turn-up: AH, turned: E, hand: 9C 10C JC QC KC",
    "standard | cards-out | trump: H, suit: C, dealer: S, buried: 9C, hand: AH 10C JC QC KC",
    "british | cards-out | trump: H, rules.bowers: no, hand: 9C 10C JC QC KC",
]


class Told(NamedTuple):
    """A reason, and the table it is given at."""

    table: Table
    reason: Reason


def letters(value: object) -> object:
    """A value of a reason without the types of the rules."""
    if type(value) is tuple:
        return tuple(map(str, value))
    return str(value) if isinstance(value, Card | Suit | Seat) else value


def is_true(table: Table, reason: Reason) -> bool:
    return TRUE[reason.code](table, **{name: letters(value) for name, value in reason.values.items()})


def table_of(question: Question) -> Table:
    position: Any = question.position
    tricks = position.all_tricks(question.rulebook)
    trump = position.named_trump
    return Table(
        pack=tuple(map(str, question.rules.pack)),
        bowers=question.rules.bowers,
        trump=trump and str(trump),
        suit=str(position.suit or trump),
        tricks=tuple(tuple((str(p.seat), str(p.card)) for p in trick.plays()) for trick in tricks),
        hand=tuple(map(str, position.hand or ())),
        turn_up=position.turn_up and str(position.turn_up),
        turned=getattr(position, "turned", None) and str(position.turned),
        buried=getattr(position, "buried", None) and str(position.buried),
    )


def questions() -> list[Question]:
    """Drawn at every table, and some of our own."""
    asked = []
    for variant, rules in VARIANTS.items():
        for kind in ("voids", "cards-out"):
            random = Random(f"{variant} {kind}")
            for _ in range(DRAWS):
                pairs = KINDS[kind].draw(random, rulebook_of(rules))
                asked.append(read_ask(kind, [*pairs, ("variant", variant)]))
    for row in OWN:
        variant, kind, facts = row.split(" | ")
        own = [tuple(fact.split(": ")) for fact in facts.split(", ")]
        asked.append(read_ask(kind, [*own, ("variant", variant)]))  # type: ignore[list-item]
    assert all(isinstance(question, Question) for question in asked)
    return [question for question in asked if isinstance(question, Question)]


@pytest.fixture(scope="module")
def asked() -> list[Question]:
    return questions()


@pytest.fixture(scope="module")
def told(asked: list[Question]) -> dict[str, list[Told]]:
    found: dict[str, list[Told]] = {}
    for question in asked:
        position, rulebook = question.position, question.rulebook
        verdicts = position.verdicts(rulebook, question.computed)
        for reason in (*position.opening(rulebook), *(verdict.reason for verdict in verdicts)):
            if reason.code not in ELSEWHERE:
                found.setdefault(reason.code, []).append(Told(table_of(question), reason))
    return found


def test_every_reason_is_given_and_no_other(told: dict[str, list[Told]]) -> None:
    assert set(told) == set(TRUE)


@pytest.mark.parametrize("code", sorted(TRUE))
def test_the_reason_is_true_wherever_it_is_given(code: str, told: dict[str, list[Told]]) -> None:
    for table, reason in told[code]:
        assert is_true(table, reason), (table, reason)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_and_question_can_be_said(
    language: str, asked: list[Question], told: dict[str, list[Told]]
) -> None:
    given = [one.reason for some in told.values() for one in some]
    given += [question.position.prompt() for question in asked]
    for reason in {repr(reason): reason for reason in given}.values():
        text, spoken = say(reason, language)

        assert spoken == language, reason
        assert not LEFTOVERS.search(text), text
        assert text[0].isupper(), text
        assert text[-1] in ".?", text


# What the claims are worth: a reason with one value changed must be found false somewhere


def changed(value: object) -> list[object]:
    """Other things that the value might have been."""
    match value:
        case Seat():
            return [seat for seat in Seat if seat is not value]
        case Card():
            return [card for card in map(Card.parse, ("9C", "JD", "AS")) if card != value]
        case Suit():
            return [suit for suit in Suit if suit is not value]
        case bool():
            return [not value]
        case int():
            return [value + 1]
        case tuple():
            return [value[1:], (*value, "AH")]
    return [Card.parse("JD")]


def test_a_false_claim_is_found_out(told: dict[str, list[Told]]) -> None:
    unnoticed = {
        (code, name)
        for code, some in told.items()
        for name in some[0].reason.values
        if not any(
            not is_true(one.table, Reason(code, **{**one.reason.values, name: other}))
            for one in some[:8]
            for other in changed(one.reason.values[name])
        )
    }
    assert unnoticed == set()
