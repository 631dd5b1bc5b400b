"""Suits, ranks, cards and packs."""

from __future__ import annotations

from enum import IntEnum, StrEnum
from functools import cache
from typing import NamedTuple

from tutor.rules.reasons import GrammarError


class Suit(StrEnum):
    """
    One of the four suits; its text is its letter.

    >>> Suit.parse("♥").same_colour
    <Suit.DIAMONDS: 'D'>
    """

    CLUBS = "C"
    DIAMONDS = "D"
    HEARTS = "H"
    SPADES = "S"

    # The enum's own hash is a Python function; the text's is as good, and cards are hashed at every play.
    __hash__ = str.__hash__

    @property
    def same_colour(self) -> Suit:
        """The other red suit of a red one, the other black suit of a black one."""
        return _SAME_COLOUR[self]

    @property
    def symbol(self) -> str:
        """The suit's sign: `♥`."""
        return _SYMBOLS[self]

    @classmethod
    def parse(cls, text: str) -> Suit:
        """
        Reads `H`, `hearts` or `♥` in any letter case.

        Raises:
            GrammarError: Where the text is no suit.
        """
        suit = _SUITS.get(text.strip().rstrip("\ufe0e\ufe0f").casefold())
        if suit is None:
            raise GrammarError("not-a-suit", text)
        return suit


_SAME_COLOUR = {
    Suit.CLUBS: Suit.SPADES,
    Suit.SPADES: Suit.CLUBS,
    Suit.DIAMONDS: Suit.HEARTS,
    Suit.HEARTS: Suit.DIAMONDS,
}
_SYMBOLS = dict(zip(Suit, "♣♦♥♠", strict=True))
_SUITS = {
    spelling: suit for suit in Suit for spelling in (suit.value.casefold(), suit.name.casefold(), suit.symbol)
}


class Rank(IntEnum):
    """The printed rank, two up to ace, and the joker, which has a rank of its own."""

    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13
    ACE = 14
    JOKER = 15

    __hash__ = int.__hash__

    @property
    def letter(self) -> str:
        """`2` to `10`, `J`, `Q`, `K`, `A`; `Joker`."""
        return _LETTERS[self]


_LETTERS = {
    **{rank: str(rank.value) for rank in Rank},
    Rank.JACK: "J",
    Rank.QUEEN: "Q",
    Rank.KING: "K",
    Rank.ACE: "A",
    Rank.JOKER: "Joker",
}


class Card(NamedTuple):
    """
    A card as it is printed. A bower is a role that trump gives to a jack, never a rank.

    >>> Card.parse("10♥"), str(Card.parse("jd")), Card.parse("JOKER")
    (Card('10H'), 'JD', Card('Joker'))
    """

    rank: Rank
    suit: Suit | None
    """The printed suit; the joker has none."""

    @property
    def is_joker(self) -> bool:
        """Whether this is the joker, the Benny."""
        return self.suit is None

    @classmethod
    def parse(cls, text: str) -> Card:
        """
        Reads rank, then suit: `JD`, `10H`, `TH`, `J♦`; or `Joker`. Letter case is ignored.

        Raises:
            GrammarError: Where the text is no card; it quotes the text.
        """
        card = _cards_by_spelling().get(text.strip().rstrip("\ufe0e\ufe0f").casefold())
        if card is None:
            raise GrammarError("not-a-card", text)
        return card

    def __str__(self) -> str:
        return self.rank.letter + (self.suit or "")

    def __repr__(self) -> str:
        return f"Card({str(self)!r})"


JOKER = Card(Rank.JOKER, None)


@cache
def _cards_by_spelling() -> dict[str, Card]:
    spellings = {"joker": JOKER}
    for card in pack(Rank.TWO):
        letters = [card.rank.letter.casefold()] + ["t"] * (card.rank is Rank.TEN)
        suits = [spelling for spelling, suit in _SUITS.items() if suit is card.suit and len(spelling) == 1]
        spellings.update({letter + suit: card for letter in letters for suit in suits})
    return spellings


@cache
def pack(lowest: Rank = Rank.NINE, *, joker: bool = False) -> tuple[Card, ...]:
    """
    Every card from *lowest* up, suit by suit, the joker last.

    >>> [len(pack(Rank(low), joker=joker)) for low, joker in ((9, 0), (9, 1), (7, 0), (7, 1), (2, 0))]
    [24, 25, 32, 33, 52]
    """
    cards = [Card(rank, suit) for suit in Suit for rank in Rank if lowest <= rank < Rank.JOKER]
    return (*cards, JOKER) if joker else tuple(cards)
