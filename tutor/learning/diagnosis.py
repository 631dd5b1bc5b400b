"""Which misconceptions explain a learner's answers so far."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from operator import mul
from typing import NamedTuple

from tutor.content.answers import Answer
from tutor.content.question import Question
from tutor.learning.hypotheses import Hypotheses
from tutor.learning.pairs import SOUND, Hypothesis
from tutor.learning.prediction import Gives, Prediction, plain
from tutor.learning.priors import (
    CHANGED,
    CLEARED_AT,
    MATCHES,
    RIGHTS,
    SETTLED_AT,
    SOUND_AT,
    SPOKEN_AT,
    priors,
)


class Given(NamedTuple):
    """A learner's answer to a question."""

    question: Question
    answer: Answer
    hint: bool = False
    """Whether a hint was opened before."""
    later: bool = False
    """Whether it is the first one of another sitting than the answer before."""

    @property
    def right(self) -> bool:
        """Whether it is by the rules."""
        return self.question.is_right(self.answer)


class Evidence(NamedTuple):
    """What speaks for a misconception: `3 of 4 times`."""

    id: str
    probability: float
    exposed: tuple[Given, ...]
    """The answers to questions at which it makes a difference, in their order."""
    matched: tuple[Given, ...]
    """Those of them that are what it answers."""
    right: tuple[Given, ...]
    """Those of them that are right."""

    @property
    def may_be_spoken(self) -> bool:
        """Whether it is sure enough to be named; before that, silence."""
        positions = {given.question.position for given in self.matched}
        return self.probability >= SPOKEN_AT and len(positions) >= MATCHES

    @property
    def cleared(self) -> bool:
        """Whether it can be ruled out by questions that would have exposed it."""
        return self.probability <= CLEARED_AT and len({given.question for given in self.right}) >= RIGHTS


@dataclass(frozen=True)
class Diagnosis:
    """
    How likely each hypothesis is after the answers of a learner, in the order in which they were given.

    A misconception is as likely as all hypotheses that it is part of are together: alone, or with another.
    """

    hypotheses: Hypotheses
    prior: tuple[float, ...]
    posterior: tuple[float, ...]
    answers: tuple[Given, ...] = ()

    @classmethod
    def start(cls, hypotheses: Hypotheses, games: Collection[str] = ()) -> Diagnosis:
        """What is to be thought of somebody who plays these *games*, before the first answer."""
        prior = priors(hypotheses.all, games)
        return cls(hypotheses, prior, prior)

    def after(self, given: Given) -> Diagnosis:
        """The diagnosis with one answer more."""
        before = self.later() if given.later else self
        posterior = _updated(before.posterior, self.hypotheses.predict(given.question), given)
        return replace(self, posterior=posterior, answers=(*self.answers, given))

    def later(self) -> Diagnosis:
        """What is still to be thought when the learner comes back: he may have changed his mind."""
        posterior = tuple(
            (1 - CHANGED) * now + CHANGED * first
            for now, first in zip(self.posterior, self.prior, strict=True)
        )
        return replace(self, posterior=posterior)

    @cached_property
    def held(self) -> tuple[float, ...]:
        """How likely each misconception is, alone or with another; in the catalogue's order."""
        at = self.posterior.__getitem__
        return tuple(sum(map(at, numbers)) for numbers in self.hypotheses.holding.values())

    @property
    def probabilities(self) -> dict[str, float]:
        """How likely each misconception is, by its id."""
        return dict(zip(self.hypotheses.holding, self.held, strict=True))

    @property
    def sound(self) -> float:
        """How likely it is that the learner holds no misconception."""
        return self.posterior[self.hypotheses.number[SOUND]]

    @cached_property
    def leading(self) -> Hypothesis:
        """The most likely hypothesis."""
        best = max(range(len(self.posterior)), key=self.posterior.__getitem__)
        return self.hypotheses.all[best]

    def evidence(self, id: str) -> Evidence:
        """
        What speaks for a misconception and against it.

        It is looked at alone, or as part of the leading hypothesis if that holds it: its answers are those
        that are given where the rest, the other misconception or none, would answer otherwise.
        """
        holds = self.leading if id in self.leading else (id,)
        number = self.hypotheses.number[holds]
        rest = tuple(other for other in holds if other != id)
        without = self.hypotheses.number[rest]
        exposed, matched, right = [], [], []
        for given in self.answers:
            answer = plain(given.question, given.answer)
            prediction = self.hypotheses.predict(given.question)
            gives, others = prediction.given_by(number), prediction.given_by(without)
            if not _makes_a_difference(gives, others, answer):
                continue
            exposed.append(given)
            if given.right:
                right.append(given)
            elif gives is not None and answer in gives:
                matched.append(given)
        return Evidence(id, self.probabilities[id], tuple(exposed), tuple(matched), tuple(right))

    @cached_property
    def spoken(self) -> tuple[Evidence, ...]:
        """The misconceptions that may be named, the most likely first."""
        likely = [id for id, chance in self.probabilities.items() if chance >= SPOKEN_AT]
        found = [evidence for id in likely if (evidence := self.evidence(id)).may_be_spoken]
        return tuple(sorted(found, key=lambda evidence: -evidence.probability))

    @property
    def settled(self) -> bool:
        """Whether no more questions are needed: the leading hypothesis is sure, and all of it is spoken."""
        certainty = self.posterior[self.hypotheses.number[self.leading]]
        if certainty < (SETTLED_AT if self.leading else SOUND_AT):
            return False
        return {evidence.id for evidence in self.spoken} == set(self.leading)

    @cached_property
    def cleared(self) -> tuple[str, ...]:
        """The misconceptions that the answers rule out, held once or not."""
        unlikely = [id for id, chance in self.probabilities.items() if chance <= CLEARED_AT]
        return tuple(id for id in unlikely if self.evidence(id).cleared)


def diagnose(hypotheses: Hypotheses, answers: Iterable[Given], games: Collection[str] = ()) -> Diagnosis:
    """The diagnosis of a sequence of answers."""
    diagnosis = Diagnosis.start(hypotheses, games)
    for given in answers:
        diagnosis = diagnosis.after(given)
    return diagnosis


def _makes_a_difference(gives: Gives | None, others: Gives | None, answer: Answer) -> bool:
    """Whether somebody who gives these answers could not have given the others, or did not."""
    if gives is None or others is None or gives == others:
        return False
    return gives.isdisjoint(others) or (answer in gives) != (answer in others)


def _updated(probabilities: Sequence[float], prediction: Prediction, given: Given) -> tuple[float, ...]:
    """Bayes' rule; what predicts nothing stays as likely as it was."""
    likelihoods = prediction.likelihoods(given.answer, hint=given.hint)
    weights = [0.0] * len(likelihoods)
    for now, group in zip(probabilities, prediction.group, strict=True):
        weights[group] += now
    found = [(w, chance) for w, chance in zip(weights, likelihoods, strict=True) if chance is not None]
    telling, expected = sum(weight for weight, _ in found), sum(weight * chance for weight, chance in found)
    if not expected:
        return tuple(probabilities)
    factors = [1.0 if chance is None else chance * telling / expected for chance in likelihoods]
    return tuple(map(mul, probabilities, map(factors.__getitem__, prediction.group)))
