"""A rulebook with one decision wrong plays the whole deal by it: no phase asks the true rules instead."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from houses import dealt, say

from tutor import rules
from tutor.rules import (
    STANDARD,
    VARIANTS,
    Bower,
    Card,
    Chosen,
    Deal,
    Outcome,
    Procedure,
    Reason,
    Rulebook,
    Ruling,
    Score,
    Seat,
    Suit,
)

HANDS = {"W": "10C QD KD 9H AS", "N": "JC 10D AC KH QS", "E": "KC AD AH 9S JD", "S": "JS QC 9D QH KS"}
MINE = Reason("mine")


class NoLeftBower(Rulebook):
    def bower(self, trump: Suit | None, which: Bower) -> Card | None:
        return None if which is Bower.LEFT else super().bower(trump, which)


class AnyCard(Rulebook):
    def ruling(self, card: Card, hand: Sequence[Card], trick: Sequence[Card], trump: Suit | None) -> Ruling:
        return Ruling(True, MINE)


class LastCardWins(Rulebook):
    def strength(self, card: Card, led: Suit, trump: Suit | None) -> int:
        return 1000 if card == Card.parse("KC") else super().strength(card, led, trump)


class DealerBegins(Rulebook):
    def first_to_call(self, dealer: Seat) -> Seat:
        return dealer


class Widdershins(Rulebook):
    def next_to_act(self, after: Seat, out: Sequence[Seat] = ()) -> Seat:
        return {"S": Seat.EAST, "E": Seat.NORTH, "N": Seat.WEST, "W": Seat.SOUTH}[after]


class TurnedDownIsFree(Rulebook):
    def ruling_on_turned_down(self, suit: Suit) -> Ruling:
        return Ruling(True, MINE)


class NobodyPasses(Rulebook):
    def ruling_on_pass(self, deal: Deal) -> Ruling:
        return Ruling(False, MINE)


class MakerPicksUp(Rulebook):
    def who_picks_up(self, deal: Deal) -> Chosen:
        return Chosen(deal.maker, MINE)


class TurnUpGoesBack(Rulebook):
    def ruling_on_discard(self, card: Card, turn_up: Card | None) -> Ruling:
        return Ruling(card == turn_up, MINE)


class MakerLeads(Rulebook):
    def first_leader(self, dealer: Seat, maker: Seat | None, alone: Any = ()) -> Chosen:
        return Chosen(maker, MINE)


class NobodySitsOut(Rulebook):
    def sits_out(self, maker: Seat | None, alone: Any) -> tuple[Seat, ...]:
        return ()


class SameDealer(Rulebook):
    def next_dealer(self, dealer: Seat, void: Reason | None = None) -> Chosen:
        return Chosen(dealer, MINE)


class TenForEverything(Rulebook):
    def score(self, outcome: Outcome) -> Score:
        return Score(dict.fromkeys(self.rules.seats, 10), MINE)


class SpadesAreProposed(Rulebook):
    def proposed_suit(self, turn_up: Card) -> Suit:
        return Suit.SPADES


class NobodyGoesAlone(Rulebook):
    def ruling_on_alone(self, ruling: Ruling, deal: Deal, *, with_call: bool) -> Ruling:
        return Ruling(not with_call, MINE)


def offered(deal: Deal) -> str:
    return " ".join(map(str, deal.legal_actions()))


def suits(deal: Deal) -> str:
    return " ".join(str(action) for action in deal.legal_actions() if action in tuple(Suit))


def turn(deal: Deal) -> str:
    return str(deal.turn)


TABLE: list[tuple[type[Rulebook], str, Callable[[Deal], str], str, str]] = [
    # the misconception, what is done, what is asked, its answer, the true answer
    (NoLeftBower, "order 9D 10C JC KC", offered, "QC 9C", "JS QC 9C"),
    (AnyCard, "order 9D 10C", offered, HANDS["N"], "JC AC"),
    (LastCardWins, "order 9D 10C JC KC JS", turn, "E", "N"),
    (DealerBegins, "", turn, "S", "W"),
    (Widdershins, "", turn, "E", "W"),
    (TurnedDownIsFree, "pass pass pass pass", suits, "C D H S", "D H S"),
    (NobodyPasses, "", offered, "order order-alone", "pass order order-alone"),
    (MakerPicksUp, "order", turn, "W", "S"),
    (TurnUpGoesBack, "order", offered, "9C", HANDS["S"]),
    (MakerLeads, "pass order 9D", turn, "N", "W"),
    (NobodySitsOut, "pass order-alone", offered, HANDS["S"], HANDS["W"]),
    (SameDealer, "pass pass pass pass pass pass pass pass", lambda deal: str(deal.next_dealer()), "S", "W"),
    (SpadesAreProposed, "order 9D", lambda deal: str(deal.trump), "S", "C"),
    (NobodyGoesAlone, "", offered, "pass order", "pass order order-alone"),
]  # fmt: skip


@pytest.mark.parametrize("row", TABLE, ids=[row[0].__name__ for row in TABLE])
def test_one_wrong_decision_changes_the_deal(row: tuple[Any, ...]) -> None:
    mind, done, ask, wrong, right = row

    def answer(rulebook: Rulebook) -> str:
        return str(ask(say(dealt(Procedure(rulebook), "S", HANDS, "9C"), done)))

    assert answer(mind(STANDARD)) == wrong
    assert answer(Rulebook(STANDARD)) == right


def test_a_wrong_score_is_the_deals_score() -> None:
    deal = dealt(Procedure(TenForEverything(STANDARD)), "S", HANDS, "9C")
    while not deal.over:
        deal = deal.apply(deal.legal_actions()[-1])

    assert deal.score() == Score(dict.fromkeys(Seat, 10), MINE)


def test_no_file_of_the_rules_asks_for_a_variant() -> None:
    """A variant is its rule set; nothing but the table of variants, and examples, names one."""
    files = Path(rules.__file__).parent.rglob("*.py")
    code = {
        file.name: [line for line in file.read_text("utf-8").splitlines() if ">>>" not in line]
        for file in files
    }

    named = {name for name, lines in code.items() for v in VARIANTS if f'"{v}"' in "".join(lines)}
    assert named == {"variants.py"}
