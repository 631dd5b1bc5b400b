"""The pages that a player looks things up on: the rules of each game, and the crib sheet."""

from __future__ import annotations

from flask import Blueprint, Response, abort

from tutor.rules import VARIANTS
from tutor.web.leaflet import crib_of, leaflet_of
from tutor.web.pages import page
from tutor.web.words import Words

blueprint = Blueprint("rules", __name__, url_prefix="/<language:lang>")


@blueprint.get("/rules/")
def games(lang: str) -> Response:  # every page has one
    """Every game that has rules here."""
    return page("games.html", variants=list(VARIANTS))


@blueprint.get("/rules/<variant>")
def game(lang: str, variant: str) -> Response:
    """The rules of one game."""
    if variant not in VARIANTS:
        abort(404)
    return page("rules.html", variant=variant, leaflet=leaflet_of(variant, Words(lang)))


@blueprint.get("/crib")
def crib(lang: str) -> Response:
    """Four-handed Euchre on one sheet of paper."""
    return page("crib.html", crib=crib_of(Words(lang)))
