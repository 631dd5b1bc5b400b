"""A position in one line of words, for search engines and chats; the answer is not in it."""

from __future__ import annotations

from collections.abc import Iterable

from tutor.content.question import Question
from tutor.content.speech import prompt
from tutor.rules import Card, Stage
from tutor.web.words import Words, card_name


def describe(question: Question, words: Words) -> str:
    """The question with all its cards, as they would be read out to a player who can't see the table."""
    position, lang = question.position, words.lang
    table = [
        f"{words.seat(seat)} {card_name(str(card), lang)}"
        for seat, card in position.table(question.rulebook).plays()
    ]
    open_trick = position.stage is Stage.LEARNER_NEXT
    parts = [
        prompt(question, lang).text,
        _labelled("the-trick-so-far" if open_trick else "the-trick", table, words),
        _labelled("card-asked", _names((card for _, card in position.cards_asked_about()), lang), words),
        _labelled("your-hand", _names(position.hand or (), lang), words),
    ]
    return " ".join(part for part in parts if part)


def _names(cards: Iterable[Card], lang: str) -> list[str]:
    return [card_name(str(card), lang) for card in cards]


def _labelled(message: str, things: list[str], words: Words) -> str:
    return words.text("described", label=words.text(message), things=", ".join(things)) if things else ""
