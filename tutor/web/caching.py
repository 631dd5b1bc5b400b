"""
Pages made once and sent many times.

A page is the same for everyone but for the visitor's display settings. They stand in its second
line, `<html …>`, which is written for each request; everything else is kept, compressed.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b
from typing import NamedTuple

from flask import Flask, Response, g, request

from tutor.web import compression
from tutor.web.display import html_attributes, read_display, write_display

_MOST = 4000
"""Pages that are kept; whoever invents host names gains nothing but that they are made again."""

_Key = tuple[str, str]


class KeptPage(NamedTuple):
    """A page in two parts, between which the display settings go."""

    first: bytes
    rest: bytes
    deflated: bytes
    """The rest as `compression.put_before` takes it; empty for a page that is sent once."""
    tag: str
    """Names this state of the page, whatever the settings are."""
    lang: str


class PageCache:
    """The pages of some endpoints, by the site's own address and the path; none with a query is kept."""

    def __init__(self, endpoints: Iterable[str]) -> None:
        self._endpoints = frozenset(endpoints)
        self._pages: dict[_Key, KeptPage] = {}

    def __len__(self) -> int:
        return len(self._pages)

    def recall(self) -> Response | None:
        """The page that was asked for, where it was made before."""
        page = self._pages.get(_key()) if self._may_keep() else None
        if page is None:
            return None
        g.kept_page = page
        response = Response(mimetype="text/html")
        response.content_language.add(page.lang)
        return response

    def finish(self, response: Response) -> Response:
        """Writes the display settings into a page, marks it with its tag, and compresses what is worth it."""
        page: KeptPage | None = g.get("kept_page")
        if page is None and response.mimetype == "text/html" and not response.is_streamed:
            page = self._take(response)
        if page is None:
            return _finish_other(response)
        return _send(response, page)

    def forget(self) -> None:
        """Every page is made anew when it is next asked for."""
        self._pages.clear()

    def _may_keep(self) -> bool:
        asked = request.method in ("GET", "HEAD") and not request.query_string
        return asked and request.endpoint in self._endpoints

    def _take(self, response: Response) -> KeptPage | None:
        keep = response.status_code == 200 and self._may_keep()
        page = _in_two(response, for_good=keep)
        if keep and page is not None:
            if len(self._pages) >= _MOST:
                self.forget()
            self._pages[_key()] = page
        return page


def install(app: Flask, endpoints: Iterable[str]) -> None:
    """Keeps the pages of *endpoints*, whose views must not look at anything but the address."""
    cache = PageCache(endpoints)
    app.extensions["page_cache"] = cache
    app.before_request(cache.recall)
    app.after_request(cache.finish)


def _key() -> _Key:
    return request.root_url, request.path


def _in_two(response: Response, *, for_good: bool) -> KeptPage | None:
    """None where the response, such as a redirect's, is no page of ours."""
    source = response.get_data()
    start = source.find(b'<html lang="')
    if start < 0:
        return None
    cut = source.index(b">", start)
    rest = source[cut:]
    deflated = compression.deflate(rest) if for_good else b""
    tag = blake2b(source, digest_size=9).hexdigest()
    return KeptPage(source[:cut], rest, deflated, tag, str(response.content_language))


def _send(response: Response, page: KeptPage) -> Response:
    settings = read_display(request)
    response.vary.update(("Accept-Encoding", "Cookie"))
    if response.status_code == 200:
        response.set_etag(f"{page.tag}.{write_display(settings)}", weak=True)
        response.make_conditional(request)
    if response.status_code == 304:
        return response
    first = page.first + html_attributes(settings).encode()
    if not compression.reads_gzip(request):
        response.set_data(first + page.rest)
        return response
    if page.deflated:
        response.set_data(compression.put_before(first, page.rest, page.deflated))
    else:
        response.set_data(compression.compress(first + page.rest))
    response.content_encoding = "gzip"
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
