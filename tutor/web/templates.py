"""The templates, in each language apart."""

from __future__ import annotations

from functools import cache

from jinja2 import Environment, Template
from markupsafe import Markup

from tutor.language import LANGUAGES
from tutor.web.faces import Face
from tutor.web.words import Words


class Templates:
    """
    The templates; in each language all of them know its words, `t`, its code, `lang`, and how a card looks.

    So what a template imports is the same on all pages of a language, and made once. Only what reads more of
    a page than it is given is imported `with context`, and made anew for each page.
    """

    def __init__(self, environment: Environment) -> None:
        self._languages = {lang: _in_language(environment, lang) for lang in LANGUAGES}

    def get(self, name: str, lang: str) -> Template:
        """A template in a language."""
        return self._languages[lang].get_template(name)


def _in_language(environment: Environment, lang: str) -> Environment:
    own = environment.overlay()

    @cache
    def face(card: Face) -> Markup:
        """A pack has few cards, and a page shows many of them."""
        return Markup(own.get_template("_face.html").render(card=card))

    own.globals = {**environment.globals, "lang": lang, "t": Words(lang), "face": face}
    return own
