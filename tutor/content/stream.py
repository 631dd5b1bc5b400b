"""Fresh questions without end: none twice, and as many in which a belief is right as in which it misleads."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum
from functools import lru_cache
from itertools import islice
from operator import itemgetter
from random import Random
from typing import NamedTuple

from tutor.content.drawing import TRIES, Wanted, errs_in, is_sound, sketches, wanted_of
from tutor.content.every import every_class
from tutor.content.question import Question
from tutor.content.shifts import canonical
from tutor.content.table import Table
from tutor.minds import Mind, minds_of

AGAIN = 8
"""After so many questions that were there before, it is looked up whether there are any others."""
CHOICE = 3
"""Of so many questions the one is taken that keeps the balance best."""
OF_DEAR, DEAR = 2, ("reason", "revoke")
"""Of so many where each of them takes long."""
KEPT = 8
"""So many questions that came too early are kept for each part."""
PATIENCE = 2
"""After so many tries another belief is turned to, if none is uneven yet."""
UNEVEN = 8
"""Who misled so much oftener than was right, or the other way round, is looked for as long as anybody is."""
PROBES = 100
"""What chance makes at all it makes more often than once in so many tries."""
OFTEN = 40
"""What it makes less often than that is not waited for where something else will do."""


class Part(StrEnum):
    """What a question is there for in a set."""

    TRAP = "trap"
    """A belief is met that leads to another answer."""
    FOIL = "foil"
    """The same belief is called up, or at least asked for, and is right."""
    PLAIN = "plain"
    """Nobody is to be misled."""


class Drawn(NamedTuple):
    """A question of a set, what it is there for, and whose belief it is about."""

    question: Question
    part: Part
    mind: Mind | None = None


class Stream(Iterator[Drawn]):
    """
    Questions of a kind, each of a class of its own: what differs in its suits alone is not asked again.

    Of the beliefs that lack the *skill*, or of all without one, each misleads about as often as it is right
    where it is called up: whoever answers what comes to mind is right half of the time. With beliefs to
    *expose* each question misleads all of them, and none of those to *avoid*. Where the classes of
    one part are used up the rest follows; it ends when the kind has no other class. The same seed, the same
    questions.
    """

    def __init__(
        self,
        kind: str,
        skill: str | None,
        seed: str,
        table: Table | None = None,
        *,
        expose: Sequence[str] = (),
        avoid: Sequence[str] = (),
    ) -> None:
        self.kind, self.table = kind, table or Table()
        self.uneven = False
        """Whether a part is used up, so that the balance is lost from here on."""
        wanted, minds = wanted_of(kind, skill, self.table.rules, expose, avoid), minds_of(self.table.rules)
        self._plain = wanted if wanted and (expose or avoid) else Wanted()
        self._minds = (wanted.trains if wanted and skill else ()) or tuple(
            mind for mind in minds if errs_in(mind, kind)
        )
        misled = any(self._way(Part.TRAP, mind) for mind in self._minds) if skill else True
        # Whoever is named is in every question: nothing is left to be balanced.
        self._minds = () if expose or avoid else self._minds
        self.trains = wanted is not None and (misled or not wanted.trains)
        """Whether the kind can train the skill at all; else there is no question."""
        self._random, self._seen = Random(seed), set[str]()
        # One skill is easily kept in balance; of all beliefs only that which is met.
        self._choice = (OF_DEAR if kind in DEAR else CHOICE) if skill else 1
        self._due: list[Part] = []
        self._kept: defaultdict[tuple[Part, Mind | None], list[Question]] = defaultdict(list)
        self._vain = Counter[tuple[Part, Mind | None]]()
        """How often a question was looked for in vain."""
        self._gone: set[tuple[Part, Mind | None]] = set()
        self._misled = dict.fromkeys(self._minds, 0)
        self._never_right: set[Mind] = set()
        """Whose beliefs are wrong wherever they are called up: they are right elsewhere at best."""

    def __next__(self) -> Drawn:
        for part in self._parts() if self.trains else ():
            minds = self._in_need(part)
            turns = [(mind, self._patience(mind)) for mind in minds] + [(mind, TRIES) for mind in minds]
            for mind, tries in turns:
                if found := self._draw(part, mind, tries):
                    return self._take(Drawn(found, part, mind))
                self._vain[part, mind] += 1
            self._gone.update((part, mind) for mind in minds)
        raise StopIteration

    # What is due

    def _parts(self) -> Iterator[Part]:
        """The part whose turn it is, then the others: what is left of a kind is asked, too."""
        if not self._minds:
            yield Part.PLAIN
            return
        if not self._due:
            self._due = self._random.sample((Part.TRAP, Part.FOIL), 2)
        part = self._due.pop()
        yield part
        self.uneven = True
        yield Part.FOIL if part is Part.TRAP else Part.TRAP
        yield Part.PLAIN

    def _in_need(self, part: Part) -> list[Mind | None]:
        """Whom a question of this part is still to be found for: the most needy, the easiest first."""
        if part is Part.PLAIN:
            return [None]
        sign = 1 if part is Part.TRAP else -1
        minds = [mind for mind in self._minds if (part, mind) not in self._gone]
        self._random.shuffle(minds)
        return [*sorted(minds, key=lambda mind: sign * self._misled[mind] + self._vain[part, mind])]

    @property
    def catches(self) -> bool:
        """Whether any belief is met that misleads or is right: else a question has nothing to teach."""
        return any(ways_of(self.kind, mind, self.table) for mind in self._minds)

    def _patience(self, mind: Mind | None) -> int:
        """How often one is tried for before another belief is turned to; more for a skill, if uneven."""
        uneven = min(abs(self._misled[mind]), UNEVEN) if mind and self._choice > 1 else 0
        return PATIENCE * (1 + uneven) if mind else 0

    def _way(self, part: Part, mind: Mind) -> Wanted | None:
        return ways_of(self.kind, mind, self.table).get(part)

    # What is found

    def _draw(self, part: Part, mind: Mind | None, tries: int) -> Question | None:
        """A question of a class that was not there yet; of several the one that keeps the balance best."""
        wanted = self._way(part, mind) if mind else self._plain
        if wanted is None:
            return None
        if mind and part is Part.FOIL and not wanted.calls_up:
            self._never_right.add(mind)
        drawn = islice(
            sketches(self.kind, wanted.minds, self._random, self.table, misled=wanted.misled), tries
        )
        fresh = self._fresh(part, mind, wanted, drawn)
        while several := self._several(fresh):
            if found := next(filter(is_sound, several), None):
                return found
        left = self._left(wanted) if tries == TRIES else iter(())
        return next(filter(is_sound, self._several(left)), None)

    def _several(self, questions: Iterator[Question]) -> list[Question]:
        """Some to choose from, the best first; what keeps the balance is taken as it comes."""
        several = []
        for question in islice(questions, self._choice):
            several.append((self._imbalance(question), question))
            if several[-1][0] <= 0:
                break
        return [question for _, question in sorted(several, key=itemgetter(0))]

    def _fresh(
        self, part: Part, mind: Mind | None, wanted: Wanted, drawn: Iterator[Question]
    ) -> Iterator[Question]:
        """What is drawn for a part, as long as it is seldom what was there before."""
        kept, again = self._kept[part, mind], 0
        while question := kept.pop() if kept else self._next(part, mind, wanted, drawn):
            if canonical(question) not in self._seen:
                yield question
            elif (again := again + 1) == AGAIN:
                return

    def _next(
        self, part: Part, mind: Mind | None, wanted: Wanted, drawn: Iterator[Question]
    ) -> Question | None:
        """The next that is good for a part; what is good for the other part is kept for it."""
        other = Part.TRAP if part is Part.FOIL else Part.FOIL
        others, kept = self._way(other, mind) if mind else None, self._kept[other, mind]
        for question in drawn:
            if wanted.suits(question):
                return question
            if others and len(kept) < KEPT and others.suits(question):
                kept.append(question)
        return None

    def _left(self, wanted: Wanted) -> Iterator[Question]:
        """What is left of a kind with few classes."""
        classes = every_class(self.kind, self.table) or {}
        left = [question for told, question in classes.items() if told not in self._seen]
        self._random.shuffle(left)
        return filter(wanted.suits, left)

    def _imbalance(self, question: Question) -> int:
        """By how much beliefs that mislead too often, or are right too often, would be so again."""
        minds = [mind for mind in self._minds if self._misled[mind] and mind in question.minds]
        return sum(self._misled[mind] * self._misleads(mind, question) for mind in minds)

    def _misleads(self, mind: Mind, question: Question) -> int:
        """1 where a mind's belief misleads, -1 where it is called up and right, else 0."""
        if question.gets_wrong(mind):
            return 1
        met = mind in self._never_right or question.shows_cue(mind)
        return -1 if met and question.gets_right(mind) else 0

    def _take(self, drawn: Drawn) -> Drawn:
        self._seen.add(canonical(drawn.question))
        for mind in set(self._minds) & set(drawn.question.minds):
            self._misled[mind] += self._misleads(mind, drawn.question)
        return drawn


@lru_cache(maxsize=4096)
def ways_of(kind: str, mind: Mind, table: Table) -> Mapping[Part, Wanted]:
    """What to want where a mind is to play a part: nothing where it can't be misled or is never right."""
    if not errs_in(mind, kind):
        return {}
    one = (mind,)
    called_up, misled = Wanted(exposes=one, calls_up=one), Wanted(exposes=one)
    right = Wanted(avoids=one, calls_up=one)
    found = _met(kind, (misled, called_up, right), Random(f"{kind} {mind.id}"), table)
    if misled not in found:
        return {}
    if right not in found:
        # Where a belief is always wrong once it is called up, it is right where nothing calls it up.
        right = Wanted(avoids=one)
        found |= _met(kind, (right,), Random(f"{kind} {mind.id}"), table)
    ways = {Part.TRAP: called_up if called_up in found else misled, Part.FOIL: right}
    return {part: way for part, way in ways.items() if way in found}


def _met(kind: str, wishes: Sequence[Wanted], random: Random, table: Table) -> set[Wanted]:
    """Which wishes chance grants when it is to meet the minds of the first: that one at all, others often."""
    found: set[Wanted] = set()
    drawn = sketches(kind, wishes[0].minds, random, table)
    for number, question in enumerate(islice(drawn, PROBES)):
        granted = [way for way in wishes if way not in found and way.suits(question)]
        if granted and is_sound(question):
            found.update(granted)
        if wishes[0] in found and (number >= OFTEN or len(found) == len(wishes)):
            break
    return found
