"""How a visitor wants to see the site: a handful of choices, kept in one cookie, told to the style sheet."""

from __future__ import annotations

from collections.abc import Mapping

from flask import Request

COOKIE = "display"
CHOICES: dict[str, tuple[str, ...]] = {
    "theme": ("light", "dark"),
    "deck": ("four",),
    "face": ("night",),
    "letters": ("english",),
    "motion": ("off",),
}
"""Each setting with what it can be besides the default, which is the absence of it."""


def read_display(request: Request) -> dict[str, str]:
    """The visitor's settings; what is not one of the choices is passed over."""
    return parse_display(request.cookies.get(COOKIE, ""))


def parse_display(text: str) -> dict[str, str]:
    """
    The settings in a cookie.

    >>> parse_display("theme-dark.deck-seven.nonsense.motion-off")
    {'theme': 'dark', 'motion': 'off'}
    """
    stated = dict(word.partition("-")[::2] for word in text.split("."))
    return {name: stated[name] for name, values in CHOICES.items() if stated.get(name) in values}


def write_display(settings: Mapping[str, str]) -> str:
    """
    The cookie that holds *settings*; empty where all are the default.

    >>> write_display({"theme": "dark", "deck": "", "motion": "off"})
    'theme-dark.motion-off'
    """
    return ".".join(f"{name}-{settings[name]}" for name in CHOICES if settings.get(name))


def html_attributes(settings: Mapping[str, str]) -> str:
    """
    The settings as attributes of the `html` element; they are known words, so nothing needs escaping.

    >>> html_attributes({"theme": "dark"})
    ' data-theme="dark"'
    """
    return "".join(f' data-{name}="{value}"' for name, value in settings.items())
