"""Tricks by chance from open hands, in about half of them with one revoke."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from tutor.content.auction import procedure_by
from tutor.content.kinds.dealt import at_random
from tutor.content.position import Minds, Pairs, written_down
from tutor.rules import Card, Deal, Rulebook, Suit, Trick

WISHES = ("none", "none", "revoke", "bower")
"""How often what is wanted: play without a fault, any revoke, one in which the left bower is the reason."""
_OF_THE_BOWER = ("revoke-left", "revoke-holding-left")
TRIES = 6
"""Deals that allow a wanted revoke are far more frequent, where the game has it at all."""


def draw_revoke(random: Random, rulebook: Rulebook, wished: Minds = ()) -> Pairs:
    """A position for the question who revoked, as its author would write it down."""
    wish = random.choice(WISHES)
    tricks = random.randint(2, rulebook.rules.hand_size - 1)
    for _ in range(TRIES):
        deal = _dealt(random, rulebook, wished)
        play = _Play(random, rulebook, deal, wish)
        for _ in range(tricks):
            play.next_trick()
        if play.revoked or wish == "none":
            break
    return _pairs(deal, play)


def _dealt(random: Random, rulebook: Rulebook, wished: Minds) -> Deal:
    """A deal in which the first card has been led, so that trump is known."""
    while True:
        cards = random.sample(rulebook.rules.pack, len(rulebook.rules.pack))
        deal = Deal.of(procedure_by(rulebook), random.choice(rulebook.rules.seats), cards)
        while not deal.over and not deal.trick:
            deal = deal.apply(at_random(deal, random, wished))
        if deal.trick:
            return deal


class _Play:
    """The play of a deal from its first trick; the first lead has been made."""

    def __init__(self, random: Random, rulebook: Rulebook, deal: Deal, wish: str) -> None:
        self.random, self.procedure, self.wish = random, procedure_by(rulebook), wish
        self.trump: Suit | None = deal.trump
        self.hands = {seat: deal.hand(seat) for seat in deal.order}
        lead = deal.trick[0]
        self.hands[deal.order[0]] += (lead,)
        self.dealt = dict(self.hands)
        self.order, self.out = deal.order, deal.out
        self.lead: Card | None = lead
        self.tricks: list[Trick] = []
        self.revoked = False

    def next_trick(self) -> None:
        cards: list[Card] = []
        for seat in self.order:
            card = self.lead or self._choice(self.hands[seat], cards)
            self.lead = None
            cards.append(card)
            self.hands[seat] = tuple(held for held in self.hands[seat] if held != card)
        trick = Trick(self.order, tuple(cards))
        self.tricks.append(trick)
        self.order = self.procedure.turn_order(self.procedure.winner(trick, self.trump), self.out)

    def _choice(self, hand: Sequence[Card], trick: Sequence[Card]) -> Card:
        """A card that may be played; once, where a revoke is wanted, one that may not."""
        allowed = self.procedure.legal_plays(tuple(hand), trick, self.trump)
        wanted = self.wish != "none" and not self.revoked and self.random.random() < 1 / 2
        wrong = [card for card in hand if wanted and card not in allowed and self._fits(card, hand, trick)]
        self.revoked = self.revoked or bool(wrong)
        return self.random.choice(wrong or allowed)

    def _fits(self, card: Card, hand: Sequence[Card], trick: Sequence[Card]) -> bool:
        """Whether this is the wanted sort of a revoke."""
        if self.wish == "revoke":
            return True
        ruling = self.procedure.rulebook.ruling(card, hand, trick, self.trump)
        return ruling.reason.code in _OF_THE_BOWER


def _pairs(deal: Deal, play: _Play) -> Pairs:
    tricks = " ".join(written_down([trick.seats[0], *trick.cards]) for trick in play.tricks)
    pairs = [("trump", str(play.trump or "none"))]
    for seat in deal.procedure.rules.seats:
        if seat in play.dealt:
            hand: list[Card] = sorted(play.dealt[seat], key=_by_suit)
            pairs.append((f"deal.{seat}", written_down(hand)))
    pairs.append(("play", tricks))
    if deal.out and deal.maker:
        pairs += [("maker", deal.maker.value), ("alone", written_down(deal.alone))]
    return pairs


def _by_suit(card: Card) -> tuple[str, int]:
    return str(card.suit or ""), -card.rank
