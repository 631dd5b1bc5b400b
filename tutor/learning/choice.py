"""Which question tells most next."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import log2

from tutor.content.question import Question
from tutor.learning.diagnosis import Diagnosis
from tutor.learning.prediction import Gives, Prediction, chances


def information(prediction: Prediction, diagnosis: Diagnosis) -> float:
    """
    How many bits the answer to a question is expected to tell about the hypotheses.

    That is how uncertain the answer is, less how uncertain it would be if the learner's belief were known.
    """
    weights = prediction.weights(diagnosis.posterior, diagnosis.held)
    groups = [(w, g) for w, g in zip(weights, prediction.gives, strict=True) if g is not None and w > 0]
    telling = sum(weight for weight, _ in groups)
    if len(groups) < 2 or telling <= 0:
        return 0.0
    space = prediction.space
    known = sum(weight * _noise(len(gives), space) for weight, gives in groups) / telling
    return telling * (_uncertainty(groups, telling, space) - known)


def _uncertainty(groups: list[tuple[float, Gives]], telling: float, space: int) -> float:
    """The entropy of the answer to be expected, in bits."""
    expected: dict[object, float] = {}
    slips = 0.0
    for weight, gives in groups:
        chance, other = chances(len(gives), space)
        slips += weight * other
        for answer in gives:
            expected[answer] = expected.get(answer, 0.0) + weight * (chance - other)
    found = [(slips + chance) / telling for chance in expected.values()]
    rest = space - len(found)
    return sum(map(_bits, found)) + rest * _bits(slips / telling)


def _bits(chance: float) -> float:
    return -chance * log2(chance) if chance > 0 else 0.0


@lru_cache(maxsize=1024)
def _noise(gives: int, space: int) -> float:
    """The entropy of an answer whose giver's belief is known."""
    chance, other = chances(gives, space)
    return gives * _bits(chance) + (space - gives) * _bits(other)


def next_question(diagnosis: Diagnosis, candidates: Iterable[Question]) -> Question | None:
    """
    The candidate whose answer is expected to tell most; of equals the first, and none that was asked before.

    None where no candidate tells anything.
    """
    asked = {given.question for given in diagnosis.answers}
    best, most = None, 0.0
    for question in candidates:
        if question in asked:
            continue
        prediction = diagnosis.hypotheses.predict(question)
        if not prediction.tells:
            continue
        bits = information(prediction, diagnosis)
        if bits > most:
            best, most = question, bits
    return best
