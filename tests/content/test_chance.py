"""The chance to guess, against all answers that can be given, one by one."""

import pytest
from offered import every_answer

from tutor.content.ask import read_ask
from tutor.content.chance import answer_space, guess_rate
from tutor.content.drawing import draw
from tutor.content.kinds import KINDS
from tutor.content.question import Question


@pytest.mark.parametrize("kind", KINDS)
def test_the_share_of_right_answers_among_all(kind: str) -> None:
    for seed in range(5):
        question = draw(kind, None, str(seed))
        assert question is not None
        answers = set(every_answer(question))
        assert answer_space(question) == len(answers)
        right = [answer for answer in answers if question.is_right(answer)]
        assert guess_rate(question) == pytest.approx(len(right) / len(answers))


@pytest.mark.parametrize(
    ("kind", "pairs", "space"),
    [
        # Two sides; 1, 2, 4 points, or one for each trick; nobody, the makers or the defenders win with them.
        ("score", "maker=S tricks=3 before=9-9", 2 * 4 * 3),
        ("score", "maker=S tricks=3", 2 * 4),
        ("score", "variant=hasenpfeffer maker=S tricks=3 bid=3", None),
        ("next-dealer", "variant=three-handed dealer=S", 3),
        ("pick-up", "dealer=S turn-up=JD bids=order", 5),
        ("trumps", "trump=H hand=JD", 2),
        ("bower", "trump=H which=left", 24),
    ],
)
def test_examples(kind: str, pairs: str, space: int | None) -> None:
    question = read_ask(
        kind, [(key, value) for key, _, value in (pair.partition("=") for pair in pairs.split())]
    )
    assert isinstance(question, Question)
    answers = set(every_answer(question))
    assert answer_space(question) == len(answers)
    if space is not None:
        assert len(answers) == space
