"""The schedule: the intervals that `fsrs` was chosen for, which answers count, and what is due when."""

from datetime import UTC, date, datetime, timedelta

import pytest
from entries import START, an_entry
from fsrs import Rating

from tutor.learning.entry import Clock, Entry
from tutor.learning.schedule import due, rating, reviews

DAY = 24 * 60
HERE = Clock(0)
RIGHT = {"verdict": "right"}
WRONG = {"verdict": "wrong"}
HINTED = {"verdict": "right", "hint": 1}
PLACED = {"verdict": "right", "placement": True}


def intervals(*answers: dict[str, object]) -> list[int]:
    """The days between reviews, where each is made on the day that it is due."""
    log: list[Entry] = []
    found, day = [], 0
    for number, answer in enumerate(answers):
        log.append(an_entry(day * DAY, address=f"p{number}", sitting=f"day {day}", **answer))
        told = reviews(log, HERE)["left-bower-following"]
        found.append((told.due - told.last).days)
        day += found[-1]
    return found


@pytest.mark.parametrize(
    ("answers", "days"),
    [
        ([RIGHT] * 6, [2, 11, 46, 163, 180, 180]),
        ([WRONG, RIGHT, RIGHT, RIGHT], [1, 2, 6, 17]),
        ([HINTED, RIGHT, RIGHT], [1, 5, 17]),
        ([PLACED, RIGHT, RIGHT], [8, 39, 153]),
        ([RIGHT, RIGHT, RIGHT, WRONG], [2, 11, 46, 3]),
    ],
    ids=["right", "wrong first", "hint first", "placed", "lapse"],
)
def test_the_contract_with_the_scheduler(answers: list[dict[str, object]], days: list[int]) -> None:
    """Measured when version 6.3 was chosen; another outcome is another schedule for every learner."""
    assert intervals(*answers) == days


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({}, Rating.Good),
        ({"verdict": "partly"}, Rating.Again),
        ({"verdict": "wrong"}, Rating.Again),
        ({"verdict": "wrong", "placement": True}, Rating.Again),
        ({"hint": 1}, Rating.Hard),
        ({"hint": 2}, Rating.Again),
        ({"hint": 1, "placement": True}, Rating.Hard),
        ({"placement": True}, Rating.Easy),
        ({"first": False}, Rating.Hard),
        ({"first": False, "verdict": "wrong"}, Rating.Again),
        ({"first": False, "placement": True}, Rating.Hard),
    ],
)
def test_an_answer_rates_itself(changes: dict[str, object], expected: Rating) -> None:
    assert rating(an_entry(**changes)) is expected


class TestTheFirstAnswerOfTheDay:
    def test_further_ones_change_nothing(self) -> None:
        once = [an_entry(0, **WRONG)]
        often = [*once, *(an_entry(minute, address=f"p{minute}") for minute in range(1, 50))]
        assert reviews(often, HERE) == reviews(once, HERE)

    def test_each_skill_has_its_own(self) -> None:
        told = reviews([an_entry(0, **WRONG), an_entry(1, address="other", skill="trump")], HERE)
        assert {skill: one.due for skill, one in told.items()} == {
            "left-bower-following": date(2026, 3, 3),
            "trump": date(2026, 3, 4),
        }

    def test_evening_and_next_morning_are_two_days(self) -> None:
        log = [an_entry(5 * 60), an_entry(14 * 60, address="morning")]
        told = reviews(log, HERE)["left-bower-following"]
        assert (told.times, told.last) == (2, date(2026, 3, 3))
        same = [log[0], log[1].model_copy(update={"time": START + timedelta(days=1, hours=5)})]
        assert reviews(same, HERE)["left-bower-following"] == told

    @pytest.mark.parametrize(("minutes", "times"), [(0, 1), (5 * 60, 1), (6 * 60, 2), (-10 * 60, 1)])
    def test_the_day_is_the_learners(self, minutes: int, times: int) -> None:
        """Answers at 18:00 and at 18:30 UTC: only six hours east midnight lies between them."""
        log = [an_entry(-1), an_entry(30, address="later")]
        assert reviews(log, Clock(minutes))["left-bower-following"].times == times

    def test_who_travels_west_lives_no_day_twice(self) -> None:
        log = [an_entry(0), an_entry(1)]
        assert reviews(log, Clock(-13 * 60))["left-bower-following"].times == 1


class TestDue:
    LOG = (an_entry(0), an_entry(1, address="other", skill="trump", **WRONG))

    @pytest.mark.parametrize(
        ("time", "skills"),
        [
            ("2026-03-02T23:59", []),
            ("2026-03-03T00:00", ["trump"]),
            ("2026-03-03T23:59", ["trump"]),
            # In the morning already, though the answer was given in the evening.
            ("2026-03-04T00:00", ["trump", "left-bower-following"]),
            ("2027-03-04T00:00", ["trump", "left-bower-following"]),
        ],
    )
    def test_days(self, time: str, skills: list[str]) -> None:
        assert due(self.LOG, datetime.fromisoformat(time).replace(tzinfo=UTC), HERE) == skills

    def test_the_day_is_the_learners(self) -> None:
        late = datetime(2026, 3, 2, 23, 30, tzinfo=UTC)
        assert due(self.LOG, late, Clock(60)) == ["trump"]
        assert due(self.LOG, late, Clock(0)) == []

    def test_nobody_has_to_repeat_what_was_never_asked(self) -> None:
        assert due([], START, HERE) == []

    def test_a_review_moves_it_on(self) -> None:
        log = [*self.LOG, an_entry(DAY, address="review", skill="trump")]
        assert due(log, START + timedelta(days=2), HERE) == ["left-bower-following"]


def test_no_clock_is_further_away() -> None:
    with pytest.raises(ValueError, match="no clock"):
        Clock(841)
