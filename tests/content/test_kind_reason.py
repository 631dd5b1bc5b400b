"""Which reason is true: by hand, and what the kind refuses."""

from __future__ import annotations

import pytest

from tutor.content.address import pairs_of
from tutor.content.ask import read_ask
from tutor.content.grading import grade
from tutor.content.puzzles import read_puzzles
from tutor.content.question import Question
from tutor.content.speech import explain, prompt
from tutor.language import LANGUAGES

# The true reason | who would say what, by their beliefs | the position.
ROWS = """
void-left-trap | left-follows-print: follow-only; play-anything: any-card
    about: legal-plays, trump: H, trick: E 10D, hand: JD AS 9C QS KC, card: JD
follow-left-only | left-plain: void-any; no-bowers: void-any; play-anything: any-card
    about: legal-plays, trump: H, trick: E 9H, hand: JD AC KC 10S 9S, card: JD
revoke-holding-left | left-plain: void-any; play-anything: any-card
    about: legal-plays, trump: H, trick: E 9H, hand: JD AC KC 10S 9S, card: AC
void-any | must-trump: must-trump; must-overtake: must-trump
    about: legal-plays, trump: H, trick: E 9S, hand: AD 10H KC, card: AD
follow-must | must-overtake: must-overtake
    about: legal-plays, trump: H, trick: N 10C QC, hand: AC 9C KD, card: 9C
bower-left | left-plain: plain-suit; left-wrong-colour: plain-suit
    about: effective-suit, trump: H, card: JD
trick-trump | left-plain: trick-suit
    about: trick-winner, trump: H, trick: E AD 9C KD JD
jack-ordinary | all-jacks-trump: is-trump
    about: effective-suit, trump: H, card: JS
follow-only | follow-last-card: follow-last; play-anything: any-card
    about: legal-plays, trump: H, trick: N 9C 9S, hand: AC AS 9H, card: AC
revoke | trump-any-time: any-trump; play-anything: any-card
    about: legal-plays, trump: H, trick: E 9C, hand: AC AS 9H, card: 9H
lead-free | no-trump-lead: no-trump-lead
    about: legal-plays, trump: H, hand: AC 9H, card: 9H
revoke | joker-no-suit: any-joker; trump-any-time: any-trump
    about: legal-plays, variant: british, trump: H, trick: E 9C, hand: AC AS Joker, card: Joker
trick-trump | highest-any-suit: trick-highest; trump-ignored: trick-led-suit
    about: trick-winner, trump: H, trick: E AC 9H 10D KC
trick-trump | first-trump-wins: trick-first-trump
    about: trick-winner, trump: H, trick: E AC 9H 10H KC
trick-suit | partner-cannot-beat: trick-partner; sister-suit-trump: trick-trump
    about: trick-winner, trump: H, trick: E KC 9D AC 10C
winner-leads | same-leader: leads-again
    about: next-leader, trump: H, trick: E KC 9C 10C AC
"""
LINES = ROWS.strip().splitlines()
CASES = [
    (position.strip(), *(part.strip() for part in said.split("|")))
    for said, position in zip(LINES[::2], LINES[1::2], strict=True)
]


def read(position: str) -> Question | list[str]:
    file = read_puzzles(f"puzzles:\n- {{id: p, kind: reason, {position}}}\n".encode(), "table", stated=False)
    return file.puzzles[0].question if file.puzzles else [problem.reason.code for problem in file.problems]


def asked(position: str) -> Question:
    question = read(position)
    assert isinstance(question, Question), question
    return question


@pytest.mark.parametrize(("position", "true", "beliefs"), CASES)
def test_the_reason_that_decides_and_those_that_others_would_give(
    position: str, true: str, beliefs: str
) -> None:
    question = asked(position)
    minds = {mind.id: mind for mind in question.minds}

    assert question.computed == (true,)
    for id, reason in (belief.split(": ") for belief in beliefs.split("; ")):
        assert question.position.answer(minds[id]) == (reason,), id
        assert reason in question.position.choices(question.rulebook)
        assert id in grade(question, (reason,)).misconceptions


@pytest.mark.parametrize(("position", "true", "beliefs"), CASES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_is_a_sentence_of_its_own(language: str, position: str, true: str, beliefs: str) -> None:
    question = asked(position)
    codes = question.position.choices(question.rulebook)
    told = [explain(question, grade(question, (code,)), language) for code in codes]

    assert list(codes) == sorted(codes)
    assert len({one.headline for one in told}) == 2
    assert len({one.answer for one in told}) == 1
    assert prompt(question, language).lang == language


def test_what_would_be_true_as_well_is_not_offered() -> None:
    """Who takes the right bower for an ordinary trump still says the truth when calling it a trump."""
    question = asked("about: trumps, trump: H, hand: JD 9C AD QS KC, card: JD")
    assert "is-trump" not in question.position.choices(question.rulebook)
    assert read("about: rank-order, trump: H, cards: JH JD 10H QH, card: JH") == ["reason-undisputed"]


# A reason that a misconception gives, and that is so all the same; it comes with one that is not.
TRUE_AS_WELL = """
plain-suit | is-trump | about: effective-suit, trump: C, card: JH
plain-suit | is-trump | about: trumps, trump: C, hand: JH JS AS, card: JH
trick-suit | follow-last | about: play-to, trump: H, trick: W JS 9C AD, hand: KS 9D AC, card: AC, goal: win
shown-void | suit-not-led | about: voids, trump: H, suit: D, play: E AD JD 9S KD
followed | suit-not-led | about: voids, trump: H, suit: D, play: E AD JD 9D KD
"""


@pytest.mark.parametrize("row", TRUE_AS_WELL.strip().splitlines())
def test_of_two_true_reasons_only_the_one_that_decides_is_offered(row: str) -> None:
    true, false, position = row.split(" | ")
    choices = asked(position).position.choices(asked(position).rulebook)
    assert true not in choices
    assert false in choices


@pytest.mark.parametrize(
    "position",
    [
        # Diamonds were never led: North, who led the left bower, has not had to follow them.
        "variant: two-handed, trump: H, suit: D, play: S 9H 10H N JH 9S N JD QD",
        # North followed the only lead of hearts, whoever did not.
        "trump: H, suit: H, play: E 9H JD 9D 10H S KS 10S JC AS",
        # North followed hearts with the left bower; South did not follow.
        "trump: H, suit: H, play: S AC 10C 9S 10H E JH JC 9H JD",
        # And threw it on hearts with diamonds as trump: it never failed to follow diamonds.
        "trump: D, suit: D, play: N 9D KD JD AD S AS 10S 9S QD E QH 9H 10H JH",
    ],
)
def test_what_is_so_of_another_seat_is_no_false_reason(position: str) -> None:
    assert read(f"about: voids, {position}") == ["reason-undisputed"]


@pytest.mark.parametrize(
    ("position", "found"),
    [
        ("about: [legal-plays, trumps], trump: H, trick: E 9H, hand: JD AD, card: JD", ["not-text"]),
        ("about: {a: b}, trump: H, trick: E 9H, hand: JD AD, card: JD", ["not-text"]),
        ("about: '', trump: H, trick: E 9H, hand: JD AD, card: JD", ["empty"]),
        ("trump: H, trick: E 9H, hand: JD AD, card: JD", ["missing-key"]),
        ("about: legal-play, trump: H, trick: E 9H, hand: JD AD, card: JD", ["unknown-kind"]),
        ("about: reason, trump: H, trick: E 9H, hand: JD AD, card: JD", ["unknown-kind"]),
        ("about: legal-plays, trump: H, trick: E 9H, hand: JD AD", ["missing-key"]),
        ("about: legal-plays, trump: H, trick: E 9H, hand: JD AD, card: KC", ["reason-of-nothing"]),
        # Allowed, but the question is about the plain call.
        (
            "about: calls, rules: {partner-assist-alone: round_1}, dealer: N, turn-up: 9D, call: order-alone",
            ["reason-of-nothing"],
        ),
        ("about: legal-plays, trump: H, hand: AD, card: AD", ["reason-undisputed"]),
        ("about: legal-plays, trump: H, trick: W 9H, hand: JD AD, card: JD", ["turn"]),
        ("about: trick-winner, trump: H, trick: E AD 9C KD JD, card: JD", ["key-of-others"]),
    ],
)
def test_what_it_refuses(position: str, found: list[str]) -> None:
    assert read(position) == found


@pytest.mark.parametrize(("position", "true", "beliefs"), CASES)
def test_its_address_asks_the_same(position: str, true: str, beliefs: str) -> None:
    question = asked(position)
    again = read_ask("reason", pairs_of(question))
    assert isinstance(again, Question)
    assert again.position == question.position
