"""Puzzle files as authors write them: spellings, answers, traps and foils, defaults, ids."""

from pathlib import Path

import pytest

from tutor.content.check import Report, check
from tutor.content.puzzles import Puzzle, read_puzzles
from tutor.content.speech import say_problem
from tutor.rules import Card

FOLLOW = "id: p, kind: legal-plays, trump: H, trick: E 9H, hand: JD AD KC, answer: JD"


def report(tmp_path: Path, *files: str | bytes) -> Report:
    for number, text in enumerate(files):
        (tmp_path / f"{number}.yaml").write_bytes(text if isinstance(text, bytes) else text.encode())
    return check([tmp_path])


def one(puzzle: str) -> str:
    return f"puzzles:\n- {{{puzzle}}}\n"


def good(text: str) -> Puzzle:
    file = read_puzzles(text.encode(), "x")
    assert file.problems == []
    return file.puzzles[0]


def found(report: Report) -> list[tuple[str, str]]:
    return [(problem.code, problem.reason.code) for problem in report.problems]


SPELLINGS = {
    "ten as T": ("trick: E TH, hand: JD AD KC", "E 10H", "JD AD KC"),
    "suit symbols": ("trick: E 10♥, hand: J♦ A♦ K♣", "E 10H", "JD AD KC"),
    "symbols with a selector": ("trick: E 10♥\ufe0f, hand: J♦\ufe0e A♦ K♣", "E 10H", "JD AD KC"),
    "small letters": ("trick: e 10h, hand: jd ad kc", "E 10H", "JD AD KC"),
    "seat in words": ("trick: East 10H, hand: JD AD KC", "E 10H", "JD AD KC"),
    "lists": ("trick: [E, 10H], hand: [JD, AD, KC]", "E 10H", "JD AD KC"),
    "lists of several": ("trick: [E 10H], hand: [JD AD, KC]", "E 10H", "JD AD KC"),
    "quoted commas": ("trick: 'E,10H', hand: 'JD, AD,KC'", "E 10H", "JD AD KC"),
}


@pytest.mark.parametrize("spelling", SPELLINGS)
def test_every_spelling_of_the_grammar(spelling: str) -> None:
    written, trick, hand = SPELLINGS[spelling]
    position = good(one(f"id: p, kind: legal-plays, trump: H, {written}, answer: JD")).question.position
    assert position.trick is not None
    assert position.hand is not None
    assert " ".join([position.trick.leader, *map(str, position.trick.cards)]) == trick
    assert " ".join(map(str, position.hand)) == hand


@pytest.mark.parametrize("trump", ["H", "h", "hearts", "HEARTS", "♥", '" ♥ "'])
@pytest.mark.parametrize("kind", ["legal-plays", "legal_plays", "Legal-Plays"])
@pytest.mark.parametrize("key", ["turn-up", "turn_up", "Turn-Up"])
def test_letter_case_hyphens_and_underscores(trump: str, kind: str, key: str) -> None:
    puzzle = good(one(f"ID: p, Kind: {kind}, TRUMP: {trump}, trick: E 9H, HAND: JD, {key}: 9C, answer: JD"))
    assert (puzzle.kind, puzzle.question.position.turn_up) == ("legal-plays", Card.parse("9C"))


def test_the_same_puzzle_in_block_style_with_crlf_and_a_mark_at_the_start() -> None:
    lines = [
        "puzzles:",
        "  - id: p",
        "    kind: legal-plays",
        "    trump: H",
        "    hand:",
        "      - JD",
        "      - AD",
    ]
    assert good("\ufeff" + "\r\n".join([*lines, "    answer: all", ""])).answer == ("JD", "AD")


ANSWERS = [
    ("JD", []),
    ("[JD]", []),
    ("j♦", []),
    ("JD JD", []),
    ("all", [("wrong-answer", "wrong-answer")]),
    ("none", [("wrong-answer", "wrong-answer")]),
    ("JD AD", [("wrong-answer", "wrong-answer")]),
    ("9S", [("wrong-answer", "wrong-answer")]),
    ("all JD", [("grammar", "not-one-answer")]),
    ("J", [("grammar", "not-a-card")]),
    ("[]", [("grammar", "empty")]),
    ("''", [("grammar", "empty")]),
    ("{JD: x}", [("grammar", "not-a-list")]),
]


@pytest.mark.parametrize(("answer", "expected"), ANSWERS)
def test_the_stated_answer(answer: str, expected: list[tuple[str, str]], tmp_path: Path) -> None:
    text = one(FOLLOW.replace("answer: JD", f"answer: {answer}"))
    assert found(report(tmp_path, text)) == expected


def test_a_word_of_the_answer_that_is_none_stands_at_its_place(tmp_path: Path) -> None:
    problems = report(tmp_path, one(FOLLOW.replace("answer: JD", "answer: JD XX 1C"))).problems
    column = len("- {" + FOLLOW) + 2
    assert [(problem.code, *problem.place) for problem in problems] == [
        ("grammar", 2, column),
        ("grammar", 2, column + 3),
    ]


def test_a_wrong_answer_says_what_is_right_why_and_who_thinks_so(tmp_path: Path) -> None:
    (problem,) = report(tmp_path, one(FOLLOW.replace("answer: JD", "answer: KC JD AD"))).problems
    assert say_problem(problem) == (
        "The answer is “JD”, not “KC JD AD”. Hearts were led and your only trump is the left bower, "
        "the jack of diamonds: you must play it. "
        "The stated answer is what the misconception “left-plain” leads to."
    )


TRAPS = [
    ("traps: left-plain", []),
    ("traps: [LEFT_PLAIN, play-anything]", []),
    ("foil: [must-overtake, left-both-suits]", []),
    ("traps: must-trump", [("trap", "trap-does-not-bite")]),
    ("foil: play-anything", [("foil", "foil-bites")]),
    ("foil: must-trump", [("foil", "foil-without-cue")]),
    ("foil: highest-any-suit", [("foil", "foil-without-cue")]),
    ("traps: no-such-mind", [("trap", "unknown-mind")]),
    ("foil: no-such-mind", [("foil", "unknown-mind")]),
    ("because: [follow-left-only, REVOKE_HOLDING_LEFT]", []),
    ("because: void-any", [("because", "because-absent")]),
    ("because: no-such-reason", [("because", "because-absent")]),
]


@pytest.mark.parametrize(("keys", "expected"), TRAPS)
def test_traps_bite_foils_do_not_and_reasons_occur(
    keys: str, expected: list[tuple[str, str]], tmp_path: Path
) -> None:
    assert found(report(tmp_path, one(f"{FOLLOW}, {keys}"))) == expected


def test_a_belief_without_an_answer_is_no_trap(tmp_path: Path) -> None:
    """Who sees no left bower can't name it: that is neither a wrong answer nor a right one."""
    bower = "id: p, kind: bower, trump: H, which: left, answer: JD, traps: "
    assert found(report(tmp_path, one(bower + "left-plain"))) == [("trap", "trap-without-answer")]


@pytest.mark.parametrize(
    ("puzzle", "teaches"),
    [
        ("kind: legal-plays, trump: H, hand: JC AC, answer: all", False),
        ("kind: legal-plays, trump: H, hand: JD AC, answer: all, foil: left-plain", True),
        ("kind: trick-winner, trump: H, trick: N AC KC QC 10C, answer: N", False),
        ("kind: trick-winner, trump: H, trick: N QC KD AS 10C, answer: N", True),
        ("kind: effective-suit, trump: H, card: JD, answer: H", True),
        ("kind: effective-suit, trump: H, card: AH, answer: H", False),
    ],
)
def test_a_puzzle_that_nobody_gets_wrong_teaches_nothing(puzzle: str, teaches: bool, tmp_path: Path) -> None:
    found_here = report(tmp_path, one("id: p, " + puzzle))
    assert found_here.errors == []
    assert [problem.code for problem in found_here.warnings] == [] if teaches else ["teaches-nothing"]
    assert list(found_here.puzzles) == ["p"]


def test_all_faults_of_one_value_are_found(tmp_path: Path) -> None:
    """Also where several parts are not even in the right shape."""
    text = one(
        f"{FOLLOW}, rules: {{joker: [a], laps: {{b: c}}, slam: jein, foo: 1}}, "
        "say: {de: [a], cs: {b: c}, en: d}"
    )
    expected = ["not-text", "not-text", "not-yes-or-no", "not-a-rule", "not-text", "not-text"]
    assert [code for _, code in found(report(tmp_path, text))] == expected
    nested = one(FOLLOW.replace("JD AD KC", "[[JD], AX, {KC: x}]"))
    assert [code for _, code in found(report(tmp_path, nested))] == ["not-text", "not-a-card", "not-text"]


def test_defaults_are_copied_and_a_puzzles_own_keys_win(tmp_path: Path) -> None:
    text = (
        "puzzles:\n- {id: p, hand: JD AS, answer: JD}\n- {id: q, trump: C, hand: JD JS, answer: JS}\n"
        "- {id: r, kind: bower, which: left, answer: JD}\ndefaults: {kind: trumps, trump: H, skill: trump}\n"
    )
    here = report(tmp_path, text)
    assert here.errors == []
    assert {id: (puzzle.kind, puzzle.keys.skill) for id, puzzle in here.puzzles.items()} == {
        "p": ("trumps", "trump"),
        "q": ("trumps", "trump"),
        "r": ("bower", "trump"),
    }


@pytest.mark.parametrize(
    ("defaults", "expected"),
    [
        ("{trump: X}", [("grammar", None)]),
        ("{trump: H, trump: D}", [("duplicate-key", None)]),
        ("{trump: &t H}", [("alias", None)]),
        ("{trump: [H]}", [("grammar", None)]),
        ("{rules: {joker: &t true, laps: *t}, trump: H}", [("alias", None)]),
        ("{rules: {stick: true}, trump: H}", [("rules", None)]),
        ("{id: p, trump: H}", [("unknown-key", None)]),
        ("[trump, H]", [("grammar", None), ("missing-key", "p"), ("missing-key", "q")]),
    ],
)
def test_a_fault_of_a_default_is_the_files(defaults: str, expected: list[object], tmp_path: Path) -> None:
    puzzles = "".join(f"- {{id: {id}, kind: trumps, hand: JD AD, answer: JD}}\n" for id in "pq")
    problems = report(tmp_path, f"defaults: {defaults}\npuzzles:\n{puzzles}").problems
    assert [(problem.code, problem.id) for problem in problems] == expected


def test_ids_are_unique_in_one_run(tmp_path: Path) -> None:
    here = report(tmp_path, one(FOLLOW) + f"- {{{FOLLOW}}}\n", one(FOLLOW.replace("hand: JD", "hand: JX")))
    assert [(problem.code, Path(problem.file).name) for problem in here.problems] == [
        ("duplicate-id", "0.yaml"),
        ("duplicate-id", "1.yaml"),
        ("grammar", "1.yaml"),
    ]
    assert (list(here.puzzles), here.puzzle_count) == (["p"], 3)
