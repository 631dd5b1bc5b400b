"""Two misconceptions at once: what they answer, and which of them no single belief explains."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import chain, combinations
from typing import cast

from tutor.content.question import Question
from tutor.learning.prediction import Gives, gives_of, offered_words
from tutor.minds import MINDS, Mind, minds_about
from tutor.rules import RuleSet

Hypothesis = tuple[str, ...]
"""The ids of the misconceptions held, in alphabetical order: none, one or two."""

SOUND: Hypothesis = ()
"""The hypothesis that somebody plays by the rules."""

SINGLE: tuple[Hypothesis, ...] = (SOUND, *((id,) for id in MINDS))

Answers = dict[Hypothesis, Gives | None]
"""What everybody gives to a question who may err there."""


@lru_cache(maxsize=4096)
def composed(hypothesis: Hypothesis) -> type[Mind]:
    """
    Somebody who holds every misconception of a hypothesis.

    The classes are put together in alphabetical order of ids: where both decide, the first does with what
    the second makes of it.
    """
    parts = tuple(MINDS[id] for id in hypothesis)
    return cast(type[Mind], type("And".join(part.__name__ for part in parts), parts, {}))


@lru_cache(maxsize=8192)
def _seated(hypothesis: Hypothesis, rules: RuleSet) -> Mind:
    return composed(hypothesis)(rules)


def composable(one: str, other: str) -> bool:
    """Whether both can be held at once: a belief that contains the other makes no pair with it."""
    return not (issubclass(MINDS[one], MINDS[other]) or issubclass(MINDS[other], MINDS[one]))


PAIRS: tuple[Hypothesis, ...] = tuple(pair for pair in combinations(sorted(MINDS), 2) if composable(*pair))
"""Every two misconceptions that can be held at once."""


def _bound(pair: Hypothesis) -> bool:
    one, other = (MINDS[id] for id in pair)
    return bool(set(one.goes_by) & set(other.kinds) or set(other.goes_by) & set(one.kinds))


BOUND = frozenset(filter(_bound, PAIRS))
"""The pairs of which one goes by what the other is wrong about."""


def answers_of(question: Question, pairs: Iterable[Hypothesis] = ()) -> Answers:
    """
    What everybody gives who may not answer rightly here, though he may after all.

    Left out are the misconceptions that do not err on this kind of question, unless their rules leave no
    answer, and pairs of two such. A pair with one of them answers as its other part alone does, unless that
    part goes by what the first is wrong about; the rest are composed.
    """
    offered, rules, position = offered_words(question), question.rules, question.position
    given: Answers = {}
    for mind in minds_about((position.subject, *position.goes_by), rules):
        gives = gives_of(question, mind, offered)
        if gives is None or position.subject in mind.kinds:
            given[mind.id,] = gives
    differing = {id for (id,) in given}
    for pair in pairs:
        one, other = pair
        if one not in differing and other not in differing:
            continue
        if pair in BOUND or (one in differing and other in differing):
            given[pair] = gives_of(question, _seated(pair, rules), offered)
        else:
            given[pair] = given[one if one in differing else other,]
    return given


def right_of(question: Question) -> Gives:
    """What somebody gives who plays by the rules."""
    right = gives_of(question, question.rulebook, offered_words(question))
    if right is None:
        raise ValueError("the right answer to a question is not offered")
    return right


def find_pairs(answers: Sequence[Answers], right: Sequence[Gives]) -> tuple[Hypothesis, ...]:
    """The pairs that answer some question of a bank otherwise than each single hypothesis does."""
    erring = errors_of(answers, right)
    return tuple(pair for pair in PAIRS if all(differ(erring[pair], erring[one], right) for one in SINGLE))


Errors = dict[int, Gives | None]
"""What somebody gives to the questions of a bank that he does not answer rightly, by their numbers."""


def errors_of(answers: Sequence[Answers], right: Sequence[Gives]) -> dict[Hypothesis, Errors]:
    """What each hypothesis gives over a bank where it is not right."""
    erring: dict[Hypothesis, Errors] = {one: {} for one in (*SINGLE, *PAIRS)}
    for number, given in enumerate(answers):
        for one, gives in given.items():
            if gives != right[number]:
                erring[one][number] = gives
    return erring


def differ(one: Errors, other: Errors, right: Sequence[Gives]) -> bool:
    """Whether some question is answered differently; no answer differs from none."""
    for number in chain(one, other):
        here, there = one.get(number, right[number]), other.get(number, right[number])
        if here is not None and there is not None and here != there:
            return True
    return False


def find_alike(bank: Sequence[Question]) -> list[tuple[Hypothesis, Hypothesis]]:
    """Those of soundness and each misconception alone that no question of the bank tells apart, in pairs."""
    right = [right_of(question) for question in bank]
    erring = errors_of([answers_of(question) for question in bank], right)
    return [
        (one, other)
        for one, other in combinations(SINGLE, 2)
        if not differ(erring[one], erring[other], right)
    ]
