"""Hands on the command line: checked, spelled, told, written down, and named in lessons."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest
from commands import run
from jsonschema import Draft7Validator
from yaml_core import load_core

from tutor.content.hands import read_hand
from tutor.content.schema import SCHEMAS
from tutor.content.spelling import respell
from tutor.language import LANGUAGES
from tutor.rules import VARIANTS

ROOT = Path(__file__).parent.parent.parent
GOOD = (ROOT / "tests" / "content" / "data" / "good-hand.yaml").read_text("utf-8")
OTHERWISE = """\
ID: good
Title: {DE: Ein Spiel, CS: Rozdání, EN: A hand}
DEALER: south
deal:
  north: [kc, kd, jd, 9d, qh]
  E: "Tc j♠ ad kh qs"
  S: JC, AC, QC, TD, TH
  W: QD JH 9H AS TS
Turn_Up: 9♣
bids: [Pass, PASS, pass, Order]
discard: th
play:
- west as kc qs td
- N QH KH 9C 9H
- S JC 10S 9D 10C
- [S, ac, jh, jd, js]
- E AD QC QD KD
Result: MAKERS 1
notes: {1.east: {de: Ja, cs: Ano, en: Yes}, CALL.2.n: {de: Ja, cs: Ano, en: Yes}}
"""


@pytest.fixture
def good(here: Path) -> str:
    (here / "good.yaml").write_text(GOOD, encoding="utf-8")
    return "good.yaml"


# check


def test_a_hand_is_counted_and_proved(good: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "check", good) == (0, "0 puzzles, 1 hand, 0 lessons, 0 errors, 0 warnings\n", "")


def test_what_is_wrong_with_a_hand_is_shown_with_its_line(
    here: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (here / "bad.yaml").write_text(GOOD.replace("W AS KC QS", "W AS KC JS"), encoding="utf-8")
    status, out, _ = run(capsys, "check", "bad.yaml")

    assert status == 1
    assert out.splitlines()[:3] == [
        "bad.yaml:16:11: error[position] good: East cannot do that here: “JS”. Trick 1: East revokes with "
        "the jack of spades; as the left bower it is a trump, spades have to be followed, and East still "
        "holds the queen of spades. Only this is allowed here: QS.",
        "   16 | - W AS KC JS 10D",
        "      |           ^^",
    ]


def test_programs_read_how_many_hands_there_are(good: str, capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "check", good, "--format", "json")

    assert json.loads(out) == {"puzzles": 0, "hands": 1, "lessons": 0, "errors": [], "warnings": []}


def test_hands_and_puzzles_lie_side_by_side(
    good: str, here: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    puzzle = "{id: good, kind: legal-plays, trump: H, trick: E 9H, hand: JD AD KC, answer: JD}"
    (here / "mine.yaml").write_text(f"puzzles:\n- {puzzle}\n", encoding="utf-8")
    status, out, _ = run(capsys, "check", ".")

    assert (status, out.splitlines()[-1]) == (0, "1 puzzle, 1 hand, 0 lessons, 0 errors, 0 warnings")
    status, out, _ = run(capsys, "answer", ".", "--format", "json")
    assert (status, list(json.loads(out))) == (0, ["good"])


@pytest.mark.parametrize(
    ("line", "told"),
    [
        (":::hand first-hand", []),
        (":::hand first-hand stop=2.E", []),
        (":::hand first-hand stop=6.E", ["hand-no-step"]),
        (":::hand last-hand", ["hand-unknown"]),
    ],
)
def test_a_lesson_names_a_hand(line: str, told: list[str], here: Path) -> None:
    from tutor.content.check import check

    shutil.copytree(ROOT / "lessons", here / "lessons")
    shutil.copytree(ROOT / "puzzles", here / "puzzles")
    for language in LANGUAGES:
        file = here / "lessons" / "trump" / f"{language}.md"
        file.write_text(f"{file.read_text('utf-8')}\n{line}\n", encoding="utf-8")
    for paths in ([here / "lessons", here / "puzzles"], [here / "lessons" / "trump"]):
        problems = check(paths).errors
        assert [problem.reason.code for problem in problems] == told * len(LANGUAGES)
        assert {problem.code for problem in problems} == ({"directive"} if told else set())


# fmt


def test_a_hand_is_brought_into_the_usual_spelling() -> None:
    spelled = respell(OTHERWISE.encode())
    text = spelled.data.decode()

    assert spelled.problems == []
    for line in (
        "id: good",
        "dealer: S",
        "  N: [KC, KD, JD, 9D, QH]",
        '  E: "10C JS AD KH QS"',
        "  S: JC AC QC 10D 10H",
        "turn-up: 9C",
        "bids: [pass, pass, pass, order]",
        "- W AS KC QS 10D",
        "- [S, AC, JH, JD, JS]",
        "result: makers 1",
        "notes: {1.E: {de: Ja, cs: Ano, en: Yes}, call.2.N: {de: Ja, cs: Ano, en: Yes}}",
        "title: {de: Ein Spiel, cs: Rozdání, en: A hand}",
    ):
        assert line in text.splitlines()
    assert respell(spelled.data).changed == 0


def test_a_hand_is_the_same_in_every_spelling() -> None:
    one, other = (read_hand(text.encode(), "f") for text in (OTHERWISE, GOOD))

    assert one.problems == other.problems == []
    assert one.hand is not None
    assert other.hand is not None
    assert one.hand.deal == other.hand.deal


@pytest.mark.parametrize("file", sorted((ROOT / "puzzles" / "hands").glob("*.yaml")), ids=lambda f: f.stem)
def test_shipped_hands_are_in_the_usual_spelling(file: Path) -> None:
    assert respell(file.read_bytes()).changed == 0


# explain, deal


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hand_is_told_step_by_step(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, "explain", "first-hand", "--lang", language)
    by_file = run(capsys, "explain", str(ROOT / "puzzles/hands/first-hand.yaml"), "--lang", language)

    assert (status, err) == (0, "")
    assert by_file == (0, out, "")
    steps = [line.split()[0] for line in out.splitlines()[2:] if not line.startswith(" ")]
    assert (steps[0], steps[1], steps[-1]) == ("deal", "turn-up", "score")
    assert sum(line.lstrip().startswith("> ") for line in out.splitlines()) == 16


def test_a_broken_hand_is_not_told(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (here / "bad.yaml").write_text(GOOD.replace("makers 1", "makers 2"), encoding="utf-8")
    status, out, err = run(capsys, "explain", "bad.yaml")

    assert (status, out) == (1, "")
    assert "bad.yaml:21:9: error[wrong-answer] good" in err


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_deal_is_written_down_as_a_hand(
    variant: str, here: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out, _ = run(capsys, "deal", "--variant", variant, "--seed", "3", "--hand", "my-hand")
    (here / "my-hand.yaml").write_text(out, encoding="utf-8")

    assert status == 0
    assert run(capsys, "check", "my-hand.yaml")[0] == 0
    assert run(capsys, "fmt", "--check", "my-hand.yaml")[0] == 0
    assert list(Draft7Validator(SCHEMAS["hand"]()).iter_errors(load_core(out))) == []


def test_house_rules_are_written_down_too(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rules = ("lone_defence=always", "stick-dealer=yes")
    _, out, _ = run(capsys, "deal", "--rules", *rules, "--seed", "3", "--hand", "my-hand")
    read = read_hand(out.encode(), "f")

    assert read.hand is not None
    assert (read.hand.rules.lone_defence, read.hand.rules.stick_dealer) == ("always", True)


def test_a_hand_needs_a_good_name(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, "deal", "--hand", "My hand")

    assert (status, out) == (2, "")
    assert "“My hand” is no id" in err


# The schema


@pytest.mark.parametrize("text", [GOOD, OTHERWISE], ids=["usual", "other spellings"])
def test_an_editor_takes_what_the_loader_takes(text: str) -> None:
    # Keys in capitals are read, but an editor completes small ones.
    small = respell(text.encode()).data.decode()

    assert list(Draft7Validator(SCHEMAS["hand"]()).iter_errors(load_core(small))) == []


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("dealer: S", "dealer: X"),
        ("dealer: S\n", ""),
        ("result: makers 1", ""),
        ("turn-up:", "turned-up:"),
        ("N: KC", "N: 1C"),
        ("N: KC", "M: KC"),
        ("pass order", "pass perhaps"),
        ("- W AS", "- AS"),
        ("makers 1", "all of them"),
        ("result:", "notes: {1.X: {de: a, cs: b, en: c}}\nresult:"),
        ("result:", "notes: {first: {de: a, cs: b, en: c}}\nresult:"),
        ("result:", "notes: {1.E: {de: a, cs: b}}\nresult:"),
        ("result:", "revoke: call.1.W\nresult:"),
        ("  cs: Rozdání\n", ""),
    ],
)
def test_an_editor_refuses_what_the_loader_refuses(old: str, new: str) -> None:
    assert old in GOOD
    text = GOOD.replace(old, new)

    assert read_hand(text.encode(), "f").problems
    assert list(Draft7Validator(SCHEMAS["hand"]()).iter_errors(load_core(text)))


@pytest.mark.parametrize("step", ["deal", "turn-up", "call.12.e", "discard.2.South", "4", "1.W", "score"])
def test_an_editor_takes_every_step(step: str) -> None:
    text = GOOD.replace("result:", f"notes: {{'{step}': {{de: a, cs: b, en: c}}}}\nresult:")

    assert {problem.code for problem in read_hand(text.encode(), "f").problems} <= {"position"}
    assert list(Draft7Validator(SCHEMAS["hand"]()).iter_errors(load_core(text))) == []
