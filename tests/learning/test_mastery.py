"""Mastery: how many right answers it takes, what makes it last, and when to teach in another way."""

from fractions import Fraction

import pytest
from entries import an_entry

from tutor.learning.entry import Clock, Entry
from tutor.learning.mastery import KNOWN_BEFORE, Level, standing, standings, trace

DAY = 24 * 60
HERE = Clock(0)


def answers(pattern: str, guess: float = 1 / 31, **changes: object) -> list[Entry]:
    """A right answer for every `+`, a wrong one for every `-`, each to another puzzle."""
    return [
        an_entry(n, address=f"p{n}", guess=guess, verdict="right" if sign == "+" else "wrong", **changes)
        for n, sign in enumerate(pattern)
    ]


@pytest.mark.parametrize(
    ("guess", "needed"), [(1 / 31, 2), (1 / 4, 4), (1 / 2, 6)], ids=["set", "one of four", "yes or no"]
)
def test_how_many_right_answers_make_a_skill_known(guess: float, needed: int) -> None:
    """Two on a set question are worth four of four choices, and six of yes or no."""
    levels = [standing(answers("+" * n, guess), HERE).level for n in range(1, needed + 1)]
    assert levels == [Level.LEARNING] * (needed - 1) + [Level.KNOWN]


def exactly(pattern: str, guess: Fraction) -> Fraction:
    """The textbook's formulas in fractions: the posterior by Bayes, then the chance to have learned."""
    chance, slip, learned = Fraction(1, 5), Fraction(1, 10), Fraction(1, 10)
    for sign in pattern:
        if_known = 1 - slip if sign == "+" else slip
        if_not = guess if sign == "+" else 1 - guess
        chance = chance * if_known / (chance * if_known + (1 - chance) * if_not)
        chance = chance + (1 - chance) * learned
    return chance


@pytest.mark.parametrize("pattern", ["+", "-", "++", "+-+", "--++-+++", "+++++-"])
@pytest.mark.parametrize("guess", [Fraction(1, 120), Fraction(1, 31), Fraction(1, 4), Fraction(1, 2)])
def test_the_formulas_in_fractions(pattern: str, guess: Fraction) -> None:
    found = standing(answers(pattern, float(guess)), HERE).chance
    assert found == pytest.approx(float(exactly(pattern, guess)), abs=1e-12)


def test_a_question_that_nobody_fails_says_nothing() -> None:
    """Not even against the learner; only that there was something to learn."""
    assert trace(0.5, an_entry(guess=1.0)) == pytest.approx(0.55)


@pytest.mark.parametrize("changes", [{"hint": 1}, {"hint": 2}])
def test_help_is_no_success(changes: dict[str, int]) -> None:
    assert trace(0.5, an_entry(**changes)) == trace(0.5, an_entry(verdict="wrong")) < 0.5


def test_partly_is_not_right() -> None:
    assert trace(0.5, an_entry(verdict="partly")) < 0.5


def test_practice_counts_for_nothing() -> None:
    practice = [entry.counting(False) for entry in answers("+" * 30)]
    assert standing(practice, HERE).chance == KNOWN_BEFORE
    assert standing(practice, HERE).tries == 0


def test_what_was_known_can_be_lost() -> None:
    assert standing(answers("++--"), HERE).level is Level.LEARNING


class TestHeld:
    MONDAY = (an_entry(0, address="a", exposes=("x", "y")), an_entry(1, address="b"))
    TUESDAY = an_entry(DAY, address="c", kind="trumps", exposes=("z",))

    def test_two_days_and_two_kinds(self) -> None:
        assert standing([*self.MONDAY, self.TUESDAY], HERE).level is Level.HELD

    @pytest.mark.parametrize(
        "changes",
        [
            {"kind": "legal-plays"},
            {"time": MONDAY[1].time},
            {"verdict": "wrong"},
            {"hint": 1},
            {"first": False},
        ],
        ids=["one kind", "one day", "wrong", "with a hint", "second try"],
    )
    def test_what_is_missing(self, changes: dict[str, object]) -> None:
        log = [*self.MONDAY, *answers("+++"), self.TUESDAY.model_copy(update=changes)]
        assert standing(log, HERE).level is Level.KNOWN

    def test_the_day_is_the_learners(self) -> None:
        log = [*self.MONDAY, an_entry(2, address="c", kind="trumps")]
        assert standing(log, Clock(0)).level is Level.KNOWN
        assert standing(log, Clock(6 * 60 - 1)).level is Level.HELD

    @pytest.mark.parametrize(
        ("relevant", "level"),
        [
            ((), Level.HELD),
            (("x",), Level.HELD),
            (("x", "z"), Level.HELD),
            (("x", "w"), Level.KNOWN),
        ],
    )
    def test_a_position_for_each_misconception(self, relevant: tuple[str, ...], level: Level) -> None:
        assert standing([*self.MONDAY, self.TUESDAY], HERE, relevant).level is level

    def test_a_position_answered_wrongly_is_none(self) -> None:
        wrong = an_entry(5, address="d", exposes=("w",), verdict="wrong")
        log = [wrong, *self.MONDAY, *answers("++++"), self.TUESDAY]
        assert standing(log, HERE, ("w",)).level is Level.KNOWN


class TestStuck:
    @pytest.mark.parametrize(("pattern", "stuck"), [("-" * 9, False), ("-" * 10, True), ("+-" * 5, True)])
    def test_after_ten_tries(self, pattern: str, stuck: bool) -> None:
        assert standing(answers(pattern, 1 / 4), HERE).stuck is stuck

    def test_not_while_it_is_known(self) -> None:
        assert not standing(answers("-" * 9 + "+" * 9), HERE).stuck

    def test_tries_count_anew_once_it_was_known(self) -> None:
        told = standing(answers("-" * 9 + "+++" + "-" * 5), HERE)
        assert told.level is Level.LEARNING
        assert 0 < told.tries <= 5


def test_each_skill_by_itself() -> None:
    log = [*answers("++"), *answers("-", skill="trump")]
    told = standings(log, HERE, {"trump": ("x",)})
    assert {skill: one.level for skill, one in told.items()} == {
        "left-bower-following": Level.KNOWN,
        "trump": Level.LEARNING,
    }
