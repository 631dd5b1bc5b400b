"""Tricks by chance that can have been played: from whole deals."""

from __future__ import annotations

from random import Random

from tutor.content.auction import procedure_by
from tutor.content.position import Minds, Pairs, written_down
from tutor.content.stacking import telling_cards
from tutor.content.table_player import choose
from tutor.rules import Action, Card, Deal, Rulebook
from tutor.rules import calls as said


def draw_deal(random: Random, rulebook: Rulebook, tricks: int, wished: Minds = ()) -> Deal:
    """A deal by chance, so many tricks played: sensibly, unless somebody is *wished* for."""
    while True:
        cards = random.sample(rulebook.rules.pack, len(rulebook.rules.pack))
        deal = Deal.of(procedure_by(rulebook), random.choice(rulebook.rules.seats), cards)
        while not deal.over and len(deal.tricks) < tricks:
            deal = deal.apply(at_random(deal, random, wished) if wished else choose(deal, random))
        if deal.void is None:
            return deal


def at_random(deal: Deal, random: Random, wished: Minds = ()) -> Action:
    """
    Anything that is allowed; mostly a pass while trump is made.

    Every other time a card that a *wished* mind sees otherwise is played, or its printed suit is led.
    """
    # Of all calls the pass is looked up alone: most of the time the others are not asked for.
    passes = said.PASS in deal.asked() and deal.why_not(said.PASS) is None
    if passes and random.random() < 2 / 3:
        return said.PASS
    actions = deal.legal_actions()
    if wished and deal.stage == "tricks" and random.random() < 1 / 2:
        telling = telling_cards(random.choice(wished), deal.trump)
        suits = {card.suit for card in telling}
        calls_up = [card for card in actions if card in telling]
        if not deal.trick:
            calls_up = [card for card in actions if isinstance(card, Card) and card.suit in suits]
        actions = tuple(calls_up) or actions
    return random.choice(actions)


def play_of(deal: Deal) -> Pairs:
    """Trump and the tricks of a deal as their author would write them down, and who plays alone."""
    play = " ".join(written_down([trick.seats[0], *trick.cards]) for trick in deal.tricks)
    pairs: Pairs = [("trump", str(deal.trump or "none")), ("play", play)]
    if deal.alone and deal.maker:
        pairs += [("maker", deal.maker.value), ("alone", written_down(deal.alone))]
    return pairs
