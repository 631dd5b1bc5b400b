"""Any position as pairs of keys and values: the address is the position."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutor.content.answers import print_answer
from tutor.content.ask import read_ask
from tutor.content.fields import PuzzleKeys
from tutor.content.kinds import KINDS
from tutor.content.question import Question
from tutor.content.speech import say_problem
from tutor.rules import rule_names

EXAMPLE = [("trump", "H"), ("trick", "E 10D"), ("hand", "JD AS 9C QS KC")]
FOLLOW = [("trump", "H"), ("trick", "E 9H"), ("hand", "JD AS")]


def answer(kind: str, pairs: list[tuple[str, str]]) -> str:
    asked = read_ask(kind, pairs)
    assert isinstance(asked, Question), asked
    return print_answer(asked.computed)


def codes(kind: str, pairs: list[tuple[str, str]]) -> list[str]:
    asked = read_ask(kind, pairs)
    assert isinstance(asked, list)
    return [problem.reason.code for problem in asked]


def test_the_example() -> None:
    assert answer("legal-plays", EXAMPLE) == "JD AS 9C QS KC"


@pytest.mark.parametrize("kind", ["Legal-Plays", "legal_plays", "LEGAL_PLAYS"])
def test_the_kind_in_any_spelling(kind: str) -> None:
    assert answer(kind, EXAMPLE) == "JD AS 9C QS KC"


@pytest.mark.parametrize(
    "pairs",
    [
        [("TRUMP", "♥"), ("Trick", "east, 9♥"), ("hand", "jd,as")],
        [
            ("trump", "hearts"),
            ("trick", "E 9H"),
            ("hand", "j♦ A♠"),
            ("turn_up", "9c"),
            ("Variant", "STANDARD"),
        ],
        [*FOLLOW, ("rules.min-rank", "7"), ("Rules.STICK_dealer", "Yes")],
    ],
)
def test_keys_and_values_in_any_spelling(pairs: list[tuple[str, str]]) -> None:
    assert answer("legal-plays", pairs) == "JD"


def test_a_dotted_key_is_a_mapping() -> None:
    seven = [("trump", "H"), ("trick", "E AH"), ("hand", "7H AD")]
    assert codes("legal-plays", seven) == ["card-outside-deck"]
    assert answer("legal-plays", [*seven, ("rules.min-rank", "7")]) == "7H"


def test_tricks_before_stand_one_after_the_other() -> None:
    pairs = [
        ("play", "N AC 9C QC 10C N KS 9S JS QS"),
        ("trump", "H"),
        ("trick", "N AS KC"),
        ("hand", "10S JD KD"),
    ]
    assert answer("legal-plays", pairs) == "10S"


REFUSED = [
    ("legal-play", FOLLOW, ["unknown-kind"]),
    ("", [], ["unknown-kind"]),
    ("legal-plays", [], ["missing-key", "missing-key"]),
    ("legal-plays", [*FOLLOW, ("trump", "D")], ["key-twice"]),
    ("legal-plays", [*FOLLOW, ("turn-up", "9C"), ("turn_up", "9C")], ["key-twice"]),
    ("legal-plays", [*FOLLOW, ("rules.joker", "no"), ("rules.JOKER", "yes")], ["key-twice"]),
    ("legal-plays", [*FOLLOW, ("rules", "x"), ("rules.joker", "yes")], ["key-twice"]),
    ("legal-plays", [*FOLLOW, ("rules.joker", "yes"), ("rules", "x")], ["key-twice"]),
    ("legal-plays", [*FOLLOW, ("rules", "joker")], ["not-a-mapping"]),
    ("legal-plays", [*FOLLOW, ("rules.joker", "")], ["empty"]),
    ("legal-plays", [*FOLLOW, ("rules.jocker", "yes")], ["not-a-rule"]),
    ("legal-plays", [*FOLLOW, ("rules.joker", "ja")], ["not-yes-or-no"]),
    ("legal-plays", [*FOLLOW, ("trumps.a", "x")], ["unknown-key"]),
    ("legal-plays", [*FOLLOW, ("which", "left")], ["unknown-key"]),
    ("legal-plays", [("trump.x", "H"), *FOLLOW[1:]], ["not-text"]),
    ("legal-plays", [("trump", "H"), ("trick.1", "E"), ("hand", "JD")], ["not-a-list"]),
    ("legal-plays", [("trump", "H"), ("hand", "JX A")], ["not-a-card", "not-a-card"]),
    ("legal-plays", [("trump", ""), ("hand", " ,")], ["empty", "empty"]),
    ("legal-plays", [*FOLLOW[:2], ("hand", "JD JD")], ["card-twice"]),
    ("legal-plays", [*FOLLOW[:1], ("trick", "W 9H"), *FOLLOW[2:]], ["turn"]),
    ("effective-suit", [("trump", "none"), ("card", "JD")], ["no-trump-here"]),
    *(
        ("legal-plays", [*FOLLOW, (key, "x")], ["unknown-key"])
        for key in ("answer", "id", "kind", "traps", "say")
    ),
]


@pytest.mark.parametrize(("kind", "pairs", "expected"), REFUSED)
def test_what_is_refused_says_why(kind: str, pairs: list[tuple[str, str]], expected: list[str]) -> None:
    assert sorted(codes(kind, pairs)) == sorted(expected)


KEYS = [
    *{name.replace("_", "-") for kind in KINDS.values() for name in kind.model_fields},
    *PuzzleKeys.model_fields,
]
DOTTED = [f"rules.{name}" for name in rule_names()]
WORDS = [
    "JD",
    "10H",
    "Joker",
    "2S",
    "H",
    "none",
    "left",
    "E",
    "north",
    "S",
    "true",
    "order",
    "bid-3",
    "9-9",
    "all",
    "7",
]
WORDS += [
    "always",
    "9999999999",
    "",
    ",",
    ".",
    "\0",
    "٣",
    "british",
    "napoleon",
    "two-handed",
    "off",
    "single",
]
KEY = st.one_of(st.sampled_from([*KEYS, *DOTTED]), st.text(max_size=8))
VALUE = st.one_of(st.lists(st.sampled_from(WORDS), max_size=7).map(" ".join), st.text(max_size=20))
BASE = st.sampled_from([[], EXAMPLE, FOLLOW, [("trump", "H"), ("trick", "N AC KC QC 10C")], [("card", "JD")]])


@given(
    kind=st.one_of(st.sampled_from([*KINDS]), st.text(max_size=12)),
    base=BASE,
    pairs=st.lists(st.tuples(KEY, VALUE), max_size=6),
)
def test_no_query_is_ever_a_crash(
    kind: str, base: list[tuple[str, str]], pairs: list[tuple[str, str]]
) -> None:
    """It is a question that has an answer, or problems that can be said."""
    asked = read_ask(kind, [*base, *pairs])
    if isinstance(asked, Question):
        assert asked.is_right(asked.read_answer([print_answer(asked.computed)]))
        asked.misled(asked.computed)
    else:
        assert all(map(say_problem, asked))
        assert asked
