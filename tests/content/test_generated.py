"""Ten thousand generated puzzles, each as if an author had written it; and each could come up at a table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import naive
import pytest
from houses import dealt, procedure, words

from tutor.content.address import pairs_of
from tutor.content.drawing import draw
from tutor.content.generating import Asked, generate
from tutor.content.kinds import KINDS
from tutor.content.printing import puzzle_file
from tutor.content.proof import prove
from tutor.content.puzzles import read_puzzles
from tutor.content.question import Question
from tutor.content.table import Table
from tutor.rules import VARIANTS

A_FEW, ALL = 24, 480
SMALL = {"bower", "trump-for", "effective-suit", "next-dealer", "first-leader", "sits-out"}


def proved(kind: str, n: int, variant: str = "standard") -> int:
    """How many puzzles of a kind were printed, read as a file and proved: each of them."""
    puzzles, _ = generate(Asked(kind, table=Table.of(variant)), n, f"proved {variant}")
    if not puzzles:
        return 0
    text = puzzle_file(puzzles, "generated")
    read = read_puzzles(text.encode(), "generated.yaml")
    assert read.problems == []
    assert len(read.puzzles) == read.count == len({id for id, _ in read.ids}) == len(puzzles)
    for puzzle, printed in zip(read.puzzles, puzzles, strict=True):
        assert puzzle.question == printed.question
        assert [problem.reason for problem in prove(puzzle)] == []
    return len(puzzles)


@pytest.mark.parametrize("kind", KINDS)
def test_generated_puzzles_are_proved_like_an_authors(kind: str) -> None:
    assert proved(kind, A_FEW) == A_FEW or kind in SMALL
    proved(kind, 3, "british")


@pytest.mark.slow
def test_ten_thousand_puzzles_of_all_kinds_are_proved() -> None:
    """Small kinds end early: the others make up for them."""
    large = [kind for kind in KINDS if kind not in SMALL]
    counts = Counter({kind: proved(kind, ALL) for kind in KINDS})
    counts.update(
        {kind: proved(kind, (10_000 - counts.total()) // len(large) + 1, "british") for kind in large}
    )

    assert counts.total() >= 10_000


# What is drawn can come up: a second Euchre plays it


def drawn(kind: str, variant: str) -> Iterator[tuple[Question, dict[str, str]]]:
    for number in range(25):
        question = draw(kind, None, f"come up {number}", table=Table.of(variant))
        if question is not None:
            yield question, dict(pairs_of(question))


@pytest.mark.parametrize(
    "variant", ["standard", "two-handed", "three-handed", "thirty-two", "railroad", "napoleon"]
)
@pytest.mark.parametrize("kind", ["calls", "next-to-act", "pick-up", "next-dealer"])
def test_every_call_could_be_made(kind: str, variant: str) -> None:
    """The naive Euchre is told the calls one after another; what it asks besides is answered somehow."""
    for _, stated in drawn(kind, variant):
        hands = {"S": stated["hand"]} if "hand" in stated else {}
        deal = dealt(procedure(variant), stated["dealer"], hands, stated.get("turn-up", ""))
        played = naive.play_deal(words(variant), stated["dealer"], [str(card) for card in deal.cards])
        calls = stated.get("bids", "").split()
        _, choices = next(played)
        for number, call in enumerate(calls):
            while call not in choices:
                assert not {"order", *"CDHS"} & set(choices), (stated, call)
                _, choices = played.send(choices[0])
            try:
                _, choices = played.send(call)
            except StopIteration:
                assert number == len(calls) - 1


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("kind", ["voids", "cards-out"])
def test_every_trick_could_be_played(kind: str, variant: str) -> None:
    """Who wins a trick leads the next; nobody plays later what would have had to follow."""
    rules = words(variant)
    for question, stated in drawn(kind, variant):
        held: dict[str, list[str]] = {"S": stated.get("hand", "").split()}
        tricks = list(played_tricks(question, stated))
        for trick in tricks:
            for seat, card in trick:
                held.setdefault(seat, []).append(card)
        cards = [card for hand in held.values() for card in hand]
        assert len(set(cards)) == len(cards)
        assert set(cards) <= set(naive.pack(rules))
        trump = stated["trump"].replace("none", "")
        for trick, following in zip(tricks, [*tricks[1:], None], strict=True):
            led = naive.belongs(trick[0][1], trump, rules)
            best = max(trick, key=lambda play: naive.power(play[1], led, trump, rules))
            assert following is None or following[0][0] == best[0]
            for number, (seat, card) in enumerate(trick):
                before = [played for _, played in trick[:number]]
                assert card in naive.legal(held[seat], before, trump, rules)
                held[seat].remove(card)


def played_tricks(question: Question, stated: dict[str, str]) -> Iterator[list[tuple[str, str]]]:
    """Who played what; a lone player's partner plays nothing."""
    alone = stated.get("alone", "").split()
    rules = words(question.variant)
    out = [naive.partner(seat) for seat in alone] if rules["sides"] == "pairs" else []
    if rules["sides"] == "one_against_all" and any(seat != stated.get("maker") for seat in alone):
        out = [seat for seat in rules["seats"] if seat not in (*alone, stated.get("maker"))]
    trick: list[tuple[str, str]] = []
    seats: list[str] = []
    for word in stated["play"].split():
        if word in ("N", "E", "S", "W"):
            if trick:
                yield trick
            around = [word, *naive.round_from(word, list(rules["seats"]))[:-1]]
            trick, seats = [], [seat for seat in around if seat not in out]
        else:
            trick.append((seats[len(trick)], word))
    yield trick
