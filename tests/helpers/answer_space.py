"""Every answer that a question lets a learner give, one by one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations, permutations, product

from tutor.content.answers import Answer, AnswerForm
from tutor.content.question import Question
from tutor.rules import GrammarError


def every_answer(question: Question) -> set[Answer]:
    """All that can be made of what is offered, in the grammar of answers; of a set, one order."""
    answers = {question.read_answer(list(words)) for words in _words(question)}
    if question.position.allows_none:
        answers.add(question.read_answer(["none"]))
    return answers


def _words(question: Question) -> Iterator[Iterable[str]]:
    position, offered = question.position, question.position.choices(question.rulebook)
    if position.form is AnswerForm.POINTS:
        yield from _scores(question, offered)
    elif position.form is AnswerForm.CARD_ORDER:
        yield from permutations(offered)
    elif position.form.is_set and not position.any_of:
        for size in range(1, len(offered) + 1):
            yield from combinations(offered, size)
    else:
        yield from ([word] for word in offered)


def _scores(question: Question, offered: tuple[str, ...]) -> Iterator[Iterable[str]]:
    """Nothing but the grammar says which words make a score."""
    for size in range(2, 5):
        for words in product(offered, repeat=size):
            try:
                question.read_answer(list(words))
            except GrammarError:
                continue
            yield words
