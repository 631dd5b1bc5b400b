"""What every answer of the site says about itself."""

from __future__ import annotations

from flask import Flask, Response

_CONTENT_SECURITY_POLICY = "; ".join(
    (
        "default-src 'none'",
        "style-src 'self'",
        "script-src 'self'",
        "font-src 'self'",
        "img-src 'self'",
        "connect-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    )
)
_HEADERS = {
    "Content-Security-Policy": _CONTENT_SECURITY_POLICY,
    "X-Content-Type-Options": "nosniff",
    # The language switch is known by the page it was on, so our own pages are told.
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
}


def add_headers(response: Response) -> Response:
    """Nothing from elsewhere, nothing inline, no framing; what is not marked as lasting is asked for anew."""
    response.headers.extend(_HEADERS)
    if "Cache-Control" not in response.headers:
        response.headers.add("Cache-Control", "private, no-cache")
    return response


def install(app: Flask) -> None:
    """Adds the headers to every answer of *app*, error pages and static files included."""
    app.after_request(add_headers)
