"""
Made-up learners who slip in one answer of ten, and what a diagnosis finds: the figures that must be reached.

A run ends when the diagnosis is settled, after forty questions at the latest. Found exactly is who is named
with every misconception that he holds and no other.
"""

from __future__ import annotations

from random import Random
from statistics import median
from typing import NamedTuple

import pytest
from banks import bank, hypotheses
from learners import Learner

from tutor.learning.choice import next_question
from tutor.learning.diagnosis import Diagnosis, Given
from tutor.learning.pairs import Hypothesis
from tutor.minds import MINDS

MOST = 40


class Run(NamedTuple):
    """What was found of one learner."""

    holds: set[str]
    named: set[str]
    """When the questions were over."""
    ever: set[str]
    """At any time."""
    questions: int


def run(holds: Hypothesis, seed: str) -> Run:
    learner, diagnosis = Learner(holds, seed), Diagnosis.start(hypotheses())
    ever: set[str] = set()
    while len(diagnosis.answers) < MOST and not diagnosis.settled:
        question = next_question(diagnosis, bank())
        if question is None:
            break
        diagnosis = diagnosis.after(Given(question, learner.answer(question)))
        ever |= {evidence.id for evidence in diagnosis.spoken}
    named = {evidence.id for evidence in diagnosis.spoken}
    return Run(set(holds), named, ever, len(diagnosis.answers))


class Figures(NamedTuple):
    """What many runs come to."""

    exact: float
    """The share of learners who were found exactly."""
    precision: float
    """The share of what was named that is held."""
    precision_ever: float
    """The same for what was named at any time."""
    false_alarms: float
    """The share of learners of whom ever anything was named that they do not hold."""
    questions: float
    """The median."""

    @classmethod
    def of(cls, runs: list[Run]) -> Figures:
        named, ever = (sum(len(getattr(run, name)) for run in runs) for name in ("named", "ever"))
        true = sum(len(run.named & run.holds) for run in runs)
        true_ever = sum(len(run.ever & run.holds) for run in runs)
        return cls(
            exact=sum(run.named == run.holds for run in runs) / len(runs),
            precision=true / named if named else 1.0,
            precision_ever=true_ever / ever if ever else 1.0,
            false_alarms=sum(bool(run.ever - run.holds) for run in runs) / len(runs),
            questions=median(run.questions for run in runs),
        )


def one_at_a_time(times: int) -> Figures:
    return Figures.of([run((id,), f"{id} {time}") for id in MINDS for time in range(times)])


def sound(number: int) -> Figures:
    return Figures.of([run((), f"sound {time}") for time in range(number)])


def two_at_once(number: int) -> Figures:
    pairs = Random("two at once").choices(hypotheses().pairs, k=number)
    return Figures.of([run(pair, f"{pair} {time}") for time, pair in enumerate(pairs)])


def check_one(found: Figures) -> None:
    print(found)
    assert found.exact >= 0.90
    assert found.precision >= 0.95
    assert found.precision_ever >= 0.95
    assert found.questions <= 16


def check_sound(found: Figures) -> None:
    print(found)
    assert found.false_alarms <= 0.05


def check_two(found: Figures) -> None:
    print(found)
    assert found.exact >= 0.70
    assert found.precision >= 0.95


def test_one_misconception() -> None:
    check_one(one_at_a_time(2))


def test_sound_learners() -> None:
    check_sound(sound(60))


def test_two_misconceptions() -> None:
    check_two(two_at_once(120))


@pytest.mark.slow
def test_one_misconception_many_times() -> None:
    check_one(one_at_a_time(20))


@pytest.mark.slow
def test_many_sound_learners() -> None:
    check_sound(sound(1000))


@pytest.mark.slow
def test_many_with_two_misconceptions() -> None:
    check_two(two_at_once(1000))
