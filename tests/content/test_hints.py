"""Two hints: a rule, and a part of the answer that is true and not the whole."""

from __future__ import annotations

from itertools import count, islice
from random import Random

import pytest

from tutor.content.answers import AnswerForm
from tutor.content.ask import read_ask
from tutor.content.check import check
from tutor.content.drawing import draw
from tutor.content.hints import hints, part_of_answer
from tutor.content.kinds import KINDS
from tutor.content.places import data_root
from tutor.content.question import Question
from tutor.content.speech import belief as words_of
from tutor.language import LANGUAGES


def ask(kind: str, keys: dict[str, str]) -> Question:
    question = read_ask(kind, list(keys.items()))
    assert isinstance(question, Question)
    return question


HELD = {"trump": "H", "trick": "E 9H", "hand": "JD AD KC 10S 9S"}


@pytest.mark.parametrize(
    ("kind", "keys", "told"),
    [
        ("legal-plays", HELD, "Exactly one belongs to the answer."),
        ("rank-order", {"trump": "H", "cards": "JD AH JH"}, "The jack of hearts comes first."),
        ("effective-suit", {"trump": "H", "card": "JD"}, "It is not diamonds."),
        ("trick-winner", {"trump": "H", "trick": "E 9C JD 10H KC"}, "It is not West."),
        ("score", {"maker": "E", "tricks": "2"}, "It is the defenders who score."),
        ("bower", {"trump": "H", "which": "left"}, "It is not the jack of clubs."),
    ],
)
def test_what_the_second_hint_says(kind: str, keys: dict[str, str], told: str) -> None:
    line = part_of_answer(ask(kind, keys), "en")

    assert line is not None
    assert line.text == told


def test_where_all_is_right_the_count_would_be_the_answer() -> None:
    free = ask("legal-plays", {"trump": "H", "hand": "JD AD KC"})

    assert part_of_answer(free, "en") is None


def drawn(kind: str, number: int) -> list[Question]:
    found = (draw(kind, None, f"hint {one}") for one in count())
    return list(islice((question for question in found if question is not None), number))


@pytest.mark.parametrize("kind", KINDS)
def test_the_second_hint_is_true_and_not_all(kind: str) -> None:
    """Counted with the answer that the engine gives; what is left has more than one answer."""
    for question in drawn(kind, 20):
        line, right = part_of_answer(question, "en"), question.computed
        form, words = question.position.form, question.position.choices(question.rulebook)
        if line is None:
            continue
        if form.is_set and not question.position.any_of and 0 < len(right) < len(words):
            names = dict(enumerate("zero one two three four five six seven eight nine ten".split()))
            assert f"{names.get(len(right), len(right))} belong" in line.text.lower()
        elif form is AnswerForm.NUMBER:
            low, high = (int(word.strip(".")) for word in line.text.split() if word.strip(".").isdigit())
            assert low < high
            assert int(right[0]) in (low, high)
        elif form is AnswerForm.POINTS:
            assert right[0] in line.text
        elif form is not AnswerForm.CARD_ORDER:
            assert len(words) + question.position.allows_none >= 3


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_puzzle_has_a_hint_in_every_language(lang: str) -> None:
    puzzles = list(check([data_root() / "puzzles"]).puzzles.values())
    for puzzle in Random(1).sample(puzzles, 60):
        lines = hints(puzzle.question, lang, puzzle)
        assert 1 <= len(lines) <= 2 or not puzzle.keys.traps
        own = puzzle.keys.hint.get(lang)
        if own:
            assert lines[0].text.split()[0] == own.split()[0]


@pytest.mark.parametrize(
    ("id", "belief"),
    [
        ("bidder-leads-to-the-first-trick", "maker-leads"),
        ("declarer-makes-trump-by-leading", "dealer-leads"),
        ("house-rule-north-deals-again", "same-dealer-again"),
        ("table-where-the-dealer-stays", "same-dealer-again"),
        ("nine-may-go-back", "discard-turn-up"),
        ("house-rule-lets-it-go-back", "discard-turn-up"),
        ("queen-up-and-the-dealer-opposite", "partner-must-go-alone"),
        ("two-order-leaves-a-choice", "dealer-may-refuse"),
        ("two-dealer-is-stuck", "always-stuck"),
    ],
)
def test_no_hint_refutes_what_is_the_rule_at_the_table(id: str, belief: str) -> None:
    """What is a mistake elsewhere the puzzle's variant or house rule demands, or allows."""
    puzzle = check([data_root() / "puzzles"]).puzzles[id]
    assert belief in puzzle.keys.foil
    refutation = words_of(belief, "en", puzzle.question.rules).refutation.text
    assert all(refutation not in line.text for line in hints(puzzle.question, "en", puzzle))
