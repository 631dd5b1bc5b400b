"""Authors' puzzles in other suits and at other seats."""

from __future__ import annotations

import re

import pytest

from tutor.content.address import pairs_of
from tutor.content.ask import read_ask
from tutor.content.check import check
from tutor.content.places import data_root
from tutor.content.puzzles import Puzzle, read_puzzles
from tutor.content.question import Question
from tutor.content.speech import own_words
from tutor.content.varied import draw_variant, variants_of

SHIPPED = check([data_root() / "puzzles"]).puzzles


def puzzle(text: str) -> Puzzle:
    read = read_puzzles(f"puzzles:\n- {{id: a, {text}}}\n".encode(), "a.yaml")
    assert read.problems == []
    return read.puzzles[0]


def stated(question: Question) -> str:
    return " ".join(f"{key}={value.replace(' ', ',')}" for key, value in pairs_of(question))


PLAYS = "kind: legal-plays, trump: H, trick: E 10D, hand: JD AS KC, answer: all"
WINNER = "kind: trick-winner, trump: H, trick: W 10D KD 9D JD, answer: S"


def test_the_learners_hand_stays_and_its_suits_change() -> None:
    """Hearts and diamonds change places, clubs and spades, and the red suits with the black ones."""
    found = {stated(variant.question) for variant in variants_of(puzzle(PLAYS))}

    assert found == {
        "hand=JD,AC,KS trick=E,10D trump=H",
        "hand=JH,AS,KC trick=E,10H trump=D",
        "hand=JH,AC,KS trick=E,10H trump=D",
        "hand=JC,AD,KH trick=E,10C trump=S",
        "hand=JC,AH,KD trick=E,10C trump=S",
        "hand=JS,AD,KH trick=E,10S trump=C",
        "hand=JS,AH,KD trick=E,10S trump=C",
    }


def test_a_trick_is_seen_from_every_seat() -> None:
    """Eight suits and four seats, but for the two suits that are not in sight: and the author's own."""
    found = {stated(one.question): one.question.computed for one in variants_of(puzzle(WINNER))}

    assert len(found) == 4 * 4 - 1
    assert found["trick=N,10D,KD,9D,JD trump=H"] == ("W",)
    assert found["trick=S,10C,KC,9C,JC trump=S"] == ("E",)


@pytest.mark.parametrize("words", ["vary: false", "vary: no"])
def test_what_is_to_stay_stays(words: str) -> None:
    one = puzzle(f"{WINNER}, {words}")

    assert variants_of(one) == []
    assert draw_variant(one, "any") == one.question


# Own words | what they leave of the four suits in four seats
WORDS = [
    ("Who takes it?", 15),
    ("Who takes it with {JD}, {W}?", 15),
    ("Who takes it with hearts as trump?", 3),
    ("West leads. Who takes it?", 3),
    ("West leads a heart. Who takes it?", 0),
]


@pytest.mark.parametrize(("words", "count"), WORDS)
def test_own_words_that_name_a_suit_or_a_seat_keep_it(words: str, count: int) -> None:
    names = f'{{de: "{words}", cs: "{words}", en: "{words}"}}'
    assert len(variants_of(puzzle(f"{WINNER}, say: {names}"))) == count


def test_own_words_move_with_the_suits_and_the_seats() -> None:
    """West's ten of diamonds becomes North's, and hearts, trump, become clubs; {trump} is told by its key."""
    words = "{W} legt {10D:acc}, {trump} ist Trumpf"
    named = f'{{de: "{words}", cs: "{words.replace("acc", "gen")}", en: "{words.replace(":acc", "")}"}}'
    one = puzzle(f"{WINNER}, say: {named}, hint: {named}, why: {named}")
    moved = {stated(variant.question): variant for variant in variants_of(one)}

    assert len(moved) == 15
    north = moved["trick=N,10S,KS,9S,JS trump=C"]
    for key in ("say", "hint", "why"):
        line = own_words(north, key, "de")
        assert line is not None
        assert line.text == "Nord legt die Pik-Zehn, Kreuz ist Trumpf"
    assert north.keys.say["cs"] == "{N} legt {10S:gen}, {trump} ist Trumpf"
    assert one.keys.say["de"] == words


def cards_named_there(puzzle: Puzzle) -> list[bool]:
    """Of each card that the author's words name, whether it is in the position."""
    there = " ".join(value for _, value in pairs_of(puzzle.question)).split()
    texts = [text for key in (puzzle.keys.say, puzzle.keys.hint, puzzle.keys.why) for text in key.values()]
    return [name in there for text in texts for name in re.findall(r"\{((?:10|[9JQKA])[CDHS])\b", text)]


@pytest.mark.parametrize("id", [id for id, one in SHIPPED.items() if cards_named_there(one)])
def test_the_cards_that_words_name_lie_where_they_lay(id: str) -> None:
    one = SHIPPED[id]
    assert any(cards_named_there(one))
    for variant in variants_of(one):
        assert cards_named_there(variant) == cards_named_there(one)


def test_who_is_not_misled_in_other_suits_has_no_trap_there() -> None:
    """Hearts and clubs go together in this belief: with hearts as trump, and with clubs, diamonds, spades."""
    one = puzzle("kind: effective-suit, trump: H, card: JC, answer: C, traps: [left-wrong-colour]")

    assert {stated(variant.question) for variant in variants_of(one)} == {
        "trump=C card=JH",
        "trump=D card=JS",
        "trump=S card=JD",
    }


def test_a_wrong_answer_is_wrong_in_other_suits_too() -> None:
    assert variants_of(puzzle(WINNER.replace("answer: S", "answer: W"))) == []


@pytest.mark.parametrize("id", SHIPPED)
def test_every_shipped_puzzle_varies_and_each_variant_is_proved(id: str) -> None:
    one = SHIPPED[id]
    assert one.answer is not None
    for question in (variant.question for variant in variants_of(one)):
        assert read_ask(one.kind, pairs_of(question)) == question
        assert question != one.question
        assert len(question.computed) == len(one.answer)
        named = {mind.id: mind for mind in question.minds}
        assert all(question.gets_wrong(named[mind]) for mind in one.keys.traps if mind in named)


def test_most_puzzles_vary() -> None:
    """Eight ways to name the suits: fewer where one of the suits is not in sight, or nothing but points."""
    kept = {id for id, one in SHIPPED.items() if one.keys.vary and not variants_of(one)}

    assert len(kept) < len(SHIPPED) / 20, kept


def test_a_seed_draws_one_of_them() -> None:
    one = puzzle(WINNER)
    all_of_them = [one.question, *(variant.question for variant in variants_of(one))]
    drawn = [draw_variant(one, str(number)) for number in range(120)]

    assert drawn == [draw_variant(one, str(number)) for number in range(120)]
    assert {all_of_them.index(question) for question in drawn} == set(range(16))
