"""Settle it: a form that builds a position by tapping cards, and asks the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple
from urllib.parse import urlencode

from flask import Blueprint, redirect, request, url_for
from werkzeug.datastructures import MultiDict
from werkzeug.wrappers import Response as BaseResponse

from tutor.content.address import pairs_of
from tutor.content.answers import print_answer
from tutor.content.ask import read_ask
from tutor.content.question import Question, rulebook_of
from tutor.content.speech import say_problem
from tutor.rules import VARIANTS, Card, Rulebook, Seat, Suit
from tutor.web.faces import Face, face_of, sign_of
from tutor.web.pages import page
from tutor.web.puzzles import NOT_UNDERSTOOD
from tutor.web.words import Words

blueprint = Blueprint("settle", __name__, url_prefix="/<language:lang>")
KINDS = ("legal-plays", "trick-winner")
NO_TRUMP = "none"
_WIDEST = 8
"""Cards in a row, on a desk."""


class Draft(NamedTuple):
    """A position that is being put together; what an address says beyond what can be chosen is left out."""

    kind: str
    variant: str
    trump: str
    leader: str
    alone: list[str]
    trick: list[str]
    hand: list[str]

    @property
    def rulebook(self) -> Rulebook:
        """The rules of the variant."""
        return rulebook_of(VARIANTS[self.variant])

    @property
    def seats(self) -> list[str]:
        """Who plays to the trick, in order; empty while nobody has led."""
        if not self.leader:
            return []
        out = self.rulebook.sits_out(None, [Seat(seat) for seat in self.alone])
        order = list(map(str, self.rulebook.turn_order(Seat(self.leader), out)))
        return order[: order.index(Seat.SOUTH)] if self._ends_before_south(order) else order

    def _ends_before_south(self, order: list[str]) -> bool:
        return self.kind == "legal-plays" and Seat.SOUTH in order

    def query(self) -> str:
        """The draft as an address has it."""
        pairs = [(name, value) for name, value in self._asdict().items() if value and isinstance(value, str)]
        lists: Mapping[str, list[str]] = {"alone": self.alone, "trick": self.trick, "hand": self.hand}
        return urlencode([*pairs, *((name, value) for name, values in lists.items() for value in values)])

    def pairs(self) -> list[tuple[str, str]]:
        """The position in the keys of `ask`."""
        stated = {
            "variant": self.variant,
            "trump": self.trump,
            "alone": " ".join(self.alone),
            "trick": " ".join([self.leader, *self.trick]) if self.leader and self.trick else "",
            "hand": " ".join(self.hand) if self.kind == "legal-plays" else "",
        }
        return [(name, value) for name, value in stated.items() if value]


def draft_of(args: MultiDict[str, str]) -> Draft:
    """The draft that an address states."""
    variant = _one(args, "variant", list(VARIANTS)) or "standard"
    rules = VARIANTS[variant]
    pack = list(map(str, rules.pack))
    seats = [seat.value for seat in rules.seats]
    draft = Draft(
        kind=_one(args, "kind", KINDS) or KINDS[0],
        variant=variant,
        trump=_one(args, "trump", [*Suit, NO_TRUMP]),
        leader=_one(args, "leader", seats),
        alone=_several(args, "alone", seats),
        trick=_several(args, "trick", pack),
        hand=_several(args, "hand", pack),
    )
    trick = draft.trick[: len(draft.seats)]
    return draft._replace(trick=trick, hand=[card for card in draft.hand if card not in trick])


def _one(args: MultiDict[str, str], name: str, known: Any) -> str:
    value = args.get(name, "")
    return value if value in known else ""


def _several(args: MultiDict[str, str], name: str, known: list[str]) -> list[str]:
    return [value for value in dict.fromkeys(args.getlist(name)) if value in known]


@blueprint.get("/ask/")
def settle(lang: str) -> BaseResponse:
    """The form; each tap on a card of the trick is an address of its own, and so is the finished position."""
    draft = draft_of(request.args)
    if "undo" in request.args:
        return _again(lang, draft._replace(trick=draft.trick[:-1]))
    if "put" in request.args:
        tapped = draft_of(MultiDict([*request.args.items(multi=True), ("trick", request.args["put"])]))
        return _again(lang, tapped)
    goal = request.args.get("go")
    needs = _needs(draft) if goal else []
    question = read_ask(draft.kind, draft.pairs()) if goal and not needs else []
    if isinstance(question, Question):
        return redirect(_address(lang, question, settled=goal == "tell"), 303)
    problems = [say_problem(problem, lang) for problem in question]
    status = NOT_UNDERSTOOD if needs or problems else 200
    return page("settle.html", status, needs=needs, problems=problems, **_shown(draft, lang))


def _needs(draft: Draft) -> list[str]:
    """The messages for what the form still needs, in the order in which it asks for it."""
    needed = {
        "settle-needs-trump": not draft.trump,
        "settle-leader-first": not draft.leader,
        "settle-needs-trick": bool(draft.seats) and not draft.trick,
        "settle-needs-hand": draft.kind == "legal-plays" and not draft.hand,
    }
    return [message for message, holds in needed.items() if holds]


def _again(lang: str, draft: Draft) -> BaseResponse:
    return redirect(f"{url_for('settle.settle', lang=lang)}?{draft.query()}", 303)


def _address(lang: str, question: Question, *, settled: bool) -> str:
    pairs = pairs_of(question)
    if settled:
        pairs += [("answer", print_answer(question.computed)), ("settled", "1")]
    return f"{url_for('tasks.ask', lang=lang, kind=question.position.kind)}?{urlencode(pairs)}"


def _shown(draft: Draft, lang: str) -> dict[str, Any]:
    words, rules = Words(lang), VARIANTS[draft.variant]
    pack = [face_of(card, lang) for card in rules.pack]
    return {
        "draft": draft,
        "kinds": KINDS,
        "variants": list(VARIANTS),
        "trumps": [sign_of(suit, lang) for suit in Suit],
        "no_trump": rules.allow_no_trump,
        "seats": [(seat.value, words.seat(seat)) for seat in rules.seats],
        "loners": rules.alone != "none",
        "pack": pack,
        "columns": _columns(rules.pack),
        "trick": _trick(draft, words),
        "next": _next(draft, words),
    }


def _columns(pack: Sequence[Card]) -> int:
    """One for each rank, so that a suit is a row; a pack of more ranks than fit takes seven."""
    ranks = len({card.rank for card in pack if card.suit})
    return ranks if ranks <= _WIDEST else 7


def _trick(draft: Draft, words: Words) -> list[tuple[str, Face]]:
    return [
        (words.seat(Seat(seat)), face_of(Card.parse(card), words.lang))
        for seat, card in zip(draft.seats, draft.trick, strict=False)
    ]


def _next(draft: Draft, words: Words) -> str | None:
    """Whose card is tapped next; None where the trick is as long as the question needs."""
    left = draft.seats[len(draft.trick) :]
    return words.seat(Seat(left[0])) if left else None
