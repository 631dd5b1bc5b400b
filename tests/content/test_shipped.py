"""The shipped content: every puzzle file is a test."""

from collections import defaultdict
from pathlib import Path

import pytest

from tutor.content.check import check
from tutor.content.kinds import KINDS
from tutor.content.places import data_root
from tutor.content.shifts import canonical
from tutor.content.speech import say_problem
from tutor.language import LANGUAGES

PUZZLES, LESSONS = data_root() / "puzzles", data_root() / "lessons"
FILES = sorted(PUZZLES.glob("*.yaml"))


def test_there_is_content() -> None:
    """An empty folder would pass every other test."""
    assert FILES
    assert list(LESSONS.glob("*/lesson.yaml"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(PUZZLES)))
def test_a_puzzle_file_is_proved(file: Path) -> None:
    report = check([file])
    assert [f"{problem.place} {say_problem(problem)}" for problem in report.errors] == []
    assert report.puzzle_count == len(report.puzzles) > 0


def test_all_content_together() -> None:
    report = check([PUZZLES, LESSONS])
    assert [say_problem(problem) for problem in report.errors] == []
    assert {puzzle.kind for puzzle in report.puzzles.values()} == set(KINDS)
    assert report.hand_count == len(report.hands) == len([*(PUZZLES / "hands").glob("*.yaml")]) > 0
    assert "following-suit" in [lesson.slug for lesson in report.lessons]
    assert all(set(lesson.texts) == set(LANGUAGES) for lesson in report.lessons)


def test_no_puzzle_is_another_in_other_suits() -> None:
    """Whoever has solved the one has solved the other; at a table with other rules it is another puzzle."""
    alike = defaultdict(list)
    for id, puzzle in check([PUZZLES]).puzzles.items():
        question = puzzle.question
        alike[question.variant, question.rules, canonical(question)].append(id)

    assert [ids for ids in alike.values() if len(ids) > 1] == []


def test_the_quartet_and_the_example() -> None:
    """The left bower alone in its printed suit; with that suit; trump led; without the left bower."""
    hands = {}
    for puzzle in check([PUZZLES]).puzzles.values():
        position = puzzle.question.position
        if puzzle.kind == "legal-plays" and position.hand and position.trick:
            led = str(position.trick.cards[0]) if position.trick.cards else ""
            hands[led, " ".join(map(str, position.hand))] = " ".join(puzzle.question.computed)
    assert hands["10D", "JD AS 9C QS KC"] == "JD AS 9C QS KC"
