"""Many processes at one store, and processes that are killed: no acknowledged answer is lost."""

import signal
import sqlite3
import subprocess
import sys
import threading
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from tutor.learning.store import Store, open_store

WRITER = Path(__file__).with_name("writer.py")
ANNA = "anna-anna-anna-anna"
WRITERS, EACH = 8, 25


def start(where: str, name: str, count: int) -> subprocess.Popen[str]:
    command = [sys.executable, str(WRITER), where, ANNA, name, str(count)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def test_eight_writers_lose_nothing(where: str) -> None:
    """They also open a store that isn't there yet, all at once."""
    running = [start(where, str(number), EACH) for number in range(WRITERS)]
    outputs = [one.communicate(timeout=120) for one in running]
    assert [(one.returncode, errors) for one, (_, errors) in zip(running, outputs, strict=True)] == [
        (0, "")
    ] * WRITERS

    store = open_store(where)
    log = store.entries(ANNA)
    store.close()
    acknowledged = Counter(tuple(line.split()) for out, _ in outputs for line in out.splitlines())
    assert Counter((e.address, "first" if e.first else "practice") for e in log) == acknowledged
    assert len(log) == WRITERS * EACH * 2
    for number in range(EACH):
        assert acknowledged[f"shared-{number}", "first"] == 1
        assert acknowledged[f"shared-{number}", "practice"] == WRITERS - 1
        assert all(acknowledged[f"own-{name}-{number}", "first"] == 1 for name in range(WRITERS))


@pytest.mark.parametrize("answers", [1, 20])
def test_a_killed_process_loses_no_acknowledged_answer(
    where: str, answers: int, opened: Callable[[], Store]
) -> None:
    writer = start(where, "killed", 1_000_000)
    assert writer.stdout is not None
    assert writer.stderr is not None
    seen = [writer.stdout.readline() for _ in range(answers)]
    writer.send_signal(signal.SIGKILL)
    # Not `communicate`, which does not see what `readline` has read ahead.
    with writer:
        rest, errors = writer.stdout.read(), writer.stderr.read()
    assert (writer.returncode, errors) == (-signal.SIGKILL, "")

    acknowledged = [
        line.split()[0] for line in (*seen, *rest.splitlines(keepends=True)) if line.endswith("\n")
    ]
    kept = [entry.address for entry in opened().entries(ANNA)]
    assert len(acknowledged) >= answers
    assert kept[: len(acknowledged)] == acknowledged
    # One more may have been kept, whose acknowledgement the process did not live to print.
    assert len(kept) - len(acknowledged) in (0, 1)
    assert opened().merge(ANNA, []) == 0, "the store is writable again"


def test_a_new_file_waits_for_whoever_is_making_it(tmp_path: Path) -> None:
    """SQLite does not wait by itself when its write-ahead log is switched on."""
    file = tmp_path / "new.sqlite3"
    other = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
    other.execute("BEGIN IMMEDIATE")
    later = threading.Timer(0.3, other.execute, ["COMMIT"])
    later.start()
    open_store(file).close()
    later.join()
    other.close()
