"""The pages of the workshop, beside those of the school."""

from __future__ import annotations

from typing import Any, NamedTuple

from flask import Blueprint, abort, current_app, redirect, request, url_for
from flask import Response as FlaskResponse
from werkzeug.wrappers import Response as BaseResponse

from tutor.content.answers import Answer, print_answer
from tutor.content.problems import Problem
from tutor.content.puzzles import Puzzle
from tutor.content.question import Question
from tutor.content.speech import say_problem
from tutor.minds import MINDS, Mind
from tutor.web.languages import negotiated_language, page_language
from tutor.web.pages import page, school
from tutor.web.puzzles import ANSWER
from tutor.web.tasks import Task, task_of
from tutor.web.words import Words
from tutor.web.workshop.reading import Workshop

blueprint = Blueprint("workshop", __name__, url_prefix="/<language:lang>/workshop")
AS = "as"
"""The query's key for the misconception that answers."""


def workshop() -> Workshop:
    """What is being written."""
    found = current_app.extensions["workshop"]
    assert isinstance(found, Workshop)
    return found


def to_workshop() -> BaseResponse:
    """From `/` to the author's files."""
    return redirect(url_for("workshop.files", lang=negotiated_language()), 302)


@blueprint.get("/")
def files(lang: str) -> FlaskResponse:
    """All files; one file with everything that is in it, where it is named or the only one."""
    drafts = workshop().drafts
    name = request.args.get("file", next(iter(drafts)) if len(drafts) == 1 else None)
    if name is None:
        return page("workshop_files.html", drafts=drafts.values())
    return page("workshop_file.html", draft=drafts.get(name) or abort(404))


@blueprint.get("/state")
def state(lang: str) -> FlaskResponse:
    """Names the state of the files; a page that knows another one loads itself anew."""
    return FlaskResponse(workshop().state, mimetype="text/plain")


@blueprint.get("/as/<id>")
def answer_as(lang: str, id: str) -> BaseResponse:
    """To the verdict on what a misconception answers; without one, on the right answer."""
    found = school().puzzles.get(id) or abort(404)
    chosen = request.args.get(AS, "")
    values: dict[str, Any] = {AS: chosen} if chosen in MINDS else {}
    answer = _answer_of(found.question, chosen)
    if answer is not None:
        values[ANSWER] = print_answer(answer)
    return redirect(url_for("tasks.puzzle", lang=lang, id=id, **values), 303)


def _answer_of(question: Question, id: str) -> Answer | None:
    """What a mind answers; where it would accept several, one that shows it."""
    if id not in MINDS:
        return _one(question, question.computed)
    answer = question.position.answer(MINDS[id](question.rules))
    return None if answer is None else _one(question, answer)


def _one(question: Question, answer: Answer) -> Answer:
    if not question.position.any_of or not answer:
        return answer
    wrong = [word for word in answer if word not in question.computed]
    return ((*wrong, *answer)[0],)


class Option(NamedTuple):
    """A misconception in the menu."""

    id: str
    answer: str


class Bar(NamedTuple):
    """What stands above every page of the workshop."""

    state: str
    errors: int
    warnings: int
    file: str | None
    """The file of the puzzle that is shown."""
    puzzle: str | None
    menu: dict[str, list[Option]]
    """Who answers wrongly, rightly, or not at all."""
    chosen: str | None
    answers: bool
    """Whether who was chosen finds an answer."""


def bar() -> Bar:
    """The bar above this page."""
    now = workshop()
    shown = _puzzle_shown()
    chosen = request.args.get(AS)
    return Bar(
        now.state,
        sum(draft.errors for draft in now.drafts.values()),
        sum(draft.warnings for draft in now.drafts.values()),
        shown.file if shown and shown.file in now.drafts else None,
        shown.id if shown else None,
        menu_of(shown.question) if shown else {},
        chosen if shown and chosen in MINDS else None,
        ANSWER in request.args,
    )


def _puzzle_shown() -> Puzzle | None:
    named = (request.view_args or {}).get("id", "")
    return school().puzzles.get(named) if request.endpoint == "tasks.puzzle" else None


def menu_of(question: Question) -> dict[str, list[Option]]:
    """Every misconception that can err on this kind of question, with its answer in an author's words."""
    menu: dict[str, list[Option]] = {"wrong": [], "right": [], "silent": []}
    for mind in question.minds:
        answer = question.position.answer(mind)
        words = "" if answer is None else print_answer(answer)
        menu[_judged(question, mind, answer)].append(Option(mind.id, words))
    return {judged: options for judged, options in menu.items() if options}


def _judged(question: Question, mind: Mind, answer: Answer | None) -> str:
    if answer is None:
        return "silent"
    return "right" if question.gets_right(mind) else "wrong"


def task(puzzle: Puzzle) -> Task:
    """A puzzle as the page of a file shows it."""
    return task_of(puzzle.question, Words(page_language()), puzzle, anchor=f"puzzle-{puzzle.id}")


def message(problem: Problem) -> str:
    """A problem in words, in the language of the page."""
    return say_problem(problem, page_language())


def page_values() -> dict[str, Any]:
    """What templates of the workshop may use besides."""
    return {"workshop": bar, "shown_task": task, "menu_of": menu_of, "told": message}
