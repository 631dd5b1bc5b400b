"""Bodies compressed for whoever reads gzip; nothing secret is in them that their length could betray."""

from __future__ import annotations

import gzip
import struct
import zlib
from functools import lru_cache

from flask import Request
from werkzeug.datastructures import Accept
from werkzeug.http import parse_accept_header

_WORTH_IT = 512
"""Bytes; what is smaller fits a packet as it is."""
_TEXTS = ("text/", "image/svg+xml", "application/json", "application/xml")
_HEADER = b"\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\xff"
_ON_THE_WAY, _FOR_GOOD = 5, 9


def reads_gzip(request: Request) -> bool:
    """Whether the visitor's browser does."""
    return _names_gzip(request.headers.get("Accept-Encoding", ""))


@lru_cache(maxsize=256)
def _names_gzip(accepted: str) -> bool:
    """Browsers are few, and their headers the same with each request."""
    return parse_accept_header(accepted, Accept).quality("gzip") > 0


def is_worth_it(mimetype: str, size: int) -> bool:
    """Whether a body gains by it; pictures and fonts are compressed already."""
    return size >= _WORTH_IT and mimetype.startswith(_TEXTS)


def compress(body: bytes) -> bytes:
    """A body that is sent once."""
    return gzip.compress(body, _ON_THE_WAY, mtime=0)


def compress_for_good(body: bytes) -> bytes:
    """A body that is kept and sent often."""
    return gzip.compress(body, _FOR_GOOD, mtime=0)


class Deflated:
    """
    The larger part of a body, compressed once, to be sent after short first parts that differ.

    >>> gzip.decompress(Deflated(b"...").after(b"<html>"))
    b'<html>...'
    """

    def __init__(self, rest: bytes) -> None:
        packer = zlib.compressobj(_FOR_GOOD, zlib.DEFLATED, -zlib.MAX_WBITS)
        self._data = packer.compress(rest) + packer.flush()
        self._size = len(rest)
        self._sums: dict[bytes, int] = {}

    def __len__(self) -> int:
        """What it takes to keep it."""
        return len(self._data)

    def inflate(self) -> bytes:
        """As it was."""
        return zlib.decompress(self._data, -zlib.MAX_WBITS)

    def after(self, first: bytes) -> bytes:
        """Both parts as one gzip member: the first is a block of its own that is not compressed."""
        size = len(first)
        stored = struct.pack("<BHH", 0, size, size ^ 0xFFFF) + first
        ending = struct.pack("<LL", self._sum(first), (size + self._size) & 0xFFFFFFFF)
        return _HEADER + stored + self._data + ending

    def _sum(self, first: bytes) -> int:
        """The checksum of both parts; there are few first parts, so each is reckoned once."""
        if first not in self._sums:
            self._sums[first] = zlib.crc32(self.inflate(), zlib.crc32(first))
        return self._sums[first]


class Plain:
    """The same for a body that is sent once, and so not compressed before it is known for whom."""

    def __init__(self, rest: bytes) -> None:
        self._rest = rest

    def __len__(self) -> int:
        """What it takes to keep it."""
        return len(self._rest)

    def inflate(self) -> bytes:
        """As it was."""
        return self._rest

    def after(self, first: bytes) -> bytes:
        """Both parts as one gzip member."""
        return compress(first + self._rest)
