"""The next question, against the definition of information worked out answer by answer."""

from __future__ import annotations

from math import log2

import pytest
from banks import asked, bank, hypotheses
from offered import every_answer

from tutor.content.question import Question
from tutor.learning.choice import information, next_question
from tutor.learning.diagnosis import Diagnosis, Given
from tutor.learning.prediction import plain


def started(*answers: Given) -> Diagnosis:
    diagnosis = Diagnosis.start(hypotheses(), ["skat"])
    for given in answers:
        diagnosis = diagnosis.after(given)
    return diagnosis


def naive(question: Question, diagnosis: Diagnosis) -> float:
    """How much surer one is of the hypothesis after the answer, on the average over all answers."""
    prediction = diagnosis.hypotheses.predict(question)
    answers = {plain(question, answer) for answer in every_answer(question)}
    likelihoods = {answer: prediction.likelihoods(answer) for answer in answers}
    telling = [n for n in range(len(prediction.group)) if prediction.given_by(n) is not None]
    share = sum(diagnosis.posterior[n] for n in telling)
    bits = 0.0
    for chances in likelihoods.values():
        joint = [diagnosis.posterior[n] / share * (chances[prediction.group[n]] or 0) for n in telling]
        expected = sum(joint)
        for n, both in zip(telling, joint, strict=True):
            if both:
                bits += both * log2(both / (diagnosis.posterior[n] / share * expected))
    return share * bits


def one_of_each_kind() -> list[Question]:
    by_kind: dict[str, Question] = {}
    for question in bank():
        by_kind.setdefault(question.position.kind, question)
    return [question for question in by_kind.values() if hypotheses().predict(question).space <= 200]


@pytest.mark.parametrize("question", one_of_each_kind(), ids=lambda question: question.position.kind)
def test_information_by_its_definition(question: Question) -> None:
    left = Given(asked("effective-suit", trump="H", card="JD"), ("D",))
    for diagnosis in (started(), started(left)):
        prediction = hypotheses().predict(question)
        assert information(prediction, diagnosis) == pytest.approx(naive(question, diagnosis), abs=1e-9)


def test_where_somebody_has_no_answer_and_where_several_are_right() -> None:
    silent = next(q for q in bank() if None in hypotheses().predict(q).gives)
    several = next(q for q in bank() if q.position.any_of and len(q.computed) > 1)
    for question in (silent, several):
        found = information(hypotheses().predict(question), started())
        assert found == pytest.approx(naive(question, started()), abs=1e-9)


def test_the_question_that_tells_most() -> None:
    diagnosis = started()
    candidates = bank()[:40]
    bits = {question: naive(question, diagnosis) for question in candidates}
    chosen = next_question(diagnosis, candidates)
    assert chosen is not None
    assert bits[chosen] == pytest.approx(max(bits.values()))


def test_no_question_comes_twice() -> None:
    diagnosis, candidates = started(), bank()[:12]
    seen = []
    while (question := next_question(diagnosis, candidates)) is not None:
        seen.append(question)
        diagnosis = diagnosis.after(Given(question, question.computed))
    assert len(seen) == len(set(seen)) >= 8
    for question in set(candidates) - set(seen):
        assert information(hypotheses().predict(question), diagnosis) == pytest.approx(0, abs=1e-9)


def test_a_question_that_all_answer_alike_is_not_asked() -> None:
    question = asked("rank-order", trump="H", led="H", cards="AH QH")
    assert next_question(started(), [question]) is None
    assert next_question(started(), []) is None


def test_of_equals_the_first() -> None:
    south, north = (asked("score", maker=maker, tricks="2") for maker in "SN")
    assert next_question(started(), [south, north]) == south
    assert next_question(started(), [north, south]) == north


def test_it_asks_on_where_it_suspects_something() -> None:
    """After a euchre of one point, another euchre tells more than it did before."""
    euchre = asked("score", maker="S", tricks="2")
    other = asked("score", maker="W", tricks="1")
    prediction = hypotheses().predict(other)
    suspected = started(Given(euchre, ("defenders", "1")))
    assert information(prediction, suspected) > information(prediction, started())
