"""Who is answering: a random id in a cookie, made at the first answer, and the store of answers."""

from __future__ import annotations

import logging
import re
import time
from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from typing import cast

from flask import Response, abort, current_app, request
from werkzeug.wrappers import Response as BaseResponse

from tutor.learning.adviser import Adviser
from tutor.learning.entry import LEARNER_ID, MOST_MINUTES_FROM_UTC, Clock, Entry
from tutor.learning.errors import StoreError
from tutor.learning.priors import GAMES
from tutor.learning.store import Store
from tutor.web.languages import keep

LEARNER, CLOCK, GAMES_PLAYED = "learner", "clock", "games"
"""The cookies: who it is, how far the clock is from UTC, what is played already."""
IDLE = timedelta(days=800)
"""Who has not been here for so long has lost the cookie, which lasts a year; the log is deleted."""


def store() -> Store:
    """The logs of all learners."""
    return cast(Store, current_app.extensions["store"])


def adviser() -> Adviser:
    """Who reads more in a log than single answers."""
    return cast(Adviser, current_app.extensions["adviser"])


def learner() -> str | None:
    """The learner that the browser names; None before the first answer, or without cookies."""
    id = request.cookies.get(LEARNER, "")
    return id if LEARNER_ID.fullmatch(id) else None


def log() -> list[Entry]:
    """All answers of this learner, in order."""
    id = learner()
    return store().entries(id) if id else []


def now() -> datetime:
    """This moment."""
    return datetime.now(UTC)


def told_minutes() -> int | None:
    """How far the learner's clock is from UTC, as the browser told with the last answer."""
    told = _minutes(request.form.get("minutes", "")) if request.method == "POST" else None
    return told if told is not None else _minutes(request.cookies.get(CLOCK, ""))


def clock() -> Clock:
    """The learner's clock, as far as told; else the server's."""
    found = told_minutes()
    if found is None:
        found = round((datetime.now().astimezone().utcoffset() or timedelta()).total_seconds() / 60)
    return Clock(found)


def _minutes(text: str) -> int | None:
    if not re.fullmatch(r"-?[0-9]{1,4}", text, re.ASCII) or abs(int(text)) > MOST_MINUTES_FROM_UTC:
        return None
    return int(text)


def games() -> tuple[str, ...]:
    """The card games that the learner plays already, as far as told."""
    told = request.cookies.get(GAMES_PLAYED, "").split(".")
    return tuple(game for game in GAMES if game in told)


def keep_games(response: BaseResponse, played: Iterable[str]) -> None:
    """Keeps what is played already."""
    keep(response, GAMES_PLAYED, ".".join(played))


def remember(response: BaseResponse, id: str) -> None:
    """Keeps who it is for another year, and the clock that the browser told."""
    keep(response, LEARNER, id)
    if _minutes(request.form.get("minutes", "")) is not None:
        keep(response, CLOCK, request.form["minutes"])


def of_one_learner(response: Response) -> Response:
    """Marks a page that nobody else may see: no browser and no proxy keeps it."""
    response.headers["Cache-Control"] = "private, no-store"
    return response


def is_of_another_site() -> bool:
    """Whether it was another site's form that was sent, as the browser tells."""
    told, origin = request.headers.get("Sec-Fetch-Site"), request.headers.get("Origin")
    if request.method != "POST" or told == "same-origin":
        return False
    return told == "cross-site" or (origin is not None and origin.partition("://")[2] != request.host)


def refuse_other_sites() -> None:
    """A form of another site can't change what this one keeps, as it can't read it."""
    if is_of_another_site():
        abort(400)


_A_DAY = 24 * 60 * 60
_log = logging.getLogger(__name__)


class Sweeper:
    """Deletes the logs of those who have not been here for years, once a day in each process."""

    def __init__(self) -> None:
        self._next = 0.0

    def sweep(self, store: Store) -> None:
        """Deletes them if it is time to."""
        if time.monotonic() >= self._next:
            self._next = time.monotonic() + _A_DAY
            try:
                store.forget_idle(now() - IDLE)
            except StoreError as error:
                # Whoever has answered just now has nothing to do with it.
                _log.error("old answers were not deleted: %s", error)
