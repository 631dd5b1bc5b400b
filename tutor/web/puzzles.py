"""The pages to answer on: a puzzle, or any position; before the answer, and after it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any
from urllib.parse import urlencode
from zlib import crc32

from flask import Blueprint, abort, redirect, request, url_for
from werkzeug.wrappers import Response as BaseResponse

from tutor.content.answers import AnswerForm, print_answer
from tutor.content.ask import read_ask
from tutor.content.problems import Problem
from tutor.content.puzzles import Puzzle
from tutor.content.question import Question
from tutor.content.speech import say_problem
from tutor.rules import GrammarError
from tutor.web.languages import query_without
from tutor.web.pages import page, school
from tutor.web.sheets import complete_answer
from tutor.web.tasks import task_of
from tutor.web.words import Words

blueprint = Blueprint("tasks", __name__, url_prefix="/<language:lang>")
ANSWER = "answer"
"""The field, and the query's key, that holds an answer."""
PLACED = "placed"
"""The query's key for the cards of an order that have their places already."""
SHOW = "show"
"""The query's key for the step of what happens that is looked at."""
SETTLED = "settled"
"""The query's key that says: the answer is not the visitor's, the rules were asked."""
NOT_UNDERSTOOD = 422
MOST_PROBLEMS = 10
"""A long address can be wrong in thousands of ways; so many are told."""
OURS = (ANSWER, PLACED, SHOW, SETTLED)
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
        found.question,
        url_for("tasks.puzzle", lang=lang, id=id),
        found,
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
    return _task_page(lang, question, url_for("tasks.ask", lang=lang, kind=kind) + query_without(*OURS))


def status_of(problems: list[Problem]) -> int:
    """A kind that is not there makes an address of nothing; anything else is not understood."""
    unknown = any(problem.code == "unknown-kind" for problem in problems)
    return 404 if unknown else NOT_UNDERSTOOD


def _position_pairs() -> list[tuple[str, str]]:
    return [(key, value) for key, value in request.args.items(multi=True) if key not in OURS]


def _with(address: str, **values: str) -> str:
    """The address with more keys in its query."""
    return address + ("&" if "?" in address else "?") + urlencode(values)


def _task_page(
    lang: str, question: Question, address: str, puzzle: Puzzle | None = None, **values: Any
) -> BaseResponse:
    """Shows the question, sends a posted answer on to its own address, or shows that answer's verdict."""
    posted = request.method == "POST"
    fields = request.form.getlist(ANSWER) if posted else request.args.getlist(ANSWER)
    if posted and (placed := _tapped(question, fields)) is not None:
        return redirect(_with(address, placed=" ".join(placed)) if placed else address, 303)
    given = complaint = None
    if posted or ANSWER in request.args:
        try:
            given = question.read_answer(complete_answer(question, fields, posted=posted))
        except GrammarError as error:
            complaint = error
    if posted and given is not None:
        return redirect(_with(address, answer=print_answer(given)), 303)
    task = task_of(
        question,
        Words(lang),
        puzzle,
        given=given,
        chosen=_chosen(question, fields),
        complaint=complaint,
        shown=request.args.get(SHOW) if given is not None else None,
        anchor=f"puzzle-{puzzle.id}" if puzzle else f"drawn-{crc32(address.encode()):08x}",
    )
    return page(
        "puzzle.html",
        NOT_UNDERSTOOD if complaint else 200,
        task=task,
        question=question,
        kind=question.position.kind,
        puzzle=puzzle,
        address=address,
        answered=None if given is None else _with(address, answer=print_answer(given)),
        settled=SETTLED in request.args,
        **values,
    )


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
    return list(fields)


def _places(question: Question, words: Sequence[str]) -> list[str]:
    """Cards of the question, each once; whatever else an address says is left out."""
    offered = question.position.choices(question.rulebook)
    given = [word for text in words for word in text.replace(",", " ").split()]
    return [word for word in dict.fromkeys(given) if word in offered]
