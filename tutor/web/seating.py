"""Who sits at the table: names, roles, and how many cards each of the others still holds."""

from __future__ import annotations

from typing import NamedTuple

from tutor.content.question import Question
from tutor.rules import Seat, Stage
from tutor.web.words import Words


class Tag(NamedTuple):
    """A role beside a name."""

    role: str
    """`dealer`, `maker`, `alone`, `out` or `partner`: the style sheet knows them."""
    name: str


class Player(NamedTuple):
    """A seat of the table."""

    seat: str
    name: str
    tags: list[Tag]
    backs: int | None
    """Cards that the others see from behind; None where the position does not say."""


def is_seated(question: Question) -> bool:
    """Whether the position is about people at a table, not about cards alone."""
    position = question.position
    stated = (position.dealer, position.maker, position.alone, position.trick, position.turn_up)
    return position.stage is Stage.LEARNER_NEXT or any(stated) or bool(position.bids or position.play)


def players_of(question: Question, words: Words) -> list[Player]:
    """Every seat of the game, North first; South is the learner."""
    return [
        Player(seat, words.seat(seat), _tags(question, seat, words), _backs(question, seat))
        for seat in sorted(question.rules.seats, key=list(Seat).index)
    ]


def tags_of(words: Words, **roles: bool) -> list[Tag]:
    """The roles that somebody has, in the order in which they are asked about."""
    return [Tag(role, words.text(f"role-{role}")) for role, holds in roles.items() if holds]


def _tags(question: Question, seat: Seat, words: Words) -> list[Tag]:
    position, out = question.position, _out(question)
    return tags_of(
        words,
        dealer=seat is position.dealer,
        maker=seat is position.maker,
        alone=seat in position.alone,
        out=seat in out,
        partner=question.rules.sides == "pairs" and seat is Seat.NORTH and seat not in out,
    )


def _out(question: Question) -> tuple[Seat, ...]:
    """Who sits out, where that is not the question."""
    position = question.position
    return () if position.asks_who_sits_out else question.rulebook.sits_out(position.maker, position.alone)


def _backs(question: Question, seat: Seat) -> int | None:
    """South's hand tells how many the others hold: one less where only they have played to this trick."""
    position, rulebook = question.position, question.rulebook
    if seat is Seat.SOUTH or position.hand is None:
        return None
    if {seat, Seat.SOUTH} & set(_out(question)):
        return None
    table = position.table(rulebook)
    played = table.seats[: len(table.cards)]
    return len(position.hand) - (seat in played and Seat.SOUTH not in played)
