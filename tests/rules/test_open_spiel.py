"""
Random deals beside OpenSpiel's Euchre: calls, discards, legal plays, winners and points are the same.

Known departures of OpenSpiel, none of which is compared:

- The dealer lays a card away before the maker says whether to go alone. Where the dealer then sits out, he
  has picked up and laid away all the same; his hand takes no further part.
- Its header promises four points for taking no trick at all; its code gives two, as we do by default.
- A lone defender earns four points for any euchre, not only for every trick: our `lone_defence_euchre`.
- It asks the defenders whether one plays alone against any maker, lone or not: our `lone_defence: always`.
- Points are zero-sum: what one side scores the other side loses.
- There is no game to ten points, no joker, no choice of leader, no weak hand.
"""

from __future__ import annotations

import random
from typing import Any

import pytest
from houses import dealt, procedure

from tutor.rules import Action, Card, Deal, Seat
from tutor.rules.calls import goes_alone, suit_named

pyspiel: Any = pytest.importorskip(
    "pyspiel", reason="OpenSpiel is not installed: pip install 'euchre-tutor[oracle]'"
)

SEATS, SUITS, RANKS = "NESW", "CDHS", ["9", "10", "J", "Q", "K", "A"]
PASS, TRUMP, ALONE, TOGETHER = 24, 25, 29, 30
DEALS = 1000


def card(action: int) -> str:
    return RANKS[action // 4] + SUITS[action % 4]


def number(action: Action) -> int:
    text = str(action)
    return RANKS.index(text[:-1]) * 4 + SUITS.index(text[-1])


class Oracle:
    """OpenSpiel's state, spoken to in our words."""

    def __init__(self, game: Any, rng: random.Random) -> None:
        self.state = game.new_initial_state()
        self.dealer = rng.randrange(4)
        self.state.apply_action(self.dealer)
        while self.state.is_chance_node():
            self.state.apply_action(rng.choice([action for action, _ in self.state.chance_outcomes()]))
        self.turn_up = card(self.state.upcard())

    def hands(self) -> dict[str, str]:
        held: dict[str, list[str]] = {seat: [] for seat in SEATS}
        for action, holder in enumerate(self.state.card_holder()):
            if holder is not None and card(action) != self.turn_up:
                held[SEATS[holder]].append(card(action))
        return {seat: " ".join(cards) for seat, cards in held.items()}

    @property
    def turn(self) -> str:
        return SEATS[self.state.current_player()]

    def legal(self) -> set[int]:
        return set(self.state.legal_actions())

    def do(self, action: int) -> None:
        assert action in self.legal()
        self.state.apply_action(action)


def plain_calls(deal: Deal, turn_up: str) -> set[int]:
    """Our calls as OpenSpiel numbers them, without their alone forms."""
    plain = [str(call) for call in deal.legal_actions() if not goes_alone(str(call))]
    alone = [str(call) for call in deal.legal_actions() if goes_alone(str(call))]
    assert len(alone) == len([call for call in plain if call != "pass"])
    suits = {"pass": PASS, "order": TRUMP + SUITS.index(turn_up[-1])}
    return {suits[call] if call in suits else TRUMP + SUITS.index(call) for call in plain}


def make_trump(deal: Deal, oracle: Oracle, call: str, rng: random.Random) -> Deal:
    """The call that makes trump, the discard, and whether the maker goes alone, in OpenSpiel's order."""
    suit = suit_named(call)
    oracle.do(TRUMP + SUITS.index(suit or oracle.turn_up[-1]))
    deal = deal.apply(call)
    if deal.stage == "discard":
        assert oracle.legal() == {number(action) for action in deal.legal_actions()}
        assert oracle.turn == deal.turn
        action = rng.choice(deal.legal_actions())
        oracle.do(number(action))
        deal = deal.apply(action)
    elif deal.ordered:
        # The dealer sits out; OpenSpiel lets him lay a card away first.
        oracle.do(min(oracle.legal()))
    assert oracle.turn == deal.maker
    oracle.do(ALONE if deal.alone else TOGETHER)
    return deal


def play_beside(deal: Deal, oracle: Oracle, rng: random.Random) -> Deal:
    while not deal.over:
        assert oracle.turn == deal.turn
        legal = deal.legal_actions()
        action = rng.choice(legal)
        if isinstance(action, Card):
            assert oracle.legal() == {number(card) for card in legal}
            oracle.do(number(action))
        elif deal.stage == "lone-defence":
            assert oracle.legal() == {ALONE, TOGETHER}
            oracle.do(ALONE if action == "alone" else TOGETHER)
        else:
            assert oracle.legal() == plain_calls(deal, oracle.turn_up)
            if action != "pass":
                deal = make_trump(deal, oracle, action, rng)
                continue
            oracle.do(PASS)
        deal = deal.apply(action)
    return deal


@pytest.mark.parametrize(
    ("game", "rules"),
    [
        ("euchre(stick_the_dealer=false)", ""),
        ("euchre", "stick_dealer: yes"),
        ("euchre(allow_lone_defender=true)", "stick_dealer: yes; lone_defence: always"),
    ],
)
def test_openspiel_agrees(game: str, rules: str) -> None:
    loaded, table, rng = pyspiel.load_game(game), procedure("standard", rules), random.Random(rules)
    for _ in range(DEALS):
        oracle = Oracle(loaded, rng)
        deal = dealt(table, SEATS[oracle.dealer], oracle.hands(), oracle.turn_up)
        deal = play_beside(deal, oracle, rng)

        assert oracle.state.is_terminal()
        winners = [SEATS[trick.winner()] for trick in oracle.state.tricks()] if deal.void is None else []
        assert [winners.count(seat) for seat in SEATS] == list(deal.won)
        points = deal.score().points
        expected = [points[seat] - points[deal.procedure.rulebook.next_to_act(seat)] for seat in Seat]
        assert list(oracle.state.returns()) == expected
