"""An answer judged, for a template: each card with its mark, each reason said once, the likely mistake."""

from __future__ import annotations

from typing import NamedTuple

from tutor.content.answers import Answer, AnswerForm
from tutor.content.grading import Grade
from tutor.content.puzzles import Puzzle
from tutor.content.question import Question
from tutor.content.speech import Explanation, explain, group, say_here
from tutor.content.spoken import say_item, spoken
from tutor.language import Line
from tutor.rules import Card
from tutor.web.faces import Face, Faces
from tutor.web.sheets import choice_of, none_of
from tutor.web.words import Words, capital


class Marked(NamedTuple):
    """A card, a seat, ... with what is to be said of its being chosen or not."""

    name: str
    face: Face | None
    """How it looks, where it is a card."""
    verdict: str
    """`right`, `wrong`, `missed`, `left`; empty where it was no choice."""
    mark: Line | None


class Reasoned(NamedTuple):
    """Cards, seats, ... with the reason that holds for all of them."""

    cards: list[Marked]
    reason: Line


class Result(NamedTuple):
    """What the result page shows."""

    correct: bool
    look: str
    """`right`, `partly` or `not-yet`."""
    given: str | None
    """The answer in words, where the cards do not show it."""
    cards: list[Marked]
    """The hand that was chosen from, or the order that was given; empty where one thing was asked for."""
    reasons: list[Reasoned]
    explanation: Explanation
    plays: dict[str, Marked]
    """Cards in the tricks that something is said of, by the answer that names each of them."""


def result_of(
    question: Question, found: Grade, words: Words, faces: Faces, puzzle: Puzzle | None = None
) -> Result:
    """The result of a graded answer, in words."""
    marks = _Marks(question, found, words, faces)
    explanation = explain(question, found, words.lang, puzzle)
    groups = [
        Reasoned([marks.of(card) for card in one.items], say_here(question, one.reason, words.lang))
        # By the reason alone: a sentence is said once, and each of its cards bears its own mark.
        for one in group(verdict._replace(verdict="") for verdict in found.verdicts)
    ]
    return Result(
        found.correct,
        "right" if found.correct else "partly" if found.partly else "not-yet",
        _named(question, found.given, words),
        [marks.of(card) for card in _shown(question, found.given)],
        [one for one in groups if one.reason not in explanation.opening],
        explanation,
        {str(one.item): marks.of(one.item) for one in found.verdicts} if _asks_for_a_play(question) else {},
    )


def _asks_for_a_play(question: Question) -> bool:
    return question.position.form is AnswerForm.TRICK_AND_SEAT


def verdicts_of(question: Question, found: Grade) -> dict[Card, str]:
    """Each card with its verdict; a suit is chosen, not the card it is asked of, so that card has none."""
    if question.position.form is AnswerForm.SUIT:
        return {}
    return {one.item: one.verdict for one in found.verdicts if isinstance(one.item, Card)}


def _shown(question: Question, given: Answer) -> list[Card]:
    match question.position.form:
        case AnswerForm.CARDS:
            offered = question.choices
            return [Card.parse(word) for word in dict.fromkeys((*offered, *given))]
        case AnswerForm.CARD_ORDER:
            return [Card.parse(word) for word in given]
    return []


def _named(question: Question, given: Answer, words: Words) -> str | None:
    form = question.position.form
    if not given:
        return none_of(form, words)
    if form.takes_cards:
        return None
    if form.takes_several:
        return capital(spoken(form, given, words.lang, by_dealer=question.asks_dealer))
    return choice_of(question, given[0], words).name


class _Marks:
    def __init__(self, question: Question, found: Grade, words: Words, faces: Faces) -> None:
        self.question, self.words, self.faces = question, words, faces
        self.form = question.position.form
        # Of several right cards one was to be chosen, so none is missing.
        self.told_of = "any-of" if question.position.any_of else str(self.form)
        self.offered = question.choices
        self.verdicts: dict[Card | str, str] = {}
        shown = verdicts_of(question, found)
        for one in found.verdicts:
            if isinstance(one.item, str) or one.item in shown:
                self.verdicts[one.item] = one.verdict

    def of(self, item: Card | str) -> Marked:
        verdict = self.verdicts.get(item, "")
        mark = self.words.line(f"mark-{verdict}", form=self.told_of) if verdict else None
        if isinstance(item, Card):
            face = self.faces(item)
            return Marked(face.name, face, verdict, mark)
        # The sentence of a reason follows anyway.
        name = "" if self.form is AnswerForm.CODE else capital(self._said(item))
        return Marked(name, self._played(item), verdict, mark)

    def _said(self, item: str) -> str:
        return say_item(self.form, item, self.words.lang, by_dealer=self.question.asks_dealer)

    def _played(self, item: str) -> Face | None:
        """The card, where the answer names one by who played it and when."""
        if not _asks_for_a_play(self.question) or item not in self.offered:
            return None
        return choice_of(self.question, item, self.words).face
