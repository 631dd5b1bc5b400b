"""The JSON interface: puzzles without their answers, and verdicts on answers."""

from __future__ import annotations

import json
from typing import Any

from flask import Blueprint, Response, jsonify, request

from tutor.content.address import position_written, rules_written
from tutor.content.answers import NONE
from tutor.content.ask import read_ask
from tutor.content.grading import judge_answer
from tutor.content.puzzles import Puzzle
from tutor.content.question import Question
from tutor.content.speech import explain, prompt, say_here, say_problem
from tutor.language import FALLBACK, LANGUAGES, catalogue
from tutor.rules import GrammarError, Reason
from tutor.web.pages import school
from tutor.web.puzzles import MOST_PROBLEMS, NOT_UNDERSTOOD, status_of
from tutor.web.words import Words

PREFIX = "/api/"
LANGUAGE = "lang"
"""The query's key that names the language of the sentences."""

blueprint = Blueprint("api", __name__, url_prefix=f"{PREFIX}v1")


class RequestError(Exception):
    """A request that can't be answered; `code` and `message` are what the other program is told."""

    def __init__(self, status: int, code: str, message: str) -> None:
        super().__init__(message)
        self.status, self.code, self.message = status, code, message


def refuse(status: int, code: str, message: str) -> Response:
    """An error as a program reads it."""
    response = jsonify(error=code, message=message)
    response.status_code = status
    return response


@blueprint.errorhandler(RequestError)
def _refused(error: RequestError) -> Response:
    return refuse(error.status, error.code, error.message)


@blueprint.get("/puzzles")
def puzzles() -> Response:
    """Every puzzle."""
    return jsonify(puzzles=[_summary(puzzle) for puzzle in school().puzzles.values()])


@blueprint.get("/puzzles/<id>")
def puzzle(id: str) -> Response:
    """One puzzle with its question, and without a word on the answer."""
    lang, found = _language(), _puzzle(id)
    question = found.question
    position = question.position
    return _spoken(
        lang,
        {
            **_summary(found),
            "prompt": prompt(question, lang, found).text,
            "form": position.form,
            "choices": question.choices,
            "allows_none": position.allows_none,
            "position": position_written(position),
            "rules": rules_written(question),
        },
    )


@blueprint.post("/puzzles/<id>/answer")
def answer(id: str) -> Response:
    """The verdict on an answer to a puzzle."""
    lang, found = _language(), _puzzle(id)
    return _verdict(found.question, lang, found)


@blueprint.post("/ask/<kind>")
def ask(kind: str) -> Response:
    """The verdict on an answer to any position."""
    lang = _language()
    pairs = [(key, value) for key, value in request.args.items(multi=True) if key != LANGUAGE]
    question = read_ask(kind, pairs)
    if not isinstance(question, Question):
        message = " ".join(say_problem(problem, lang) for problem in question[:MOST_PROBLEMS])
        raise RequestError(status_of(question), question[0].code, message)
    return _verdict(question, lang)


def _summary(puzzle: Puzzle) -> dict[str, Any]:
    return {
        "id": puzzle.id,
        "kind": puzzle.kind,
        "skill": puzzle.keys.skill,
        "level": puzzle.keys.level,
        "variant": puzzle.question.variant,
    }


def _language() -> str:
    lang = request.args.get(LANGUAGE, FALLBACK)
    if lang not in LANGUAGES:
        reason = Reason("language-unknown", text=lang, guess=None)
        raise RequestError(
            NOT_UNDERSTOOD, "language", catalogue(FALLBACK).format(reason.code, **reason.values)
        )
    return lang


def _puzzle(id: str) -> Puzzle:
    found = school().puzzles.get(id)
    if found is None:
        message = catalogue(_language()).speak("puzzle-unknown", text=id, guess=None).text
        raise RequestError(404, "not-found", message)
    return found


def _given(lang: str) -> list[str]:
    """The words of the answer in the request's body."""
    words = Words(lang)
    try:
        body = json.loads(request.get_data())
    except (ValueError, RecursionError):
        raise RequestError(NOT_UNDERSTOOD, "json", words.text("api-not-json")) from None
    if not isinstance(body, dict) or "answer" not in body:
        raise RequestError(NOT_UNDERSTOOD, "missing-key", words.text("api-no-answer"))
    given = body["answer"]
    if not isinstance(given, list) or not all(isinstance(word, str) and _is_text(word) for word in given):
        raise RequestError(NOT_UNDERSTOOD, "grammar", words.text("api-not-a-list"))
    return given


def _is_text(word: str) -> bool:
    """JSON can spell halves of characters, which nobody can be told in an answer."""
    return not any("\ud800" <= letter <= "\udfff" for letter in word)


def _verdict(question: Question, lang: str, puzzle: Puzzle | None = None) -> Response:
    words = _given(lang)
    try:
        given = question.read_answer(words)
    except GrammarError as error:
        message = catalogue(lang).speak(error.reason.code, **error.reason.values).text
        code = error.reason.code if error.reason.code == "nothing-chosen" else "grammar"
        raise RequestError(NOT_UNDERSTOOD, code, message) from None
    found = judge_answer(question, given, puzzle)
    told = explain(question, found, lang, puzzle).lines(correct=found.correct)
    return _spoken(
        lang,
        {
            "correct": found.correct,
            "expected": found.expected or [NONE],
            "misconceptions": found.misconceptions,
            "explanation": " ".join(line.text for line in told),
            "verdicts": [
                {
                    "card": str(one.item),
                    "verdict": one.verdict,
                    "code": one.reason.code,
                    "text": say_here(question, one.reason, lang).text,
                }
                for one in found.verdicts
            ],
        },
    )


def _spoken(lang: str, content: dict[str, Any]) -> Response:
    response = jsonify(content)
    response.content_language.add(lang)
    return response
