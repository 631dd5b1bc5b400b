"""What a learner may believe: the rules as they are, one misconception, or two at once."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property, lru_cache
from types import MappingProxyType

from tutor.content.question import Question
from tutor.learning.pairs import PAIRS, SINGLE, Answers, Hypothesis, answers_of, find_pairs, right_of
from tutor.learning.prediction import Prediction
from tutor.minds import MINDS


class Hypotheses:
    """
    Everything that a diagnosis can tell apart: soundness, each misconception, and pairs of them.

    Two misconceptions are a pair where, over a *bank* of questions, the two together answer otherwise than
    any one misconception alone and than the rules. They need not meet in one position: who miscounts a
    euchre and takes the left bower for a plain jack is a pair, as no single belief explains both mistakes. A
    pair that answers the whole bank as one misconception does is left out: the simpler explanation stands
    for it.

    What no question tells apart beyond that is kept, and is never reported both: equal answers leave the
    odds between two hypotheses as they were, so of two misconceptions that answer alike at most one can be
    more likely than not. Of two pairs that answer alike, what they have in common can be said, and no more.
    """

    def __init__(self, bank: Iterable[Question]) -> None:
        self.bank = tuple(dict.fromkeys(bank))
        answers = [answers_of(question, PAIRS) for question in self.bank]
        right = [right_of(question) for question in self.bank]
        self.all: tuple[Hypothesis, ...] = (*SINGLE, *find_pairs(answers, right))
        self._predictions = {
            question: self._predict(question, given)
            for question, given in zip(self.bank, answers, strict=True)
        }
        self._others = lru_cache(maxsize=4096)(self._predict)

    @cached_property
    def number(self) -> MappingProxyType[Hypothesis, int]:
        """The place of each hypothesis in `all`."""
        return MappingProxyType({hypothesis: number for number, hypothesis in enumerate(self.all)})

    @cached_property
    def pairs(self) -> tuple[Hypothesis, ...]:
        """The hypotheses of two misconceptions at once."""
        return self.all[len(SINGLE) :]

    @cached_property
    def holding(self) -> MappingProxyType[str, tuple[int, ...]]:
        """By misconception, the places of the hypotheses that it is part of, alone first."""
        return MappingProxyType(
            {id: tuple(n for n, held in enumerate(self.all) if id in held) for id in MINDS}
        )

    @cached_property
    def _parts(self) -> tuple[tuple[int, ...], ...]:
        return tuple(self.holding.values())

    def predict(self, question: Question) -> Prediction:
        """What each hypothesis answers; worked out once for a question."""
        return self._predictions.get(question) or self._others(question)

    def _predict(self, question: Question, given: Answers | None = None) -> Prediction:
        found = given or answers_of(question, self.pairs)
        numbered = {self.number[one]: gives for one, gives in found.items() if one in self.number}
        return Prediction.of(question, right_of(question), numbered, len(self.all), self._parts)
