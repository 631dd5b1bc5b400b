"""
Words: the sentences of each language, and the names that inflect in them.

This floor knows no rule of the game. A message's id is a reason's code, and its values are codes.

>>> catalogue("de").format("void-any", suit="D")
'Du hast kein Karo, also darfst du jede Karte spielen.'
"""

from tutor.language.catalogue import Catalogue, Line
from tutor.language.errors import LanguageError
from tutor.language.lexicon import Lexicon
from tutor.language.registry import FALLBACK, LANGUAGES, catalogue, initial, lexicon, sort_key

__all__ = [
    "FALLBACK",
    "LANGUAGES",
    "Catalogue",
    "LanguageError",
    "Lexicon",
    "Line",
    "catalogue",
    "initial",
    "lexicon",
    "sort_key",
]
