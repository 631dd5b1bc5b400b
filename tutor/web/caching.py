"""
Pages made once and sent many times.

A page is the same for everyone but for the visitor's display settings. They stand in its second
line, `<html …>`, which is written for each request; everything else is kept, compressed.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterable
from hashlib import blake2b
from threading import Lock
from typing import NamedTuple

from flask import Flask, Response, g, request

from tutor.web import compression
from tutor.web.display import html_attributes, read_display, write_display

MOST_BYTES = 32 * 1024 * 1024
"""What a worker keeps; the page that was not asked for the longest is the first to go."""
_BESIDE = 1024
"""Bytes that a page takes beside its compressed text."""

_VARY = "Accept-Encoding, Cookie"
_SITE = ("wsgi.url_scheme", "HTTP_HOST", "SCRIPT_NAME")

_Key = tuple[str, ...]


class Page(NamedTuple):
    """A page in two parts, between which the display settings go."""

    first: bytes
    rest: compression.Deflated | compression.Plain
    tag: str
    """Names this state of the page, whatever the settings are."""
    lang: str

    @property
    def size(self) -> int:
        """Bytes that it takes."""
        return len(self.first) + len(self.rest) + _BESIDE


class PageCache:
    """The pages of some endpoints, each by its whole address."""

    def __init__(
        self, endpoints: Iterable[str], variant: Callable[[], str | None], most: int = MOST_BYTES
    ) -> None:
        self._endpoints = frozenset(endpoints)
        self._variant = variant
        self._most = most
        self._pages: OrderedDict[_Key, Page] = OrderedDict()
        self._lock = Lock()
        self.size = 0

    def __len__(self) -> int:
        return len(self._pages)

    def recall(self) -> Response | None:
        """The page that was asked for, where it was made before."""
        key = self._key()
        page = self._find(key) if key else None
        if page is None:
            return None
        g.kept_page = page
        return Response(headers=[("Content-Language", page.lang), ("Vary", _VARY)], mimetype="text/html")

    def finish(self, response: Response) -> Response:
        """Writes the display settings into a page, marks it with its tag, and compresses what is worth it."""
        page: Page | None = g.get("kept_page")
        if page is None and response.mimetype == "text/html" and not response.is_streamed:
            key = self._key() if response.status_code == 200 else None
            page = _in_two(response, compression.Deflated if key else compression.Plain)
            if page is not None and key:
                self._keep(key, page)
        return _finish_other(response) if page is None else _send(response, page)

    def forget(self) -> None:
        """Every page is made anew when it is next asked for."""
        with self._lock:
            self._pages.clear()
            self.size = 0

    def _key(self) -> _Key | None:
        """The site's own address is part of it: a page says where it stands. None for what is not kept."""
        if request.method not in ("GET", "HEAD") or request.endpoint not in self._endpoints:
            return None
        variant = self._variant()
        if variant is None:
            return None
        site = [request.environ.get(name, "") for name in _SITE]
        return *site, request.path, request.environ.get("QUERY_STRING", ""), variant

    def _find(self, key: _Key) -> Page | None:
        with self._lock:
            page = self._pages.get(key)
            if page is not None:
                self._pages.move_to_end(key)
        return page

    def _keep(self, key: _Key, page: Page) -> None:
        with self._lock:
            if key not in self._pages:
                self.size += page.size
                self._pages[key] = page
            while self.size > self._most:
                _, oldest = self._pages.popitem(last=False)
                self.size -= oldest.size


def install(app: Flask, endpoints: Iterable[str], variant: Callable[[], str | None]) -> None:
    """
    Keeps the pages of *endpoints*, whose views must not look at anything but the address.

    Where a page comes in variants, *variant* names the one that is asked for; None keeps it out.
    """
    cache = PageCache(endpoints, variant)
    app.extensions["page_cache"] = cache
    app.before_request(cache.recall)
    app.after_request(cache.finish)


def _in_two(
    response: Response, pack: Callable[[bytes], compression.Deflated | compression.Plain]
) -> Page | None:
    """None where the response, such as a redirect's, is no page of ours."""
    source = response.get_data()
    start = source.find(b'<html lang="')
    if start < 0:
        return None
    cut = source.index(b">", start)
    tag = blake2b(source, digest_size=9).hexdigest()
    return Page(source[:cut], pack(source[cut:]), tag, str(response.content_language))


def _send(response: Response, page: Page) -> Response:
    settings = read_display(request)
    if response.headers.get("Vary") != _VARY:
        response.vary.update(("Accept-Encoding", "Cookie"))
    if response.status_code == 200:
        response.headers["ETag"] = f'W/"{page.tag}.{write_display(settings)}"'
        if "If-None-Match" in request.headers:
            response.make_conditional(request)
    if response.status_code == 304:
        return response
    first = page.first + html_attributes(settings).encode()
    if compression.reads_gzip(request):
        response.set_data(page.rest.after(first))
        response.headers["Content-Encoding"] = "gzip"
    else:
        response.set_data(first + page.rest.inflate())
    return response


def _finish_other(response: Response) -> Response:
    """What is no page, such as JSON or a picture; a static file comes here finished."""
    if response.is_streamed or response.content_encoding:
        return response
    body = response.get_data()
    if response.status_code == 200 and not response.get_etag()[0]:
        response.set_etag(blake2b(body, digest_size=9).hexdigest(), weak=True)
        response.make_conditional(request)
    if not compression.is_worth_it(response.mimetype or "", len(body)):
        return response
    response.vary.add("Accept-Encoding")
    if response.status_code != 304 and compression.reads_gzip(request):
        response.set_data(compression.compress(body))
        response.content_encoding = "gzip"
    return response
