"""The directives of a lesson: lines that show a puzzle, cards, a trick or a hand."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Annotated, ClassVar, NamedTuple, Protocol

from pydantic import PlainValidator

from tutor.content.arguments import read_arguments
from tutor.content.drawing import draw
from tutor.content.fields import (
    CardsText,
    Fields,
    IdText,
    SkillText,
    StepText,
    TrickText,
    TrumpText,
    VariantText,
)
from tutor.content.guess import guess
from tutor.content.kinds import KINDS
from tutor.content.position import Path
from tutor.content.problems import Place, Problem
from tutor.content.source import Entry, Scalar
from tutor.content.written import Written, key_of, spelled
from tutor.rules import VARIANTS, Card, GrammarError, Reason, Rulebook, Seat, Suit, Trick


class Renderer(Protocol):
    """
    Makes HTML of what a lesson shows; whoever renders a lesson brings one.

    What stands on lines of its own is given as one block element, a term as an inline element. Texts come
    as they are, not escaped.
    """

    def puzzle(self, id: str) -> str:
        """A puzzle with its form."""

    def hand(self, id: str, stop: str | None) -> str:
        """A hand to be watched; where it stops, as it is before that step."""

    def cards(self, cards: tuple[Card, ...]) -> str:
        """Cards, laid out side by side."""

    def trick(self, trick: Trick, trump: Suit | None) -> str:
        """A trick on the table; trump where the author names it."""

    def generate(self, kind: str, skill: str | None, n: int) -> str:
        """So many fresh puzzles of one kind."""

    def term(self, id: str, text: str) -> str:
        """A link to the glossary."""


def _kind(text: str) -> str:
    if text.strip() not in KINDS:
        raise GrammarError("unknown-kind", text, guess=guess(text, KINDS))
    return text.strip()


def _count(text: str) -> int:
    if not re.fullmatch("[1-9]", text.strip()):
        raise GrammarError("not-a-number", text, low=1, high=9)
    return int(text)


class Known(NamedTuple):
    """What the directives of a lesson may name."""

    puzzles: Collection[str] = ()
    hands: Mapping[str, Collection[str]] = MappingProxyType({})
    """The id of a hand to the ids of its steps; a broken hand has none."""


class Directive(Fields):
    """
    One directive with its arguments.

    The words behind its name are its first field, the rest is written `key=value`.
    """

    name: ClassVar[str]

    def faults(self, known: Known) -> Iterator[tuple[Path, Reason]]:
        """What is wrong with arguments that can be read, each at the place of its field."""
        return iter(())

    def show(self, renderer: Renderer) -> str:
        """The directive as HTML."""
        raise NotImplementedError


class ShowPuzzle(Directive):
    """`:::puzzle left-bower-only`"""

    name = "puzzle"
    id: IdText

    def faults(self, known: Known) -> Iterator[tuple[Path, Reason]]:
        if self.id not in known.puzzles:
            yield ("id",), Reason("puzzle-unknown", text=self.id, guess=guess(self.id, known.puzzles))

    def show(self, renderer: Renderer) -> str:
        return renderer.puzzle(self.id)


class ShowCards(Directive):
    """`:::cards JD AS`"""

    name = "cards"
    cards: CardsText

    def faults(self, known: Known) -> Iterator[tuple[Path, Reason]]:
        return _twice(self.cards, ("cards",))

    def show(self, renderer: Renderer) -> str:
        return renderer.cards(self.cards)


class ShowTrick(Directive):
    """`:::trick W 10D KD 9D trump=H`, at a table of fewer than four with `variant=two-handed`"""

    name = "trick"
    trick: TrickText
    trump: TrumpText = None
    variant: VariantText = "standard"

    def faults(self, known: Known) -> Iterator[tuple[Path, Reason]]:
        cards, leader, most = self.trick.cards, self.trick.leader, len(self._seats)
        if not cards:
            yield ("trick",), Reason("not-a-trick", text=str(leader))
        if leader not in self._seats:
            yield ("trick", "leader"), Reason("not-seated", who=leader)
        elif len(cards) > most:
            yield ("trick", "cards", most), Reason("trick-too-long", n=len(cards), max=most)
        yield from _twice(cards, ("trick", "cards"))

    def show(self, renderer: Renderer) -> str:
        cards = self.trick.cards
        return renderer.trick(Trick(self._seats[: len(cards)], cards), self.trump)

    @property
    def _seats(self) -> tuple[Seat, ...]:
        """Who plays to it, in turn."""
        return Rulebook(VARIANTS[self.variant]).turn_order(self.trick.leader)


class ShowHand(Directive):
    """`:::hand first-hand stop=2.E`"""

    name = "hand"
    id: IdText
    stop: StepText | None = None
    """The step before which the hand stops; without it, the hand is shown from the deal."""

    def faults(self, known: Known) -> Iterator[tuple[Path, Reason]]:
        steps = known.hands.get(self.id)
        if steps is None:
            yield ("id",), Reason("hand-unknown", text=self.id, guess=guess(self.id, known.hands))
        elif self.stop is not None and steps and self.stop not in steps:
            yield ("stop",), Reason("hand-no-step", text=self.stop, guess=guess(self.stop, steps))

    def show(self, renderer: Renderer) -> str:
        return renderer.hand(self.id, self.stop)


class ShowGenerated(Directive):
    """`:::generate legal-plays skill=voids n=2`"""

    name = "generate"
    kind: Annotated[str, PlainValidator(_kind)]
    skill: SkillText | None = None
    n: Annotated[int, PlainValidator(_count)] = 1

    def faults(self, known: Known) -> Iterator[tuple[Path, Reason]]:
        if self.skill is not None and draw(self.kind, self.skill, seed="any") is None:
            yield ("skill",), Reason("never-trains", kind=self.kind, skill=self.skill)

    def show(self, renderer: Renderer) -> str:
        return renderer.generate(self.kind, self.skill, self.n)


def _twice(cards: Sequence[Card], path: Path) -> Iterator[tuple[Path, Reason]]:
    for index, card in enumerate(cards):
        if card in cards[:index]:
            yield (*path, index), Reason("card-twice", card=card)


DIRECTIVES: dict[str, type[Directive]] = {
    directive.name: directive for directive in (ShowPuzzle, ShowCards, ShowTrick, ShowHand, ShowGenerated)
}

_NAME = re.compile(r":::(\S*)[ \t]*")
_OPTIONS = re.compile(r"(?:(?<=\s)|^)[\w.-]+=")


def read_directive(line: str, place: Place, known: Known | None = None) -> Directive | list[Problem]:
    """
    A line that begins with `:::`, or everything that is wrong with it.

    Without what is *known* it is only read, and not asked whether what it names is there.
    """
    begin = _NAME.match(line)
    name = begin[1] if begin else ""
    model = DIRECTIVES.get(name)
    if begin is None or model is None:
        return [_problem(place, Reason("directive-unknown", text=name, guess=guess(name, DIRECTIVES)))]
    options = _OPTIONS.search(line, begin.end())
    words_end = options.start() if options else len(line)
    arguments = read_arguments(line[words_end:])
    words = line[begin.end() : words_end].strip()
    if not words or arguments is None or any(argument.key is None for argument in arguments):
        return [_problem(place, Reason("directive-arguments", text=line))]
    written = Written(model, place)
    first = spelled(next(iter(model.model_fields)))
    _take(written, Entry(Scalar(first, place), _scalar(words, place, begin.end())))
    for argument in arguments:
        key = _scalar(argument.key or "", place, words_end + argument.key_start)
        value = _scalar(argument.value, place, words_end + argument.value_start, quoted=argument.is_quoted)
        _take(written, Entry(key, value))
    return _build(written, model, known)


def _scalar(text: str, place: Place, start: int, *, quoted: bool = False) -> Scalar:
    return Scalar(text, Place(place.line, place.column + start), len(text), int(quoted))


def _take(written: Written, entry: Entry) -> None:
    name, key = key_of(entry), entry.key
    if name in written.values:
        reason = Reason("duplicate-key", key=key.text, line=key.place.line)
    elif name not in written.model.model_fields:
        known = map(spelled, written.model.model_fields)
        reason = Reason("unknown-key", key=key.text, guess=guess(key.text, known))
    else:
        written.take(entry)
        return
    written.problems.append(_problem(key.place, reason))


def _build(written: Written, model: type[Directive], known: Known | None) -> Directive | list[Problem]:
    directive = written.build(model)
    found = [_problem(problem.place, problem.reason) for problem in written.problems]
    if directive is not None and known is not None:
        found += [_problem(written.place(path), reason) for path, reason in directive.faults(known)]
    return found if found or directive is None else directive


def _problem(place: Place, reason: Reason) -> Problem:
    return Problem("directive", place, reason)
