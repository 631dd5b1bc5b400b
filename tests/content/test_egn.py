"""Euchre Game Notation: files as its schema has them, read back as the same deals, and refusals by name."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import pytest
from houses import procedure

from tutor.content.egn import read_game, write_game
from tutor.content.egn_rules import EgnError
from tutor.content.table_player import deal_of
from tutor.rules import Deal, Seat

TABLES = [
    ("standard", ""),
    ("standard", "stick_dealer: yes; loner_lead: left_of_loner; lone_march: 5; lone_euchre: 4"),
    ("standard", "lone_defence: vs_lone_maker; target: 5"),
    ("standard", "allow_no_trump: yes; redeal: same_dealer"),
    ("thirty-two", ""),
    ("british", ""),
]
CARD = re.compile(r"[789TJQKA][shcd]|B")
RULESET = {
    **dict.fromkeys(["std", "canadian", "defend_alone", "joker", "allow_no_trump"], bool),
    **dict.fromkeys(["min_rank", "winning_score", "loner_march_score", "loner_euchred_score"], int),
    "loner_lead": str,
}
EXAMPLE = {
    "fileType": "Euchre Game Notation",
    "version": "1.4",
    "metadata": {"players": ["A", "B", "C", "D"], "initialScore": [0, 0], "ruleset": {"std": False}},
    "deals": [
        {
            "dealNumber": 0,
            "initialState": {
                "dealer": 1,
                "upCard": "Jd",
                "playerCards": [
                    ["Nc", "Tc", "Qd", "Kd", "As"],
                    ["Jh", "9d", "Ac", "Kh", "Qs"],
                    ["Js", "Kc", "Ad", "Ah", "9s"],
                    ["Jc", "Qc", "Td", "Qh", "Ks"],
                ],
            },
            "phases": [
                {
                    "phaseNumber": 0,
                    "type": "EUCHRE_BIDDING",
                    "calls": ["Order"],
                    "isAlone": False,
                    "discard": "Kh",
                },
                {"phaseNumber": 1, "type": "TRICK_PLAY", "tricks": [["Ad", "Td", "Kd", "Jd"], ["Jh"]]},
            ],
        }
    ],
}
"""Written by hand after the format's own description."""


def deals(variant: str, text: str) -> list[Deal]:
    """Sensible deals and wild ones, without a turned-up joker."""
    table = procedure(variant, text)
    found = [deal_of(table, str(seed)) for seed in range(25)]
    for seed in range(25):
        rng = random.Random(f"wild {seed}")
        deal = Deal.of(
            table, rng.choice(table.rules.seats), rng.sample(table.rules.pack, len(table.rules.pack))
        )
        while not deal.over:
            legal = deal.legal_actions()
            deal = deal.apply(legal[0] if rng.random() < 0.5 else rng.choice(legal))
        found.append(deal)
    return [deal for deal in found if not (deal.turn_up and deal.turn_up.is_joker)]


def told(deal: Deal) -> Deal:
    """The deal without what the format does not keep: the order of hidden cards, and idle rules."""
    return deal._replace(procedure=None, cards=(), kitty=tuple(sorted(deal.kitty, key=str)))


@pytest.mark.parametrize(("variant", "text"), TABLES)
def test_a_game_is_read_back_as_it_was_written(variant: str, text: str) -> None:
    game = deals(variant, text)
    file = json.loads(json.dumps(write_game(game)))
    read = read_game(file)

    assert [told(deal) for deal in read] == [told(deal) for deal in game]
    assert [deal.score() for deal in read] == [deal.score() for deal in game]
    assert write_game(read) == file


@pytest.mark.parametrize(("variant", "text"), TABLES)
def test_the_file_is_as_the_schema_has_it(variant: str, text: str) -> None:
    file: Any = write_game(deals(variant, text), (3, 7))

    assert set(file) == {"fileType", "version", "metadata", "deals"}
    assert set(file["metadata"]) == {"players", "initialScore", "ruleset"}
    assert file["metadata"]["initialScore"] == [3, 7]
    assert {name: type(value) for name, value in file["metadata"]["ruleset"].items()} == RULESET
    for number, deal in enumerate(file["deals"]):
        assert set(deal) == {"dealNumber", "initialState", "phases"}
        assert deal["dealNumber"] == number
        start, (calls, *play) = deal["initialState"], deal["phases"]
        assert set(start) == {"dealer", "upCard", "playerCards"}
        assert set(calls) - {"aloneDefender", "discard"} == {"phaseNumber", "type", "calls", "isAlone"}
        assert set(calls["calls"]) <= {"Pass", "Order", "s", "h", "d", "c", "n"}
        assert all(set(phase) == {"phaseNumber", "type", "tricks"} for phase in play)
        tricks = [trick for phase in play for trick in phase["tricks"]]
        cards = [card for hand in (*start["playerCards"], *tricks) for card in hand]
        assert all(CARD.fullmatch(card) for card in (start["upCard"], calls.get("discard", "B"), *cards))


def test_the_tables_show_every_way_to_call() -> None:
    phases = [deal["phases"][0] for table in TABLES for deal in write_game(deals(*table))["deals"]]

    assert {call for phase in phases for call in phase["calls"]} >= {"Pass", "Order", *"shcd"}
    assert {phase["isAlone"] for phase in phases} == {True, False}
    assert any("aloneDefender" in phase for phase in phases)


def test_a_hand_without_trump() -> None:
    file = changed("metadata.ruleset", {"std": False, "allow_no_trump": True})
    file["deals"][0]["phases"] = [
        {"phaseNumber": 0, "type": "EUCHRE_BIDDING", "calls": [*["Pass"] * 4, "n"], "isAlone": False}
    ]
    (deal,) = read_game(file)

    assert (deal.maker, deal.trump, deal.stage) == (Seat.SOUTH, None, "tricks")
    assert write_game([deal])["deals"][0]["phases"] == file["deals"][0]["phases"]


def test_a_file_that_somebody_else_wrote() -> None:
    file = json.loads(json.dumps(EXAMPLE))
    (deal,) = read_game(file)

    assert (deal.dealer, deal.maker, deal.trump, str(deal.laid[0].card)) == (Seat.EAST, Seat.SOUTH, "D", "KH")
    assert (deal.won, deal.turn) == ((0, 1, 0, 0), Seat.SOUTH)


@pytest.mark.parametrize(
    ("variant", "text", "named"),
    [
        ("two-handed", "", "seats, sides"),
        ("railroad", "", "call_for_best"),
        ("hasenpfeffer", "", "trump_by"),
        ("napoleon", "", "bowers"),
        ("standard", "partner_assist_alone: both", "partner_assist_alone"),
        ("standard", "lone_defence: always", "lone_defence"),
        ("standard", "super_euchre: 4; march: 3", "march, super_euchre"),
        ("standard", "weak_hand: farmer_clean", "weak_hand"),
    ],
)
def test_rules_that_the_format_cannot_state_are_refused_by_name(variant: str, text: str, named: str) -> None:
    with pytest.raises(EgnError, match=named):
        write_game([deal_of(procedure(variant, text), "1")])


def changed(path: str, value: object) -> dict[str, Any]:
    """The example with one thing changed."""
    file: Any = json.loads(json.dumps(EXAMPLE))
    *outer, last = [int(key) if key.isdecimal() else key for key in path.split(".")]
    inner = file
    for key in outer:
        inner = inner[key]
    inner[last] = value
    return file


CALLS = "deals.0.phases.0"


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        ("fileType", "Portable Game Notation", "not a file"),
        ("version", "1.5", "not a file"),
        ("metadata.ruleset.farmers", True, "farmers"),
        ("metadata.ruleset.num_players", 3, "num_players"),
        ("metadata.ruleset.winning_score", 0, "winning_score"),
        ("metadata.ruleset.std", 1, "std"),
        ("deals.0", "AAEC", "condensed"),
        ("deals.0.initialState.playerCards", [[], [], [], []], "what everybody was dealt"),
        ("deals.0.initialState.playerCards.0.0", "Xc", "Xc"),
        ("deals.0.initialState.playerCards.0.0", "Ac", "two places"),
        ("deals.0.initialState.upCard", "B", "joker"),
        (f"{CALLS}.calls", ["Order", "Pass"], "don't allow pass"),
        (f"{CALLS}.calls", ["x"], "don't allow X"),
        (f"{CALLS}.discard", "Jd", "discard-turn-up"),
        ("deals.0.phases.1.tricks", [["Ad", "Ks"]], "revoke"),
        ("deals.0.phases", None, "not as the format has it"),
    ],
)
def test_what_is_not_told_is_refused(path: str, value: object, message: str) -> None:
    with pytest.raises(EgnError, match=message):
        read_game(changed(path, value))
