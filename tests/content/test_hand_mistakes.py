"""What can be wrong with a hand: each mistake is told at its line and column, and what to do about it."""

from __future__ import annotations

import random
import re
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from tutor.content.glossary import Glossary, read_glossary
from tutor.content.hands import read_hand
from tutor.content.speech import say_problem
from tutor.language import LANGUAGES

DATA = Path(__file__).parent / "data"
GOOD = (DATA / "good-hand.yaml").read_text("utf-8")
MARK = "‸"


@dataclass
class Mistake:
    """Changes to a good hand, and what is to be said of them."""

    title: str
    expected: list[tuple[str, str, list[str]]] = field(default_factory=list)
    """Code, message and words that it has to hold, in this order."""
    text: str = GOOD

    def change(self, line: str) -> None:
        old, _, new = (part.replace("\\n", "\n") for part in line.partition("=>"))
        old, new = old.removesuffix(" "), new[1:]
        assert self.text.count(old) == 1, (self.title, old)
        self.text = self.text.replace(old, new)

    @property
    def places(self) -> list[tuple[int, int]]:
        """Line and column of each mark."""
        lines = self.text.split("\n")
        found = []
        for number, line in enumerate(lines, 1):
            while MARK in line:
                found.append((number, line.index(MARK) + 1))
                line = line.replace(MARK, "", 1)
        return found


def read_table() -> list[Mistake]:
    mistakes = []
    for part in (DATA / "hand-mistakes.txt").read_text("utf-8").split("\n==== ")[1:]:
        title, *lines = part.rstrip("\n").split("\n")
        mistake = Mistake(title)
        for line in lines:
            if "=>" in line:
                mistake.change(line)
            else:
                head, _, words = line.partition(": ")
                code, message = head.split()
                mistake.expected.append((code, message, words.split(" … ")))
        mistakes.append(mistake)
    return mistakes


MISTAKES = read_table()


@pytest.fixture(scope="module")
def glossary() -> Glossary:
    return read_glossary(Path("lessons/glossary.yaml").read_bytes(), "glossary.yaml")[0]


def test_the_good_hand_is_good() -> None:
    read = read_hand(GOOD.encode(), "good.yaml")

    assert read.problems == []
    assert read.hand is not None
    assert read.id == "good"


@pytest.mark.parametrize("mistake", MISTAKES, ids=[mistake.title for mistake in MISTAKES])
def test_a_mistake_is_told_at_its_place(mistake: Mistake, glossary: Glossary) -> None:
    read = read_hand(mistake.text.replace(MARK, "").encode(), "mine.yaml", glossary)

    told = sorted(read.problems, key=lambda problem: problem.place)
    assert [(p.code, p.reason.code) for p in told] == [(code, what) for code, what, _ in mistake.expected]
    assert [tuple(problem.place) for problem in told] == mistake.places
    for problem, (_, _, words) in zip(told, mistake.expected, strict=True):
        message = say_problem(problem)
        assert problem.file == "mine.yaml"
        assert problem.id == "good"
        rest = message
        for word in words:
            assert word in rest, (word, message)
            rest = rest.partition(word)[2]
    # What is not translated is shown in English; any other mistake leaves the hand out.
    assert (read.hand is None) is ({what for _, what, _ in mistake.expected} != {"language-missing"})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_mistake_is_told_in_every_language(language: str, glossary: Glossary) -> None:
    for mistake in MISTAKES:
        for problem in read_hand(mistake.text.replace(MARK, "").encode(), "f", glossary).problems:
            message = say_problem(problem, language)
            assert message[-1] in ".?“”", message
            assert "{" not in message.replace("{XX}", "").replace("{JC", "").replace("{KC}", "")


def test_no_two_mistakes_are_the_same() -> None:
    assert len({mistake.text for mistake in MISTAKES}) == len(MISTAKES)
    assert len({mistake.title for mistake in MISTAKES}) == len(MISTAKES)


@pytest.mark.parametrize(
    "text", ["", "- deal\n", "deal: [\n", "deal: {}\n", "id: x\ndeal: {N: AC}\n", "notes: 1\n"], ids=repr
)
def test_what_is_no_hand_is_refused_and_not_raised(text: str) -> None:
    read = read_hand(text.encode(), "mine.yaml")

    assert read.hand is None
    assert read.problems


WORDS = (
    "id deal none all alone take dummy bid-3 Joker JC 9C 7D N S X 1.E call.2.E makers both -3 6 : [ { # yes"
)


@pytest.mark.parametrize("seed", range(150))
def test_whatever_is_written_is_read_without_an_accident(seed: int) -> None:
    """Words of a good hand are changed, doubled, swapped or lost."""
    rng = random.Random(seed)
    text = GOOD + "notes: {1.E: {de: Ja, cs: Ano, en: Yes}}\n"
    for _ in range(rng.randint(1, 3)):
        parts = re.split(r"(\s+)", text)
        place = rng.randrange(len(parts))
        change = rng.choice(["lose", "double", "swap", "other"])
        other = rng.choice([*WORDS.split(), parts[rng.randrange(len(parts))]])
        parts[place] = {"lose": "", "double": parts[place] + " " + parts[place], "other": other}.get(
            change, rng.choice(parts)
        )
        text = "".join(parts)
    read = read_hand(text.encode(), "mine.yaml")

    assert read.hand is None or {p.reason.code for p in read.problems} <= {"language-missing"}
    lines = text.split("\n")
    for problem in read.problems:
        assert 1 <= problem.place.line <= len(lines) + 1
        assert all(say_problem(problem, language) for language in LANGUAGES)
