"""Fresh questions: sound, the same everywhere, and of the sort that was asked for."""

from __future__ import annotations

import subprocess
import sys
from random import Random

import pytest

from tutor.content.address import pairs_of
from tutor.content.ask import read_ask
from tutor.content.drawing import draw
from tutor.content.kinds import KINDS
from tutor.content.question import Question, rulebook_of
from tutor.content.table import Table
from tutor.minds import MINDS
from tutor.rules import VARIANTS

TABLES = {
    **{variant: Table.of(variant) for variant in VARIANTS},
    "no holds barred": Table.of(
        "british",
        [
            "stick-dealer=yes",
            "must-hold-trump=yes",
            "weak-hand=farmer_mixed",
            "lone-defence=always",
            "min-rank=7",
        ],
    ),
    "both may go alone": Table.of("standard", ["alone=maker_or_partner", "call-for-best=maker", "joker=yes"]),
}
NEVER = {
    ("hasenpfeffer", "pick-up"),
    ("hasenpfeffer", "discard"),
    ("napoleon", "pick-up"),
    ("napoleon", "discard"),
    ("napoleon", "bower"),
    ("napoleon", "trump-for"),
}
"""Where no card is turned up, nobody takes one; where there are no bowers, nobody asks for them."""


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_draws_questions_whose_address_states_them_again(kind: str, table: str) -> None:
    for number in range(12):
        question = draw(kind, None, f"{number}", table=TABLES[table])

        assert (question is None) is ((table, kind) in NEVER)
        assert question is None or read_ask(kind, pairs_of(question)) == question


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_drawn_is_hardly_ever_refused(kind: str) -> None:
    """Else a fault of the draw would not be seen; a reason may well be one that nobody disputes."""
    for name, table in TABLES.items():
        random, rulebook = Random("sound"), rulebook_of(table.rules)
        if (name, kind) in NEVER or kind == "reason":
            continue
        for _ in range(10):
            drawn = KINDS[kind].draw(random, rulebook)
            assert isinstance(read_ask(kind, [*drawn, *table.pairs()]), Question), (name, drawn)


def test_draws_differ_with_the_seed() -> None:
    drawn = [draw("legal-plays", None, str(number)) for number in range(50)]

    assert len({str(pairs_of(question)) for question in drawn if question}) > 45


def test_the_same_seed_draws_the_same_question_in_another_process() -> None:
    """Of every kind, whatever the order of a set is there."""
    program = (
        "from tutor.content.drawing import draw; from tutor.content.address import pairs_of\n"
        "from tutor.content.kinds import KINDS; from tutor.content.stream import Stream\n"
        "print([pairs_of(draw(kind, None, 'a lesson 1')) for kind in KINDS])\n"
        "print(pairs_of(draw('legal-plays', 'left-bower-following', 'a lesson 1')))\n"
        "for kind in ('legal-plays', 'calls', 'revoke', 'effective-suit'):\n"
        "    stream = Stream(kind, None, 'x'); print([pairs_of(next(stream).question) for _ in range(6)])\n"
    )
    told = {
        subprocess.run(
            [sys.executable, "-c", program],
            check=True,
            capture_output=True,
            text=True,
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": ":".join(sys.path)},
        ).stdout
        for seed in ("1", "2")
    }

    mine = draw("legal-plays", "left-bower-following", "a lesson 1")
    assert mine is not None
    assert len(told) == 1
    assert str(pairs_of(mine)) in told.pop()


@pytest.mark.parametrize("kind", ["legal-plays", "trick-winner"])
def test_a_question_for_a_skill_is_failed_by_somebody_who_lacks_it(kind: str) -> None:
    skill = {"legal-plays": "left-bower-following", "trick-winner": "left-bower"}[kind]
    for number in range(10):
        question = draw(kind, skill, f"{number}")

        assert question is not None
        answers = [question.position.answer(mind) for mind in question.minds if mind.skill == skill]
        assert any(answer not in (None, question.computed) for answer in answers)


def test_a_kind_that_cannot_train_a_skill_draws_nothing() -> None:
    """Whoever lets the left bower follow its printed suit names the bowers rightly."""
    assert draw("bower", "left-bower-following", "x") is None
    assert draw("legal-plays", "joker", "x") is None
    assert draw("bower", None, "x", expose=["must-trump"]) is None
    assert draw("legal-plays", None, "x", expose=["left-plain"], avoid=["left-plain"]) is None


# Kind | minds that answer otherwise | minds that are right | minds that are called up and right
WANTED = """
legal-plays  | left-follows-print             | left-both-suits   |
legal-plays  | left-both-suits must-overtake  |                   |
legal-plays  |                                |                   | left-follows-print
trick-winner | left-over-right                |                   | trump-ignored
trick-winner | left-plain                     |                   | left-weak
rank-order   | ten-high left-weak             | ace-over-bowers   |
revoke       | left-both-suits                | play-anything     |
voids        | left-both-suits                |                   |
cards-out    | left-suit-six                  | all-jacks-trump   |
play-to      | partner-cannot-beat            | trump-ignored     |
calls        | name-turned-down               | always-stuck      |
calls        | must-hold-trump                |                   |
score        | four-tricks-two                | euchre-one        |
reason       | must-trump                     |                   |
"""


@pytest.mark.parametrize(
    "row", [line for line in WANTED.splitlines() if line], ids=lambda row: " ".join(row.split())
)
def test_minds_are_exposed_avoided_and_called_up(row: str) -> None:
    kind, *lists = (part.strip() for part in row.split("|"))
    expose, avoid, foil = (part.split() for part in lists)
    for number in range(5):
        question = draw(kind, None, f"{number}", expose=expose, avoid=avoid, foil=foil)

        assert question is not None
        minds = {mind.id: mind for mind in question.minds}
        for id in expose:
            answer = question.position.answer(minds[id])
            assert answer is not None
            assert is_otherwise(question, answer)
        for id in (*avoid, *foil):
            answer = question.position.answer(minds[id]) if id in minds else question.computed
            assert answer is not None
            assert set(answer) <= set(question.computed)
            assert question.position.any_of or question.is_right(answer)
        for id in foil:
            sights = question.position.sights(question.rulebook)
            assert any(minds[id].cue(sight) for sight in sights)


def is_otherwise(question: Question, answer: tuple[str, ...]) -> bool:
    """Wrong; where any of several is right, wrong whichever is given."""
    if question.position.any_of:
        return set(answer).isdisjoint(question.computed) and bool(answer or question.computed)
    if question.position.form.is_set:
        return set(answer) != set(question.computed)
    return answer != question.computed


CLAIMED = [(kind, id) for id, mind in MINDS.items() for kind in mind.kinds]
ELSEWHERE = {
    *((kind, id) for kind, id in CLAIMED if id in ("right-over-joker", "joker-no-suit")),
    # Such cards cannot be sorted in one order by whoever takes them for trumps, or for none.
    ("rank-order", "sister-suit-trump"),
    # The calls that such a belief would judge otherwise are made at tables with more to call.
    *(("calls", id) for id in ("orderer-picks-up", "dealer-calls-first", "loner-partner-plays")),
    ("calls", "pick-up-round-two"),
    # Nobody bids tricks.
    ("score", "failed-bid-free"),
    *((kind, "dealer-may-refuse") for kind in ("pick-up", "next-to-act")),
}
"""What a mind does not get wrong in the four-handed game, but at other tables."""


@pytest.mark.parametrize(("kind", "id"), CLAIMED)
def test_every_mind_is_exposed_in_its_kinds(kind: str, id: str) -> None:
    assert (draw(kind, None, "any", expose=[id]) is None) is ((kind, id) in ELSEWHERE)
