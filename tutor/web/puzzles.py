"""The pages to answer on: a puzzle, or any position; before the answer, and after it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any
from zlib import crc32

from flask import Blueprint, abort, redirect, request, url_for
from werkzeug.wrappers import Response as BaseResponse

from tutor.content.answers import AnswerForm, print_answer
from tutor.content.ask import read_ask
from tutor.content.hints import MOST as MOST_HINTS
from tutor.content.problems import Problem
from tutor.content.question import Question
from tutor.content.speech import say_problem
from tutor.learning.answering import Asked
from tutor.learning.quiz import Mode
from tutor.rules import GrammarError
from tutor.web.answers import (
    HINT,
    ITEM,
    KEPT,
    QUIZ,
    WHY_NOT,
    InQuiz,
    hints_read,
    keep_answer,
    keep_first_answer,
    place_in_quiz,
    waits_here,
    with_query,
)
from tutor.web.languages import query_without
from tutor.web.learner import learner
from tutor.web.pages import page, school
from tutor.web.quiz import trained_in
from tutor.web.sheets import complete_answer
from tutor.web.tasks import task_of
from tutor.web.words import Words

blueprint = Blueprint("tasks", __name__, url_prefix="/<language:lang>")
ANSWER = "answer"
"""The field, and the query's key, that holds an answer."""
PLACED = "placed"
"""The query's key for the cards of an order that have their places already."""
CHOSEN = "chosen"
"""The query's key for what is chosen already while a hint is read."""
SHOW = "show"
"""The query's key for the step of what happens that is looked at."""
SETTLED = "settled"
"""The query's key that says: the answer is not the visitor's, the rules were asked."""
MORE = "more"
"""The field that asks for a hint."""
NOT_UNDERSTOOD = 422
MOST_PROBLEMS = 10
"""A long address can be wrong in thousands of ways; so many are told."""
OURS = (ANSWER, PLACED, CHOSEN, SHOW, SETTLED, QUIZ, ITEM, HINT, KEPT)
"""The keys of a query that are no part of the question."""


@blueprint.route("/puzzles/<id>", methods=["GET", "POST"])
def puzzle(lang: str, id: str) -> BaseResponse:
    """A puzzle; with `?answer=` its verdict."""
    found = school().puzzles.get(id) or abort(404)
    lesson = school().lesson_of(id)
    after = school().next_puzzle(id)
    ids = school().shown[lesson.slug] if lesson else []
    return _task_page(
        lang,
        Asked(found.question, found),
        url_for("tasks.puzzle", lang=lang, id=id),
        lesson=lesson,
        number=ids.index(id) + 1 if ids else None,
        total=len(ids),
        after=after and url_for("tasks.puzzle", lang=lang, id=after),
    )


@blueprint.route("/ask/<kind>", methods=["GET", "POST"])
def ask(lang: str, kind: str) -> BaseResponse:
    """Any position that the address states; with `&answer=` its verdict."""
    question = read_ask(kind, list(_position_pairs()))
    if not isinstance(question, Question):
        return page(
            "refused.html",
            status_of(question),
            reasons=[say_problem(problem, lang) for problem in question[:MOST_PROBLEMS]],
        )
    address = url_for("tasks.ask", lang=lang, kind=kind) + query_without(*OURS)
    return _task_page(lang, Asked(question), address)


def status_of(problems: list[Problem]) -> int:
    """A kind that is not there makes an address of nothing; anything else is not understood."""
    unknown = any(problem.code == "unknown-kind" for problem in problems)
    return 404 if unknown else NOT_UNDERSTOOD


def _position_pairs() -> list[tuple[str, str]]:
    return [(key, value) for key, value in request.args.items(multi=True) if key not in OURS]


def _task_page(lang: str, asked: Asked, plain: str, **values: Any) -> BaseResponse:
    """
    Shows the question, sends a posted answer on to its own address, or shows that answer's verdict.

    *plain* is the question's own address; in a quiz it gets its place there.
    """
    question, puzzle, place = asked.question, asked.puzzle, place_in_quiz()
    address = with_query(plain, *(place.pairs if place else ()))
    posted = request.method == "POST"
    fields = request.form.getlist(ANSWER) if posted else request.args.getlist(ANSWER)
    if posted and (onward := _before_answer(question, fields, address)):
        return redirect(onward, 303)
    given = complaint = None
    if posted or ANSWER in request.args:
        try:
            given = question.read_answer(complete_answer(question, fields, posted=posted))
        except GrammarError as error:
            complaint = error
    if posted and given is not None:
        return keep_answer(_in_place(asked, place), given, with_query(address, (ANSWER, print_answer(given))))
    if (
        given is not None
        and waits_here()
        and (elsewhere := keep_first_answer(_in_place(asked, place), given))
    ):
        return elsewhere
    task = task_of(
        question,
        Words(lang),
        puzzle,
        given=given,
        chosen=_chosen(question, fields),
        complaint=complaint,
        shown=request.args.get(SHOW) if given is not None else None,
        hints_read=hints_read(request.values.get(HINT, "")),
        anchor=f"puzzle-{puzzle.id}" if puzzle else f"drawn-{crc32(plain.encode()):08x}",
    )
    answer = None if given is None else (ANSWER, print_answer(given))
    return page(
        "puzzle.html",
        NOT_UNDERSTOOD if complaint else 200,
        task=task,
        question=question,
        kind=question.position.kind,
        puzzle=puzzle,
        address=address,
        answered=answer and with_query(address, answer),
        shared=answer and with_query(plain, answer),
        settled=SETTLED in request.args,
        unkept=_why_not_kept() if given is not None else None,
        **(values | (steps_of(lang, place) if place else {})),
    )


def _in_place(asked: Asked, place: InQuiz | None) -> Asked:
    """A drawn question of a quiz counts for the skill that it was drawn for."""
    if place is None or asked.puzzle is not None:
        return asked
    return asked._replace(skill=trained_in(place))


def steps_of(lang: str, place: InQuiz) -> dict[str, Any]:
    """Where a quiz goes on from here, and how far it is."""
    quiz, number = place
    last = number == quiz.last
    end = url_for("quiz.end", lang=lang, text=str(quiz))
    return {
        "quiz": quiz,
        "number": number,
        "total": 0 if quiz.endless or quiz.mode is Mode.PLACEMENT else quiz.length,
        "after": end if last else url_for("quiz.item", lang=lang, text=str(quiz), number=number + 1),
        "ends": end,
        "is_last": last,
    }


def _why_not_kept() -> str | None:
    """Why the visitor's answer is not kept: without a cookie nobody knows whose it is."""
    if SETTLED in request.args:
        return None
    if request.args.get(KEPT) in WHY_NOT:
        return request.args[KEPT]
    return None if learner() else "cookie"


def _before_answer(question: Question, fields: Sequence[str], address: str) -> str | None:
    """Where to go on to when a card of an order was tapped, or a hint was asked for; None for an answer."""
    hint = hints_read(request.form.get(HINT, ""))
    told = [(HINT, str(hint))] if hint else []
    if (placed := _tapped(question, fields)) is not None:
        return with_query(address, *([(PLACED, " ".join(placed))] if placed else []), *told)
    if MORE not in request.form:
        return None
    chosen = _chosen(question, fields)
    if question.position.form is AnswerForm.CARD_ORDER:
        kept = [(PLACED, " ".join(chosen))] if chosen else []
    else:
        kept = [(CHOSEN, word) for word in chosen if word in question.choices]
    return with_query(address, *kept, (HINT, str(min(hint + 1, MOST_HINTS))))


def _tapped(question: Question, fields: Sequence[str]) -> list[str] | None:
    """The cards that have a place after one was tapped, or taken back; None where nothing was tapped."""
    if question.position.form is not AnswerForm.CARD_ORDER:
        return None
    placed = _places(question, fields)
    if "undo" in request.form:
        return placed[:-1]
    return _places(question, [*placed, request.form["put"]]) if "put" in request.form else None


def _chosen(question: Question, fields: Sequence[str]) -> list[str]:
    if question.position.form is AnswerForm.CARD_ORDER:
        return _places(question, [*request.args.get(PLACED, "").split(), *fields])
    return [*request.args.getlist(CHOSEN), *fields]


def _places(question: Question, words: Sequence[str]) -> list[str]:
    """Cards of the question, each once; whatever else an address says is left out."""
    offered = question.choices
    given = [word for text in words for word in text.replace(",", " ").split()]
    return [word for word in dict.fromkeys(given) if word in offered]
