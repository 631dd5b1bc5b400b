"""Which reason is true?"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from random import Random
from typing import Annotated, Any, ClassVar

from pydantic import Field

from tutor.content.answers import Answer, AnswerForm
from tutor.content.fields import CallText, CardText, KindText
from tutor.content.position import Minds, Pairs, Position, PositionFault, Verdict
from tutor.content.sketch import sketched
from tutor.minds import Mind, Sight, minds_that_err
from tutor.rules import Reason, Rulebook


class ReasonAsked(Position):
    """
    The true ruling's reason, to be told from those that misconceptions would give.

    The position is that of the kind it is *about*. Where that kind asks for cards, or for calls, one of them
    is picked out: `card`, `call`.
    """

    kind = "reason"
    form = AnswerForm.CODE
    allows_none = False
    any_of = False
    of: ClassVar[type[Position]]

    about: KindText
    """The kind of question whose reason is asked for."""

    @property
    def subject(self) -> str:
        return self.about

    @cached_property
    def asked(self) -> Position:
        """The question whose reason is asked for."""
        facts = {name: getattr(self, name) for name in self.of.model_fields}
        return self.of.model_construct(**facts)

    @property
    def item(self) -> str | None:
        """The card or the call that the reason is of; None where the question has one thing for an answer."""
        name = item_of(self.of)
        return str(getattr(self, name)) if name else None

    def answer(self, rulebook: Rulebook) -> Answer | None:
        reason = self._reason(rulebook)
        return (reason.code,) if reason else None

    def _reason(self, rulebook: Rulebook) -> Reason | None:
        """Why *rulebook* answers as it does; None where it has no answer."""
        # What holds for one of several cards does not hang on the others.
        several = self.of.form is AnswerForm.CARDS
        answer = () if several else self.asked.answer(rulebook)
        if answer is None:
            return None
        verdicts = self.asked.verdicts(rulebook, answer)
        if self.item is not None:
            verdicts = [verdict for verdict in verdicts if str(verdict.item) == self.item]
        decisive = [verdict for verdict in verdicts if verdict.verdict == "right"] or verdicts
        return decisive[0].reason if decisive else None

    def _reasons(self, rulebook: Rulebook) -> dict[str, Reason]:
        """Every reason that can be chosen, by its code; worked out once, for a page asks for each by name."""
        if rulebook not in self._offered:
            self._offered[rulebook] = self._offer(rulebook)
        return self._offered[rulebook]

    @cached_property
    def _offered(self) -> dict[Rulebook, dict[str, Reason]]:
        """The reasons that can be chosen, by the rulebook that was asked."""
        return {}

    def _offer(self, rulebook: Rulebook) -> dict[str, Reason]:
        """The true reason and the false ones of minds."""
        true = self._reason(rulebook)
        found = [*([true] if true else []), *self._lies(rulebook)]
        return dict(sorted({reason.code: reason for reason in reversed(found)}.items()))

    def _lies(self, rulebook: Rulebook) -> Iterator[Reason]:
        """What minds say instead; a reason that is no lie could be chosen with good reason, too."""
        true = self._reason(rulebook)
        for mind in minds_that_err(self.subject, rulebook.rules):
            reason = self._reason(mind)
            if reason and true and reason.code != true.code and not self.asked.says_true(rulebook, reason):
                yield reason

    def choices(self, rulebook: Rulebook) -> tuple[str, ...]:
        return tuple(self._reasons(rulebook))

    def reason_called(self, rulebook: Rulebook, code: str) -> Reason:
        """
        The reason with the values that it has here.

        Raises:
            KeyError: Where nobody gives it.
        """
        return self._reasons(rulebook)[code]

    def opening(self, rulebook: Rulebook) -> list[Reason]:
        return self.asked.opening(rulebook)

    def sights(self, rulebook: Rulebook) -> Iterable[Sight]:
        return self.asked.sights(rulebook)

    def verdicts(self, rulebook: Rulebook, given: Answer) -> list[Verdict]:
        reason = self._reason(rulebook)
        if reason is None:
            return []
        return [Verdict(reason.code, "right" if given == (reason.code,) else "missed", reason)]

    def own_faults(self, rulebook: Rulebook) -> Iterator[PositionFault]:
        faults = list(self.asked.own_faults(rulebook))
        if faults:
            yield from faults
        elif self.item is not None and self.item not in self.asked.choices(rulebook):
            name = item_of(self.of)
            assert name is not None
            yield PositionFault("position", (name,), Reason("reason-of-nothing", text=self.item))
        elif next(self._lies(rulebook), None) is None:
            yield PositionFault("position", ("about",), Reason("reason-undisputed"))

    @classmethod
    def draw(cls, random: Random, rulebook: Rulebook, wished: Minds = ()) -> Pairs:
        kinds = [one.of for one in cls.__subclasses__()] or [cls.of]
        kinds = [kind for kind in kinds if kind.asked_at(rulebook)]
        if wished:
            mind = random.choice(wished)
            kinds = [kind for kind in kinds if kind.kind in mind.kinds] or kinds
        of = random.choice(kinds)
        pairs, name = of.draw(random, rulebook, wished), item_of(of)
        if name is None:
            return [("about", of.kind), *pairs]
        asked = sketched(of, pairs)
        items: Sequence[str] = asked.choices(rulebook)
        if wished and random.random() < 2 / 3:
            items = _disputed(asked, rulebook, random.choice(wished)) or items
        return [("about", of.kind), *pairs, (name, random.choice(items))]

    def prompt(self) -> Reason:
        return self.prompts()[-1]

    def prompts(self) -> tuple[Reason, ...]:
        asked, name = self.asked.prompt(), item_of(self.of)
        if name is None:
            return asked, Reason("ask-reason")
        if self.of.form.is_set:
            # What is asked of one of several can't be asked in the words for all of them.
            values = {**asked.values, "call" if name == "call" else "item": self.item}
            return (Reason(f"ask-reason-{self.about}", **values),)
        return asked, Reason("ask-reason-card", card=self.item)


def _disputed(asked: Position, rulebook: Rulebook, mind: Mind) -> list[str]:
    """The cards or calls of which a mind gives another reason than the rules."""
    told, believed = _reasons_by_item(asked, rulebook), _reasons_by_item(asked, mind)
    return [item for item, code in told.items() if believed.get(item, code) != code]


def _reasons_by_item(asked: Position, rulebook: Rulebook) -> dict[str, str]:
    answer = asked.answer(rulebook)
    verdicts = [] if answer is None else asked.verdicts(rulebook, answer)
    return {str(verdict.item): verdict.reason.code for verdict in verdicts}


def item_of(kind: type[Position]) -> str | None:
    """The key that picks out one of several cards or calls; None where the question has one answer."""
    if kind.form is AnswerForm.CALLS:
        return "call"
    return "card" if kind.form.takes_cards or kind.any_of else None


def reason_about(kind: type[Position]) -> type[ReasonAsked]:
    """The question for the reason behind an answer of *kind*: the facts of both."""
    name = item_of(kind)
    fields: dict[str, Any] = {}
    if name:
        text: Any = CallText if name == "call" else CardText
        fields[name] = Annotated[text, Field(description=f"The {name} whose reason is asked for.")]
    members = {"__annotations__": fields, "__module__": __name__, "__doc__": ReasonAsked.__doc__, "of": kind}
    return type(f"{kind.__name__}Reason", (ReasonAsked, kind), members)
