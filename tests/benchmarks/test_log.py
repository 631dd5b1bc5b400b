"""How fast a long log is read, shown and merged; run with `pytest -m benchmark`."""

import time
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from random import Random

import pytest
from entries import START, an_entry

from tutor.content.skills import SKILLS
from tutor.learning.entry import Clock, Entry, merge
from tutor.learning.history import history
from tutor.learning.mastery import standings
from tutor.learning.schedule import reviews
from tutor.learning.store import open_store
from tutor.learning.transfer import export, read_export

pytestmark = pytest.mark.benchmark
ENTRIES, ANNA, HERE = 5_000, "anna-anna-anna-anna", Clock(60)
MINDS = ("left-follows-print", "left-plain", "must-trump", "no-bowers", "play-anything")


def a_long_log() -> list[Entry]:
    """Two years of answers to all skills."""
    random = Random(1)
    return [
        an_entry(
            number * 210,
            address=f"legal-plays?hand=JD+AS+9C+QS+KC&trick=E+10D&trump=H&n={number}",
            skill=random.choice(SKILLS),
            kind=random.choice(["legal-plays", "trumps", "bower"]),
            verdict=random.choice(["right", "right", "right", "wrong"]),
            exposes=MINDS,
        )
        for number in range(ENTRIES)
    ]


def seconds(work: Callable[[], object]) -> float:
    """The best of three, as others may use the machine."""
    times = []
    for _ in range(3):
        start = time.perf_counter()
        work()
        times.append(time.perf_counter() - start)
    return min(times)


def test_five_thousand_answers(tmp_path: Path) -> None:
    log, now = a_long_log(), START + timedelta(days=800)
    store = open_store(tmp_path / "x.sqlite3")
    start = time.perf_counter()
    assert store.merge(ANNA, log) == ENTRIES
    merging = time.perf_counter() - start
    assert store.entries(ANNA) == log
    file = export(log, now).encode()
    took = {
        "read": seconds(lambda: store.entries(ANNA)),
        "standings": seconds(lambda: standings(log, HERE)),
        "reviews": seconds(lambda: reviews(log, HERE)),
        "history": seconds(lambda: history(log, HERE)),
        "export": seconds(lambda: export(log, now)),
        "read a file": seconds(lambda: read_export(file, now)),
        "merge with itself": seconds(lambda: merge(log, log)),
        "merge into the store": merging,
    }
    adding = [an_entry(ENTRIES * 210 + number, address=f"new-{number}") for number in range(200)]
    start = time.perf_counter()
    for entry in adding:
        store.add(ANNA, entry)
    took["add one"] = (time.perf_counter() - start) / len(adding)
    store.close()
    print(f"{ENTRIES:,} answers, {len(file) / 1024:.0f} KiB:")
    print(*(f"{name}: {1000 * one:.1f} ms" for name, one in took.items()), sep="\n")
    shown = took["read"] + took["standings"] + took["reviews"] + took["history"]
    assert shown < 0.5, "what the page of progress needs"
    assert took["add one"] < 0.02
    assert max(took.values()) < 2
