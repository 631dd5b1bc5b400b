"""Entries of a log, as short as a test can say them."""

from datetime import UTC, datetime, timedelta
from typing import Any

from tutor.learning.entry import Entry

START = datetime(2026, 3, 2, 18, 0, tzinfo=UTC)
"""A Monday evening."""


def an_entry(minute: float = 0, **changes: Any) -> Entry:
    """A right answer to a puzzle, so many minutes after the start."""
    told = {
        "time": START + timedelta(minutes=minute),
        "address": "left-bower-only",
        "sitting": "2026-03-02",
        "skill": "left-bower-following",
        "kind": "legal-plays",
        "answer": "JD",
        "verdict": "right",
        "guess": 1 / 31,
    }
    return Entry(**told | changes)
