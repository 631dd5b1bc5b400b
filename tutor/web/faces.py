"""What is printed on a card: the letter of the page's language, a suit symbol; and its full name."""

from __future__ import annotations

from typing import NamedTuple

from tutor.language import lexicon
from tutor.rules import Card, Suit
from tutor.web.words import capital, card_name

_AS_TEXT = "\ufe0e"  # without it some browsers draw a coloured picture
_SYMBOLS = {Suit.CLUBS: "♣", Suit.DIAMONDS: "♦", Suit.HEARTS: "♥", Suit.SPADES: "♠"}


class Sign(NamedTuple):
    """A suit: its symbol, its name, and the letter that the style sheet knows it by."""

    letter: str
    symbol: str
    name: str


class Face(NamedTuple):
    """A card: what is printed in its corner, and the name that is read aloud."""

    code: str
    corner: str
    suit: str
    """The letter of the printed suit; empty for the joker."""
    symbol: str
    name: str


def sign_of(suit: Suit, lang: str) -> Sign:
    """The suit as it is shown."""
    return Sign(suit, _SYMBOLS[suit] + _AS_TEXT, capital(lexicon(lang).suit(suit)))


def face_of(card: Card, lang: str) -> Face:
    """The card as it is shown."""
    code = str(card)
    symbol = _SYMBOLS[card.suit] + _AS_TEXT if card.suit else ""
    return Face(code, lexicon(lang).index(code), card.suit or "", symbol, card_name(code, lang))
