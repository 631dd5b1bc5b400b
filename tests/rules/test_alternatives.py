"""What else a table could have agreed on: checked against every value of the list in the rules reference."""

import itertools
from pathlib import Path

import pytest

from tutor.rules import VARIANTS, Seat, alternatives, contradictions, has_use, parse_rule

DATA = Path(__file__).parent / "data"


def lines_of(file: str) -> list[str]:
    """The lines of a table; a comment is none."""
    return [line for line in (DATA / file).read_text("utf-8").splitlines() if not line.startswith("#")]


LISTED = dict(line.split(maxsplit=1) for line in lines_of("rule-values.txt"))
HEAD, *ROWS = (line.split() for line in lines_of("rule-set.txt"))
# The reference has a dash, and yet such a table can be played.
PLAYED_ALL_THE_SAME = {("hasenpfeffer", name) for name in ("laps", "slam", "allow_no_trump")}
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
            if has_use(rules, name) and value != held and not contradictions(rules.with_rules({name: value}))
        }
        found = alternatives(rules, name)

        assert set(found) == expected, name
        assert len(found) == len(expected), name


def test_a_rule_has_no_use_where_the_reference_has_a_dash() -> None:
    for name, *values in ROWS:
        for variant, value in zip(HEAD[1:], values, strict=True):
            if (variant, name) not in PLAYED_ALL_THE_SAME:
                assert has_use(VARIANTS[variant], name) is (value != "-"), (variant, name)


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
        ("napoleon", "super_euchre", ()),
        ("two-handed", "loner_lead", ()),
        ("napoleon", "lowest_bid", (1, 3, 4, 5)),
    ],
)
def test_alternatives_by_hand(variant: str, name: str, expected: tuple[object, ...]) -> None:
    assert alternatives(VARIANTS[variant], name) == expected
