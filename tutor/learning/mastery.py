"""What a learner knows: Bayesian knowledge tracing over the first answers, skill by skill."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from datetime import date
from enum import StrEnum

from tutor.learning.entry import Clock, Entry

KNOWN_AT = 0.95
KNOWN_BEFORE, LEARNED, SLIP = 0.2, 0.1, 0.1
"""The chances to know a skill before the first answer, to learn it at an answer, and to err knowing it."""
DAYS, KINDS = 2, 2
"""On so many days, and in so many kinds of question, a skill must have been answered rightly to be held."""
MOST_TRIES = 10
"""After so many without success more of the same does not help."""


class Level(StrEnum):
    """How well a skill is known."""

    NEW = "new"
    LEARNING = "learning"
    KNOWN = "known"
    HELD = "held"
    """Known, and shown to last."""


@dataclass(frozen=True, slots=True)
class Standing:
    """Where a learner stands with a skill."""

    level: Level
    chance: float
    """That the skill is known; shown to nobody."""
    tries: int
    """First answers since the skill was last known."""
    days: frozenset[date]
    """On which a question was answered rightly, at once and without a hint."""
    kinds: frozenset[str]
    """Of the questions so answered."""
    escaped: frozenset[str]
    """The misconceptions that err in the questions so answered."""

    @property
    def stuck(self) -> bool:
        """Whether it is time to teach in another way."""
        return self.tries >= MOST_TRIES


def trace(chance: float, entry: Entry) -> float:
    """The chance that a skill is known after an answer, from the chance before it; help is no success."""
    if entry.right and not entry.hint:
        # Where everybody would be right, an answer says nothing, and nothing against the learner.
        known, guessed = chance * (1 - SLIP), (1 - chance) * min(entry.guess, 1 - SLIP)
    else:
        known, guessed = chance * SLIP, (1 - chance) * (1 - min(entry.guess, 1 - SLIP))
    after = known / (known + guessed)
    return after + (1 - after) * LEARNED


def standing(
    log: Iterable[Entry], clock: Clock, relevant: Collection[str] = (), chance: float = KNOWN_BEFORE
) -> Standing:
    """
    Where the learner stands, by the entries of one skill.

    *relevant* are the misconceptions that belong to the skill: to be held, it needs a right answer where each
    of them errs.
    """
    tries = 0
    unaided: list[Entry] = []
    for entry in log:
        if entry.first:
            chance = trace(chance, entry)
            tries = 0 if chance >= KNOWN_AT else tries + 1
            unaided += [entry] if entry.unaided else []
    days = frozenset(clock.day_of(entry.time) for entry in unaided)
    kinds = frozenset(entry.kind for entry in unaided)
    escaped = frozenset(mind for entry in unaided for mind in entry.exposes)
    lasting = len(days) >= DAYS and len(kinds) >= KINDS and escaped.issuperset(relevant)
    level = Level.LEARNING if chance < KNOWN_AT else Level.HELD if lasting else Level.KNOWN
    return Standing(level, chance, tries, days, kinds, escaped)


def standings(
    log: Iterable[Entry], clock: Clock, relevant: Mapping[str, Collection[str]] | None = None
) -> dict[str, Standing]:
    """Where the learner stands with each skill that was asked; all others are new."""
    by_skill: dict[str, list[Entry]] = {}
    for entry in log:
        by_skill.setdefault(entry.skill, []).append(entry)
    return {
        skill: standing(entries, clock, (relevant or {}).get(skill, ()))
        for skill, entries in by_skill.items()
    }


NEW = Standing(Level.NEW, KNOWN_BEFORE, 0, frozenset(), frozenset(), frozenset())
"""Of a skill that was never asked."""
