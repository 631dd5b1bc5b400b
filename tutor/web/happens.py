"""What happens next: a chosen card goes on the table, or a trick is played once more, card by card."""

from __future__ import annotations

from typing import NamedTuple

from tutor.content.grading import Grade
from tutor.content.position import Position
from tutor.content.question import Question
from tutor.content.speech import say
from tutor.content.spoken import addressed
from tutor.language import Line
from tutor.rules import Card, GrammarError, Reason, Rulebook, Seat, Stage, Trick
from tutor.web.ahead import who_is_ahead
from tutor.web.faces import Face, Faces
from tutor.web.facts import say_rule
from tutor.web.table import Played, played
from tutor.web.words import Words


class Happening(NamedTuple):
    """One step of what happens, with the steps that can be looked at beside it."""

    trick: list[Played]
    hand: list[Face]
    """What South holds when this has happened."""
    lines: list[Line]
    instead: list[Face]
    """Where a card was refused: what should have been played."""
    cards: list[Face]
    """South's cards, each of which can be tried; empty where a trick is played once more."""
    shown: str
    before: str | None
    after: str | None


def first_shown(question: Question, found: Grade) -> str | None:
    """What to show first after an answer: a wrong card before a right one; None where nothing follows."""
    if question.position.stage is Stage.COMPLETE:
        return "1"
    if question.position.stage is not Stage.LEARNER_NEXT:
        return None
    chosen = sorted(found.verdicts, key=lambda one: one.verdict != "wrong")
    hand = question.position.hand or ()
    return next((str(one.item) for one in chosen if str(one.item) in found.given and one.item in hand), None)


def happening_of(question: Question, shown: str, words: Words, faces: Faces) -> Happening | None:
    """What is shown for the words of an address; None where these mean nothing here."""
    position, rulebook = question.position, question.rulebook
    if position.stage is Stage.COMPLETE:
        cards = position.table(rulebook).cards
        if shown not in map(str, range(1, len(cards) + 1)):
            return None
        return _replayed(question, int(shown), words, faces)
    try:
        card = Card.parse(shown)
    except GrammarError:
        return None
    if position.stage is not Stage.LEARNER_NEXT or card not in (position.hand or ()):
        return None
    return _tried(question, card, words, faces)


def _tried(question: Question, card: Card, words: Words, faces: Faces) -> Happening:
    position, rulebook = question.position, question.rulebook
    hand, trump = position.hand or (), position.named_trump
    trick = _with_card(position, rulebook, card)
    ruling = rulebook.ruling(card, hand, trick.cards[:-1], trump)
    instead: list[Face] = []
    if ruling.allowed:
        lines = [say(ruling.reason, words.lang), *_who_is_ahead(question, trick, words)]
    else:
        lines = [say(ruling.reason, words.lang), say_rule(question.rules, "revoke_penalty", words)]
        instead = [faces(one) for one in rulebook.legal_plays(hand, trick.cards[:-1], trump)]
    ahead = rulebook.winner(trick, trump).card
    verdicts = {ahead: "ahead"} if ruling.allowed else {card: "wrong"}
    return Happening(
        played(trick, words, faces, verdicts),
        [faces(one) for one in hand if one != card],
        lines,
        instead,
        [faces(one) for one in hand],
        str(card),
        None,
        None,
    )


def _with_card(position: Position, rulebook: Rulebook, card: Card) -> Trick:
    before = position.table(rulebook)
    if not before.cards:
        return Trick((Seat.SOUTH,), (card,))
    number = len(before.cards) + 1
    return Trick(before.seats[:number], (*before.cards, card))


def _who_is_ahead(question: Question, trick: Trick, words: Words) -> list[Line]:
    position, rulebook = question.position, question.rulebook
    players = rulebook.turn_order(trick.seats[0], rulebook.sits_out(position.maker, position.alone))
    return who_is_ahead(rulebook, trick, position.named_trump, len(players), words)


def _replayed(question: Question, number: int, words: Words, faces: Faces) -> Happening:
    position, rulebook = question.position, question.rulebook
    whole = position.table(rulebook)
    trick = Trick(whole.seats[:number], whole.cards[:number])
    if number == 1:
        lines = [words.line("card-is-led", who=addressed(trick.seats[0]), card=trick.cards[0])]
        lines += [say(reason, words.lang) for reason in position.opening(rulebook)[:1] if _of_lead(reason)]
    else:
        lines = _who_is_ahead(question, trick, words)
    ahead = rulebook.winner(trick, position.named_trump).card
    return Happening(
        played(trick, words, faces, {ahead: "ahead"}),
        [faces(card) for card in position.hand or ()],
        list(dict.fromkeys(lines)),
        [],
        [],
        str(number),
        str(number - 1) if number > 1 else None,
        str(number + 1) if number < len(whole.cards) else None,
    )


def _of_lead(reason: Reason) -> bool:
    """Whether it says which suit a led bower or joker asks for; a kind may open with the winner too."""
    return reason.code in ("led-left", "led-joker")
