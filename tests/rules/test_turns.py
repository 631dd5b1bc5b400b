"""Who acts, who may call what, who picks up: rules.md 4 to 11, 13, 16.5 and public reports, row by row."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml
from houses import cards, procedure

from tutor.rules import (
    JOKER,
    Card,
    Deal,
    IllegalActionError,
    Reason,
    Ruling,
    Seat,
    Suit,
    announce,
    at_call,
    hear,
)

ROWS = yaml.load((Path(__file__).parent / "data" / "turns.yaml").read_text("utf-8"), yaml.BaseLoader)


def deal_of(row: dict[str, Any]) -> Deal:
    """The deal of a row, as the table has heard it."""
    table = procedure(row.get("variant", "standard"), "; ".join(map(": ".join, row.get("rules", {}).items())))
    hands: dict[Seat, tuple[Card, ...]] = {}
    if "hand" in row:
        hands[Seat.SOUTH] = cards(row["hand"])
    if row.get("joker", "none") != "none":
        hands[Seat(row["joker"])] = (JOKER,)
    turn_up = Card.parse(row["turn-up"]) if "turn-up" in row else None
    deal = announce(table, Seat(row.get("dealer", "S")), turn_up, hands)
    for call in row.get("bids", "").split():
        deal = hear(deal, call)
    return deal


@pytest.mark.parametrize("name", ROWS)
def test_whose_turn_it_is_and_what_may_be_called(name: str) -> None:
    row = ROWS[name]
    deal = deal_of(row)
    found = {
        "next": str(deal.turn or "none"),
        "calls": " ".join(call for call in deal.legal_actions() if isinstance(call, str)),
        "why": deal.why_turn().code,
        "ends": deal.void.code if deal.void else "",
        "deals-next": deal.next_dealer().value,
        "maker": str(deal.maker or "none"),
        "makers": " ".join(sorted(deal.procedure.rulebook.side(deal.maker))) if deal.maker else "",
        "trump": str(deal.trump or "none"),
        "alone": " ".join(deal.alone),
        "picks-up": str(deal.procedure.rulebook.who_picks_up(deal).seat or "none"),
    }
    stated = {key: word for key, word in row.items() if key in found}
    assert stated or "refused" in row
    assert {key: found[key] for key in stated} == stated
    for call, code in row.get("refused", {}).items():
        reason = deal.why_not(call)
        assert reason is not None, call
        assert reason.code == code, call


def test_the_edge_cases_of_bidding_are_all_here() -> None:
    """B02 and B11 are about discards: see test_deals.py."""
    assert {f"B{number:02}" for number in range(1, 14)} - {"B02", "B11"} <= set(ROWS)


def test_every_suit_can_be_named_after_every_turn_up_but_its_own() -> None:
    """Report 24: the turned-down suit is barred, whichever it is."""
    table = procedure("standard")
    for card in table.rules.pack:
        deal = announce(table, Seat.SOUTH, card)
        for _ in range(4):
            deal = hear(deal, "pass")
        assert [suit for suit in Suit if deal.why_not(suit)] == [card.suit]


def test_an_exchange_is_not_heard_and_a_lone_defence_is() -> None:
    """In Railroad cards go to and fro before the defenders are asked."""
    deal = announce(procedure("railroad"), Seat.SOUTH, Card.parse("10H"))
    for call in "pass pass pass pass C-alone".split():
        deal = hear(deal, call)

    assert at_call(deal).stage == "exchange"
    assert hear(deal, "alone").stage == "defenders-exchange"
    with pytest.raises(IllegalActionError, match="call-not-now"):
        hear(deal, "take")


def test_at_call_passes_over_what_is_laid_away() -> None:
    deal = announce(procedure("three-handed"), Seat.SOUTH, Card.parse("9C"))
    for call in "pass pass order".split():
        deal = hear(deal, call)

    assert (deal.stage, at_call(deal).stage) == ("discard", "dummy")
    four = hear(announce(procedure("standard"), Seat.SOUTH, Card.parse("9C")), "order")
    assert (four.stage, at_call(four).stage) == ("discard", "tricks")


def test_a_ruling_says_why_a_call_is_allowed_or_not() -> None:
    deal = announce(procedure("standard"), Seat.SOUTH, Card.parse("9C"))

    assert deal.asked() == ("pass", "order", "order-alone")
    assert deal.ruling("order") == Ruling(True, Reason("order-free", suit=Suit.CLUBS))
    assert deal.ruling("H") == Ruling(False, Reason("name-later", card=Card.parse("9C")))
