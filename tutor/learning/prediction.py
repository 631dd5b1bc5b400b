"""What each hypothesis answers to one question, and how likely an answer is by it."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass

from tutor.content.answers import Answer
from tutor.content.chance import answer_space
from tutor.content.question import Question
from tutor.learning.priors import HINT, SLIP
from tutor.rules import Rulebook

Gives = frozenset[Answer]
"""The answers that somebody may give, each as likely as the other: one, but where any of several is right."""

RIGHT = 0
"""The group of those who answer by the rules."""


def plain(question: Question, answer: Answer) -> Answer:
    """An answer in a form that equal answers share."""
    return tuple(sorted(set(answer))) if question.position.form.is_set else answer


def gives_of(question: Question, rulebook: Rulebook) -> Gives | None:
    """What somebody gives who plays by *rulebook*; None where its rules leave nothing that can be chosen."""
    position = question.position
    answer = position.answer(rulebook)
    if answer is None:
        return None
    offered = {word for choice in position.choices(question.rulebook) for word in choice.split()}
    if not offered.issuperset(answer):
        return None
    if position.any_of and answer:
        return frozenset((word,) for word in answer)
    return frozenset({plain(question, answer)})


@dataclass(frozen=True)
class Prediction:
    """
    The hypotheses grouped by what they answer to a question.

    A hypothesis whose rules leave no answer predicts nothing: whoever holds it has to guess or to think
    again, so that whatever he says tells nothing of it. Its probability stays as it is.
    """

    question: Question
    space: int
    """How many answers can be given."""
    gives: tuple[Gives | None, ...]
    """What each group gives; the first is that of the right answer."""
    group: array[int]
    """The group of each hypothesis."""
    members: tuple[tuple[int, ...], ...]
    """The hypotheses of each group but the first: most hypotheses answer rightly."""

    @classmethod
    def of(cls, question: Question, right: Gives, given: Sequence[Gives | None]) -> Prediction:
        """Groups what the hypotheses give, in their order."""
        groups: dict[Gives | None, list[int]] = {right: []}
        for number, gives in enumerate(given):
            groups.setdefault(gives, []).append(number)
        group = array("H", bytes(2 * len(given)))
        for place, numbers in enumerate(groups.values()):
            for number in numbers:
                group[number] = place
        wrong = tuple(map(tuple, list(groups.values())[1:]))
        return cls(question, answer_space(question), tuple(groups), group, wrong)

    @property
    def tells(self) -> bool:
        """Whether any two hypotheses answer differently."""
        return len(self.gives) - (None in self.gives) > 1

    def given_by(self, number: int) -> Gives | None:
        """What a hypothesis gives."""
        return self.gives[self.group[number]]

    def weights(self, probabilities: Sequence[float]) -> list[float]:
        """How likely each group is."""
        wrong = [sum(map(probabilities.__getitem__, numbers)) for numbers in self.members]
        return [max(0.0, 1 - sum(wrong)), *wrong]

    def likelihoods(self, answer: Answer, *, hint: bool = False) -> list[float | None]:
        """How likely an answer is by each group; None where it predicts nothing."""
        answer = plain(self.question, answer)
        found = [None if gives is None else self._likelihood(gives, answer) for gives in self.gives]
        if not hint:
            return found
        right = self.gives[RIGHT] or frozenset()
        led = HINT / len(right) if answer in right else 0.0
        return [None if chance is None else led + (1 - HINT) * chance for chance in found]

    def _likelihood(self, gives: Gives, answer: Answer) -> float:
        chance, other = chances(len(gives), self.space)
        return chance if answer in gives else other


def chances(gives: int, space: int) -> tuple[float, float]:
    """How likely each answer is that somebody means to give, and each other one, which only a slip gives."""
    if gives == space:
        return 1 / space, 0.0
    return (1 - SLIP) / gives, SLIP / (space - gives)
