"""The words that inflect: cards, suits, players and numbers, whatever the language."""

from __future__ import annotations

import unicodedata
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar, NamedTuple

from babel import Locale
from babel.lists import format_list

from tutor.language.errors import LanguageError

ARTICLES = ("def", "indef", "none")
_COLOURS = {"C": "black", "D": "red", "H": "red", "S": "black"}

Forms = Mapping[str, str]
"""The name of a form (a case, `none`, `one`) to the word in that form."""


class Noun(NamedTuple):
    """A word with its grammatical gender, in every case."""

    gender: str
    forms: Forms


def inflected(cases: Sequence[str], forms: str) -> Forms:
    """
    Names the forms of a word, which are given case by case.

    >>> inflected(("nom", "acc"), "der Geber/den Geber")
    {'nom': 'der Geber', 'acc': 'den Geber'}
    """
    return dict(zip(cases, forms.split("/"), strict=True))


class Lexicon(ABC):
    """
    The names in the sentences of one language: data, and one rule that puts a card's name together.

    Every method raises LanguageError for a code or a form that the language does not have: a wrong case must
    fail a test, never be printed.
    """

    language: ClassVar[str]
    cases: ClassVar[tuple[str, ...]]
    genders: ClassVar[tuple[str, ...]] = ("m",)
    """The genders that tell the language's number words apart."""
    ranks: ClassVar[Mapping[str, Noun]]
    """`2` to `10`, `J`, `Q`, `K`, `A`, and `Joker`."""
    suits: ClassVar[Mapping[str, Forms]]
    """The suit's letter; its forms are the cases, `none` (*no hearts*), and what else the language needs."""
    players: ClassVar[Mapping[str, Forms]]
    """The seats `N E S W`, and roles: `you`, `partner`, `opponent`, `left`, `right`, `dealer`, `maker`."""
    numbers: ClassVar[tuple[str, ...]]
    """Zero to twelve."""
    gendered_numbers: ClassVar[Mapping[tuple[int, str], str]] = {}
    index_letters: ClassVar[Mapping[str, str]] = {}
    """The ranks whose letter on the card is another than the code's."""

    def __init__(self) -> None:
        self._locale = Locale.parse(self.language)

    @abstractmethod
    def _name(self, rank: Noun, suit: str | None, case: str, art: str) -> str:
        """A card's name; *suit* is None for the joker."""

    def card(self, code: str, case: str = "nom", art: str = "def") -> str:
        """
        The name of the card `JD`, `10H` or `Joker`.

        *art* is `def`, `indef` or `none`: with definite, indefinite or no article.
        """
        self._demand(case, self.cases, "case")
        self._demand(art, ARTICLES, "article")
        rank, suit = (code, None) if code == "Joker" else (code[:-1], code[-1:])
        if rank not in self.ranks or (suit is not None and suit not in self.suits) or not code:
            raise LanguageError(f"{self.language}: no card {code!r}")
        return self._name(self.ranks[rank], suit, case, art)

    def cards(self, codes: Iterable[str], case: str = "nom", join: str = "standard", art: str = "def") -> str:
        """Several cards' names in a list; see `join` for its words."""
        return self.join([self.card(code, case, art) for code in codes], join)

    def suit(self, letter: str, form: str = "nom") -> str:
        """The suit's name in a case, or as `none`: *no hearts*."""
        return self._form(self.suits, letter, form, "suit")

    def player(self, who: str, case: str = "nom") -> str:
        """The name of a seat or a role; the learner is `you`, and South only to others."""
        return self._form(self.players, who, case, "player")

    def number(self, n: int, gender: str = "m") -> str:
        """The word for zero to twelve, digits for any other number."""
        self._demand(gender, self.genders, "gender")
        if (n, gender) in self.gendered_numbers:
            return self.gendered_numbers[n, gender]
        return self.numbers[n] if 0 <= n < len(self.numbers) else str(n)

    def colour(self, suit: str) -> str:
        """`red` or `black`, the same in every language: sentences choose by it."""
        if suit not in _COLOURS:
            raise LanguageError(f"{self.language}: no suit {suit!r}")
        return _COLOURS[suit]

    def index(self, code: str) -> str:
        """What stands in the card's corner: *B* for the German jack; the joker's name in full."""
        name = self.card(code, art="none")
        if code == "Joker":
            return name[:1].upper() + name[1:]
        return self.index_letters.get(code[:-1], code[:-1])

    def join(self, words: Sequence[str], style: str = "standard") -> str:
        """
        *a, b and c*; in the style `or`: *a, b or c*.

        A list of nothing has no words, so it raises too.
        """
        self._demand(style, ("standard", "or"), "join")
        if not words:
            raise LanguageError(f"{self.language}: nothing to list")
        return format_list(words, style="or" if style == "or" else "standard", locale=self._locale)

    def typography(self, text: str) -> str:
        """The text with the spaces that must not break; as it is where the language has none."""
        return text

    def sort_key(self, text: str) -> tuple[list[int], str]:
        """Where the text stands in a list sorted by alphabet: an accent decides last."""
        folded = text.casefold()
        return [ord(letter) for letter in without_accents(folded)], folded

    def initial(self, text: str) -> str:
        """The letter under which the text stands in such a list."""
        return without_accents(text[:1]).upper()

    def _demand(self, form: str, known: Sequence[str], what: str) -> None:
        if form not in known:
            raise LanguageError(f"{self.language}: no {what} {form!r}; there are: {', '.join(known)}")

    def _form(self, table: Mapping[str, Forms], key: str, form: str, what: str) -> str:
        if key not in table:
            raise LanguageError(f"{self.language}: no {what} {key!r}")
        self._demand(form, tuple(table[key]), f"form of a {what}")
        return table[key][form]


def without_accents(text: str) -> str:
    """
    The letters without their marks.

    >>> without_accents("kříže")
    'krize'
    """
    return "".join(
        letter for letter in unicodedata.normalize("NFD", text) if not unicodedata.combining(letter)
    )
