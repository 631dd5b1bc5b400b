"""What the questions about seats have in common: one verdict a seat."""

from __future__ import annotations

from collections.abc import Sequence

from tutor.content.answers import Answer, AnswerForm
from tutor.content.position import Position, Verdict, judge
from tutor.rules import Reason, Rulebook, Seat


class SeatQuestion(Position):
    """A question that a seat answers, or several, or nobody."""

    form = AnswerForm.SEAT

    def why(self, rulebook: Rulebook, seat: Seat) -> Reason:
        """Why this seat does or does not belong to the answer."""
        raise NotImplementedError

    def verdicts(self, rulebook: Rulebook, given: Answer) -> list[Verdict]:
        right = self.answer(rulebook) or ()
        seats = rulebook.rules.seats
        verdicts = [
            Verdict(str(seat), judge(chosen=seat in given, expected=seat in right), self.why(rulebook, seat))
            for seat in seats
        ]
        strange = [Seat(word) for word in given if word not in seats]
        return [*verdicts, *(Verdict(str(s), "wrong", Reason("not-seated", who=s)) for s in strange)]

    def choices(self, rulebook: Rulebook) -> tuple[str, ...]:
        return tuple(map(str, rulebook.rules.seats))


def who_is_alone(alone: Sequence[Seat]) -> dict[str, object]:
    """The variables of `say-alone`: nobody, one who plays alone, or two."""
    first, second = [*alone, None, None][:2]
    return {"alone": "two" if second else first, "first": first, "second": second}
