"""The pack: which cards there are, and how they rank under a trump."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tutor.language import Line, lexicon
from tutor.rules import Bower, Card, Rulebook, Suit
from tutor.web.faces import Face, Faces, Sign, face_of, sign_of
from tutor.web.words import Words

SHOWN = Suit.HEARTS
"""The trump of the orders that are shown in full."""


class Order(NamedTuple):
    """The cards of one suit, the highest first."""

    suit: Sign
    is_trump: bool
    faces: list[Face]


class Bowers(NamedTuple):
    """Which two jacks a trump suit makes its highest cards."""

    trump: Sign
    right: Face
    left: Face


class Cards(NamedTuple):
    """What a leaflet says of the pack."""

    before: list[Line]
    orders: list[Order]
    after: list[Line]
    bowers: list[Bowers]
    """One for each trump suit; none in a game without bowers."""


def cards_of(rulebook: Rulebook, words: Words) -> Cards:
    """The pack of a game, in its order."""
    pack, rules = rulebook.rules.pack, rulebook.rules
    return Cards(
        [
            words.line("rules-pack", n=len(pack), lowest=int(rules.min_rank), joker=rules.joker),
            words.line("rules-order", trump=SHOWN),
        ],
        [order_of(rulebook, suit, SHOWN, words) for suit in suits_under(SHOWN)],
        list(_roles(rulebook, words)),
        [_bowers(rulebook, trump, words) for trump in Suit] if rules.bowers else [],
    )


def suits_under(trump: Suit) -> list[Suit]:
    """Trump, the other suit of its colour, and the two others."""
    first = [trump, trump.same_colour]
    return [*first, *(suit for suit in Suit if suit not in first)]


def order_of(rulebook: Rulebook, suit: Suit, trump: Suit, words: Words) -> Order:
    """The cards that belong to *suit* while *trump* is trump, from the highest down."""
    faces = Faces(words, rulebook, trump)
    cards = rulebook.order(_belonging(rulebook, suit, trump), suit, trump)
    return Order(sign_of(suit, words.lang), suit is trump, [faces(card) for card in cards])


def plain_ranks(rulebook: Rulebook, words: Words) -> str:
    """The letters of a suit that has lost no card and won none, from the highest down."""
    _, _, plain, _ = suits_under(SHOWN)
    cards = rulebook.order(_belonging(rulebook, plain, SHOWN), plain, SHOWN)
    return " ".join(lexicon(words.lang).index(str(card)) for card in cards)


def _belonging(rulebook: Rulebook, suit: Suit, trump: Suit) -> list[Card]:
    return [card for card in rulebook.rules.pack if rulebook.effective_suit(card, trump) is suit]


def _roles(rulebook: Rulebook, words: Words) -> Iterator[Line]:
    """What is special about some cards, and how long the suits are."""
    rules = rulebook.rules
    if rules.joker:
        yield words.line("rules-joker")
    if rules.bowers:
        yield words.line("rules-bowers", joker=rules.joker)
    else:
        yield words.line("rules-no-bowers")
    trumps, sister, rest, _ = (len(_belonging(rulebook, suit, SHOWN)) for suit in suits_under(SHOWN))
    if trumps == sister == rest:
        yield words.line("rules-lengths-even", n=trumps)
    else:
        yield words.line("rules-lengths", n=trumps, suit=SHOWN.same_colour, sister=sister, rest=rest)


def _bowers(rulebook: Rulebook, trump: Suit, words: Words) -> Bowers:
    right, left = (rulebook.bower(trump, which) for which in (Bower.RIGHT, Bower.LEFT))
    assert right is not None
    assert left is not None
    return Bowers(sign_of(trump, words.lang), face_of(right, words.lang), face_of(left, words.lang))
