"""Two misconceptions at once: their answers, and which of them are a hypothesis of their own."""

from random import Random

import pytest
from banks import asked, bank, hypotheses
from learners import meant_by

from tutor.content.answers import Answer
from tutor.content.question import Question
from tutor.learning.pairs import PAIRS, composable, composed
from tutor.learning.prediction import plain
from tutor.minds import MINDS
from tutor.rules import Rulebook


def answers(question: Question, *holds: str) -> set[Answer]:
    """What somebody answers who holds these, by their classes alone; `none` is the empty answer."""
    rules = composed(holds) if holds else Rulebook
    return {plain(question, answer) for answer in meant_by(rules, question)}


# Spades were led, South is void, hearts are trump, and the only printed heart is the king.
VOID = {"trump": "H", "trick": "W 9S QS AS", "hand": "JD KH AC"}


@pytest.mark.parametrize(
    ("holds", "playable"),
    [
        ((), "AC JD KH"),
        (("must-trump",), "JD KH"),
        (("left-plain",), "AC JD KH"),
        # The plain jack is no trump that would have to be played.
        (("left-plain", "must-trump"), "KH"),
        (("must-trump", "play-anything"), "JD KH"),
    ],
)
def test_two_beliefs_that_meet(holds: tuple[str, ...], playable: str) -> None:
    assert answers(asked("legal-plays", **VOID), *holds) == {tuple(playable.split())}


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("must-overtake", "must-trump"),  # the first contains the second
        ("left-plain", "no-bowers"),  # whoever knows no bower knows no left one
        ("left-plain", "left-weak"),  # a plain jack ranks as one
    ],
)
def test_a_belief_that_leaves_no_room_for_the_other(one: str, other: str) -> None:
    assert tuple(sorted((one, other))) not in hypotheses().pairs


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("euchre-one", "left-plain"),  # they never meet in one position
        ("left-plain", "must-trump"),
        ("left-follows-print", "left-weak"),
        ("dealer-may-refuse", "partner-must-go-alone"),
    ],
)
def test_two_beliefs_that_no_single_one_explains(one: str, other: str) -> None:
    assert (one, other) in hypotheses().pairs


def test_what_contains_another_is_not_composed() -> None:
    assert not composable("must-trump", "must-overtake")
    assert all(composable(*pair) for pair in PAIRS)
    assert len(PAIRS) <= len(MINDS) * (len(MINDS) - 1) / 2


def tells(question: Question, one: tuple[str, ...], other: tuple[str, ...]) -> bool:
    here, there = answers(question, *one), answers(question, *other)
    return bool(here) and bool(there) and here != there


def test_a_pair_answers_otherwise_than_each_single_belief() -> None:
    """Of fifty pairs, with every class run on every kind, claimed or not."""
    for pair in Random("pairs").sample(hypotheses().pairs, 50):
        for single in ((), *((id,) for id in pair)):
            assert any(tells(question, pair, single) for question in bank()), (pair, single)


def test_a_pair_that_is_left_out_answers_as_one_belief_does() -> None:
    left_out = sorted(set(PAIRS) - set(hypotheses().pairs))
    assert left_out
    for pair in left_out:
        assert any(
            not any(tells(question, pair, single) for question in bank()) for single in [(id,) for id in pair]
        ), pair
