"""Which reason is true?"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, cached_property, lru_cache
from random import Random
from typing import Annotated, Any, ClassVar

from pydantic import Field

from tutor.content.answers import Answer, AnswerForm, reason_codes
from tutor.content.fields import CallText, CardText, KindText
from tutor.content.position import Minds, Pairs, Position, PositionFault, Verdict
from tutor.content.sketch import sketched
from tutor.minds import Mind, Sight, minds_that_err
from tutor.rules import Reason, Rulebook, procedure_of

OTHERS = 6
"""So many are asked whether they dispute anything."""
TRIES = 4
"""So many positions are drawn until who is to be misled disputes anything."""
PROBES = 40
"""Where a mind has another reason at all, it has one more often than once in so many draws for it."""
SOME = 3
"""After so many of them it is known about how often."""


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
        return _reasons_of(self.asked, rulebook).get(self.item)

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
        """What minds say instead."""
        minds = minds_that_err(self.subject, rulebook.rules)
        return filter(None, (_lie(self.asked, rulebook, mind, self.item) for mind in minds))

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
        elif self.item is not None and not self._is_ruled_on(rulebook):
            name = item_of(self.of)
            assert name is not None
            yield PositionFault("position", (name,), Reason("reason-of-nothing", text=self.item))
        elif not _is_disputed(self.asked, rulebook, self.item):
            yield PositionFault("position", ("about",), Reason("reason-undisputed"))

    def _is_ruled_on(self, rulebook: Rulebook) -> bool:
        """Whether the item is one of the answers, and not merely of a form that is not asked for."""
        true = self._reason(rulebook)
        return self.item in self.asked.choices(rulebook) and (not true or true.code in reason_codes())

    @classmethod
    def draw(cls, random: Random, rulebook: Rulebook, wished: Minds = ()) -> Pairs:
        return cls.draw_part(random, rulebook, wished)

    @classmethod
    def draw_part(
        cls, random: Random, rulebook: Rulebook, wished: Minds = (), *, misled: bool | None = None
    ) -> Pairs:
        kinds = [one.of for one in cls.__subclasses__()] or [cls.of]
        kinds = [kind for kind in kinds if kind.asked_at(rulebook)]
        mind = random.choice(wished) if wished else None
        shares = [_share(mind, kind) for kind in kinds] if mind is not None else []
        # Whoever is to be misled is met where that is easy; where it is right others have to err.
        shares = [float(share > 0) for share in shares] if misled is False else shares
        of = random.choices(kinds, shares if any(shares) else None)[0]
        # What a mind believes is called up only where it may err; if it is not to, somebody else errs there.
        wished = wished if mind is not None and of.kind in mind.kinds else ()
        one = mind if wished and (random.random() < 1 / 2 if misled is None else misled) else None
        for _ in range(TRIES if one else 1):
            pairs = of.draw(random, rulebook, wished)
            asked = sketched(of, pairs)
            if items := _items(random, asked, rulebook, [one] if one else [], wished):
                break
        name, stated = item_of(of), [("about", of.kind), *pairs]
        if name is None:
            return stated
        return [*stated, (name, str(random.choice(items or asked.choices(rulebook))))]

    def prompt(self) -> Reason:
        name = item_of(self.of)
        if name is None:
            return Reason("ask-reason")
        if self.of.form.is_set:
            values = {**self.asked.prompt().values, "call" if name == "call" else "item": self.item}
            return Reason(f"ask-reason-{self.about}", **values)
        return Reason("ask-reason-card", card=self.item)

    def prompts(self, rulebook: Rulebook) -> tuple[Reason, ...]:
        if item_of(self.of) is not None and self.of.form.is_set:
            # What is asked of one of several can't be asked in the words for all of them.
            return (self.prompt(),)
        return *self.asked.prompts(rulebook), self.prompt()


@lru_cache(maxsize=512)
def _reasons_of(asked: Position, rulebook: Rulebook) -> Mapping[str | None, Reason]:
    """Why *rulebook* rules as it does on each card, seat, ...; without a name, on the whole."""
    # What holds for one of several cards does not hang on the others.
    answer = () if asked.form is AnswerForm.CARDS else asked.answer(rulebook)
    verdicts = [] if answer is None else asked.verdicts(rulebook, answer)
    found: dict[str | None, Reason] = {}
    for verdict in sorted(verdicts, key=lambda verdict: verdict.verdict != "right"):
        found.setdefault(None, verdict.reason)
        found.setdefault(str(verdict.item), verdict.reason)
    return found


def _items(
    random: Random, asked: Position, rulebook: Rulebook, first: Minds, wished: Minds
) -> Sequence[str | None]:
    """What the *first* dispute, or else what one of some who are not wished for does; perhaps nothing."""
    minds = [mind for mind in minds_that_err(asked.kind, rulebook.rules) if mind not in wished]
    several = first or random.sample(minds, min(OTHERS, len(minds)))
    return next(filter(None, (_disputed(asked, rulebook, one) for one in several)), [])


def _is_disputed(asked: Position, rulebook: Rulebook, item: str | None) -> bool:
    """Whether anybody gives a false reason; who did so last is asked first, for mostly it does so again."""
    minds = minds_that_err(asked.kind, rulebook.rules)
    for mind in sorted(minds, key=lambda mind: mind is not _LAST.get(asked.kind)):
        if _lie(asked, rulebook, mind, item):
            _LAST[asked.kind] = mind
            return True
    return False


_LAST: dict[str, Mind] = {}
"""Who gave a false reason last in a kind: it saves time, and changes no answer."""


@cache
def _share(mind: Mind, kind: type[Position]) -> float:
    """How often a mind gives other reasons than the rules in a kind, as far as chance shows it."""
    if kind.kind not in mind.kinds:
        return 0.0
    rulebook, random = procedure_of(mind.rules).rulebook, Random(f"{kind.kind} {mind.id}")
    met = tries = 0
    while met < SOME and tries < PROBES:
        asked = sketched(kind, kind.draw(random, rulebook, (mind,)))
        met, tries = met + bool(_disputed(asked, rulebook, mind)), tries + 1
    return met / tries


def _disputed(asked: Position, rulebook: Rulebook, mind: Mind) -> Sequence[str | None]:
    """The cards or calls of which a mind gives a false reason, or the whole question."""
    items = [
        item for item in _reasons_of(asked, rulebook) if (item is None) is (item_of(type(asked)) is None)
    ]
    return [item for item in items if _lie(asked, rulebook, mind, item)]


def _lie(asked: Position, rulebook: Rulebook, mind: Mind, item: str | None) -> Reason | None:
    """What a mind says instead of the true reason; what is no lie could be chosen with good reason, too."""
    true, reason = _reasons_of(asked, rulebook).get(item), _reasons_of(asked, mind).get(item)
    if not true or not reason or reason.code == true.code or asked.says_true(rulebook, reason):
        return None
    return reason


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
