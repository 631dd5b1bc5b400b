"""What else a table could have agreed on: checked against every value of the list in the rules reference."""

import itertools
from pathlib import Path

import pytest

from tutor.rules import VARIANTS, Seat, alternatives, contradictions, parse_rule

DATA = Path(__file__).parent / "data" / "rule-values.txt"
LISTED = dict(
    line.split(maxsplit=1) for line in DATA.read_text("utf-8").splitlines() if not line.startswith("#")
)
TABLES = [
    " ".join(seats)
    for size in (2, 3, 4)
    for seats in itertools.combinations(Seat, size)
    if Seat.SOUTH in seats
]


def listed_values(name: str) -> set[object]:
    """Every value that the reference lists for a rule."""
    words = LISTED[name].split()
    if words == ["number"]:
        words = [str(number) for number in range(1, 101)]
    elif words == ["seats"]:
        words = TABLES
    return {parse_rule(name, word).value for word in words}


@pytest.mark.parametrize("variant", VARIANTS)
def test_alternatives_are_all_the_other_values_that_can_be_played(variant: str) -> None:
    rules = VARIANTS[variant]
    for name in LISTED:
        held = getattr(rules, name)
        expected = {
            value
            for value in listed_values(name)
            if held is not None and value != held and not contradictions(rules.with_rules({name: value}))
        }
        found = alternatives(rules, name)

        assert set(found) == expected, name
        assert len(found) == len(expected), name


@pytest.mark.parametrize(
    ("variant", "name", "expected"),
    [
        ("standard", "min_rank", ("8", "7", "2")),
        # Four hands and a turned-up card from 24 cards: five each is the most.
        ("standard", "hand_size", (1, 2, 3, 4)),
        ("standard", "sides", ("one_against_all",)),
        ("standard", "lowest_bid", ()),
        ("standard", "stick_dealer", (True,)),
        ("two-handed", "alone", ()),
        ("three-handed", "seats", ()),
        ("hasenpfeffer", "widow", ("off", "unused")),
        ("hasenpfeffer", "march", ()),
        ("napoleon", "target", ()),
        ("napoleon", "lowest_bid", (1, 3, 4, 5)),
    ],
)
def test_alternatives_by_hand(variant: str, name: str, expected: tuple[object, ...]) -> None:
    assert alternatives(VARIANTS[variant], name) == expected
