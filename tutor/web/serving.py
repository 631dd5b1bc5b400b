"""The site behind a real WSGI server."""

from __future__ import annotations

import logging
import sys
from typing import Any

from flask import Flask
from waitress.server import create_server  # type: ignore[import-untyped]  # ships no types

from tutor.web.app import create_app

USAGE = 2
_LAST_PORT = 65535
_LONGEST_BODY = 1024 * 1024
"""Up to here the site itself says that a request is too long; beyond, the server breaks off."""


def serve(host: str, port: int) -> None:
    """
    Serves the site until it is stopped.

    Raises:
        SystemExit: Where the address can't be used; the reason stands on standard error.
    """
    logging.basicConfig(format="%(levelname)s: %(message)s")
    # It warns of every short burst of requests.
    logging.getLogger("waitress.queue").setLevel(logging.ERROR)
    app = create_app()
    try:
        server = _open(app, host, port)
    except (OSError, ValueError) as error:
        print(f"tutor: cannot serve at {host}, port {port}: {error}", file=sys.stderr)
        raise SystemExit(USAGE) from None
    print(f"The school is open at {_address(host, server)} (Ctrl+C closes it)", flush=True)
    server.run()


def _open(app: Flask, host: str, port: int) -> Any:
    # The system would take a larger number for another port.
    if not 0 <= port <= _LAST_PORT:
        raise ValueError(f"ports go up to {_LAST_PORT}")
    return create_server(app, host=host, port=port, ident=None, max_request_body_size=_LONGEST_BODY)


def _address(host: str, server: Any) -> str:
    """With the real port, where the system was to choose one."""
    listening = getattr(server, "effective_listen", None)
    port = listening[0][1] if listening else server.effective_port
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"
