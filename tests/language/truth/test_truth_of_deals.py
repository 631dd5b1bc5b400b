"""Every reason of a call, a turn, a seat or a score is true wherever it is given, and can be said."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from claims_of_deals import TRUE as OF_DEALS
from claims_of_points import TRUE as OF_POINTS
from moments import LADDER, TABLES, Moment, Told, walk

from tutor.content.speech import say
from tutor.language import LANGUAGES
from tutor.rules import Card, Reason, Seat, Suit

TRUE: dict[str, Callable[..., bool]] = {**OF_DEALS, **OF_POINTS}
LEFTOVERS = re.compile(r"[{}\ue000]|  |\bnone\b|\bbid-|[.,] ?[.,:]|[?:]\.")
"""Notation of the catalogues and the calls, doubled spaces and stops."""
OTHER_WORDS = ("pass", "order", "H", "take", "farmer_mixed", "ace_no_face")
BENT = 8
"""How many instances of each reason are bent to see whether a falsehood is found."""


def letters(value: object) -> object:
    """A value of a reason without the types of the rules."""
    if type(value) is tuple:
        return tuple(map(str, value))
    return str(value) if isinstance(value, Card | Suit | Seat) else value


def is_true(moment: Moment, reason: Reason) -> bool:
    """Whether a reason is true of a moment."""
    return TRUE[reason.code](moment, **{name: letters(value) for name, value in reason.values.items()})


@pytest.fixture(scope="module")
def told() -> dict[str, list[Told]]:
    """All that is said on the walk, by code; the reasons of cards in play have tests of their own."""
    found: dict[str, list[Told]] = {}
    for one in walk():
        found.setdefault(one.reason.code, []).append(one)
    found.pop("winner-leads", None)
    return found


def test_every_reason_is_given_and_no_other(told: dict[str, list[Told]]) -> None:
    assert set(told) == set(TRUE)


@pytest.mark.parametrize("code", sorted(TRUE))
def test_the_reason_is_true_wherever_it_is_given(code: str, told: dict[str, list[Told]]) -> None:
    for moment, reason in told[code]:
        assert is_true(moment, reason), (reason, moment)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_can_be_said(language: str, told: dict[str, list[Told]]) -> None:
    reasons = {repr(one.reason): one.reason for some in told.values() for one in some}
    for reason in reasons.values():
        text, spoken = say(reason, language)

        assert spoken == language, reason
        assert not LEFTOVERS.search(text.replace("took none", "")), text
        assert text[0].isupper() or text[0] in "“„", text
        assert text[-1] == ".", text


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
        case bool() | None:
            return []
        case int():
            return [value + 1]
        case str():
            return [other for other in (LADDER if value in LADDER else OTHER_WORDS) if other != value]
        case tuple():
            return [value[1:], (*value, value[0])]
    raise AssertionError(f"nothing to change {value!r} into")


def test_a_false_claim_is_found_out(told: dict[str, list[Told]]) -> None:
    unnoticed = {
        (code, name)
        for code, some in told.items()
        for name in some[0].reason.values
        if not any(
            not is_true(one.moment, Reason(code, **{**one.reason.values, name: other}))
            for one in some[:BENT]
            for other in changed(one.reason.values[name])
        )
    }
    assert unnoticed == set()


def test_a_reason_out_of_place_is_found_out(told: dict[str, list[Told]]) -> None:
    """Reasons without values speak of the moment alone: each is false of some other moment of its kind."""
    calls = [one.moment for one in told["call-not-now"][:400]]
    ends = [one.moment for one in told["deals-next"][:400]]
    scored = [one.moment for code in ("game-target", "score-point") for one in told[code][:200]]
    games = [one.moment for one in told["game-target"]]
    for code, some in told.items():
        if some[0].reason.values:
            continue
        others = (
            games if code.startswith("game-") else scored if code.startswith("score") else [*calls, *ends]
        )
        assert any(not TRUE[code](moment) for moment in others), code


def test_the_walk_comes_by_every_table(told: dict[str, list[Told]]) -> None:
    seen = {repr(sorted(one.moment.rules.items())) for one in told["pass-free"]}

    assert len(seen) >= len(TABLES)
