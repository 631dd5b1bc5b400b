"""A learner's log taken along: as a file, to another device, or away for good."""

from __future__ import annotations

from flask import Blueprint, Response, abort, make_response, redirect, request, url_for
from werkzeug.wrappers import Response as BaseResponse

from tutor.learning.entry import LEARNER_ID, new_learner
from tutor.learning.errors import ForeignFileError, LogFullError
from tutor.learning.my_table import write_my_table
from tutor.learning.settings import Settings
from tutor.learning.transfer import MOST_BYTES, export, read_export
from tutor.web.languages import keep
from tutor.web.learner import (
    CLOCK,
    GAMES_PLAYED,
    LEARNER,
    clock,
    games,
    keep_games,
    learner,
    log,
    now,
    of_one_learner,
    refuse_other_sites,
    remember,
    store,
    told_minutes,
)
from tutor.web.my_table import COOKIE as TABLE
from tutor.web.my_table import chosen_table, keep_table
from tutor.web.pages import page
from tutor.web.progress import address

blueprint = Blueprint("moving", __name__, url_prefix="/<language:lang>/progress")
blueprint.before_request(refuse_other_sites)
LONGEST_FILE = MOST_BYTES + 64 * 1024
"""Bytes of a request that brings a log, with what a form adds to it."""
TAKES_FILES = "moving.bring"
FILE = "file"
_NOT_UNDERSTOOD = 422


@blueprint.get("/export")
def save(lang: str) -> Response:
    """All answers as one file, with what else this device was told."""
    response = make_response(export(log(), now(), _settings()))
    response.mimetype = "application/json"
    response.headers["Content-Disposition"] = (
        f'attachment; filename="euchre-{clock().day_of(now()).isoformat()}.json"'
    )
    return of_one_learner(response)


@blueprint.post("/import")
def bring(lang: str) -> BaseResponse:
    """
    Adds the answers in a file to those that are here.

    Each of its settings is taken only where this device has none: what was said here counts for more.
    """
    file = request.files.get(FILE)
    try:
        brought = read_export(file.read() if file else b"", now())
        id = learner() or new_learner()
        count = store().merge(id, brought.entries)
    except ForeignFileError as foreign:
        return _refused(f"file-{foreign.code}")
    except LogFullError:
        return _refused("file-too-many")
    response = redirect(address(lang, "taken", count), 303)
    remember(response, id)
    _complete(response, brought.settings)
    return response


def _settings() -> Settings:
    table = dict(write_my_table(chosen_table()))
    return Settings(games=games(), table=table, minutes_from_utc=told_minutes())


def _complete(response: BaseResponse, brought: Settings) -> None:
    own = _settings()
    if brought.games and not own.games:
        keep_games(response, brought.games)
    if brought.table and not own.table:
        keep_table(response, brought.table.items())
    if brought.minutes_from_utc is not None and own.minutes_from_utc is None:
        keep(response, CLOCK, str(brought.minutes_from_utc))


def _refused(why: str, heading: str = "file-refused") -> Response:
    return of_one_learner(page("not_taken.html", _NOT_UNDERSTOOD, why=why, heading=heading))


@blueprint.get("/move")
def move(lang: str) -> Response:
    """The link by which another device goes on with this log; the code in it is sent to no server."""
    id = learner() or abort(404)
    return of_one_learner(
        page("move.html", code=id, link=f"{url_for('moving.take', lang=lang, _external=True)}#{id}")
    )


@blueprint.get("/take")
def take(lang: str) -> Response:
    """On the other device: asks whether to go on with that log here."""
    return page("take.html", failed="failed" in request.args)


@blueprint.post("/take")
def taken(lang: str) -> BaseResponse:
    """
    From now on this device is that learner too; what was answered here comes along.

    What else a device was told is in its cookies alone, and stays there: only a file carries that.
    """
    code = request.form.get("code", "").strip().rpartition("#")[2]
    if not LEARNER_ID.fullmatch(code) or not store().entries(code):
        return redirect(url_for("moving.take", lang=lang, failed=1), 303)
    own = learner()
    try:
        # Whoever comes without answers is here all the same, so that the log is not taken for forgotten.
        count = store().move(own, code) if own else store().merge(code, [])
    except LogFullError:
        return _refused("file-too-many", "take-refused")
    response = redirect(address(lang, "moved", count), 303)
    remember(response, code)
    return response


@blueprint.get("/delete")
def delete(lang: str) -> Response:
    """Asks whether really everything is to go."""
    return of_one_learner(page("forget.html", n=len(log())))


@blueprint.post("/delete")
def deleted(lang: str) -> BaseResponse:
    """Deletes every answer, here and for all devices that share the log."""
    id = learner()
    count = store().forget(id) if id else 0
    response = redirect(address(lang, "deleted", count), 303)
    for cookie in (LEARNER, CLOCK, GAMES_PLAYED, TABLE):
        keep(response, cookie, "")
    return response
