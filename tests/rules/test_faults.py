"""Impossible positions: every fault with its place, and positions that a game can reach."""

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from tutor.rules import (
    VARIANTS,
    Card,
    Facts,
    Fault,
    Reason,
    Rulebook,
    Seat,
    Stage,
    Suit,
    faults,
    open_hands,
    parse_rule,
)

ROWS = yaml.safe_load((Path(__file__).parent / "data" / "faults.yaml").read_text("utf-8"))
STAGES = {"next": Stage.LEARNER_NEXT, "complete": Stage.COMPLETE, "any": Stage.ANY}
READ = {"who": Seat, "who2": Seat, "suit": Suit, "card": Card.parse}


def cards(words: list[str]) -> tuple[Card, ...]:
    return tuple(Card.parse(word) for word in words)


def trick(text: str) -> tuple[Seat, tuple[Card, ...]]:
    leader, *played = text.split()
    return Seat(leader), cards(played)


def facts(row: dict[str, Any]) -> Facts:
    """The facts of a row; what it does not state stays as it is."""
    leader, on_the_table = trick(row["trick"]) if "trick" in row else (None, ())
    seat = {name: Seat(row[name]) for name in ("dealer", "maker") if name in row}
    suit = {name: Suit(row[name]) for name in ("trump", "led") if row.get(name, "none") != "none"}
    return Facts(
        stage=STAGES[row.get("stage", "any")],
        without_trump=row.get("trump") == "none",
        hand=cards(row["hand"].split()) if "hand" in row else None,
        leader=leader,
        trick=on_the_table,
        play=tuple(trick(text) for text in row.get("play", [])),
        whole_play=row.get("whole_play", False),
        deal=tuple((Seat(who), cards(hand.split())) for who, hand in row.get("deal", {}).items()),
        alone=tuple(Seat(word) for word in row.get("alone", "").split()),
        **seat,
        **suit,
    )


def fault(row: dict[str, Any]) -> Fault:
    about = tuple(int(word) if word.isdigit() else word for word in row["about"].split())
    values = {
        name: READ[name](value) if name in READ else value
        for name, value in row.items()
        if name not in ("about", "code")
    }
    return Fault(about, Reason(row["code"], **values), whose_turn=row["code"] == "turn")


@pytest.mark.parametrize("name", ROWS)
def test_the_faults_of_a_position(name: str) -> None:
    row = ROWS[name]
    rules = dict(parse_rule(*rule) for rule in row.get("rules", {}).items())
    rulebook = Rulebook(VARIANTS[row.get("variant", "standard")].with_rules(rules))
    assert rulebook.faults(facts(row)) == [fault(expected) for expected in row["faults"]]


def test_every_fault_has_a_position() -> None:
    """A code that the rules can give and no row reaches would be a rule that nothing proves."""
    sources = [Path(module.__file__).read_text("utf-8") for module in (faults, open_hands)]
    written = re.findall(r'Reason\("([a-z-]+)"', "".join(sources))
    reached = {expected["code"] for row in ROWS.values() for expected in row["faults"]}
    assert set(written) == reached
