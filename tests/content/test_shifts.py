"""In other suits and at other seats the same is right: for the rules, and for every belief but two."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tutor.content.address import pairs_of
from tutor.content.answers import Answer, same_answer
from tutor.content.ask import read_ask
from tutor.content.drawing import draw
from tutor.content.kinds import KINDS
from tutor.content.question import Question, rulebook_of
from tutor.content.shifts import SUITS, Shift, canonical, shifts_of
from tutor.content.sketch import sketched
from tutor.content.table import Table
from tutor.rules import VARIANTS, Card, Seat, Suit

KEEPS = {
    # Hearts and clubs stay a pair, and diamonds and spades.
    "left-wrong-colour": {"CDHS", "SHDC", "DCSH", "HSCD"},
    # Diamonds stay below hearts and spades below clubs, or one pair becomes the other.
    "all-jacks-trump": {"CDHS", "HSCD"},
}
"""The beliefs that tell suits apart, and what clubs, diamonds, hearts, spades may become all the same."""
TELLS_SUITS_APART = set(KEEPS)


def shift(suits: str, seats: int = 0) -> Shift:
    """What clubs, diamonds, hearts and spades become."""
    return Shift(tuple(map(Suit, suits)), seats)


@cache
def drawn(kind: str, variant: str, seed: int) -> Question | None:
    return draw(kind, None, f"shifts {seed}", table=Table.of(variant))


def test_eight_ways_to_name_the_suits_keep_the_colours() -> None:
    """Which colour is which, and in each colour which suit: two times two times two."""
    assert {"".join(suits) for suits in SUITS} == {
        *("CDHS", "SDHC", "CHDS", "SHDC"),
        *("DCSH", "HCSD", "DSCH", "HSCD"),
    }
    assert "".join(SUITS[0]) == "CDHS"


MOVED = {
    "trump": ("H", "S"),
    "hand": ("JD AS 9C", "JC AH 9D"),
    "trick": ("E 10D QH", "E 10C QS"),
    "turn_up": ("Joker", "Joker"),
    "bids": ("pass order C H-alone bid-3 no-trump", "pass order D S-alone bid-3 no-trump"),
    "alone": ("E S", "E S"),
    "play": ("N 9C AC E KD", "N 9D AD E KC"),
}


@pytest.mark.parametrize("field", MOVED)
def test_every_sort_of_value_moves_by_hand(field: str) -> None:
    """Clubs and diamonds, hearts and spades change places; a seat is no suit, whatever its letter."""
    before, after = MOVED[field]
    others = (
        {"trump": "H", "hand": "KH QH"} if field not in ("hand", "trump") else {"trump": "H", "hand": "KH"}
    )
    kind = KINDS["legal-plays"]

    def read(text: str) -> object:
        return getattr(sketched(kind, [*{**others, field: text}.items()]), field)

    assert shift("DCSH").moved(read(before)) == read(after)


def test_seats_move_clockwise_over_those_that_are_taken() -> None:
    three = Shift(seats=1, taken=(Seat.SOUTH, Seat.WEST, Seat.EAST))

    assert [three.moved(seat) for seat in (Seat.SOUTH, Seat.WEST, Seat.EAST)] == list("WES")
    assert [Shift(seats=3).moved(seat) for seat in Seat] == list("WNES")


def test_a_position_moves_as_a_whole() -> None:
    stated = {"trump": "H", "trick": "W 10D KD 9D JD", "dealer": "S", "maker": "S"}
    question = read_ask("trick-winner", [*stated.items()])
    assert isinstance(question, Question)

    moved = Shift(tuple(map(Suit, "SHDC")), 1).question(question)

    assert dict(pairs_of(moved)) == {"trump": "D", "trick": "N 10H KH 9H JH", "dealer": "W", "maker": "W"}
    assert (question.computed, moved.computed) == (("S",), ("W",))


def test_where_somebody_is_south_seats_stay() -> None:
    winner, plays = drawn("trick-winner", "standard", 0), drawn("legal-plays", "standard", 0)
    three, reason = drawn("next-leader", "three-handed", 0), drawn("reason", "standard", 0)

    assert winner
    assert plays
    assert three
    assert reason
    assert [len(shifts_of(question)) for question in (winner, plays, three, reason)] == [32, 8, 24, 8]
    assert shifts_of(winner)[0].question(winner) == winner


def test_where_a_joker_proposes_hearts_they_stay() -> None:
    stated = {"dealer": "S", "turn-up": "Joker", "bids": "pass order", "variant": "railroad"}
    railroad = read_ask("pick-up", [*stated.items()])
    british = read_ask("next-to-act", [("dealer", "S"), ("turn-up", "Joker"), ("variant", "british")])
    assert isinstance(railroad, Question)
    assert isinstance(british, Question)

    assert {"".join(one.suits) for one in shifts_of(railroad)} == {"CDHS", "SDHC"}
    assert len({one.suits for one in shifts_of(british)}) == 8


@pytest.mark.parametrize("kind", KINDS)
@given(data=st.data())
@settings(max_examples=25, deadline=None)
def test_what_is_right_moves_along(kind: str, data: st.DataObject) -> None:
    variant = data.draw(st.sampled_from(sorted(VARIANTS)))
    question = drawn(kind, variant, data.draw(st.integers(0, 40)))
    if question is None:
        assert not KINDS[kind].asked_at(rulebook_of(VARIANTS[variant]))
        return
    one = data.draw(st.sampled_from(shifts_of(question)))

    moved = one.question(question)

    assert read_ask(kind, pairs_of(moved)) == moved
    assert moves(question, one, question.computed, moved.computed)
    for mind in question.minds:
        if mind.id in TELLS_SUITS_APART and one.suits != tuple(Suit):
            continue
        assert moves(question, one, question.answer_of(mind), moved.answer_of(mind)), mind.id
        assert question.shows_cue(mind) == moved.shows_cue(mind), mind.id


def moves(question: Question, one: Shift, answer: Answer | None, moved: Answer | None) -> bool:
    """Whether *moved* is what *answer* becomes."""
    form = question.position.form
    if answer is None or moved is None:
        return answer is moved
    return same_answer(form, one.answer(form, answer), moved)


@pytest.mark.parametrize("id", sorted(TELLS_SUITS_APART))
def test_two_beliefs_tell_suits_apart(id: str) -> None:
    """Else they would be no exceptions; where their suits stay together they move along, too."""
    drawn_for = (draw("trick-winner", None, f"{n}", expose=[id]) for n in range(200))
    questions = [question for question in drawn_for if question]
    [mind] = [mind for mind in questions[0].minds if mind.id == id]

    def all_move(suits: tuple[Suit, ...]) -> bool:
        one = Shift(suits)
        pairs = [(question, one.question(question)) for question in questions]
        return all(moves(a, one, a.answer_of(mind), b.answer_of(mind)) for a, b in pairs)

    assert {"".join(suits) for suits in SUITS if all_move(suits)} == KEEPS[id]


SAME = [
    ("trumps", "trump=H hand=JD,AS,9C", "trump=H hand=9C,JD,AS", True),
    ("trumps", "trump=H hand=JD,AS", "trump=S hand=JC,AH", True),
    ("trumps", "trump=H hand=JD,AS", "trump=D hand=JH,AC", True),
    ("trumps", "trump=H hand=JD,AS", "trump=H hand=JD,KS", False),
    ("trumps", "trump=H hand=JD,AS", "trump=H hand=JC,AS", False),
    ("trick-winner", "trump=H trick=E,9C,AC,KC,QC", "trump=H trick=E,AC,9C,KC,QC", False),
    ("trick-winner", "trump=H trick=E,9C,AC,KC,QC", "trump=H trick=N,9C,AC,KC,QC", False),
    ("trick-winner", "trump=H trick=E,9C,AC,KC,QC", "trump=C trick=E,9H,AH,KH,QH", True),
    ("next-to-act", "dealer=S turn-up=9S bids=pass,order", "dealer=S turn-up=9H bids=pass,order", True),
    ("next-to-act", "dealer=S turn-up=9S bids=pass,order", "dealer=N turn-up=9S bids=pass,order", False),
    ("effective-suit", "trump=H card=JD", "trump=C card=JS", True),
    ("effective-suit", "trump=H card=JC", "trump=H card=JS", True),
    ("effective-suit", "trump=H card=JC", "trump=H card=JD", False),
]


@pytest.mark.parametrize(("kind", "one", "other", "same"), SAME)
def test_which_questions_are_the_same_but_for_their_suits(
    kind: str, one: str, other: str, same: bool
) -> None:
    def form(text: str) -> str:
        pairs = [(key, value.replace(",", " ")) for key, value in (word.split("=") for word in text.split())]
        question = read_ask(kind, pairs)
        assert isinstance(question, Question)
        return canonical(question)

    assert (form(one) == form(other)) is same


@pytest.mark.parametrize("kind", KINDS)
def test_all_suits_have_the_same_form(kind: str) -> None:
    question = drawn(kind, "standard", 1)
    assert question

    assert len({canonical(Shift(suits).question(question)) for suits in SUITS}) == 1


def test_the_joker_has_no_suit() -> None:
    assert shift("DCSH").moved(Card.parse("Joker")) == Card.parse("Joker")
