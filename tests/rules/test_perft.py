"""How many ways a deal can go: the published count of one hand, and the counts of the naive second Euchre."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest
from houses import changes, dealt, procedure, say, words
from naive import play_deal

from tutor.rules import Deal, parse_deal


class Row(NamedTuple):
    """A deal so far, and how many sequences of one, two, three, ... further actions there are."""

    name: str
    variant: str
    rules: str
    text: str
    counts: tuple[int, ...]


def read(line: str) -> Row:
    name, variant, rules, text, counts = (part.strip() for part in line.split("|"))
    return Row(name, variant, rules, text, tuple(int(number) for number in counts.split()))


LINES = (Path(__file__).parent / "data" / "perft.txt").read_text("utf-8").splitlines()
ROWS = [read(line) for line in LINES if line and not line.startswith("#")]


def perft(deal: Deal, deepest: int) -> list[int]:
    """The number of sequences of 1, 2, ... actions; one that ends before counts for every depth below it."""
    counts = [0] * (deepest + 1)

    def walk(deal: Deal, depth: int) -> None:
        counts[depth] += 1
        if deal.over:
            for below in range(depth + 1, deepest + 1):
                counts[below] += 1
        elif depth < deepest:
            for action in deal.legal_actions():
                walk(deal.apply(action), depth + 1)

    walk(deal, 0)
    return counts[1:]


def naive_perft(row: Row, done: tuple[str, ...], depth: int) -> int:
    """The same, by playing the deal from the start for every sequence."""
    dealer, cards, so_far = (part.split() for part in f"{row.text} ".split("/"))
    deal = play_deal(words(row.variant, row.rules), dealer[0], cards)
    _, choices = next(deal)
    try:
        for choice in (*so_far, *done):
            _, choices = deal.send(choice)
    except StopIteration:
        return 1
    return sum(naive_perft(row, (*done, choice), depth - 1) for choice in choices) if depth else 1


def test_perft_deal_a() -> None:
    """The published deal: East deals, South orders up, East lays away the king of hearts."""
    hands = {"N": "9C 10C QD KD AS", "E": "JH 9D AC KH QS", "S": "JC KC AD AH 9S", "W": "JS QC 10D QH KS"}
    deal = say(dealt(procedure("standard"), "E", hands, turn_up="JD"), "order KH")

    counts = perft(deal, 20)
    assert counts[:8] == [5, 6, 13, 37, 148, 233, 410, 600]
    assert [counts[depth - 1] for depth in (12, 16, 20)] == [8880, 59776, 59776]


@pytest.mark.parametrize("row", ROWS, ids=[row.name for row in ROWS])
def test_perft(row: Row) -> None:
    deal = parse_deal(row.text, procedure(row.variant, row.rules))

    assert perft(deal, len(row.counts)) == list(row.counts)


@pytest.mark.parametrize("row", ROWS, ids=[row.name for row in ROWS])
def test_the_counts_are_the_naive_ones(row: Row) -> None:
    """Recounted as deep as patience allows; the deeper counts were taken in the same way."""
    shallow = [count for count in row.counts if count <= 500]

    assert [naive_perft(row, (), depth) for depth in range(1, len(shallow) + 1)] == shallow


def test_the_deals_cover_what_differs_between_games() -> None:
    kinds = {row.variant for row in ROWS} | {rule for row in ROWS for rule in changes(row.rules)}

    assert len(ROWS) >= 10
    assert kinds >= {"three-handed", "two-handed", "british", "thirty-two", "railroad", "hasenpfeffer"}
    assert any("alone" in row.text for row in ROWS if row.variant == "standard")
    assert {"lone_defence", "weak_hand", "stick_dealer"} <= kinds
