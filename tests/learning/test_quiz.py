"""A quiz is its text; its questions come from their numbers alone, mixed as a teacher would mix them."""

from __future__ import annotations

import itertools
from collections.abc import Mapping
from typing import get_args, get_type_hints

import pytest
from entries import START

from tutor.content.ask import read_ask
from tutor.content.check import check
from tutor.content.grading import judge_answer
from tutor.content.kinds import KINDS
from tutor.content.places import data_root
from tutor.content.puzzles import Puzzle
from tutor.content.question import Question
from tutor.content.skills import SKILLS
from tutor.content.table import Table, TableError
from tutor.content.written import spelled
from tutor.learning.answering import OF_KIND, Asked, asked_at, entry_of, skill_of
from tutor.learning.items import Quizmaster, again
from tutor.learning.my_table import USUAL, at_table, read_my_table
from tutor.learning.quiz import BOWERS, LONGEST, Quiz, new_seed, quiz_of, read_quiz
from tutor.minds import MINDS
from tutor.rules import RuleSet

SEED = "0123456789ab"


@pytest.fixture(scope="module")
def puzzles() -> Mapping[str, Puzzle]:
    return check([data_root() / "puzzles"]).puzzles


def ask(kind: str, **keys: str) -> Question:
    question = read_ask(
        kind, [(name.replace("_", "-").replace("rules-", "rules."), text) for name, text in keys.items()]
    )
    assert isinstance(question, Question)
    return question


def questions(text: str, puzzles: Mapping[str, Puzzle], count: int) -> list[Asked]:
    quiz = read_quiz(text)
    quizmaster = Quizmaster(puzzles)
    found = [quizmaster.item(quiz, number) for number in range(1, count + 1)]
    assert None not in found
    return [one for one in found if one is not None]


# The text of a quiz


@pytest.mark.parametrize(
    "text",
    [
        SEED,
        f"{SEED}~n.0",
        f"{SEED}~n.200~level.2~skill.left-bower~skill.trump~kind.score",
        f"{SEED}~mode.again~of.0123456789",
        f"{SEED}~mode.placement~game.skat~game.whist",
        f"{SEED}~n.3~mode.review~skill.trump",
        f"{SEED}~variant.british~stick-dealer.true",
    ],
)
def test_a_quiz_is_its_text(text: str) -> None:
    assert str(read_quiz(text)) == text


@pytest.mark.parametrize(
    "text",
    [
        *("", "short", "UPPERCASE123", f"{SEED}~", f"{SEED}~skill", f"{SEED}~skill.flying", f"{SEED}~n.1001"),
        *(
            f"{SEED}~n.-1",
            f"{SEED}~n.१",
            f"{SEED}~level.4",
            f"{SEED}~mode.hard",
            f"{SEED}~of.x",
            f"{SEED}~x.y",
        ),
        *(f"{SEED}~variant.poker", f"{SEED}~game.chess", f"{SEED}~joker.perhaps", SEED + "~n.1" * LONGEST),
    ],
)
def test_anything_else_is_none(text: str) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        read_quiz(text)


def test_no_two_quizzes_are_the_same() -> None:
    assert len({new_seed() for _ in range(100)}) == 100
    assert read_quiz(new_seed()).last == 10
    assert quiz_of(SEED, [("n", "0")]).endless


# Its questions


def test_whatever_may_be_due_fits_into_an_address() -> None:
    """Every skill there is, at a table with every house rule, in its longest words."""
    hints = get_type_hints(RuleSet)
    rules = {spelled(name): max(map(str, get_args(hints[name]) or ("false",)), key=len) for name in hints}
    words = [f"skill.{skill}" for skill in SKILLS]
    words += [f"{name}.{value}" for name, value in rules.items()]
    longest = "~".join([24 * "a", "n.1000", "mode.placement", "variant.hasenpfeffer", *words])

    assert len(longest) <= LONGEST


def test_a_review_never_asks_as_the_author_wrote(puzzles: Mapping[str, Puzzle]) -> None:
    """The same skills as otherwise, with other cards: to know a puzzle by heart is not enough."""
    mixed = questions(f"{SEED}~skill.left-bower~skill.voids", puzzles, 12)
    review = questions(f"{SEED}~mode.review~skill.left-bower~skill.voids", puzzles, 12)

    assert any(one.puzzle for one in mixed)
    assert not [one for one in review if one.puzzle]
    assert [one.skill for one in review] == [one.skill for one in mixed]


def test_the_same_number_is_the_same_question(puzzles: Mapping[str, Puzzle]) -> None:
    once = [one.address for one in questions(SEED, puzzles, 30)]

    assert once == [one.address for one in questions(SEED, puzzles, 30)]
    assert once != [one.address for one in questions("ba9876543210", puzzles, 30)]
    # Whoever has the address has the position.
    for address in once:
        asked = asked_at(address, puzzles)
        assert asked is not None
        assert asked.address == address


def test_a_question_is_the_same_whoever_was_asked_before(puzzles: Mapping[str, Puzzle]) -> None:
    """Another worker, which has seen nothing of the quiz, asks it too."""
    busy = Quizmaster(puzzles)
    others = [read_quiz(f"{seed}~skill.{skill}") for seed in ("ba9876543210", SEED) for skill in BOWERS]
    quizzes = [read_quiz(SEED), read_quiz(f"{SEED}~mode.review~skill.left-bower~skill.trump")]
    for quiz in [*others, *quizzes]:
        for number in range(1, 31):
            busy.item(quiz, number)
    for quiz in quizzes:
        for number in (30, 7, 1):
            fresh = Quizmaster(puzzles)
            assert fresh.item(quiz, number) == busy.item(quiz, number)
            assert fresh.skill_at(quiz, number) == busy.skill_at(quiz, number) != ""


def test_two_hundred_questions_with_hardly_a_repeat(puzzles: Mapping[str, Puzzle]) -> None:
    asked = questions(f"{SEED}~n.200", puzzles, 200)
    addresses = [one.address for one in asked]

    # There are no more than eight questions for a bower; an author's puzzle comes only once.
    assert len(set(addresses)) >= 195
    assert all(one.question.computed is not None for one in asked)


def test_topics_take_turns(puzzles: Mapping[str, Puzzle]) -> None:
    """Never ten of one sort, and never the same topic twice in a row."""
    skills = [one.trained for one in questions(f"{SEED}~n.60", puzzles, 60)]

    assert all(one != other for one, other in itertools.pairwise(skills))
    assert len(set(skills[:16])) >= 14


def test_authored_and_drawn_alike_and_foils_among_them(puzzles: Mapping[str, Puzzle]) -> None:
    asked = questions(f"{SEED}~n.100", puzzles, 100)
    authored = sum(one.puzzle is not None for one in asked)

    assert 30 <= authored <= 75
    without = [
        one
        for one in asked
        if one.puzzle is None and not any(map(one.question.gets_wrong, minds_of_skill(one)))
    ]
    assert len(without) >= 5


def minds_of_skill(asked: Asked) -> list[object]:
    return [mind for mind in asked.question.minds if mind.skill == asked.trained]


def test_what_is_drawn_for_a_topic_misleads_about_half_of_the_time(puzzles: Mapping[str, Puzzle]) -> None:
    """Whoever lacks a skill meets its traps and their foils alike, each drawn with the toss of a coin."""
    drawn = [
        one
        for seed in (SEED, "aaaaaaaaaaaa", "bbbbbbbbbbbb", "cccccccccccc")
        for one in questions(f"{seed}~n.200", puzzles, 200)
        if one.puzzle is None and one.trained != OF_KIND[one.question.position.kind]
    ]
    misleading = [one for one in drawn if any(map(one.question.gets_wrong, minds_of_skill(one)))]

    assert len(drawn) > 150
    assert 0.4 <= len(misleading) / len(drawn) <= 0.7


def test_no_trap_of_an_author_comes_twice_in_a_row(puzzles: Mapping[str, Puzzle]) -> None:
    for seed in (SEED, "aaaaaaaaaaaa", "bbbbbbbbbbbb"):
        traps = [
            set(one.puzzle.keys.traps) if one.puzzle else set()
            for one in questions(f"{seed}~n.60", puzzles, 60)
        ]
        assert all(one.isdisjoint(other) for one, other in itertools.pairwise(traps))


@pytest.mark.parametrize(
    "skill", [skill for skill in SKILLS if any(m.skill == skill for m in MINDS.values())]
)
def test_a_topic_alone(puzzles: Mapping[str, Puzzle], skill: str) -> None:
    table = "~joker.true" if skill == "joker" else ""
    asked = questions(f"{SEED}~skill.{skill}{table}", puzzles, 6)

    assert {one.trained for one in asked} == {skill}
    assert len({one.address for one in asked}) == 6


def test_only_the_bowers(puzzles: Mapping[str, Puzzle]) -> None:
    wishes = "".join(f"~skill.{skill}" for skill in BOWERS)

    assert {one.trained for one in questions(f"{SEED}{wishes}", puzzles, 12)} == set(BOWERS)


@pytest.mark.parametrize("kind", KINDS)
def test_a_kind_alone(puzzles: Mapping[str, Puzzle], kind: str) -> None:
    assert {one.question.position.kind for one in questions(f"{SEED}~kind.{kind}", puzzles, 5)} == {kind}


@pytest.mark.parametrize("kind", ["trump-for", "bower", "sits-out"])
def test_a_kind_with_few_questions_asks_none_twice_in_a_row(puzzles: Mapping[str, Puzzle], kind: str) -> None:
    """There are eight, half of them traps: as a coin decides on those, a few of them come again in ten."""
    for letter in "abcdefgh":
        text = f"{12 * letter}~kind.{kind}"
        asked = [one.question for one in questions(text, puzzles, 10)]
        assert all(one != other for one, other in itertools.pairwise(asked))
        assert len(set(asked)) >= 6
        alone = Quizmaster(puzzles).item(read_quiz(text), 8)
        assert alone is not None
        assert alone.question == asked[7]


@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_level_alone(puzzles: Mapping[str, Puzzle], level: int) -> None:
    """Drawn positions have none."""
    levels = {one.puzzle.keys.level for one in questions(f"{SEED}~level.{level}", puzzles, 10) if one.puzzle}

    assert levels == {level}


def test_a_wish_that_nothing_fulfils(puzzles: Mapping[str, Puzzle]) -> None:
    assert Quizmaster(puzzles).item(read_quiz(f"{SEED}~skill.strategy-alone"), 1) is None


def test_the_due_topics_come_in_their_order(puzzles: Mapping[str, Puzzle]) -> None:
    asked = questions(f"{SEED}~n.3~skill.voids~skill.trump~skill.alone", puzzles, 3)

    assert [one.trained for one in asked] == ["voids", "trump", "alone"]


def test_a_mistake_comes_again_with_other_cards(puzzles: Mapping[str, Puzzle]) -> None:
    puzzle = puzzles["left-bower-only"]
    once = again(Asked(puzzle.question, puzzle), "seed")

    assert once.address != puzzle.id
    assert once.question.position.kind == "legal-plays"
    assert once.question.position != puzzle.question.position
    assert once.trained == puzzle.keys.skill
    assert any(
        mind.id == "left-follows-print" for mind in once.question.minds if once.question.gets_wrong(mind)
    )


# My table


def test_a_house_rule_is_named_only_where_it_decides() -> None:
    """Stick the dealer: after seven passes the dealer has to name a suit; before, nothing changes."""
    stuck = read_my_table([("stick-dealer", "yes")])
    last = ask(
        "calls", dealer="S", turn_up="9C", bids="pass pass pass pass pass pass pass", hand="AD KD QH JH 9S"
    )
    first = ask("calls", dealer="S", turn_up="9C", bids="pass pass pass", hand="AD KD QH JH 9S")

    at_last = at_table(last, stuck)
    assert at_last is not None
    assert "pass" in last.computed
    assert "pass" not in at_last.computed
    assert at_last.house_rules == {"stick_dealer": True}
    assert at_table(first, stuck) is first
    assert at_table(last, USUAL) is last


def test_another_variant_is_another_game() -> None:
    assert at_table(ask("bower", trump="H", which="left"), Table.of("two-handed")) is None


def test_a_topic_of_another_game_is_asked_there(puzzles: Mapping[str, Puzzle]) -> None:
    """The usual game has no joker: whoever wishes for it is asked about British Euchre."""
    found = questions(f"{SEED}~skill.joker~skill.trump", puzzles, 10)

    assert [asked.question.variant for asked in found if asked.skill == "joker"] == ["british"] * 5
    assert {asked.question.variant for asked in found if asked.skill == "trump"} == {"standard"}
    assert all(asked.puzzle for asked in found if asked.skill == "joker")


def test_what_is_of_no_use_at_a_table_is_not_asked_there(puzzles: Mapping[str, Puzzle]) -> None:
    """Where no card is turned up nobody picks it up, and no other question trains that."""
    for variant in ("hasenpfeffer", "napoleon"):
        asked = questions(f"{SEED}~n.60~variant.{variant}", puzzles, 60)
        assert "pick-up" not in {one.trained for one in asked}
        assert {one.question.variant for one in asked} == {variant}
        elsewhere = questions(f"{SEED}~skill.pick-up~variant.{variant}", puzzles, 3)
        assert not {one.question.variant for one in elsewhere} & {"hasenpfeffer", "napoleon"}


@pytest.mark.parametrize(
    ("wishes", "absent"),
    [
        ("variant.napoleon~kind.calls", {"second-round", "pick-up"}),
        ("variant.two-handed~kind.score", {"alone"}),
    ],
)
def test_a_topic_comes_only_in_kinds_that_are_about_it(
    puzzles: Mapping[str, Puzzle], wishes: str, absent: set[str]
) -> None:
    """Napoleon has one round of bids; two players score a lone hand as any other."""
    assert not {one.trained for one in questions(f"{SEED}~n.40~{wishes}", puzzles, 40)} & absent


def test_the_rules_of_a_quiz_hold_in_all_its_questions(puzzles: Mapping[str, Puzzle]) -> None:
    for asked in questions(f"{SEED}~variant.british~stick-dealer.true~kind.calls", puzzles, 8):
        assert asked.question.variant == "british"
        assert set(asked.question.house_rules) <= {"stick_dealer"}


def test_rules_that_cannot_be() -> None:
    with pytest.raises(TableError):
        read_my_table([("variant", "poker")])
    with pytest.raises(TableError):
        read_my_table([("gravity", "off")])
    with pytest.raises(TableError):
        read_my_table([("min-rank", "9"), ("hand-size", "9")])
    assert read_my_table([("joker", "no")]) == USUAL


# What an answer counts for


@pytest.mark.parametrize(
    ("kind", "keys", "skill"),
    [
        ("legal-plays", {"trump": "H", "trick": "E 9H", "hand": "JD AD KC"}, "left-bower-following"),
        ("legal-plays", {"trump": "H", "trick": "E 9C", "hand": "AC AD KC"}, "follow-suit"),
        ("trick-winner", {"trump": "H", "trick": "E 9C AC 10C KC"}, "trick"),
        ("trick-winner", {"trump": "H", "trick": "E 9C JD 10H KC"}, "left-bower"),
        ("score", {"maker": "E", "tricks": "3"}, "scoring"),
        ("trumps", {"variant": "two-handed", "trump": "H", "hand": "JD AD KC"}, "two-handed"),
    ],
)
def test_the_skill_of_a_position(kind: str, keys: dict[str, str], skill: str) -> None:
    assert skill_of(ask(kind, **keys)) == skill


def test_every_kind_trains_a_skill() -> None:
    assert set(OF_KIND) == set(KINDS)
    assert set(OF_KIND.values()) <= set(SKILLS)


def test_an_entry_says_what_was_known_of_the_answer() -> None:
    question = ask("legal-plays", trump="H", trick="E 9H", hand="JD AD KC 10S 9S")
    asked = Asked(question)
    entry = entry_of(asked, judge_answer(question, ("AD",)), time=START, sitting="quiz-1", hint=1, ms=5)

    assert entry.address == "legal-plays?hand=JD+AD+KC+10S+9S&trick=E+9H&trump=H"
    assert (entry.answer, entry.verdict, entry.guess) == ("AD", "wrong", 1 / 31)
    assert "left-follows-print" in entry.exposes
    again = asked_at(entry.address, {})
    assert again is not None
    assert again.question == question
    assert asked_at("no-such-puzzle", {}) is None
    assert asked_at("flying?hand=JD", {}) is None


def test_a_quiz_by_hand() -> None:
    assert str(Quiz(SEED, length=3, skills=("trump",))) == f"{SEED}~n.3~skill.trump"
