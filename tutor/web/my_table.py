"""What the learner says before: the rules of the own table, and the card games played already."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal, NamedTuple, get_args, get_origin, get_type_hints

from flask import Blueprint, Response, redirect, request, url_for
from werkzeug.wrappers import Response as BaseResponse

from tutor.content.address import text_of
from tutor.content.speech import say_reason
from tutor.content.table import Table, TableError
from tutor.content.written import spelled
from tutor.learning.my_table import USUAL, read_my_table, write_my_table
from tutor.learning.priors import GAMES
from tutor.rules import VARIANTS, Reason, RuleSet
from tutor.web.facts import say_value
from tutor.web.languages import keep
from tutor.web.learner import games, keep_games, refuse_other_sites
from tutor.web.pages import page
from tutor.web.words import Words

blueprint = Blueprint("my_table", __name__, url_prefix="/<language:lang>/quiz")
blueprint.before_request(refuse_other_sites)
COOKIE = "table"
RULES = (
    *("joker", "stick_dealer", "pickup", "may_discard_turn_up", "must_hold_trump", "allow_no_trump"),
    *("redeal", "weak_hand", "alone", "partner_assist_alone", "lone_defence", "loner_lead", "super_euchre"),
)
"""The house rules that tables differ in, and that change an answer of the usual questions."""
_NOT_UNDERSTOOD = 422


class Wish(NamedTuple):
    """A house rule to choose."""

    name: str
    label: str
    chosen: str
    """Empty for the variant's own."""
    values: list[tuple[str, str]]


def chosen_table() -> Table:
    """The table that the learner plays at, as a cookie has it."""
    pairs = [tuple(word.partition(".")[::2]) for word in request.cookies.get(COOKIE, "").split("~") if word]
    try:
        return read_my_table((name, value) for name, value in pairs)
    except TableError:
        # A cookie of an older site, or of somebody's own making.
        return USUAL


def keep_table(response: BaseResponse, pairs: Iterable[tuple[str, str]]) -> None:
    """Keeps the table that has these names and values."""
    keep(response, COOKIE, "~".join(f"{name}.{value}" for name, value in pairs))


@blueprint.get("/table")
def table(lang: str) -> Response:
    """What can be said."""
    return _page(lang, dict(write_my_table(chosen_table())), games())


@blueprint.post("/table")
def save(lang: str) -> BaseResponse:
    """Keeps what was said, and goes on to the quiz."""
    stated = [("variant", request.form.get("variant", "standard"))]
    stated += [(name, value) for name in map(spelled, RULES) if (value := request.form.get(name))]
    played = [game for game in GAMES if game in request.form.getlist("game")]
    try:
        found = read_my_table(stated)
    except TableError as error:
        return _page(lang, dict(stated), played, error)
    response = redirect(url_for("quiz.start", lang=lang), 303)
    keep_table(response, write_my_table(found))
    keep_games(response, played)
    return response


def _page(
    lang: str, chosen: Mapping[str, str], played: Sequence[str], error: TableError | None = None
) -> Response:
    words = Words(lang)
    return page(
        "my_table.html",
        _NOT_UNDERSTOOD if error else 200,
        variants=list(VARIANTS),
        variant=chosen.get("variant", USUAL.variant),
        wishes=[_wish(name, chosen, words) for name in RULES],
        games=GAMES,
        played=played,
        complaint=_complaint(error, chosen, words) if error else None,
    )


def _complaint(error: TableError, chosen: Mapping[str, str], words: Words) -> str:
    """Why nobody can play so; rules that contradict each other have the names that the page gives them."""
    reasons = [reason for _, reason in error.faults]
    of_the_choice = (one for one in reasons if not chosen.keys().isdisjoint(one.values.values()))
    reason = next(of_the_choice, reasons[0])
    if reason.code != "rule-contradiction":
        return say_reason(reason, words.lang)
    rule, rule2 = (words.text(f"rule-{reason.values[name]}") for name in ("rule", "rule2"))
    return say_reason(Reason("rule-contradiction", rule=rule, rule2=rule2), words.lang)


def _wish(name: str, chosen: Mapping[str, str], words: Words) -> Wish:
    values = [(text_of(value), say_value(name, value, words)) for value in _values(name)]
    return Wish(spelled(name), words.text(f"rule-{spelled(name)}"), chosen.get(spelled(name), ""), values)


def _values(name: str) -> list[Any]:
    hint = get_type_hints(RuleSet)[name]
    return list(get_args(hint)) if get_origin(hint) is Literal else [True, False]
