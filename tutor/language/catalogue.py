"""The sentences of one language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any, NamedTuple

from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentInt, FluentType

from tutor.language.errors import LanguageError
from tutor.language.lexicon import Lexicon
from tutor.language.reading import read_messages

_LONGEST_TEXT = 1000
"""Fluent refuses parts of more than 2,500 characters; an author may have written one."""
MOST_KEPT = 4096
"""Sentences of each language that are not put together again."""
_OWN_SPACE = "\ue000"
"""Stands for a space of a quoted text while the sentence around it gets its no-break spaces."""


class Line(NamedTuple):
    """A sentence, and the language it is in."""

    text: str
    lang: str


@dataclass(frozen=True)
class _Words(FluentType):
    """A list of codes or words; Fluent itself knows no lists."""

    words: tuple[str, ...]

    def format(self, locale: object) -> str:
        # Fluent collects value errors.
        raise ValueError("a list needs CARDS, PLAYER or LIST")


class Catalogue:
    """
    The messages of one language, strict: whatever is missing raises.

    Args:
        sources: File name to Fluent text.
        lexicon: The language's names.
        fallback: Where `speak` finds what this language lacks.
    """

    def __init__(
        self, sources: Mapping[str, str], lexicon: Lexicon, fallback: Catalogue | None = None
    ) -> None:
        self.language = lexicon.language
        self._lexicon = lexicon
        self._fallback = fallback
        # Isolating marks would put invisible characters into labels and copied text.
        self._bundle = FluentBundle([self.language], functions=_functions(lexicon), use_isolating=False)
        self._said = lru_cache(MOST_KEPT)(self._formatted)
        """A page has dozens of sentences, and most of them the page before had, too."""
        resources, self._files = read_messages(sources)
        self.ids = frozenset(self._files)
        for resource in resources:
            self._bundle.add_resource(resource)

    def ids_of(self, file: str) -> tuple[str, ...]:
        """The ids of the messages of one file, such as `reasons`, in its order."""
        return tuple(id for id, name in self._files.items() if name == f"{self.language}/{file}.ftl")

    def format(self, message_id: str, /, **values: object) -> str:
        """
        The sentence with its values, its first letter a capital.

        None is the choice `none`, True and False are `yes` and `no`; a plain list or tuple is a list of
        codes or words; anything else is its text: a card, a suit, a seat.

        Raises:
            LanguageError: For an unknown message, a missing value, or a form that the lexicon lacks.
        """
        if message_id not in self.ids:
            raise LanguageError(f"{self.language}: no message {message_id}")
        return self._said(message_id, *[(name, _argument(value)) for name, value in values.items()])

    def _formatted(self, message_id: str, *arguments: tuple[str, str | FluentType]) -> str:
        pattern: Any = self._bundle.get_message(message_id).value
        text, errors = self._bundle.format_pattern(pattern, dict(arguments))
        if errors:
            raise LanguageError(f"{self.language}: {message_id}: {errors[0]}") from errors[0]
        sentence = self._lexicon.typography(str(text)).replace(_OWN_SPACE, " ")
        return sentence[:1].upper() + sentence[1:]

    def speak(self, message_id: str, /, **values: object) -> Line:
        """
        The sentence for a learner: in the fallback language where this one can't say it, and marked as such.

        Raises:
            LanguageError: Where neither language can.
        """
        try:
            return Line(self.format(message_id, **values), self.language)
        except LanguageError:
            if self._fallback is None:
                raise
            return self._fallback.speak(message_id, **values)


def _argument(value: object) -> str | FluentType:
    # A card is a named tuple, and no list.
    if type(value) is list or type(value) is tuple:
        return _Words(tuple(str(item) for item in value))
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int):
        return _number(value)
    return _one_line(str(value))


@lru_cache(1024)
def _number(value: int) -> FluentInt:
    """Line 1024 is not line 1,024."""
    return FluentInt(value, useGrouping=False)


def _one_line(text: str) -> str:
    if len(text) > _LONGEST_TEXT:
        text = text[:_LONGEST_TEXT] + "…"
    return " ".join(text.splitlines()).replace(" ", _OWN_SPACE)


def _functions(lexicon: Lexicon) -> dict[str, Any]:
    """What a message may call. Names are cached: the same few are asked for again and again."""
    card, suit, player = cache(lexicon.card), cache(lexicon.suit), cache(lexicon.player)

    def card_name(code: str, case: str = "nom", art: str = "def", cap: str = "no") -> str:
        name = card(code, case, art)
        return name[:1].upper() + name[1:] if cap == "yes" else name

    def player_name(who: str | _Words, case: str = "nom") -> str:
        if isinstance(who, _Words):
            return lexicon.join([player(one, case) for one in who.words])
        return player(who, case)

    def card_names(cards: _Words, case: str = "nom", join: str = "standard") -> str:
        return lexicon.join([card(code, case, "def") for code in cards.words], join)

    def suit_names(letter: str | _Words, form: str = "nom") -> str:
        if isinstance(letter, _Words):
            return lexicon.join([suit(one, form) for one in letter.words])
        return suit(letter, form)

    def words(listed: str | _Words, join: str = "standard") -> str:
        return listed if isinstance(listed, str) else lexicon.join(listed.words, join)

    return {
        "CARD": card_name,
        "CARDS": card_names,
        "COLOUR": lexicon.colour,
        "LIST": words,
        "NUM": lambda n, gender="m": lexicon.number(int(n), gender),
        "PLAYER": player_name,
        "SUIT": suit_names,
    }
