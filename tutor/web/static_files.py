"""
Style sheet, script, fonts and icon, under addresses that change whenever one of them does.

The address holds a digest of the whole folder, so a style sheet's own relative links are right as they stand.
"""

from __future__ import annotations

import mimetypes
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple

from flask import Flask, Response, abort, request

from tutor.web import compression

ENDPOINT = "static"
_FOLDER = Path(__file__).parent / "static"
_FOR_EVER = "public, max-age=31536000, immutable"
_TYPES = {".js": "text/javascript", ".woff2": "font/woff2", ".svg": "image/svg+xml", ".css": "text/css"}
"""Windows keeps its own list of types, and programs spoil it."""


class StaticFile(NamedTuple):
    """A file's content, as it is and compressed."""

    mimetype: str
    body: bytes
    packed: bytes | None


class StaticFiles:
    """The files of a folder, read once."""

    def __init__(self, folder: Path) -> None:
        paths = sorted(path for path in folder.rglob("*") if path.is_file())
        self.files = {path.relative_to(folder).as_posix(): _read(path) for path in paths}
        digest = blake2b(digest_size=6)
        for name, file in self.files.items():
            digest.update(f"{name} {len(file.body)} ".encode() + file.body)
        self.version = digest.hexdigest()

    def send(self, version: str, filename: str) -> Response:
        """
        A file, to be kept for ever.

        A page from before an upgrade asks by an older address: it gets today's file, and may not keep it.
        """
        file = self.files.get(filename) or abort(404)
        packed = file.packed if compression.reads_gzip(request) else None
        response = Response(packed or file.body, mimetype=file.mimetype)
        response.headers["Cache-Control"] = _FOR_EVER if version == self.version else "no-cache"
        response.set_etag(self.version, weak=True)
        if file.packed:
            response.vary.add("Accept-Encoding")
        if packed:
            response.content_encoding = "gzip"
        response.make_conditional(request)
        return response

    def add_version(self, endpoint: str, values: dict[str, Any]) -> None:
        """Completes the values of `url_for("static", filename=…)`."""
        if endpoint == ENDPOINT:
            values.setdefault("version", self.version)


def _read(path: Path) -> StaticFile:
    body = path.read_bytes()
    mimetype = _TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    worth_it = compression.is_worth_it(mimetype, len(body))
    return StaticFile(mimetype, body, compression.compress_for_good(body) if worth_it else None)


def install(app: Flask, folder: Path = _FOLDER) -> None:
    """Serves *folder*."""
    files = StaticFiles(folder)
    app.add_url_rule("/static/<version>/<path:filename>", endpoint=ENDPOINT, view_func=files.send)
    app.url_defaults(files.add_version)
