"""Made-up learners: they answer by a hypothesis, and slip."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random

from offered import every_answer

from tutor.content.answers import Answer
from tutor.content.question import Question
from tutor.learning.pairs import Hypothesis, composed
from tutor.rules import Rulebook

SLIPS = 0.1


class Learner:
    """Somebody who holds some misconceptions, and in one answer of ten gives any other answer instead."""

    def __init__(self, holds: Hypothesis, seed: str) -> None:
        self.holds = holds
        self.random = Random(seed)
        self.rules = composed(holds) if holds else Rulebook

    def answer(self, question: Question) -> Answer:
        """What he says: by his rules; a guess where they leave nothing that can be chosen."""
        offered = offered_by(question)
        meant = meant_by(self.rules, question)
        if not meant or self.random.random() < SLIPS:
            others = [answer for answer in offered if answer not in meant] or list(offered)
            return self.random.choice(others)
        return self.random.choice(meant)


@cache
def offered_by(question: Question) -> tuple[Answer, ...]:
    return tuple(every_answer(question))


@cache
def meant_by(rules: type[Rulebook], question: Question) -> Sequence[Answer]:
    """The answers on offer that somebody with these rules takes for right."""
    position = question.position
    answer = position.answer(rules(question.rules))
    if answer is None:
        return ()
    if position.any_of:
        meant: list[Answer] = [(word,) for word in answer] or [()]
        return [one for one in offered_by(question) if one in meant]
    same = set if position.form.is_set else tuple
    return [one for one in offered_by(question) if same(one) == same(answer)]
