"""Links that the operator of a site sets: who answers for it, and where to report a mistake."""

from __future__ import annotations

from functools import cache
from importlib.metadata import version
from typing import Any
from urllib.parse import urlencode, urlsplit

from flask import Blueprint, Response, current_app, request

from tutor.web.pages import page

IMPRINT = "IMPRINT_URL"
REPORT = "REPORT_URL"
"""Keys of the configuration; empty where there is no such address."""

blueprint = Blueprint("links", __name__, url_prefix="/<language:lang>")


@blueprint.get("/privacy")
def privacy(lang: str) -> Response:  # every page has one
    """Which cookies there are, and what for."""
    return page("privacy.html")


@blueprint.app_context_processor
def _page_values() -> dict[str, Any]:
    return {"imprint": current_app.config.get(IMPRINT)}


@blueprint.app_template_global()
def report_link(subject: str) -> str | None:
    """
    Where to say that the page being shown is wrong, with what is needed to look into it.

    *subject* is the puzzle's id, or the kind where the address is the position. None where nobody listens.
    """
    address = current_app.config.get(REPORT)
    if not address:
        return None
    facts = {
        "puzzle": subject,
        "answer": " ".join(request.args.getlist("answer")),
        "address": request.full_path.rstrip("?"),
        "version": _version(),
    }
    if urlsplit(address).scheme == "mailto":
        body = "\n".join(f"{name}: {value}" for name, value in facts.items())
        # A mail program takes a plus for a plus.
        query = urlencode({"subject": f"Euchre: {subject}", "body": body}).replace("+", "%20")
    else:
        query = urlencode(facts)
    return f"{address}{'&' if urlsplit(address).query else '?'}{query}"


@cache
def _version() -> str:
    """It stands in a file, and every page has the link."""
    return version("euchre-tutor")
