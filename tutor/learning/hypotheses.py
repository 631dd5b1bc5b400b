"""What a learner may believe: the rules as they are, one misconception, or two at once."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property, lru_cache
from itertools import combinations
from types import MappingProxyType
from typing import cast

from tutor.content.question import Question
from tutor.learning.prediction import Gives, Prediction, gives_of
from tutor.minds import MINDS, Mind
from tutor.rules import RuleSet

Hypothesis = tuple[str, ...]
"""The ids of the misconceptions held, in alphabetical order: none, one or two."""

SOUND: Hypothesis = ()
"""The hypothesis that somebody plays by the rules."""


@lru_cache(maxsize=4096)
def composed(hypothesis: Hypothesis) -> type[Mind]:
    """
    Somebody who holds both misconceptions of a pair.

    Their classes are put together in alphabetical order of ids; what both decide, the first decides with
    what the second makes of it.
    """
    parts = tuple(MINDS[id] for id in hypothesis)
    return cast(type[Mind], type("And".join(part.__name__ for part in parts), parts, {}))


@lru_cache(maxsize=4096)
def _seated(hypothesis: Hypothesis, rules: RuleSet) -> Mind:
    return composed(hypothesis)(rules)


def composable(one: str, other: str) -> bool:
    """Whether both can be held at once: a belief that contains the other makes no pair with it."""
    return not (issubclass(MINDS[one], MINDS[other]) or issubclass(MINDS[other], MINDS[one]))


def answers_of(question: Question, pairs: Iterable[Hypothesis]) -> dict[Hypothesis, Gives | None]:
    """
    What everybody gives who does not answer by the rules, be it the right answer all the same.

    A misconception that does not err on this kind of question, alone or in a pair, answers rightly, and is
    left out; so a pair is composed only where both parts err.
    """
    rules, kind = question.rules, question.position.subject
    given: dict[Hypothesis, Gives | None] = {(mind.id,): gives_of(question, mind) for mind in question.minds}
    for pair in pairs:
        erring = tuple(id for id in pair if kind in MINDS[id].kinds)
        if len(erring) > 1:
            given[pair] = gives_of(question, _seated(pair, rules))
        elif erring:
            given[pair] = given[erring]
    return given


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

    def __init__(self, bank: Sequence[Question]) -> None:
        self.all: tuple[Hypothesis, ...] = (SOUND, *((id,) for id in MINDS), *find_pairs(bank))
        self._predictions = lru_cache(maxsize=4096)(self._predict)

    @cached_property
    def number(self) -> MappingProxyType[Hypothesis, int]:
        """The place of each hypothesis in `all`."""
        return MappingProxyType({hypothesis: number for number, hypothesis in enumerate(self.all)})

    @cached_property
    def pairs(self) -> tuple[Hypothesis, ...]:
        """The hypotheses of two misconceptions at once."""
        return tuple(hypothesis for hypothesis in self.all if len(hypothesis) > 1)

    @cached_property
    def holding(self) -> MappingProxyType[str, tuple[int, ...]]:
        """By misconception, the places of the hypotheses that it is part of."""
        return MappingProxyType(
            {id: tuple(n for n, held in enumerate(self.all) if id in held) for id in MINDS}
        )

    def predict(self, question: Question) -> Prediction:
        """What each hypothesis answers; worked out once for a question."""
        return self._predictions(question)

    def _predict(self, question: Question) -> Prediction:
        given = answers_of(question, self.pairs)
        right = right_of(question)
        return Prediction.of(question, right, [given.get(one, right) for one in self.all])


def right_of(question: Question) -> Gives:
    """What somebody gives who plays by the rules."""
    right = gives_of(question, question.rulebook)
    if right is None:
        raise ValueError("the right answer to a question is not offered")
    return right


Answers = dict[int, Gives | None]
"""What somebody answers to the questions of a bank that he does not answer rightly, by their numbers."""


def find_pairs(bank: Sequence[Question]) -> tuple[Hypothesis, ...]:
    """The pairs that no single hypothesis explains, see `Hypotheses`."""
    candidates = [pair for pair in combinations(sorted(MINDS), 2) if composable(*pair)]
    right = [right_of(question) for question in bank]
    answers = answers_to(bank, right, candidates)
    single: list[Hypothesis] = [SOUND, *((id,) for id in MINDS)]
    return tuple(
        pair for pair in candidates if all(_differ(answers[pair], answers[one], right) for one in single)
    )


def answers_to(
    bank: Sequence[Question], right: Sequence[Gives], pairs: Iterable[Hypothesis]
) -> dict[Hypothesis, Answers]:
    """What each hypothesis answers over the bank."""
    pairs = list(pairs)
    answers: dict[Hypothesis, Answers] = {one: {} for one in (SOUND, *((id,) for id in MINDS), *pairs)}
    for number, question in enumerate(bank):
        for one, gives in answers_of(question, pairs).items():
            if gives != right[number]:
                answers[one][number] = gives
    return answers


def _differ(one: Answers, other: Answers, right: Sequence[Gives]) -> bool:
    """Whether some question is answered differently; no answer differs from none."""
    for number in one.keys() | other.keys():
        here, there = one.get(number, right[number]), other.get(number, right[number])
        if here is not None and there is not None and here != there:
            return True
    return False
