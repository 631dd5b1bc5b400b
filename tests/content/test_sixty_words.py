"""
A wrong answer is explained in at most sixty words, beside what is said card by card.

The right answer is told card by card, or seat by seat, and so is an order.
"""

from pathlib import Path

import pytest

from tutor.content.check import check
from tutor.content.grading import judge_answer
from tutor.content.puzzles import Puzzle
from tutor.content.speech import count_words, explain
from tutor.language import LANGUAGES, Line

PUZZLES = check([Path("puzzles")]).puzzles
MOST = 60


def mistaken(puzzle: Puzzle) -> set[tuple[str, ...]]:
    """What misconceptions answer, and the learner who picks the first thing offered."""
    question = puzzle.question
    answers = {answer for mind in question.minds if (answer := question.position.answer(mind)) is not None}
    first = question.position.choices(question.rulebook)[:1]
    answers.add(tuple(first[0].split()) if question.position.form == "trick-and-seat" else first)
    return {answer for answer in answers if not question.is_right(answer)}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", PUZZLES)
def test_a_wrong_answer_is_explained_in_sixty_words(id: str, lang: str) -> None:
    puzzle = PUZZLES[id]
    for given in mistaken(puzzle):
        told = explain(puzzle.question, judge_answer(puzzle.question, given, puzzle), lang, puzzle)
        beliefs: list[Line] = [line for belief in told.beliefs for line in belief[1:]]
        opening = [] if puzzle.question.position.form == "card-order" else told.opening
        words = count_words([told.headline, *opening, *beliefs])
        assert words <= MOST, (given, words)


def test_a_second_belief_is_told_where_there_are_words_for_it() -> None:
    told = set()
    for puzzle in PUZZLES.values():
        for given in mistaken(puzzle):
            found = judge_answer(puzzle.question, given, puzzle)
            if len(found.misconceptions) > 1:
                told |= {len(explain(puzzle.question, found, lang, puzzle).beliefs) for lang in LANGUAGES}
    assert told == {1, 2}
