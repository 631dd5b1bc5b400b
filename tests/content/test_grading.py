"""An answer graded: right or wrong, card by card, and which beliefs lead to it."""

from urllib.parse import parse_qsl

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutor.content.ask import read_ask
from tutor.content.grading import Grade, grade
from tutor.content.question import Question
from tutor.minds import MINDS
from tutor.rules import pack


def question(position: str) -> Question:
    """A position as an address has it: `legal-plays?trump=H&hand=JD+AS`."""
    kind, _, query = position.partition("?")
    asked = read_ask(kind, parse_qsl(query))
    assert isinstance(asked, Question), asked
    return asked


def graded(position: str, answer: str, traps: tuple[str, ...] = ()) -> Grade:
    asked = question(position)
    return grade(asked, asked.read_answer([answer]), traps)


def verdicts(result: Grade) -> str:
    return ", ".join(f"{card} {verdict} {reason.code}" for card, verdict, reason in result.verdicts)


EXAMPLE = "legal-plays?trump=H&trick=E+10D&hand=JD+AS+9C"
FOLLOW = "legal-plays?trump=H&trick=E+9D&hand=JD+AD+KC"
TRICK = "trick-winner?trump=S&trick=N+QD+AC+KH+9S"
VERDICTS = [
    (EXAMPLE, "all", True, "JD right void-left-trap, AS right void-left-trap, 9C right void-left-trap"),
    (EXAMPLE, "JD", False, "JD right void-left-trap, AS missed void-left-trap, 9C missed void-left-trap"),
    (EXAMPLE, "none", False, "JD missed void-left-trap, AS missed void-left-trap, 9C missed void-left-trap"),
    (FOLLOW, "AD", True, "JD left revoke-left, AD right follow-only, KC left revoke"),
    (FOLLOW, "JD AD", False, "JD wrong revoke-left, AD right follow-only, KC left revoke"),
    (FOLLOW, "KC", False, "JD left revoke-left, AD missed follow-only, KC wrong revoke"),
    (
        FOLLOW,
        "AD 9S",
        False,
        "JD left revoke-left, AD right follow-only, KC left revoke, 9S wrong answer-not-held",
    ),
    (TRICK, "W", True, "QD left beats-trump, AC left cannot-win, KH left cannot-win, 9S right trick-trump"),
    (
        TRICK,
        "E",
        False,
        "QD left beats-trump, AC wrong cannot-win, KH left cannot-win, 9S missed trick-trump",
    ),
    (
        TRICK.replace("trick-winner", "next-leader"),
        "N",
        False,
        "QD wrong beats-trump, AC left cannot-win, KH left cannot-win, 9S missed winner-leads",
    ),
    (
        "rank-order?trump=H&cards=AH+JD+JH",
        "JD JH AH",
        False,
        "JH wrong beats-right, JD wrong beats-left, AH right beats-left",
    ),
    ("rank-order?trump=H&cards=AH+JD", "JD", False, "JD right beats-left, AH missed beats-left"),
    ("effective-suit?trump=H&card=JD", "H", True, "JD right bower-left"),
    ("effective-suit?trump=H&card=JC", "S", False, "JC wrong jack-ordinary"),
    ("effective-suit?trump=H&card=AH", "H", True, "AH right is-trump"),
    ("effective-suit?trump=H&card=JH", "H", True, "JH right bower-right"),
    ("effective-suit?trump=H&card=AD", "H", False, "AD wrong plain-suit"),
    ("effective-suit?trump=H&card=Joker&variant=british", "H", True, "Joker right joker-trump"),
    ("effective-suit?trump=none&card=JD&variant=napoleon", "D", True, "JD right no-trump"),
    ("effective-suit?trump=H&card=JC&variant=napoleon", "C", True, "JC right plain-suit"),
    ("trumps?trump=H&hand=JD+AS", "none", False, "JD missed bower-left, AS left plain-suit"),
    ("trumps?trump=H&hand=JC+AS", "JC", False, "JC wrong jack-ordinary, AS left plain-suit"),
    ("bower?trump=H&which=left", "JD", True, "JD right bower-left"),
    ("bower?trump=H&which=left", "JH", False, "JH wrong bower-right, JD missed bower-left"),
    ("bower?trump=H&which=left", "JC", False, "JC wrong jack-ordinary, JD missed bower-left"),
    ("bower?trump=H&which=right", "AH", False, "AH wrong bower-is-jack, JH missed bower-right"),
    ("trump-for?card=JD&which=left", "D", False, "JD wrong trump-for-left"),
    ("trump-for?card=JD&which=right", "D", True, "JD right trump-for-right"),
]


@pytest.mark.parametrize(("position", "answer", "correct", "expected"), VERDICTS)
def test_a_verdict_and_a_reason_per_card(position: str, answer: str, correct: bool, expected: str) -> None:
    result = graded(position, answer)
    assert result.correct is correct
    assert verdicts(result) == expected


# The reasons of a play in the order of the format: the first that fits.
RULINGS = [
    ("legal-plays?trump=H&hand=JD+AS", "JD lead-free, AS lead-free"),
    ("legal-plays?trump=H&trick=E+9H&hand=JD+AS", "JD follow-left-only, AS revoke-holding-left"),
    ("legal-plays?trump=H&trick=E+9S&hand=JD+AS", "JD revoke, AS follow-only"),
    ("legal-plays?trump=H&trick=E+9S&hand=KS+AS", "KS follow-must, AS follow-must"),
    ("legal-plays?trump=H&trick=E+9D&hand=JD+AS", "JD void-left-trap, AS void-left-trap"),
    ("legal-plays?trump=H&trick=E+9C&hand=JD+AS", "JD void-any, AS void-any"),
    ("legal-plays?trump=H&trick=E+9D&hand=JD+AD", "JD revoke-left, AD follow-only"),
    (
        "legal-plays?trump=H&trick=E+9H&hand=Joker+JD+AS&variant=british",
        "Joker follow-must, JD follow-must, AS revoke",
    ),
    (
        "legal-plays?trump=H&trick=E+9H&hand=Joker+AS&variant=british",
        "Joker follow-joker-only, AS revoke-holding-joker",
    ),
    (
        "legal-plays?trump=H&trick=E+JD&hand=Joker+AD&variant=british",
        "Joker follow-joker-only, AD revoke-holding-joker",
    ),
    (
        "legal-plays?trump=H&trick=E+Joker&hand=JD+AD&variant=british",
        "JD follow-left-only, AD revoke-holding-left",
    ),
    ("legal-plays?trump=none&trick=E+9D&hand=JD+AH&variant=napoleon", "JD follow-only, AH revoke"),
]


@pytest.mark.parametrize(("position", "expected"), RULINGS)
def test_the_reason_of_every_play(position: str, expected: str) -> None:
    found = [f"{verdict.item} {verdict.reason.code}" for verdict in graded(position, "none").verdicts]
    assert ", ".join(found) == expected


MISCONCEPTIONS = [
    (
        EXAMPLE,
        "JD",
        (),
        "left-plain left-follows-print left-both-suits left-wrong-colour sister-suit-trump no-bowers "
        "must-trump must-overtake",
    ),
    (
        EXAMPLE,
        "JD",
        ("must-trump", "left-follows-print"),
        "must-trump left-follows-print left-plain left-both-suits left-wrong-colour sister-suit-trump "
        "no-bowers must-overtake",
    ),
    (EXAMPLE, "AS", (), ""),
    (EXAMPLE, "all", ("left-plain",), ""),
    (
        FOLLOW,
        "JD AD",
        (),
        "left-plain left-follows-print left-both-suits left-wrong-colour sister-suit-trump no-bowers "
        "trump-any-time",
    ),
    (FOLLOW, "all", (), "play-anything"),
    (TRICK, "E", (), "highest-any-suit"),
    ("trick-winner?trump=H&trick=N+AH+JD+JH+9H", "E", (), "left-over-right"),
    ("trumps?trump=H&hand=JD+9H", "9H", ("no-bowers",), "no-bowers left-plain left-wrong-colour"),
    ("rank-order?trump=H&cards=AH+JD+JH", "JH AH JD", (), "left-weak"),
    ("effective-suit?trump=H&card=JD", "D", (), "left-plain left-wrong-colour no-bowers"),
    ("trump-for?card=JC&which=left", "H", (), "left-wrong-colour"),
    ("cards-out?trump=H&suit=D&hand=AH", "6", (), "left-plain left-wrong-colour left-suit-six no-bowers"),
    ("trick-winner?trump=H&trick=N+AC+9D+KC+10C", "E", (), "sister-suit-trump"),
    ("trumps?trump=H&hand=JS+9H", "JS 9H", (), "all-jacks-trump"),
    ("trick-winner?trump=H&trick=N+AS+JS+KS+9S", "E", (), "all-jacks-trump jacks-high"),
    ("rank-order?trump=H&cards=AH+JD+JH", "AH JH JD", (), "ace-over-bowers"),
    ("rank-order?trump=H&led=C&cards=KC+10C+9C", "10C KC 9C", (), "ten-high"),
    ("trick-winner?variant=british&trump=H&trick=N+Joker+JH+9H+10H", "E", (), "right-over-joker"),
    (
        "legal-plays?variant=british&trump=H&trick=E+9C&hand=Joker+AC+KS",
        "Joker AC",
        (),
        "joker-no-suit trump-any-time",
    ),
    ("legal-plays?trump=H&hand=AH+KC", "KC", (), "no-trump-lead"),
    ("legal-plays?trump=H&trick=N+9C+9S&hand=AC+AS", "AS", (), "follow-last-card"),
    ("trick-winner?trump=H&trick=N+AC+9H+KC+10C", "N", (), "highest-any-suit trump-ignored"),
    ("trick-winner?trump=H&trick=N+AC+9H+10H+KC", "E", (), "first-trump-wins"),
    ("trick-winner?trump=H&trick=N+KC+9C+AC+10C", "N", (), "partner-cannot-beat"),
    ("next-leader?trump=H&trick=N+9C+AC+KC+10C", "N", (), "same-leader"),
]


@pytest.mark.parametrize(("position", "answer", "traps", "ids"), MISCONCEPTIONS)
def test_every_belief_that_gives_the_answer(
    position: str, answer: str, traps: tuple[str, ...], ids: str
) -> None:
    """The puzzle's traps first, as the author has them, then the catalogue's order."""
    assert " ".join(graded(position, answer, traps).misconceptions) == ids


@given(data=st.data())
def test_a_wrong_answer_by_a_belief_names_it_and_a_right_answer_names_none(data: st.DataObject) -> None:
    deal = data.draw(st.permutations([str(card) for card in pack()]))
    trump = data.draw(st.sampled_from("CDHS"))
    asked = question(f"legal-plays?trump={trump}&trick=W+{'+'.join(deal[:3])}&hand={'+'.join(deal[3:8])}")
    for mind in asked.minds:
        answer = asked.position.answer(mind)
        assert answer is not None
        result = grade(asked, answer)
        assert (mind.id in result.misconceptions) is not result.correct
    right = grade(asked, asked.computed)
    assert right.correct
    assert right.misconceptions == []
    assert {verdict.verdict for verdict in right.verdicts} <= {"right", "left"}


@pytest.mark.parametrize("answer", ["makers 0", "defenders 0"])
def test_whoever_sees_nobody_score_may_say_so_of_either_side(answer: str) -> None:
    assert graded("score?maker=W&tricks=2", answer).misconceptions == ["euchre-makers-zero"]


def test_every_belief_about_cards_is_met_here() -> None:
    kinds = {position.partition("?")[0] for position, *_ in MISCONCEPTIONS}
    about = {id for id, mind in MINDS.items() if kinds & set(mind.kinds)}
    assert {id for *_, ids in MISCONCEPTIONS for id in ids.split()} == about
