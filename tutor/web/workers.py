"""Several worker processes at one port: forked from one that has read everything, replaced when they die."""

from __future__ import annotations

import logging
import os
import signal
import socket
import sys
import time
from collections.abc import Callable, Sequence

POSSIBLE = hasattr(os, "fork")
"""Windows has no fork."""
_YOUNG = 1.0
"""A worker that dies within so many seconds is replaced after as many, or the log would fill."""

_supervisor: list[int] = []
"""The supervisor's process id, in a worker."""
_log = logging.getLogger(__name__)


def supervise(count: int, work: Callable[[], None], sockets: Sequence[socket.socket], grace: float) -> int:
    """
    Keeps *count* processes at *work* until this one is told to stop; they have *grace* seconds to finish.

    Returns the exit status: 0 where all of them finished.
    """
    # What is sent while nobody waits for it stays, and is not lost between two looks.
    signal.pthread_sigmask(signal.SIG_BLOCK, _awaited())
    signal.signal(signal.SIGCHLD, lambda *_: None)
    started = {_start(work): time.monotonic() for _ in range(count)}
    while signal.sigwait(_awaited()) == signal.SIGCHLD:
        for worker in _ended(started):
            _log.error("worker %d ended; another takes its place", worker)
            time.sleep(max(0.0, _YOUNG - (time.monotonic() - started.pop(worker))))
            started[_start(work)] = time.monotonic()
    for one in sockets:
        one.close()
    return _stop(started, grace)


def unblock_signals() -> None:
    """A worker has handlers of its own, and needs no waiting for."""
    if POSSIBLE:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, _awaited())


def is_one_of_several() -> bool:
    """Whether this is a worker, with others beside it."""
    return bool(_supervisor)


def is_orphaned() -> bool:
    """Whether this is a worker that nobody would stop or replace any more."""
    return is_one_of_several() and os.getppid() != _supervisor[0]


def _awaited() -> tuple[signal.Signals, ...]:
    return signal.SIGTERM, signal.SIGINT, signal.SIGCHLD


def _start(work: Callable[[], None]) -> int:
    own = os.getpid()
    worker = os.fork()
    if worker:
        return worker
    _supervisor.append(own)
    status = 1
    try:
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        work()
        status = 0
    finally:
        if status:
            _log.exception("a worker failed")
        # The supervisor's own way out is none of a worker's business.
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(status)


def _ended(started: dict[int, float]) -> list[int]:
    """Those of the workers that are no more."""
    return [worker for worker in started if os.waitpid(worker, os.WNOHANG)[0]]


def _stop(started: dict[int, float], grace: float) -> int:
    for worker in started:
        os.kill(worker, signal.SIGTERM)
    last = time.monotonic() + grace + 1
    left = set(started)
    while left and time.monotonic() < last:
        left -= set(_ended(dict.fromkeys(left, 0.0)))
        time.sleep(0.02)
    for worker in left:
        os.kill(worker, signal.SIGKILL)
        os.waitpid(worker, 0)
    return 1 if left else 0
