"""Every code of the format, at its line and column: a ‸ in the file marks the place, and is taken out."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest

from tutor.content.check import check
from tutor.content.puzzles import read_puzzles

GOOD = "{id: p, kind: legal-plays, trump: H, trick: E 9H, hand: JD AD KC, answer: JD}"
"""A puzzle without a fault, to be broken in one place."""


@dataclass
class Case:
    """A file with marks, and the codes expected at them in order."""

    id: str
    text: str
    codes: str
    puzzle: str | None = "p"


def one(text: str) -> str:
    return f"puzzles:\n- {text}\n"


def broken(old: str, new: str) -> str:
    assert old in GOOD
    return one(GOOD.replace(old, new))


def trick_winner(trick: str, answer: str = "W") -> str:
    return one(f"{{id: p, kind: trick-winner, trump: H, trick: {trick}, answer: {answer}}}")


TWO = f"puzzles:\n- {GOOD}\n- {GOOD.replace('id: p', 'id: q')}\n"
ALIAS = one("{id: p, kind: trumps, trump: ‸&t H, hand: JD, answer: JD}") + (
    "- {id: q, kind: trumps, trump: *t, hand: JD, answer: JD}\n"
)
CASES = [
    Case("yaml.bracket", "puzzles:\n- ‸{id: p, kind: bower\n", "yaml", None),
    Case("yaml.colon", "puzzles:\n- id: p\n  by: Anna‸: Berlin\n", "yaml", None),
    Case("tab", "puzzles:\n- id: p\n‸\tkind: bower\n", "tab", None),
    Case("alias", ALIAS, "alias"),
    Case("tag", one("{id: p, kind: bower, trump: ‸!!str H, which: left, answer: JD}"), "tag"),
    Case("duplicate-key", broken("answer: JD", "answer: JD, ‸Answer: AD"), "duplicate-key"),
    Case("unknown-key", broken("trick:", "‸trik:"), "unknown-key"),
    Case("unknown-key.question", broken("answer: JD", "‸which: left, answer: JD"), "unknown-key"),
    Case("unknown-key.commas", broken("JD AD KC", "JD, ‸AD, ‸KC"), "unknown-key unknown-key"),
    Case("unknown-key.root", "‸puzzle: []\npuzzles: []\n", "unknown-key", None),
    Case("unknown-key.astray", one(GOOD) + "‸answer: JD\n", "unknown-key", None),
    Case("unknown-key.merge", broken("answer: JD", "answer: JD, ‸<<: x"), "unknown-key"),
    Case("unknown-key.defaults", f"defaults: {{‸skil: trick}}\n{one(GOOD)}", "unknown-key", None),
    Case("missing-key.answer", one("‸" + GOOD.replace(", answer: JD", "")), "missing-key"),
    Case("missing-key.kind", one("‸" + GOOD.replace("kind: legal-plays, ", "")), "missing-key"),
    Case("missing-key.field", one("‸" + GOOD.replace("hand: JD AD KC, ", "")), "missing-key"),
    Case("missing-key.id", one("‸" + GOOD.replace("id: p, ", "")), "missing-key", None),
    Case("missing-key.root", "‸defaults: {level: 1}\n", "missing-key", None),
    Case("missing-key.list", "‸id: p\nkind: bower\ntrump: H\nanswer: JD\n", "missing-key", None),
    Case("unknown-kind", broken("legal-plays", "‸legal-play"), "unknown-kind"),
    Case("grammar.card", broken("AD KC", "‸AX KC"), "grammar"),
    Case("grammar.two-cards", broken("JD AD KC", "‸JX AD ‸1C"), "grammar grammar"),
    Case("grammar.quoted", broken("JD AD KC", '"JD ‸AX KC"'), "grammar"),
    Case("grammar.list", broken("JD AD KC", "[JD, ‸AX, KC]"), "grammar"),
    Case("grammar.suit", broken("trump: H", "trump: ‸X"), "grammar"),
    Case("grammar.seat", broken("E 9H", "‸9H ‸E"), "grammar grammar"),
    Case("grammar.answer", broken("answer: JD", "answer: ‸JX"), "grammar"),
    Case("grammar.empty", broken("trump: H", "trump: ‸''"), "grammar"),
    Case("grammar.id", broken("id: p", "id: ‸P_1"), "grammar", "P_1"),
    Case("grammar.level", broken("answer", "level: ‸4, answer"), "grammar"),
    Case("grammar.vary", broken("answer", "vary: ‸nein, answer"), "grammar"),
    Case("grammar.variant", broken("answer", "variant: ‸standart, answer"), "grammar"),
    Case("grammar.rule-value", broken("answer", "rules: {stick_dealer: ‸ja}, answer"), "grammar"),
    Case("grammar.root", "‸- a\n", "grammar", None),
    Case("grammar.item", "puzzles:\n- ‸JD\n", "grammar", None),
    Case("grammar.puzzles", "puzzles: ‸JD\n", "grammar", None),
    Case("grammar.two-seats", trick_winner("E 9C 9D 9H 9S", "‸S W"), "grammar"),
    Case("grammar.default", f"defaults: {{level: ‸9}}\n{TWO}", "grammar", None),
    Case("card-twice.hand", broken("JD AD KC", "JD AD ‸JD"), "card-twice"),
    Case("card-twice.trick", broken("AD KC", "AD ‸9H"), "card-twice"),
    Case(
        "card-twice.order-of-file",
        one("{id: p, hand: JD 9H, kind: legal-plays, trump: H, trick: E ‸9H, answer: JD}"),
        "card-twice",
    ),
    Case("card-twice.turn-up", broken("answer", "dealer: N, turn-up: ‸JD, answer"), "card-twice"),
    Case("card-outside-deck", broken("AD KC", "AD ‸8C"), "card-outside-deck"),
    Case("card-outside-deck.joker", broken("AD KC", "AD ‸Joker"), "card-outside-deck"),
    Case("position.hand", broken("JD AD KC", "JD AD KC QC 10C ‸9C"), "position"),
    Case("position.trump", broken("trump: H", "trump: ‸none"), "position"),
    Case("position.short", trick_winner("‸E 9C 9D 9H"), "position"),
    Case("position.long", trick_winner("E 9C 9D 9H 9S ‸10S"), "position"),
    Case("position.sits-out", broken("answer", "alone: ‸N, answer"), "position"),
    Case("position.led", broken("answer", "led: ‸D, answer"), "position"),
    Case("position.seat", broken("answer", "variant: three-handed, dealer: ‸N, answer"), "position"),
    Case(
        "position.never-a-bower",
        one("{id: p, kind: trump-for, card: ‸AD, which: left, answer: H}"),
        "position",
    ),
    Case(
        "position.no-bowers",
        one("{id: p, kind: bower, variant: napoleon, trump: ‸H, which: left, answer: JD}"),
        "position",
    ),
    Case("turn", broken("E 9H", "‸W 9H"), "turn"),
    Case(
        "no-order",
        one("{id: p, kind: rank-order, trump: H, cards: JD 9H ‸AD, answer: JD 9H AD}"),
        "no-order",
    ),
    Case("rules.unknown", broken("answer", "rules: {‸stick: true}, answer"), "rules"),
    Case(
        "rules.contradiction",
        broken("answer", "rules: {joker: true, allow_no_trump: ‸true}, answer"),
        "rules",
    ),
    Case("wrong-answer", broken("answer: JD", "answer: ‸AD"), "wrong-answer"),
    Case("wrong-answer.not-held", broken("answer: JD", "answer: ‸9S"), "wrong-answer"),
    Case("trap", broken("answer", "traps: [left-plain, ‸must-trump], answer"), "trap"),
    Case("trap.unknown", broken("answer", "traps: ‸left-plan, answer"), "trap"),
    Case("foil.bites", broken("answer", "foil: ‸left-plain, answer"), "foil"),
    Case("foil.no-cue", broken("answer", "foil: ‸highest-any-suit, answer"), "foil"),
    Case("because", broken("answer", "because: [follow-left-only, ‸void-any], answer"), "because"),
    Case("skill", broken("answer", "skill: ‸following, answer"), "skill"),
    Case(
        "language.missing",
        broken("answer", "say: ‸{de: Was darfst du?, en: What may you?}, answer"),
        "language",
    ),
    Case("language.none", broken("answer", "say: ‸{}, answer"), "grammar"),
    Case(
        "word.beside-a-position",
        broken("JD AD KC", "JD AD KC QC 10C 9C").replace(
            "answer", "say: {de: 'Nimm den ‸Trick', cs: 'ber', en: 'take'}, answer"
        ),
        "word",
    ),
    Case("language.unknown", broken("answer", "say: {de: a, cs: b, en: c, ‸fr: d}, answer"), "language"),
    Case(
        "placeholder.unknown",
        broken("answer", "say: {de: 'Nimm ‸{XX}', cs: '‸{XX}', en: '‸{XX}'}, answer"),
        "placeholder placeholder placeholder",
    ),
    Case(
        "placeholder.form",
        broken("answer", "say: {de: 'Nimm ‸{JD:akk}', cs: '{JD}', en: '{JD}'}, answer"),
        "placeholder",
    ),
    Case(
        "placeholder.differs",
        broken("answer", "say: {de: '{JD}', cs: ‸'{AD}', en: '{JD}'}, answer"),
        "placeholder",
    ),
    Case("word", broken("answer", "say: {de: 'Nimm den ‸Trick', cs: 'ber', en: 'take'}, answer"), "word"),
    Case(
        "teaches-nothing",
        one("‸{id: p, kind: trump-for, card: JD, which: right, answer: D}"),
        "teaches-nothing",
    ),
    Case(
        "no-vary",
        broken("answer", "say: {de: 'Spiel', cs: 'hraj', en: ‸'Play hearts'}, answer"),
        "no-vary",
    ),
]


def marked(text: str) -> tuple[str, list[tuple[int, int]]]:
    """The text without its marks, and their lines and columns."""
    places = []
    while (index := text.find("‸")) >= 0:
        text = text.replace("‸", "", 1)
        places.append((text.count("\n", 0, index) + 1, index - (text.rfind("\n", 0, index) + 1) + 1))
    return text, places


def by_id(case: Case) -> str:
    return case.id


@pytest.mark.parametrize("case", CASES, ids=by_id)
def test_every_code_stands_at_its_place(case: Case, tmp_path: Path) -> None:
    text, places = marked(case.text)
    file = tmp_path / "puzzles.yaml"
    file.write_bytes(text.encode())

    found = check([file]).problems

    expected = [(code, place, case.puzzle) for code, place in zip(case.codes.split(), places, strict=True)]
    assert [(problem.code, tuple(problem.place), problem.id) for problem in found] == expected
    assert all(problem.file == str(file) for problem in found)


def test_all_problems_of_all_files_in_one_run(tmp_path: Path) -> None:
    """One file for each case: all are found together, each at its place."""
    expected = set()
    for number, case in enumerate(CASES):
        text, places = marked(case.text.replace("id: p", f"id: p{number}").replace("id: q", f"id: q{number}"))
        (tmp_path / f"{number:03}.yaml").write_bytes(text.encode())
        expected |= {(number, code, place) for code, place in zip(case.codes.split(), places, strict=True)}

    found = {(int(Path(p.file).stem), p.code, tuple(p.place)) for p in check([tmp_path]).problems}

    assert found == expected


FILES = [
    ("encoding", b"puzzles:\n- {id: p, by: M\xfcller}\n", "encoding", (2, 16)),
    ("too-big", b"# " + b"x" * (4 * 1024 * 1024), "too-big", (1, 1)),
    ("empty", b"", "grammar", (1, 1)),
]


@pytest.mark.parametrize(("name", "data", "code", "place"), FILES, ids=[name for name, *_ in FILES])
def test_files_that_are_no_text(
    tmp_path: Path, name: str, data: bytes, code: str, place: tuple[int, int]
) -> None:
    file = tmp_path / f"{name}.yaml"
    file.write_bytes(data)

    (problem,) = check([file]).problems

    assert (problem.code, tuple(problem.place)) == (code, place)


def test_a_duplicate_id_names_both_places(tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_text(one(GOOD), encoding="utf-8")
    (tmp_path / "b.yaml").write_text("# later\n" + one(GOOD), encoding="utf-8")

    report = check([tmp_path])
    (problem,) = report.problems

    assert (problem.code, problem.file, problem.id) == ("duplicate-id", str(tmp_path / "b.yaml"), "p")
    assert tuple(problem.place) == (3, 8)
    assert problem.reason.values["file"] == str(tmp_path / "a.yaml")
    assert problem.reason.values["line"] == 2
    assert list(report.puzzles) == ["p"]


def test_a_good_puzzle_has_no_problem_in_any_style(tmp_path: Path) -> None:
    other = "- id: q\n  KIND: legal_plays\n  Trump: ♥\n  trick: [east, 9♥]\n  hand:\n  - jd\n  - AD, KC\n"
    other += "  answer: jd\n"
    text = "\ufeff" + one(GOOD) + other
    file = tmp_path / "good.yaml"
    file.write_bytes(text.replace("\n", "\r\n").encode())

    report = check([file])

    assert report.problems == []
    assert set(report.puzzles) == {"p", "q"}


def test_words_that_yaml_would_turn_into_other_things_stay_words() -> None:
    """Reports 58 to 60: `no`, `off`, 9:7 and 010 are what the author wrote; the field's grammar decides."""
    text = one(GOOD.replace("answer: JD", "vary: no, by: 010, source: 9:7, answer: JD"))

    (puzzle,) = read_puzzles(text.encode(), "x").puzzles

    assert (puzzle.keys.vary, puzzle.keys.by, puzzle.keys.source) == (False, "010", "9:7")


def test_a_default_is_copied_only_where_the_kind_takes_it(tmp_path: Path) -> None:
    text = (
        "defaults: {trump: H, level: 2, card: JD}\npuzzles:\n"
        "- {id: p, kind: effective-suit, answer: H}\n"
        "- {id: q, kind: trumps, hand: JD AD, answer: JD}\n"
        "- {id: r, kind: trump-for, which: left, answer: H, level: 1}\n"
    )
    file = tmp_path / "defaults.yaml"
    file.write_text(text, encoding="utf-8")

    report = check([file])

    assert report.errors == []
    assert [puzzle.keys.level for puzzle in report.puzzles.values()] == [2, 2, 1]


def test_an_impossible_default_is_reported_once_without_an_id(tmp_path: Path) -> None:
    puzzles = "".join(f"- {{id: {id}, kind: trumps, hand: JD AD, answer: none}}\n" for id in "pq")
    file = tmp_path / "defaults.yaml"
    file.write_text("defaults: {trump: none}\npuzzles:\n" + puzzles, encoding="utf-8")

    (problem,) = check([file]).problems

    assert (problem.code, tuple(problem.place), problem.id) == ("position", (1, 19), None)


MESSAGES = [
    (broken("answer", "traps: left-plain, no-bowers, answer"), "unknown-key-card"),
    (one("{id: p, kind: trump-for, trump: H, card: JD, which: left, answer: H}"), "key-of-others"),
    (one(GOOD) + "answer: JD\n", "key-of-a-puzzle"),
    (broken("trick: E 9H", "trick: 9H"), "not-a-trick"),
    (broken("answer", "say: {de: '', cs: b, en: c}, answer"), "empty"),
]


@pytest.mark.parametrize(("text", "message"), MESSAGES, ids=[message for _, message in MESSAGES])
def test_a_message_names_what_the_author_meant(text: str, message: str) -> None:
    assert message in [problem.reason.code for problem in read_puzzles(text.encode(), "x").problems]


def test_a_key_in_a_block_of_lines_is_read_without_the_last_line_break() -> None:
    text = "puzzles:\n- id: |\n    p\n  kind: |\n    bower\n  trump: H\n  which: left\n  answer: JD\n"
    read = read_puzzles(text.encode(), "x")

    assert read.problems == []
    assert [(puzzle.id, puzzle.kind) for puzzle in read.puzzles] == [("p", "bower")]
    assert [id for id, _ in read.ids] == ["p"]


@pytest.mark.parametrize("text", ["…", "...", " … "])
def test_what_new_leaves_open_is_a_missing_text(text: str) -> None:
    own = broken("answer", f"say: {{de: Was, cs: '{text}', en: What}}, answer")

    (problem,) = read_puzzles(own.encode(), "x").problems

    assert (problem.code, problem.reason.code) == ("language", "language-missing")
    assert problem.reason.values == {"language": "cs", "key": "say"}
    assert problem.place.column == own.splitlines()[1].index(f"'{text}'") + 1


def test_an_empty_text_is_named_by_its_language() -> None:
    text = broken("answer", "say: {de: '', cs: b, en: c}, answer")

    (problem,) = read_puzzles(text.encode(), "x").problems

    assert problem.reason.values["key"] == "de"
