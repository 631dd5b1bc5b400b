"""One answer in a learner's log, and how two logs become one."""

from __future__ import annotations

import json
import re
import secrets
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from functools import cached_property
from hashlib import sha256
from typing import Annotated, Literal

from pydantic import AfterValidator, AwareDatetime, BaseModel, ConfigDict, Field

from tutor.content.fields import is_id

LEARNER_ID = re.compile(r"[A-Za-z0-9_-]{16,64}")
"""What the id of a learner looks like."""
EARLIEST = datetime(2000, 1, 1, tzinfo=UTC)
"""No school has kept answers before; the first and last days of the calendar have no neighbours."""
MOST_MINUTES_FROM_UTC = 14 * 60
"""No clock on Earth is further from UTC."""
_LONGEST_MS = 60 * 60 * 1000
"""A page that lay open over night says nothing of how long the answer took."""
_MARK_LENGTH = 32
LONGEST_ADDRESS = 2000
LONGEST_ANSWER = 500

Verdict = Literal["right", "partly", "wrong"]
"""`partly`: what was chosen belongs to the answer, but something is missing."""


def _one_id(text: str) -> str:
    if not is_id(text):
        raise ValueError("an id is small letters, digits and hyphens")
    return text


def _in_utc(time: datetime) -> datetime:
    try:
        found = time.astimezone(UTC)
    except OverflowError:
        found = None
    if found is None or found < EARLIEST:
        raise ValueError(f"no answer was given at {time.isoformat()}")
    return found


def _shortened(ms: int) -> int:
    return min(ms, _LONGEST_MS)


Id = Annotated[str, Field(max_length=64), AfterValidator(_one_id)]
Text = Annotated[str, Field(pattern=r"^[ -~]+$")]
"""Printable ASCII: every address and every answer in canonical words is."""


class Entry(BaseModel):
    """
    An answer as it was given, with what was known of it at that moment; the log is all that is kept.

    Nothing is looked up again: a puzzle may have changed since.
    """

    model_config = ConfigDict(frozen=True, strict=True, extra="forbid")

    time: Annotated[AwareDatetime, AfterValidator(_in_utc)]
    address: Annotated[Text, Field(max_length=LONGEST_ADDRESS)]
    """A puzzle's id, or the position itself as `ask` reads it."""
    sitting: Annotated[Text, Field(max_length=64)]
    """A quiz's id, or the day; each address has one first answer in it."""
    skill: Id
    kind: Id
    answer: Annotated[Text, Field(max_length=LONGEST_ANSWER)]
    """In canonical words."""
    verdict: Verdict
    guess: Annotated[float, Field(gt=0, le=1, allow_inf_nan=False)]
    """The chance to be right without knowing anything."""
    variant: Id = "standard"
    misconceptions: Annotated[tuple[Id, ...], Field(max_length=100)] = ()
    """Those that give this wrong answer."""
    exposes: Annotated[tuple[Id, ...], Field(max_length=100)] = ()
    """Those that answer this question wrongly, whatever the learner said."""
    hint: Annotated[int, Field(ge=0, le=2)] = 0
    """How many of the two hints were read; the second tells a part of the answer."""
    ms: Annotated[int, Field(ge=0), AfterValidator(_shortened)] = 0
    placement: bool = False
    """Whether it was asked to find out what need not be taught."""
    first: bool = True
    """Whether it counts; a later try at the same address in the same sitting is practice."""

    @property
    def right(self) -> bool:
        """Whether the answer was right."""
        return self.verdict == "right"

    @property
    def unaided(self) -> bool:
        """Whether it was right at the first try and without a hint."""
        return self.first and self.right and not self.hint

    @cached_property
    def mark(self) -> str:
        """
        What tells this entry from all others of its learner: a digest of all but `first`.

        A field at its default is left out, so that a field added later changes no mark.
        """
        told = self.model_dump(mode="json", exclude={"first"}, exclude_defaults=True)
        text = json.dumps(told, sort_keys=True, separators=(",", ":"))
        return sha256(text.encode()).hexdigest()[:_MARK_LENGTH]

    @property
    def question(self) -> tuple[str, str]:
        """What has one first answer."""
        return self.address, self.sitting

    @property
    def order(self) -> tuple[datetime, str]:
        """By time; of two at the same moment, always the same one."""
        return self.time, self.mark

    def counting(self, first: bool) -> Entry:
        """The same answer, as the first one or as practice."""
        return self if first is self.first else self.model_copy(update={"first": first})


def merge(*logs: Iterable[Entry]) -> list[Entry]:
    """
    The union of logs in order; of two first answers to one question the earlier one counts.

    The order of the logs means nothing, nor does a log that comes twice.
    """
    entries: dict[str, Entry] = {}
    first: dict[tuple[str, str], Entry] = {}
    for entry in (entry for log in logs for entry in log):
        entries[entry.mark] = entry
        if entry.first:
            rival = first.setdefault(entry.question, entry)
            first[entry.question] = min(rival, entry, key=lambda one: one.order)
    counted = {entry.mark for entry in first.values()}
    return [one.counting(one.mark in counted) for one in sorted(entries.values(), key=lambda one: one.order)]


def new_learner() -> str:
    """The random id of somebody who gives the first answer; whoever knows it, is that learner."""
    return secrets.token_urlsafe(16)


@dataclass(frozen=True)
class Clock:
    """
    The learner's clock, so many minutes ahead of UTC; a browser's offset has the other sign.

    >>> Clock(60).day_of(datetime(2026, 3, 1, 23, 30, tzinfo=UTC))
    datetime.date(2026, 3, 2)
    """

    minutes: int = 0

    def __post_init__(self) -> None:
        if abs(self.minutes) > MOST_MINUTES_FROM_UTC:
            raise ValueError(f"no clock is {self.minutes} minutes ahead of UTC")

    def day_of(self, time: datetime) -> date:
        """The learner's day at that moment."""
        return (time.astimezone(UTC) + timedelta(minutes=self.minutes)).date()
