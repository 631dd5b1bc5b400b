"""The kinds about calls, seats and points: every answer of the table, by hand; what they refuse."""

from __future__ import annotations

from pathlib import Path

import pytest
from rows import found, question_of, read, read_rows

from tutor.content.address import pairs_of
from tutor.content.answers import AnswerForm, print_answer
from tutor.content.ask import read_ask
from tutor.content.grading import grade
from tutor.content.kinds import KINDS
from tutor.content.question import Question
from tutor.content.speech import explanation_text, prompt
from tutor.language import LANGUAGES
from tutor.rules import VARIANTS

ROWS = read_rows(Path(__file__).parent / "data" / "whole-game.txt")
BY_RULE = {row.rule: row for row in ROWS}
OF_ITS_OWN = (
    "calls",
    "next-to-act",
    "next-dealer",
    "pick-up",
    "discard",
    "first-leader",
    "sits-out",
    "score",
)
TURN_UP_ALONE = {("pick-up", "hasenpfeffer"), ("pick-up", "napoleon"), ("discard", "hasenpfeffer")} | {
    ("discard", "napoleon")
}
"""Kinds that ask of a turned-up card, and games without one."""


@pytest.mark.parametrize("rule", BY_RULE)
def test_the_answer(rule: str) -> None:
    """Printed as `tutor answer` prints it, in the canonical order."""
    assert print_answer(question_of(BY_RULE[rule]).computed) == BY_RULE[rule].answer


@pytest.mark.parametrize("rule", BY_RULE)
def test_every_word_of_the_answer_is_offered_and_more(rule: str) -> None:
    """The form offers what is right, and something that is wrong."""
    question = question_of(BY_RULE[rule])
    offered = set(question.position.choices(question.rulebook))
    words = set(" ".join(offered).split())

    assert set(question.computed) <= words
    assert question.computed or question.position.allows_none
    # At a table where even the card just taken may go, any card may.
    assert offered != set(question.computed) or question.position.allows_none or rule == "B02.option"


@pytest.mark.parametrize("rule", BY_RULE)
def test_the_verdicts_agree_with_the_answer(rule: str) -> None:
    """Given rightly, nothing is wrong or missed; given as nothing, all of it is missed."""
    question = question_of(BY_RULE[rule])
    right = grade(question, question.computed)
    nothing = grade(question, ())
    missed = [str(one.item) for one in nothing.verdicts if one.verdict == "missed"]

    assert right.correct
    assert {one.verdict for one in right.verdicts} <= {"right", "left"}
    assert " ".join(missed).split() == list(question.computed) or question.position.form.is_set
    assert set(" ".join(missed).split()) == set(question.computed)


@pytest.mark.parametrize("rule", BY_RULE)
def test_the_address_states_the_question_again(rule: str) -> None:
    question = question_of(BY_RULE[rule])

    assert read_ask(question.position.kind, pairs_of(question)) == question


@pytest.mark.parametrize("rule", BY_RULE)
def test_it_is_asked_and_explained_in_every_language(rule: str) -> None:
    """Right, wrong and empty answers; no notation is left in a sentence."""
    question = question_of(BY_RULE[rule])
    words = question.position.choices(question.rulebook)
    if question.position.form is AnswerForm.POINTS:
        words = ("both 9 9 wins makers slam carry 7", "makers 9 wins S", "defenders -9")
    for lang in LANGUAGES:
        assert prompt(question, lang).lang == lang
        for word in (*words, "none", print_answer(question.computed)):
            text = explanation_text(question, question.read_answer([word]), lang)
            assert "{" not in text
            assert "bid-" not in text


def test_the_table_is_whole() -> None:
    """Every kind under every variant that has it; every row of rules.md that it can decide; the reports."""
    cells = {(kind, variant) for kind in OF_ITS_OWN for variant in VARIANTS}

    assert len(BY_RULE) == len(ROWS)
    assert {(row.kind, row.variant) for row in ROWS} == cells - TURN_UP_ALONE
    assert set(OF_ITS_OWN) <= set(KINDS)
    names = {rule.partition(".")[0] for rule in BY_RULE}
    assert {f"B{n:02}" for n in range(1, 14)} <= names
    assert {f"P{n:02}" for n in range(1, 13)} <= names
    assert {f"L{n:02}" for n in range(1, 9)} <= names
    assert {"M01", "M04", "M05"} <= names
    reports = (16, 17, 19, 21, 23, 24, 25, 26, 27, 29, 30, 34, 36, 37, 38)
    assert {f"report-{n}" for n in reports} <= names


@pytest.mark.parametrize("kind", ["pick-up", "discard"])
@pytest.mark.parametrize("variant", ["hasenpfeffer", "napoleon"])
def test_a_game_without_a_turned_up_card_has_none_to_ask_of(kind: str, variant: str) -> None:
    more = "bids: pass bid-2" if kind == "pick-up" else "hand: 9C 10C JC QC KC"
    codes = found(f"kind: {kind}, variant: {variant}, dealer: S, turn-up: 9D, {more}")

    assert ("position", "no-turn-up-here") in codes


# What each kind needs, and what can't be so

CALLS = "kind: calls, dealer: S, turn-up: 10H"
REFUSED = [
    ("kind: calls, dealer: S", [("missing-key", "missing-key")]),
    ("kind: calls, turn-up: 10H", [("missing-key", "missing-key")]),
    ("kind: next-to-act, dealer: S", [("missing-key", "missing-key")]),
    ("kind: next-dealer, bids: pass", [("missing-key", "missing-key")]),
    ("kind: first-leader, dealer: S", [("missing-key", "missing-key")]),
    ("kind: sits-out, alone: S", [("missing-key", "missing-key")]),
    ("kind: pick-up, dealer: S, turn-up: 10H", [("missing-key", "missing-key")]),
    ("kind: discard, dealer: S, turn-up: 10H", [("missing-key", "missing-key")]),
    ("kind: score, tricks: 3", [("missing-key", "missing-key")]),
    ("kind: score, maker: S", [("missing-key", "missing-key")]),
    ("kind: score, maker: S, tricks: 3, variant: hasenpfeffer", [("missing-key", "missing-key")]),
    (
        "kind: score, maker: W, tricks: 2, before: 9-9-9, variant: three-handed",
        [("missing-key", "missing-key")],
    ),
    (f"{CALLS}, rules: {{must_hold_trump: true}}", [("missing-key", "missing-key")]),
    (f"{CALLS}, rules: {{weak_hand: farmer_clean}}", [("missing-key", "missing-key")]),
    # Somebody else is to act.
    (f"{CALLS}, hand: 9C 10C JC QC KC", [("turn", "turn-call")]),
    (f"{CALLS}, bids: pass pass, hand: 9C 10C JC QC KC", [("turn", "turn-call")]),
    ("kind: discard, dealer: W, turn-up: 10H, hand: 9C 10C JC QC KC", [("turn", "turn-discard")]),
    # Hands as they were dealt.
    (f"{CALLS}, bids: pass pass pass, hand: 9C 10C JC QC", [("position", "hand-not-whole")]),
    (f"{CALLS}, bids: pass pass pass, hand: 9C 10C JC QC 10H", [("card-twice", "turn-up-held")]),
    ("kind: discard, dealer: S, turn-up: 9C, hand: 9C 10C JC QC KC", [("card-twice", "turn-up-held")]),
    ("kind: discard, dealer: S, turn-up: 9C, hand: 10C JC QC KC", [("position", "hand-not-whole")]),
    # Calls that can't be.
    (f"{CALLS}, bids: pass H", [("position", "name-later")]),
    (f"{CALLS}, bids: pass pass pass pass H", [("position", "turned-down")]),
    (f"{CALLS}, bids: pass pass pass pass order", [("position", "order-too-late")]),
    (f"{CALLS}, bids: order pass", [("position", "call-not-now")]),
    (f"{CALLS}, bids: pass order, variant: british", [("position", "assist-alone")]),
    (f"{CALLS}, bids: order-alone, variant: two-handed", [("position", "alone-not-here")]),
    (
        f"{CALLS}, rules: {{stick_dealer: true}}, bids: pass pass pass pass pass pass pass pass",
        [("position", "stick-dealer")],
    ),
    ("kind: calls, variant: british, dealer: S, turn-up: Joker, bids: pass", [("position", "call-not-now")]),
    ("kind: calls, variant: hasenpfeffer, dealer: S, bids: bid-4 bid-4", [("position", "bid-too-low")]),
    ("kind: calls, variant: napoleon, dealer: S, bids: wellington", [("position", "bid-only-over")]),
    (f"kind: calls, variant: hasenpfeffer, {CALLS[13:]}", [("position", "no-turn-up-here")]),
    (
        "kind: next-to-act, dealer: E, turn-up: JS, rules: {must_hold_trump: true}, "
        "hand: JC AH KH QD 9D, bids: order",
        [("position", "must-hold-trump-left")],
    ),
    ("kind: pick-up, dealer: S, turn-up: 9C, bids: pass", [("position", "calls-open")]),
    (
        "kind: pick-up, dealer: S, turn-up: 9C, bids: pass pass pass pass pass pass pass pass",
        [("position", "calls-make-no-trump")],
    ),
    (
        "kind: pick-up, dealer: S, turn-up: 9C, bids: order leave, variant: two-handed",
        [("position", "calls-answer")],
    ),
    (
        "kind: discard, dealer: S, turn-up: 9C, hand: 10C JC QC KC AC, bids: pass pass pass pass H",
        [("position", "calls-leave-it")],
    ),
    (
        "kind: discard, dealer: S, turn-up: 9C, hand: 10C JC QC KC AC, maker: N, alone: N",
        [("position", "learner-sits-out")],
    ),
    (
        "kind: next-dealer, dealer: S, rules: {redeal: same_dealer}, bids: pass",
        [("position", "calls-open")],
    ),
    # The joker.
    ("kind: calls, dealer: S, turn-up: 10H, joker: W", [("position", "no-joker-here")]),
    (
        "kind: next-to-act, variant: hasenpfeffer, dealer: S, bids: pass pass pass pass",
        [("position", "joker-unknown")],
    ),
    (
        "kind: next-to-act, variant: hasenpfeffer, dealer: S, bids: pass pass pass pass bid-3",
        [("position", "joker-unknown")],
    ),
    (
        "kind: calls, variant: hasenpfeffer, dealer: E, joker: S, hand: 9C 10C JC QC KC AC",
        [("position", "joker-elsewhere")],
    ),
    (
        "kind: calls, variant: hasenpfeffer, dealer: E, joker: W, hand: 9C 10C JC QC KC Joker",
        [("position", "joker-elsewhere")],
    ),
    ("kind: calls, variant: british, dealer: E, joker: W, turn-up: Joker", [("position", "joker-elsewhere")]),
    ("kind: calls, variant: hasenpfeffer, dealer: E, joker: X", [("grammar", "not-a-seat")]),
    (f"{CALLS}, forms: some", [("grammar", "not-a-choice")]),
    # Points.
    ("kind: score, maker: S, tricks: 6", [("position", "tricks-too-many")]),
    ("kind: score, maker: S, tricks: x", [("grammar", "not-a-number")]),
    ("kind: score, maker: S, tricks: 3, revoke: W", [("position", "tricks-and-revoke")]),
    ("kind: score, maker: S, alone: S, revoke: N", [("position", "revoke-sits-out")]),
    ("kind: score, variant: three-handed, maker: S, revoke: N", [("position", "not-seated")]),
    ("kind: score, maker: S, tricks: 3, bid: 3", [("position", "no-bid-here")]),
    ("kind: score, variant: hasenpfeffer, maker: S, tricks: 3, bid: nap", [("position", "bid-not-here")]),
    ("kind: score, variant: napoleon, maker: S, tricks: 3, bid: 5", [("position", "bid-not-here")]),
    ("kind: score, variant: napoleon, maker: S, tricks: 3, bid: pass", [("grammar", "not-a-bid")]),
    (
        "kind: score, variant: hasenpfeffer, dealer: E, maker: S, tricks: 3, bid: 4, "
        "bids: bid-3 pass pass pass D",
        [("position", "bid-against-calls")],
    ),
    ("kind: score, maker: S, tricks: 3, before: 9-9-9", [("position", "score-sides")]),
    (
        "kind: score, variant: two-handed, rules: {seats: N E S W, sides: pairs, alone: maker}, "
        "maker: S, tricks: 3",
        [("rules", "points-missing")],
    ),
]


@pytest.mark.parametrize(("position", "codes"), REFUSED)
def test_what_is_refused(position: str, codes: list[tuple[str, str]]) -> None:
    assert found(position) == codes


# Calls beside another question

BESIDE = "kind: trumps, trump: H, hand: AS, turn-up: 9H"
CONTRADICTIONS = [
    ("dealer: S, bids: order", None),
    ("dealer: S, bids: order, maker: W", None),
    ("dealer: S, bids: order, maker: N", "maker-against-calls"),
    ("dealer: S, bids: order-alone, maker: W, alone: W", None),
    ("dealer: S, bids: order-alone, maker: W", "alone-unstated"),
    ("dealer: S, bids: order, maker: W, alone: W", "alone-against-calls"),
    ("dealer: S, bids: pass pass pass pass pass pass pass pass", "calls-make-no-trump"),
    ("dealer: S, bids: pass pass D", "name-later"),
    ("bids: pass pass D", "name-later"),
    ("bids: pass pass order", None),
    ("dealer: S, bids: pass pass", None),
]


@pytest.mark.parametrize(("facts", "code"), CONTRADICTIONS)
def test_calls_beside_another_question_are_heard_whole(facts: str, code: str | None) -> None:
    codes = [inner for _, inner in found(f"{BESIDE}, {facts}") if inner != "trump-against-call"]

    assert codes == ([code] if code else [])


def test_who_may_still_go_alone_is_no_contradiction() -> None:
    """Three-handed it is said before the first lead, perhaps after the calls that are stated."""
    position = "kind: first-leader, variant: three-handed, dealer: E, maker: W, turn-up: 9C, alone: W"

    assert found(f"{position}, bids: pass order") == []
    assert found(f"{position}, bids: pass order leave alone together together") == []
    assert found(f"{position}, bids: pass order leave dummy together together") == [
        ("position", "alone-against-calls")
    ]


PLACES = [
    ("kind: calls, dealer: S, turn-up: 9C, bids: pass pass «H", "name-later"),
    ("kind: calls, dealer: S, turn-up: 9C, bids: «pass pass, hand: 9S 10S JS QS KS", "turn-call"),
    ("kind: calls, dealer: S, turn-up: 9C, hand: «9S 10S JS QS KS", "turn-call"),
    ("kind: discard, dealer: «W, turn-up: 9C, hand: 9S 10S JS QS KS", "turn-discard"),
    ("kind: sits-out, dealer: S, maker: W, alone: «W, turn-up: 9C, bids: order", "alone-against-calls"),
    ("kind: sits-out, dealer: S, maker: W, turn-up: 9C, bids: «order-alone", "alone-unstated"),
    ("kind: sits-out, dealer: S, maker: «N, turn-up: 9C, bids: order", "maker-against-calls"),
    ("kind: score, maker: S, tricks: «9", "tricks-too-many"),
]


@pytest.mark.parametrize(("position", "code"), PLACES)
def test_a_fault_stands_at_its_word(position: str, code: str) -> None:
    before, _, after = position.partition("«")
    (problem,) = read(before + after).problems

    assert problem.reason.code == code
    assert problem.place == (2, len("- {id: p, ") + len(before) + 1)


# Verdicts

VERDICTS = [
    (
        "calls?dealer=S&turn-up=10H&bids=pass+pass+pass+pass",
        "pass H",
        "pass right pass-free, order left order-too-late, C missed name-free, D missed name-free, "
        "H wrong turned-down, S missed name-free",
    ),
    (
        "calls?dealer=S&turn-up=10H",
        "pass order order-alone",
        "pass right pass-free, order right order-free, C left name-later, D left name-later, "
        "H left name-later, S left name-later, order-alone wrong answer-plain-form",
    ),
    (
        "first-leader?dealer=S&maker=E&alone=E",
        "W",
        "N missed leads-dealer-skips, E left leads-dealer-skips, S left leads-dealer-skips, "
        "W wrong sits-out-partner",
    ),
    (
        "sits-out?variant=three-handed&maker=W&alone=S",
        "N",
        "E missed sits-out-defender, S left plays-alone, W left plays-on, N wrong not-seated",
    ),
    (
        "pick-up?dealer=S&turn-up=9C&bids=order",
        "none",
        "N left pick-up-must, E left pick-up-must, S missed pick-up-must, W left pick-up-must",
    ),
    (
        "discard?dealer=S&turn-up=9C&hand=JS+KC+AH+QD+9D",
        "9C JS 9S",
        "JS right discard-free, KC missed discard-free, AH missed discard-free, QD missed discard-free, "
        "9D missed discard-free, 9C wrong discard-turn-up, 9S wrong answer-not-held",
    ),
    (
        "score?variant=railroad&maker=W&alone=W&tricks=5&before=8-0",
        "makers 4 wins makers carry 1",
        "makers 4 right score-lone-march, wins makers right game-target, slam missed game-slam, "
        "carry 2 missed game-carry, carry 1 wrong game-carry",
    ),
    (
        "score?maker=W&tricks=3&before=8-9",
        "makers 2 wins makers",
        "makers 1 missed score-point, makers 2 wrong score-point, wins makers wrong game-goes-on",
    ),
    (
        "score?maker=W&tricks=3",
        "makers 1 wins makers",
        "makers 1 right score-point, wins makers wrong score-point",
    ),
    (
        "score?maker=W&tricks=3&before=9-9",
        "makers 1 wins makers slam carry 1",
        "makers 1 right score-point, wins makers right game-target, slam wrong game-no-slam, "
        "carry 1 wrong game-no-carry",
    ),
]


@pytest.mark.parametrize(("address", "answer", "expected"), VERDICTS)
def test_a_verdict_and_a_reason_per_call_seat_card_and_part(address: str, answer: str, expected: str) -> None:
    kind, _, query = address.partition("?")
    pairs = [tuple(pair.split("=")) for pair in query.replace("+", " ").split("&")]
    question = read_ask(kind, pairs)
    assert isinstance(question, Question), question
    verdicts = grade(question, question.read_answer([answer])).verdicts

    assert ", ".join(f"{item} {verdict} {reason.code}" for item, verdict, reason in verdicts) == expected
