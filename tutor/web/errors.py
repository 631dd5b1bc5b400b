"""Pages for what goes wrong, in the visitor's language, and the same for programs."""

from __future__ import annotations

import logging

from flask import Flask, current_app, redirect, request, url_for
from werkzeug.exceptions import HTTPException, MethodNotAllowed, ServiceUnavailable
from werkzeug.wrappers import Response as BaseResponse

from tutor.learning.errors import StoreError
from tutor.web import api
from tutor.web.languages import page_language, query_without
from tutor.web.pages import page
from tutor.web.words import Words

_log = logging.getLogger(__name__)
_NAMES = {404: "not-found", 405: "method", 413: "too-big", 500: "internal", 503: "unavailable"}
"""The errors that have words of their own, and what programs call them."""


def install(app: Flask) -> None:
    """Answers every error of *app*; what went wrong inside is logged by Flask and shown to nobody."""
    app.register_error_handler(HTTPException, _answer)
    app.register_error_handler(StoreError, _store_fails)


def _store_fails(error: StoreError) -> BaseResponse:
    """The learners' answers can't be read now; whoever runs the site is told why, the visitor that."""
    _log.error("the store fails: %s", error)
    return _answer(ServiceUnavailable())


def _answer(error: HTTPException) -> BaseResponse:
    if error.code == 404 and (place := _without_slash()):
        return redirect(place, 308)
    code = error.code or 500
    message = f"err-{code if code in _NAMES else 400}"
    if request.path.startswith(api.PREFIX):
        words = Words(page_language())
        response = api.refuse(
            code, _NAMES.get(code, "request"), f"{words.text(message)}. {words.text(f'{message}-text')}"
        )
    else:
        response = page("error.html", code, message=message)
        response.vary.update(("Accept-Language", "Cookie"))
    if isinstance(error, MethodNotAllowed) and error.valid_methods:
        response.allow.update(error.valid_methods)
    return response


def _without_slash() -> str | None:
    """The same address without a slash at its end, where there is a page."""
    adapter = current_app.create_url_adapter(request)
    if adapter is None or not request.path.endswith("/"):
        return None
    try:
        endpoint, values = adapter.match(request.path.rstrip("/"), "GET")
    except HTTPException:
        return None
    return url_for(endpoint, **values) + query_without()
