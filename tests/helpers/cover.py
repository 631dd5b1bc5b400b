"""A small set of questions that exposes every misconception and tells every two hypotheses apart."""

from __future__ import annotations

from collections.abc import Sequence

from tutor.learning.prediction import Prediction

Rows = list[int]
"""For each hypothesis, the set of those that it is told apart from, as bits."""


def told_apart(prediction: Prediction) -> Rows:
    """What one question tells apart: those that answer otherwise; no answer is told from nothing."""
    sets = [0] * len(prediction.gives)
    for number, group in enumerate(prediction.group):
        sets[group] |= 1 << number
    answering = sum(bits for bits, gives in zip(sets, prediction.gives, strict=True) if gives is not None)
    rows = [answering ^ bits if gives else 0 for bits, gives in zip(sets, prediction.gives, strict=True)]
    return [rows[group] for group in prediction.group]


def union(rows: Sequence[Rows]) -> Rows:
    """What several questions tell apart."""
    covered = [0] * len(rows[0])
    for one in rows:
        covered = [known | new for known, new in zip(covered, one, strict=True)]
    return covered


def small_cover(predictions: Sequence[Prediction]) -> list[int]:
    """
    The numbers of a few questions that tell apart all that the whole lot does: greedily, without idle ones.

    Who is told from the sound hypothesis is exposed, so that needs no counting of its own.
    """
    rows = [told_apart(prediction) for prediction in predictions]
    aim, covered = union(rows), [0] * len(rows[0])
    chosen: list[int] = []
    while covered != aim:
        gains = [
            sum((new & ~known).bit_count() for known, new in zip(covered, one, strict=True)) for one in rows
        ]
        chosen.append(max(range(len(rows)), key=gains.__getitem__))
        covered = union([covered, rows[chosen[-1]]])
    for number in tuple(chosen):
        rest = [rows[other] for other in chosen if other != number]
        if rest and union(rest) == aim:
            chosen.remove(number)
    return chosen
