"""Everything an author has written, read and proved in one run."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from tutor.content.glossary import Glossary, read_glossary
from tutor.content.hands import Hand, HandFile, holds_hand, read_hand
from tutor.content.lessons import Lesson, read_lesson
from tutor.content.memory import Memory
from tutor.content.places import data_root, default_paths
from tutor.content.problems import Place, Problem
from tutor.content.puzzles import Puzzle, PuzzleFile, read_puzzles
from tutor.language import LANGUAGES
from tutor.minds import MINDS
from tutor.rules import Reason

LESSON, GLOSSARY = "lesson.yaml", "glossary.yaml"


@dataclass
class Report:
    """
    What a run found. Puzzles, hands and lessons with an error are counted, and left out of the lists.

    Those stay that only lack a text in some language other than English.
    """

    puzzles: dict[str, Puzzle] = field(default_factory=dict)
    hands: dict[str, Hand] = field(default_factory=dict)
    lessons: list[Lesson] = field(default_factory=list)
    glossary: Glossary = field(default_factory=Glossary)
    problems: list[Problem] = field(default_factory=list)
    puzzle_count: int = 0
    hand_count: int = 0
    lesson_count: int = 0

    @property
    def errors(self) -> list[Problem]:
        """The problems that fail a check."""
        return [problem for problem in self.problems if not problem.is_warning]

    def lesson_against(self, misconception: str) -> Lesson | None:
        """The first lesson of the course that teaches the skill which a misconception belongs to."""
        skill = MINDS[misconception].skill
        return next((lesson for lesson in self.lessons if skill in lesson.skills), None)

    @property
    def warnings(self) -> list[Problem]:
        """The problems that do not."""
        return [problem for problem in self.problems if problem.is_warning]


def files_below(paths: Iterable[Path]) -> list[Path]:
    """
    The files named, and every YAML file in the folders named; a lesson.yaml stands for its folder.

    Raises:
        FileNotFoundError: For a path that is not there, and for a folder without any content.
    """
    files: dict[Path, Path] = {}
    for path in paths:
        if not path.exists():
            raise FileNotFoundError(str(path))
        found = [_content_file(file) for file in (_files_in(path) if path.is_dir() else [path])]
        if not any(found):
            raise FileNotFoundError(str(path))
        for file in sorted(filter(None, found)):
            files.setdefault(file.resolve(), file)
    return list(files.values())


def _files_in(folder: Path) -> Iterator[Path]:
    """All files below a folder, but for hidden ones: what an editor or a tool keeps there is no content."""
    for file in folder.rglob("*"):
        if not any(part.startswith(".") for part in file.relative_to(folder).parts):
            yield file


def _content_file(file: Path) -> Path | None:
    """The file that *file* stands for: a text in a language stands for its lesson."""
    if file.suffix == ".md" and file.stem in LANGUAGES:
        return file.parent / LESSON
    if file.suffix not in (".yaml", ".yml") or not file.is_file():
        return None
    return file.parent / LESSON if file.stem == Path(LESSON).stem else file


def sort_out(files: Iterable[Path]) -> tuple[list[Path], list[Path]]:
    """The files that hold a hand, and those that hold puzzles."""
    others = [file for file in files if file.name not in (LESSON, GLOSSARY)]
    hands = [file for file in others if holds_hand(file.read_bytes())]
    return hands, [file for file in others if file not in hands]


def steps_of(hands: Iterable[HandFile]) -> dict[str, tuple[str, ...]]:
    """The ids of hands with the ids of their steps; a broken hand has none."""
    return {one.id: one.hand.showing().ids if one.hand else () for one in hands if one.id is not None}


def compare_hands(read: Sequence[HandFile]) -> list[Problem]:
    """What is wrong with the hands; one whose id an earlier one has is taken out."""
    problems = [problem for one in read for problem in one.problems]
    first: dict[str, HandFile] = {}
    for one in read:
        if one.id is None or first.setdefault(one.id, one) is one:
            continue
        there = first[one.id]
        reason = Reason("duplicate-id", id=one.id, file=there.file, line=there.place.line)
        problems.append(Problem("duplicate-id", one.place, reason, one.id, one.file))
        one.hand = None
    return problems


def read_all_puzzles(
    files: Sequence[Path], *, stated: bool = True, glossary: Glossary | None = None
) -> tuple[list[PuzzleFile], list[Problem]]:
    """All puzzle files, and what is wrong in them, see `read_puzzles`; an id is unique in one run."""
    read = [read_puzzles(file.read_bytes(), str(file), stated=stated, glossary=glossary) for file in files]
    return read, compare_ids(files, read)


def compare_ids(files: Sequence[Path], read: Sequence[PuzzleFile]) -> list[Problem]:
    """What is wrong in the files; a puzzle whose id an earlier one has is taken out of them."""
    problems = [problem for one in read for problem in one.problems]
    first: dict[str, tuple[str, Place]] = {}
    for file, one in zip(map(str, files), read, strict=True):
        for id, place in one.ids:
            there, where = first.setdefault(id, (file, place))
            if (there, where) != (file, place):
                reason = Reason("duplicate-id", id=id, file=there, line=where.line)
                problems.append(Problem("duplicate-id", place, reason, id, file))
        one.puzzles = [p for p in one.puzzles if first[p.id] == (file, p.written.place(("id",)))]
    return problems


def check(
    paths: Sequence[Path],
    progress: Callable[[int, int], object] | None = None,
    memory: Memory | None = None,
) -> Report:
    """
    Reads and proves everything below *paths*; all problems of all files.

    *progress* is told after each puzzle how many of how many have been proved; *memory* knows the files that
    have not changed since the check before.

    Raises:
        FileNotFoundError: See `files_below`.
    """
    files = files_below(paths)
    return _Check(files, progress, memory or Memory()).run()


class _Check:
    def __init__(
        self, files: list[Path], progress: Callable[[int, int], object] | None, memory: Memory
    ) -> None:
        self.files, self.progress, self.memory = files, progress, memory
        self.report = Report()

    def run(self) -> Report:
        report = self.report
        report.glossary = self._glossary()
        hands, files = sort_out(self.files)
        known_hands = self._hands(hands)
        read = [self.memory.read(file, report.glossary) for file in files]
        report.problems.extend(compare_ids(files, read))
        report.puzzle_count = sum(one.count for one in read)
        puzzles = [puzzle for one in read for puzzle in one.puzzles]
        for number, puzzle in enumerate(puzzles, 1):
            self._prove(puzzle)
            if self.progress:
                self.progress(number, len(puzzles))
        self._lessons([id for one in read for id, _ in one.ids], known_hands)
        report.problems.sort(key=lambda problem: (problem.file, problem.place))
        return report

    def _glossary(self) -> Glossary:
        """The glossary of this run; without one, the shipped glossary."""
        own = [file for file in self.files if file.name == GLOSSARY]
        terms = {}
        for file in own:
            glossary, problems = read_glossary(file.read_bytes(), str(file))
            self.report.problems.extend(problems)
            terms.update(glossary.terms)
        return Glossary(terms) if own else self._shipped_glossary

    @cached_property
    def _shipped_glossary(self) -> Glossary:
        file = data_root() / "lessons" / GLOSSARY
        return read_glossary(file.read_bytes(), str(file))[0] if file.is_file() else Glossary()

    def _prove(self, puzzle: Puzzle) -> None:
        found = self.memory.prove(puzzle)
        self.report.problems.extend(found)
        if all(problem.is_warning for problem in found):
            self.report.puzzles[puzzle.id] = puzzle

    def _hands(self, files: list[Path]) -> dict[str, tuple[str, ...]]:
        """Reads the hands; the ids of all of them, those of broken ones too, with the ids of their steps."""
        read = [self.memory.read_hand(file, self.report.glossary) for file in files]
        self.report.problems.extend(compare_hands(read))
        self.report.hand_count = len(read)
        self.report.hands |= {one.hand.id: one.hand for one in read if one.hand is not None}
        return steps_of(read)

    def _lessons(self, ids: list[str], hands: dict[str, tuple[str, ...]]) -> None:
        """Lessons may name the puzzles and the hands of this run; alone, those here, else the school's."""
        folders = [file.parent for file in self.files if file.name == LESSON]
        self.report.lesson_count = len(folders)
        if not folders:
            return
        known = set(ids)
        if not ids:
            known, hands = _known_below(default_paths(Path()))
        if not known:
            known, hands = _known_below([data_root() / "puzzles"])
        slugs = {folder.name for folder in (*folders, *_lesson_folders(data_root() / "lessons"))}
        for folder in folders:
            lesson, problems = read_lesson(folder, known, slugs, self.report.glossary, hands)
            self.report.problems.extend(problems)
            if lesson is not None and not any(problem.leaves_out for problem in problems):
                self.report.lessons.append(lesson)
        self.report.lessons.sort(key=lambda lesson: lesson.place)


def _known_below(paths: list[Path]) -> tuple[set[str], dict[str, tuple[str, ...]]]:
    """The ids of the puzzles, and those of the hands with their steps."""
    hands, files = sort_out(files_below(paths))
    ids = {id for file in files for id, _ in read_puzzles(file.read_bytes(), str(file)).ids}
    return ids, steps_of(read_hand(file.read_bytes(), str(file)) for file in hands)


def _lesson_folders(folder: Path) -> list[Path]:
    return [file.parent for file in folder.glob(f"*/{LESSON}")]
