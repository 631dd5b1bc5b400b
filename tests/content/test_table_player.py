"""Somebody to sit at the table: legal, sensible, the same for the same seed, and no peeping."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from tutor.content.table_player import choose, deal_of
from tutor.rules import STANDARD, VARIANTS, Deal, Seat, procedure_of


def moments(deal: Deal) -> Iterator[Deal]:
    """The deal at every turn."""
    now = Deal.of(deal.procedure, deal.dealer, deal.cards)
    for action in deal.history:
        yield now
        now = now.apply(action)


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_deal_is_played_to_its_end(variant: str) -> None:
    deals = [deal_of(procedure_of(VARIANTS[variant]), str(seed)) for seed in range(40)]

    assert all(deal.over for deal in deals)
    assert len({deal.cards for deal in deals}) == 40
    assert len({deal.dealer for deal in deals}) == len(VARIANTS[variant].seats)


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_same_seed_gives_the_same_deal(variant: str) -> None:
    table = procedure_of(VARIANTS[variant])

    assert deal_of(table, "a seed") == deal_of(table, "a seed")


def test_this_seed_gives_this_deal() -> None:
    """Whatever process, whatever version of Python."""
    deal = deal_of(procedure_of(STANDARD), "5")

    assert deal.dealer is Seat.SOUTH
    assert " ".join(map(str, deal.cards[:5])) == "QD JS QH AC KC"


def other_eyes(deal: Deal) -> Deal:
    """The same moment with the hidden hands changed among themselves."""
    hidden = [place for place, seat in enumerate(Seat) if seat is not deal.turn]
    hands = list(deal.hands)
    first, *others = (deal.hands[place] for place in hidden)
    for place, hand in zip(hidden, (*others, first), strict=True):
        hands[place] = hand
    return deal._replace(hands=tuple(hands), kitty=deal.kitty[::-1])


@pytest.mark.parametrize("variant", VARIANTS)
def test_nobody_looks_into_the_hands_of_others(variant: str) -> None:
    for seed in range(8):
        for now in moments(deal_of(procedure_of(VARIANTS[variant]), str(seed))):
            assert choose(now, Random("x")) == choose(other_eyes(now), Random("x"))


def test_players_are_sensible() -> None:
    """Makers succeed more often than not, a strong hand goes alone, and not every hand is thrown in."""
    deals = [deal_of(procedure_of(STANDARD), str(seed)) for seed in range(200)]
    played = [deal for deal in deals if deal.void is None]
    made = [deal for deal in played if deal.outcome.tricks >= 3]

    assert len(played) > 150
    assert len(played) / 2 < len(made) < len(played)
    assert 0 < sum(bool(deal.alone) for deal in played) < 40
    assert {deal.calls[-1].stage for deal in played} == {"turn-up-round", "naming-round"}


def test_a_misere_is_played_low() -> None:
    """Whoever has promised no trick leads and plays low, and can succeed."""
    napoleon = procedure_of(VARIANTS["napoleon"])
    deals = [deal_of(napoleon, str(seed)) for seed in range(400)]
    miseres = [deal for deal in deals if deal.bid and deal.bid.call == "misere"]

    assert miseres
    assert any(deal.score().reason.code == "score-misere-won" for deal in miseres)
