"""The answer sheet: what a learner can choose, and how."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tutor.content.answers import NONE, AnswerForm
from tutor.content.question import Question
from tutor.rules import Card, GrammarError, Seat, Suit
from tutor.web.faces import Face, Sign, face_of, sign_of
from tutor.web.words import Words

_CONTROLS = {
    AnswerForm.CARDS: "checkbox",
    AnswerForm.CARD_ORDER: "order",
    AnswerForm.CARD: "radio",
    AnswerForm.SUIT: "radio",
    AnswerForm.SEAT: "radio",
}


class Choice(NamedTuple):
    """One thing to choose: its word in the grammar of answers, and how it is shown."""

    word: str
    name: str
    face: Face | None = None
    sign: Sign | None = None


class Sheet(NamedTuple):
    """The controls that an answer is given with."""

    form: AnswerForm
    control: str
    """`checkbox`, `radio`, or `order`: one list of cards for each place."""
    legend: str
    choices: list[Choice]
    chosen: tuple[str, ...]
    """What stays chosen when the form is shown again; in an order one word a place, which may be empty."""


def sheet_of(question: Question, words: Words, chosen: Sequence[str] = ()) -> Sheet:
    """The answer sheet of a question; *chosen* are the words of an answer that did not do."""
    position = question.position
    form = position.form
    choices = [choice_of(form, word, words) for word in position.choices(question.rulebook)]
    if position.allows_none:
        choices.append(Choice(NONE, words.text("answer-no-card")))
    return Sheet(form, _CONTROLS[form], _legend(question, words), choices, tuple(chosen))


def _legend(question: Question, words: Words) -> str:
    match question.position.form:
        case AnswerForm.CARDS:
            return words.text("your-hand")
        case AnswerForm.CARD_ORDER:
            return words.text("order-legend")
    return words.text("your-answer")


def choice_of(form: AnswerForm, word: str, words: Words) -> Choice:
    """One choice of a form, with its name in the page's language."""
    match form:
        case AnswerForm.SUIT:
            sign = sign_of(Suit(word), words.lang)
            return Choice(word, sign.name, sign=sign)
        case AnswerForm.SEAT:
            return Choice(word, words.seat(Seat(word)))
    face = face_of(Card.parse(word), words.lang)
    return Choice(word, face.name, face=face)


def complete_answer(question: Question, fields: Sequence[str]) -> list[str]:
    """
    The words of a form that was filled in.

    Raises:
        GrammarError: `order-incomplete` where some places of an order are still empty, not all.
    """
    given = [field for field in fields if field.strip()]
    if question.position.form is AnswerForm.CARD_ORDER and 0 < len(given) < len(fields):
        raise GrammarError("order-incomplete", " ".join(given))
    return given
