"""The forms an answer can take, and one grammar for all of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import StrEnum

from tutor.rules import Card, GrammarError, Seat, Suit

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

    @property
    def takes_several(self) -> bool:
        """Whether an answer may have more than one word."""
        return self in (AnswerForm.CARDS, AnswerForm.CARD_ORDER)


_READERS: dict[AnswerForm, Callable[[str], object]] = {
    AnswerForm.CARDS: Card.parse,
    AnswerForm.CARD_ORDER: Card.parse,
    AnswerForm.CARD: Card.parse,
    AnswerForm.SUIT: Suit.parse,
    AnswerForm.SEAT: Seat.parse,
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
    return tuple(dict.fromkeys(given)) if form is AnswerForm.CARDS else tuple(given)


def same_answer(form: AnswerForm, one: Answer, other: Answer) -> bool:
    """Whether two answers are equal: as sets, or in their order."""
    return set(one) == set(other) if form is AnswerForm.CARDS else one == other


def print_answer(answer: Answer) -> str:
    """
    The canonical text of an answer.

    >>> print_answer(("JD", "AS")), print_answer(())
    ('JD AS', 'none')
    """
    return " ".join(answer) or NONE
