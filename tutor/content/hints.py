"""Two hints to a question: what to look at, and then a part of the answer, never all of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain

from tutor.content.answers import AnswerForm
from tutor.content.puzzles import Puzzle
from tutor.content.question import Question
from tutor.content.speech import belief, own_words, say, say_given
from tutor.content.spoken import say_number
from tutor.content.stream import Part, ways_of
from tutor.content.table import Table
from tutor.language import Line
from tutor.minds import Mind
from tutor.rules import Reason, Seat

MOST = 2


def hints(question: Question, lang: str, puzzle: Puzzle | None = None) -> list[Line]:
    """
    The hints in their order: none, one or both of them.

    The first is the author's, else what whoever errs here believes, and the rule. The second is what the
    rules engine says of the answer; where little could be said without telling all, there is none.
    """
    rule = own_words(puzzle, "hint", lang) if puzzle else None
    if rule is None and (mind := _likeliest(question, puzzle)):
        told = belief(mind.id, lang, question.rules)
        # The refutation alone would not say of what it speaks.
        rule = told.refutation._replace(text=f"{told.belief.text} {told.refutation.text}")
    part = part_of_answer(question, lang)
    return [line for line in (rule, part) if line is not None]


def _likeliest(question: Question, puzzle: Puzzle | None) -> Mind | None:
    """Whose mistake the question is about: the author's trap, else the foil's, else whoever errs."""
    named = (*puzzle.keys.traps, *puzzle.keys.foil) if puzzle else ()
    by_id = {mind.id: mind for mind in question.minds}
    mistaken = (by_id[id] for id in named if id in by_id and _is_mistaken(by_id[id], question))
    erring = (mind for mind in question.minds if question.gets_wrong(mind))
    return next(chain(mistaken, erring), None)


def _is_mistaken(mind: Mind, question: Question) -> bool:
    """Whether a belief is wrong at this table, here or elsewhere: a house rule may make it the rule."""
    table = Table(question.variant, question.rules)
    return question.gets_wrong(mind) or any(Part.TRAP in ways_of(kind, mind, table) for kind in mind.kinds)


def part_of_answer(question: Question, lang: str) -> Line | None:
    """A part of the right answer, in words; None where it would be all of it."""
    position, answer = question.position, question.computed
    choices = question.choices
    form = position.form
    if form.is_set and not position.any_of and 0 < len(answer) < len(choices):
        return say(Reason("hint-count", n=len(answer)), lang)
    if form is AnswerForm.CARD_ORDER:
        return say(Reason("hint-first", card=answer[0]), lang) if len(answer) > 2 else None
    if form is AnswerForm.POINTS:
        return _part_of_score(answer, lang)
    if form is AnswerForm.NUMBER:
        return _one_of_two(question, answer, lang)
    return _not_this(question, choices, lang)


def _part_of_score(answer: Sequence[str], lang: str) -> Line | None:
    if answer[0] == "both":
        return say(Reason("hint-makers-score", n=say_number(answer[1])), lang)
    return say(Reason("hint-side", side=answer[0]), lang)


def _one_of_two(question: Question, answer: Sequence[str], lang: str) -> Line:
    """The right number, and one that a misconception gives, or else the next one."""
    right = int(answer[0])
    given = [int(other[0]) for other in _wrong_answers(question) if other and other[0].isdigit()]
    low, high = sorted((right, given[0] if given else right + 1))
    return say(Reason("hint-one-of-two", low=low, high=high), lang)


def _not_this(question: Question, choices: Sequence[str], lang: str) -> Line | None:
    """Something that is not right, above all what a misconception would choose."""
    position, right = question.position, set(question.computed)
    joined = " ".join(question.computed)
    wrong = [word for word in choices if word not in right and word != joined]
    options = len(choices) + position.allows_none
    if not wrong or options < 3:
        return None
    tempting = [" ".join(one) for one in _wrong_answers(question) if one]
    tempting += [word for one in _wrong_answers(question) for word in one]
    word = next((word for word in tempting if word in wrong), wrong[0])
    return _say_not(question, word, lang)


def _say_not(question: Question, word: str, lang: str) -> Line:
    match question.position.form:
        case AnswerForm.CARDS | AnswerForm.CARD:
            return say(Reason("hint-not-card", card=word), lang)
        case AnswerForm.SUIT:
            return say(Reason("hint-not-suit", suit=word), lang)
        case AnswerForm.SEAT | AnswerForm.SEATS:
            return say(Reason("hint-not-seat", who=Seat(word)), lang)
    told = say_given(question, tuple(word.split()), lang).text
    return say(Reason("hint-not-words", text=told.rstrip(".")), lang)


def _wrong_answers(question: Question) -> Iterable[tuple[str, ...]]:
    """What those answer who err here."""
    return [
        answer
        for mind in question.minds
        if question.gets_wrong(mind) and (answer := question.position.answer(mind)) is not None
    ]
