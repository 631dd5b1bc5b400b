"""Of all answers that can be given to a shipped puzzle, the stated one is accepted, and no other."""

from pathlib import Path

import pytest
from offered import every_answer

from tutor.content.check import check
from tutor.content.grading import judge_answer

PUZZLES = check([Path("puzzles")]).puzzles


@pytest.mark.parametrize("id", PUZZLES)
def test_the_right_answer_and_no_other_is_accepted(id: str) -> None:
    puzzle = PUZZLES[id]
    question, stated = puzzle.question, puzzle.answer
    assert stated is not None
    right = {(word,) for word in stated} or {()} if question.position.any_of else {stated}
    accepted = {answer for answer in every_answer(question) if judge_answer(question, answer, puzzle).correct}
    in_order = not question.position.form.is_set
    as_given = (lambda answer: answer) if in_order else frozenset
    assert set(map(as_given, accepted)) == set(map(as_given, right))
