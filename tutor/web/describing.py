"""A position in words: in one line, for search engines and chats, or line by line; without the answer."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from tutor.content.prompted import stated_in_prompt
from tutor.content.question import Question
from tutor.content.speech import prompt
from tutor.language import lexicon
from tutor.rules import Card, Stage, Trick
from tutor.web.facts import facts_of, house_rules
from tutor.web.words import Words


def describe(question: Question, words: Words) -> str:
    """
    The question with its cards, as they would be read out to a player who can't see the table.

    What else is known stands there only where the learner holds no hand: one line has no room for all of it.
    """
    stated = stated_in_prompt(question)
    parts = [prompt(question, words.lang).text, *cards_told(question, words, stated)]
    parts += game_told(question, words)
    known = [] if question.position.hand else known_besides(question, words, stated)
    return " ".join([*parts, *known])


def cards_told(
    question: Question, words: Words, stated: Collection[str] = (), offered: Collection[str] = ()
) -> list[str]:
    """
    The cards of a position, each place in a sentence.

    Without what is *stated* in the question itself, and those cards that are *offered* to choose from.
    """
    position = question.position
    open_trick = position.stage is Stage.LEARNER_NEXT
    table = position.table(question.rulebook)
    # A question that says who led says what was led, too.
    on_table = _played(table, words) if len(table.cards) > 1 or "leader" not in stated else []
    asked = [card for _, card in position.cards_asked_about() if "asked" not in stated]
    asked = [card for card in asked if str(card) not in offered]
    hand = [] if offered and set(map(str, position.hand or ())) <= set(offered) else position.hand or ()
    parts = [
        *(
            _labelled(words.seat(seat), _signs(cards, words.lang), words)
            for seat, cards in position.hands_in_play().items()
        ),
        _labelled(words.text("the-trick-so-far" if open_trick else "the-trick"), on_table, words),
        _labelled(words.text("card-asked", n=len(asked)), _names(asked, words.lang), words),
        _labelled(words.text("your-hand"), _names(hand, words.lang), words),
    ]
    return [part for part in parts if part]


def game_told(question: Question, words: Words) -> list[str]:
    """The game, if it is not the usual one, and the house rules, each in a sentence."""
    variant = [] if question.variant == "standard" else [words.text(f"variant-{question.variant}") + "."]
    return [*variant, *(f"{rule.text}." for rule in house_rules(question, words))]


def tricks_before(question: Question, words: Words) -> list[str]:
    """The tricks before this one, a line each."""
    position = question.position
    tricks = position.all_tricks(question.rulebook)[: len(position.play)]
    return [
        _labelled(words.text("trick-number", n=number), _played(trick, words), words)
        for number, trick in enumerate(tricks, 1)
    ]


def known_besides(question: Question, words: Words, stated: Collection[str] = ()) -> list[str]:
    """
    Who made trump, what was called, the score; of the tricks before, the last.

    Without what is *stated* in the question itself.
    """
    position = question.position
    facts = [fact for fact in facts_of(question, words) if fact.about == "maker" or not fact.seen]
    told = [f"{fact.line.text}." for fact in facts if fact.about not in stated]
    if not position.play or position.hands_in_play():
        return told
    return [*told, tricks_before(question, words)[-1]]


def laid_out(question: Question, words: Words, *, stated: Collection[str]) -> list[str]:
    """
    The whole position, line by line, for whoever sees nothing of it but these words.

    Without what is *stated* in the question itself, and without the cards that are there to choose from.
    """
    position = question.position
    shown = {"leader"} if position.trick and position.trick.cards else set()
    facts = [fact.line.text for fact in facts_of(question, words) if fact.about not in {*stated, *shown}]
    offered = question.choices if position.form.takes_cards else ()
    return [
        *game_told(question, words),
        *(f"{fact}." for fact in facts),
        *tricks_before(question, words),
        *cards_told(question, words, stated, offered),
    ]


def _played(trick: Trick, words: Words) -> list[str]:
    return [f"{words.seat(seat)} {_name(card, words.lang)}" for seat, card in trick.plays()]


def _names(cards: Iterable[Card], lang: str) -> list[str]:
    return [_name(card, lang) for card in cards]


def _name(card: Card, lang: str) -> str:
    return lexicon(lang).card(str(card), art="none")


def _signs(cards: Iterable[Card], lang: str) -> list[str]:
    """Cards as they are printed, `K♥`: of four open hands the names would be too long."""
    letters = lexicon(lang)
    return [
        letters.index(str(card)) + card.suit.symbol if card.suit else letters.index(str(card))
        for card in cards
    ]


def _labelled(label: str, things: list[str], words: Words) -> str:
    return words.text("described", label=label, things=", ".join(things)) if things else ""
