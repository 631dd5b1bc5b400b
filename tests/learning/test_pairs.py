"""Two misconceptions at once: their answers, and which of them are a hypothesis of their own."""

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest
from banks import asked, bank, hypotheses, shipped
from learners import meant_by

from tutor.content.answers import Answer
from tutor.content.drawing import draw, is_sound, sketches
from tutor.content.kinds import KINDS
from tutor.content.question import Question
from tutor.content.table import Table
from tutor.learning.pairs import PAIRS, answers_of, composable, composed, right_of
from tutor.learning.prediction import gives_of, offered_words, plain
from tutor.minds import MINDS, minds_of
from tutor.rules import VARIANTS, Rulebook


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


def test_who_thinks_that_somebody_else_calls_goes_by_no_hand() -> None:
    """East deals, and is taken to begin; whether he holds a heart is not known, and South is not he."""
    question = asked("calls", dealer="E", turn_up="10H", hand="9D AD KC QC 9C")
    assert answers(question, "dealer-calls-first") == {("order", "pass")}
    assert answers(question, "must-hold-trump") == {("pass",)}
    assert answers(question, "dealer-calls-first", "must-hold-trump") == set()


@pytest.mark.parametrize(
    ("kind", "pair", "position", "given"),
    [
        # The left bower wins as a trump, and follows as a diamond: it is not of the suit that it leads.
        ("trick-winner", ("left-follows-print", "trump-ignored"), {"trick": "W JD 9D AD QD"}, "E"),
        ("next-leader", ("left-follows-print", "trump-ignored"), {"trick": "W JD 9D AD QD"}, "E"),
        # The jack of clubs is a trump, which wins nothing where clubs are led: there is no order with it.
        ("rank-order", ("all-jacks-trump", "trump-ignored"), {"led": "C", "cards": "JC 9C KC"}, None),
    ],
)
def test_the_one_goes_by_what_the_other_is_wrong_about(
    kind: str, pair: tuple[str, ...], position: dict[str, str], given: str | None
) -> None:
    question = asked(kind, trump="H", **position)
    assert answers_of(question, [pair])[pair] == (None if given is None else {(given,)})


DRAWS = 8


def drawn_for(mind: str, kind: str) -> Iterator[Question]:
    """Questions that are likely to meet a mind, half of them another one, too, whatever it errs in."""
    random, table = Random(f"{mind} {kind}"), Table()
    for number in range(DRAWS):
        wished = [mind, *random.sample(list(MINDS), number % 2)]
        minds = [MINDS[id](table.rules) for id in wished]
        yield from filter(is_sound, islice(sketches(kind, minds, random, table), 1))


@pytest.mark.parametrize("mind", MINDS)
def test_what_is_predicted_of_a_pair_is_what_both_together_answer(mind: str) -> None:
    """Of every pair with a mind, wherever it errs; each pair is run, not put together from answers."""
    pairs = [pair for pair in PAIRS if mind in pair]
    for kind in (*MINDS[mind].kinds, "reason"):
        for question in drawn_for(mind, kind):
            offered, right = offered_words(question), right_of(question)
            predicted = answers_of(question, pairs)
            for pair in pairs:
                run = gives_of(question, composed(pair)(question.rules), offered)
                assert predicted.get(pair, right) == run, (question, pair)


def some_of(kind: str) -> Iterator[Question]:
    """Shipped questions of a kind, and some drawn at every table where it is asked."""
    yield from (question for question in shipped().values() if question.position.kind == kind)
    for variant, rules in VARIANTS.items():
        drawn = (draw(kind, None, f"anybody {number}", table=Table(variant, rules)) for number in range(3))
        yield from filter(None, drawn)


@pytest.mark.parametrize("kind", KINDS)
def test_who_is_said_to_be_right_is_right(kind: str) -> None:
    """Every mind is run, whether it errs in the kind, or in one that the kind goes by, or not."""
    for question in some_of(kind):
        offered, right, predicted = offered_words(question), right_of(question), answers_of(question)
        for mind in minds_of(question.rules):
            gives = gives_of(question, mind, offered)
            assert predicted.get((mind.id,), right) == gives, (question, mind.id)


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
