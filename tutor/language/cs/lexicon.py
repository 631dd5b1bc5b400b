"""Czech names: an adjective of the suit that agrees with the rank (*kárového kluka*)."""

import re
import unicodedata
from collections.abc import Sequence

from tutor.language.errors import LanguageError
from tutor.language.lexicon import Lexicon, Noun, inflected, without_accents

_CASES = ("nom", "gen", "dat", "acc", "loc", "ins")
_KA = ("ka", "ky", "ce", "ku", "ce", "kou")
_PIPS = {
    **dict(zip("2345678", ("dvoj", "troj", "čtyř", "pět", "šest", "sedmič", "osmič"), strict=True)),
    "9": "devít",
    "10": "desít",
}
_NOUNS = {
    **{code: ("f", "/".join(stem + end for end in _KA)) for code, stem in _PIPS.items()},
    "J": ("m", "kluk/kluka/klukovi/kluka/klukovi/klukem"),
    "Q": ("f", "dáma/dámy/dámě/dámu/dámě/dámou"),
    "K": ("m", "král/krále/králi/krále/králi/králem"),
    "A": ("n", "eso/esa/esu/eso/esu/esem"),
    "Joker": ("m", "žolík/žolíka/žolíkovi/žolíka/žolíkovi/žolíkem"),
}
_RANKS = {code: Noun(gender, inflected(_CASES, forms)) for code, (gender, forms) in _NOUNS.items()}
_STEMS = {"C": "křížov", "D": "károv", "H": "srdcov", "S": "pikov"}
_ENDINGS = {
    "m": inflected(_CASES, "ý/ého/ému/ého/ém/ým"),
    "f": inflected(_CASES, "á/é/é/ou/é/ou"),
    "n": inflected(_CASES, "é/ého/ému/é/ém/ým"),
}
_SUIT_FORMS = {
    "C": "kříže/křížů/křížům/kříže/křížích/kříži/žádné kříže",
    "D": "káry/kár/kárám/káry/kárách/kárami/žádné káry",
    "H": "srdce/srdcí/srdcím/srdce/srdcích/srdci/žádná srdce",
    "S": "piky/piků/pikům/piky/pikách/piky/žádné piky",
}
_SUITS = {letter: inflected((*_CASES, "none"), forms) for letter, forms in _SUIT_FORMS.items()}
_NAMES = {
    "you": "ty/tebe/tobě/tebe/tobě/tebou",
    "partner": "tvůj partner/tvého partnera/tvému partnerovi/tvého partnera/tvém partnerovi/tvým partnerem",
    "opponent": "tvůj soupeř/tvého soupeře/tvému soupeři/tvého soupeře/tvém soupeři/tvým soupeřem",
    "left": "levý soupeř/levého soupeře/levému soupeři/levého soupeře/levém soupeři/levým soupeřem",
    "right": "pravý soupeř/pravého soupeře/pravému soupeři/pravého soupeře/pravém soupeři/pravým soupeřem",
    "dealer": "rozdávající/rozdávajícího/rozdávajícímu/rozdávajícího/rozdávajícím/rozdávajícím",
    "maker": "aktér/aktéra/aktérovi/aktéra/aktérovi/aktérem",
    "N": "Sever/Severu/Severu/Sever/Severu/Severem",
    "E": "Východ/Východu/Východu/Východ/Východu/Východem",
    "S": "Jih/Jihu/Jihu/Jih/Jihu/Jihem",
    "W": "Západ/Západu/Západu/Západ/Západu/Západem",
}
_PLAYERS = {who: inflected(_CASES, forms) for who, forms in _NAMES.items()}
_NUMBERS = "nula jeden dva tři čtyři pět šest sedm osm devět deset jedenáct dvanáct"
_GENDERED_NUMBERS = {(1, "f"): "jedna", (1, "n"): "jedno", (2, "f"): "dvě", (2, "n"): "dvě"}
_Z_BEFORE_NUMBER = re.compile(r"\b([zZ]) (?=(?:[23467]\d{0,2}|1[23467]|1\d\d)(?!\d))")
"""*Z* before a figure that is read with dv, tř, čt, š or s: ze tří, ze čtrnácti, ze sta."""
_ALPHABET = (*"abcčdefgh", "ch", *"ijklmnopqrřsštuvwxyzž")


class Czech(Lexicon):
    """The words of Czech players, and the spaces that Czech does not break."""

    language = "cs"
    cases = _CASES
    genders = ("m", "f", "n")
    ranks = _RANKS
    suits = _SUITS
    players = _PLAYERS
    numbers = tuple(_NUMBERS.split())
    gendered_numbers = _GENDERED_NUMBERS

    def _name(self, rank: Noun, suit: str | None, case: str, art: str) -> str:
        word = rank.forms[case]
        return f"{_STEMS[suit]}{_ENDINGS[rank.gender][case]} {word}" if suit else word

    def join(self, words: Sequence[str], style: str = "standard") -> str:
        """As everywhere, and in the style `nor` for what is not allowed: *a, b ani c*."""
        if style != "nor":
            return super().join(words, style)
        if not words:
            raise LanguageError("cs: nothing to list")
        return " ani ".join(filter(None, (", ".join(words[:-1]), words[-1])))

    def typography(self, text: str) -> str:
        """
        Binds one-letter words to the next word, a number to the noun it counts, and a score (IJP 880).

        *Z* becomes *ze* where the number after it is spoken so.
        """
        text = _Z_BEFORE_NUMBER.sub("\\1e\u00a0", text)
        text = re.sub(r"(?<![^\W\d_])([ksvzouaiKSVZOUAI]) (?=\S)", "\\1\u00a0", text)
        text = re.sub(r"(\d) : (?=\d)", "\\1\u00a0:\u00a0", text)
        return re.sub(r"(\d) (?=[^\W\d_])", "\\1\u00a0", text)

    def sort_key(self, text: str) -> tuple[list[int], str]:
        """Č, ř, š and ž are letters of their own, and so is ch, after h."""
        folded = unicodedata.normalize("NFC", text.casefold())
        places = [_ALPHABET.index(letter) if letter in _ALPHABET else -1 for letter in _letters(folded)]
        return places, folded

    def initial(self, text: str) -> str:
        """Ch stands after H, and Č after C."""
        first, *_ = _letters(unicodedata.normalize("NFC", text.casefold()))
        return first.capitalize()


def _letters(folded: str) -> list[str]:
    """The letters of the Czech alphabet that a text is made of, foreign marks left out."""
    return _split("".join(letter if letter in _ALPHABET else without_accents(letter) for letter in folded))


def _split(letters: str) -> list[str]:
    return re.findall(r"ch|.", letters, re.DOTALL)


LEXICON = Czech()
