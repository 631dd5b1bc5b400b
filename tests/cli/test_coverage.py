"""`tutor coverage`: what hand-made puzzles expose, counted by hand, and puzzles for what is missing."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from commands import run, write

from tutor.content.kinds import KINDS
from tutor.content.skills import SKILLS
from tutor.minds import MINDS

# Hearts are trump. Whoever takes the jack of diamonds for a diamond leaves it out; whoever takes the sister
# suit for trump takes the ace in.
SORT = "- {id: sort, kind: trumps, skill: left-bower, trump: H, hand: JD AD 9H KC, answer: JD 9H%s}\n"
# The jack of hearts beats the ace, unless there are no bowers; the left bower is not in sight.
TAKE = "- {id: take, kind: trick-winner, skill: right-bower, trump: H, trick: N AH JH 9H KC, answer: E}\n"
# All follow suit, and the highest card of it wins: nobody can be wrong about that.
PLAIN = "- {id: plain, kind: voids, skill: voids, trump: H, play: [N AS KS QS 10S], suit: S, answer: none}\n"

STRATEGY = {skill for skill in SKILLS if skill.startswith("strategy-")}
LESSON_KEYS = "place: 1\nskills: strategy-alone\nexit: plain\nupdated: {de: 2026-01-01}\n"

pytestmark = pytest.mark.usefixtures("here")


def covered(capsys: pytest.CaptureFixture[str], *puzzles: str, skill: str = "") -> dict[str, Any]:
    options = ("--skill", skill) if skill else ()
    _, out, err = run(capsys, "coverage", write("a.yaml", *puzzles), "--format", "json", *options)
    assert err == ""
    found = json.loads(out)
    assert isinstance(found, dict)
    return found


def holes(found: dict[str, Any], what: str) -> dict[str, str]:
    return {hole["id"]: hole["message"] for hole in found["holes"] if hole["what"] == what}


def test_who_is_exposed_is_counted_by_skill_and_kind(capsys: pytest.CaptureFixture[str]) -> None:
    found = covered(capsys, SORT % "", TAKE, PLAIN)
    cells = {(cell["misconception"], cell["kind"]): cell for cell in found["cells"]}

    in_the_hand = {"left-plain", "no-bowers", "left-wrong-colour", "sister-suit-trump"}
    assert {mind for mind, kind in cells if kind == "trumps"} == in_the_hand
    # In the trick: bowers that are none or lower than the ace, the first trump, and North, the partner.
    assert ("no-bowers", "trick-winner") in cells
    assert ("ace-over-bowers", "trick-winner") in cells
    assert ("left-plain", "trick-winner") not in cells
    assert not [mind for mind, kind in cells if kind == "voids"]
    assert cells["no-bowers", "trumps"]["skill"] == "left-bower"
    assert cells["no-bowers", "trumps"]["puzzles"] == ["sort"]


def test_every_hole_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    found = covered(capsys, SORT % "", TAKE, PLAIN)

    assert found["kinds"] == {"trumps": 1, "trick-winner": 1, "voids": 1}
    assert set(holes(found, "kind")) == set(KINDS) - {"trumps", "trick-winner", "voids"}
    assert set(holes(found, "skill")) == set(SKILLS) - {"left-bower", "right-bower", "voids"} - STRATEGY
    assert set(holes(found, "misconception")) == set(MINDS)
    assert holes(found, "misconception")["no-bowers"] == "exposed by 2 puzzles of 2 kinds; needed: 3 of 2"
    assert holes(found, "misconception")["left-suit-six"].startswith("exposed by 0 puzzles of 0 kinds")


def test_enough_is_three_puzzles_of_two_kinds(capsys: pytest.CaptureFixture[str]) -> None:
    again = TAKE.replace("id: take", "id: again").replace("9H KC", "10H KC")
    found = covered(capsys, SORT % "", TAKE, again)

    assert "no-bowers" not in holes(found, "misconception")
    assert "ace-over-bowers" in holes(found, "misconception")


def test_who_answers_alike_is_a_hole_until_a_puzzle_tells_them_apart(
    capsys: pytest.CaptureFixture[str],
) -> None:
    alone = covered(capsys, SORT % "")
    both = covered(capsys, SORT % "", TAKE)

    # Both leave out the jack; who sees a diamond there and who sees no bowers are parted by the right bower.
    assert "left-plain no-bowers" in holes(alone, "pair")
    assert "left-plain sister-suit-trump" not in holes(alone, "pair")
    assert "left-plain no-bowers" not in holes(both, "pair")
    # Nobody has been exposed who counts tricks: that is one hole, not one with everybody.
    assert not [pair for pair in holes(alone, "pair") if "point-per-trick" in pair]
    assert ["sound", "point-per-trick"] in alone["alike"]


def test_a_puzzle_meets_the_statements_of_its_source(capsys: pytest.CaptureFixture[str]) -> None:
    found = covered(capsys, SORT % ", source: 'S0.11, F99; a club evening'", TAKE)

    assert found["statements"]["S0.11"] == ["sort"]
    assert found["statements"]["S0.12"] == []
    # Tests prove every rule, so that only what does not exist is a hole.
    assert holes(found, "statement") == {"F99": "there is none, but sort names it in `source`"}


def test_foils_are_those_called_up_in_vain(capsys: pytest.CaptureFixture[str]) -> None:
    """The left bower is in sight twice; the second time every belief about it takes the trick rightly."""
    calm = (
        "- {id: calm, kind: trick-winner, skill: left-bower, trump: H, trick: N AS JD 9S 10S, answer: E}\n"
        "- {id: idle, kind: trick-winner, skill: left-bower, trump: H, trick: N JH JD 9S 10S, answer: N}\n"
    )
    found = covered(capsys, calm)["skills"]["left-bower"]

    # calm: a plain jack of diamonds would not win. idle: left over right would.
    assert found == {"puzzles": 2, "foils": 0, "called_up": 2}
    lower = calm.splitlines(keepends=True)[1].replace("JH JD", "JD JH").replace("answer: N", "answer: E")
    other = "- {id: low, kind: trick-winner, trump: H, trick: N AS 9S 10S KS, answer: N}\n"
    found = covered(capsys, lower, other)["skills"]["left-bower"]
    assert found["called_up"] == 1


def test_one_skill_alone(capsys: pytest.CaptureFixture[str]) -> None:
    found = covered(capsys, PLAIN, skill="voids")
    status, out, _ = run(capsys, "coverage", "a.yaml", "--skill", "Voids")

    assert (status, found["holes"]) == (0, [])
    assert out.splitlines()[-1] == "No hole."
    assert holes(covered(capsys, PLAIN, skill="scoring"), "skill") == {"scoring": "no puzzle"}


def test_a_skill_that_nothing_teaches_yet_is_no_hole(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Until a lesson teaches it, or a puzzle trains it: of the shipped lessons none is about strategy."""
    write("a.yaml", PLAIN)
    _, out, _ = run(capsys, "coverage", "a.yaml", "--skill", "strategy-alone")
    assert "Not taught yet, by a lesson or a puzzle: strategy-alone." in out.splitlines()
    assert out.splitlines()[-1] == "No hole."
    assert set(covered(capsys, PLAIN)["not_taught"]) == STRATEGY

    trained = covered(capsys, PLAIN.replace("skill: voids", "skill: strategy-alone"))
    assert set(trained["not_taught"]) == STRATEGY - {"strategy-alone"}

    lesson = tmp_path / "lessons" / "going-alone" / "lesson.yaml"
    lesson.parent.mkdir(parents=True)
    lesson.write_text(LESSON_KEYS, encoding="utf-8")
    file = write("a.yaml", PLAIN)
    _, out, _ = run(capsys, "coverage", file, str(lesson.parent.parent), "--format", "json")
    assert holes(json.loads(out), "skill")["strategy-alone"] == "no puzzle"


def test_a_skill_that_there_is_not(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, "coverage", write("a.yaml", PLAIN), "--skill", "scorin")

    assert (status, out) == (2, "")
    assert "Did you mean “scoring”?" in err


def test_broken_puzzles_are_told_and_the_good_ones_counted(capsys: pytest.CaptureFixture[str]) -> None:
    file = write("a.yaml", PLAIN, TAKE.replace("JH", "JX"))
    status, out, err = run(capsys, "coverage", file, "--skill", "voids")

    assert status == 1
    assert err.startswith("a.yaml:3:")
    assert out.startswith("1 puzzle.")


def test_a_report_for_a_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "coverage", write("a.yaml", SORT % "", TAKE, PLAIN))
    lines = out.splitlines()
    (plain,) = [line for line in lines if line.startswith("  left-plain ")]
    (head,) = [line for line in lines if line.endswith("  all")]

    assert status == 1
    assert max(map(len, lines)) <= 100
    assert plain[head.index(" tr") :][:3] == "  1"
    assert plain[head.index(" lp") :][:3] == "  ·"
    # No question about calls exposes it.
    assert plain[head.index(" ca") :][:3] == "   "
    assert [line for line in lines if f"tr {'trumps'}" in line]
    assert "By tests alone: S0.1 to S0.17, S0.20, S1.1 to S1.17," in " ".join(out.split())


def test_proposals_are_proved_and_fill_their_holes(capsys: pytest.CaptureFixture[str]) -> None:
    write("a.yaml", SORT % "")
    before = {hole["id"] for hole in covered(capsys, SORT % "", skill="pick-up")["holes"]}
    status, text, err = run(capsys, "coverage", "a.yaml", "--skill", "pick-up", "--propose")
    Path("b.yaml").write_text(text, encoding="utf-8")

    assert (status, err) == (1, "")
    assert run(capsys, "check", "a.yaml", "b.yaml")[1].endswith(" 0 errors, 0 warnings\n")
    assert run(capsys, "fmt", "--check", "b.yaml")[0] == 0
    _, out, _ = run(capsys, "coverage", "a.yaml", "b.yaml", "--skill", "pick-up", "--format", "json")
    after = {hole["id"] for hole in json.loads(out)["holes"]}
    assert {"pick-up", "orderer-picks-up", "dealer-keeps-six"} <= before - after
    # The same every time, and nothing twice.
    assert run(capsys, "coverage", "a.yaml", "--skill", "pick-up", "--propose")[1] == text
    again = run(capsys, "coverage", "a.yaml", "b.yaml", "--skill", "pick-up", "--propose")[1]
    Path("c.yaml").write_text(again, encoding="utf-8")
    assert run(capsys, "check", "a.yaml", "b.yaml", "c.yaml")[0] == 0


def test_what_chance_cannot_fill_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    write("a.yaml", PLAIN)
    _, text, _ = run(capsys, "coverage", "a.yaml", "--skill", "pack", "--propose")

    assert "# Chance finds nothing for the skill pack." in text
    assert text.endswith("puzzles: []\n")


@pytest.mark.parametrize("skill", ["joker", "three-handed", "napoleon", "house-rules"])
def test_what_the_usual_game_cannot_show_is_drawn_at_another_table(
    skill: str, capsys: pytest.CaptureFixture[str]
) -> None:
    write("a.yaml", PLAIN)
    _, text, _ = run(capsys, "coverage", "a.yaml", "--skill", skill, "--propose")
    Path("b.yaml").write_text(text, encoding="utf-8")

    assert "  variant: " in text or "  rules:" in text
    assert run(capsys, "check", "b.yaml")[0] == 0
    status, out, _ = run(capsys, "coverage", "a.yaml", "b.yaml", "--skill", skill)
    assert (status, out.splitlines()[-1]) == (0, "No hole.")


def test_who_answers_alike_is_parted_by_a_proposal(capsys: pytest.CaptureFixture[str]) -> None:
    alike = covered(capsys, SORT % "", skill="right-bower")
    assert "left-plain no-bowers" in holes(alike, "pair")
    _, text, _ = run(capsys, "coverage", "a.yaml", "--skill", "right-bower", "--propose")
    Path("b.yaml").write_text(text, encoding="utf-8")

    assert run(capsys, "check", "b.yaml")[0] == 0
    _, out, _ = run(capsys, "coverage", "a.yaml", "b.yaml", "--skill", "right-bower", "--format", "json")
    assert holes(json.loads(out), "pair") == {}
