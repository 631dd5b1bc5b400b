"""How many answers a question offers, and so the chance to be right by guessing."""

from __future__ import annotations

from math import factorial

from tutor.content.answers import AnswerForm
from tutor.content.question import Question

TYPED = 100
"""The numbers of two digits, which can be typed where none is offered to choose from."""


def answer_space(question: Question) -> int:
    """
    The number of different answers that can be given with what the question offers.

    >>> from tutor.content.ask import read_ask
    >>> answer_space(read_ask("legal-plays", [("hand", "JD AS 9C QS KC"), ("trump", "H"), ("trick", "E 9H")]))
    31
    """
    position = question.position
    words = question.choices
    none = int(position.allows_none)
    if position.form is AnswerForm.POINTS:
        return _scores(words)
    if position.form is AnswerForm.NUMBER and not words:
        return TYPED
    if position.form is AnswerForm.CARD_ORDER:
        return factorial(len(words))
    if position.form.is_set and not position.any_of:
        # Nothing chosen is no answer; `none` is a choice of its own.
        return (1 << len(words)) - 1 + none
    return len(words) + none


def guess_rate(question: Question) -> float:
    """The chance that whoever chooses blindly is right; where any of several is right, each of them is."""
    right = len(question.computed) or 1 if question.position.any_of else 1
    return right / answer_space(question)


def _scores(words: tuple[str, ...]) -> int:
    """Who scores how much, and where it is asked who wins with it, a slam, points carried over."""
    numbers = sum(word.removeprefix("-").isdigit() for word in words) or TYPED
    sides = sum(word in ("makers", "defenders") for word in words)
    # Nobody's points are nobody's, whichever side is named.
    count = numbers**2 if "both" in words else numbers * sides - (sides - 1) * ("0" in words)
    for ending in ("wins", "slam", "carry"):
        count *= 1 + sum(word.split()[0] == ending for word in words)
    return count
