"""The forms an answer can take, and one grammar for all of them."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from enum import StrEnum
from functools import cache

from tutor.language import FALLBACK, catalogue
from tutor.rules import Card, GrammarError, Seat, Suit, parse_call

Answer = tuple[str, ...]
"""An answer in canonical words: ("JD", "AS"), ("E",); empty for `none`."""

ALL = "all"
NONE = "none"


class AnswerForm(StrEnum):
    """How a question is answered."""

    CARDS = "cards"
    """A set of cards; their order does not matter."""
    CARD_ORDER = "card-order"
    CARD = "card"
    SUIT = "suit"
    SEAT = "seat"
    SEATS = "seats"
    """A set of seats."""
    CALLS = "calls"
    """A set of calls."""
    POINTS = "points"
    """Who scores how much: `makers 2`, `both -3 4`; then `wins SIDE`, `slam`, `carry N` where they apply."""
    NUMBER = "number"
    TRICK_AND_SEAT = "trick-and-seat"
    """The number of a trick, and who revoked in it: `1 E`."""
    CODE = "code"
    """The code of a reason."""

    @property
    def is_set(self) -> bool:
        """Whether the order of an answer's words means nothing."""
        return self in (AnswerForm.CARDS, AnswerForm.SEATS, AnswerForm.CALLS)

    @property
    def takes_several(self) -> bool:
        """Whether an answer may have more than one word."""
        return self.is_set or self in (AnswerForm.CARD_ORDER, AnswerForm.POINTS, AnswerForm.TRICK_AND_SEAT)

    @property
    def takes_cards(self) -> bool:
        """Whether an answer is made of cards, as many as the learner likes."""
        return self in (AnswerForm.CARDS, AnswerForm.CARD_ORDER)


SCORING = ("makers", "defenders", "both", "wins", "slam", "carry")
"""The words of a score."""
_SENTENCES = {
    AnswerForm.POINTS: re.compile(
        r"((makers|defenders) -?\d+|both -?\d+ -?\d+)( wins (makers|defenders|[NESW]))?( slam)?( carry \d+)?"
    ),
    AnswerForm.TRICK_AND_SEAT: re.compile(r"\d+ [NESW]"),
}
"""The forms whose words have a fixed order."""


def _number(text: str) -> int:
    if not re.fullmatch(r"\d{1,2}", text.strip(), re.ASCII):
        raise GrammarError("not-a-number", text, low=0, high=99)
    return int(text)


def _code(text: str) -> str:
    code = text.strip().casefold().replace("_", "-")
    if code not in reason_codes():
        raise GrammarError("not-a-reason", text)
    return code


@cache
def reason_codes() -> dict[str, str]:
    """The code of every reason that a ruling can have; its sentence needs the values of a position."""
    return dict.fromkeys(catalogue(FALLBACK).ids_of("reasons"), "")


def _number_or_seat(text: str) -> object:
    return _number(text) if text.strip()[:1].isdigit() else Seat.parse(text)


def _scoring(text: str) -> object:
    word = text.strip().casefold()
    if word.startswith("-"):
        # Who falls short of a bid loses points.
        return -_number(word.removeprefix("-"))
    return word if word in SCORING else _number_or_seat(text)


_READERS: dict[AnswerForm, Callable[[str], object]] = {
    AnswerForm.CARDS: Card.parse,
    AnswerForm.CARD_ORDER: Card.parse,
    AnswerForm.CARD: Card.parse,
    AnswerForm.SUIT: Suit.parse,
    AnswerForm.SEAT: Seat.parse,
    AnswerForm.SEATS: Seat.parse,
    AnswerForm.CALLS: parse_call,
    AnswerForm.POINTS: _scoring,
    AnswerForm.NUMBER: _number,
    AnswerForm.TRICK_AND_SEAT: _number_or_seat,
    AnswerForm.CODE: _code,
}


def read_word(form: AnswerForm, word: str) -> str:
    """
    One word of an answer, in canonical spelling; `all` and `none` stay what they are.

    Raises:
        GrammarError: Where the word is none of that form.

    >>> read_word(AnswerForm.CARDS, "th"), read_word(AnswerForm.SEAT, "West")
    ('10H', 'W')
    """
    if word.strip().casefold() in (ALL, NONE):
        return word.strip().casefold()
    return str(_READERS[form](word))


def read_answer(form: AnswerForm, words: Sequence[str], every: Sequence[str]) -> Answer:
    """
    An answer given in words, which may come with several in one string; *every* is what `all` means.

    Raises:
        GrammarError: Where a word is not understood, or one thing is asked for and several are given;
            `nothing-chosen` where there is no word at all: only `none` means none.

    >>> read_answer(AnswerForm.CARDS, ["jd AS"], []), read_answer(AnswerForm.CARDS, ["none"], ["JD"])
    (('JD', 'AS'), ())
    >>> read_answer(AnswerForm.POINTS, ["makers", "02", "wins makers"], [])
    ('makers', '2', 'wins', 'makers')
    """
    given = [read_word(form, word) for text in words for word in text.replace(",", " ").split()]
    if not given:
        raise GrammarError("nothing-chosen", "")
    if given == [NONE]:
        return ()
    if given == [ALL] and form is AnswerForm.CARDS:
        return tuple(every)
    if ALL in given or NONE in given or (len(given) > 1 and not form.takes_several):
        raise GrammarError("not-one-answer", " ".join(words))
    if form in _SENTENCES and not _SENTENCES[form].fullmatch(" ".join(given)):
        raise GrammarError("not-one-answer", " ".join(words))
    if form is AnswerForm.POINTS and given[:2] == ["defenders", "0"]:
        # Nobody scores: whose nothing it is makes no difference.
        given[0] = "makers"
    return tuple(dict.fromkeys(given)) if form.is_set else tuple(given)


def same_answer(form: AnswerForm, one: Answer, other: Answer) -> bool:
    """Whether two answers are equal: as sets, or in their order."""
    return set(one) == set(other) if form.is_set else one == other


def print_answer(answer: Answer) -> str:
    """
    The canonical text of an answer.

    >>> print_answer(("JD", "AS")), print_answer(())
    ('JD AS', 'none')
    """
    return " ".join(answer) or NONE
