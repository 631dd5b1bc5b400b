"""From an answer to its entry in the log, and from an entry back to its question."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from functools import lru_cache
from typing import NamedTuple
from urllib.parse import parse_qsl, urlencode

from tutor.content.address import pairs_of
from tutor.content.answers import print_answer
from tutor.content.ask import read_ask
from tutor.content.chance import guess_rate
from tutor.content.grading import Grade
from tutor.content.puzzles import Puzzle
from tutor.content.question import Question
from tutor.content.skills import SKILLS
from tutor.learning.entry import LONGEST_ADDRESS, LONGEST_ANSWER, Entry, Verdict

OF_KIND = {
    "legal-plays": "follow-suit",
    "play-to": "follow-suit",
    "trick-winner": "trick",
    "next-leader": "leading",
    "rank-order": "ranking",
    "effective-suit": "left-bower",
    "trumps": "trump",
    "bower": "right-bower",
    "trump-for": "right-bower",
    "reason": "follow-suit",
    "cards-out": "counting",
    "voids": "voids",
    "revoke": "revoke",
    "score": "scoring",
    "pick-up": "pick-up",
    "discard": "pick-up",
    "sits-out": "alone",
    "first-leader": "leading",
    "next-dealer": "second-round",
    "next-to-act": "calling",
    "calls": "calling",
}
"""The skill that a kind of question trains, where the position asks for no other."""
_TURNS_ON_CARDS = (
    *("legal-plays", "play-to", "trick-winner", "next-leader"),
    *("rank-order", "effective-suit", "trumps", "bower", "trump-for"),
)
"""Here it is the cards that decide what has to be known; elsewhere the question itself says it."""


class Asked(NamedTuple):
    """A question as it is asked: an author's puzzle, or a position alone; with the skill that it trains."""

    question: Question
    puzzle: Puzzle | None = None
    skill: str = ""

    @property
    def trained(self) -> str:
        """The skill that an answer counts for."""
        return self.skill or skill_of(self.question, self.puzzle)

    @property
    def address(self) -> str:
        """A puzzle's id, or the position as `ask` reads it."""
        if self.puzzle is not None:
            return self.puzzle.id
        return f"{self.question.position.kind}?{urlencode(pairs_of(self.question))}"


def skill_of(question: Question, puzzle: Puzzle | None = None) -> str:
    """
    The skill that a question trains, if its author has not said it: the last in the course that it needs.

    >>> skill_of(read_ask("legal-plays", [("trump", "H"), ("trick", "E 9H"), ("hand", "JD AD KC")]))
    'left-bower-following'
    """
    if puzzle is not None and puzzle.keys.skill:
        return puzzle.keys.skill
    if question.variant in SKILLS:
        return question.variant
    usual = OF_KIND[question.position.kind]
    if question.position.subject not in _TURNS_ON_CARDS:
        return usual
    needed = [mind.skill for mind in question.minds if question.gets_wrong(mind)]
    return max((usual, *needed), key=SKILLS.index)


def fits_the_log(asked: Asked, grade: Grade) -> bool:
    """Whether an answer can be kept: a visitor may write an address or an answer of any length."""
    short = len(print_answer(grade.given)) <= LONGEST_ANSWER and len(asked.address) <= LONGEST_ADDRESS
    return short and print_answer(grade.given).isprintable()


def entry_of(
    asked: Asked,
    grade: Grade,
    *,
    time: datetime,
    sitting: str,
    hint: int = 0,
    ms: int = 0,
    placement: bool = False,
) -> Entry:
    """The entry for an answer that was given now, with what is known of it now."""
    question = asked.question
    verdict: Verdict = "right" if grade.correct else "partly" if grade.partly else "wrong"
    return Entry(
        time=time,
        address=asked.address,
        sitting=sitting,
        skill=asked.trained,
        kind=question.position.kind,
        answer=print_answer(grade.given),
        verdict=verdict,
        guess=guess_rate(question),
        variant=question.variant,
        misconceptions=tuple(grade.misconceptions),
        exposes=tuple(mind.id for mind in question.minds if question.gets_wrong(mind)),
        hint=hint,
        ms=ms,
        placement=placement,
    )


def asked_at(address: str, puzzles: Mapping[str, Puzzle]) -> Asked | None:
    """What was asked at an address of the log; None where the puzzle or the kind is no longer there."""
    kind, mark, query = address.partition("?")
    if not mark:
        puzzle = puzzles.get(address)
        return Asked(puzzle.question, puzzle) if puzzle else None
    question = _drawn(kind, query)
    return Asked(question) if question else None


@lru_cache(maxsize=1024)
def _drawn(kind: str, query: str) -> Question | None:
    """A position of the log; kept, for what was answered just now is told, looked up, diagnosed again."""
    question = read_ask(kind, parse_qsl(query))
    return question if isinstance(question, Question) else None
