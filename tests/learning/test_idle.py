"""Who has not been here for long is forgotten; to be here is to have an answer kept, however old it is."""

from datetime import UTC, datetime, timedelta

import pytest
from entries import START, an_entry

from tutor.learning import store as module
from tutor.learning.entry import merge
from tutor.learning.errors import LogFullError
from tutor.learning.store import Store

ANNA, BOB = "anna-anna-anna-anna", "bob-bob-bob-bob-bob"
LONG_AGO = [an_entry(minute, address=f"p-{minute}") for minute in range(3)]


def yesterday() -> datetime:
    """Long after the answers, and before this test."""
    return datetime.now(UTC) - timedelta(days=1)


def answer(store: Store, learner: str) -> None:
    """The learner gives all the answers of long ago, each at its time."""
    for entry in LONG_AGO:
        store.add(learner, entry)


def test_the_last_answer_decides(store: Store) -> None:
    for learner, minutes in ((ANNA, (0, 100)), (BOB, (0, 10))):
        for minute in minutes:
            store.add(learner, an_entry(minute))
    assert store.forget_idle(START + timedelta(minutes=50)) == 2
    assert (len(store.entries(ANNA)), store.entries(BOB)) == (2, [])


def test_who_brings_a_log_is_here(store: Store) -> None:
    store.merge(ANNA, LONG_AGO)
    answer(store, BOB)
    assert store.forget_idle(yesterday()) == 3
    assert (store.entries(ANNA), store.entries(BOB)) == (LONG_AGO, [])
    assert store.forget_idle(datetime.now(UTC)) == 3


@pytest.mark.parametrize("brought", [LONG_AGO, LONG_AGO[:1], []], ids=len)
def test_also_who_brings_nothing_new(store: Store, brought: list) -> None:
    answer(store, ANNA)
    assert store.merge(ANNA, brought) == 0
    assert store.forget_idle(yesterday()) == 0
    assert store.entries(ANNA) == LONG_AGO


@pytest.mark.parametrize("own", [LONG_AGO[1:], [an_entry(9, address="phone")], []], ids=len)
def test_who_takes_a_log_over_is_here(store: Store, own: list) -> None:
    for entry in own:
        store.add(BOB, entry)
    answer(store, ANNA)
    store.move(BOB, into=ANNA)
    assert store.forget_idle(yesterday()) == 0
    assert store.entries(ANNA) == merge(LONG_AGO, own)


def test_who_is_refused_is_not(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_IN_ALL", 3)
    answer(store, ANNA)
    with pytest.raises(LogFullError):
        store.merge(ANNA, [an_entry(9, address="too-much")])
    assert store.forget_idle(yesterday()) == 3
