"""A position in one line of words, for search engines and chats; the answer is not in it."""

from __future__ import annotations

from collections.abc import Iterable

from tutor.content.question import Question
from tutor.content.speech import prompt
from tutor.content.spoken import addressed
from tutor.language import lexicon
from tutor.rules import Card, Stage, Trick
from tutor.web.facts import facts_of, house_rules
from tutor.web.words import Words, card_name


def describe(question: Question, words: Words) -> str:
    """
    The question with its cards, as they would be read out to a player who can't see the table.

    What else is known stands there only where the learner holds no hand: one line has no room for all of it.
    """
    parts = [prompt(question, words.lang).text, *cards_told(question, words)]
    return " ".join([*parts, *([] if question.position.hand else known_besides(question, words))])


def cards_told(question: Question, words: Words) -> list[str]:
    """The cards of a position, its game if not the usual one, and the house rules, each in a sentence."""
    position, lang = question.position, words.lang
    open_trick = position.stage is Stage.LEARNER_NEXT
    asked = [card for _, card in position.cards_asked_about()]
    parts = [
        *(
            _labelled(words.seat(seat), _signs(cards, lang), words)
            for seat, cards in position.hands_in_play().items()
        ),
        _labelled(
            words.text("the-trick-so-far" if open_trick else "the-trick"),
            _played(position.table(question.rulebook), words),
            words,
        ),
        _labelled(words.text("card-asked", n=len(asked)), _names(asked, lang), words),
        _labelled(words.text("your-hand"), _names(position.hand or (), lang), words),
        *([] if question.variant == "standard" else [words.text(f"variant-{question.variant}") + "."]),
        *(f"{rule.text}." for rule in house_rules(question, words)),
    ]
    return [part for part in parts if part]


def tricks_before(question: Question, words: Words) -> list[str]:
    """The tricks before this one, a line each."""
    position = question.position
    tricks = position.all_tricks(question.rulebook)[: len(position.play)]
    return [
        _labelled(words.text("trick-number", n=number), _played(trick, words), words)
        for number, trick in enumerate(tricks, 1)
    ]


def known_besides(question: Question, words: Words) -> list[str]:
    """Who made trump, what was called, the score; of the tricks before, the last."""
    position = question.position
    maker = words.text("fact-maker", who=addressed(position.maker)) if position.maker else ""
    facts = [fact.line.text for fact in facts_of(question, words) if not fact.seen]
    told = [f"{fact}." for fact in (maker, *facts) if fact]
    if not position.play or position.hands_in_play():
        return told
    return [*told, tricks_before(question, words)[-1]]


def _played(trick: Trick, words: Words) -> list[str]:
    return [f"{words.seat(seat)} {card_name(str(card), words.lang)}" for seat, card in trick.plays()]


def _names(cards: Iterable[Card], lang: str) -> list[str]:
    return [card_name(str(card), lang) for card in cards]


def _signs(cards: Iterable[Card], lang: str) -> list[str]:
    """Cards as they are printed, `K♥`: of four open hands the names would be too long."""
    letters = lexicon(lang)
    return [
        letters.index(str(card)) + card.suit.symbol if card.suit else card_name(str(card), lang)
        for card in cards
    ]


def _labelled(label: str, things: list[str], words: Words) -> str:
    return words.text("described", label=label, things=", ".join(things)) if things else ""
