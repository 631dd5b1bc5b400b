"""What the operator of a site decides: where it listens, with how many workers, behind which proxy."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path
from typing import Any, Self
from urllib.parse import urlsplit

from tutor.learning.engines import FILE_NAME, default_file

Network = IPv4Network | IPv6Network
_LAST_PORT = 65535
_MOST_WORKERS = 64
_PREFIX = re.compile(r"(/[A-Za-z0-9._~-]+)*")
_EVERYONE = ("0.0.0.0/0", "::/0")


class OperatorError(ValueError):
    """A setting that can't be; the message names it and says what it could be."""


@dataclass(frozen=True)
class Operator:
    """The settings of `tutor serve`; each is also an environment variable, such as `EUCHRE_PORT`."""

    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    prefix: str = ""
    """The path below which the site lies, without a slash at its end."""
    data: Path | str | None = None
    """Where answers are kept: a folder, or the URL of a database; else the platform's folder."""
    trusted_proxy: tuple[Network, ...] = ()
    """Whose forwarded headers are believed."""
    imprint_url: str = ""
    report_url: str = ""

    @property
    def store(self) -> Path | str:
        """The file of the store, or its URL."""
        if self.data is None:
            return default_file()
        return self.data / FILE_NAME if isinstance(self.data, Path) else self.data

    @classmethod
    def read(cls, options: Mapping[str, str | None], environment: Mapping[str, str]) -> Self:
        """
        The settings from the command line, else from the environment, else the usual ones.

        >>> Operator.read({"port": "80"}, {"EUCHRE_PORT": "81", "EUCHRE_PREFIX": "euchre/"}).prefix
        '/euchre'

        Raises:
            OperatorError: For the first setting that can't be.
        """
        found: dict[str, Any] = {}
        for name in (field.name for field in fields(cls)):
            variable = f"EUCHRE_{name.upper()}"
            for source, text in (
                (f"--{name.replace('_', '-')}", options.get(name)),
                (variable, environment.get(variable)),
            ):
                if text is not None:
                    found[name] = _read(source, name, text)
                    break
        return cls(**found)


def _read(source: str, name: str, text: str) -> Any:
    try:
        return _READERS[name](text.strip())
    except ValueError as error:
        raise OperatorError(f"{source}: {error}, not {text!r}") from None


def _number(low: int, high: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        if not (text.isascii() and text.isdigit() and low <= int(text) <= high):
            raise ValueError(f"a number from {low} to {high}")
        return int(text)

    return read


def _host(text: str) -> str:
    if not text:
        raise ValueError("a name or an address, 0.0.0.0 for all of IPv4")
    return text


def _prefix(text: str) -> str:
    path = "/" + text.strip("/") if text.strip("/") else ""
    if not _PREFIX.fullmatch(path):
        raise ValueError("a path such as /euchre")
    return path


def _data(text: str) -> Path | str | None:
    if "://" in text:
        return text
    return Path(text) if text else None


def _networks(text: str) -> tuple[Network, ...]:
    words = [
        one for word in text.replace(",", " ").split() for one in (_EVERYONE if word == "*" else (word,))
    ]
    try:
        return tuple(ip_network(word) for word in words)
    except ValueError:
        raise ValueError("addresses or networks such as 127.0.0.1 or 10.0.0.0/8, or * for any") from None


def _link(text: str) -> str:
    parts = urlsplit(text)
    web = parts.scheme in ("http", "https") and parts.netloc
    if text and not web and not (parts.scheme == "mailto" and "@" in parts.path):
        raise ValueError("an address that begins with https:, http: or mailto:")
    return text


_READERS: dict[str, Callable[[str], Any]] = {
    "host": _host,
    "port": _number(0, _LAST_PORT),
    "workers": _number(1, _MOST_WORKERS),
    "prefix": _prefix,
    "data": _data,
    "trusted_proxy": _networks,
    "imprint_url": _link,
    "report_url": _link,
}
