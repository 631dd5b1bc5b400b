"""Two logs become one, in whatever order and however often."""

from collections import Counter
from datetime import UTC, timedelta, timezone

import pytest
from entries import START, an_entry
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from tutor.learning.entry import Entry, merge

# Few addresses and moments, so that logs meet each other.
ENTRIES = st.builds(
    lambda minute, address, sitting, verdict, first: an_entry(
        minute, address=address, sitting=sitting, verdict=verdict, first=first
    ),
    minute=st.integers(0, 3),
    address=st.sampled_from("ab"),
    sitting=st.sampled_from("xy"),
    verdict=st.sampled_from(["right", "wrong"]),
    first=st.booleans(),
)
LOGS = st.lists(ENTRIES, max_size=8).map(merge)
"""Logs as a store holds them: one first answer to a question at most."""


@given(LOGS, LOGS)
def test_the_order_of_two_logs_means_nothing(one: list[Entry], other: list[Entry]) -> None:
    assert merge(one, other) == merge(other, one)


@given(LOGS, LOGS, LOGS)
def test_nor_does_which_two_come_first(one: list[Entry], two: list[Entry], three: list[Entry]) -> None:
    assert merge(merge(one, two), three) == merge(one, merge(two, three)) == merge(one, two, three)


@given(LOGS, LOGS)
def test_a_log_that_comes_again_changes_nothing(one: list[Entry], other: list[Entry]) -> None:
    both = merge(one, other)
    assert merge(one) == one
    assert merge(both, one) == merge(both, both) == both


@given(LOGS, LOGS)
def test_nothing_is_lost_or_made_up(one: list[Entry], other: list[Entry]) -> None:
    assert {e.counting(False) for e in merge(one, other)} == {e.counting(False) for e in [*one, *other]}


@given(LOGS, LOGS)
def test_one_first_answer_to_a_question_and_it_is_the_earliest_that_was_one(
    one: list[Entry], other: list[Entry]
) -> None:
    both = merge(one, other)
    counts = Counter(entry.question for entry in both if entry.first)
    asked = {entry.question for entry in [*one, *other] if entry.first}
    assert counts == dict.fromkeys(asked, 1)
    for kept in (entry for entry in both if entry.first):
        rivals = [entry.time for entry in [*one, *other] if entry.first and entry.question == kept.question]
        assert kept.time == min(rivals)


class TestMark:
    def test_it_stays_the_same_for_ever(self) -> None:
        """Or an old file would bring every answer a second time."""
        assert an_entry().mark == "24a1a304b29d8f824269ca6052ffbbb3"

    @pytest.mark.parametrize(
        "change",
        [
            {"time": START + timedelta(microseconds=1)},
            {"address": "b"},
            {"sitting": "b"},
            {"skill": "b"},
            {"kind": "b"},
            {"answer": "b"},
            {"verdict": "wrong"},
            {"guess": 0.5},
            {"variant": "b"},
            {"misconceptions": ("b",)},
            {"exposes": ("b",)},
            {"hint": 1},
            {"ms": 1},
            {"placement": True},
        ],
        ids=str,
    )
    def test_it_tells_all_apart(self, change: dict[str, object]) -> None:
        assert an_entry(**change).mark != an_entry().mark

    def test_every_field_is_among_them(self) -> None:
        (change,) = [m for m in TestMark.test_it_tells_all_apart.pytestmark if m.name == "parametrize"]
        assert {name for one in change.args[1] for name in one} == set(Entry.model_fields) - {"first"}

    def test_only_what_counts_may_differ(self) -> None:
        assert an_entry().counting(False).mark == an_entry().mark

    def test_a_clock_elsewhere_is_the_same_moment(self) -> None:
        east = START.astimezone(timezone(timedelta(hours=9)))
        assert an_entry(time=east) == an_entry()
        assert an_entry(time=east).time.tzinfo is UTC


@pytest.mark.parametrize(
    "change",
    [
        {"time": START.replace(tzinfo=None)},
        {"address": ""},
        {"address": "a" * 2001},
        {"address": "a\x00b"},
        {"answer": "Bube"[:0]},
        {"answer": "9C " * 200},
        {"skill": "Left Bower"},
        {"kind": "../x"},
        {"verdict": "fine"},
        {"guess": 0.0},
        {"guess": 1.1},
        {"guess": float("nan")},
        {"hint": 3},
        {"ms": -1},
        {"misconceptions": ("two words",)},
        {"exposes": ("a",) * 101},
        {"strange": 1},
    ],
    ids=str,
)
def test_an_entry_that_can_not_be(change: dict[str, object]) -> None:
    with pytest.raises(ValidationError):
        an_entry(**change)


def test_a_page_left_open_over_night_took_an_hour_at_most() -> None:
    assert an_entry(ms=10**9).ms == 3_600_000
