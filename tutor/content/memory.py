"""Files that have not changed are neither read nor proved again, while an author waits for a page."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from pathlib import Path

from tutor.content.glossary import Glossary
from tutor.content.hands import HandFile, read_hand
from tutor.content.problems import Problem
from tutor.content.proof import prove
from tutor.content.puzzles import Puzzle, PuzzleFile, read_puzzles


@dataclass
class _Known:
    """A file as it was read."""

    data: bytes
    read: PuzzleFile
    proved: dict[str, list[Problem]] = field(default_factory=dict)
    """By the id of a good puzzle, which is its alone within a file."""


class Memory:
    """What the check before found in puzzle files; a fresh one knows nothing."""

    def __init__(self) -> None:
        self._files: dict[str, _Known] = {}
        self._hands: dict[str, tuple[bytes, HandFile]] = {}
        self._glossary: Glossary | None = None

    def _read_by(self, glossary: Glossary) -> None:
        """Under another glossary every word is looked at anew."""
        if glossary != self._glossary:
            self._files.clear()
            self._hands.clear()
            self._glossary = glossary

    def read_hand(self, file: Path, glossary: Glossary) -> HandFile:
        """The hand of a file."""
        self._read_by(glossary)
        name, data = str(file), file.read_bytes()
        if name not in self._hands or self._hands[name][0] != data:
            self._hands[name] = data, read_hand(data, name, glossary)
        return replace(self._hands[name][1])

    def read(self, file: Path, glossary: Glossary) -> PuzzleFile:
        """The puzzles of a file."""
        self._read_by(glossary)
        name, data = str(file), file.read_bytes()
        known = self._files.get(name)
        if known is None or known.data != data:
            known = self._files[name] = _Known(data, read_puzzles(data, name, glossary=glossary))
        # Whoever compares the files takes puzzles out whose id is another's, today.
        return replace(known.read)

    def prove(self, puzzle: Puzzle) -> list[Problem]:
        """Every way in which a puzzle of a file that was read is not so."""
        proved = self._files[puzzle.file].proved
        if puzzle.id not in proved:
            proved[puzzle.id] = list(prove(puzzle))
        return proved[puzzle.id]
