"""The kinds about cards: the answer to every position of the table, under every variant."""

from pathlib import Path

import pytest
from rows import Row, read_rows

from tutor.content.answers import print_answer
from tutor.content.kinds import KINDS
from tutor.content.puzzles import PuzzleFile, read_puzzles
from tutor.content.question import Question
from tutor.rules import VARIANTS

ROWS = read_rows(Path(__file__).parent / "data" / "answers.txt")
BY_RULE = {row.rule: row for row in ROWS}


ABOUT_THE_WHOLE_GAME = (
    *("calls", "next-to-act", "next-dealer", "pick-up", "discard", "first-leader", "sits-out", "score"),
)
"""See test_kinds_whole_game.py."""
ABOUT_PLAY = ("voids", "cards-out", "revoke", "play-to", "reason")
"""See test_kinds_of_play.py, test_kinds_revoke_play_to.py and test_kind_reason.py."""


def read(position: str, *, stated: bool = False) -> PuzzleFile:
    return read_puzzles(f"puzzles:\n- {{id: p, {position}}}\n".encode(), "table", stated=stated)


def question_of(row: Row) -> Question:
    file = read(f"kind: {row.kind}, variant: {row.variant}, {row.position}")
    assert file.problems == []
    return file.puzzles[0].question


def codes(position: str) -> list[tuple[str, str]]:
    return [(problem.code, problem.reason.code) for problem in read(position).problems]


@pytest.mark.parametrize("rule", BY_RULE)
def test_the_answer(rule: str) -> None:
    """Printed as `tutor answer` prints it: canonical words, in the order of the position."""
    row = BY_RULE[rule]
    assert print_answer(question_of(row).computed) == row.answer


@pytest.mark.parametrize("rule", BY_RULE)
def test_the_answer_is_right_and_another_is_not(rule: str) -> None:
    row = BY_RULE[rule]
    question = question_of(row)
    assert question.is_right(question.read_answer([row.answer]))
    wrong = next(
        word for word in ("none", *question.position.choices(question.rulebook)) if word != row.answer
    )
    assert not question.is_right(question.read_answer([wrong]))


def test_the_table_is_whole() -> None:
    """Every kind under every variant, packs of 24 to 52 cards, tricks of two, three and four."""
    assert len(BY_RULE) == len(ROWS)
    about_cards = [kind for kind in KINDS if kind not in (*ABOUT_THE_WHOLE_GAME, *ABOUT_PLAY)]
    assert {(row.kind, row.variant) for row in ROWS} == {
        (kind, variant) for kind in about_cards for variant in VARIANTS
    }
    assert {len(question_of(row).rules.pack) for row in ROWS} == {24, 25, 32, 33, 52}
    tables = [
        question_of(row).position.table(question_of(row).rulebook)
        for row in ROWS
        if row.kind == "trick-winner"
    ]
    assert {len(table.cards) for table in tables} == {2, 3, 4}
    assert {f"F{n:02}" for n in range(1, 13)} | {f"T{n:02}" for n in range(1, 12)} <= set(BY_RULE)


def test_report_15_the_joker_is_in_the_pack_only_where_the_variant_says_so() -> None:
    position = "kind: effective-suit, trump: H, card: Joker, variant: "
    with_joker = {variant for variant in VARIANTS if not codes(position + variant)}
    assert with_joker == {"british", "railroad", "hasenpfeffer"}


@pytest.mark.parametrize("which", ["right", "left"])
def test_a_game_without_bowers_has_none_to_ask_for(which: str) -> None:
    assert codes(f"kind: bower, variant: napoleon, trump: H, which: {which}") == [
        ("position", "no-bowers-here")
    ]
    assert codes(f"kind: trump-for, variant: napoleon, card: JD, which: {which}") == [
        ("position", "never-a-bower")
    ]


def test_only_jacks_are_ever_bowers() -> None:
    """Of 33 cards, the four jacks alone: for every other card there is no such trump."""
    position = "kind: trump-for, which: left, variant: railroad, rules: {min_rank: 7}, card: "
    ranks = [rank + suit for suit in "CDHS" for rank in "7 8 9 10 J Q K A".split()]
    assert {card for card in [*ranks, "Joker"] if not codes(position + card)} == {"JC", "JD", "JH", "JS"}


@pytest.mark.parametrize(
    ("position", "code"),
    [
        ("trump: H, cards: JD AD", "no-order"),
        ("trump: H, led: S, cards: AS AD", "no-order"),
        ("trump: none, variant: napoleon, cards: AS", "no-order"),
        ("trump: none, cards: AS, led: S", "position"),
        ("trump: H, cards: AH Joker", "card-outside-deck"),
        ("trump: H, cards: AH AH", "card-twice"),
    ],
)
def test_what_cannot_be_sorted(position: str, code: str) -> None:
    assert [found for found, _ in codes(f"kind: rank-order, {position}")] == [code]


TWO_CARDS = "kind: legal-plays, variant: two-handed, trump: H, hand: JD AS, trick: "
SEATS = [
    ("kind: legal-plays, trump: H, hand: JD AS, trick: W 9C 10C", "turn"),
    ("kind: legal-plays, trump: H, hand: JD AS, trick: S 9C", "turn"),
    ("kind: legal-plays, variant: three-handed, trump: H, hand: JD AS, trick: W 9C", "turn"),
    ("kind: legal-plays, variant: three-handed, trump: H, hand: JD AS, trick: N 9C", "position"),
    (TWO_CARDS + "E 9C", "position"),
    (TWO_CARDS + "N 9C 10C", "position"),
    ("kind: legal-plays, trump: H, hand: JD AS, alone: N, trick: E 9C", "position"),
    ("kind: trick-winner, trump: H, alone: W, trick: N 9C AC KC 10C", "position"),
    ("kind: trick-winner, trump: H, alone: W, trick: E 9C AC KC", "position"),
    ("kind: trick-winner, variant: two-handed, alone: N, trump: H, trick: N 9C AC", "position"),
    ("kind: trick-winner, trump: H, trick: N", "position"),
]


@pytest.mark.parametrize(("position", "code"), SEATS)
def test_seats_turns_and_lengths_of_tricks(position: str, code: str) -> None:
    """A trick goes clockwise over the seats that play; in `legal-plays` it ends just before South."""
    assert [found for found, _ in codes(position)] == [code]
