"""The site behind a reverse proxy: below a prefix, and under the name and protocol that visitors see."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from ipaddress import ip_address
from typing import TYPE_CHECKING

from flask import Flask
from werkzeug.middleware.proxy_fix import ProxyFix

from tutor.web.operator import Network, Operator

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment


class Prefix:
    """
    The whole site below a path: the operator's, or one that a trusted proxy names.

    A proxy may pass the path on as it is or without the prefix: the site is found either way, and its links
    have the prefix.
    """

    def __init__(self, app: WSGIApplication, prefix: str) -> None:
        self._app, self._prefix = app, prefix

    def __call__(self, environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        prefix = environ.get("SCRIPT_NAME", "").rstrip("/") or self._prefix
        path = environ.get("PATH_INFO", "")
        if prefix and (path == prefix or path.startswith(f"{prefix}/")):
            environ["PATH_INFO"] = path[len(prefix) :]
        environ["SCRIPT_NAME"] = prefix
        return self._app(environ, start_response)


class TrustedProxies:
    """What `X-Forwarded-*` says, believed from these networks alone: anybody can send such headers."""

    def __init__(self, app: WSGIApplication, networks: Sequence[Network]) -> None:
        self._app, self._networks = app, networks
        self._told = ProxyFix(app, x_for=1, x_proto=1, x_host=1, x_prefix=1)

    def __call__(self, environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        if self._trusts(environ.get("REMOTE_ADDR", "")):
            return self._told(environ, start_response)
        return self._app(environ, start_response)

    def _trusts(self, sender: str) -> bool:
        if not self._networks:
            return False
        try:
            address = ip_address(sender)
        except ValueError:
            return False
        return any(address in network for network in self._networks)


def install(app: Flask, operator: Operator) -> None:
    """Puts *app* below the operator's prefix, and behind the proxies that the operator trusts."""
    below = Prefix(app.wsgi_app, operator.prefix)
    app.wsgi_app = TrustedProxies(below, operator.trusted_proxy)  # type: ignore[method-assign]
