"""Arguments in the text of a lesson: `trump=H trick="E 9H"`."""

from __future__ import annotations

import re
from typing import NamedTuple

_ARGUMENT = re.compile(r'(?:([\w.-]+)=)?(?:"([^"]*)"|([^\s"]+))')


class Argument(NamedTuple):
    """`key=value` or `key="several words"`; without a key, a word."""

    key: str | None
    value: str
    key_start: int
    value_start: int
    """Where the value begins, at its quotation mark if it has one."""
    is_quoted: bool


def read_arguments(text: str) -> list[Argument] | None:
    """The arguments of a directive or a claim; None where a quotation mark is never closed."""
    if _ARGUMENT.sub("", text).strip():
        return None
    return [_argument(found) for found in _ARGUMENT.finditer(text)]


def _argument(found: re.Match[str]) -> Argument:
    key, quoted, bare = found.groups()
    start = found.start() + (len(key) + 1 if key else 0)
    return Argument(key, bare or quoted or "", found.start(), start, quoted is not None)
