"""What search engines and chats are told: where a page stands, its other languages, the list of all pages."""

from __future__ import annotations

from flask import Flask, Response, render_template, request, url_for

from tutor.language import FALLBACK, LANGUAGES
from tutor.rules import VARIANTS
from tutor.web.describing import describe
from tutor.web.hands import SHOWN
from tutor.web.languages import same_place
from tutor.web.pages import school
from tutor.web.puzzles import OURS

_PLAIN_PAGES = (
    "school.home",
    "school.lessons",
    "school.puzzles",
    "school.glossary",
    "settle.settle",
    "links.privacy",
    "rules.games",
    "hands.hands",
    "rules.crib",
)
_NOT_TO_BE_FOUND = ("tasks.ask", "settings.settings")
_OURS = (*OURS, *SHOWN)
"""The keys of a query that make no other page."""
DEFAULT = "x-default"
"""How an address for all other languages is marked."""


def install(app: Flask) -> None:
    """Adds `robots.txt` and `sitemap.xml`, and what `_head.html` asks for."""
    app.add_url_rule("/robots.txt", view_func=robots)
    app.add_url_rule("/sitemap.xml", view_func=sitemap)
    for function in (alternates, indexed, describe):
        app.add_template_global(function)


def alternates() -> dict[str, str]:
    """
    Each language with this page's one address in it, whatever answer was given on the page.

    The last is the address for readers of any other language.
    """
    found = {lang: same_place(lang, external=True, without=_OURS) for lang in LANGUAGES}
    return {**found, DEFAULT: _for_all_others(request.endpoint, found[FALLBACK])}


def _for_all_others(endpoint: str | None, fallback: str) -> str:
    """The home page has an address that chooses; any other page is shown in English."""
    return url_for("to_own_language", _external=True) if endpoint == "school.home" else fallback


def indexed() -> bool:
    """Whether the page may be found by a search; there are more positions than anybody can read."""
    return request.endpoint not in _NOT_TO_BE_FOUND


def robots() -> Response:
    """Everything may be read; chats that draw previews of positions obey this file too."""
    text = f"User-agent: *\nAllow: /\n\nSitemap: {url_for('sitemap', _external=True)}\n"
    return Response(text, mimetype="text/plain")


def sitemap() -> Response:
    """Every page of the course and every puzzle, each in all its languages."""
    text = render_template("sitemap.xml", places=[_translations(*place) for place in _places()])
    return Response(text, mimetype="application/xml")


def _places() -> list[tuple[str, dict[str, str]]]:
    plain: list[tuple[str, dict[str, str]]] = [(name, {}) for name in _PLAIN_PAGES]
    lessons = [("school.lesson", {"slug": slug}) for slug in school().lessons]
    puzzles = [("tasks.puzzle", {"id": id}) for id in school().puzzles]
    games = [("rules.game", {"variant": variant}) for variant in VARIANTS]
    hands = [("hands.hand", {"id": id}) for id in school().hands]
    return [*plain, *games, *lessons, *hands, *puzzles]


def _translations(endpoint: str, values: dict[str, str]) -> dict[str, str]:
    found = {lang: url_for(endpoint, lang=lang, **values, _external=True) for lang in LANGUAGES}
    return {**found, DEFAULT: _for_all_others(endpoint, found[FALLBACK])}
