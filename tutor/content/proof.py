"""What the engine says of an author's answer, traps and foils."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.content.answers import print_answer
from tutor.content.grading import grade
from tutor.content.problems import Problem
from tutor.content.puzzles import Puzzle
from tutor.content.speech import explain
from tutor.content.texts import find_fixed_suits
from tutor.language import FALLBACK
from tutor.minds import Mind, minds_of
from tutor.rules import Reason


def prove(puzzle: Puzzle) -> Iterator[Problem]:
    """Every way in which the puzzle's answer, traps, foils and reasons are not so."""
    minds = {mind.id: mind for mind in minds_of(puzzle.question.rules)}
    yield from _answer(puzzle)
    yield from _traps(puzzle, minds)
    yield from _foils(puzzle, minds)
    yield from _because(puzzle)
    for problem in find_fixed_suits(puzzle.keys, puzzle.written):
        yield problem.of(puzzle.id).in_file(puzzle.file)
    if not puzzle.keys.foil and not puzzle.keys.traps and not _teaches(puzzle):
        yield Problem(
            "teaches-nothing", puzzle.written.start, Reason("teaches-nothing"), puzzle.id, puzzle.file
        )


def _answer(puzzle: Puzzle) -> Iterator[Problem]:
    stated, question = puzzle.answer, puzzle.question
    if stated is None or question.states_all(stated):
        return
    right = explain(question, grade(question, question.computed), FALLBACK)
    why = " ".join(line.text for line in [*right.opening, *(line for _, line in right.told_groups())])
    reason = Reason(
        "wrong-answer", stated=print_answer(stated), computed=print_answer(question.computed), why=why
    )
    notes = tuple(Reason("wrong-answer-mind", mind=mind.id) for mind in question.misled(stated)[:1])
    place = puzzle.written.place(("answer",))
    yield Problem("wrong-answer", place, reason, puzzle.id, puzzle.file, notes)


def _traps(puzzle: Puzzle, minds: dict[str, Mind]) -> Iterator[Problem]:
    question = puzzle.question
    for index, id in enumerate(puzzle.keys.traps):
        if question.position.answer(minds[id]) is None:
            yield puzzle.problem("trap", ("traps", index), Reason("trap-without-answer", mind=id))
        elif question.gets_right(minds[id]):
            yield puzzle.problem("trap", ("traps", index), Reason("trap-does-not-bite", mind=id))
        elif not question.gets_wrong(minds[id]):
            yield puzzle.problem("trap", ("traps", index), Reason("trap-bites-not-always", mind=id))


def _foils(puzzle: Puzzle, minds: dict[str, Mind]) -> Iterator[Problem]:
    question = puzzle.question
    for index, id in enumerate(puzzle.keys.foil):
        if not question.shows_cue(minds[id]):
            yield puzzle.problem("foil", ("foil", index), Reason("foil-without-cue", mind=id))
        elif not question.gets_right(minds[id]):
            at_times = question.position.any_of and not question.gets_wrong(minds[id])
            reason = Reason("foil-bites-at-times" if at_times else "foil-bites", mind=id)
            yield puzzle.problem("foil", ("foil", index), reason)


def _because(puzzle: Puzzle) -> Iterator[Problem]:
    if not puzzle.keys.because:
        return
    position, rulebook = puzzle.question.position, puzzle.question.rulebook
    verdicts = position.verdicts(rulebook, puzzle.question.computed)
    given = [*position.opening(rulebook), *(verdict.reason for verdict in verdicts)]
    found = tuple(dict.fromkeys(reason.code for reason in given))
    for index, code in enumerate(puzzle.keys.because):
        if code not in found:
            reason = Reason("because-absent", text=code, found=found)
            yield puzzle.problem("because", ("because", index), reason)


def _teaches(puzzle: Puzzle) -> bool:
    """Whether some misconception answers otherwise; those that most often do are asked first."""
    question = puzzle.question
    for mind in reversed(question.minds):
        answer = question.position.answer(mind)
        if answer is not None and not question.is_right(answer):
            return True
    return False
