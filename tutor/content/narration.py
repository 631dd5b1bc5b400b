"""A whole deal told in words: for the command line, and for hands that are shown."""

from __future__ import annotations

from typing import NamedTuple

from tutor.content.speech import say
from tutor.content.spoken import addressed
from tutor.content.story import DEAL, NEXT, REVOKE, SCORE, Event, story
from tutor.language import Line
from tutor.rules import Deal, Reason


class Told(NamedTuple):
    """An event in words: what happens, and the sentences that say why."""

    place: str
    """Where in the deal it is, as in `Event.place`."""
    event: Event
    what: Line
    why: tuple[Line, ...]

    @property
    def trick(self) -> int | None:
        """The number of the trick it belongs to; None before play and after it."""
        number = self.place.partition(".")[0]
        return int(number) if number.isdecimal() else None

    @property
    def text(self) -> str:
        """All its sentences."""
        return " ".join(line.text for line in (self.what, *self.why))


def narrate(deal: Deal, lang: str, *, open: bool = True) -> list[Told]:
    """
    The deal told, event by event, to somebody who sits South.

    With *open* all hands are face up; otherwise no card is named that South does not see.

    >>> from tutor.rules import STANDARD, Seat, procedure_of
    >>> deal = Deal.of(procedure_of(STANDARD), Seat.SOUTH, STANDARD.pack).apply("pass")
    >>> narrate(deal, "de", open=False)[-1].what.text
    'West passt.'
    """
    return [tell(event, lang) for event in story(deal, open=open)]


def tell(event: Event, lang: str) -> Told:
    """One event in words."""
    why = (_say(reason, lang) for reason in event.why)
    return Told(event.place, event, _say(event.what, lang), tuple(why))


def _say(reason: Reason, lang: str) -> Line:
    """The reason said; players in a list are addressed too."""
    who = reason.values.get("who")
    if type(who) is not tuple:
        return say(reason, lang)
    return say(Reason(reason.code, **{**reason.values, "who": tuple(map(addressed, who))}), lang)


def chapters(told: list[Told]) -> list[tuple[Reason, list[Told]]]:
    """The deal in chapters, each with its heading: dealing, calls, every trick, the result."""
    found: list[tuple[Reason, list[Told]]] = []
    for line in told:
        heading = heading_of(line)
        if not found or found[-1][0] != heading:
            found.append((heading, []))
        found[-1][1].append(line)
    return found


def heading_of(line: Told) -> Reason:
    """The heading of the chapter that an event belongs to."""
    if line.trick is not None:
        return Reason("head-trick", n=line.trick)
    if line.place == DEAL:
        return Reason("head-deal")
    return Reason("head-result" if line.place in (REVOKE, SCORE, NEXT) else "head-calls")
