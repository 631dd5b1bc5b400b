"""The position as it lies on the table, for a template."""

from __future__ import annotations

from typing import NamedTuple

from tutor.content.answers import AnswerForm
from tutor.content.fields import WrittenTrick
from tutor.content.question import Question
from tutor.language import Line
from tutor.rules import Stage, Trick
from tutor.web.faces import Face, face_of
from tutor.web.facts import facts_of, house_rules
from tutor.web.words import Words


class Played(NamedTuple):
    """A card and the name of the seat that played it."""

    seat: str
    face: Face


class Table(NamedTuple):
    """What lies on the table, without the answer form."""

    facts: list[Line]
    variant: str | None
    """The variant's name, where it is not the usual game."""
    rules: list[Line]
    earlier: list[list[Played]]
    trick: list[Played]
    your_turn: bool
    """Whether South is the next to play to the trick."""
    asked: list[Face]
    """The cards that the question is about, where they are not what is chosen from."""
    hand: list[Face]
    """South's cards, where they are not what is chosen from."""


def table_of(question: Question, words: Words) -> Table:
    """The table of a question."""
    position, rulebook, lang = question.position, question.rulebook, words.lang
    offered = set(position.choices(rulebook))
    chosen_from_hand = position.form is AnswerForm.CARDS
    asked = [card for _, card in position.cards_asked_about() if str(card) not in offered]
    return Table(
        facts=facts_of(question, words),
        variant=None if question.variant == "standard" else words.text(f"variant-{question.variant}"),
        rules=house_rules(question, words),
        earlier=[played(_with_seats(question, trick), words) for trick in position.play],
        trick=played(position.table(rulebook), words),
        your_turn=position.stage is Stage.LEARNER_NEXT and bool(position.trick),
        asked=[face_of(card, lang) for card in asked],
        hand=[] if chosen_from_hand else [face_of(card, lang) for card in position.hand or ()],
    )


def played(trick: Trick, words: Words) -> list[Played]:
    """A trick in the order in which it was played."""
    return [Played(words.seat(seat), face_of(card, words.lang)) for seat, card in trick.plays()]


def _with_seats(question: Question, trick: WrittenTrick) -> Trick:
    position, rulebook = question.position, question.rulebook
    out = rulebook.sits_out(position.maker, position.alone)
    return Trick(rulebook.turn_order(trick.leader, out), trick.cards)
