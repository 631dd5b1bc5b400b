"""What the YAML reader reads: texts as they are written, each word at its place."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutor.content.problems import Place
from tutor.content.source import Listing, Mapping, Omitted, Scalar, plain_key, read_source

pytestmark = pytest.mark.usefixtures("parser")
Marked = Callable[[str], tuple[str, list[Place]]]


def root(text: str | bytes) -> object:
    """The tree as plain dicts, lists and strings, of a file without problems."""
    found = read_source(text if isinstance(text, bytes) else text.encode())
    assert found.problems == []
    return bare(found.root)


def bare(node: object) -> object:
    match node:
        case Scalar(text=text):
            return text
        case Listing(items=items):
            return [bare(item) for item in items]
        case Mapping(entries=entries):
            return {key.text: bare(value) for key, value in entries}
    return node


# What is read


@pytest.mark.parametrize("data", [b"", b"\n", b"# a comment\n", "\ufeff".encode()])
def test_an_empty_file_has_neither_root_nor_problem(data: bytes) -> None:
    assert read_source(data) == (None, [])


def test_report_63_quotation_marks_hooks_and_suits() -> None:
    assert root("say: „Příliš žluťoučký“ ♠ 🂡\n") == {"say": "„Příliš žluťoučký“ ♠ 🂡"}


UNTYPED = "no No NO off yes on n N y Y ~ null true 10 010 1e3 0x1F 1_0 9-5 2024-01-02 2024-13-45 = .inf"


@pytest.mark.parametrize("word", UNTYPED.split())
def test_report_58_no_word_has_a_type(word: str) -> None:
    assert root(f"a: {word}\n") == {"a": word}
    assert root(f"{{{word}: [{word}]}}\n") == {word: [word]}


@pytest.mark.parametrize("word", ["nein", "ne", "ja", "ano"])
def test_report_59_switches_of_other_languages_stay_text(word: str) -> None:
    assert root(f"alone: {word}\n") == {"alone": word}


@pytest.mark.parametrize("score", ["9:5", "10:8", "9:7", "12:30", "1:2:3"])
def test_report_60_scores_stay_text(score: str) -> None:
    assert root(f"score: {score}\nlist: [{score}]\n") == {"score": score, "list": [score]}


def test_report_61_the_first_of_two_equal_keys_is_kept() -> None:
    found = read_source(b"trump: H\nTRUMP: S\nhand: JD\n")

    assert bare(found.root) == {"trump": "H", "hand": "JD"}
    assert found.problems[0].reason.values == {"key": "TRUMP", "line": 1}


def test_report_62_a_tab_inside_quotes_or_a_comment_is_text() -> None:
    assert root('a: "x\ty" #\tcomment\n') == {"a": "x\ty"}


@pytest.mark.parametrize(
    ("value", "text"),
    [("#1", ""), ("5#tricks", "5#tricks"), ("5 # tricks", "5"), ("http://x.y", "http://x.y")],
)
def test_report_64_hash_and_colon(value: str, text: str) -> None:
    assert root(f"a: {value}\n") == {"a": text}


def test_report_64_block_texts_hold_colon_and_hash() -> None:
    text = "say: |\n  Trumpf: Herz # 1\nwhy: >-\n  a\n  b\n"

    assert root(text) == {"say": "Trumpf: Herz # 1\n", "why": "a b"}


def test_a_merge_key_is_a_key() -> None:
    assert root("<<: {a: b}\nc: d\n") == {"<<": {"a": "b"}, "c": "d"}


@pytest.mark.parametrize("text", ["Who wins?", "a?b", "Was tun ? Passen", "Wer? Du?"])
def test_a_question_in_braces_is_text(text: str) -> None:
    assert root(f"- {{say: {text}, x: y}}\n- [{text}]\n") == [{"say": text, "x": "y"}, [text]]


@pytest.mark.parametrize(
    "text",
    ["a:\n  - b\n  - c: d\n", "{a: [b, {c: d}]}", "a: [b,\n  {c: d}]", "a:\r\n- b\r\n- c: d"],
)
def test_block_and_flow_style(text: str) -> None:
    assert root(text) == {"a": ["b", {"c": "d"}]}


def test_twelve_levels_are_read() -> None:
    node = read_source(b"[" * 12 + b"x" + b"]" * 12)

    assert node.problems == []
    assert str(bare(node.root)) == "[" * 12 + "'x'" + "]" * 12


def test_what_nests_too_deep_is_omitted_and_the_rest_is_read() -> None:
    found = read_source(b"a: " + b"[" * 12 + b"]" * 12 + b"\nb: c\n")

    assert isinstance(found.root, Mapping)
    assert found.root.get("b") == Scalar("c", Place(2, 4))


def test_an_alias_is_omitted_and_its_key_is_there() -> None:
    found = read_source(b"a: &x JD\nb: *x\n")

    assert isinstance(found.root, Mapping)
    assert found.root.get("b") == Omitted(Place(2, 4))
    assert found.root.get("a") == Scalar("JD", Place(1, 7))


def test_keys_are_found_however_they_are_written() -> None:
    found = read_source(b"Turn_Up: JD\n").root

    assert isinstance(found, Mapping)
    assert found.entries[0].key == Scalar("Turn_Up", Place(1, 1))
    assert found.get("turn-up") == found.get("TURN_UP") == Scalar("JD", Place(1, 10))
    assert found.get("turnup") is None


def test_plain_key() -> None:
    assert plain_key("Left_Of-Loner") == plain_key("left-of_loner") == "left-of-loner"


# Places of values


@pytest.mark.parametrize(
    "text",
    [
        "«a: «b\n",
        "«a:«\n«b: «c\n",
        "«a:«   \n",
        "«{«a:« }\n",
        "«{«a:«\n}\n",
        "«{«AS«, «a: «b}\n",
        "«- «ř♠„…“\n",
        "# c\n\n  «- «-«\n    - «x\n",
        "«a: «'x'\n«b: «|\n  x\n",
        "«a:«",
    ],
)
def test_place_of_every_node(marked: Marked, text: str) -> None:
    text, places = marked(text)
    found = []

    def visit(node: object) -> None:
        found.append(node.place)  # type: ignore[attr-defined]
        for item in getattr(node, "items", ()):
            visit(item)
        for key, value in getattr(node, "entries", ()):
            visit(key)
            visit(value)

    visit(read_source(text.encode()).root)
    # A block mapping begins where its first key does: one mark for both.
    assert sorted(set(found)) == places


def words(text: str) -> list[tuple[str, Place]]:
    node = read_source(text.encode()).root
    assert isinstance(node, Mapping)
    value = node.entries[0].value
    assert isinstance(value, Scalar)
    return [(word.text, word.place) for word in value.words()]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("trick: «E  «10D, «9H\n", ["E", "10D", "9H"]),
        ("trick: «E,«10D,«9H\n", ["E", "10D", "9H"]),
        ('trick: " «E «10D"\n', ["E", "10D"]),
        ("trick: '«E «J♦ «10♥'\n", ["E", "J♦", "10♥"]),
        ("{t: «E «J♦}\n", ["E", "J♦"]),
        ("ř♠: «E «J♦\n", ["E", "J♦"]),
        ("t: &x «E «J♦\n", ["E", "J♦"]),
        ("t: &x '«E «J♦'\n", ["E", "J♦"]),
        ("t:\n  «E «J♦\n", ["E", "J♦"]),
        ("t:«\n", []),
        ("t: ''\n", []),
    ],
)
def test_words_stand_where_they_are_written(marked: Marked, text: str, expected: list[str]) -> None:
    text, places = marked(text)

    assert words(text) == list(zip(expected, places, strict=False))


@pytest.mark.parametrize(
    ("text", "expected", "places"),
    [
        ("t: E 9H\n  JD\n", ["E", "9H", "JD"], [(1, 4)] * 3),
        ("t: 'E\n  9H'\n", ["E", "9H"], [(1, 4)] * 2),
        ("{t: E\n9H}\n", ["E", "9H"], [(1, 5)] * 2),
        ("t: |\n  E 9H\n", ["E", "9H"], [(1, 4)] * 2),
        ("t: >-\n  E 9H\n", ["E", "9H"], [(1, 4)] * 2),
        # An escape: what stands up to it has its own place, what follows the value's.
        ('t: "E J\\u2666 9H"\n', ["E", "J♦", "9H"], [(1, 5), (1, 7), (1, 4)]),
        ("t: 'E it''s 9H'\n", ["E", "it's", "9H"], [(1, 5), (1, 7), (1, 4)]),
    ],
)
def test_words_of_a_text_that_is_folded_or_escaped(
    text: str, expected: list[str], places: list[tuple[int, int]]
) -> None:
    assert words(text) == list(zip(expected, places, strict=True))


def test_place_of_a_character() -> None:
    node = read_source(b"score: '9-5 x'\n").root
    assert isinstance(node, Mapping)
    score = node.get("score")
    assert isinstance(score, Scalar)

    assert score.place == Place(1, 8)
    assert score.place_of(score.text.index("5")) == Place(1, 11)
    assert score.words()[0].place_of(2) == Place(1, 11)
    assert score.words()[1].place_of(0) == Place(1, 13)


def test_a_character_behind_an_escape_has_the_place_of_its_value() -> None:
    node = read_source(b'["ab\\x41cd"]').root
    assert isinstance(node, Listing)
    (text,) = node.items
    assert isinstance(text, Scalar)

    assert [text.place_of(index).column for index in range(5)] == [3, 4, 5, 2, 2]
    assert [text.words()[0].place_of(index).column for index in range(4)] == [3, 4, 5, 3]


def test_a_text_that_no_file_holds_stands_at_its_place() -> None:
    assert [word.place for word in Scalar("E 9H", Place(3, 4)).words()] == [Place(3, 4)] * 2


# Properties

TEXTS = st.text(st.characters(categories=("L", "N"), include_characters="♠♥♦♣-_ /'")).map(str.strip)


@given(st.lists(TEXTS.filter(lambda text: text[:1].isalnum()), min_size=1))
def test_plain_texts_come_back_unchanged(texts: list[str]) -> None:
    assert root("\n".join(f"- {text}" for text in texts)) == texts
    assert root(f"[{', '.join(texts)}]") == texts


@given(st.lists(st.text(st.characters(min_codepoint=32, max_codepoint=126, include_characters="řß♠🂡"))))
def test_quoted_texts_come_back_unchanged(texts: list[str]) -> None:
    quoted = [f"'{text.replace(chr(39), chr(39) * 2)}'" for text in texts]

    assert root(f"[{', '.join(quoted)}]") == texts


@given(st.binary(max_size=60))
def test_no_bytes_break_the_reader(data: bytes) -> None:
    for problem in read_source(data).problems:
        assert problem.place >= (1, 1)


PIECES = (
    "a/b: /- /\n/\n  /? /:/, /[/]/{/}/'/\"/#/\t/@/?/*a /&a /!t /|\n/---\n/...\n/ř♠/\\x4/\\U99999999/<<: /%"
)


@given(st.lists(st.sampled_from(PIECES.split("/")), max_size=14).map("".join))
def test_no_text_breaks_the_reader(text: str) -> None:
    found = read_source(text.encode())

    assert found.root is not None or found.problems or not text.strip() or text.lstrip().startswith("#")
