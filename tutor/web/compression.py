"""Bodies compressed for whoever reads gzip; nothing secret is in them that their length could betray."""

from __future__ import annotations

import gzip
import struct
import zlib

from flask import Request

_WORTH_IT = 512
"""Bytes; what is smaller fits a packet as it is."""
_TEXTS = ("text/", "image/svg+xml", "application/json", "application/xml")
_HEADER = b"\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\xff"
_ON_THE_WAY, _FOR_GOOD = 5, 9


def reads_gzip(request: Request) -> bool:
    """Whether the visitor's browser does."""
    return request.accept_encodings.quality("gzip") > 0


def is_worth_it(mimetype: str, size: int) -> bool:
    """Whether a body gains by it; pictures and fonts are compressed already."""
    return size >= _WORTH_IT and mimetype.startswith(_TEXTS)


def compress(body: bytes) -> bytes:
    """A body that is sent once."""
    return gzip.compress(body, _ON_THE_WAY, mtime=0)


def compress_for_good(body: bytes) -> bytes:
    """A body that is kept and sent often."""
    return gzip.compress(body, _FOR_GOOD, mtime=0)


def deflate(rest: bytes) -> bytes:
    """The larger part of a body, for `put_before`."""
    packer = zlib.compressobj(_FOR_GOOD, zlib.DEFLATED, -zlib.MAX_WBITS)
    return packer.compress(rest) + packer.flush()


def put_before(first: bytes, rest: bytes, deflated: bytes) -> bytes:
    """
    A body of a short *first* part and a *rest* that was deflated before, as one gzip member.

    Only the checksum has to be made anew: the first part is a block of its own that is not compressed.

    >>> gzip.decompress(put_before(b"<html>", b"...", deflate(b"...")))
    b'<html>...'
    """
    size = len(first)
    stored = struct.pack("<BHH", 0, size, size ^ 0xFFFF) + first
    checksum = zlib.crc32(rest, zlib.crc32(first))
    return _HEADER + stored + deflated + struct.pack("<LL", checksum, (size + len(rest)) & 0xFFFFFFFF)
