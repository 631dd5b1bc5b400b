"""A position in one line of words, for search engines and chats; the answer is not in it."""

from __future__ import annotations

from collections.abc import Iterable

from tutor.content.question import Question
from tutor.content.speech import prompt
from tutor.rules import Card, Stage, Trick
from tutor.web.words import Words, card_name


def describe(question: Question, words: Words) -> str:
    """
    The question with its cards, as they would be read out to a player who can't see the table.

    The tricks before are left out: one line has no room for them.
    """
    position, lang = question.position, words.lang
    open_trick = position.stage is Stage.LEARNER_NEXT
    asked = [card for _, card in position.cards_asked_about()]
    parts = [
        prompt(question, lang).text,
        *(
            _labelled(words.seat(seat), _names(cards, lang), words)
            for seat, cards in position.hands_in_play().items()
        ),
        _labelled(
            words.text("the-trick-so-far" if open_trick else "the-trick"),
            _played(position.table(question.rulebook), words),
            words,
        ),
        _labelled(words.text("card-asked"), _names(asked, lang), words),
        _labelled(words.text("your-hand"), _names(position.hand or (), lang), words),
    ]
    return " ".join(part for part in parts if part)


def _played(trick: Trick, words: Words) -> list[str]:
    return [f"{words.seat(seat)} {card_name(str(card), words.lang)}" for seat, card in trick.plays()]


def _names(cards: Iterable[Card], lang: str) -> list[str]:
    return [card_name(str(card), lang) for card in cards]


def _labelled(label: str, things: list[str], words: Words) -> str:
    return words.text("described", label=label, things=", ".join(things)) if things else ""
