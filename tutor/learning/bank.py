"""Questions for a diagnosis: some of them expose each misconception."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import count, cycle, islice
from math import log2
from random import Random

from tutor.content.drawing import draw, errs_in, is_sound, sketches
from tutor.content.kinds import KINDS
from tutor.content.question import Question
from tutor.content.table import Table
from tutor.learning.pairs import answers_of
from tutor.learning.prediction import gives_of, offered_words
from tutor.minds import MINDS, minds_of
from tutor.rules import VARIANTS

DRAWN = 300
OF_EACH_KIND = 10
"""So many questions of each kind are drawn, and so many taken: those that tell most misconceptions apart."""

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
        # Where there are few positions of a kind, some are drawn twice.
        more = islice(exposing_draws(id, seed), 2 * EXPOSING)
        while counted[id] < EXPOSING and (question := next(more, None)) is not None:
            if question not in bank:
                bank[question] = exposed_by(question)
                counted.update(bank[question])
    return tuple(bank)


def exposed_by(question: Question) -> tuple[str, ...]:
    """The misconceptions that answer a question wrongly."""
    return tuple(mind.id for mind in question.minds if question.gets_wrong(mind))


def telling_draws(kind: str, seed: str) -> list[Question]:
    """
    Of some drawn questions of a kind those that tell most misconceptions apart.

    Each is likely to meet one of the misconceptions that err in it, one after the other.
    """
    table, random = Table(), Random(f"{seed} {kind}")
    minds = [mind for mind in minds_of(table.rules) if errs_in(mind, kind)]
    drawn = (next(sketches(kind, [mind], random, table), None) for mind in islice(cycle(minds), DRAWN))
    best = sorted(filter(None, dict.fromkeys(drawn)), key=lambda question: -_told_apart(question))
    return list(islice(filter(is_sound, best), OF_EACH_KIND))


def _told_apart(question: Question) -> float:
    """How many bits the wrong answers tell, were each misconception as likely as the other."""
    right = gives_of(question, question.rulebook, offered_words(question))
    wrong = [gives for gives in answers_of(question).values() if gives not in (None, right)]
    shares = [count / len(MINDS) for count in Counter(wrong).values()]
    return -sum(share * log2(share) for share in shares)


def exposing_draws(id: str, seed: str) -> Iterator[Question]:
    """
    Drawn questions at which a misconception errs, of each of its kinds in turn, without end.

    They are of the four-handed game, if it errs there: what is about the joker is drawn where there is one.
    """
    for variant, rules in VARIANTS.items():
        table, kinds = Table(variant, rules), list(MINDS[id].kinds)
        for number in count():
            for kind in tuple(kinds):
                question = draw(kind, None, f"{seed} {number}", expose=(id,), table=table)
                if question is None:
                    kinds.remove(kind)
                else:
                    yield question
            if not kinds:
                break
