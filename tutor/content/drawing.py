"""Fresh questions: positions drawn by chance, each checked as if an author had written it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random
from typing import NamedTuple

from tutor.content.address import pairs_of
from tutor.content.ask import read_ask
from tutor.content.kinds import KINDS, kind_asked
from tutor.content.question import Question, rulebook_of
from tutor.content.sketch import sketched
from tutor.content.table import Table
from tutor.minds import Mind, minds_of
from tutor.rules import Reason, RuleSet

TRIES = 400
"""Positions that are wanted are far more frequent than one in so many, where there are any."""


class Wanted(NamedTuple):
    """What a question is to be good for."""

    trains: tuple[Mind, ...] = ()
    """One of these answers otherwise, if any is named."""
    exposes: tuple[Mind, ...] = ()
    """Each of these answers otherwise, whatever it chooses."""
    avoids: tuple[Mind, ...] = ()
    """Each of these answers rightly."""
    calls_up: tuple[Mind, ...] = ()
    """The belief of each of these is called up: its cue is shown."""

    @property
    def minds(self) -> tuple[Mind, ...]:
        """Everybody who is to be met, rightly or not."""
        return (*self.exposes, *self.calls_up) or self.trains

    @property
    def misled(self) -> bool | None:
        """Whether who is to be met is to answer otherwise; None where one of several is enough."""
        return bool(self.exposes) if self.exposes or self.calls_up else None

    def suits(self, question: Question) -> bool:
        """Whether a question is good for all that."""
        return (
            all(map(question.gets_wrong, self.exposes))
            and all(map(question.shows_cue, self.calls_up))
            and all(map(question.gets_right, self.avoids))
            and (not self.trains or any(map(question.gets_wrong, self.trains)))
        )


def draw(
    kind: str,
    skill: str | None,
    seed: str,
    *,
    expose: Sequence[str] = (),
    avoid: Sequence[str] = (),
    foil: Sequence[str] = (),
    table: Table | None = None,
) -> Question | None:
    """
    A question of *kind*; with a *skill*, one that somebody who lacks it gets wrong.

    Every misconception of *expose* answers otherwise, every one of *avoid* answers rightly; those of *foil*
    are called up, and answer rightly all the same. The same seed draws the same question in every process.
    None where there is no such question.
    """
    table = table or Table()
    wanted = wanted_of(kind, skill, table.rules, expose, avoid, foil)
    return wanted and draw_wanted(kind, wanted, Random(seed), table)


def wanted_of(
    kind: str,
    skill: str | None,
    rules: RuleSet,
    expose: Sequence[str] = (),
    avoid: Sequence[str] = (),
    foil: Sequence[str] = (),
) -> Wanted | None:
    """What a question is to be good for, by the ids of misconceptions; None where its kind never is."""
    minds = {mind.id: mind for mind in minds_of(rules)}
    lacking = [mind for mind in minds.values() if mind.skill == skill]
    # Where nobody lacks a skill, every question trains it.
    trains = tuple(mind for mind in lacking if errs_in(mind, kind))
    if (lacking and not trains) or not all(errs_in(minds[id], kind) for id in expose):
        return None
    named = [tuple(minds[id] for id in ids) for ids in (expose, (*avoid, *foil), foil)]
    return Wanted(trains, *named)


def errs_in(mind: Mind, kind: str) -> bool:
    """Whether a mind answers some question of a kind otherwise; the reasons of its kinds are its, too."""
    return kind in mind.kinds or kind == "reason"


def draw_wanted(
    kind: str, wanted: Wanted, random: Random, table: Table, tries: int = TRIES
) -> Question | None:
    """A question that is good for what is wanted, if one is drawn in so many tries."""
    drawn = islice(sketches(kind, wanted.minds, random, table, misled=wanted.misled), tries)
    return next((one for one in drawn if wanted.suits(one) and is_sound(one)), None)


def sketches(
    kind: str, minds: Sequence[Mind], random: Random, table: Table, *, misled: bool | None = None
) -> Iterator[Question]:
    """Questions without end that are likely to meet these minds; perhaps not all are sound."""
    rulebook = rulebook_of(table.rules)
    while KINDS[kind].asked_at(rulebook):
        pairs = KINDS[kind].draw_part(random, rulebook, minds, misled=misled)
        model = kind_asked(kind, dict(pairs).get("about"))
        assert not isinstance(model, Reason)
        yield Question(*table, sketched(model, pairs))


def is_sound(question: Question) -> bool:
    """Whether a question is what an author could have written."""
    return isinstance(read_ask(question.position.kind, pairs_of(question)), Question)
