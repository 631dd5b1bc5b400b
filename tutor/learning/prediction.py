"""What each hypothesis answers to one question, and how likely an answer is by it."""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import NamedTuple

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


def offered_words(question: Question) -> frozenset[str]:
    """The words that an answer can be made of."""
    return frozenset(word for choice in question.choices for word in choice.split())


def gives_of(question: Question, rulebook: Rulebook, offered: frozenset[str]) -> Gives | None:
    """What somebody gives who plays by *rulebook*; None where its rules leave nothing that is offered."""
    answer = question.position.answer(rulebook)
    if answer is None or not offered.issuperset(answer):
        return None
    if question.position.any_of and answer:
        return frozenset((word,) for word in answer)
    return frozenset({plain(question, answer)})


class Members(NamedTuple):
    """
    The hypotheses of a group, told by what they are made of: one by one they would take ten times as long.

    All that hold one of the misconceptions `of`; hypotheses that are counted too often so, and those to add.
    """

    of: tuple[int, ...]
    less: tuple[int, ...]
    more: tuple[int, ...]

    def weight(self, probabilities: Sequence[float], held: Sequence[float]) -> float:
        """How likely the group is."""
        return (
            sum(map(held.__getitem__, self.of))
            - sum(map(probabilities.__getitem__, self.less))
            + sum(map(probabilities.__getitem__, self.more))
        )


def members_of(numbers: Sequence[int], holding: Sequence[Sequence[int]]) -> Members:
    """
    A group told by what its hypotheses are made of.

    *holding* has for each misconception the numbers of the hypotheses that it is part of, itself first.
    """
    group = set(numbers)
    of = tuple(number for number, held in enumerate(holding) if held[0] in group)
    counted = Counter(chain.from_iterable(holding[which] for which in of))
    surplus = [number for number, n in counted.items() for _ in range(n - (number in group))]
    return Members(of, tuple(surplus), tuple(sorted(group - counted.keys())))


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
    members: tuple[Members, ...]
    """The hypotheses of each group but the first: most hypotheses answer rightly."""

    @classmethod
    def of(
        cls,
        question: Question,
        right: Gives,
        given: Mapping[int, Gives | None],
        everybody: int,
        holding: Sequence[Sequence[int]],
    ) -> Prediction:
        """
        Groups *everybody*, so many hypotheses, by what they give; see `members_of`.

        *given* tells by its number, in their order, what each gives that may not answer rightly.
        """
        groups: dict[Gives | None, list[int]] = {right: []}
        for number, gives in given.items():
            groups.setdefault(gives, []).append(number)
        group = array("H", bytes(2 * everybody))
        _, *wrong = groups.values()
        for place, numbers in enumerate(wrong, RIGHT + 1):
            for number in numbers:
                group[number] = place
        members = tuple(members_of(numbers, holding) for numbers in wrong)
        return cls(question, answer_space(question), tuple(groups), group, members)

    @property
    def tells(self) -> bool:
        """Whether any two hypotheses answer differently."""
        return len(self.gives) - (None in self.gives) > 1

    def given_by(self, number: int) -> Gives | None:
        """What a hypothesis gives."""
        return self.gives[self.group[number]]

    def weights(self, probabilities: Sequence[float], held: Sequence[float]) -> list[float]:
        """How likely each group is; *held* says how likely each misconception is, alone or with another."""
        wrong = [max(0.0, members.weight(probabilities, held)) for members in self.members]
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
