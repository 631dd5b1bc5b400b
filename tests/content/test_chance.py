"""The chance to guess, against all answers that can be given, one by one."""

from collections.abc import Iterator
from itertools import combinations, permutations, product

import pytest

from tutor.content.answers import Answer, AnswerForm
from tutor.content.ask import read_ask
from tutor.content.chance import answer_space, guess_rate
from tutor.content.drawing import draw
from tutor.content.kinds import KINDS
from tutor.content.question import Question
from tutor.rules import GrammarError


def every_answer(question: Question) -> Iterator[Answer]:
    """All that can be made of what is offered, in the grammar of answers."""
    form, offered = question.position.form, question.position.choices(question.rulebook)
    if question.position.allows_none:
        yield question.read_answer(["none"])
    if question.position.any_of:
        yield from (question.read_answer([word]) for word in offered)
    elif form.is_set:
        for size in range(1, len(offered) + 1):
            yield from (question.read_answer(words) for words in combinations(offered, size))
    elif form is AnswerForm.CARD_ORDER:
        yield from (question.read_answer(words) for words in permutations(offered))
    elif form is AnswerForm.POINTS:
        yield from _scores(question, offered)
    else:
        yield from (question.read_answer([word]) for word in offered)


def _scores(question: Question, offered: tuple[str, ...]) -> Iterator[Answer]:
    for size in range(2, 5):
        for words in product(offered, repeat=size):
            try:
                yield question.read_answer(words)
            except GrammarError:
                continue


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
