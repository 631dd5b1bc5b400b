"""An answer judged, for a template: each card with its mark, each reason said once, the likely mistake."""

from __future__ import annotations

from typing import NamedTuple

from tutor.content.answers import Answer, AnswerForm
from tutor.content.grading import Grade, grade
from tutor.content.puzzles import Puzzle
from tutor.content.question import Question
from tutor.content.speech import Explanation, explain, group, say
from tutor.language import Line
from tutor.rules import Card
from tutor.web.faces import Face, face_of
from tutor.web.sheets import choice_of
from tutor.web.words import Words


class Marked(NamedTuple):
    """A card with what is to be said of its being chosen or not."""

    face: Face
    verdict: str
    """`right`, `wrong`, `missed`, `left`; empty where the card was no choice."""
    mark: Line | None


class Reasoned(NamedTuple):
    """Cards with the reason that holds for all of them."""

    cards: list[Marked]
    reason: Line


class Result(NamedTuple):
    """What the result page shows."""

    correct: bool
    given: str | None
    """The answer in words, where the cards do not show it."""
    cards: list[Marked]
    """The hand that was chosen from, or the order that was given; empty where one thing was asked for."""
    reasons: list[Reasoned]
    explanation: Explanation


def judge_answer(question: Question, given: Answer, puzzle: Puzzle | None = None) -> Grade:
    """The grade of an answer; a puzzle's traps come first among the misconceptions."""
    return grade(question, given, puzzle.keys.traps if puzzle else ())


def result_of(question: Question, given: Answer, words: Words, puzzle: Puzzle | None = None) -> Result:
    """The result of an answer, in words."""
    found = judge_answer(question, given, puzzle)
    form, lang = question.position.form, words.lang
    marks = _Marks(form, {verdict.card: verdict.verdict for verdict in found.verdicts}, words)
    explanation = explain(question, found, lang, puzzle)
    groups = [
        Reasoned([marks.of(card) for card in one.cards], say(one.reason, lang))
        # By the reason alone: a sentence is said once, and each of its cards bears its own mark.
        for one in group(verdict._replace(verdict="") for verdict in found.verdicts)
    ]
    return Result(
        found.correct,
        _named(form, given, words),
        [marks.of(card) for card in _shown(question, given)],
        [one for one in groups if one.reason not in explanation.opening],
        explanation,
    )


def _shown(question: Question, given: Answer) -> list[Card]:
    match question.position.form:
        case AnswerForm.CARDS:
            offered = question.position.choices(question.rulebook)
            return [Card.parse(word) for word in dict.fromkeys((*offered, *given))]
        case AnswerForm.CARD_ORDER:
            return [Card.parse(word) for word in given]
    return []


def _named(form: AnswerForm, given: Answer, words: Words) -> str | None:
    if not given:
        return words.text("answer-no-card")
    return None if form.takes_several else choice_of(form, given[0], words).name


class _Marks:
    def __init__(self, form: AnswerForm, verdicts: dict[Card, str], words: Words) -> None:
        self.form, self.verdicts, self.words = form, verdicts, words

    def of(self, card: Card) -> Marked:
        """A suit is chosen, not the card it is asked of, so that card has no mark."""
        verdict = "" if self.form is AnswerForm.SUIT else self.verdicts.get(card, "")
        mark = self.words.line(f"mark-{verdict}", form=self.form) if verdict else None
        return Marked(face_of(card, self.words.lang), verdict, mark)
