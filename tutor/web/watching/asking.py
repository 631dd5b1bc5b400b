"""What whoever is next may do: a question that can be answered, and any card or call to try."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from tutor.content.position import Verdict
from tutor.content.showing import Step, say_ruling, say_told, told_ruling, what_if
from tutor.content.speech import group
from tutor.content.spoken import say_call
from tutor.language import Line
from tutor.minds import minds_that_err
from tutor.rules import Action, Card, Seat, Trick
from tutor.web.ahead import who_is_ahead
from tutor.web.faces import Face, Faces
from tutor.web.words import Words


class Option(NamedTuple):
    """A card or a call of whoever is next."""

    word: str
    name: str
    face: Face | None
    is_chosen: bool
    verdict: str
    """`right`, `wrong`, `missed` or `left` once there is an answer; empty before."""
    mark: Line | None


class Reasoned(NamedTuple):
    """Cards or calls, and what the rules say of all of them."""

    options: list[Option]
    reason: Line


class Asking(NamedTuple):
    """The question before a step: what may be played or called there?"""

    question: Line
    options: list[Option]
    is_stop: bool
    """Whether somebody with a misconception would answer it otherwise, so that it is worth a thought."""
    look: str
    """Once there is an answer: `right`, `partly` or `not-yet`."""
    reasons: list[Reasoned]
    tried: list[Line]
    """What the rules say of the card or call that was tried, and who would be ahead."""
    tried_word: str


def asking_of(
    step: Step, words: Words, *, given: Sequence[str] | None = None, tried: str = ""
) -> Asking | None:
    """
    The question before *step*; None where nobody acts or there is no choice to make.

    *given* are the words of an answer, *tried* is the word of one card or call.

    Raises:
        KeyError: Where *given* or *tried* names what is not asked for there.
    """
    asked = {str(action): action for action in step.before.asked()} if step.done else {}
    if len(asked) < 2:
        return None
    chosen = {asked[word] for word in given or ()}
    options = [
        _option(step, word, action, chosen, words, given is not None) for word, action in asked.items()
    ]
    assert step.seat is not None
    return Asking(
        words.line(_question(step, asked.values()), who=_addressed(step.seat)),
        options,
        _is_stop(step),
        _look(options) if given is not None else "",
        _reasons(step, options, asked, words) if given is not None else [],
        _tried(step, asked[tried], words) if tried else [],
        tried,
    )


def _question(step: Step, asked: Iterable[Action]) -> str:
    """What is asked: cards to play, cards to lay away or pass on, or calls."""
    if step.is_play:
        return "hands-ask-card"
    return "hands-ask-parted" if any(isinstance(action, Card) for action in asked) else "hands-ask-call"


def _addressed(seat: Seat) -> str:
    return "you" if seat is Seat.SOUTH else str(seat)


def _option(
    step: Step, word: str, action: Action, chosen: set[Action], words: Words, answered: bool
) -> Option:
    faces = Faces(words, step.before.procedure.rulebook, step.before.trump)
    face = faces(action) if isinstance(action, Card) else None
    by_dealer = step.seat is step.before.dealer
    name = face.name if face else say_call(word, words.lang, by_dealer=by_dealer)
    is_chosen = action in chosen
    if not answered:
        return Option(word, name, face, is_chosen, "", None)
    allowed = what_if(step, action).allowed
    verdict = ("right" if allowed else "wrong") if is_chosen else ("missed" if allowed else "left")
    form = "cards" if face else "calls"
    return Option(word, name, face, is_chosen, verdict, words.line(f"mark-{verdict}", form=form))


def _look(options: Sequence[Option]) -> str:
    verdicts = {option.verdict for option in options}
    if verdicts <= {"right", "left"}:
        return "right"
    return "partly" if "right" in verdicts else "not-yet"


def _reasons(step: Step, options: Sequence[Option], asked: dict[str, Action], words: Words) -> list[Reasoned]:
    """Each sentence once, with all that it holds for; of a call that is rightly not made there is none."""
    told = {option.word: option for option in options if option.verdict != "left" or step.is_play}
    ruled = [Verdict(word, "", told_ruling(step, asked[word])) for word in told]
    return [
        Reasoned([told[str(word)] for word in one.items], say_told(step, one.reason, words.lang))
        for one in group(ruled)
    ]


def _tried(step: Step, action: Action, words: Words) -> list[Line]:
    lines = [say_ruling(step, action, words.lang)]
    if isinstance(action, Card) and step.is_play and what_if(step, action).allowed:
        lines += _who_is_ahead(step, action, words)
    return lines


def _who_is_ahead(step: Step, card: Card, words: Words) -> list[Line]:
    deal = step.before
    cards = (*deal.trick, card)
    if len(cards) == 1:
        return []
    trick = Trick(deal.order[: len(cards)], cards)
    return who_is_ahead(deal.procedure.rulebook, trick, deal.trump, len(deal.order), words)


def _is_stop(step: Step) -> bool:
    """Whether a misconception plays otherwise here; nobody stops where a hand is led or holds one card."""
    deal, seat = step.before, step.seat
    if not step.is_play or not deal.trick or seat is None:
        return False
    hand, right = deal.hand(seat), set(step.choices)
    minds = minds_that_err("legal-plays", deal.procedure.rules)
    return any(set(mind.legal_plays(hand, deal.trick, deal.trump)) != right for mind in minds)
