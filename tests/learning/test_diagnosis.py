"""A diagnosis over a sequence of answers: what it believes, when it speaks, and what it clears."""

from __future__ import annotations

from itertools import permutations

import pytest
from banks import asked, bank, hypotheses
from learners import Learner

from tutor.learning.choice import next_question
from tutor.learning.diagnosis import Diagnosis, Given, diagnose

HEARTS = asked("rank-order", trump="H", led="H", cards="JH JD AH")
SPADES = asked("rank-order", trump="S", led="S", cards="JS JC AS")
CLUBS = asked("rank-order", trump="C", led="C", cards="JC JS AC")
DIAMONDS = asked("rank-order", trump="D", led="D", cards="JD JH AD")

# The left bower on top, as `left-over-right` has it and no other misconception.
OVER = [
    Given(HEARTS, ("JD", "JH", "AH")),
    Given(SPADES, ("JC", "JS", "AS")),
    Given(CLUBS, ("JS", "JC", "AC")),
    Given(DIAMONDS, ("JH", "JD", "AD")),
]
RIGHT = [Given(given.question, given.question.computed) for given in OVER]
EUCHRED = Given(asked("score", maker="S", tricks="2"), ("defenders", "1"))
EUCHRED_TOO = Given(asked("score", maker="W", tricks="1"), ("defenders", "1"))


def spoken(*answers: Given, games: tuple[str, ...] = ()) -> list[str]:
    return [evidence.id for evidence in diagnose(hypotheses(), answers, games).spoken]


def chance(id: str, *answers: Given) -> float:
    return diagnose(hypotheses(), answers).probabilities[id]


def test_bayes_by_hand() -> None:
    """A wrong suit of four: each hypothesis gives it nine times in ten, or a third of one time in ten."""
    given = Given(asked("effective-suit", trump="H", card="JD"), ("D",))
    start = Diagnosis.start(hypotheses())
    weights = []
    for number, prior in enumerate(start.posterior):
        gives = hypotheses().predict(given.question).given_by(number)
        assert gives is not None
        weights.append(prior * (0.9 if given.answer in gives else 0.1 / 3))
    after = start.after(given)
    assert after.posterior == pytest.approx([weight / sum(weights) for weight in weights])


def test_probabilities_stay_probabilities() -> None:
    diagnosis = diagnose(hypotheses(), [*OVER, *RIGHT, EUCHRED, *RIGHT, EUCHRED_TOO])
    assert sum(diagnosis.posterior) == pytest.approx(1)
    assert min(diagnosis.posterior) > 0
    assert all(0 < chance < 1 for chance in diagnosis.probabilities.values())


def test_many_answers_one_way_and_back_again() -> None:
    """However unlikely something has become, it is no less likely than Bayes' rule makes it."""
    question = asked("effective-suit", trump="H", card="JD")
    answers = [*[Given(question, ("D",))] * 30, *[Given(question, ("H",))] * 32]
    prediction = hypotheses().predict(question)
    assert None not in prediction.gives
    weights = list(Diagnosis.start(hypotheses()).prior)
    for given in answers:
        for number in range(len(weights)):
            weights[number] *= 0.9 if given.answer in (prediction.given_by(number) or ()) else 0.1 / 3
    weights = [weight / sum(weights) for weight in weights]
    assert diagnose(hypotheses(), answers).posterior == pytest.approx(weights, rel=1e-6)


def test_the_order_of_the_answers_of_a_sitting_does_not_matter() -> None:
    answers = [Given(asked("effective-suit", trump="H", card="JD"), (suit,)) for suit in "DHD"]
    found = [diagnose(hypotheses(), order).posterior for order in permutations([*answers, EUCHRED])]
    assert all(posterior == pytest.approx(found[0]) for posterior in found)


def test_an_answer_that_all_give_tells_nothing() -> None:
    question = asked("rank-order", trump="H", led="H", cards="AH QH")
    prediction = hypotheses().predict(question)
    assert not prediction.tells
    before = diagnose(hypotheses(), OVER[:1])
    assert before.after(Given(question, ("AH", "QH"))).posterior == pytest.approx(before.posterior)
    assert before.after(Given(question, ("QH", "AH"))).posterior == pytest.approx(before.posterior)


def test_whoever_has_no_answer_is_neither_believed_nor_doubted() -> None:
    """Clubs led, hearts trump: to whom trump is nothing, the trumps have no place in the order."""
    question = asked("rank-order", trump="H", led="C", cards="AC AH JD")
    number = hypotheses().number["trump-ignored",]
    assert hypotheses().predict(question).given_by(number) is None
    start = Diagnosis.start(hypotheses())
    for answer in (question.computed, ("AH", "JD", "AC")):
        after = start.after(Given(question, answer))
        assert after.posterior[number] == pytest.approx(start.posterior[number])
        assert sum(after.posterior) == pytest.approx(1)
        assert after.sound != pytest.approx(start.sound)


# When it speaks


def test_before_any_answer_it_is_silent() -> None:
    start = Diagnosis.start(hypotheses(), ["skat", "marias"])
    assert start.spoken == start.cleared == ()
    assert start.leading == ()
    assert not start.settled


def test_one_answer_is_never_enough() -> None:
    for given in (*OVER, EUCHRED):
        assert spoken(given) == []


def test_two_matching_answers_in_different_positions() -> None:
    assert spoken(*OVER[:2]) == ["left-over-right"]


def test_the_same_position_twice_is_one_position() -> None:
    again = [OVER[0]] * 4
    assert chance("left-over-right", *again) > 0.8
    assert spoken(*again) == []
    assert spoken(*again, OVER[1]) == ["left-over-right"]


def test_two_matches_do_not_speak_while_it_is_unlikely() -> None:
    """Two slips among many right answers."""
    assert spoken(OVER[0], RIGHT[1], RIGHT[2], RIGHT[3], RIGHT[1], RIGHT[2], OVER[3]) == []


def test_two_beliefs_at_once() -> None:
    diagnosis = diagnose(hypotheses(), [*OVER, EUCHRED, EUCHRED_TOO])
    assert diagnosis.leading == ("euchre-one", "left-over-right")
    assert {evidence.id for evidence in diagnosis.spoken} == {"euchre-one", "left-over-right"}


def test_of_two_that_answer_alike_only_what_they_share_is_named() -> None:
    """Every jack on top of its suit: whether its holder knows a right bower, no question can show."""
    jacks, none = ("jacks-high", "left-plain"), ("jacks-high", "no-bowers")
    learner, diagnosis = Learner(none, "alike"), Diagnosis.start(hypotheses())
    for _ in range(40):
        question = next_question(diagnosis, bank())
        assert question is not None
        diagnosis = diagnosis.after(Given(question, learner.answer(question)))
        assert not {"left-plain", "no-bowers"} <= {evidence.id for evidence in diagnosis.spoken}
    chances = [diagnosis.posterior[hypotheses().number[pair]] for pair in (jacks, none)]
    assert chances[0] == pytest.approx(chances[1])
    assert sum(chances) > 0.9
    assert [evidence.id for evidence in diagnosis.spoken] == ["jacks-high"]


def test_evidence_in_numbers() -> None:
    """Three of four times; what it would answer rightly is not counted."""
    elsewhere = Given(asked("trumps", trump="H", hand="JD AS"), ("JD",))
    diagnosis = diagnose(hypotheses(), [OVER[0], RIGHT[1], elsewhere, OVER[2], EUCHRED, OVER[3]])
    evidence = diagnosis.evidence("left-over-right")
    assert evidence.exposed == (OVER[0], RIGHT[1], OVER[2], OVER[3])
    assert evidence.matched == (OVER[0], OVER[2], OVER[3])
    assert evidence.right == (RIGHT[1],)
    assert evidence.probability == diagnosis.probabilities["left-over-right"]


def test_the_evidence_for_a_pair_is_what_each_part_does() -> None:
    """Void, with the left bower and the king of trumps: both beliefs together leave the king alone."""
    both = [
        Given(asked("legal-plays", trump="H", trick="W 9S QS AS", hand="JD KH AC"), ("KH",)),
        Given(asked("legal-plays", trump="D", trick="W 9S QS AS", hand="JH KD AC"), ("KD",)),
        Given(asked("legal-plays", trump="C", trick="W 9D QD AD", hand="JS KC AH"), ("KC",)),
    ]
    need_not_win = Given(asked("legal-plays", trump="H", trick="E QS", hand="9S AS KH"), ("9S", "AS"))
    diagnosis = diagnose(hypotheses(), [*both, need_not_win])
    assert diagnosis.leading == ("left-plain", "must-trump")
    for evidence in map(diagnosis.evidence, diagnosis.leading):
        assert evidence.matched == tuple(both)


@pytest.mark.parametrize(("game", "other"), [("marias", "must-overtake"), ("skat", "all-jacks-trump")])
def test_what_somebody_plays_counts(game: str, other: str) -> None:
    plain, raised = (Diagnosis.start(hypotheses(), games).probabilities[other] for games in ([], [game]))
    assert raised > 3 * plain


# Hints, another day, and what is cleared


def test_a_right_answer_after_a_hint_says_less() -> None:
    hinted = RIGHT[1]._replace(hint=True)
    alone, with_hint = (
        chance("left-over-right", OVER[0], RIGHT[1]),
        chance("left-over-right", OVER[0], hinted),
    )
    assert alone < with_hint < chance("left-over-right", OVER[0])


def test_it_is_cleared_by_right_answers_where_it_would_show() -> None:
    held = diagnose(hypotheses(), OVER)
    assert [evidence.id for evidence in held.spoken] == ["left-over-right"]
    once = held.after(RIGHT[0]._replace(later=True))
    twice = once.after(RIGHT[1])
    assert "left-over-right" not in once.cleared
    assert "left-over-right" in twice.cleared
    assert twice.spoken == ()
    assert twice.probabilities["left-over-right"] <= 0.05


def test_in_the_same_sitting_an_explanation_may_still_echo() -> None:
    assert "left-over-right" not in diagnose(hypotheses(), [*OVER, *RIGHT[:2]]).cleared


def test_the_same_question_twice_clears_nothing() -> None:
    again = RIGHT[0]._replace(later=True)
    assert "left-over-right" not in diagnose(hypotheses(), [*OVER, again, again, again]).cleared
    assert "left-over-right" in diagnose(hypotheses(), [*OVER, again, RIGHT[1], again]).cleared


def test_right_answers_where_it_would_not_show_clear_nothing() -> None:
    elsewhere = [asked("trumps", trump=trump, hand="JD JH JS JC") for trump in "CDHS"]
    answers = [Given(question, question.computed) for question in elsewhere]
    cleared = diagnose(hypotheses(), answers).cleared
    assert "left-over-right" not in cleared
    assert "left-plain" in cleared


# When it is done


def test_it_is_settled_when_all_that_leads_is_spoken() -> None:
    diagnosis = Diagnosis.start(hypotheses())
    for given in OVER:
        assert not diagnosis.settled or diagnosis.spoken
        diagnosis = diagnosis.after(given)
    certainty = diagnosis.posterior[hypotheses().number["left-over-right",]]
    assert diagnosis.settled == (certainty >= 0.91)


def test_a_diagnosis_is_not_changed_by_what_follows() -> None:
    start = Diagnosis.start(hypotheses())
    before = start.posterior
    start.after(OVER[0])
    assert start.posterior is before
    assert start.answers == ()
