"""Public reports about other programs that read what authors write, 58 to 67: here each is got right."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutor.content.check import check
from tutor.content.problems import Problem
from tutor.content.puzzles import Puzzle, read_puzzles
from tutor.content.speech import say_problem
from tutor.rules import Card, Suit, pack

HEAD = "puzzles:\n- id: p\n  kind: legal-plays\n  trump: H\n  trick: E 9H\n  hand: JD AD\n  answer: JD\n"
"""A good puzzle; what a test adds stands in line 8."""


def puzzle(more: str) -> Puzzle:
    file = read_puzzles((HEAD + more).encode(), "x")
    assert file.problems == []
    return file.puzzles[0]


def problems(more: str | bytes, head: str = HEAD) -> list[Problem]:
    return read_puzzles(head.encode() + (more if isinstance(more, bytes) else more.encode()), "x").problems


def places(more: str | bytes) -> list[tuple[str, int, int]]:
    return [(problem.code, *problem.place) for problem in problems(more)]


@pytest.mark.parametrize(
    "word", ["no", "No", "NO", "off", "yes", "on", "n", "N", "y", "null", "~", "1e3", "0x10", "010"]
)
def test_report_58_words_stay_words(word: str) -> None:
    assert puzzle(f"  by: {word}\n").keys.by == word


@pytest.mark.parametrize(
    ("word", "value"), [("no", False), ("No", False), ("FALSE", False), ("yes", True), ("True", True)]
)
def test_report_58_a_switch_knows_yes_and_no(word: str, value: bool) -> None:
    assert puzzle(f"  vary: {word}\n").keys.vary is value


@pytest.mark.parametrize("word", ["nein", "ne", "ja", "ano", "off", "on", "n", "1", "0", "''", "[no]", "{}"])
def test_report_59_no_other_word_is_guessed_at(word: str) -> None:
    assert places(f"  vary: {word}\n") == [("grammar", 8, 9)]
    assert places(f"  rules: {{joker: {word}}}\n") == [("grammar", 8, 18)]


@pytest.mark.parametrize("score", ["9:5", "10:8", "9 - 5", "9", "9-", "9---5", "٩-٥", "9.5", "1000-0"])
def test_report_60_a_score_is_text(score: str) -> None:
    assert places(f"  before: {score}\n") == [("grammar", 8, 11)]


def test_report_60_a_score_is_read() -> None:
    assert puzzle("  before: 9-5\n").question.position.before == (9, 5)


def test_a_score_below_zero_is_one_where_points_can_be_lost() -> None:
    """A failed bid of Hasenpfeffer costs points, and so may a revoke; elsewhere nobody falls below zero."""
    assert places("  before: -9-5\n") == [("position", 8, 11)]
    for text, score in {"-4-9": (-4, 9), "8--3": (8, -3), "-4--9": (-4, -9)}.items():
        read = puzzle(f"  variant: hasenpfeffer\n  before: {text}\n")
        assert read.question.position.before == score
        lost = puzzle(f"  rules: {{revoke_penalty: minus_2_lone_4}}\n  before: {text}\n")
        assert lost.question.position.before == score


@pytest.mark.parametrize("key", ["trump", "Trump", "TRUMP", '"trump"'])
def test_report_61_a_key_twice_names_both_lines(key: str) -> None:
    (problem,) = problems(f"  {key}: D\n")
    assert (problem.code, tuple(problem.place), problem.reason.values["line"]) == ("duplicate-key", (8, 3), 4)


@pytest.mark.parametrize(
    ("line", "column"),
    [("  by: Eva\t# wer\n", 10), ("\tby: Eva\n", 1), ("  by:\tEva\n", 6), ("  \tby: Eva\n", 3)],
)
def test_report_62_every_tab_has_the_same_friendly_message(line: str, column: int) -> None:
    (problem,) = problems(line)
    assert (problem.code, tuple(problem.place)) == ("tab", (8, column))
    assert say_problem(problem) == "YAML does not allow tabs here: indent with spaces."


def test_report_63_the_code_page_of_the_machine_means_nothing() -> None:
    assert puzzle("  by: „Jiří“ ♠\n").keys.by == "„Jiří“ ♠"
    assert places("  by: „Müller“\n".encode("cp1252")) == [("encoding", 8, 7)]


def test_report_64_colons_and_hashes() -> None:
    assert places("  by: Trumpf: Herz\n") == [("yaml", 8, 13)]
    assert places("  by: #1\n") == [("grammar", 8, 6)]
    assert puzzle("  by: 5#tricks\n").keys.by == "5#tricks"
    assert puzzle("  by: 5 # tricks\n").keys.by == "5"
    assert puzzle("  by: |\n    Trumpf: Herz # 1\n").keys.by == "Trumpf: Herz # 1\n"


def test_report_65_an_alias_bomb_does_not_go_off(tmp_path: Path) -> None:
    bomb = "a0: &a0 [x, x]\n" + "".join(
        f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 9)}]\n" for n in range(1, 30)
    )
    (tmp_path / "bomb.yaml").write_text(bomb + HEAD, encoding="utf-8")
    found = check([tmp_path]).problems
    assert [problem.code for problem in found].count("alias") == 30


TEXTS = "  say: {{de: '{de}', cs: '{cs}', en: '{en}'}}\n"


@pytest.mark.parametrize(
    ("texts", "codes"),
    [
        ({"de": "{JD:acc}", "cs": "{JD:gen}", "en": "{jd}"}, []),
        ({"de": "{JD}", "cs": "{J D}", "en": "{JD}"}, ["placeholder-differs", "placeholder-unknown"]),
        ({"de": "{JD}", "cs": "{kluk}", "en": "{JD}"}, ["placeholder-differs", "placeholder-unknown"]),
        ({"de": "{JD}", "cs": "JD", "en": "{JD}"}, ["placeholder-differs"]),
        ({"de": "{JD}", "cs": "{JD} {JD}", "en": "{JD}"}, ["placeholder-differs"]),
        ({"de": "{JD:dat}", "cs": "{JD}", "en": "{JD:dat}"}, ["placeholder-form"]),
    ],
)
def test_report_66_placeholders_are_compared_across_languages(
    texts: dict[str, str], codes: list[str]
) -> None:
    assert sorted(problem.reason.code for problem in problems(TEXTS.format(**texts))) == codes


@pytest.mark.parametrize("key", ["say", "hint", "why"])
def test_report_67_a_missing_text_is_reported_with_its_language(key: str) -> None:
    (problem,) = problems(f"  {key}: {{de: Spiel, en: Play}}\n")
    assert (problem.code, problem.reason.values) == ("language", {"language": "cs", "key": key})
    assert tuple(problem.place) == (8, len(key) + 5)


@given(deal=st.permutations(list(pack())), trump=st.sampled_from(list(Suit)), held=st.integers(1, 5))
def test_reports_10_and_12_whoever_holds_the_led_suit_plays_it_and_nobody_is_stuck(
    deal: list[Card], trump: Suit, held: int
) -> None:
    hand, led = [str(card) for card in deal[1 : held + 1]], str(deal[0])
    text = (
        f"puzzles:\n- {{id: p, kind: legal-plays, trump: {trump}, trick: E {led}, hand: {' '.join(hand)}}}\n"
    )
    (asked,) = read_puzzles(text.encode(), "x", stated=False).puzzles
    left = f"J{trump.same_colour}"
    suits = {card: str(trump) if card == left else card[-1] for card in [*hand, led]}
    following = [card for card in hand if suits[card] == suits[led]]
    assert list(asked.question.computed) == (following or hand)
