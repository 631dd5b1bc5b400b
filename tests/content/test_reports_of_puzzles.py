"""Public reports about the puzzles and lessons of others, 40 to 56: here each is got right."""

from collections import Counter
from pathlib import Path

import pytest

from tutor.content.answers import print_answer
from tutor.content.check import check
from tutor.content.claims import Claim, disprove, read_claim
from tutor.content.grading import judge_answer
from tutor.content.proof import prove
from tutor.content.puzzles import read_puzzles
from tutor.content.speech import explain, prompt
from tutor.language import LANGUAGES

REPORT = check([Path("puzzles"), Path("lessons")])
PUZZLES = REPORT.puzzles


def found(position: str) -> list[tuple[str, str]]:
    file = read_puzzles(f"puzzles:\n- {{id: p, {position}}}\n".encode(), "x")
    proved = [problem for puzzle in file.puzzles for problem in prove(puzzle)]
    return [(problem.code, problem.reason.code) for problem in (*file.problems, *proved)]


@pytest.mark.parametrize(
    "position",
    [
        "kind: discard, dealer: S, turn-up: KH, hand: KH 9S 10S AD QC, answer: all",
        "kind: trick-winner, trump: H, trick: W 9S AS 9S KS, answer: N",
        "kind: legal-plays, trump: H, trick: E 10S, hand: 10S AD, answer: 10S",
        "kind: legal-plays, trump: H, play: E 9S AS KS QS, trick: S, hand: AS AD KD QD, answer: all",
        "kind: revoke, trump: H, deal: {N: 9C, E: 9D, S: 9H, W: 9C}, play: E 9D 9H 9C 9C, answer: none",
        "kind: rank-order, trump: H, cards: AH KH AH, answer: AH KH AH",
    ],
)
def test_report_40_a_card_is_in_one_place(position: str) -> None:
    assert ("card-twice" in dict(found(position))) or ("card-twice" in [code for _, code in found(position)])


CHEATED = (
    "trump: C, deal: {E: JC AD KD QD 9D, S: QC QS AH KH QH, W: 10C 10S JD 10D JH, N: 9C 9S 10H 9H AS}, "
    "play: E JC QS 10C 9C"
)


def test_report_41_a_revoke_in_the_story_is_found() -> None:
    """South throws a spade on trumps while holding one."""
    assert found(f"kind: revoke, {CHEATED}, answer: 1 S") == []
    later = "kind: legal-plays, trump: C, play: E JC QS 10C 9C, trick: E AD, hand: QC AH KH QH, answer: all"
    assert ("position", "revoked-before") in found(later)


@pytest.mark.parametrize(
    ("claim", "holds"),
    [
        ('[trick-winner trump=H trick="E AH 9C JD 10H" -> W]', True),
        ('[trick-winner trump=H trick="E AH 9C JD 10H" -> E]', False),
    ],
)
def test_report_42_that_an_ace_of_trumps_is_sure_has_to_be_proved(claim: str, holds: bool) -> None:
    read = read_claim(claim)
    assert isinstance(read, Claim)
    assert (disprove(read) is None) is holds


def test_report_43_only_what_the_rules_decide_is_asked() -> None:
    """No opinion is scored: what is stated is what the rules compute, and no puzzle trains strategy."""
    assert (
        found("kind: legal-plays, trump: H, trick: E 9C, hand: AC KC 9H, answer: AC")[0][0] == "wrong-answer"
    )
    assert not [id for id, puzzle in PUZZLES.items() if (puzzle.keys.skill or "").startswith("strategy-")]


@pytest.mark.parametrize(
    "position",
    [
        "kind: legal-plays, trump: H, trick: E 9H, hand: JD AC, answer: KC",
        "kind: reason, about: legal-plays, trump: H, trick: E 9H, hand: JD AC, card: JD, answer: lead-free",
        "kind: trick-winner, variant: three-handed, trump: H, trick: W AC 9C KC, answer: N",
        f"kind: revoke, {CHEATED}, answer: 2 S",
        "kind: cards-out, trump: H, hand: JD AC KC QC 9H, answer: 9",
    ],
)
def test_report_45_an_answer_that_is_no_choice_is_wrong(position: str) -> None:
    assert [code for code, _ in found(position) if code != "teaches-nothing"] == ["wrong-answer"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_report_46_every_puzzle_is_asked_and_explained_in_every_language(lang: str) -> None:
    for puzzle in PUZZLES.values():
        question = puzzle.question
        told = explain(question, judge_answer(question, question.computed, puzzle), lang, puzzle)
        lines = [prompt(question, lang, puzzle), told.headline, *told.opening, told.answer]
        assert {line.lang for line in (*lines, *(line for _, line in told.groups))} == {lang}, puzzle.id


def test_report_47_touching_cards_do_the_same() -> None:
    position = "kind: play-to, trump: H, trick: W 10C 9C AD, hand: KC QC JC AS, goal: win"
    assert found(f"{position}, answer: KC QC JC") == []
    (puzzle,) = read_puzzles(f"puzzles:\n- {{id: p, {position}, answer: KC QC JC}}\n".encode(), "x").puzzles
    assert [judge_answer(puzzle.question, (card,)).correct for card in ("KC", "QC", "JC", "AS")] == [
        *(True, True, True),
        False,
    ]
    assert found(f"{position}, answer: KC")[0][0] == "wrong-answer"


@pytest.mark.parametrize("id", PUZZLES)
def test_report_48_what_is_stored_as_right_can_be_answered(id: str) -> None:
    puzzle = PUZZLES[id]
    assert puzzle.answer is not None
    words = [print_answer(puzzle.answer[:1] if puzzle.question.position.any_of else puzzle.answer)]
    assert judge_answer(puzzle.question, puzzle.question.read_answer(words), puzzle).correct


@pytest.mark.parametrize("lang", LANGUAGES)
def test_report_50_no_lesson_says_what_another_says(lang: str) -> None:
    """Above all no lesson ends with another's last words."""
    said = Counter(
        paragraph
        for lesson in REPORT.lessons
        for paragraph in {part.strip() for part in lesson.texts[lang].source.split("\n\n")}
        if len(paragraph) > 40
    )
    assert [paragraph for paragraph, times in said.items() if times > 1] == []


def test_report_56_the_meaning_of_a_term_is_no_part_of_a_question() -> None:
    for lang in LANGUAGES:
        meanings = [term.meanings[lang] for term in REPORT.glossary.terms.values()]
        for puzzle in PUZZLES.values():
            text = prompt(puzzle.question, lang, puzzle).text
            assert not [meaning for meaning in meanings if meaning in text]
