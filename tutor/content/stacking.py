"""Cards by chance, stacked where somebody's mistake is to be met with."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random

from tutor.minds import Mind
from tutor.rules import Card, Rulebook, Suit, procedure_of

MOST = 2
"""So many cards that somebody sees otherwise are put in at most: where all are alike, nothing stands out."""


@lru_cache(maxsize=4096)
def telling_cards(mind: Mind, trump: Suit | None) -> tuple[Card, ...]:
    """
    The cards that a mind sees otherwise than the rules, their suit or their height.

    >>> from tutor.minds import MINDS
    >>> from tutor.rules import STANDARD
    >>> telling_cards(MINDS["left-weak"](STANDARD), Suit.HEARTS)
    (Card('JD'),)
    """
    rules = procedure_of(mind.rules).rulebook
    return tuple(card for card in mind.rules.pack if _seen(mind, card, trump) != _seen(rules, card, trump))


def _seen(rulebook: Rulebook, card: Card, trump: Suit | None) -> object:
    if card.is_joker and trump is None:
        return None
    suits = (rulebook.effective_suit(card, trump), rulebook.wins_as(card, trump))
    return (*suits, rulebook.rank(card, trump), *(rulebook.follows(card, led, trump) for led in Suit))


@lru_cache(maxsize=4096)
def telling_suits(mind: Mind, trump: Suit | None) -> tuple[Suit, ...]:
    """The suits to which other cards belong for a mind than by the rules."""
    rules = procedure_of(mind.rules).rulebook
    return tuple(suit for suit in Suit if _belonging(mind, suit, trump) != _belonging(rules, suit, trump))


def _belonging(rulebook: Rulebook, suit: Suit, trump: Suit | None) -> tuple[set[Card], set[Card]]:
    pack = [card for card in rulebook.rules.pack if trump is not None or not card.is_joker]
    return set(rulebook.cards_of(suit, trump)), {card for card in pack if rulebook.follows(card, suit, trump)}


def draw_cards(
    random: Random, pack: Sequence[Card], n: int, trump: Suit | None = None, wished: Sequence[Mind] = ()
) -> list[Card]:
    """*n* cards of the pack; among them one or two that one of the *wished* minds sees otherwise, if any."""
    special = telling_cards(random.choice(wished), trump) if wished else ()
    held = [card for card in special if card in pack]
    first = random.sample(held, min(len(held), n, random.randint(1, MOST))) if held else []
    cards = first + random.sample([card for card in pack if card not in first], n - len(first))
    random.shuffle(cards)
    return cards


def draw_suit(random: Random, suits: Sequence[Suit], trump: Suit | None, wished: Sequence[Mind] = ()) -> Suit:
    """One of the suits; two times in three one of which a *wished* mind has another idea, if there is any."""
    stacked = wished and random.random() < 2 / 3
    special = telling_suits(random.choice(wished), trump) if stacked else ()
    return random.choice([suit for suit in suits if suit in special] or list(suits))
