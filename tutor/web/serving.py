"""The site behind a real WSGI server, which finishes what is under way when it is told to stop."""

from __future__ import annotations

import errno
import logging
import signal
import socket
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from functools import partial
from threading import Thread
from typing import Any

from flask import Flask
from waitress import wasyncore  # type: ignore[import-untyped]  # ships no types
from waitress.channel import HTTPChannel  # type: ignore[import-untyped]
from waitress.server import BaseWSGIServer, create_server  # type: ignore[import-untyped]

from tutor.web import workers
from tutor.web.app import create_app
from tutor.web.moving import LONGEST_FILE
from tutor.web.operator import Operator

OK, USAGE = 0, 2
_LONGEST_BODY = LONGEST_FILE + 1024 * 1024
"""Up to here the site itself says that a request is too long; beyond, the server breaks off."""
_GRACE = 20.0
"""Seconds for what is under way, once the server is told to stop."""
_NOT_HERE = (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT)
"""`localhost` has an IPv6 address even where the machine has not."""
_WAITING = 1024
"""Connections that wait to be accepted."""
_TICK = 0.5
"""Seconds between two looks at whether it was."""

_log = logging.getLogger(__name__)


def _site(operator: Operator) -> Flask:
    return create_app(operator=operator)


def serve(
    operator: Operator,
    make: Callable[[Operator], Flask] = _site,
    says: str = "The school is open at {} (Ctrl+C closes it)",
) -> int:
    """
    Serves a site until it is stopped, and *says* where; the exit status.

    That is 2 where the address can't be used.
    """
    logging.basicConfig(format="%(levelname)s: %(message)s")
    # It warns of every short burst of requests.
    logging.getLogger("waitress.queue").setLevel(logging.ERROR)
    try:
        sockets = listen(operator.host, operator.port)
    except OSError as error:
        why = "it is taken; end what runs there, or choose another port with --port"
        says = why if error.errno == errno.EADDRINUSE else str(error)
        print(f"tutor: cannot serve at {operator.host}, port {operator.port}: {says}", file=sys.stderr)
        return USAGE
    with ExitStack() as closing:
        for one in sockets:
            closing.enter_context(one)
        try:
            app = make(operator)
        except ValueError as error:
            print(f"tutor: {error}", file=sys.stderr)
            return USAGE
        address = f"http://{_address(operator.host, sockets[0])}{operator.prefix}/"
        print(says.format(address), flush=True)
        return _serve(app, operator.workers, sockets)


def _serve(app: Flask, count: int, sockets: Sequence[socket.socket]) -> int:
    if count > 1 and workers.POSSIBLE:
        return workers.supervise(count, partial(_prepare_and_work, app, sockets), sockets, _GRACE)
    if count > 1:
        _log.warning("this system can't share a port among processes: one worker serves alone")
    _prepare_and_work(app, sockets)
    return OK


def _prepare_and_work(app: Flask, sockets: Sequence[socket.socket]) -> None:
    """Works out what the first learner would wait for, while pages are served already."""
    Thread(target=_prepare, args=[app], daemon=True).start()
    work(app, sockets)


def _prepare(app: Flask) -> None:
    app.extensions["school"].quizmaster.prepare()
    app.extensions["adviser"].prepare()


def listen(host: str, port: int) -> list[socket.socket]:
    """
    Sockets at every address of *host*, all at one port.

    Raises:
        OSError: Where one of them is taken, or this machine has none of them.
    """
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    missing: OSError | None = None
    with ExitStack() as closing:
        sockets: list[socket.socket] = []
        for family, _, _, _, (name, *_) in found:
            # A port that the system chose for the first address holds for the others.
            port = sockets[0].getsockname()[1] if sockets else port
            try:
                one = socket.create_server((str(name), port), family=family, backlog=_WAITING)
            except OSError as error:
                if error.errno not in _NOT_HERE:
                    raise
                missing = error
            else:
                sockets.append(closing.enter_context(one))
        if missing and not sockets:
            raise missing
        closing.pop_all()
    return sockets


def _address(host: str, listening: socket.socket) -> str:
    """With the real port, where the system was to choose one."""
    return f"{f'[{host}]' if ':' in host else host}:{listening.getsockname()[1]}"


def work(app: Flask, sockets: Sequence[socket.socket]) -> None:
    """Answers requests until this process is told to stop, or is a worker whose supervisor is gone."""
    stop = _told_to_stop()
    channels: dict[int, Any] = {}
    server = create_server(
        app,
        map=channels,
        sockets=list(sockets),
        ident=None,
        max_request_body_size=_LONGEST_BODY,
        # `tutor.web.proxies` believes them, or doesn't.
        clear_untrusted_proxy_headers=False,
    )
    while not stop():
        _leave_to_others(server, channels)
        wasyncore.loop(timeout=_TICK, map=channels, count=1)
    _stop_accepting(channels)
    _finish(channels)
    server.task_dispatcher.shutdown(timeout=1)


def _told_to_stop() -> Callable[[], bool]:
    told: list[int] = []
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda number, _: told.append(number))
    workers.unblock_signals()
    return lambda: bool(told) or workers.is_orphaned()


def _leave_to_others(server: Any, channels: dict[int, Any]) -> None:
    """A worker whose threads are all busy takes no further visitor, whom an idle one may be waiting for."""
    busy = sum(bool(channel.requests) for channel in _connections(channels))
    for listener in _listeners(channels):
        listener.accepting = not workers.is_one_of_several() or busy < server.adj.threads


def _stop_accepting(channels: dict[int, Any]) -> None:
    for listener in _listeners(channels):
        listener.del_channel()
        listener.socket.close()


def _finish(channels: dict[int, Any]) -> None:
    last = time.monotonic() + _GRACE
    # One look at least: what has arrived may not have been read yet.
    wasyncore.loop(timeout=0, map=channels, count=1)
    while _under_way(channels) and time.monotonic() < last:
        wasyncore.loop(timeout=0.05, map=channels, count=1)


def _under_way(channels: dict[int, Any]) -> bool:
    """Whether a request is still being read, answered, or sent; a connection without one is simply closed."""
    return any(
        channel.requests or channel.request is not None or channel.total_outbufs_len
        for channel in _connections(channels)
    )


def _connections(channels: dict[int, Any]) -> list[Any]:
    return [channel for channel in channels.values() if isinstance(channel, HTTPChannel)]


def _listeners(channels: dict[int, Any]) -> list[Any]:
    return [channel for channel in channels.values() if isinstance(channel, BaseWSGIServer)]
