"""The site as a WSGI application."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

from flask import Flask, abort, request
from flask.json.provider import DefaultJSONProvider

from tutor.content.places import data_root
from tutor.language import LANGUAGES
from tutor.learning.adviser import Adviser
from tutor.learning.errors import StoreError
from tutor.learning.store import open_store
from tutor.web import (
    answers,
    api,
    caching,
    discovery,
    errors,
    hands,
    headers,
    languages,
    links,
    moving,
    my_table,
    pages,
    preview,
    progress,
    proxies,
    puzzles,
    quiz,
    rules,
    settings,
    settle,
    static_files,
)
from tutor.web.learner import Sweeper, learner
from tutor.web.operator import Operator, OperatorError
from tutor.web.school import School, open_school
from tutor.web.templates import Templates

LONGEST_REQUEST = 64 * 1024
"""Bytes of a request's body; no answer comes near."""
SAME_FOR_EVERYONE = (
    "school.home",
    "school.lessons",
    "school.lesson",
    "school.puzzles",
    "school.glossary",
    "tasks.puzzle",
    "tasks.ask",
    "moving.take",
    "settle.settle",
    "links.privacy",
    "rules.games",
    "hands.hands",
    "hands.hand",
    "rules.game",
    "rules.crib",
)
"""The pages that depend on their address alone."""


def create_app(
    content_root: Path | None = None,
    operator: Operator | None = None,
    *,
    opening: Callable[[Flask], School] | None = None,
) -> Flask:
    """
    The site over the `puzzles` and `lessons` in *content_root*, which is the shipped content by default.

    Without an *operator*, as under another WSGI server, the environment has the settings. What is taught can
    come from *opening* instead.

    Raises:
        FileNotFoundError: Where there is no content.
        OperatorError: Where a setting can't be.
    """
    operator = operator or Operator.read({}, os.environ)
    app = Flask(__name__, template_folder=str(data_root() / "templates"), static_folder=None)
    _configure(app, operator)
    app.extensions["adviser"] = Adviser(lambda: app.extensions["school"].puzzles)
    app.add_url_rule("/", view_func=languages.to_own_language)
    app.add_url_rule("/healthz", view_func=_healthz)
    for part in (
        pages,
        rules,
        hands,
        puzzles,
        quiz,
        progress,
        moving,
        my_table,
        settle,
        settings,
        links,
        preview,
        api,
    ):
        app.register_blueprint(part.blueprint)
    for function in (languages.page_of, languages.switches, languages.same_place, pages.lesson_against):
        app.add_template_global(function)
    app.before_request(_refuse_what_is_too_long)
    app.after_request(languages.remember_switch)
    for part in (discovery, static_files, errors, headers, answers):
        part.install(app)
    caching.install(app, SAME_FOR_EVERYONE, _variant)
    proxies.install(app, operator)
    templates = app.extensions["templates"] = Templates(app.jinja_env)
    app.extensions["school"] = (
        opening(app) if opening else open_school(content_root or data_root(), templates)
    )
    return app


def _configure(app: Flask, operator: Operator) -> None:
    app.config["MAX_CONTENT_LENGTH"] = LONGEST_REQUEST
    app.config["IMPRINT_URL"], app.config["REPORT_URL"] = operator.imprint_url, operator.report_url
    try:
        app.extensions["store"] = open_store(operator.store)
    except StoreError as error:
        raise OperatorError(f"--data: {error}") from error
    app.extensions["sweeper"] = Sweeper()
    app.jinja_env.trim_blocks = app.jinja_env.lstrip_blocks = True
    app.jinja_env.globals["languages"] = LANGUAGES
    if isinstance(app.json, DefaultJSONProvider):
        app.json.ensure_ascii = app.json.sort_keys = False
    app.url_map.converters["language"] = languages.LanguageConverter


def _refuse_what_is_too_long() -> None:
    """Views that never look at a body refuse it too; a whole log is as long as it is."""
    request.max_content_length = (
        moving.LONGEST_FILE if request.endpoint == moving.TAKES_FILES else LONGEST_REQUEST
    )
    if (request.content_length or 0) > request.max_content_length:
        abort(413)


def _variant() -> str | None:
    """
    Which of its variants a kept page is: whoever has no cookie is told that the answer is not kept.

    A question of a quiz is asked of one learner, and so not worth keeping.
    """
    if answers.QUIZ in request.args or answers.waits_here():
        return None
    return "known" if puzzles.ANSWER in request.args and learner() else ""


def _healthz() -> tuple[str, dict[str, str]]:
    return "ok", {"Content-Type": "text/plain; charset=utf-8"}
