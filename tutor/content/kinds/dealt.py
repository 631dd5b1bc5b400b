"""Tricks by chance that can have been played: from whole deals."""

from __future__ import annotations

from random import Random

from tutor.content.auction import procedure_by
from tutor.content.position import written_down
from tutor.content.table_player import choose
from tutor.rules import Deal, Rulebook


def draw_deal(random: Random, rulebook: Rulebook, tricks: int) -> Deal:
    """A deal by chance, when so many tricks are complete."""
    while True:
        cards = random.sample(rulebook.rules.pack, len(rulebook.rules.pack))
        deal = Deal.of(procedure_by(rulebook), random.choice(rulebook.rules.seats), cards)
        while not deal.over and len(deal.tricks) < tricks:
            deal = deal.apply(choose(deal, random))
        if deal.void is None:
            return deal


def play_of(deal: Deal) -> list[tuple[str, str]]:
    """Trump and the tricks of a deal as their author would write them down, and who plays alone."""
    play = " ".join(written_down([trick.seats[0], *trick.cards]) for trick in deal.tricks)
    pairs = [("trump", str(deal.trump or "none")), ("play", play)]
    if deal.out and deal.maker:
        pairs += [("maker", deal.maker.value), ("alone", written_down(deal.alone))]
    return pairs
