"""Calls, scores and tricks in words: answers that are no cards, suits or single seats."""

from __future__ import annotations

from tutor.content.answers import Answer, AnswerForm
from tutor.language import catalogue, lexicon
from tutor.rules import Seat, Suit

_JOINED = " · "


def spoken(form: AnswerForm, answer: Answer, lang: str) -> str:
    """An answer in the words of a language; a reason's code stays what it is, its sentence is the kind's."""
    match form:
        case AnswerForm.SEATS:
            return lexicon(lang).join([_player(seat, lang) for seat in answer])
        case AnswerForm.CALLS:
            return _JOINED.join(say_call(call, lang) for call in answer)
        case AnswerForm.POINTS:
            return _JOINED.join(_points(answer, lang))
        case AnswerForm.TRICK_AND_SEAT:
            return say_place(answer, lang)
    return " ".join(answer)


def say_call(call: str, lang: str) -> str:
    """A call as it stands on a button: *Order up*."""
    words = catalogue(lang)
    what, alone = call.removesuffix("-alone"), "-alone" * call.endswith("-alone")
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
    """The seat as sentences take it: South is the learner."""
    return "you" if seat == Seat.SOUTH else seat


def _points(answer: Answer, lang: str) -> list[str]:
    words, given = catalogue(lang), list(answer)
    side, *numbers = given[:3] if given[0] == "both" else given[:2]
    told = [words.speak(f"points-{side}", n=numbers[0], n2=numbers[-1]).text]
    rest = given[1 + len(numbers) :]
    if "wins" in rest:
        winner = rest[rest.index("wins") + 1]
        told.append(say_winner(winner, lang))
    if "slam" in rest:
        told.append(words.speak("points-slam").text)
    if "carry" in rest:
        told.append(words.speak("points-carry", n=rest[rest.index("carry") + 1]).text)
    return told


def say_winner(winner: str, lang: str) -> str:
    """Whom the score makes the winner of the game: a side, or a seat."""
    words = catalogue(lang)
    if winner in tuple(Seat):
        return words.speak("points-wins-seat", who=addressed(winner)).text
    return words.speak(f"points-wins-{winner}").text
