"""An author's own words: every language there, placeholders that can be filled, no false friend."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from typing import Any

from tutor.content.fields import PuzzleKeys
from tutor.content.glossary import Glossary
from tutor.content.languages import find_language_faults
from tutor.content.position import Position
from tutor.content.problems import Problem
from tutor.content.spoken import addressed
from tutor.content.written import Written
from tutor.language import LANGUAGES, LanguageError, Lexicon, lexicon
from tutor.rules import Card, GrammarError, Reason, Seat, Suit

OWN_WORDS = ("say", "hint", "why")
"""The keys of a puzzle that hold an author's own words."""

_STILL_TO_WRITE = ("…", "...")
"""What `tutor new` prints where a text belongs."""

PLACEHOLDER = re.compile(r"\{([^{}:]*)(?::([^{}]*))?\}")
"""`{JD}`, `{JD:acc}`, `{trump:loc}`: a name, then a form."""


def is_written(text: str) -> bool:
    """Whether somebody has written a text, and not left open what `tutor new` prints."""
    return text.strip() not in _STILL_TO_WRITE


def value_of(name: str, position: Position | None) -> object:
    """
    What a placeholder names: a key of the puzzle, a card or a seat.

    Raises:
        GrammarError: Where it names none of these.
    """
    field = name.strip().casefold().replace("-", "_")
    if position is not None and field in type(position).model_fields:
        value = getattr(position, field)
        if isinstance(value, Card | Suit | Seat):
            return value
    for reader in (Card.parse, Seat.parse):
        try:
            return reader(name)
        except GrammarError:
            continue
    raise GrammarError("placeholder-unknown", name)


def spoken(value: object, form: str, words: Lexicon) -> str:
    """
    A card, suit or seat in the form that the sentence needs.

    Raises:
        LanguageError: For a form that the language does not have.
    """
    form = form or "nom"
    if isinstance(value, Card):
        return words.card(str(value), form)
    if isinstance(value, Seat):
        return words.player(addressed(value), form)
    return words.suit(str(value), form)


def fill(text: str, lang: str, position: Position | None = None) -> str:
    """
    The text with its placeholders filled.

    >>> fill("Leg {JD:acc} ab.", "de")
    'Leg den Karo-Buben ab.'
    """
    words = lexicon(lang)

    def name(match: re.Match[str]) -> str:
        return spoken(value_of(match[1], position), (match[2] or "").strip(), words)

    return words.typography(PLACEHOLDER.sub(name, text))


def moved_placeholders(text: str, position: Position, move: Callable[[Any], Any]) -> str:
    """
    The text with other cards and seats in its placeholders; a key of the puzzle stays, for its value moves.

    >>> from tutor.content.ask import read_ask
    >>> from tutor.content.shifts import Shift
    >>> position = read_ask("trumps", [("trump", "H"), ("hand", "JD AS")]).position
    >>> clubs_and_hearts = Shift((Suit.HEARTS, Suit.SPADES, Suit.CLUBS, Suit.DIAMONDS))
    >>> moved_placeholders("Leg {JD:acc} ab: {trump} ist Trumpf.", position, clubs_and_hearts.moved)
    'Leg {JS:acc} ab: {trump} ist Trumpf.'
    """

    def moved(match: re.Match[str]) -> str:
        if match[1].strip().casefold().replace("-", "_") in type(position).model_fields:
            return match[0]
        return f"{{{move(value_of(match[1], None))}{'' if match[2] is None else f':{match[2]}'}}}"

    return PLACEHOLDER.sub(moved, text)


def find_placeholder_faults(text: str, lang: str, position: Position | None) -> Iterator[tuple[int, Reason]]:
    """Where a placeholder can't be filled, and why."""
    for match in PLACEHOLDER.finditer(text):
        try:
            value = value_of(match[1], position)
        except GrammarError as error:
            yield match.start(), error.reason
            continue
        try:
            spoken(value, (match[2] or "").strip(), lexicon(lang))
        except LanguageError:
            yield match.start(), Reason("placeholder-form", text=match[0], form=match[2])


def names_in(text: str) -> list[str]:
    """The names of the placeholders, without their forms: what languages must have in common."""
    return sorted(match[1].strip().casefold() for match in PLACEHOLDER.finditer(text))


def find_odd_languages(names: dict[str, list[str]]) -> Iterator[tuple[str, str, str]]:
    """Languages that differ from what most have: the language, one of the others, a name they don't share."""
    if not names:
        return
    most = max(names.values(), key=list(names.values()).count)
    other = next(lang for lang in names if names[lang] == most)
    for lang, here in names.items():
        if here != most:
            yield lang, other, next(iter((Counter(here) - Counter(most)) + (Counter(most) - Counter(here))))


def find_text_faults(keys: PuzzleKeys, position: Position, written: Written) -> Iterator[Problem]:
    """Languages that are missing or unknown, and placeholders that can't be filled or differ."""
    for key in OWN_WORDS:
        texts: dict[str, str] = getattr(keys, key)
        if not texts:
            continue
        yield from find_language_faults(key, texts, written)
        for lang in LANGUAGES:
            if lang in texts and not is_written(texts[lang]):
                reason = Reason("language-missing", language=lang, key=key)
                yield Problem("language", written.place((key, lang)), reason)
        yield from _placeholders(key, texts, position, written)


def _placeholders(key: str, texts: dict[str, str], position: Position, written: Written) -> Iterator[Problem]:
    there = [lang for lang in LANGUAGES if lang in texts and is_written(texts[lang])]
    for lang in there:
        for index, reason in find_placeholder_faults(texts[lang], lang, position):
            yield Problem("placeholder", written.place_in((key, lang), index), reason)
    for lang, reason in find_odd_placeholders({lang: texts[lang] for lang in there}):
        yield Problem("placeholder", written.place((key, lang)), reason)


def find_odd_placeholders(texts: Mapping[str, str]) -> Iterator[tuple[str, Reason]]:
    """Languages whose text does not name what most name."""
    for lang, other, name in find_odd_languages({lang: names_in(text) for lang, text in texts.items()}):
        written_so = _as_written(name, (texts[lang], texts[other]))
        text = f"{{{written_so}}}"
        yield lang, Reason("placeholder-differs", language=lang, language2=other, text=text)


def _as_written(name: str, texts: Iterable[str]) -> str:
    """A placeholder's name as its author spelled it, without its form."""
    found = (match[1].strip() for text in texts for match in PLACEHOLDER.finditer(text))
    return next(one for one in found if one.casefold() == name)


def find_false_friends(keys: PuzzleKeys, written: Written, glossary: Glossary) -> Iterator[Problem]:
    """Words that the glossary says to avoid."""
    for key in OWN_WORDS:
        for lang, text in getattr(keys, key).items():
            for start, word, instead in glossary.avoided(text, lang):
                reason = Reason("word-avoid", text=word, instead=instead)
                yield Problem("word", written.place_in((key, lang), start), reason)


def find_fixed_suits(keys: PuzzleKeys, written: Written) -> Iterator[Problem]:
    """Own words that name a suit: the puzzle can't be shown in other suits."""
    if not keys.vary:
        return
    for key, lang, name in _names_told(keys, "suits"):
        yield Problem("no-vary", written.place((key, lang)), Reason("no-vary", text=name))
        return


def names_suit(keys: PuzzleKeys) -> bool:
    """Whether an author's own words name a suit, other than by a placeholder."""
    return any(_names_told(keys, "suits"))


def names_seat(keys: PuzzleKeys) -> bool:
    """Whether an author's own words name a seat, other than by a placeholder."""
    return any(_names_told(keys, "players"))


def _names_told(keys: PuzzleKeys, what: str) -> Iterator[tuple[str, str, str]]:
    """The first suit or seat of each text of an author, with the key and the language of the text."""
    for key in OWN_WORDS:
        for lang, text in getattr(keys, key).items():
            if lang in LANGUAGES and (match := _names(lang, what).search(PLACEHOLDER.sub("", text))):
                yield key, lang, match[0]


@cache
def _names(lang: str, what: str) -> re.Pattern[str]:
    letters = tuple(Suit) if what == "suits" else tuple(Seat)
    words = getattr(lexicon(lang), what)
    forms = {form for letter in letters for form in words[letter].values()}
    names = sorted((re.escape(form) for form in forms), key=len, reverse=True)
    return re.compile(rf"\b({'|'.join(names)})\b", re.IGNORECASE)
