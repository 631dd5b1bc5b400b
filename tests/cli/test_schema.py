"""The JSON Schemas: an editor explains every key, and takes and refuses what the loader does."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from commands import run
from jsonschema import Draft7Validator
from yaml_core import load_core

from tutor.content.kinds import KINDS
from tutor.content.puzzles import read_puzzles
from tutor.content.schema import FOLDERS, SCHEMAS, schema_file
from tutor.content.skills import SKILLS
from tutor.language import LANGUAGES
from tutor.minds import MINDS
from tutor.rules import VARIANTS, rule_names

ROOT = Path(__file__).parent.parent.parent
FILES = {
    "puzzles": sorted((ROOT / "puzzles").glob("*.yaml")),
    "hand": sorted((ROOT / "puzzles" / "hands").glob("*.yaml")),
    "lesson": sorted((ROOT / "lessons").glob("*/lesson.yaml")),
    "glossary": [ROOT / "lessons" / "glossary.yaml"],
}
SHIPPED = [(name, file) for name, files in FILES.items() for file in files]


@pytest.fixture(scope="module")
def schemas() -> dict[str, Draft7Validator]:
    made = {name: make() for name, make in SCHEMAS.items()}
    for schema in made.values():
        Draft7Validator.check_schema(schema)
    return {name: Draft7Validator(schema) for name, schema in made.items()}


def named(file: Path) -> str:
    return str(file.relative_to(ROOT))


# The files


@pytest.mark.parametrize(("name", "file"), SHIPPED, ids=[named(file) for _, file in SHIPPED])
def test_every_shipped_file_is_valid_and_names_its_schema(
    name: str, file: Path, schemas: dict[str, Draft7Validator]
) -> None:
    text = file.read_text(encoding="utf-8")
    faults = [
        (list(fault.absolute_path), fault.message) for fault in schemas[name].iter_errors(load_core(text))
    ]

    assert faults == []
    marker, _, target = text.splitlines()[0].partition("$schema=")
    assert marker == "# yaml-language-server: "
    assert (file.parent / target).resolve() == ROOT / FOLDERS[name] / schema_file(name)


@pytest.mark.parametrize("name", SCHEMAS)
def test_the_schema_that_lies_beside_the_files_is_up_to_date(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    _, printed, _ = run(capsys, "schema", name)

    there = (ROOT / FOLDERS[name] / schema_file(name)).read_text(encoding="utf-8")
    assert there == printed, "run `tutor schema --write`"


# What an editor shows


def parts(schema: Any) -> Iterator[dict[str, Any]]:
    """Every schema within a schema."""
    if isinstance(schema, dict):
        yield schema
    for part in schema.values() if isinstance(schema, dict) else schema if isinstance(schema, list) else ():
        yield from parts(part)


def offered(schema: Any) -> dict[Any, set[str]]:
    """The words that an editor completes, with what it says of each."""
    found: dict[Any, set[str]] = {}
    for part in parts(schema):
        if "const" in part:
            found.setdefault(part["const"], set()).add(part.get("description", ""))
    return found


@pytest.mark.parametrize(
    "group", [KINDS, SKILLS, MINDS, VARIANTS], ids=["kinds", "skills", "minds", "variants"]
)
def test_every_kind_skill_misconception_and_variant_is_offered_with_its_meaning(group: Any) -> None:
    known = offered(SCHEMAS["puzzles"]())

    assert {word: any(len(text) > 3 for text in known[word]) for word in group} == dict.fromkeys(group, True)


def test_every_house_rule_is_offered_with_its_meaning_and_its_words() -> None:
    rules = SCHEMAS["puzzles"]()["definitions"]["rules"]["properties"]

    assert list(rules) == list(rule_names())
    assert [name for name, rule in rules.items() if len(rule["description"]) < 4] == []
    left = [part for part in parts(rules["loner_lead"]) if part.get("const") == "left_of_loner"]
    assert [part["description"] for part in left] == ["The player left of the lone hand"]


@pytest.mark.parametrize("name", SCHEMAS)
def test_every_key_is_explained(name: str) -> None:
    definitions = SCHEMAS[name]()["definitions"]
    keys = {key: schema for key, schema in definitions.items() if key.startswith("key-")}

    assert keys
    assert [key for key, schema in keys.items() if len(schema["description"].split()) < 2] == []


def test_every_key_of_a_kind_is_offered_there_and_no_other(schemas: dict[str, Draft7Validator]) -> None:
    definitions = schemas["puzzles"].schema["definitions"]
    expected = {
        "trump",
        "hand",
        "trick",
        "led",
        "play",
        "dealer",
        "maker",
        "alone",
        "turn-up",
        "bids",
        "before",
    }
    common = {"id", "kind", "answer", "variant", "rules", "skill", "level", "traps", "foil", "because"}
    common |= {"say", "hint", "why", "vary", "source", "by"}

    assert set(definitions["kind-legal-plays"]["properties"]) == expected | common
    assert {f"kind-{kind}" for kind in KINDS} <= set(definitions)


# What an editor refuses

PUZZLE = "{id: a, kind: legal-plays, trump: H, trick: E 9H, hand: JD AD, answer: JD}"
GOOD = {
    "as it is": PUZZLE,
    "a list": PUZZLE.replace("JD AD", "[JD, AD]"),
    "other spellings": PUZZLE.replace("JD AD", "jd A♦")
    .replace("trump: H", "trump: hearts")
    .replace("E 9H", "EAST 9h"),
    "numbers": PUZZLE.replace("id: a", "id: 12, level: 2, source: 1888"),
    "a number as text": PUZZLE.replace("id: a", "id: a, level: '2'"),
    "yes": PUZZLE.replace("id: a", "id: a, vary: yes"),
    "true": PUZZLE.replace("id: a", "id: a, vary: true, rules: {stick_dealer: true, min_rank: 7}"),
    "a kind in capitals": PUZZLE.replace("legal-plays", "Legal_Plays"),
    "traps as text": PUZZLE.replace("id: a", "id: a, traps: left-plain no_bowers"),
    "words": PUZZLE.replace("id: a", "id: a, say: {de: 'Was?', cs: 'Co?', en: 'What?'}"),
    "a number for an answer": "{id: a, kind: cards-out, trump: H, hand: JD, play: E 9H 10H JH QH, answer: 3}",
    "tricks": "{id: a, kind: voids, trump: H, suit: C, play: [E 9H 10H JH QH, N AC KC 9D 9C], answer: none}",
    "tricks in one": "{id: a, kind: voids, trump: H, suit: C, play: E 9H 10H JH QH N AC KC 9D 9C, answer: S}",
    "hands": "{id: a, kind: revoke, trump: H, deal: {N: AC, east: [9H]}, play: N AC 9H, answer: 1 E}",
    "a score": "{id: a, kind: score, maker: N, tricks: 3, before: 9-9, answer: makers 1 wins makers}",
    "a bid": "{id: a, kind: score, variant: napoleon, maker: N, bid: 3, tricks: 3, answer: both 3 -3}",
    "a reason": "{id: a, kind: reason, about: legal-plays, trump: H, hand: JD, card: JD, answer: lead-free}",
    "calls": "{id: a, kind: calls, dealer: E, turn-up: 9H, bids: PASS, answer: Order_Alone, forms: ALL}",
}
WRONG = {
    "no answer": PUZZLE.replace(", answer: JD", ""),
    "no hand": PUZZLE.replace("hand: JD AD, ", ""),
    "no kind": PUZZLE.replace("kind: legal-plays, ", ""),
    "a key of another kind": PUZZLE.replace("id: a", "id: a, which: left"),
    "an unknown key": PUZZLE.replace("trump", "trumps"),
    "an unknown kind": PUZZLE.replace("legal-plays", "legal-play"),
    "an unknown skill": PUZZLE.replace("id: a", "id: a, skill: juggling"),
    "an unknown misconception": PUZZLE.replace("id: a", "id: a, traps: [left-right]"),
    "an unknown variant": PUZZLE.replace("id: a", "id: a, variant: bridge"),
    "an unknown rule": PUZZLE.replace("id: a", "id: a, rules: {sticky: true}"),
    "a rule's wrong word": PUZZLE.replace("id: a", "id: a, rules: {loner_lead: anyone}"),
    "no card": PUZZLE.replace("AD", "1D"),
    "no seat": PUZZLE.replace("E 9H", "9H"),
    "no suit": PUZZLE.replace("trump: H", "trump: X"),
    "no level": PUZZLE.replace("id: a", "id: a, level: 4"),
    "no id": PUZZLE.replace("id: a", "id: Left Bower"),
    "no yes or no": PUZZLE.replace("id: a", "id: a, vary: perhaps"),
    "an answer of another form": PUZZLE.replace("answer: JD", "answer: W"),
    "two languages of three": PUZZLE.replace("id: a", "id: a, say: {de: 'Was?', cs: 'Co?'}"),
    "a score without a hyphen": "{id: a, kind: score, maker: N, tricks: 3, before: 99, answer: makers 1}",
    "about nothing": "{id: a, kind: reason, trump: H, hand: JD, card: JD, answer: lead-free}",
    "about another": "{id: a, kind: reason, about: trumps, trump: H, hand: JD, card: JD, goal: win}",
}


def faults(schemas: dict[str, Draft7Validator], text: str) -> list[str]:
    return [fault.message for fault in schemas["puzzles"].iter_errors(load_core(text))]


@pytest.mark.parametrize("puzzle", GOOD.values(), ids=GOOD)
def test_what_the_loader_reads_is_taken(puzzle: str, schemas: dict[str, Draft7Validator]) -> None:
    text = f"puzzles:\n- {puzzle}\n"
    problems = read_puzzles(text.encode(), "a.yaml").problems

    assert [
        problem for problem in problems if problem.code in ("grammar", "unknown-key", "missing-key")
    ] == []
    assert faults(schemas, text) == []


@pytest.mark.parametrize("puzzle", WRONG.values(), ids=WRONG)
def test_what_the_loader_refuses_is_refused(puzzle: str, schemas: dict[str, Draft7Validator]) -> None:
    text = f"puzzles:\n- {puzzle}\n"

    assert read_puzzles(text.encode(), "a.yaml").problems
    assert faults(schemas, text)


DEFAULTS = [
    ("{kind: legal-plays, trump: H}", "{id: a, hand: JD, answer: JD}", True),
    ("{kind: legal-plays, trump: H, hand: JD, answer: JD}", "{id: a}", True),
    ("{trump: H}", "{id: a, kind: legal-plays, hand: JD, answer: JD}", True),
    ("{trump: H, which: left}", "{id: a, kind: legal-plays, hand: JD, answer: JD}", True),
    ("{kind: bower, trump: H}", "{id: a, kind: legal-plays, hand: JD, answer: JD}", True),
    ("{kind: bower, trump: H}", "{id: a, hand: JD, answer: JD}", False),
    ("{kind: legal-plays}", "{id: a, hand: JD, answer: JD}", False),
    ("{kind: legal-plays, trump: H}", "{id: a, hand: JD, answer: JD, which: left}", False),
    ("{trump: H}", "{id: a, hand: JD, answer: JD}", False),
    ("{id: a, trump: H}", "{id: a, kind: legal-plays, hand: JD, answer: JD}", False),
    ("{trump: H, tramp: H}", "{id: a, kind: legal-plays, hand: JD, answer: JD}", False),
]


@pytest.mark.parametrize(("defaults", "puzzle", "valid"), DEFAULTS)
def test_defaults_stand_in_for_keys_of_the_puzzle(
    defaults: str, puzzle: str, valid: bool, schemas: dict[str, Draft7Validator]
) -> None:
    text = f"defaults: {defaults}\npuzzles:\n- {puzzle}\n"
    problems = read_puzzles(text.encode(), "a.yaml").problems

    assert (problems == []) is valid
    assert (faults(schemas, text) == []) is valid


@pytest.mark.parametrize(
    ("name", "text"),
    [
        (
            "lesson",
            "place: 0\nskills: trump\nexit: a\nupdated: {de: 2026-11-30, cs: 2026-11-30, en: 2026-11-30}",
        ),
        (
            "lesson",
            "place: 1\nskills: trunp\nexit: a\nupdated: {de: 2026-11-30, cs: 2026-11-30, en: 2026-11-30}",
        ),
        ("lesson", "place: 1\nskills: trump\nexit: a\nupdated: {de: today, cs: 2026-11-30, en: 2026-11-30}"),
        ("lesson", "place: 1\nskills: trump\nupdated: {de: 2026-11-30, cs: 2026-11-30, en: 2026-11-30}"),
        ("glossary", "terms:\n- {id: a, en: a, de: b, cs: c}"),
        ("glossary", "terms:\n- {id: a, en: a, de: b, meaning: {de: x, cs: x, en: x}}"),
        (
            "glossary",
            "terms:\n- {id: a, en: a, de: b, cs: c, meaning: {de: x, cs: x, en: x}, avoid: {fr: [x]}}",
        ),
    ],
)
def test_a_wrong_lesson_or_glossary_is_refused(
    name: str, text: str, schemas: dict[str, Draft7Validator]
) -> None:
    assert list(schemas[name].iter_errors(load_core(text)))


# The command


def test_without_a_name_the_schema_of_puzzles(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, "schema")

    assert (status, err) == (0, "")
    assert json.loads(out)["title"] == "Puzzles of the Euchre School"


def test_an_unknown_schema_is_guessed(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "schema", "lessons") == (2, "", "tutor: no schema lessons; did you mean lesson?\n")


def test_all_are_written_where_they_lie(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "schema", "--write")[0] == 2
    for folder in ("puzzles", "lessons"):
        (here / folder).mkdir()

    assert run(capsys, "schema", "--write")[0] == 0
    assert sorted(file.name for file in here.rglob("*.json")) == sorted(map(schema_file, SCHEMAS))


def test_a_text_in_every_language() -> None:
    texts = SCHEMAS["puzzles"]()["definitions"]["texts"]

    assert sorted(texts["required"]) == sorted(LANGUAGES)
