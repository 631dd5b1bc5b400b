"""What misconceptions about whole deals answer, beside the rules, and what calls them up: by hand."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest
from minds_at import rows

from tutor.content.answers import print_answer
from tutor.content.ask import read_ask
from tutor.content.problems import Problem
from tutor.content.question import Question
from tutor.minds import MINDS

DATA = Path(__file__).parent / "data" / "answers-of-deals.txt"
LINES = [line for line in DATA.read_text("utf-8").splitlines() if not line.startswith("#")]
ROWS = rows("\n".join(LINES))
IDS = tuple(dict.fromkeys(id for id, *_ in ROWS))


def read(address: str) -> Question | list[Problem]:
    kind, _, query = address.partition("?")
    return read_ask(kind, [tuple(pair.split("=")) for pair in query.replace("+", " ").split("&")])


def asked(address: str) -> Question:
    question = read(address)
    assert isinstance(question, Question), question
    return question


@pytest.mark.parametrize(("id", "address", "believed", "right", "called_up"), ROWS)
def test_what_a_mind_answers_and_what_calls_it_up(
    id: str, address: str, believed: str, right: str, called_up: str
) -> None:
    question = asked(address)
    mind = MINDS[id](question.rules)
    answer = question.position.answer(mind)

    assert print_answer(question.computed) == right
    assert ("-" if answer is None else print_answer(answer)) == believed
    assert mind.cue(question.position.sight(question.rulebook)) is (called_up == "yes")


@pytest.mark.parametrize("id", IDS)
def test_each_is_met_where_it_errs_and_where_it_does_not(id: str) -> None:
    answered = [row[2:] for row in ROWS if row[0] == id and row[2] != "-"]
    found = {(believed == right, called_up) for believed, right, called_up in answered}

    assert (False, "yes") in found
    assert (False, "no") not in found
    assert {right for right, _ in found} == {True, False}


TRUE_AT = {
    "discard-turn-up": "may-discard-turn-up=yes",
    "must-hold-trump": "must-hold-trump=yes",
    "always-stuck": "stick-dealer=yes",
    "same-dealer-again": "redeal=same-dealer",
    "dealer-may-refuse": "pickup=optional",
    "partner-must-go-alone": "partner-assist-alone=round-1",
    "alone-always-four": "lone-march=1",
    "euchre-one": "euchre=1",
    "defenders-march": "super-euchre=4",
}
"""The house rules that make a belief the truth."""


@pytest.mark.parametrize("id", TRUE_AT)
def test_where_a_belief_is_true_mind_and_rules_say_the_same_of_everything(id: str) -> None:
    plain = [address.partition("&rules.")[0] for name, address, *_ in ROWS if name == id]
    # Some tables can't have the rule, and some questions then need a hand.
    there = [
        question
        for address in plain
        if isinstance(question := read(f"{address}&rules.{TRUE_AT[id]}"), Question)
    ]

    assert len(there) > 1
    for question in there:
        position, mind, answer = question.position, MINDS[id](question.rules), question.computed

        assert position.answer(mind) == answer, question
        assert position.verdicts(mind, answer) == position.verdicts(question.rulebook, answer), question


@pytest.mark.parametrize(("one", "other"), [*itertools.combinations(IDS, 2)])
def test_two_of_them_can_be_held_at_once(one: str, other: str) -> None:
    """In either order: their answer is one, or none, and never an accident."""
    for first, second in ((one, other), (other, one)):
        both = type("Both", (MINDS[first], MINDS[second]), {"id": "both"})
        for id, address, *_ in ROWS:
            if id in (one, other):
                question = asked(address)
                answer = question.position.answer(both(question.rules))
                assert answer is None or isinstance(answer, tuple)
