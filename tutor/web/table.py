"""The position as it lies on the table, for a template."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from tutor.content.answers import AnswerForm
from tutor.content.position import Position
from tutor.content.question import Question
from tutor.language import Line
from tutor.rules import Card, Rulebook, Seat, Stage, Suit, Trick
from tutor.web.faces import Face, Faces, Sign, sign_of
from tutor.web.facts import Fact, facts_of, house_rules
from tutor.web.seating import Player, is_seated, players_of
from tutor.web.words import Words


class Played(NamedTuple):
    """A card and the seat that played it."""

    seat: str
    name: str
    face: Face
    verdict: str = ""
    """What is said of it: `right`, `wrong`, `missed`, or `ahead` of the others so far; else empty."""


class OpenHand(NamedTuple):
    """The cards of a seat, which everybody sees."""

    name: str
    cards: list[Face]


class Table(NamedTuple):
    """What lies on the table, without the answer form."""

    seats: int
    players: list[Player]
    """Everybody, where the position is about people; North comes first."""
    trump: Sign | None
    led: Sign | None
    """The suit led, where nobody has to find it out."""
    facts: list[Fact]
    variant: str | None
    """The variant's name, where it is not the usual game."""
    rules: list[Line]
    open_hands: list[OpenHand]
    """What each seat held before the first trick, where that is known."""
    earlier: list[list[Played]]
    trick: list[Played]
    your_turn: bool
    """Whether South is the next to play to the trick."""
    turn_up: Face | None
    asked: list[Face]
    """The cards that the question is about, where they are not what is chosen from."""
    hand: list[Face]
    """South's cards, where they are not what is chosen from."""


def table_of(
    question: Question, words: Words, faces: Faces, verdicts: Mapping[Card, str] | None = None
) -> Table:
    """The table of a question; after an answer with the *verdicts* on the trick's cards."""
    position, rulebook = question.position, question.rulebook
    offered = set(question.choices)
    trump, led = position.named_trump, _led(position, rulebook)
    trick = played(position.table(rulebook), words, faces, verdicts or {})
    return Table(
        seats=len(question.rules.seats),
        players=players_of(question, words) if is_seated(question) else [],
        trump=sign_of(trump, words.lang) if trump else None,
        led=sign_of(led, words.lang) if led else None,
        facts=facts_of(question, words),
        variant=None if question.variant == "standard" else words.text(f"variant-{question.variant}"),
        rules=house_rules(question, words),
        open_hands=_open_hands(position, words, faces),
        earlier=[
            played(trick, words, faces) for trick in position.all_tricks(rulebook)[: len(position.play)]
        ],
        trick=trick,
        your_turn=position.stage is Stage.LEARNER_NEXT,
        turn_up=faces(position.turn_up) if position.turn_up and not _gone(position, offered) else None,
        asked=[faces(card) for _, card in position.cards_asked_about() if str(card) not in offered],
        hand=[] if _chosen_from_hand(position) else [faces(card) for card in position.hand or ()],
    )


def _open_hands(position: Position, words: Words, faces: Faces) -> list[OpenHand]:
    hands = position.hands_in_play()
    seats = [seat for seat in Seat if seat in hands]
    return [OpenHand(words.seat(seat), [faces(card) for card in hands[seat]]) for seat in seats]


def _chosen_from_hand(position: Position) -> bool:
    return position.form is AnswerForm.CARDS


def _gone(position: Position, offered: set[str]) -> bool:
    """Whether the turned-up card is among South's cards that are chosen from, or play has begun."""
    return bool(position.play) or (_chosen_from_hand(position) and str(position.turn_up) in offered)


def _led(position: Position, rulebook: Rulebook) -> Suit | None:
    """The suit that was led; where a bower or the joker was, which suit that makes is the question."""
    if position.led is not None:
        return position.led
    if not position.trick or not position.trick.cards:
        return None
    card = position.trick.cards[0]
    asked = card.is_joker or rulebook.effective_suit(card, position.named_trump) is not card.suit
    return None if asked else card.suit


def played(
    trick: Trick, words: Words, faces: Faces, verdicts: Mapping[Card, str] | None = None
) -> list[Played]:
    """A trick in the order in which it was played."""
    told = verdicts or {}
    return [Played(seat, words.seat(seat), faces(card), told.get(card, "")) for seat, card in trick.plays()]
