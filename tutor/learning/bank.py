"""Questions for a diagnosis: some of them expose each misconception."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import islice
from math import log2
from random import Random

from tutor.content.ask import read_ask
from tutor.content.kinds import KINDS
from tutor.content.question import Question, rulebook_of
from tutor.learning.pairs import answers_of, right_of
from tutor.minds import MINDS
from tutor.rules import VARIANTS

TRIES = 100
"""Positions that expose a misconception are more frequent than one in so many, where chance makes any."""

OF_EACH_KIND = 10
"""So many of the drawn questions of a kind are taken: those that tell most misconceptions apart."""

EXPOSING = 6
"""So many questions of a bank expose each misconception: two matches, two slips, and two of another kind."""


def make_bank(written: Iterable[Question], seed: str) -> tuple[Question, ...]:
    """
    The *written* questions at which anybody errs, drawn ones of each kind, and what a misconception lacks.

    The same seed draws the same questions in every process.
    """
    drawn = (question for kind in KINDS for question in telling_draws(kind, seed))
    found = {question: exposed_by(question) for question in (*written, *drawn)}
    bank = {question: exposed for question, exposed in found.items() if exposed}
    counted = Counter(id for exposed in bank.values() for id in exposed)
    for id in MINDS:
        more = exposing_draws(id, seed)
        while counted[id] < EXPOSING and (question := next(more, None)) is not None:
            if question not in bank:
                bank[question] = exposed_by(question)
                counted.update(bank[question])
    return tuple(bank)


def exposed_by(question: Question) -> tuple[str, ...]:
    """The misconceptions that answer a question wrongly."""
    return tuple(mind.id for mind in question.minds if question.gets_wrong(mind))


def telling_draws(kind: str, seed: str) -> list[Question]:
    """Drawn questions of a kind, those that tell most misconceptions apart."""
    drawn = islice(_draws(kind, "standard", seed), TRIES)
    return sorted(drawn, key=lambda question: -_told_apart(question))[:OF_EACH_KIND]


def _told_apart(question: Question) -> float:
    """How many bits the wrong answers tell, were each misconception as likely as the other."""
    right = right_of(question)
    wrong = [gives for gives in answers_of(question).values() if gives not in (None, right)]
    shares = [count / len(MINDS) for count in Counter(wrong).values()]
    return -sum(share * log2(share) for share in shares)


def exposing_draws(id: str, seed: str) -> Iterator[Question]:
    """
    Drawn questions at which a misconception errs, of each of its kinds in turn.

    They are of the four-handed game, if it errs there: what is about the joker is drawn where there is one.
    """
    for variant in VARIANTS:
        sources = [_exposing(id, kind, variant, seed) for kind in MINDS[id].kinds]
        found = False
        while sources:
            for source in tuple(sources):
                question = next(source, None)
                if question is None:
                    sources.remove(source)
                else:
                    found = True
                    yield question
        if found:
            return


def _exposing(id: str, kind: str, variant: str, seed: str) -> Iterator[Question]:
    mind = MINDS[id](VARIANTS[variant])
    drawn = islice(_draws(kind, variant, f"{seed} {id}"), TRIES)
    return (question for question in drawn if question.gets_wrong(mind))


def _draws(kind: str, variant: str, seed: str) -> Iterator[Question]:
    """Questions of a kind without end, those left out that can't be asked."""
    random, rules = Random(f"{seed} {kind} {variant}"), VARIANTS[variant]
    while True:
        question = read_ask(kind, [*KINDS[kind].draw(random, rulebook_of(rules)), ("variant", variant)])
        if isinstance(question, Question):
            yield question
