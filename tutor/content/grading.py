"""One answer graded: right or not, card by card, and which misconceptions give it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tutor.content.answers import Answer
from tutor.content.position import Verdict
from tutor.content.puzzles import Puzzle
from tutor.content.question import Question
from tutor.rules import Card, Reason


class Grade(NamedTuple):
    """What a learner's answer is worth."""

    given: Answer
    correct: bool
    expected: Answer
    verdicts: list[Verdict]
    misconceptions: list[str]
    """The ids of every mind that gives this wrong answer: the puzzle's traps, then the catalogue's order."""
    partly: bool = False
    """Whether the answer is wrong for want of something alone: what was chosen belongs to it."""


def grade(question: Question, given: Answer, traps: Sequence[str] = ()) -> Grade:
    """Grades *given*; *traps* are the misconceptions that the puzzle was made for."""
    correct = question.is_right(given)
    strange = [
        Verdict(card, "wrong", Reason("answer-not-held", card=card)) for card in _strange(question, given)
    ]
    verdicts = [*question.position.verdicts(question.rulebook, given), *strange]
    minds = [] if correct else [mind.id for mind in question.misled(given)]
    misconceptions = sorted(minds, key=lambda id: traps.index(id) if id in traps else len(traps))
    whole_set = question.position.form.is_set and not question.position.any_of
    partly = whole_set and set() < set(given) < set(question.computed)
    return Grade(given, correct, question.computed, verdicts, misconceptions, partly)


def judge_answer(question: Question, given: Answer, puzzle: Puzzle | None = None) -> Grade:
    """The grade of an answer; a puzzle's traps come first among the misconceptions."""
    return grade(question, given, puzzle.keys.traps if puzzle else ())


def _strange(question: Question, given: Answer) -> list[Card]:
    """Cards of an answer that the question does not offer."""
    if not question.position.form.takes_cards:
        return []
    offered = question.choices
    return [Card.parse(word) for word in given if word not in offered]
