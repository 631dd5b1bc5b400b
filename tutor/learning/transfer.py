"""A log as one file that a learner keeps, and takes to another school or device."""

from __future__ import annotations

from codecs import BOM_UTF8
from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from typing import Annotated, Final, Literal, NamedTuple

from pydantic import AwareDatetime, BaseModel, ConfigDict, Field, ValidationError

from tutor.learning.entry import Entry
from tutor.learning.errors import ForeignFileError
from tutor.learning.limits import MOST_IN_ALL
from tutor.learning.settings import Settings

FORMAT: Final = "euchre-tutor/progress"
VERSION: Final = 2
"""The first one had no settings; a school that knows no other says of this one that it is newer."""
MOST_BYTES = 16 * 1024 * 1024
"""A full log takes about half of it."""
_ABOUT = (
    "The answers that a learner gave at the Euchre school, one entry for each; all that the school shows is "
    "computed from them and the settings. A field that is left out has its usual value. "
    "Import the file to add them to a log."
)
_A_DAY = timedelta(days=1)
_NOTHING_SAID = Settings()


class _Envelope(BaseModel):
    """What every version of the file begins with."""

    format: str
    version: int


class _Document(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid")

    format: Literal["euchre-tutor/progress"] = FORMAT
    version: Literal[1, 2] = VERSION
    about: str = _ABOUT
    exported: AwareDatetime
    settings: Settings = _NOTHING_SAID
    entries: Annotated[list[Entry], Field(max_length=MOST_IN_ALL)]


class Exported(NamedTuple):
    """What a file brings."""

    entries: list[Entry]
    settings: Settings


def export(log: Iterable[Entry], now: datetime, settings: Settings = _NOTHING_SAID) -> str:
    """All of a learner as one JSON document, but not who it is, as the id is a key to the log."""
    document = _Document(exported=now.astimezone(UTC), settings=settings, entries=list(log))
    lines = [one.model_dump_json(exclude_defaults=True) for one in document.entries]
    head = document.model_dump_json(exclude={"entries"}).removesuffix("}")
    return head + ',"entries":[' + ",".join(f"\n{line}" for line in lines) + "\n]}\n"


def read_export(data: bytes, now: datetime) -> Exported:
    """
    What stands in an exported file of any version, all of it or nothing.

    Raises:
        ForeignFileError: Where it is none, or a newer or a broken one, and what is wrong with it.
    """
    if len(data) > MOST_BYTES:
        raise ForeignFileError("too-large", f"more than {MOST_BYTES // 1024 // 1024} MiB")
    # An editor may have put a mark before it.
    data = data.removeprefix(BOM_UTF8)
    _check_envelope(data)
    try:
        document = _Document.model_validate_json(data)
    except ValidationError as error:
        raise ForeignFileError("broken", _first_fault(error)) from None
    if late := next((one for one in document.entries if one.time > now + _A_DAY), None):
        raise ForeignFileError("future", late.time.date().isoformat())
    return Exported(document.entries, document.settings)


def _check_envelope(data: bytes) -> None:
    try:
        envelope = _Envelope.model_validate_json(data)
    except ValidationError as error:
        if error.errors()[0]["type"] == "json_invalid":
            raise ForeignFileError("no-json", _first_fault(error)) from None
        raise ForeignFileError("foreign") from None
    if envelope.format != FORMAT:
        raise ForeignFileError("foreign")
    if envelope.version > VERSION:
        raise ForeignFileError("newer", f"version {envelope.version}, known up to {VERSION}")


def _first_fault(error: ValidationError) -> str:
    fault = error.errors()[0]
    place = ".".join(map(str, fault["loc"]))
    return f"{place}: {fault['msg']}" if place else fault["msg"]
