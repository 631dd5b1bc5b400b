"""Hands to watch: the list of them, and each one step by step."""

from __future__ import annotations

from flask import Blueprint, Response, abort, request, url_for

from tutor.web.pages import page, school
from tutor.web.watching import view_of
from tutor.web.watching.view import ASKED, GIVEN, HIDDEN, STEP, TRIED
from tutor.web.words import Words

blueprint = Blueprint("hands", __name__, url_prefix="/<language:lang>/hands")
SHOWN = (STEP, HIDDEN, GIVEN, ASKED, TRIED)
"""The keys of a query that say how a hand is looked at; without them it begins."""


@blueprint.get("/")
def hands(lang: str) -> Response:
    """Every hand that can be watched."""
    return page("hands.html", hands=sorted(school().hands.values(), key=lambda hand: hand.place))


@blueprint.get("/<id>")
def hand(lang: str, id: str) -> Response:
    """One step of a hand: at first the deal."""
    found = school().hands.get(id) or abort(404)
    given = request.args.getlist(GIVEN)
    is_asked = ASKED in request.args
    try:
        view = view_of(
            found,
            Words(lang),
            step=request.args.get(STEP, ""),
            open=HIDDEN not in request.args,
            given=given if given else None,
            tried=request.args.get(TRIED, ""),
        )
    except KeyError:
        abort(404)
    return page(
        "hand.html",
        hand=view,
        address=url_for("hands.hand", lang=lang, id=id),
        nothing_chosen=is_asked and not given,
    )
