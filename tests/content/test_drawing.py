"""Fresh questions: sound, the same everywhere, and of the skill that was asked for."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tutor.content.address import pairs_of
from tutor.content.ask import read_ask
from tutor.content.drawing import draw
from tutor.content.kinds import KINDS
from tutor.content.question import Question


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_draws_questions_whose_address_states_them_again(kind: str) -> None:
    for number in range(40):
        question = draw(kind, None, f"{number}")

        assert isinstance(question, Question)
        assert read_ask(kind, pairs_of(question)) == question


def test_draws_differ_with_the_seed() -> None:
    drawn = [draw("legal-plays", None, str(number)) for number in range(50)]

    assert len({str(pairs_of(question)) for question in drawn if question}) > 45


def test_the_same_seed_draws_the_same_question_in_another_process() -> None:
    program = (
        "from tutor.content.drawing import draw; from tutor.content.address import pairs_of;"
        "print(pairs_of(draw('legal-plays', 'left-bower-following', 'a lesson 1')))"
    )
    others = {
        subprocess.run(
            [sys.executable, "-c", program],
            check=True,
            capture_output=True,
            text=True,
            env={"PYTHONHASHSEED": seed},
        ).stdout
        for seed in ("1", "2")
    }

    mine = draw("legal-plays", "left-bower-following", "a lesson 1")
    assert mine is not None
    assert others == {f"{pairs_of(mine)}\n"}


@pytest.mark.parametrize("kind", ["legal-plays", "trick-winner"])
def test_a_question_for_a_skill_is_failed_by_somebody_who_lacks_it(kind: str) -> None:
    skill = {"legal-plays": "left-bower-following", "trick-winner": "left-bower"}[kind]
    for number in range(10):
        question = draw(kind, skill, f"{number}")

        assert question is not None
        answers = [question.position.answer(mind) for mind in question.minds if mind.skill == skill]
        assert any(answer not in (None, question.computed) for answer in answers)


def test_a_kind_that_cannot_train_a_skill_draws_nothing() -> None:
    """Whoever lets the left bower follow its printed suit names the bowers rightly."""
    assert draw("bower", "left-bower-following", "x") is None
