"""The same position in other suits and at other seats: what the rules can't tell apart."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import permutations
from typing import Any, NamedTuple

from tutor.content.answers import Answer, AnswerForm
from tutor.content.fields import WrittenHand, WrittenTrick
from tutor.content.position import Position
from tutor.content.question import Question
from tutor.rules import Card, Seat, Stage, Suit, clockwise_from
from tutor.rules.calls import suit_named, without_alone

_UNORDERED = ("hand", "cards", "alone")
"""The fields whose order means nothing, as a hand's."""


class Shift(NamedTuple):
    """
    Every suit for another, and every player some places on around the table.

    >>> swap = Shift((Suit.CLUBS, Suit.HEARTS, Suit.DIAMONDS, Suit.SPADES))
    >>> swap.moved(Card.parse("JD")), swap.moved("H-alone"), Shift(seats=1).moved(Seat.SOUTH)
    (Card('JH'), 'D-alone', <Seat.WEST: 'W'>)
    """

    suits: tuple[Suit, ...] = tuple(Suit)
    """What clubs, diamonds, hearts and spades become."""
    seats: int = 0
    """How many of the seats that are taken everybody moves on, clockwise."""
    taken: tuple[Seat, ...] = tuple(Seat)
    """The seats of the table, clockwise."""

    def moved(self, value: Any) -> Any:
        """A value of a position's field, moved; a text that is no call stays what it is."""
        # Suits, seats and cards are texts and tuples, too: they come first.
        if isinstance(value, Suit):
            return self._suit(value)
        if isinstance(value, Seat):
            return self._seat(value)
        if isinstance(value, Card):
            return value if value.suit is None else Card(value.rank, self._suit(value.suit))
        if isinstance(value, WrittenTrick):
            return WrittenTrick.model_construct(
                leader=self._seat(value.leader), cards=self.moved(value.cards)
            )
        if isinstance(value, WrittenHand):
            return WrittenHand.model_construct(seat=self._seat(value.seat), cards=self.moved(value.cards))
        if isinstance(value, tuple):
            return tuple(map(self.moved, value))
        return self._call(value) if isinstance(value, str) else value

    def position(self, position: Position) -> Position:
        """The whole position, moved."""
        values = {name: self.moved(getattr(position, name)) for name in type(position).model_fields}
        if "deal" in values:
            values["deal"] = tuple(sorted(values["deal"], key=lambda hand: tuple(Seat).index(hand.seat)))
        return type(position).model_construct(**values)

    def question(self, question: Question) -> Question:
        """The whole question, moved."""
        return Question(question.variant, question.rules, self.position(question.position))

    def answer(self, form: AnswerForm, answer: Answer) -> Answer:
        """An answer, moved: what is right here is right there."""
        return tuple(self._word(form, word) for word in answer)

    def _word(self, form: AnswerForm, word: str) -> str:
        if form.takes_cards or form is AnswerForm.CARD:
            return str(self.moved(Card.parse(word)))
        if form is AnswerForm.SUIT:
            return self._suit(Suit.parse(word)).value
        if form is AnswerForm.CALLS:
            return self._call(word)
        named = form in (AnswerForm.SEAT, AnswerForm.SEATS, AnswerForm.TRICK_AND_SEAT, AnswerForm.POINTS)
        return self._seat(Seat(word)).value if named and word in tuple(Seat) else word

    def _suit(self, suit: Suit) -> Suit:
        return self.suits[tuple(Suit).index(suit)]

    def _seat(self, seat: Seat) -> Seat:
        if seat not in self.taken:
            return seat
        return self.taken[(self.taken.index(seat) + self.seats) % len(self.taken)]

    def _call(self, call: str) -> str:
        suit = suit_named(call)
        return call if suit is None else self._suit(suit) + call.removeprefix(without_alone(call))


SAME = Shift()


def _keeps_colours(suits: tuple[Suit, ...]) -> bool:
    named = dict(zip(Suit, suits, strict=True))
    return all(named[suit.same_colour] is named[suit].same_colour for suit in Suit)


SUITS = tuple(suits for suits in permutations(Suit) if _keeps_colours(suits))
"""The eight ways to name the suits that leave the two of a colour together; the first changes nothing."""


def shifts_of(question: Question) -> list[Shift]:
    """
    Every shift of a question, that which changes nothing first.

    Where South's hand is shown, or South is to play, everybody stays; and where one reason is asked for, of
    several seats the first gives it.
    """
    position, taken = question.position, question.rules.seats
    stays = position.hand is not None or position.stage is Stage.LEARNER_NEXT
    stays = stays or position.form is AnswerForm.CODE
    # Clockwise from South, so that the learner's place is not lost where a seat is free.
    taken = tuple(seat for seat in clockwise_from(Seat.SOUTH) if seat in taken)
    return [
        Shift(suits, n, taken) for n in range(1 if stays else len(taken)) for suits in _suits_of(question)
    ]


def _suits_of(question: Question) -> tuple[tuple[Suit, ...], ...]:
    """The ways to name the suits; at some tables hearts are what a joker proposes that is turned up."""
    turn_up = question.position.turn_up
    if turn_up is None or not turn_up.is_joker or question.rules.joker_up != "proposes_hearts":
        return SUITS
    return tuple(suits for suits in SUITS if Shift(suits).moved(Suit.HEARTS) is Suit.HEARTS)


@lru_cache(maxsize=64)
def canonical(question: Question) -> str:
    """
    What is the same for a question in any suits, however the cards of a hand lie; seats make a difference.

    >>> from tutor.content.ask import read_ask
    >>> one = read_ask("trumps", [("trump", "H"), ("hand", "JD AS")])
    >>> other = read_ask("trumps", [("trump", "C"), ("hand", "AH JS")])
    >>> canonical(one) == canonical(other)
    True
    """
    position = question.position
    pieces = [
        piece
        for name, field in type(position).model_fields.items()
        if getattr(position, name) != field.default
        for piece in _pieces(name, getattr(position, name))
    ]
    return position.kind + min(_named(pieces, suits) for suits in _suits_of(question))


def _named(pieces: list[tuple[str, bool]], suits: tuple[Suit, ...]) -> str:
    """What is stated, with the suits named otherwise; what has no order is sorted by these names."""
    names = _names(suits)
    told = [(text.translate(names), unordered) for text, unordered in pieces]
    return "".join([",".join(sorted(text.split(","))) if unordered else text for text, unordered in told])


@lru_cache(maxsize=8)
def _names(suits: tuple[Suit, ...]) -> dict[int, str]:
    return str.maketrans({_text(suit): _text(name) for suit, name in zip(Suit, suits, strict=True)})


def _pieces(name: str, value: Any) -> Iterator[tuple[str, bool]]:
    """A field as text, piece by piece, and whether the words of a piece have no order."""
    yield f" {name.upper()}=", False
    if name == "deal":
        for hand in value:
            yield f" {hand.seat} ", False
            yield _text(hand.cards), True
    else:
        yield _text(value), name in _UNORDERED


def _text(value: Any) -> str:
    """A value, its suits in small letters and all else in large ones: no suit is taken for a seat."""
    if isinstance(value, Suit):
        return value.value.lower()
    if isinstance(value, Card):
        return _card(value)
    if isinstance(value, WrittenTrick):
        return f"{value.leader} {_text(value.cards)}"
    if isinstance(value, tuple):
        return ",".join(map(_text, value))
    if isinstance(value, str) and not isinstance(value, Seat) and (suit := suit_named(value)):
        return _text(suit) + value.removeprefix(without_alone(value)).upper()
    return str(value).upper()


@cache
def _card(card: Card) -> str:
    return card.rank.letter.upper() + (_text(card.suit) if card.suit else "")
