"""Every answer that a question offers, one by one."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations, product

from tutor.content.answers import Answer, AnswerForm
from tutor.content.question import Question
from tutor.rules import GrammarError


def every_answer(question: Question) -> Iterator[Answer]:
    """All that can be made of what is offered, in the grammar of answers."""
    position = question.position
    form, offered = position.form, position.choices(question.rulebook)
    if position.allows_none:
        yield question.read_answer(["none"])
    if form.is_set and not position.any_of:
        for size in range(1, len(offered) + 1):
            yield from (question.read_answer(words) for words in combinations(offered, size))
    elif form is AnswerForm.CARD_ORDER:
        yield from (question.read_answer(words) for words in permutations(offered))
    elif form is AnswerForm.POINTS:
        yield from _scores(question, offered)
    else:
        yield from (question.read_answer([word]) for word in offered)


def _scores(question: Question, offered: tuple[str, ...]) -> Iterator[Answer]:
    """Who scores, one number or two, and whatever may follow, each once; most of that is no sentence."""
    numbers = [word for word in offered if word.removeprefix("-").isdigit()]
    sides = [word for word in offered if word in ("makers", "defenders", "both")]
    amounts = [*product(numbers, repeat=1), *product(numbers, repeat=2)]
    endings = [
        [(), *((word,) for word in offered if word.split()[0] == name)] for name in ("wins", "slam", "carry")
    ]
    for side, amount, *more in product(sides, amounts, *endings):
        try:
            yield question.read_answer([side, *amount, *(word for words in more for word in words)])
        except GrammarError:
            continue
