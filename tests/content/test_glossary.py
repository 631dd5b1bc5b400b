"""The glossary is read with every fault at its place, and knows the words to avoid."""

import pytest

from tutor.content.glossary import read_glossary
from tutor.content.places import data_root
from tutor.content.speech import say_problem
from tutor.language import LANGUAGES

GOOD = """\
terms:
- id: trick
  en: trick
  de: Stich
  cs: zdvih
  meaning:
    de: Eine Karte von jedem.
    cs: Od každého jedna karta.
    en: One card from everybody.
  avoid: {de: [Trick*, neue* Hand], cs: [štych*]}
- {id: pass, en: pass, de: passen, cs: pasovat, meaning: {de: Nein., cs: Ne., en: No.}}
"""


def faults(text: str) -> list[str]:
    _, problems = read_glossary(text.encode(), "glossary.yaml")
    for problem in problems:
        assert problem.file == "glossary.yaml"
        assert say_problem(problem)
    return [f"{p.place.line}:{p.place.column} {p.code} {p.reason.code}" for p in problems]


def test_terms_are_read() -> None:
    glossary, problems = read_glossary(GOOD.encode(), "glossary.yaml")

    assert problems == []
    assert list(glossary.terms) == ["trick", "pass"]
    assert glossary.terms["trick"].names == {"en": "trick", "de": "Stich", "cs": "zdvih"}
    assert glossary.terms["trick"].meanings["cs"] == "Od každého jedna karta."
    assert glossary.terms["trick"].avoid == {"de": ("Trick*", "neue* Hand"), "cs": ("štych*",)}
    assert glossary.terms["pass"].avoid == {}


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        (GOOD, "", ["1:1 grammar root-not-mapping"]),
        (GOOD, "- trick", ["1:1 grammar root-not-mapping"]),
        (GOOD, "terms: trick", ["1:8 grammar not-a-list"]),
        (GOOD, "terms: [trick]", ["1:9 grammar item-not-mapping"]),
        ("terms:", "term:", ["1:1 unknown-key unknown-key", "1:1 missing-key missing-key"]),
        ("- id: trick\n", "- id: trick\n  ex: x\n", ["3:3 unknown-key unknown-key"]),
        ("- id: trick\n  en", "- en", ["2:3 missing-key missing-key"]),
        ("id: trick", "id: The trick", ["2:7 grammar not-an-id"]),
        ("id: pass", "id: trick", ["11:8 duplicate-id duplicate-id"]),
        ("  cs: zdvih\n", "", ["2:3 language language-missing"]),
        ("cs: zdvih", "cs: [zdvih]", ["5:7 grammar not-text"]),
        ("cs: zdvih", "cs:", ["5:6 grammar empty"]),
        ("    cs: Od každého jedna karta.\n", "", ["7:5 language language-missing"]),
        ("    cs: Od", "    pl: Od", ["8:5 language language-unknown", "7:5 language language-missing"]),
        (", meaning: {de: Nein., cs: Ne., en: No.}", "", ["11:3 missing-key missing-key"]),
        ("meaning: {de: Nein., cs: Ne., en: No.}", "meaning: Nein", ["11:58 grammar not-a-mapping"]),
        ("{de: [Trick*", "{dee: [Trick*", ["10:11 language language-unknown"]),
        ("[štych*]", "štych*", ["10:41 grammar not-a-list"]),
        ("[štych*]", "[štych*, '*']", ["10:50 grammar empty"]),
        ("[štych*]", "[[štych*]]", ["10:42 grammar not-text"]),
        ("{de: [Trick*, neue* Hand], cs: [štych*]}", "Trick", ["10:10 grammar not-a-mapping"]),
        ("Nein.", "*nein", ["11:63 alias alias-unknown"]),
        ("terms:", "\tterms:", ["1:1 tab tab"]),
    ],
)
def test_faults_of_the_glossary(old: str, new: str, expected: list[str]) -> None:
    assert GOOD.count(old) == 1

    assert faults(GOOD.replace(old, new)) == expected


def test_a_term_with_a_fault_is_left_out_and_the_others_stay() -> None:
    glossary, _ = read_glossary(GOOD.replace("  cs: zdvih\n", "  cs: [zdvih]\n").encode(), "glossary.yaml")

    assert list(glossary.terms) == ["pass"]


@pytest.mark.parametrize(
    ("left_out", "lang", "name"), [("  cs: zdvih\n", "cs", "trick"), ("  en: trick\n", "en", "Stich")]
)
def test_a_term_that_lacks_a_language_stays_and_borrows_its_name(left_out: str, lang: str, name: str) -> None:
    """Otherwise a new language would break every lesson that names a term."""
    glossary, problems = read_glossary(GOOD.replace(left_out, "").encode(), "glossary.yaml")

    assert [problem.reason.values["language"] for problem in problems] == [lang]
    assert glossary.terms["trick"].names[lang] == name
    assert list(glossary.terms) == ["trick", "pass"]


def test_the_first_of_two_terms_with_one_id_stays_and_the_second_names_its_line() -> None:
    glossary, problems = read_glossary(GOOD.replace("id: pass", "id: trick").encode(), "glossary.yaml")

    assert glossary.terms["trick"].names["en"] == "trick"
    assert problems[0].reason.values == {"id": "trick", "file": "glossary.yaml", "line": 2}


@pytest.mark.parametrize(
    ("text", "lang", "expected"),
    [
        ("Der trick und Tricks.", "de", [(4, "trick", "Stich"), (14, "Tricks", "Stich")]),
        ("Neuen\n  Hand, neue Handkarten", "de", [(0, "Neuen\n  Hand", "Stich")]),
        ("Hattrick", "de", []),
        ("Štychy", "cs", [(0, "Štychy", "zdvih")]),
        ("trick", "en", []),
        ("trick", "xx", []),
    ],
)
def test_words_to_avoid_are_found_with_what_to_write_instead(
    text: str, lang: str, expected: list[tuple[int, str, str]]
) -> None:
    glossary, _ = read_glossary(GOOD.encode(), "glossary.yaml")

    assert [tuple(found) for found in glossary.avoided(text, lang)] == expected


def test_the_shipped_glossary_is_right_and_avoids_none_of_its_own_names() -> None:
    file = data_root() / "lessons" / "glossary.yaml"

    glossary, problems = read_glossary(file.read_bytes(), "glossary.yaml")

    assert problems == []
    assert {"trick", "trump", "right-bower", "left-bower", "follow-suit"} <= glossary.terms.keys()
    for term in glossary.terms.values():
        for lang in LANGUAGES:
            assert list(glossary.avoided(term.names[lang], lang)) == [], term.id
            assert list(glossary.avoided(term.meanings[lang], lang)) == [], term.id
