"""What authors get wrong: each mistake is told at its place, with what to do about it."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from tutor.content.check import check
from tutor.content.problems import WARNINGS
from tutor.content.speech import say_problem

TABLE = Path(__file__).parent / "data" / "mistakes.txt"
EXPECTED = re.compile(r"(?P<file>[^:]+):(?P<line>\d+):(?P<column>\d+) (?P<code>[a-z-]+): (?P<words>.+)")
ERRORS = set(
    "yaml tab encoding too-big alias tag duplicate-key unknown-key missing-key unknown-kind grammar "
    "duplicate-id card-twice card-outside-deck position turn no-order rules wrong-answer trap foil because "
    "language skill placeholder directive word".split()
)
"""Every error code of the format."""


@dataclass
class Mistake:
    """What an author wrote, and what is to be said of it."""

    title: str
    files: dict[str, bytes] = field(default_factory=dict)
    places: list[tuple[str, int, int, str]] = field(default_factory=list)
    """File, line, column and code of each problem; of one that is told twice, once."""
    words: list[tuple[tuple[str, int, int, str], str]] = field(default_factory=list)
    """What the problem at a place has to say."""

    def expect(self, line: str) -> None:
        """Adds a line of the table."""
        found = EXPECTED.fullmatch(line)
        assert found, line
        place = (found["file"], int(found["line"]), int(found["column"]), found["code"])
        if place not in self.places:
            self.places.append(place)
        self.words.append((place, found["words"]))

    def write(self, head: str, lines: list[str]) -> None:
        """Adds a file; it can be written in another encoding, or again and again."""
        name, _, how = head.partition(" ")
        text = "".join(f"{line}\n" for line in lines)
        if how.startswith("times "):
            text *= int(how.removeprefix("times "))
        self.files[name] = text.encode("latin-1" if how == "latin-1" else "utf-8")


def read_table() -> list[Mistake]:
    mistakes = []
    for part in TABLE.read_text("utf-8").split("\n==== ")[1:]:
        head, *files = part.rstrip("\n").split("\n--- ")
        title, *expected = head.splitlines()
        mistakes.append(Mistake(title))
        for line in expected:
            mistakes[-1].expect(line)
        for file in files:
            name, *lines = file.split("\n")
            mistakes[-1].write(name, lines)
    return mistakes


MISTAKES = read_table()


@pytest.mark.parametrize("mistake", MISTAKES, ids=[mistake.title for mistake in MISTAKES])
def test_a_mistake_is_told_at_its_place_with_a_remedy(mistake: Mistake, tmp_path: Path) -> None:
    for name, data in mistake.files.items():
        file = tmp_path / name
        file.parent.mkdir(exist_ok=True)
        file.write_bytes(data)

    told: dict[tuple[str, int, int, str], list[str]] = {}
    for problem in check([tmp_path]).problems:
        name = Path(problem.file).relative_to(tmp_path).as_posix()
        told.setdefault((name, *problem.place, problem.code), []).append(say_problem(problem))

    assert sorted(told) == sorted(mistake.places)
    for place, words in mistake.words:
        assert any(words in message for message in told[place]), (words, told[place])


def test_every_code_is_there_and_what_happens_most_in_many_ways() -> None:
    codes = {code for mistake in MISTAKES for *_, code in mistake.places}

    assert codes == ERRORS | WARNINGS
    assert len(MISTAKES) >= 25 + 10
    assert len({mistake.title for mistake in MISTAKES}) == len(MISTAKES)
