"""The words of a page, each marked with its language where that is not the page's own."""

from __future__ import annotations

from markupsafe import Markup, escape

from tutor.language import Line, catalogue, lexicon
from tutor.rules import Seat

_SEAT_NAMES = {
    Seat.NORTH: "seat-north",
    Seat.EAST: "seat-east",
    Seat.SOUTH: "seat-south-you",
    Seat.WEST: "seat-west",
}


class Words:
    """The messages of one language, for templates and views."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._labels: dict[str, Markup] = {}
        """The messages without values, as they stand in the text of every page."""

    def line(self, message_id: str, /, **values: object) -> Line:
        """A message with the language it is in."""
        return catalogue(self.lang).speak(message_id, **values)

    def __call__(self, message_id: str, /, **values: object) -> Markup:
        """A message for the text of a page."""
        if values:
            return self.mark(self.line(message_id, **values))
        if message_id not in self._labels:
            self._labels[message_id] = self.mark(self.line(message_id))
        return self._labels[message_id]

    def text(self, message_id: str, /, **values: object) -> str:
        """A message for places that hold no element: titles and attributes."""
        return self.line(message_id, **values).text

    def mark(self, line: Line) -> Markup:
        """The sentence, marked where it is in another language than the page."""
        if line.lang == self.lang:
            return escape(line.text)
        return Markup('<span lang="{}">{}</span>').format(line.lang, line.text)

    def seat(self, seat: Seat) -> str:
        """The seat's name; South's says that it is the learner's."""
        return self.text(_SEAT_NAMES[seat])


def capital(text: str) -> str:
    """The text with its first letter a capital."""
    return text[:1].upper() + text[1:]


def card_name(code: str, lang: str) -> str:
    """The card's full name, as it stands alone: *Jack of diamonds*."""
    return capital(lexicon(lang).card(code, art="none"))
