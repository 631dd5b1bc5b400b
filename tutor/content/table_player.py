"""Somebody to sit at the table: seeded, sensible, and no strong player."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from tutor.rules import Action, Card, Deal, Procedure, Rank, Seat, Suit, Trick
from tutor.rules import calls as said

Hand = tuple[Card, ...]
_ENOUGH, _PLENTY = 3.0, 4.3
"""The tricks that a hand must promise to make trump, and to go alone."""
_DARING = 0.5
"""By how many tricks a player may misjudge the hand, either way."""


def deal_of(procedure: Procedure, seed: str) -> Deal:
    """
    A whole deal, played to its end: the same seed gives the same deal in every process.

    >>> from tutor.rules import STANDARD, procedure_of
    >>> deal_of(procedure_of(STANDARD), "1").history == deal_of(procedure_of(STANDARD), "1").history
    True
    """
    random = Random(seed)
    dealer = random.choice(procedure.rules.seats)
    cards = list(procedure.rules.pack)
    random.shuffle(cards)
    return play_on(Deal.of(procedure, dealer, cards), random)


def play_on(deal: Deal, random: Random) -> Deal:
    """The deal played to its end."""
    while not deal.over:
        deal = deal.apply(choose(deal, random))
    return deal


def choose(deal: Deal, random: Random) -> Action:
    """What a sensible player does, who knows the own hand and what the table has seen."""
    cards = [action for action in deal.legal_actions() if isinstance(action, Card)]
    words = [action for action in deal.legal_actions() if isinstance(action, str)]
    if deal.stage == "tricks":
        return _play(deal, cards)
    if cards and not words:
        return _part_with(deal, cards)
    if cards:
        return _ask_for_best(deal, cards)
    return _say(deal, words, random)


# Calls


def _say(deal: Deal, words: list[str], random: Random) -> str:
    if len(words) == 1:
        return words[0]
    for word in (said.SHOW, said.TAKE):
        if word in words:
            return word
    if said.ALONE in words:
        return _about_hand(deal, words, random)
    if any(said.number_bid(word) is not None or word == said.NAP for word in words):
        return _bid(deal, words, random)
    return _make_trump(deal, words, random)


def _about_hand(deal: Deal, words: list[str], random: Random) -> str:
    """Alone, together or with the dummy, which is better than a hand that is not strong."""
    others = [word for word in words if word != said.ALONE]
    strong = _worth(deal, _hand(deal), deal.trump) + random.uniform(-_DARING, _DARING) >= _PLENTY
    return said.ALONE if strong else others[0]


def _make_trump(deal: Deal, words: list[str], random: Random) -> str:
    """The best of the calls that make trump, alone with a strong hand; a pass where none is good enough."""
    makes = {word: _promise(deal, word) + random.uniform(-_DARING, _DARING) for word in words}
    makes.pop(said.PASS, None)
    alone = {word: worth for word, worth in makes.items() if said.goes_alone(word) and worth >= _PLENTY}
    together = {word: worth for word, worth in makes.items() if not said.goes_alone(word)}
    if said.PASS in words and max((alone or together).values(), default=0) < _ENOUGH:
        return said.PASS
    return _best(alone or together or makes)


def _bid(deal: Deal, words: list[str], random: Random) -> str:
    """The lowest bid that is left, where the best suit promises as much; misère with low cards only."""
    promise = max(_worth(deal, _hand(deal), suit) for suit in Suit) + random.uniform(-_DARING, 1)
    bids = [word for word in words if word != said.PASS]
    if not bids or said.PASS not in words:
        return words[0]
    if said.MISERE in bids and all(card.rank <= Rank.NINE for card in _hand(deal)):
        return said.MISERE
    wanted = said.number_bid(bids[0])
    return bids[0] if promise >= (deal.procedure.rules.hand_size if wanted is None else wanted) else said.PASS


def _promise(deal: Deal, word: str) -> float:
    """The tricks that the hand promises if this call makes trump; the turned-up card helps the dealer's."""
    if said.without_alone(word) != said.ORDER or deal.turn_up is None:
        return _worth(deal, _hand(deal), said.suit_named(word))
    suit = deal.procedure.rulebook.proposed_suit(deal.turn_up)
    if deal.turn is deal.dealer:
        return _worth(deal, (*_hand(deal), deal.turn_up), suit)
    friend = deal.turn in deal.procedure.rulebook.side(deal.dealer)
    return _worth(deal, _hand(deal), suit) + (0.4 if friend else -0.4)


def _worth(deal: Deal, hand: Iterable[Card], trump: Suit | None) -> float:
    """How many tricks *hand* promises, the help of a partner included: high trumps, low ones, aces."""
    rulebook, worth = deal.procedure.rulebook, 0.5
    for card in hand:
        if card.is_joker and trump is None:
            continue
        height = rulebook.rank(card, trump)
        if rulebook.effective_suit(card, trump) is trump:
            worth += 1.0 if height > 14 else 0.8 if height > 12 else 0.6
        elif height == 14:
            worth += 0.6
    return worth


# Cards that are laid away or passed on


def _part_with(deal: Deal, cards: list[Card]) -> Card:
    """The weakest card; but somebody who sits out gives the lone partner the strongest."""
    gives = deal.turn in deal.out
    return max(cards, key=lambda card: _power(deal, card) if gives else -_power(deal, card))


def _ask_for_best(deal: Deal, cards: list[Card]) -> Action:
    weakest = min(cards, key=lambda card: _power(deal, card))
    return said.PASS if deal.procedure.rulebook.effective_suit(weakest, deal.trump) is deal.trump else weakest


# Play


def _play(deal: Deal, cards: list[Card]) -> Card:
    """Lead high; take a trick that the own side doesn't have yet, as cheaply as can be; else play low."""
    low = min(cards, key=lambda card: _power(deal, card))
    if _wants_none(deal):
        return low
    if not deal.trick:
        return max(cards, key=lambda card: _power(deal, card))
    assert deal.turn is not None
    if deal.turn.opposite in deal.procedure.rulebook.side(deal.turn) and _winner(deal) is deal.turn.opposite:
        return low
    winning = [card for card in cards if _winner(deal, card) is deal.turn]
    return min(winning, key=lambda card: _power(deal, card)) if winning else low


def _wants_none(deal: Deal) -> bool:
    """Whether whoever is to play has promised to win no trick."""
    return deal.bid is not None and deal.bid.call == said.MISERE and deal.bid.seat is deal.turn


def _winner(deal: Deal, card: Card | None = None) -> Seat:
    """Who holds the trick so far, *card* included."""
    cards = deal.trick if card is None else (*deal.trick, card)
    return deal.procedure.rulebook.winner(Trick(deal.order[: len(cards)], cards), deal.trump).seat


def _power(deal: Deal, card: Card) -> int:
    """How high a card stands, every trump above every other card."""
    trump = deal.trump
    if card.is_joker and trump is None:
        return 0
    rulebook = deal.procedure.rulebook
    return rulebook.strength(card, rulebook.effective_suit(card, trump), trump)


def _hand(deal: Deal) -> Hand:
    assert deal.turn is not None
    return deal.hand(deal.turn)


def _best(worths: dict[str, float]) -> str:
    return max(worths, key=lambda word: worths[word])
