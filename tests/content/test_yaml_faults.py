"""
Faults of YAML: every trap with the line, the column and the code that a person would expect.

The places are set by hand: « in a document is taken out before it is read, and marks the place.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tutor.content.problems import Place, Problem
from tutor.content.source import Listing, Mapping, Omitted, Scalar, read_source

pytestmark = pytest.mark.usefixtures("parser")
Marked = Callable[[str], tuple[str, list[Place]]]


def faults(text: str | bytes) -> list[tuple[str, str, Place]]:
    data = text if isinstance(text, bytes) else text.encode()
    return [(found.code, found.reason.code, found.place) for found in read_source(data).problems]


def only(text: str) -> Problem:
    (problem,) = read_source(text.encode()).problems
    return problem


ROWS = {
    # brackets and quotes: at their opening
    "bracket-before-a-key": ("trick: «[E, 9H\nhand: JD\nanswer: all", "yaml", "yaml-unclosed"),
    "bracket-at-the-end": ("hand: «[JD,\n", "yaml", "yaml-unclosed"),
    "bracket-opened-only": ("hand: JD\ntrick: «[\n", "yaml", "yaml-unclosed"),
    "bracket-before-a-list": ("a: «[x,\nb: [y]\n", "yaml", "yaml-unclosed"),
    "bracket-inside-braces": ("- {id: a, hand: «[JD, AS, answer: JD}\n- {id: b}", "yaml", "yaml-unclosed"),
    "bracket-next-line-in-braces": ("- {id: a, hand: «[JD, AS,\n   answer: JD}\n", "yaml", "yaml-unclosed"),
    "bracket-no-comma-next-line": ("- {id: a, hand: «[JD AS\n   answer: JD}\n", "yaml", "yaml-unclosed"),
    "brace-before-the-next": ("- «{id: a, hand: JD\n- {id: b, hand: AS}\n", "yaml", "yaml-unclosed"),
    "brace-after-a-quote": ('- «{id: a, hand: "JD"\n- {id: b}\n', "yaml", "yaml-unclosed"),
    "brace-at-the-end": ("- {id: a}\n- «{id: b\n", "yaml", "yaml-unclosed"),
    "bracket-before-a-block-text": ("hand: «[JD\nsay: |\n  Who?\n", "yaml", "yaml-unclosed"),
    "bracket-too-many": ("hand: [JD]«]\n", "yaml", "yaml-other"),
    "quote-to-the-end": ('a: x\nsay: «"abc\nb: c\n', "yaml", "yaml-unclosed"),
    "apostrophe-to-the-end": ("a: x\nsay: «'abc\nb: c\n", "yaml", "yaml-unclosed"),
    "quote-up-to-the-next": ('say: «"abc\nhint: "def"\nwhy: "x"\n', "yaml", "yaml-unclosed"),
    "quote-up-to-the-next-with-colon": ('say: «"abc\nhint: "Trumpf: Herz"\n', "yaml", "yaml-unclosed"),
    "quote-up-to-the-next-in-braces": ('- {say: «"a, x: y}\n- {say: "b", x: y}\n', "yaml", "yaml-unclosed"),
    "apostrophe-in-apostrophes": ("say: 'it'«s here'\n", "yaml", "yaml-other"),
    # colons: where the parser stumbles
    "report-64-colon-in-text": ("say: Trumpf«: Herz\n", "yaml", "yaml-colon"),
    "colon-after-letters-with-hooks": ("say: „Příliš♠“«: Herz\n", "yaml", "yaml-colon"),
    "colon-in-braces": ("- {id: a, say: Trumpf«: Herz}\n", "yaml", "yaml-colon"),
    "colon-in-a-second-line": ("say: Das ist\n  ein Wort«: Herz\n", "yaml", "yaml-colon"),
    "colon-without-space": ("puzzles:\n- id«:abc\n  kind: x\n", "yaml", "yaml-other"),
    "colon-without-space-later": ("- id: abc\n  kind«:x\n  trump: H\n", "yaml", "yaml-other"),
    "colon-without-space-first": ("id«:abc\nkind: x\n", "yaml", "yaml-other"),
    "colon-missing": ("id: abc\n«kind x\ntrump: H\n", "yaml", "yaml-other"),
    # lines out of place
    "indented-too-far": ("- id: a\n   «kind: x\n", "yaml", "yaml-indent"),
    "indented-too-far-after-a-quote": ('id: "a"\n  «kind: x\n', "yaml", "yaml-indent"),
    "indented-too-little": ("- id: a\n «kind: x\n", "yaml", "yaml-indent"),
    "first-line-indented": ("  id: a\n«kind: x\n", "yaml", "yaml-indent"),
    "comma-missing": ("- {id: a,\n   kind: x\n   «hand: JD}\n", "yaml", "yaml-other"),
    "list-in-the-key's-line": ("hand: «- JD\n", "yaml", "yaml-other"),
    # tabs: at the tab
    "tab-indents": ("a:\n«\tb: c\n", "tab", "tab"),
    "tab-indents-more": ("puzzles:\n- id: a\n «\tkind: x\n", "tab", "tab"),
    "report-62-tab-before-comment": ("hand: JD«\t# the left bower\n", "tab", "tab"),
    "tab-after-value": ("hand: JD«\t\nkind: x\n", "tab", "tab"),
    "tab-after-colon": ("hand:«\tJD\n", "tab", "tab"),
    "tab-inside-plain-text": ("hand: JD«\tAS\n", "tab", "tab"),
    "tab-in-a-block-text": ("say: |\n  a\n«\tb\n", "tab", "tab"),
    # signs that begin no text
    "at-sign": ("say: «@home\n", "yaml", "yaml-other"),
    "per-cent": ("say: «%5\n", "yaml", "yaml-other"),
    "backquote": ("say: «`x`\n", "yaml", "yaml-other"),
    "escape-unknown": ('say: "ab«\\q"\n', "yaml", "yaml-other"),
    "escape-too-short": ('say: "ab«\\x4"\n', "yaml", "yaml-other"),
    "escape-beyond-unicode": ('say: "ab«\\U00110000"\n', "yaml", "yaml-other"),
    "escape-beyond-any-number": ('say: "ab«\\UFFFFFFFF"\n', "yaml", "yaml-other"),
    "escape-of-half-a-pair": ('say: «"ab\\uD800"\n', "yaml", "yaml-other"),
    # anchors, aliases, tags
    "report-65-anchor-and-alias": ("a: «&x JD\nb: *x\n", "alias", "alias"),
    "anchor-of-itself": ("a: «&x [*x]\n", "alias", "alias"),
    "anchor-of-a-key": ("«&x key: v\n", "alias", "alias"),
    "anchor-of-nothing": ("a: «&x\nb: c\n", "alias", "alias"),
    "anchor-without-name": ("a: «& b\n", "alias", "alias"),
    "anchor-after-hooks": ('- {s: "ř♠„…“", a: «&x JD}\n', "alias", "alias"),
    "alias-unknown": ("a: «*x\n", "alias", "alias-unknown"),
    "alias-unknown-as-key": ("«*x : b\n", "alias", "alias-unknown"),
    "alias-that-was-emphasis": ("say: «*wichtig* ist\n", "alias", "alias-unknown"),
    "alias-that-was-a-text": ("say: «*wichtig ist\n", "alias", "alias-unknown"),
    "alias-that-was-strong": ("say: «**wichtig**\n", "alias", "alias-unknown"),
    "tag": ("a: «!foo JD\n", "tag", "tag"),
    "tag-of-yaml": ("a: «!!int 5\n", "tag", "tag"),
    "tag-that-is-verbatim": ("a: «!<tag:yaml.org,2002:str> x\n", "tag", "tag"),
    "tag-without-name": ("a: «! JD\n", "tag", "tag"),
    "tag-of-a-list": ("a: «!set [JD]\n", "tag", "tag"),
    "tag-of-nothing": ("a: «!!str\nb: c\n", "tag", "tag"),
    "tag-with-unknown-handle": ("a: «!e!foo x\n", "tag", "tag"),
    "tag-that-was-an-exclamation": ("say: «!Achtung! Herz\n", "tag", "tag"),
    # keys
    "report-61-duplicate-key": ("id: a\nkind: x\n«id: b\n", "duplicate-key", "duplicate-key"),
    "duplicate-key-in-braces": ("- {id: a, «id: b}\n", "duplicate-key", "duplicate-key"),
    "duplicate-key-by-case": ("turn-up: a\n«Turn_Up: b\n", "duplicate-key", "duplicate-key"),
    "duplicate-key-quoted": ("id: a\n«'id': b\n", "duplicate-key", "duplicate-key"),
    "duplicate-merge-key": ("<<: a\n«<<: b\n", "duplicate-key", "duplicate-key"),
    "list-as-key": ("«[a]: b\n", "grammar", "key-not-text"),
    "mapping-as-key": ("- {«{a: b}: c}\n", "grammar", "key-not-text"),
    # documents and depth
    "second-document": ("a: 1\n«---\nb: 2\n", "yaml", "many-documents"),
    "second-document-empty": ("--- a\n«---\n", "yaml", "many-documents"),
    "text-after-the-end": ("a: 1\n...\n«b: 2\n", "yaml", "many-documents"),
    "thirteen-deep": ("[" * 12 + "«[x" + "]" * 13, "yaml", "too-deep"),
    "far-too-deep": ("[" * 12 + "«[" + "[" * 50 + "]" * 63, "yaml", "too-deep"),
    "hopelessly-deep": ("a: " + "[" * 11 + "«[" + "[" * 5000 + "]" * 5012, "yaml", "too-deep"),
    "hopelessly-deep-and-open": ("[" * 12 + "«[" + "[" * 100_000, "yaml", "too-deep"),
    # invisible characters
    "bell": ("a: b\nc: d«\x07e\n", "encoding", "control-character"),
    "zero": ("a: ř«\0\n", "encoding", "control-character"),
    "line-separator": ("a: ř«\u2028b\n", "encoding", "control-character"),
    "next-line": ("a: b«\x85c\n", "encoding", "control-character"),
    "second-mark-of-byte-order": ("a: b\n«\ufeffc: d\n", "encoding", "control-character"),
}


@pytest.mark.parametrize(("text", "code", "reason"), ROWS.values(), ids=ROWS)
def test_trap(marked: Marked, text: str, code: str, reason: str) -> None:
    text, (place,) = marked(text)

    assert faults(text) == [(code, reason, place)]


@pytest.mark.parametrize(("text", "code", "reason"), ROWS.values(), ids=ROWS)
def test_trap_with_byte_order_mark_and_windows_line_ends(
    marked: Marked, text: str, code: str, reason: str
) -> None:
    text, (place,) = marked(text)

    assert faults("\ufeff".encode() + text.replace("\n", "\r\n").encode()) == [(code, reason, place)]


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("hand: [JD\n", {"text": "["}),
        ("say: 'x\n", {"text": "'"}),
        ("a: &one x\nb: *one\n", {"text": "&one"}),
        ("a: *two\n", {"text": "*two"}),
        ("a: !three x\n", {"text": "!three"}),
        ("id: a\nb: c\nID: d\n", {"key": "ID", "line": 1}),
        ("[" * 13 + "]" * 13, {"max": 12}),
        ("a: \x07", {"text": "U+0007"}),
    ],
)
def test_what_the_message_quotes(text: str, values: dict[str, object]) -> None:
    assert only(text).reason.values == values


def test_all_faults_of_a_file_in_its_order(marked: Marked) -> None:
    text, places = marked("a: «&x JD\n«A: 1\nb: «!t [*x, «*y]\n? «[q]\n: r\n«---\n")

    codes = ["alias", "duplicate-key", "tag", "alias", "grammar", "yaml"]
    assert [(code, place) for code, _, place in faults(text)] == list(zip(codes, places, strict=True))


def test_faults_before_the_break_are_told_too(marked: Marked) -> None:
    text, places = marked("a: «*x\nb: c\n«B: d\ne: f«: g\n")

    assert [(code, place) for code, _, place in faults(text)] == list(
        zip(["alias", "duplicate-key", "yaml"], places, strict=True)
    )
    assert read_source(text.encode()).root is None


def test_a_directive_that_is_unknown_is_a_fault_of_yaml() -> None:
    assert [code for code, _, _ in faults("%YAML 9.0\n---\na: b\n")] == ["yaml"]


def test_anchor_and_tag_of_one_value(marked: Marked) -> None:
    text, places = marked("a: «!t «&x   «JD AS\n")
    found = read_source(text.encode())

    assert [(each.code, each.place) for each in found.problems] == [("tag", places[0]), ("alias", places[1])]
    assert isinstance(found.root, Mapping)
    assert found.root.get("a") == Scalar("JD AS", places[2])


def test_report_65_a_bomb_of_aliases_is_not_opened() -> None:
    levels = [f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 9)}]" for n in range(1, 30)]
    found = read_source(("a0: &a0 lol\n" + "\n".join(levels)).encode())

    assert [problem.code for problem in found.problems] == ["alias"] * 30
    assert isinstance(found.root, Mapping)
    assert found.root.get("a29") == Listing(
        tuple(Omitted(Place(30, 12 + len("*a28, ") * n)) for n in range(9)), Place(30, 11)
    )


# Encoding and size


def test_bytes_that_are_not_utf_8() -> None:
    assert faults("a: ř\nb: „Herz".encode() + b"\x93\n") == [("encoding", "encoding", Place(2, 9))]


@pytest.mark.parametrize("codec", ["utf-16", "utf-16-be", "cp1250"])
def test_report_63_other_encodings(codec: str) -> None:
    (fault,) = faults("say: ř\n".encode(codec))

    assert fault[0] == "encoding"


def test_size() -> None:
    mebibytes = 4 * 1024 * 1024

    assert faults(b"#" * (mebibytes + 1)) == [("too-big", "too-big", Place(1, 1))]
    assert faults(b"#" * mebibytes) == []
