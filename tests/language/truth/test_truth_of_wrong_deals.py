"""What only the misconceptions about whole deals say: the facts in it are so, and the rules never say it."""

from __future__ import annotations

import re
from functools import cache

import pytest
from claims_of_wrong_deals import TRUE, Facts
from mistaken import Met, meetings

from tutor.content.question import Question
from tutor.content.speech import say
from tutor.language import LANGUAGES
from tutor.rules import JOKER, Card, Reason, Seat, Suit, clockwise_from

LATER = ("take", "leave", "dummy", "together")
"""What is said once trump is made: it changes neither who made it nor who is alone."""
LEFTOVERS = re.compile(r"[{}\ue000]|  |\bnone\b|[.,] ?[.,:]|[?:]\.")


def facts_of(question: Question) -> Facts:
    position, rules = question.position, question.rules
    # Where a joker is turned up, the British dealer names trump before anybody calls.
    blind = rules.joker_up == "blind_name" and position.turn_up == JOKER
    around = (*clockwise_from(position.dealer)[1:], position.dealer) if position.dealer else tuple(Seat)
    return Facts(
        tuple(str(seat) for seat in around if seat in rules.seats),
        rules.hand_size,
        rules.lone_march,
        str(position.dealer or ""),
        str(position.turn_up or ""),
        () if blind else calls_for_trump(question),
        str(position.dealer if blind else position.maker or ""),
        tuple(map(str, position.alone)),
        getattr(position, "tricks", None) if getattr(position, "tricks", None) is not None else -1,
        getattr(position, "bid", None) or "",
    )


def calls_for_trump(question: Question) -> tuple[str, ...]:
    """The calls by which trump is made, without what weak hands were asked before and what is said later."""
    bids, seats = list(question.position.bids), len(question.rules.seats)
    if question.rules.weak_hand != "off":
        asked = bids.index("show") + 1 if "show" in bids else seats
        bids = bids[asked:]
    return tuple(call for call in bids if call not in LATER)


def letters(value: object) -> object:
    return str(value) if isinstance(value, Card | Suit | Seat) else value


def is_true(met: Met, reason: Reason) -> bool:
    values = {name: letters(value) for name, value in reason.values.items()}
    return TRUE[reason.code](facts_of(met.question), **values)


@cache
def told() -> dict[str, list[tuple[Met, Reason]]]:
    found: dict[str, list[tuple[Met, Reason]]] = {}
    for met in meetings():
        if "alone" in met.question.position.bids:
            # Whoever says so after trump is made can't be counted off from the eldest hand.
            continue
        for reason in met.reasons:
            if reason.code in TRUE:
                found.setdefault(reason.code, []).append((met, reason))
    return found


@pytest.mark.parametrize("code", TRUE)
def test_the_facts_are_so_wherever_it_is_said(code: str) -> None:
    assert told()[code]
    for met, reason in told()[code]:
        assert is_true(met, reason), (met.question.position, reason)


def test_one_misconception_alone_says_it_and_the_rules_never() -> None:
    speakers: dict[str, set[str]] = {code: {met.mind.id for met, _ in told()[code]} for code in TRUE}
    rules = {
        verdict.reason.code
        for met in meetings()
        if met.errs
        for verdict in met.question.position.verdicts(met.question.rulebook, met.question.computed)
    }

    assert {code: ids for code, ids in speakers.items() if len(ids) != 1} == {}
    assert len(set().union(*speakers.values())) == len(TRUE)
    assert not rules & set(TRUE)


def other(value: object) -> object:
    match value:
        case Seat():
            return value.opposite
        case Card():
            return Card.parse("9C") if value != Card.parse("9C") else Card.parse("AS")
        case Suit():
            return value.same_colour
        case int():
            return value + 1
    raise AssertionError(value)


@pytest.mark.parametrize("code", TRUE)
def test_a_false_fact_is_found_out(code: str) -> None:
    for name in told()[code][0][1].values:
        bent = [
            (met, Reason(code, **{**reason.values, name: other(reason.values[name])}))
            for met, reason in told()[code][:30]
        ]
        assert not all(is_true(met, reason) for met, reason in bent), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_can_be_said(language: str) -> None:
    for some in told().values():
        for reason in {repr(reason): reason for _, reason in some}.values():
            text, spoken = say(reason, language)

            assert spoken == language, reason
            assert not LEFTOVERS.search(text), text
            assert text[0].isupper(), text
            assert text[-1] == ".", text
