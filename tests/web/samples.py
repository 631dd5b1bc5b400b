"""Questions that no kind asks yet, one for each form of an answer; their answers are made up."""

# whatever the rules say

from __future__ import annotations

from typing import ClassVar

from tutor.content.answers import Answer, AnswerForm
from tutor.content.position import TrumpPosition, Verdict
from tutor.rules import Reason, Rulebook, Suit


class Sample(TrumpPosition):
    """A question with a fixed answer, under the name of a kind that has words."""

    kind = "next-leader"
    right: ClassVar[Answer]
    offered: ClassVar[Answer]

    def answer(self, rulebook: Rulebook) -> Answer:
        return self.right

    def verdicts(self, rulebook: Rulebook, given: Answer) -> list[Verdict]:
        return []

    def prompt(self) -> Reason:
        return Reason("ask-next-leader", trump=self.trump)

    def choices(self, rulebook: Rulebook) -> Answer:
        return self.offered


class Seats(Sample):
    form = AnswerForm.SEATS
    allows_none = True
    offered = ("N", "E", "S", "W")
    right = ("N", "W")


class Calls(Sample):
    form = AnswerForm.CALLS
    offered = ("pass", "order", "order-alone", "H", "bid-3")
    right = ("pass", "order")


class Points(Sample):
    form = AnswerForm.POINTS
    offered = ("makers", "defenders", "wins makers", "wins defenders", "slam", "carry 1", "carry 2")
    right = ("makers", "2", "wins", "makers")


class Both(Sample):
    form = AnswerForm.POINTS
    offered = ("both",)
    right = ("both", "3", "0")


class Number(Sample):
    form = AnswerForm.NUMBER
    offered = ()
    right = ("3",)


class Few(Sample):
    form = AnswerForm.NUMBER
    offered = ("0", "1", "2", "3")
    right = ("0",)


class Revoke(Sample):
    form = AnswerForm.TRICK_AND_SEAT
    allows_none = True
    offered = ("1 W", "1 N", "1 E", "1 S", "2 W", "2 N", "2 E", "2 S")
    right = ("1", "E")


class Code(Sample):
    form = AnswerForm.CODE
    offered = ("void-any", "follow-must", "lead-free")
    right = ("void-any",)

    def verdicts(self, rulebook: Rulebook, given: Answer) -> list[Verdict]:
        right = self.reason_called(rulebook, self.right[0])
        return [Verdict(right.code, "right" if given == self.right else "missed", right)]

    def reason_called(self, rulebook: Rulebook, code: str) -> Reason:
        values = {"void-any": {"suit": Suit.DIAMONDS}, "follow-must": {"suit": Suit.CLUBS, "n": 2}}
        return Reason(code, **values.get(code, {}))


KINDS = {
    f"sample-{kind.__name__.lower()}": kind
    for kind in (Seats, Calls, Points, Both, Number, Few, Revoke, Code)
}
PLACES = {
    name: f"ask/{name}?trump=H" + ("&play=W+AC+9C+10D+KC+W+AS+9S+KS+10S" if name == "sample-revoke" else "")
    for name in KINDS
}
