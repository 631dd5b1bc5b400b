"""
The proof: the readable rules, the tables and a third opinion agree on every hand and every trick.

The third opinion is written here from rules.md 3.1 to 3.5 in a few lines of its own; it knows cards as
text and nothing of the rulebook.
"""

from collections import Counter
from itertools import combinations, permutations, product
from random import Random

import pytest

from tutor.rules import STANDARD, VARIANTS, Card, Rulebook, RuleSet, Seat, Suit, Trick
from tutor.rules.tables import Tables

PARTNER = {"C": "S", "S": "C", "D": "H", "H": "D"}
PLAIN = ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2"]


def suit(card: str, trump: str, bowers: bool = True) -> str:
    if card == "Joker" or (bowers and trump and card == "J" + PARTNER[trump]):
        return trump
    return card[-1]


def may_play(hand: list[str], led: str, suits: dict[str, str]) -> list[str]:
    return [card for card in hand if suits[card] == suits[led]] or hand


def best_place(trick: tuple[str, ...], trump: str, suits: dict[str, str], bowers: bool = True) -> int:
    """The first of the pecking order that lies on the table: trumps, then the suit that was led."""
    best = ["Joker", "J" + trump, "J" + PARTNER[trump]] if trump and bowers else []
    plain = [rank + suit for suit in (trump, suits[trick[0]]) for rank in PLAIN]
    return next(trick.index(card) for card in best + plain if card in trick)


class Table:
    """One rule set seen three ways."""

    def __init__(self, rules: RuleSet, trump: str) -> None:
        self.rulebook, self.tables = Rulebook(rules), Tables(Rulebook(rules))
        self.trump, self.trump_suit = trump, Suit(trump) if trump else None
        self.names = [str(card) for card in rules.pack]
        self.card = {name: Card.parse(name) for name in self.names}
        self.bowers = rules.bowers
        self.suits = {name: suit(name, trump, rules.bowers) for name in self.names}

    def check_hand(self, hand: tuple[str, ...]) -> int:
        """Every card that may be led to the hand; returns their number."""
        cards = [self.card[name] for name in hand]
        bit = {name: self.tables.bit(self.card[name]) for name in hand}
        bits = self.tables.bits(cards)
        leads = [name for name in self.names if name not in hand]
        for led in leads:
            expected, lead = may_play(list(hand), led, self.suits), self.card[led]
            legal = self.rulebook.legal_plays(cards, (lead,), self.trump_suit)
            assert legal == tuple([self.card[name] for name in expected]), (hand, led)
            table = self.tables.legal(bits, lead, self.trump_suit)
            assert table == sum([bit[name] for name in expected]), (hand, led)
        return len(leads)

    def winner(self, trick: tuple[str, ...]) -> int:
        """The place of the winner, on which all three agree."""
        place = best_place(trick, self.trump, self.suits, self.bowers)
        cards = tuple([self.card[name] for name in trick])
        win = self.rulebook.winner(Trick(tuple(Seat), cards), self.trump_suit)
        assert (win.seat, win.card) == (list(Seat)[place], cards[place]), trick
        assert self.tables.best(cards, self.trump_suit) == place, trick
        return place


@pytest.mark.parametrize("trump", "CDHS")
def test_every_hand_to_every_lead(trump: str) -> None:
    """All 42,504 hands of five × 19 leads for each trump; nothing is sampled and nothing is argued away."""
    table = Table(STANDARD, trump)
    assert sum(table.check_hand(hand) for hand in combinations(table.names, 5)) == 42_504 * 19


@pytest.mark.parametrize("trump", "CDHS")
def test_every_trick_of_four_cards(trump: str) -> None:
    """In 255,024 ordered tricks the leader wins 85,386 and each other place 56,546."""
    table = Table(STANDARD, trump)
    wins = Counter(table.winner(trick) for trick in permutations(table.names, 4))
    assert wins == {0: 85_386, 1: 56_546, 2: 56_546, 3: 56_546}
    assert wins.total() == 255_024


OTHER_PACKS = {
    25: VARIANTS["british"],
    32: VARIANTS["thirty-two"],
    33: VARIANTS["railroad"].with_rules({"min_rank": "7"}),
    52: VARIANTS["napoleon"],
}
GAMES = [
    *product((25, 32, 33), "CDHS"),
    *product((52,), ["C", "D", "H", "S", ""]),
]


@pytest.mark.parametrize(("size", "trump"), GAMES)
def test_every_pair_of_cards_of_the_other_packs(size: int, trump: str) -> None:
    """
    Every hand of one and of two cards to every lead, and every trick of two.

    Which cards follow is decided card by card against the lead, and which of two cards wins pair by pair.
    """
    table = Table(OTHER_PACKS[size], trump)
    pairs = [*combinations(table.names, 1), *combinations(table.names, 2)]
    assert sum(table.check_hand(hand) for hand in pairs) == size * (size - 1) + size * (size - 1) // 2 * (
        size - 2
    )
    for trick in permutations(table.names, 2):
        table.winner(trick)


@pytest.mark.parametrize(("size", "trump"), GAMES)
def test_hands_and_tricks_of_the_other_packs(size: int, trump: str) -> None:
    """Whole hands and tricks of three and four, drawn from a fixed seed."""
    table, random = Table(OTHER_PACKS[size], trump), Random(size)
    for _ in range(300):
        table.check_hand(tuple(random.sample(table.names, random.randint(3, 6))))
        table.winner(tuple(random.sample(table.names, 3)))
        table.winner(tuple(random.sample(table.names, 4)))


@pytest.mark.parametrize("trump", "CDHS")
def test_every_trick_of_three_cards_with_the_joker(trump: str) -> None:
    table = Table(OTHER_PACKS[25], trump)
    wins = Counter(table.winner(trick) for trick in permutations(table.names, 3))
    assert wins.total() == 25 * 24 * 23
    assert wins[1] == wins[2] < wins[0]
