"""Questions without end: how many there are, none twice, and what comes to mind is right half of the time."""

from __future__ import annotations

from itertools import islice

import pytest

from tutor.content.address import pairs_of
from tutor.content.every import every_class
from tutor.content.kinds import KINDS
from tutor.content.question import Question
from tutor.content.shifts import SUITS, Shift, canonical
from tutor.content.stream import Drawn, Part, Stream
from tutor.content.table import Table
from tutor.minds import MINDS, Mind
from tutor.rules import STANDARD

# Kind | variant | classes | why so many
CLASSES = """
bower          | standard     | 2  | the right, the left
trump-for      | standard     | 2  | the right, the left
effective-suit | standard     | 18 | six ranks of trump, six of its colour, six of the other colour
effective-suit | british      | 19 | and the joker
effective-suit | thirty-two   | 24 | eight ranks of each
effective-suit | napoleon     | 39 | thirteen ranks of each
next-dealer    | standard     | 8  | four dealers, the hand played or thrown in
next-dealer    | two-handed   | 4  | two dealers
first-leader   | standard     | 32 | four dealers, four makers, alone or not
first-leader   | two-handed   | 4  | nobody goes alone
first-leader   | hasenpfeffer | 16 | nobody goes alone
sits-out       | standard     | 8  | four makers, alone or not
sits-out       | three-handed | 6  | three makers, alone or not
score          | standard     | 1248 | 4 makers, 0 to 5 tricks, alone or not; no score before, or 5 to 9 each
"""
ROWS = [[part.strip() for part in line.split("|")][:3] for line in CLASSES.strip().splitlines()]


@pytest.mark.parametrize(("kind", "variant", "count"), ROWS)
def test_a_small_kind_ends_with_its_last_class(kind: str, variant: str, count: str) -> None:
    table = Table.of(variant)
    if int(count) > 100:
        assert len(every_class(kind, table) or {}) == int(count)
        return

    drawn = list(islice(Stream(kind, None, "all of them", table), 100))

    assert len(drawn) == int(count)
    assert len({canonical(one.question) for one in drawn}) == int(count)


LARGE = [kind for kind in KINDS if kind not in {row[0] for row in ROWS} or kind == "score"]


@pytest.mark.parametrize("kind", LARGE)
def test_a_large_kind_does_not_repeat_itself_in_other_suits(kind: str) -> None:
    drawn = [one.question for one in islice(Stream(kind, None, "none twice"), 25)]
    assert len(drawn) == 25

    forms = [{str(pairs_of(Shift(suits).question(one))) for suits in SUITS} for one in drawn]
    for number, form in enumerate(forms):
        assert not any(form & other for other in forms[:number])


def test_the_same_seed_gives_the_same_questions() -> None:
    def told(seed: str) -> list[str]:
        return [str(pairs_of(one.question)) for one in islice(Stream("calls", "second-round", seed), 8)]

    assert told("a") == told("a")
    assert told("a") != told("b")


def test_what_cannot_be_trained_gives_nothing() -> None:
    for kind, skill in (("bower", "follow-suit"), ("legal-plays", "joker")):
        assert list(Stream(kind, skill, "x")) == []
        assert not Stream(kind, skill, "x").trains


def test_every_question_exposes_and_avoids_what_it_should() -> None:
    stream = Stream("trick-winner", None, "x", expose=["left-plain"], avoid=["left-weak"])

    for drawn in islice(stream, 12):
        minds = {mind.id: mind for mind in drawn.question.minds}
        assert drawn.question.gets_wrong(minds["left-plain"])
        assert drawn.question.gets_right(minds["left-weak"])


# Sets of ten and twenty

SETS = [
    (kind, skill)
    for kind in KINDS
    if kind != "reason"
    for skill in dict.fromkeys(mind.skill for mind in MINDS.values() if kind in mind.kinds)
]
NO_TRAPS = {(kind, skill) for kind, skill in SETS if skill in ("joker", "hasenpfeffer")}
"""In the four-handed game nobody holds a joker, and nobody bids."""
ALWAYS_TRAPS = {("discard", "pick-up")}
"""Whoever lays the turned-up card away again may be wrong in every position, for it is always asked about."""
SMALL = {"bower": 2, "trump-for": 2, "next-dealer": 8, "sits-out": 8, "effective-suit": 2, "first-leader": 8}
"""Kinds whose classes are soon used up, and in how many questions their sets are still even."""
NOT_CALLED_UP = {
    # The left bower in sight calls it up, and it errs only while that bower is out.
    ("cards-out", "left-plain"),
    # Where a bower is asked for, no card is in sight; where cards are sorted, no trick.
    ("bower", "left-wrong-colour"),
    ("rank-order", "highest-any-suit"),
}
"""What errs in a kind without ever being called up by what is seen."""


def a_set(kind: str, skill: str, seed: str, n: int = 20) -> list[Drawn]:
    stream, drawn = Stream(kind, skill, seed), []
    for one in stream:
        if stream.uneven or len(drawn) == n:
            break
        drawn.append(one)
    return drawn


@pytest.mark.parametrize(("kind", "skill"), SETS)
def test_who_answers_what_is_called_up_is_right_half_of_the_time(kind: str, skill: str) -> None:
    """The learner sees what the question is about, and answers as that belief would."""
    drawn = a_set(kind, skill, "cue only")
    if (kind, skill) in NO_TRAPS:
        assert not Stream(kind, skill, "cue only").trains
        return
    if (kind, skill) in ALWAYS_TRAPS:
        assert drawn == []
        return

    right = sum(is_right(one.question, one.mind) for one in drawn)
    foils = sum(one.part is Part.FOIL for one in drawn)

    assert len(drawn) >= SMALL.get(kind, 20) // 2 * 2 or len(drawn) == SMALL.get(kind)
    # Of three questions two may be of one sort.
    some = 0.4 * len(drawn) if len(drawn) > 3 else 1
    assert some <= right <= len(drawn) - some
    assert some <= foils <= len(drawn) - some
    for one in drawn:
        assert one.mind is not None
        assert is_right(one.question, one.mind) is (one.part is Part.FOIL)
        if one.part is Part.TRAP and (kind, one.mind.id) not in NOT_CALLED_UP:
            sights = one.question.position.sights(one.question.rulebook)
            assert any(map(one.mind.cue, sights)), one.mind.id


def is_right(question: Question, mind: Mind | None) -> bool:
    """Whether what *mind* answers is right, whatever it chooses."""
    assert mind is not None
    answer = question.position.answer(mind)
    assert answer is not None
    if question.position.any_of:
        return set(answer) <= set(question.computed) and bool(answer) == bool(question.computed)
    if question.position.form.is_set:
        return set(answer) == set(question.computed)
    return answer == question.computed


@pytest.mark.parametrize(
    ("kind", "skill"), [pair for pair in SETS if pair[0] in ("legal-plays", "trick-winner")]
)
def test_every_single_belief_is_right_about_half_of_the_time(kind: str, skill: str) -> None:
    """A learner who holds one of the beliefs of a skill, in the questions that show its cue."""
    drawn = a_set(kind, skill, "one belief", 30)
    for mind in (MINDS[id](STANDARD) for id in MINDS):
        if mind.skill != skill or kind not in mind.kinds:
            continue
        shown = [one.question for one in drawn if any(map(mind.cue, one.question.position.sights(mind)))]
        if len(shown) < 12 or mind.id == "no-trump-lead":
            # On lead with a trump, whoever thinks that it may not be led is always wrong.
            continue
        right = sum(is_right(question, mind) for question in shown)
        assert 0.3 <= right / len(shown) <= 0.7, (mind.id, right, len(shown))
