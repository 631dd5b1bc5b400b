"""An answer is kept when it is given, once: redirected to its own address, stored under the learner's id."""

from __future__ import annotations

import logging
from hashlib import blake2b
from typing import NamedTuple
from urllib.parse import urlencode

from flask import Flask, Response, current_app, redirect, request
from werkzeug.wrappers import Response as BaseResponse

from tutor.content.answers import Answer
from tutor.content.grading import judge_answer
from tutor.learning.answering import Asked, entry_of, fits_the_log
from tutor.learning.entry import new_learner
from tutor.learning.errors import LogFullError, StoreError
from tutor.learning.quiz import Mode, Quiz, read_quiz
from tutor.web.languages import keep
from tutor.web.learner import clock, is_of_another_site, learner, now, remember, store

QUIZ, ITEM = "quiz", "item"
"""The query's keys for the quiz that a question belongs to, and for its number there."""
HINT = "hint"
"""The query's key, and the form's field, for how many hints are read."""
KEPT = "kept"
"""The query's key that says why an answer was not kept: `day`, `ever`, `store`."""
FIRST = "first"
"""The cookie of an answer that waits for its learner: the next request shows whether cookies work."""
_A_MOMENT = 60
"""Seconds: it is taken with the very next request."""
WHY_NOT = ("day", "ever", "store")
_log = logging.getLogger(__name__)


class InQuiz(NamedTuple):
    """A question's place in a quiz."""

    quiz: Quiz
    number: int

    @property
    def pairs(self) -> list[tuple[str, str]]:
        """The place as keys of an address."""
        return [(QUIZ, str(self.quiz)), (ITEM, str(self.number))]


def place_in_quiz() -> InQuiz | None:
    """The quiz that the address names; None without one, and where there is no such quiz."""
    number = request.args.get(ITEM, "")
    try:
        quiz = read_quiz(request.args.get(QUIZ, ""))
    except ValueError:
        return None
    valid = number.isascii() and number.isdigit() and len(number) < 5 and 1 <= int(number) <= quiz.last
    return InQuiz(quiz, int(number)) if valid else None


def hints_read(text: str) -> int:
    """How many of the two hints were read."""
    return int(text) if text in ("1", "2") else 0


def with_query(address: str, *pairs: tuple[str, str]) -> str:
    """The address with more keys in its query."""
    return address + ("&" if "?" in address else "?") + urlencode(pairs) if pairs else address


class Aside(NamedTuple):
    """What is told of an answer beside the answer."""

    hint: int
    ms: int


def keep_answer(asked: Asked, given: Answer, target: str) -> BaseResponse:
    """
    Stores an answer and sends the learner on to *target*, its verdict.

    The very first one is stored there, once the browser has shown that it returns cookies: whoever has them
    off leaves nothing behind. Another site's form is answered and leaves nothing behind either: it comes
    without the learner's cookie, which a new one would take away.
    """
    if is_of_another_site():
        return redirect(target, 303)
    aside = Aside(hints_read(request.form.get(HINT, "")), _ms(request.form.get("ms", "")))
    id = learner()
    if id is None:
        response = redirect(target, 303)
        remember(response, new_learner())
        keep(response, FIRST, f"{_digest(target)}.{aside.hint}.{aside.ms}", _A_MOMENT)
        return response
    why = _add(id, asked, given, aside)
    response = redirect(with_query(target, (KEPT, why)) if why else target, 303)
    remember(response, id)
    return response


def keep_first_answer(asked: Asked, given: Answer) -> BaseResponse | None:
    """Stores the answer that waits for its learner, if this is its address; None where all is well."""
    id, waiting = learner(), _waiting()
    if id is None or waiting is None:
        return None
    why = _add(id, asked, given, waiting)
    return redirect(with_query(_here(), (KEPT, why)), 302) if why else None


def waits_here() -> bool:
    """Whether an answer waits to be kept at this very address."""
    return request.method == "GET" and FIRST in request.cookies and _waiting() is not None


def install(app: Flask) -> None:
    """Takes the waiting answer's cookie away once its address was asked for."""
    app.after_request(_forget_waiting)


def _forget_waiting(response: Response) -> Response:
    if waits_here():
        keep(response, FIRST, "")
    return response


def _here() -> str:
    return request.root_path + request.full_path.rstrip("?")


def _waiting() -> Aside | None:
    digest, _, rest = request.cookies.get(FIRST, "").partition(".")
    hint, _, ms = rest.partition(".")
    return Aside(hints_read(hint), _ms(ms)) if digest == _digest(_here()) else None


def _digest(address: str) -> str:
    return blake2b(address.encode(), digest_size=12).hexdigest()


def _ms(text: str) -> int:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else 0


def _add(id: str, asked: Asked, given: Answer, aside: Aside) -> str:
    """Stores an answer; why not, where that fails."""
    grade = judge_answer(asked.question, given, asked.puzzle)
    if not fits_the_log(asked, grade):
        return ""
    place, time = place_in_quiz(), now()
    entry = entry_of(
        asked,
        grade,
        time=time,
        sitting=place.quiz.sitting if place else clock().day_of(time).isoformat(),
        hint=aside.hint,
        ms=aside.ms,
        placement=bool(place and place.quiz.mode is Mode.PLACEMENT),
    )
    try:
        store().add(id, entry)
    except LogFullError as full:
        return full.code
    except StoreError as error:
        _log.error("an answer was not kept: %s", error)
        return "store"
    current_app.extensions["sweeper"].sweep(store())
    return ""
