"""What the hypotheses answer to a question, and how likely each answer is by them."""

from itertools import product
from random import Random

import pytest
from banks import asked, bank, hypotheses, shipped
from learners import meant_by
from offered import every_answer

from tutor.content.answers import AnswerForm
from tutor.content.kinds import KINDS
from tutor.content.question import Question
from tutor.learning.pairs import composed
from tutor.learning.prediction import RIGHT, plain
from tutor.rules import Rulebook


def one_of_each_kind() -> list[Question]:
    by_kind: dict[str, Question] = {}
    for question in bank():
        by_kind.setdefault(question.position.kind, question)
    return list(by_kind.values())


def test_each_hypothesis_gives_what_its_classes_answer() -> None:
    """With every class run, whether its mind claims the kind or not."""
    everybody = hypotheses()
    random = Random("predictions")
    for question in random.sample(bank(), 60):
        prediction = everybody.predict(question)
        for number in random.sample(range(len(everybody.all)), 40):
            holds = everybody.all[number]
            meant = meant_by(composed(holds) if holds else Rulebook, question)
            given = prediction.given_by(number)
            assert (given or frozenset()) == {plain(question, answer) for answer in meant}, (question, holds)


def test_who_answers_rightly_is_in_the_first_group() -> None:
    for question in one_of_each_kind():
        prediction = hypotheses().predict(question)
        assert prediction.group[0] == RIGHT
        assert all(question.is_right(answer) for answer in prediction.gives[RIGHT] or ())


def test_a_group_weighs_what_its_hypotheses_weigh() -> None:
    everybody, random = hypotheses(), Random("weights")
    chances = [random.random() ** 4 for _ in everybody.all]
    chances = [chance / sum(chances) for chance in chances]
    held = [
        sum(chances[n] for n, holds in enumerate(everybody.all) if id in holds) for id in everybody.holding
    ]
    for question in bank():
        prediction = everybody.predict(question)
        naive = [0.0] * len(prediction.gives)
        for number, group in enumerate(prediction.group):
            naive[group] += chances[number]
        assert prediction.weights(chances, held) == pytest.approx(naive)


@pytest.mark.parametrize("hint", [False, True])
@pytest.mark.parametrize("question", one_of_each_kind(), ids=lambda question: question.position.kind)
def test_the_likelihoods_of_all_answers_sum_to_one(question: Question, hint: bool) -> None:
    prediction = hypotheses().predict(question)
    answers = {plain(question, answer) for answer in every_answer(question)}
    assert len(answers) == prediction.space
    found = [prediction.likelihoods(answer, hint=hint) for answer in answers]
    for group, gives in enumerate(prediction.gives):
        if gives is None:
            assert all(chances[group] is None for chances in found)
        else:
            assert sum(chances[group] or 0 for chances in found) == pytest.approx(1)


def test_every_kind_is_in_the_bank() -> None:
    assert {question.position.kind for question in one_of_each_kind()} == set(KINDS)


def test_a_slip_is_any_other_answer() -> None:
    """Four suits: nine times in ten the one that is meant, else one of three."""
    question = asked("effective-suit", trump="H", card="JD")
    prediction = hypotheses().predict(question)
    for right, answer in product((True, False), "HD"):
        number = hypotheses().number[() if right else ("left-plain",)]
        chance = prediction.likelihoods((answer,))[prediction.group[number]]
        assert chance == pytest.approx(0.9 if right == (answer == "H") else 0.1 / 3)


def test_a_hint_leads_half_of_all_to_the_right_answer() -> None:
    question = asked("effective-suit", trump="H", card="JD")
    prediction = hypotheses().predict(question)
    group = prediction.group[hypotheses().number["left-plain",]]
    assert prediction.likelihoods(("H",), hint=True)[group] == pytest.approx(0.5 + 0.5 * 0.1 / 3)
    assert prediction.likelihoods(("D",), hint=True)[group] == pytest.approx(0.5 * 0.9)


def test_any_of_several_cards_may_be_given() -> None:
    """Three hearts all win; each is a third of what is meant, and the two others are slips."""
    question = asked("play-to", goal="win", trump="H", trick="W 9S 10S QS", hand="KH QH 9H AC AD")
    prediction = hypotheses().predict(question)
    assert prediction.space == 6, "five cards, and none"
    chances = {card: prediction.likelihoods((card,))[RIGHT] for card in "KH QH 9H AC AD".split()}
    assert chances["KH"] == chances["QH"] == chances["9H"] == pytest.approx(0.3)
    assert chances["AC"] == chances["AD"] == pytest.approx(0.1 / 3)


def test_what_is_not_offered_is_no_answer() -> None:
    """Whoever knows no bowers can't say which trump makes a jack one."""
    question = asked("bower", trump="H", which="left")
    assert question.position.form is AnswerForm.CARD
    prediction = hypotheses().predict(question)
    numbers = [n for n in range(len(prediction.group)) if prediction.given_by(n) is None]
    assert all(hypotheses().all[number] for number in numbers), "the sound learner always has an answer"
    assert any(None in hypotheses().predict(question).gives for question in shipped().values())
