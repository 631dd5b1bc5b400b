"""What is printed on a card: the letter of the page's language, the art; and its full name."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from tutor.language import lexicon
from tutor.rules import Bower, Card, Rank, Rulebook, Suit
from tutor.web.words import Words, capital, card_name

_COURTS = {Rank.JACK: "court", Rank.QUEEN: "court", Rank.KING: "court", Rank.ACE: "ace"}
_STAR = "★"
"""A joker's corner; a J would be read as a jack."""


class Sign(NamedTuple):
    """A suit: the letter that the drawing is known by, and its name."""

    letter: str
    name: str


class Face(NamedTuple):
    """A card: what is printed on it, and the name that is read aloud."""

    code: str
    corner: str
    """The rank in the letters of the page's language."""
    english: str
    """The rank in English letters, where they are others; which of both is seen is the visitor's choice."""
    suit: str
    """The letter of the printed suit; `X` for the joker."""
    art: str
    """The id of the drawing."""
    look: str
    """`court`, `ace`, or empty for a spot card."""
    name: str
    counts_as: Sign | None = None
    """Trump, on a left bower that is marked as what it is."""


@cache
def sign_of(suit: Suit, lang: str) -> Sign:
    """The suit as it is shown."""
    return Sign(suit, capital(lexicon(lang).suit(suit)))


@cache
def face_of(card: Card, lang: str) -> Face:
    """The card as it is shown."""
    code = str(card)
    if card.suit is None:
        return Face(code, _STAR, "", "X", "a-X", "court", card_name(code, lang))
    look = _COURTS.get(card.rank, "")
    corner, english = lexicon(lang).index(code), card.rank.letter
    art = f"a-{english}" if look == "court" else f"s-{card.suit}"
    other = english if english != corner else ""
    return Face(code, corner, other, card.suit, art, look, card_name(code, lang))


class Faces:
    """Shows cards in the words of a page; given a trump, with the left bower marked as one of the trumps."""

    def __init__(self, words: Words, rulebook: Rulebook | None = None, trump: Suit | None = None) -> None:
        self._lang = words.lang
        self._trump = trump
        self._left = rulebook.bower(trump, Bower.LEFT) if rulebook else None

    def __call__(self, card: Card) -> Face:
        """The card's face."""
        face = face_of(card, self._lang)
        if card == self._left and self._trump:
            return face._replace(counts_as=sign_of(self._trump, self._lang))
        return face
