"""What a log says beyond single skills: misconceptions, weak spots, what need not be taught."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from datetime import datetime
from functools import cached_property
from random import Random
from typing import NamedTuple

from tutor.content.lessons import Lesson
from tutor.content.puzzles import Puzzle
from tutor.content.question import Question
from tutor.content.skills import SKILLS
from tutor.learning.answering import Asked, asked_at
from tutor.learning.choice import next_question
from tutor.learning.diagnosis import Diagnosis, Evidence, Given, diagnose
from tutor.learning.entry import Clock, Entry
from tutor.learning.hypotheses import Hypotheses
from tutor.learning.mastery import NEW, Level, standings
from tutor.learning.priors import CLEARED_AT, MATCHES
from tutor.learning.schedule import due
from tutor.minds import MINDS
from tutor.rules import GrammarError

LOOKED_AT = 60
"""So many of the newest answers tell what a learner believes now; the diagnosis forgets the others anyway."""
FEWEST, MOST = 8, 16
"""How many questions place a learner."""
SURE = 0.9
"""From where on a placement need not go on."""
WEAK_SPOTS = 4
_CANDIDATES = 80
"""Out of so many the next question of a placement is chosen."""

RELEVANT: Mapping[str, tuple[str, ...]] = {
    skill: tuple(mind.id for mind in MINDS.values() if mind.skill == skill) for skill in SKILLS
}
"""The misconceptions that belong to each skill."""


class Named(NamedTuple):
    """A misconception that may be named, with the places of the answers that speak for it."""

    evidence: Evidence
    addresses: list[str]


class Adviser:
    """Looks at logs with the puzzles of one school at hand."""

    def __init__(self, puzzles: Callable[[], Mapping[str, Puzzle]]) -> None:
        self._read = puzzles

    @property
    def _puzzles(self) -> Mapping[str, Puzzle]:
        """As they are now: in a workshop they change."""
        return self._read()

    @cached_property
    def hypotheses(self) -> Hypotheses:
        """Everything that a learner may believe; takes a second or two to find."""
        return Hypotheses(self._bank)

    @cached_property
    def _bank(self) -> list[Question]:
        """The puzzles of the usual game, each once."""
        usual = [p.question for p in self._puzzles.values() if p.question.variant == "standard"]
        return list(dict.fromkeys(question for question in usual if not question.house_rules))

    @property
    def taught(self) -> list[str]:
        """The skills that the school's puzzles train, in the order of the course."""
        found = {puzzle.keys.skill for puzzle in self._puzzles.values()}
        return [skill for skill in SKILLS if skill in found]

    def prepare(self) -> None:
        """Works out what is the same for all learners, so that none of them waits for it."""
        for question in self._bank:
            self.hypotheses.predict(question)

    def diagnosis(self, log: Iterable[Entry], games: Collection[str] = ()) -> Diagnosis:
        """What the newest answers tell."""
        return diagnose(self.hypotheses, (given for _, given in self._given(log)), games)

    def named(self, log: Iterable[Entry], games: Collection[str] = ()) -> list[Named]:
        """The misconceptions that are sure enough to be told to the learner."""
        given = self._given(log)
        if len({one.question.position for _, one in given if not one.right}) < MATCHES:
            # Most learners, most of the time: nobody needs a diagnosis to be told nothing.
            return []
        found = diagnose(self.hypotheses, (one for _, one in given), games).spoken
        places = {one: address for address, one in given}
        return [
            Named(evidence, list(dict.fromkeys(places[one] for one in evidence.matched)))
            for evidence in found
        ]

    def _given(self, log: Iterable[Entry]) -> list[tuple[str, Given]]:
        given: list[tuple[str, Given]] = []
        sitting = ""
        for entry in [entry for entry in log if entry.first][-LOOKED_AT:]:
            asked = asked_at(entry.address, self._puzzles)
            if asked is None:
                continue
            try:
                answer = asked.question.read_answer([entry.answer])
            except GrammarError:
                # The puzzle under that id is another one now.
                continue
            later = bool(given) and entry.sitting != sitting
            sitting = entry.sitting
            given.append((entry.address, Given(asked.question, answer, bool(entry.hint), later)))
        return given

    # Weak spots and reviews

    def due(self, log: Iterable[Entry], now: datetime, clock: Clock) -> list[str]:
        """The skills to be repeated; not those that a log has from elsewhere, or from before."""
        taught = set(self.taught)
        return [skill for skill in due(log, now, clock) if skill in taught]

    def weak_spots(self, log: Sequence[Entry], clock: Clock, games: Collection[str] = ()) -> list[str]:
        """The skills to practise: those of named misconceptions, then those that are known least."""
        believed = [MINDS[one.evidence.id].skill for one in self.named(log, games)]
        found = standings(log, clock)
        shaky = [skill for skill in self.taught if found.get(skill, NEW).level is Level.LEARNING]
        shaky.sort(key=lambda skill: found[skill].chance)
        return list(dict.fromkeys((*believed, *shaky)))[:WEAK_SPOTS]

    # Placement

    def next_placed(self, log: Sequence[Entry], seed: str, games: Collection[str]) -> Asked | None:
        """The question that tells most after the answers of a placement; None where it is over."""
        if len(log) >= MOST:
            return None
        diagnosis = self.diagnosis(log, games)
        if len(log) >= FEWEST and max(diagnosis.posterior) >= SURE:
            return None
        bank = set(self._bank)
        puzzles = [puzzle for puzzle in self._puzzles.values() if puzzle.question in bank]
        asked = {entry.address for entry in log}
        left = [puzzle for puzzle in puzzles if puzzle.id not in asked]
        candidates = Random(seed).sample(left, min(_CANDIDATES, len(left)))
        chosen = next_question(diagnosis, [puzzle.question for puzzle in candidates])
        found = next((puzzle for puzzle in candidates if puzzle.question is chosen), None)
        return Asked(found.question, found) if found is not None else None

    def placed(self, log: Sequence[Entry], lessons: Iterable[Lesson]) -> list[str]:
        """The lessons that a placement has shown to be known, by their slugs."""
        answers = [entry for entry in log if entry.placement and entry.first]
        if len(answers) < FEWEST:
            return []
        chances = self.diagnosis(answers).probabilities
        return [lesson.slug for lesson in lessons if _is_clear(lesson, answers, chances)]


def _is_clear(lesson: Lesson, answers: Sequence[Entry], chances: Mapping[str, float]) -> bool:
    """Whether there was a right answer on it and no wrong one, and none of its misconceptions is likely."""
    relevant = {id for skill in lesson.skills for id in RELEVANT[skill]}
    about = [e for e in answers if e.skill in lesson.skills or relevant.intersection(e.exposes)]
    wrong = [entry for entry in answers if entry.skill in lesson.skills and not entry.right]
    shown = any(entry.unaided for entry in about)
    return shown and not wrong and all(chances[id] <= CLEARED_AT for id in relevant)


def done(log: Iterable[Entry], lessons: Iterable[Lesson]) -> list[str]:
    """The lessons whose exit check was passed, every puzzle of it, by their slugs."""
    right = {entry.address for entry in log if entry.right}
    return [lesson.slug for lesson in lessons if right.issuperset(lesson.exit)]
