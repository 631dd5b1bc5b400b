"""A lesson is read whole, and each of its faults is found at its line and column."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tutor.content.check import check
from tutor.content.glossary import Glossary, Term
from tutor.content.lessons import Lesson, read_lesson
from tutor.content.places import data_root
from tutor.content.problems import Problem
from tutor.content.speech import say_problem
from tutor.language import LANGUAGES

YAML = """\
place: 20
skills: [follow-suit]
needs: [first-trick]
exit: [left-bower-only]
updated: {de: 2026-11-30, cs: 2026-11-30, en: 2026-11-30}
"""
EN = """\
# Following *suit*

Play {JD}, the [[left-bower|left bower]].

:::puzzle left-bower-only

Allowed: [legal-plays trump=H trick="E 9H" hand="JD KC" -> JD].

:::cards JD AS
"""
DE = """\
# Bedienen

Spiel {JD:acc}, den [[left-bower|linken Bower]].

:::puzzle left-bower-only

Erlaubt: [legal-plays trump=H trick="E 9H" hand="JD KC" -> JD].

:::cards JD AS
"""
CS = """\
# Přiznávání barvy

Zahraj {JD:acc}, to je [[left-bower|levý bower]].

:::puzzle left-bower-only

Povoleno: [legal-plays trump=H trick="E 9H" hand="JD KC" -> JD].

:::cards JD AS
"""
FILES = {"lesson.yaml": YAML, "en.md": EN, "de.md": DE, "cs.md": CS}
SLUG = "following-suit"
TERM = Term(
    "left-bower",
    {"de": "linker Bower", "cs": "levý bower", "en": "left bower"},
    {"de": "Der zweite Bube.", "cs": "Druhý kluk.", "en": "The second jack."},
    {"de": ("Laube*", "neue Hand"), "cs": ("sekačk*",), "en": ("jick",)},
)
GLOSSARY = Glossary({"left-bower": TERM})

Read = Callable[[dict[str, str | bytes]], tuple[Lesson | None, list[Problem]]]


@pytest.fixture
def read(tmp_path: Path) -> Read:
    """Reads the good lesson with some of its files changed."""

    def read_files(changes: dict[str, str | bytes]) -> tuple[Lesson | None, list[Problem]]:
        folder = tmp_path / SLUG
        folder.mkdir()
        for name, text in {**FILES, **changes}.items():
            (folder / name).write_bytes(text if isinstance(text, bytes) else text.encode())
        return read_lesson(folder, {"left-bower-only", "follow-with-left"}, {SLUG, "first-trick"}, GLOSSARY)

    return read_files


def found(problems: list[Problem]) -> list[str]:
    """`FILE:LINE:COLUMN CODE REASON`, each lesson's problem laid at its slug's door and sayable."""
    for problem in problems:
        assert problem.id == SLUG
        assert say_problem(problem)
    return [f"{Path(p.file).name}:{p.place.line}:{p.place.column} {p.code} {p.reason.code}" for p in problems]


def test_a_good_lesson_is_read_in_all_languages(read: Read) -> None:
    lesson, problems = read({})

    assert found(problems) == []
    assert lesson is not None
    assert (lesson.slug, lesson.place, lesson.skills, lesson.needs, lesson.exit) == (
        SLUG,
        20,
        ("follow-suit",),
        ("first-trick",),
        ("left-bower-only",),
    )
    assert {lang: text.title for lang, text in lesson.texts.items()} == {
        "en": "Following suit",
        "de": "Bedienen",
        "cs": "Přiznávání barvy",
    }
    assert lesson.texts["en"].description == "Play the jack of diamonds, the left bower."
    assert lesson.texts["de"].description == "Spiel den Karo-Buben, den linken Bower."


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("place: 20", "place: first", ["1:8 grammar not-a-number"]),
        ("place: 20", "place: 0", ["1:8 grammar not-a-number"]),
        ("place: 20\n", "", ["1:1 missing-key missing-key"]),
        ("place: 20", "plaice: 20", ["1:1 unknown-key unknown-key", "1:1 missing-key missing-key"]),
        ("[follow-suit]", "[trick, folow-suit]", ["2:17 skill unknown-skill"]),
        ("[first-trick]", "[first-trik]", ["3:9 directive lesson-unknown"]),
        ("[first-trick]", "[following-suit]", ["3:9 directive lesson-unknown"]),
        ("[left-bower-only]", "[left-bower-only, lef-bower]", ["4:25 directive puzzle-unknown"]),
        ("[left-bower-only]", "[left-bower-only, left-bower-only]", ["4:25 directive named-twice"]),
        ("de: 2026-11-30", "de: 2026-02-30", ["5:15 grammar not-a-date"]),
        ("de: 2026-11-30", "de: 20261130", ["5:15 grammar not-a-date"]),
        (", cs: 2026-11-30", "", ["5:10 language language-missing"]),
        ("{de:", "{fr: 2026-11-30, de:", ["5:11 language language-unknown"]),
        ("cs: 2026-11-30", "cs: 2026-11-29", ["5:31 stale stale"]),
        ("place: 20", "place: &a 20", ["1:8 alias alias"]),
        ("place: 20\n", "place: 20\nplace: 21\n", ["2:1 duplicate-key duplicate-key"]),
        (YAML, "- place", ["1:1 grammar root-not-mapping"]),
        (YAML, "", ["1:1 grammar root-not-mapping"]),
        ("skills: [follow-suit]", "skills: [follow-suit", ["2:9 yaml yaml-unclosed"]),
    ],
)
def test_faults_of_lesson_yaml(read: Read, old: str, new: str, expected: list[str]) -> None:
    assert old in YAML

    lesson, problems = read({"lesson.yaml": YAML.replace(old, new)})

    assert found(problems) == [f"lesson.yaml:{fault}" for fault in expected]
    shown = ("stale", "language-missing")
    assert (lesson is not None) == all(fault.endswith(shown) for fault in expected)


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("# Following *suit*", "Following suit", ["1:1 grammar title-missing"]),
        (":::puzzle", "# Again\n\n:::puzzle", ["5:1 grammar title-twice"]),
        ("only\n\nAllowed", "only\n\nA jick, says he. Allowed", ["7:3 word word-avoid"]),
        ("{JD}, the", "`jick` {JD}, the", []),
        ("{JD}, the", "![x](http://e.example/x.png) {JD}, the", ["3:6 grammar no-images"]),
        ("{JD}, the", "[x](javascript:go) {JD}, the", ["3:10 grammar unsafe-link"]),
        ("{JD}, the", "[x](https://e.example) [y](../glossary) {JD}, the", []),
        ("Allowed:", "::cards JD\n\nAllowed:", ["7:1 directive directive-own-line"]),
        ("Allowed:", "Now :::cards JD\n\nAllowed:", ["7:5 directive directive-own-line"]),
        ("{JD}, the", "[his](jick) <https://jick.example> {JD}, the", []),
        ("left bower]]", "Jick]]", ["3:29 word word-avoid"]),
        ("{JD}", "{JD:acc}", ["3:6 placeholder placeholder-form"]),
        ("{JD}", "{JX} and {JD}", ["3:6 placeholder placeholder-unknown"]),
        ("{JD}", "{JD} {QD", ["3:11 placeholder placeholder-unknown"]),
        ("{JD}", "{trump} {JD}", ["3:6 placeholder placeholder-unknown"]),
        (
            "the [[left-bower|left bower]]",
            "[[left-bower|the {JX}]]",
            ["3:29 placeholder placeholder-unknown"],
        ),
        ("-> JD]", "-> KC]", ["7:10 wrong-answer claim-wrong"]),
        ("legal-plays", "legal-play", ["7:10 unknown-kind unknown-kind"]),
        ("trump=H trick", "trump=X trick", ["7:10 grammar not-a-suit"]),
        ("trump=H trick", "trik=H trick", ["7:10 missing-key missing-key", "7:10 unknown-key unknown-key"]),
        ('"JD KC"', '"JD JD"', ["7:10 card-twice card-twice"]),
        ('"JD KC"', '"JD 2C"', ["7:10 card-outside-deck card-outside-deck"]),
        ('"E 9H"', '"N 9H"', ["7:10 turn turn"]),
        (" -> JD]", "]", ["7:10 grammar claim-broken"]),
        (" -> JD]", " -> ]", ["7:10 grammar claim-broken"]),
        (" -> JD].", " -> JD.", ["7:10 grammar claim-broken", "9:1 directive directive-differs"]),
        ("[[left-bower|", "[[lef-bower|", ["3:16 directive term-unknown"]),
        ("[[left-bower|", "[[|", ["3:16 directive term-unknown"]),
        ("bower]].", "bower]", ["3:16 directive directive-arguments", "5:1 directive directive-differs"]),
    ],
)
def test_faults_of_a_text(read: Read, old: str, new: str, expected: list[str]) -> None:
    assert EN.count(old) == 1

    lesson, problems = read({"en.md": EN.replace(old, new)})

    assert sorted(found(problems)) == [f"en.md:{fault}" for fault in expected]
    assert (lesson is None) == bool(expected)


def test_the_description_is_the_first_paragraph_whatever_stands_before_it(read: Read) -> None:
    text = DE.replace("Spiel {JD:acc}", "- {JD}\n\n## Erst das\n\n*Nimm* `das` & <b>spiel</b> {JD:acc}")
    lesson, problems = read(
        {
            "de.md": text,
            "en.md": EN.replace("{JD}", "{JD} {JD}"),
            "cs.md": CS.replace("{JD:acc}", "{JD} {JD:acc}"),
        }
    )

    assert [fault for fault in found(problems) if fault.startswith("de")] == []
    assert lesson is not None
    assert lesson.texts["de"].description == "Nimm das & <b>spiel</b> den Karo-Buben, den linken Bower."


def test_a_text_without_a_paragraph_has_no_description(read: Read) -> None:
    text = (
        "# Bedienen\n\n## Erst das\n\n- {JD} und [[left-bower|linker Bower]]\n\n:::puzzle left-bower-only\n"
    )
    _, problems = read({"de.md": text})

    assert "de.md:1:1 grammar description-missing" in found(problems)


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        (":::cards JD AS\n", "", ["7:1 directive directive-differs"]),
        (":::cards JD AS", ":::cards AS JD", ["9:1 directive directive-differs"]),
        (":::cards JD AS", ":::cards  JD   AS ", []),
        (":::cards JD AS\n", ":::cards JD AS\n\n:::cards 9H\n", ["11:1 directive directive-differs"]),
        (":::puzzle left-bower-only", ":::puzzle follow-with-left", ["5:1 directive directive-differs"]),
        (":::puzzle left-bower-only\n\n", "", ["7:1 directive directive-differs"]),
        ("{JD:acc}, den", "{JD}, den", []),
        ("{JD:acc}, den", "{9H:acc}, den", ["3:7 directive directive-differs"]),
        ("{JD:acc}, den", "ihn, den", ["3:16 directive directive-differs"]),
        ("{JD:acc}, den", "{JD:acc}, den {9H:acc}, den", ["3:21 directive directive-differs"]),
        ("[[left-bower|linken Bower]]", "linken Bower", ["5:1 directive directive-differs"]),
        ("{JD:acc}, den [[left-bower|linken Bower]]", "[[left-bower|linken Bower]] {JD:acc}", []),
        ('hand="JD KC"', 'hand="JD AC"', ["7:10 directive directive-differs"]),
        ('trick="E 9H" hand', 'trick="E 9H"  hand', []),
        ("Erlaubt: [", "Erlaubt: (", ["9:1 directive directive-differs"]),
    ],
)
def test_where_the_languages_part(read: Read, old: str, new: str, expected: list[str]) -> None:
    """The same directives in the same order; between them the grammar of each language decides the order."""
    assert DE.count(old) == 1

    _, problems = read({"de.md": DE.replace(old, new)})

    assert found(problems) == [f"de.md:{fault}" for fault in expected]


def test_the_language_that_differs_from_the_others_is_named_and_so_is_what_it_has(read: Read) -> None:
    _, problems = read({"cs.md": CS.replace(":::cards JD AS", ":::cards JD AC")})

    assert found(problems) == ["cs.md:9:1 directive directive-differs"]
    assert problems[0].reason.values == {"language": "cs", "language2": "de", "text": ":::cards JD AC"}


def test_every_fault_of_every_language_is_found_in_one_run(read: Read) -> None:
    changes: dict[str, str | bytes] = {
        "lesson.yaml": YAML.replace("[follow-suit]", "[folow-suit]"),
        "en.md": EN.replace("left-bower-only", "lef-bower-only"),
        "de.md": DE.replace("Spiel", "Laubenbesitzer, spiel").replace("-> JD", "-> KC"),
        "cs.md": CS.replace("{JD:acc}", "{JD:akk}"),
    }

    _, problems = read(changes)

    assert found(problems) == [
        "cs.md:3:8 placeholder placeholder-form",
        "de.md:3:1 word word-avoid",
        "de.md:7:10 wrong-answer claim-wrong",
        "en.md:5:11 directive puzzle-unknown",
        "lesson.yaml:2:10 skill unknown-skill",
    ]


def test_false_friends_are_found_across_lines_but_not_across_a_card(read: Read) -> None:
    _, problems = read({"de.md": DE.replace("Erlaubt:", "Die neue\nHand, neue {9H:acc} Hand:")})

    assert [fault for fault in found(problems) if " word " in fault] == ["de.md:7:5 word word-avoid"]
    assert problems[0].reason.values == {"text": "neue\nHand", "instead": "linker Bower"}


def test_of_two_languages_the_one_with_a_fault_is_told_and_the_other_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / SLUG).mkdir()
    texts = {**FILES, "cs.md": CS.replace("trump=H", "trump=srdce", 1)}
    for name in ("lesson.yaml", "cs.md", "de.md"):
        (tmp_path / SLUG / name).write_text(texts[name], encoding="utf-8")

    _, problems = read_lesson(tmp_path / SLUG, {"left-bower-only"}, {"first-trick"}, GLOSSARY)

    assert found(problems) == [
        "cs.md:7:11 grammar not-a-suit",
        "lesson.yaml:1:1 language language-missing",
    ]


def test_a_missing_language_is_reported_at_the_lesson_and_an_unknown_one_at_its_file(
    tmp_path: Path,
) -> None:
    (tmp_path / SLUG).mkdir()
    for name in ("lesson.yaml", "en.md", "de.md"):
        (tmp_path / SLUG / name).write_text(FILES[name], encoding="utf-8")
    (tmp_path / SLUG / "ces.md").write_text(CS, encoding="utf-8")

    lesson, problems = read_lesson(tmp_path / SLUG, {"left-bower-only"}, {"first-trick"}, GLOSSARY)

    assert lesson is None
    assert found(problems) == [
        "ces.md:1:1 language language-unknown",
        "lesson.yaml:1:1 language language-missing",
    ]
    assert problems[0].reason.values == {"text": "ces", "guess": "cs"}
    assert problems[1].reason.values["language"] == "cs"


@pytest.mark.parametrize(("missing", "stays"), [("cs", True), ("de", True), ("en", False)])
def test_where_a_text_is_missing_its_readers_get_the_english_one(
    tmp_path: Path, missing: str, stays: bool
) -> None:
    (tmp_path / SLUG).mkdir()
    for name in FILES.keys() - {f"{missing}.md"}:
        (tmp_path / SLUG / name).write_text(FILES[name], encoding="utf-8")

    lesson, problems = read_lesson(tmp_path / SLUG, {"left-bower-only"}, {"first-trick"}, GLOSSARY)

    assert found(problems) == ["lesson.yaml:1:1 language language-missing"]
    assert (lesson is not None) == stays
    if lesson:
        assert {lang: text.lang for lang, text in lesson.texts.items()} == {
            lang: "en" if lang == missing else lang for lang in ("cs", "de", "en")
        }
        assert lesson.texts[missing].title == "Following suit"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("# Bedienen\n\nFür".encode("latin-1"), "de.md:3:2 encoding encoding"),
        (b"# Bedienen\n\x07", "de.md:2:1 encoding control-character"),
        (b" " * (4 * 2**20 + 1), "de.md:1:1 too-big too-big"),
    ],
)
def test_a_text_that_is_none(read: Read, text: bytes, expected: str) -> None:
    _, problems = read({"de.md": text})

    assert found(problems) == [expected]


def test_carriage_returns_and_a_byte_order_mark_move_nothing(read: Read) -> None:
    text = "\ufeff" + DE.replace("{JD:acc}", "{JX}").replace("\n", "\r\n")

    _, problems = read({"de.md": text})

    assert found(problems) == ["de.md:3:7 placeholder placeholder-unknown"]


def test_the_misconception_behind_a_wrong_claim_is_named(read: Read) -> None:
    """Whoever lets the left bower follow its printed suit lets every card follow a nine of hearts."""
    _, problems = read({"en.md": EN.replace("-> JD]", "-> JD KC]")})

    assert found(problems) == ["en.md:7:10 wrong-answer claim-wrong"]
    assert problems[0].reason.values == {"stated": "JD KC", "computed": "JD"}
    assert [note.code for note in problems[0].notes] == ["wrong-answer-mind"]


def test_the_shipped_lessons_are_right() -> None:
    root = data_root()
    report = check([root / "puzzles", root / "lessons"])
    folder = root / "lessons" / SLUG
    slugs = {lesson.slug for lesson in report.lessons}
    lesson, problems = read_lesson(folder, set(report.puzzles), slugs, report.glossary)

    assert problems == []
    assert lesson is not None
    assert set(lesson.texts) == set(LANGUAGES)
    assert report.errors == []


def test_a_folder_of_texts_without_its_lesson_yaml_is_found(tmp_path: Path) -> None:
    for name in ("lesson.yml", "en.md", "de.md", "cs.md"):
        file = tmp_path / "lessons" / "duty" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(FILES.get(name, YAML), encoding="utf-8")

    report = check([tmp_path])

    assert report.lesson_count == 1
    assert "lesson-yaml-missing" in [problem.reason.code for problem in report.errors]


def test_a_lessons_folder_is_its_address(tmp_path: Path) -> None:
    folder = tmp_path / "My Duty"
    folder.mkdir()
    for name, text in FILES.items():
        (folder / name).write_text(text, encoding="utf-8")

    _, problems = read_lesson(folder, {"left-bower-only"}, {"first-trick"}, GLOSSARY)

    assert [(problem.id, problem.code, problem.reason.code) for problem in problems] == [
        ("My Duty", "grammar", "slug-not-an-id")
    ]
