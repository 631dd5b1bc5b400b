"""The answer sheet: what a learner can choose, and how."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby, pairwise
from typing import NamedTuple

from tutor.content.answers import NONE, AnswerForm
from tutor.content.question import Question
from tutor.content.speech import say_code
from tutor.content.spoken import say_call, say_number, say_place, say_winner
from tutor.rules import Card, GrammarError, Seat, Suit
from tutor.web.faces import Face, Sign, face_of, sign_of
from tutor.web.words import Words

_NONE = {
    **dict.fromkeys((AnswerForm.SEAT, AnswerForm.SEATS), "answer-nobody"),
    AnswerForm.TRICK_AND_SEAT: "answer-no-revoke",
    AnswerForm.CALLS: "answer-no-call",
}
"""What *none* is called, where it is no card."""


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
    """`checkbox` where several may be chosen, else `radio`."""
    legend: str
    choices: list[Choice]
    chosen: tuple[str, ...]
    """What stays chosen when the form is shown again; in an order, the cards that have their places."""

    @property
    def on_felt(self) -> bool:
        """Whether what is chosen lies on the table."""
        return self.form.takes_cards or self.form in (AnswerForm.CARD, AnswerForm.TRICK_AND_SEAT)

    @property
    def tricks(self) -> list[list[Choice]]:
        """The played cards to choose from, trick by trick."""
        cards = [choice for choice in self.choices if choice.face]
        return [list(trick) for _, trick in groupby(cards, lambda choice: choice.word.split()[0])]

    @property
    def numbers(self) -> list[Choice]:
        """The numbers to choose from, where it is one of a few."""
        return [choice for choice in self.choices if choice.word.removeprefix("-").isdigit()]

    @property
    def amounts(self) -> list[str]:
        """The points that were chosen, field by field; empty where one was left so."""
        return [word for word in self.chosen if word not in ("makers", "defenders", "both")]

    def starting(self, *words: str) -> list[Choice]:
        """The choices whose first word is one of these."""
        return [choice for choice in self.choices if choice.word.split()[0] in words]


def sheet_of(question: Question, words: Words, chosen: Sequence[str] = ()) -> Sheet:
    """The answer sheet of a question; *chosen* are the words of an answer that did not do."""
    position = question.position
    form = position.form
    choices = [choice_of(question, word, words) for word in question.choices]
    if position.allows_none:
        choices.append(Choice(NONE, none_of(form, words)))
    control = "checkbox" if form.is_set and not position.any_of else "radio"
    return Sheet(form, control, _legend(question, words), choices, tuple(chosen))


def none_of(form: AnswerForm, words: Words) -> str:
    """The choice that means none: *Nobody*, *No card*."""
    return words.text(_NONE.get(form, "answer-no-card"))


def _legend(question: Question, words: Words) -> str:
    match question.position.form:
        case AnswerForm.CARDS:
            return words.text("your-hand")
        case AnswerForm.CARD_ORDER:
            return words.text("order-legend")
    return words.text("your-answer")


def choice_of(question: Question, word: str, words: Words) -> Choice:
    """One choice of a question, with its name in the page's language."""
    position, lang = question.position, words.lang
    match position.form:
        case AnswerForm.SUIT:
            sign = sign_of(Suit(word), lang)
            return Choice(word, sign.name, sign=sign)
        case AnswerForm.SEAT | AnswerForm.SEATS:
            return Choice(word, words.seat(Seat(word)))
        case AnswerForm.CALLS:
            return Choice(word, say_call(word, lang, by_dealer=question.asks_dealer))
        case AnswerForm.TRICK_AND_SEAT:
            return _played(question, word, words)
        case AnswerForm.POINTS:
            return Choice(word, _scored(word, words))
        case AnswerForm.NUMBER:
            return Choice(word, word)
        case AnswerForm.CODE:
            return Choice(word, say_code(question, word, lang).text)
    face = face_of(Card.parse(word), lang)
    return Choice(word, face.name, face=face)


def _played(question: Question, word: str, words: Words) -> Choice:
    number, seat = word.split()
    trick = question.position.all_tricks(question.rulebook)[int(number) - 1]
    card = trick.cards[trick.seats.index(Seat(seat))]
    return Choice(word, say_place((number, seat), words.lang), face=face_of(card, words.lang))


def _scored(word: str, words: Words) -> str:
    """A part of a score: a side, a number, who wins with it, a slam, points carried over."""
    first, *rest = word.split()
    if first.removeprefix("-").isdigit():
        return say_number(first)
    match first:
        case "wins":
            return say_winner(rest[0], words.lang)
        case "slam":
            return words.text("points-slam")
        case "carry":
            return words.text("points-carry", n=int(rest[0]))
    return words.text(f"side-{first}")


def complete_answer(question: Question, fields: Sequence[str], *, posted: bool) -> list[str]:
    """
    The words of a form that was filled in.

    Raises:
        GrammarError: `order-incomplete` where some cards of an order have no place yet, not all;
            `points-incomplete` where a score lacks whose it is, or how much.
    """
    given = [field for field in fields if field.strip()]
    form, words = question.position.form, " ".join(given).replace(",", " ").split()
    if posted and form is AnswerForm.CARD_ORDER and 0 < len(words) < len(question.choices):
        raise GrammarError("order-incomplete", " ".join(given))
    if posted and form is AnswerForm.POINTS and words and _lacks_points(words):
        raise GrammarError("points-incomplete", " ".join(given))
    return given


def _lacks_points(words: Sequence[str]) -> bool:
    """Whether the field for a side or for its points was left empty; the others may be."""
    named = [
        word
        for before, word in pairwise(["", *words])
        if word not in ("wins", "slam", "carry") and before not in ("wins", "carry")
    ]
    return len(named) < (3 if "both" in named else 2)
