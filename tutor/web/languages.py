"""Which language a visitor reads, and how to change it."""

from __future__ import annotations

from functools import lru_cache
from typing import Any
from urllib.parse import urlencode

from flask import Response, g, redirect, request, url_for
from werkzeug.datastructures import LanguageAccept
from werkzeug.routing import BaseConverter
from werkzeug.wrappers import Response as BaseResponse

from tutor.language import FALLBACK, LANGUAGES, catalogue

COOKIE = "lang"
_ONE_YEAR = 365 * 24 * 60 * 60
_READ_AS = {"sk": "cs", "gsw": "de", "lb": "de", "nds": "de", "bar": "de"}
"""Speakers of these languages read that one."""


class LanguageConverter(BaseConverter):
    """The first part of every page's address: one of the languages that are there."""

    regex = "|".join(LANGUAGES)


def best_language(wanted: LanguageAccept, chosen: str | None = None) -> str:
    """
    The language to greet a visitor in: the one chosen before, else the best that the browser asks for.

    >>> best_language(LanguageAccept([("fr", 1), ("sk", 0.8), ("de", 0.5)]))
    'cs'
    """
    if chosen in LANGUAGES:
        return chosen
    for tag, quality in wanted:
        language = tag.replace("_", "-").partition("-")[0].casefold()
        language = _READ_AS.get(language, language)
        if quality > 0 and language in LANGUAGES:
            return language
    return FALLBACK


def negotiated_language() -> str:
    """The visitor's language where the address names none."""
    return best_language(request.accept_languages, request.cookies.get(COOKIE))


def page_language() -> str:
    """The language of the page being made, be it an error page."""
    if "page_language" not in g:
        named = (request.view_args or {}).get("lang") or request.path.split("/")[1]
        g.page_language = named if named in LANGUAGES else negotiated_language()
    return str(g.page_language)


def to_own_language() -> BaseResponse:
    """From `/` to the home page in the visitor's language."""
    response = redirect(url_for("school.home", lang=negotiated_language()), 302)
    response.vary.update(("Accept-Language", "Cookie"))
    return response


def page_of(endpoint: str, lang: str) -> str:
    """The address of a page of which each language has one."""
    return _below(request.root_path, endpoint, lang)


@lru_cache(256)
def _below(root: str, endpoint: str, lang: str) -> str:
    """Every page leads to a dozen of them; below another *root*, a proxy's prefix, they are others."""
    return url_for(endpoint, lang=lang)


def query_without(*names: str) -> str:
    """The query of this address without some of its keys, with its question mark."""
    told: dict[tuple[str, ...], str] = g.setdefault("queries", {})
    if names not in told:
        pairs = [(key, value) for key, value in request.args.items(multi=True) if key not in names]
        told[names] = "?" + urlencode(pairs) if pairs else ""
    return told[names]


def same_place(lang: str, *, external: bool = False, without: tuple[str, ...] = ()) -> str:
    """This page in another language; the home page where this is none."""
    if not request.endpoint or "lang" not in (request.view_args or {}):
        return url_for("school.home", lang=lang, _external=external)
    values: dict[str, Any] = {**(request.view_args or {}), "lang": lang}
    return url_for(request.endpoint, **values, _external=external) + query_without(*without)


def switches() -> list[tuple[str, str, str]]:
    """Every language with its own name and this page's address in it."""
    return [(lang, catalogue(lang).format("language-name"), same_place(lang)) for lang in LANGUAGES]


def remember_switch(response: Response) -> Response:
    """
    Keeps the choice of a visitor who comes to this page from one of ours in another language.

    Nothing but the language switch leads from one language to another, so its links stay plain addresses.
    """
    here = (request.view_args or {}).get("lang")
    # Taken apart by hand: a referrer may be any text, and `urlsplit` refuses some.
    host, _, path = (request.referrer or "").partition("://")[2].partition("/")
    if here is None or host != request.host:
        return response
    before = f"/{path}".removeprefix(request.root_path).split("/")[1:2]
    if before and before[0] in LANGUAGES and before[0] != here:
        keep(response, COOKIE, here)
    return response


def keep(response: BaseResponse, cookie: str, value: str, seconds: int = _ONE_YEAR) -> None:
    """Sets a cookie on this site alone, for a year if nothing else is said; an empty value takes it away."""
    response.set_cookie(
        cookie,
        value,
        max_age=seconds if value else 0,
        path=request.root_path or "/",
        secure=request.is_secure,
        httponly=True,
        samesite="Lax",
    )
