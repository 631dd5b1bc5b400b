"""A check that remembers the one before finds what a fresh one finds, whatever was saved in between."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tutor.content import memory as memory_module
from tutor.content.check import Report, check
from tutor.content.memory import Memory
from tutor.content.puzzles import PuzzleFile, read_puzzles

SORT = "- {id: %s, kind: trumps, trump: H, hand: JD AD 9H, answer: %s, hint: {de: 'Ein %s', cs: b, en: c}}\n"
GOOD = SORT % ("good", "JD 9H", "Stich")
WRONG = SORT % ("wrong", "9H", "Stich")
BROKEN = GOOD.replace("JD AD", "JX AD")
GLOSSARY = """terms:
- id: trick
  de: Stich
  cs: zdvih
  en: trick
  meaning: {de: a, cs: b, en: c}
  avoid: {de: [%s]}
"""
SAVES = [
    {"a.yaml": GOOD, "b.yaml": WRONG},
    {"a.yaml": BROKEN},
    {"a.yaml": GOOD},
    # The first file has the id now, so that the second loses its puzzle; then it gets it back.
    {"b.yaml": GOOD},
    {"a.yaml": WRONG},
    # Another glossary: the same words are false friends.
    {"lessons/glossary.yaml": GLOSSARY % "Stich*"},
    {"lessons/glossary.yaml": GLOSSARY % "Trick*"},
    {"b.yaml": None},
]
"""What is saved in turn, and deleted."""


def save(folder: Path, files: dict[str, str | None]) -> None:
    for name, text in files.items():
        file = folder / name
        file.parent.mkdir(exist_ok=True)
        if text is None:
            file.unlink()
        else:
            file.write_text(text if text.startswith("terms") else f"puzzles:\n{text}", encoding="utf-8")


def found(report: Report) -> tuple[object, ...]:
    return report.problems, list(report.puzzles), report.puzzle_count


def test_after_every_save_the_same_is_found_as_by_a_fresh_check(tmp_path: Path) -> None:
    memory = Memory()
    seen = []
    for files in SAVES:
        save(tmp_path, files)
        remembered = check([tmp_path], memory=memory)
        assert found(remembered) == found(check([tmp_path])), files
        seen.append({problem.code for problem in remembered.problems})

    assert seen[:4] == [{"wrong-answer"}, {"grammar", "wrong-answer"}, {"wrong-answer"}, {"duplicate-id"}]
    # A puzzle with a fault in its keys is not proved.
    assert seen[5:7] == [{"word"}, {"wrong-answer"}]


def test_what_has_not_changed_is_proved_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Counted where it is done: whoever reads a file a second time waits a second time."""
    read: list[str] = []

    def reads(data: bytes, name: str, **more: Any) -> PuzzleFile:
        read.append(name)
        return read_puzzles(data, name, **more)

    monkeypatch.setattr(memory_module, "read_puzzles", reads)
    save(tmp_path, SAVES[0])
    memory = Memory()
    check([tmp_path], memory=memory)
    check([tmp_path], memory=memory)
    save(tmp_path, {"b.yaml": GOOD.replace("good", "other")})
    check([tmp_path], memory=memory)

    assert [Path(name).name for name in read] == ["a.yaml", "b.yaml", "b.yaml"]
