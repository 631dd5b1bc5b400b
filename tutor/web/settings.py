"""The page on which a visitor chooses a language and how the site looks."""

from __future__ import annotations

from flask import Blueprint, Response, redirect, request, url_for
from werkzeug.wrappers import Response as BaseResponse

from tutor.language import LANGUAGES
from tutor.web.display import CHOICES, read_display, write_display
from tutor.web.display import COOKIE as DISPLAY
from tutor.web.languages import COOKIE, keep
from tutor.web.pages import page

blueprint = Blueprint("settings", __name__, url_prefix="/<language:lang>")


@blueprint.get("/settings")
def settings(lang: str) -> Response:  # every page has one
    """What can be chosen."""
    back = local_address(request.args.get("back", ""))
    return page("settings.html", choices=CHOICES, chosen=read_display(request), back=back)


@blueprint.post("/settings")
def save(lang: str) -> BaseResponse:
    """Keeps what was chosen, and goes back to where the visitor came from."""
    chosen = {name: value for name, values in CHOICES.items() if (value := request.form.get(name)) in values}
    wanted = request.form.get("lang", lang)
    language = wanted if wanted in LANGUAGES else lang
    back = local_address(request.form.get("back", "")) or url_for("settings.settings", lang=lang)
    response = redirect(_in_language(back, language), 303)
    keep(response, COOKIE, language)
    keep(response, DISPLAY, write_display(chosen))
    return response


def local_address(text: str) -> str:
    """The text where it is an address of this site; else nothing, whoever wrote the link."""
    plain = text.isascii() and text.isprintable() and "\\" not in text
    inside = text.startswith(f"{request.root_path}/") and not text.startswith("//")
    return text if plain and inside else ""


def _in_language(address: str, lang: str) -> str:
    """The same page in another language; an address without a language stays what it is."""
    first, *rest = address.removeprefix(f"{request.root_path}/").split("/")
    return "/".join([request.root_path, lang, *rest]) if first in LANGUAGES and rest else address
