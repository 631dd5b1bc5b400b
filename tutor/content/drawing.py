"""Fresh questions: positions drawn by chance, each checked as if an author had written it."""

from __future__ import annotations

from random import Random

from tutor.content.ask import read_ask
from tutor.content.kinds import KINDS
from tutor.content.question import Question, rulebook_of
from tutor.minds import minds_of
from tutor.rules import STANDARD

TRIES = 400
"""Positions that train a skill are far more frequent than one in so many, where there are any."""


def draw(kind: str, skill: str | None, seed: str) -> Question | None:
    """
    A question of *kind* in the four-handed game; with a *skill*, one that somebody who lacks it gets wrong.

    The same seed draws the same question in every process. None where the kind can't train the skill.
    """
    random, rulebook = Random(seed), rulebook_of(STANDARD)
    for _ in range(TRIES):
        question = read_ask(kind, KINDS[kind].draw(random, rulebook))
        if isinstance(question, Question) and (skill is None or _trains(question, skill)):
            return question
    return None


def _trains(question: Question, skill: str) -> bool:
    """Whether a mind that lacks the skill answers otherwise; where no mind lacks it, every question does."""
    lacking = [mind for mind in minds_of(question.rules) if mind.skill == skill]
    return not lacking or any(map(question.gets_wrong, lacking))
