"""Calls, scores and tricks in words: answers that are no cards, suits or single seats."""

from __future__ import annotations

from tutor.content.answers import Answer, AnswerForm
from tutor.language import catalogue, lexicon
from tutor.rules import Seat, Suit
from tutor.rules import calls as said

_JOINED = " · "
_BEGINS = ("makers", "defenders", "both", "wins", "slam", "carry")
"""The words that a part of a score begins with."""


def spoken(form: AnswerForm, answer: Answer, lang: str, *, by_dealer: bool = False) -> str:
    """An answer in the words of a language; a reason's code stays what it is, its sentence is the kind's."""
    match form:
        case AnswerForm.SEAT | AnswerForm.SEATS:
            return lexicon(lang).join([_player(seat, lang) for seat in answer])
        case AnswerForm.CALLS:
            return _JOINED.join(say_call(call, lang, by_dealer=by_dealer) for call in answer)
        case AnswerForm.POINTS:
            return _JOINED.join(_points(answer, lang))
        case AnswerForm.TRICK_AND_SEAT:
            return say_place(answer, lang)
    return " ".join(answer)


def say_call(call: str, lang: str, *, by_dealer: bool = False) -> str:
    """A call as it stands on a button: *Order up*; what others order up the dealer picks up."""
    words = catalogue(lang)
    what, alone = said.without_alone(call), "-alone" * said.goes_alone(call)
    if by_dealer and what == said.ORDER:
        return words.speak(f"call-accept{alone}").text
    if what in tuple(Suit):
        return words.speak(f"call-suit{alone}", suit=what).text
    if what.startswith("bid-"):
        return words.speak("call-bid", n=int(what.removeprefix("bid-"))).text
    return words.speak(f"call-{call}").text


def say_place(answer: Answer, lang: str) -> str:
    """A card in the tricks by who played it and when: *Trick 1: East*."""
    number, seat = answer
    return catalogue(lang).speak("say-place", n=int(number), who=addressed(seat)).text


def _player(seat: str, lang: str) -> str:
    return lexicon(lang).player(addressed(seat))


def addressed(seat: str) -> str:
    """Whom a sentence to the learner names: the learner, who sits South, is `you`."""
    return "you" if seat == Seat.SOUTH else str(seat)


def parts_of(score: Answer) -> list[str]:
    """
    The parts of a score, each of which can be right or wrong.

    >>> parts_of(("makers", "4", "wins", "makers", "slam", "carry", "2"))
    ['makers 4', 'wins makers', 'slam', 'carry 2']
    """
    parts: list[list[str]] = []
    for word in score:
        if word in _BEGINS and not (parts and parts[-1] == ["wins"]):
            parts.append([])
        parts[-1].append(word)
    return [" ".join(part) for part in parts]


def _points(answer: Answer, lang: str) -> list[str]:
    return [_part(part, lang) for part in parts_of(answer)]


def _part(part: str, lang: str) -> str:
    words, (first, *rest) = catalogue(lang), part.split()
    match first:
        case "wins":
            return say_winner(rest[0], lang)
        case "slam":
            return words.speak("points-slam").text
        case "carry":
            return words.speak("points-carry", n=int(rest[0])).text
    first_number, last_number = (say_number(number) for number in (rest[0], rest[-1]))
    return words.speak(f"points-{first}", n=first_number, n2=last_number).text


def say_number(number: str) -> str:
    """A number of points in figures, with the sign that print has for less than nothing."""
    return number.replace("-", "\N{MINUS SIGN}")


def say_item(form: AnswerForm, item: str, lang: str, *, by_dealer: bool = False) -> str:
    """One part of an answer as it stands alone: a seat's name, a call, *Making side: 2*."""
    return spoken(form, tuple(item.split()), lang, by_dealer=by_dealer)


def say_winner(winner: str, lang: str) -> str:
    """Whom the score makes the winner of the game: a side, or a seat."""
    words = catalogue(lang)
    if winner in tuple(Seat):
        return words.speak("points-wins-seat", who=addressed(winner)).text
    return words.speak(f"points-wins-{winner}").text
