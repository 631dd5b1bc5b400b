"""How long a diagnosis takes to learn from an answer and to choose the next question."""

from __future__ import annotations

import time
from statistics import median

import pytest
from banks import bank, hypotheses

from tutor.learning.choice import next_question
from tutor.learning.diagnosis import Diagnosis, Given

MILLISECONDS = 20


@pytest.mark.benchmark
def test_a_step_over_all_hypotheses(capsys: pytest.CaptureFixture[str]) -> None:
    """Twenty answers of a sound learner, every question of the bank a candidate each time."""
    start = time.process_time()
    diagnosis = Diagnosis.start(hypotheses())
    built, taken = time.process_time() - start, []
    question = next_question(diagnosis, bank())
    for _ in range(20):
        assert question is not None
        start = time.process_time()
        diagnosis = diagnosis.after(Given(question, question.computed))
        assert diagnosis.spoken == ()
        question = next_question(diagnosis, bank())
        taken.append((time.process_time() - start) * 1000)
    with capsys.disabled():
        print(
            f"\n{len(hypotheses().all)} hypotheses, {len(bank())} questions: built in {built:.1f} s; ", end=""
        )
        print(f"a step takes {median(taken):.1f} ms, at most {max(taken):.1f} ms")
    assert median(taken) <= MILLISECONDS
