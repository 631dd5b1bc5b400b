"""The pages to answer on: a puzzle, or any position; before the answer, and after it."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlencode

from flask import Blueprint, abort, redirect, request, url_for
from werkzeug.wrappers import Response as BaseResponse

from tutor.content.answers import print_answer
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
NOT_UNDERSTOOD = 422


@blueprint.route("/puzzles/<id>", methods=["GET", "POST"])
def puzzle(lang: str, id: str) -> BaseResponse:
    """A puzzle; with `?answer=` its verdict."""
    found = school().puzzles.get(id) or abort(404)
    lesson = school().lesson_of(id)
    after = school().next_puzzle(id)
    return _task_page(
        lang,
        found.question,
        url_for("tasks.puzzle", lang=lang, id=id),
        found,
        lesson=lesson,
        after=after and url_for("tasks.puzzle", lang=lang, id=after),
    )


@blueprint.route("/ask/<kind>", methods=["GET", "POST"])
def ask(lang: str, kind: str) -> BaseResponse:
    """Any position that the address states; with `&answer=` its verdict."""
    question = read_ask(kind, list(_position_pairs()))
    if not isinstance(question, Question):
        return page(
            "refused.html", status_of(question), reasons=[say_problem(problem, lang) for problem in question]
        )
    return _task_page(lang, question, url_for("tasks.ask", lang=lang, kind=kind) + query_without(ANSWER))


def status_of(problems: list[Problem]) -> int:
    """A kind that is not there makes an address of nothing; anything else is not understood."""
    unknown = any(problem.code == "unknown-kind" for problem in problems)
    return 404 if unknown else NOT_UNDERSTOOD


def _position_pairs() -> list[tuple[str, str]]:
    return [(key, value) for key, value in request.args.items(multi=True) if key != ANSWER]


def _task_page(
    lang: str, question: Question, address: str, puzzle: Puzzle | None = None, **values: Any
) -> BaseResponse:
    """Shows the question, sends a posted answer on to its own address, or shows that answer's verdict."""
    posted = request.method == "POST"
    fields = request.form.getlist(ANSWER) if posted else request.args.getlist(ANSWER)
    words, anchor = Words(lang), f"puzzle-{puzzle.id}" if puzzle else "puzzle"
    given = complaint = None
    if posted or ANSWER in request.args:
        try:
            given = question.read_answer(complete_answer(question, fields))
        except GrammarError as error:
            complaint = error
    if posted and given is not None:
        mark = "&" if "?" in address else "?"
        return redirect(address + mark + urlencode({ANSWER: print_answer(given)}), 303)
    task = task_of(question, words, puzzle, given=given, chosen=fields, complaint=complaint, anchor=anchor)
    return page(
        "puzzle.html",
        NOT_UNDERSTOOD if complaint else 200,
        task=task,
        question=question,
        kind=question.position.kind,
        puzzle=puzzle,
        address=address,
        **values,
    )
