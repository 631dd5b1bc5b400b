"""What a field takes, asked of the field itself: given a word that is none, it says what it wanted."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from tutor.content.answers import ALL, NONE, SCORING, reason_codes
from tutor.content.fields import BIDS_BY_NAME
from tutor.content.schema import meanings
from tutor.rules import Bower, GrammarError, Rank, Reason, Seat, Suit

Parser = Callable[[str], Any]

_NO_WORD = "?"
_MORE_WORDS = (NONE, ALL, "down", *SCORING)
"""Words that some fields take besides cards, seats and numbers."""


class Vocabulary(NamedTuple):
    """The words of a field: those that an editor offers, with their meanings, and all ways to spell them."""

    words: Mapping[str, str]
    patterns: tuple[str, ...] = ()
    """Further spellings, as regular expressions without flags: JSON Schema has none."""
    numbers: tuple[int, int] | None = None
    """The lowest and the highest number that is one of the words."""
    is_yes_or_no: bool = False
    name: str = "text"
    """What one of the words is."""

    @property
    def is_free(self) -> bool:
        """Whether any text will do."""
        return self == _FREE

    @property
    def spelling(self) -> str:
        """A regular expression for one word."""
        return "|".join((*map(caseless, self.words), *self.patterns, *self._digits()))

    def _digits(self) -> Iterator[str]:
        """A number amid other words, or in quotation marks; the loader knows how far it may go."""
        if self.numbers:
            low, high = self.numbers
            yield rf"{'-?' if low < 0 else ''}\d{{1,{len(str(high))}}}"


_FREE = Vocabulary({})


def vocabulary_of(parse: Parser | None) -> Vocabulary:
    """
    The words that *parse* reads; without a parser, any text.

    >>> from tutor.rules import parse_yes_no
    >>> vocabulary_of(parse_yes_no).words
    {'true': '', 'false': '', 'yes': '', 'no': ''}
    """
    refusal = _refusal(parse, _NO_WORD) if parse else None
    if parse is None or refusal is None:
        return _FREE
    name = re.sub("^(not-an?|not|unknown)-", "", refusal.code)
    base = _WANTED[refusal.code](refusal, parse)._replace(name=name)
    read = re.compile(base.spelling)
    more = {word: "" for word in _MORE_WORDS if not read.fullmatch(word) and not _refusal(parse, word)}
    numbers = base.numbers
    if numbers is None and not base.is_yes_or_no and not _refusal(parse, "0"):
        numbers = (0 if _refusal(parse, "-1") else -99, 99)
    return base._replace(words={**base.words, **more}, numbers=numbers)


def _refusal(parse: Parser, text: str) -> Reason | None:
    try:
        parse(text)
    except GrammarError as error:
        return error.reason
    return None


def caseless(word: str) -> str:
    """
    A regular expression for a word in any letter case; a hyphen and an underscore are the same.

    >>> caseless("a-1")
    '[aA][-_]1'
    """
    return "".join(_caseless(sign) for sign in word)


def _caseless(sign: str) -> str:
    if sign in "-_":
        return "[-_]"
    return f"[{sign.lower()}{sign.upper()}]" if sign.isalpha() else re.escape(sign)


_SYMBOLS = dict(zip(Suit, "♣♦♥♠", strict=True))
_SELECTOR = "[\ufe0e\ufe0f]*"
"""What may stand behind a symbol, to say in which typeface."""


def _suit_names() -> str:
    return "|".join(
        f"[{suit}{suit.lower()}]|{caseless(suit.name)}|{_SYMBOLS[suit]}{_SELECTOR}" for suit in Suit
    )


def _cards(refusal: Reason, parse: Parser) -> Vocabulary:
    ranks = [caseless(rank.letter) for rank in Rank if rank is not Rank.JOKER]
    suits = "".join(suit.value + suit.value.lower() for suit in Suit)
    symbols = "".join(_SYMBOLS.values())
    return Vocabulary(meanings.cards(), (f"(?:{'|'.join(ranks)}|[tT])[{suits}{symbols}]{_SELECTOR}",))


def _suits(refusal: Reason, parse: Parser) -> Vocabulary:
    return Vocabulary(meanings.suits(), (_suit_names(),))


def _seats(refusal: Reason, parse: Parser) -> Vocabulary:
    return Vocabulary(meanings.seats(), tuple(caseless(seat.name) for seat in Seat))


def _calls(refusal: Reason, parse: Parser) -> Vocabulary:
    alone = caseless("-alone")
    return Vocabulary(meanings.calls(), (f"(?:{_suit_names()})(?:{alone})?", rf"{caseless('bid-')}[1-9]\d?"))


def _bids(refusal: Reason, parse: Parser) -> Vocabulary:
    number = rf"(?:{caseless('bid-')})?[1-9]\d?"
    return Vocabulary(dict.fromkeys(BIDS_BY_NAME, ""), (number,), numbers=(1, 99))


def _choices(refusal: Reason, parse: Parser) -> Vocabulary:
    choices: Any = refusal.values["choices"]
    return Vocabulary(dict.fromkeys(choices, ""))


def _numbers(refusal: Reason, parse: Parser) -> Vocabulary:
    low: Any = refusal.values["low"]
    high: Any = refusal.values["high"]
    return Vocabulary({}, numbers=(low, high))


def _ids(refusal: Reason, parse: Parser) -> Vocabulary:
    is_caseless = _refusal(parse, "A_B") is None
    part, joint = ("[A-Za-z0-9]+", "[-_]") if is_caseless else ("[a-z0-9]+", "-")
    return Vocabulary({}, (f"{part}(?:{joint}{part})*",), numbers=(0, 10**9))


def _steps(refusal: Reason, parse: Parser) -> Vocabulary:
    seat = "|".join((*Seat, *(seat.lower() for seat in Seat), *(caseless(seat.name) for seat in Seat)))
    play = rf"[1-9]\d?\.(?:{seat})"
    if _refusal(parse, "score"):
        return Vocabulary({}, (play,))
    call, laid = caseless("call"), caseless("discard")
    named = {word: sentence for word, sentence in meanings.steps().items() if not _refusal(parse, word)}
    return Vocabulary(
        named, (r"[1-9]\d?", play, rf"{call}\.[1-9]\d?\.(?:{seat})", rf"{laid}\.(?:[2-9]\.)?(?:{seat})")
    )


_WANTED: dict[str, Callable[[Reason, Parser], Vocabulary]] = {
    "not-a-card": _cards,
    "not-a-suit": _suits,
    "not-a-seat": _seats,
    "not-a-call": _calls,
    "not-a-bid": _bids,
    "not-a-bower": lambda *_: Vocabulary(dict.fromkeys(Bower, "")),
    "not-a-choice": _choices,
    "not-a-number": _numbers,
    "not-yes-or-no": lambda *_: Vocabulary(
        dict.fromkeys(("true", "false", "yes", "no"), ""), is_yes_or_no=True
    ),
    "not-an-id": _ids,
    "not-a-reason": lambda *_: Vocabulary(reason_codes()),
    "not-a-score": lambda *_: Vocabulary({}, (r"-?\d{1,3}(?:--?\d{1,3}){1,3}",)),
    "not-a-date": lambda *_: Vocabulary({}, (r"\d{4}-\d{1,2}-\d{1,2}",)),
    "not-a-step": _steps,
    "not-a-table": lambda *_: Vocabulary({}, (r"[^\s,]+(?:[\s,]+[^\s,]+)+",)),
    "unknown-variant": lambda *_: Vocabulary(meanings.variants()),
    "unknown-skill": lambda *_: Vocabulary(meanings.skills()),
    "unknown-mind": lambda *_: Vocabulary(meanings.minds()),
}
"""The code of a refusal, and the words that were wanted."""
