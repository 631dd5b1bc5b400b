"""The languages that are there: each is a folder with catalogues and a lexicon."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path

from tutor.language.catalogue import Catalogue
from tutor.language.errors import LanguageError
from tutor.language.lexicon import Lexicon

_HERE = Path(__file__).parent

FALLBACK = "en"
"""The language that speaks where another is silent."""

LANGUAGES: tuple[str, ...] = tuple(
    sorted({path.parent.name for path in _HERE.glob("*/*.ftl")}, key=lambda code: (code == FALLBACK, code))
)
"""The languages' codes in alphabetical order, the fallback last."""


@cache
def lexicon(language: str) -> Lexicon:
    """
    The names of cards, suits and players in *language*.

    Raises:
        LanguageError: For a language that is not there, or a lexicon that can't be read.
    """
    if language not in LANGUAGES:
        raise LanguageError(f"no language {language!r}; there are: {', '.join(LANGUAGES)}")
    file = f"{language}/lexicon.py"
    if not (_HERE / file).is_file():
        raise LanguageError(f"{file} is missing: copy another language's")
    try:
        words = import_module(f"{__package__}.{language}.lexicon").LEXICON
    except SyntaxError as error:
        raise LanguageError(f"{file}:{error.lineno}: {error.msg}") from error
    if not isinstance(words, Lexicon):
        raise LanguageError(f"{language}: LEXICON is no lexicon")
    return words


@cache
def catalogue(language: str) -> Catalogue:
    """
    The sentences of *language*.

    Raises:
        LanguageError: For a language that is not there, or catalogues that can't be read.
    """
    names = lexicon(language)
    sources = {
        f"{language}/{path.name}": path.read_text(encoding="utf-8")
        for path in sorted((_HERE / language).glob("*.ftl"))
    }
    return Catalogue(sources, names, None if language == FALLBACK else catalogue(FALLBACK))


def sort_key(language: str, text: str) -> tuple[list[int], str]:
    """
    Where *text* stands in an alphabetical list.

    >>> sorted(["zdvih", "čtyřka", "chybné rozdání", "cíl"], key=lambda word: sort_key("cs", word))
    ['cíl', 'čtyřka', 'chybné rozdání', 'zdvih']
    """
    return lexicon(language).sort_key(text)


def initial(language: str, text: str) -> str:
    """
    The letter under which *text* stands in an alphabetical list.

    >>> initial("cs", "chybné rozdání"), initial("cs", "čtyřka"), initial("de", "überstechen")
    ('Ch', 'Č', 'U')
    """
    return lexicon(language).initial(text)
