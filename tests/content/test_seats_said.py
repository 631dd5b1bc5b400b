"""Who sits where is said as it is at the table: of two players neither sits on the other's left."""

import re
from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from tutor.content.drawing import is_sound, sketches
from tutor.content.hints import hints
from tutor.content.kinds import KINDS
from tutor.content.question import Question, rulebook_of
from tutor.content.speech import belief, explanation_text, prompt
from tutor.content.table import Table
from tutor.language import LANGUAGES
from tutor.minds import minds_of
from tutor.web.describing import laid_out
from tutor.web.words import Words

ON_THE_LEFT = {
    "en": r"(dealer|maker|loner|player)’s left|your left|to the left|left of|on the left",
    "de": r"\blinks\b|zur Linken",
    "cs": r"levici|vlevo|doleva",
}
TWO = Table.of("two-handed")
"""Nobody goes alone here: the rules know no lone hand of two."""
DRAWN = 20
"""Positions of each kind."""


@cache
def asked_at(table: Table) -> tuple[Question, ...]:
    """Some questions of every kind."""
    rulebook = rulebook_of(table.rules)
    found = []
    for kind, model in KINDS.items():
        if model.asked_at(rulebook):
            drawn = sketches(kind, (), Random(kind), table)
            found += [one for one in (next(drawn) for _ in range(DRAWN)) if is_sound(one)]
    return tuple(found)


def texts_of(question: Question, lang: str) -> Iterator[str]:
    """All that is said of a question: by the rules, and to everybody who errs."""
    yield prompt(question, lang).text
    yield from laid_out(question, Words(lang), stated=())
    yield from (line.text for line in hints(question, lang))
    answers = {question.computed, *filter(None, map(question.answer_of, question.minds))}
    yield from (explanation_text(question, answer, lang) for answer in answers)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_of_two_players_nobody_sits_on_the_left(lang: str) -> None:
    said = [text for question in asked_at(TWO) for text in texts_of(question, lang)]

    assert len(said) > 400
    assert [text for text in said if re.search(ON_THE_LEFT[lang], text)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_misconception_of_two_players_speaks_of_the_left(lang: str) -> None:
    minds = [mind.id for mind in minds_of(TWO.rules) if mind.id != "loner-leads"]
    words = [belief(id, lang, TWO.rules) for id in minds]
    said = [line.text for one in words for line in (one.belief, one.refutation)]

    assert [text for text in said if re.search(ON_THE_LEFT[lang], text)] == []


@pytest.mark.parametrize("variant", ["standard", "three-handed"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_where_more_play_the_left_is_named(lang: str, variant: str) -> None:
    """Else the tests above would prove nothing."""
    kinds = ("first-leader", "next-to-act", "next-dealer", "calls")
    for kind in kinds:
        said = [t for q in asked_at(Table.of(variant)) if q.position.kind == kind for t in texts_of(q, lang)]
        assert any(re.search(ON_THE_LEFT[lang], text) for text in said), kind
