"""
A picture of a position for chats: its cards, trump, and who played what; no words, and no answer.

Letters are outlines, so it looks the same wherever it is drawn. As SVG, and as PNG where `resvg_py` is there:
chats show nothing else.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from importlib.util import find_spec
from typing import NamedTuple
from xml.etree import ElementTree

from flask import Blueprint, Response, abort, current_app, render_template, request, url_for
from jinja2 import Environment

from tutor.content.ask import read_ask
from tutor.content.question import Question
from tutor.language import lexicon
from tutor.rules import Card, Rank, Seat, Stage, Suit
from tutor.web.languages import query_without
from tutor.web.pages import school
from tutor.web.puzzles import OURS, status_of

WIDTH, HEIGHT = 1200, 630
"""What chats ask for."""
PNG, SVG = "png", "svg"
FORMAT = PNG if find_spec("resvg_py") else SVG
"""What the pages name."""
_MARGIN, _GAP = 50, 18
_PROPORTION = 1.4
_PLACES = {Seat.NORTH: (0, 0), Seat.WEST: (-1, 1), Seat.EAST: (1, 1), Seat.SOUTH: (0, 2)}
"""Columns from the middle, and half rows."""

_ACES = tuple(Card(Rank.ACE, suit) for suit in Suit)
"""For a position in which no card is named."""

blueprint = Blueprint("preview", __name__, url_prefix="/<language:lang>")


class Shape(NamedTuple):
    """An outline and the width of the box that it lies in; each box is 100 high."""

    path: str
    width: float


class Drawn(NamedTuple):
    """A card at its place; one without a suit is a place where a card is still to come."""

    x: float
    y: float
    width: float
    height: float
    corner: Sequence[tuple[float, Shape]] = ()
    """The rank, sign by sign with its distance from the left, in boxes 100 high."""
    suit: Shape | None = None
    is_red: bool = False
    order: Shape | None = None
    """Which card of the trick it was."""


@blueprint.get("/puzzles/<id>.<any(svg, png):kind_of_file>")
def puzzle(lang: str, id: str, kind_of_file: str) -> Response:
    """The picture of a puzzle."""
    found = school().puzzles.get(id) or abort(404)
    return _send(found.question, lang, kind_of_file)


@blueprint.get("/ask/<kind>.<any(svg, png):kind_of_file>")
def ask(lang: str, kind: str, kind_of_file: str) -> Response:
    """The picture of any position."""
    question = read_ask(kind, list(request.args.items(multi=True)))
    if not isinstance(question, Question):
        abort(status_of(question))
    return _send(question, lang, kind_of_file)


@blueprint.app_template_global()
def picture() -> str | None:
    """The address of the picture of the page being shown; a lesson has that of its first puzzle."""
    values = dict(request.view_args or {})
    match request.endpoint:
        case "tasks.puzzle":
            return url_for("preview.puzzle", **values, kind_of_file=FORMAT, _external=True)
        case "tasks.ask":
            address = url_for("preview.ask", **values, kind_of_file=FORMAT, _external=True)
            return address + query_without(*OURS)
        case "school.lesson" if shown := school().shown.get(values["slug"]):
            id, lang = shown[0], values["lang"]
            return url_for("preview.puzzle", lang=lang, id=id, kind_of_file=FORMAT, _external=True)
    return None


def _send(question: Question, lang: str, kind_of_file: str) -> Response:
    drawing = draw(question, lang)
    if kind_of_file == SVG:
        return Response(drawing, mimetype="image/svg+xml")
    if FORMAT != PNG:
        abort(404)
    return Response(_as_png(drawing), mimetype="image/png")


@lru_cache(maxsize=64)
def _as_png(drawing: str) -> bytes:
    from resvg_py import svg_to_bytes

    return bytes(svg_to_bytes(svg_string=drawing, skip_system_fonts=True))


def draw(question: Question, lang: str) -> str:
    """The picture, as the source of an SVG."""
    pen = _Pen(lang, _shapes(current_app.jinja_env))
    trump = question.position.named_trump
    return render_template(
        "preview.svg",
        width=WIDTH,
        height=HEIGHT,
        trump=trump and pen.suit(trump),
        trump_is_red=trump in ("H", "D"),
        cards=[*_trick(question, pen), *_row(question, pen)],
    )


def _shapes(templates: Environment) -> dict[str, Shape]:
    """The outlines of letters and suits, each by its id."""
    found = {}
    for name in ("_letters.svg", "_sprite.svg"):
        source, _, _ = templates.loader.get_source(templates, name)  # type: ignore[union-attr]
        for symbol in ElementTree.fromstring(source).iter():
            if symbol.tag.endswith("symbol") and len(symbol) == 1:
                path, box = symbol[0].get("d", ""), symbol.get("viewBox", "").split()
                found[symbol.get("id", "")] = Shape(path, float(box[2]))
    return found


class _Pen:
    def __init__(self, lang: str, shapes: dict[str, Shape]) -> None:
        self._lang, self._shapes = lang, shapes

    def suit(self, suit: str) -> Shape:
        return self._shapes[f"s-{suit}"]

    def card(self, card: Card, x: float, y: float, width: float, order: int = 0) -> Drawn:
        """A card with the letters of the language; the joker has a star instead."""
        place = Drawn(x, y, width, width * _PROPORTION, order=self._shapes[str(order)] if order else None)
        if card.suit is None:
            star = self._shapes["star"]
            return place._replace(corner=((0.0, star),), suit=star)
        corner = tuple(self._in_line(lexicon(self._lang).index(str(card))))
        return place._replace(corner=corner, suit=self.suit(card.suit), is_red=card.suit in ("H", "D"))

    def _in_line(self, text: str) -> Iterator[tuple[float, Shape]]:
        at = 0.0
        for sign in text:
            shape = self._shapes[sign.upper()]
            yield at, shape
            at += shape.width


def _trick(question: Question, pen: _Pen) -> Iterator[Drawn]:
    """The cards played, each before its seat, and the place of the learner's own."""
    position = question.position
    plays = list(position.table(question.rulebook).plays())
    width = 118.0 if position.hand else 168.0
    for order, (seat, card) in enumerate(plays, 1):
        yield pen.card(card, *_before(seat, width), width, order)
    if plays and position.stage is Stage.LEARNER_NEXT:
        yield Drawn(*_before(Seat.SOUTH, width), width, width * _PROPORTION)


def _before(seat: Seat, width: float) -> tuple[float, float]:
    column, half_row = _PLACES[seat]
    height = width * _PROPORTION
    return (WIDTH - width) / 2 + column * (width + _GAP), 30 + half_row * (height + _GAP) / 2


def _row(question: Question, pen: _Pen) -> Iterator[Drawn]:
    """The hand, or the cards that the question is about."""
    position = question.position
    has_trick = bool(position.trick and position.trick.cards)
    cards = position.hand or [card for _, card in position.cards_asked_about()]
    if not cards and not has_trick and position.named_trump is None:
        cards = [position.turn_up] if position.turn_up else _ACES
    if not cards:
        return
    fits = (WIDTH - 2 * _MARGIN - _GAP * (len(cards) - 1)) / len(cards)
    width = min(fits, 130.0 if has_trick else 190.0)
    left = (WIDTH - len(cards) * width - (len(cards) - 1) * _GAP) / 2
    height = width * _PROPORTION
    top = HEIGHT - 30 - height if has_trick else (HEIGHT - height) / 2 + 20
    for number, card in enumerate(cards):
        yield pen.card(card, left + number * (width + _GAP), top, width)
