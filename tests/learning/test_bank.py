"""The questions of a diagnosis: shipped and drawn ones, enough of them for each misconception."""

from collections import Counter
from functools import partial
from itertools import islice

import pytest
from banks import bank, shipped

from tutor.content.address import pairs_of
from tutor.content.ask import read_ask
from tutor.learning.bank import EXPOSING, exposed_by, exposing_draws, telling_draws
from tutor.minds import MINDS, minds_of


def test_each_misconception_is_exposed_often_enough() -> None:
    counted = Counter(id for question in bank() for id in exposed_by(question))
    few = {id: counted[id] for id in MINDS if counted[id] < EXPOSING}
    # Nobody but the dealer makes a difference to who deals after a throw-in.
    assert set(few) <= {"same-dealer-again"}
    assert min(few.values(), default=EXPOSING) >= 4


def test_no_question_is_idle_and_none_stands_twice() -> None:
    assert all(map(exposed_by, bank()))
    assert len(set(bank())) == len(bank())


def test_every_shipped_question_at_which_anybody_errs_is_in() -> None:
    left_out = set(shipped().values()) - set(bank())
    assert left_out
    for question in left_out:
        assert not any(question.gets_wrong(mind) for mind in minds_of(question.rules))


def test_the_same_seed_draws_the_same_questions() -> None:
    for draws in (
        partial(telling_draws, "legal-plays"),
        lambda seed: [*islice(exposing_draws("euchre-one", seed), 9)],
    ):
        assert draws("one") == draws("one")
        assert set(draws("one")) != set(draws("two"))


def test_a_drawn_question_is_as_good_as_a_written_one() -> None:
    """Its address states it whole."""
    for question in set(bank()) - set(shipped().values()):
        assert read_ask(question.position.kind, pairs_of(question)) == question


@pytest.mark.parametrize("id", MINDS)
def test_questions_that_expose_a_misconception(id: str) -> None:
    drawn = list(islice(exposing_draws(id, "one"), 3))
    assert drawn
    assert all(id in exposed_by(question) for question in drawn)
    tables = {question.variant for question in drawn}
    assert tables == {"standard"} or "joker" in id or id == "failed-bid-free"
