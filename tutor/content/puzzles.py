"""Puzzle files: from an author's YAML to questions with a stated answer."""

from __future__ import annotations

import sys
from bisect import bisect_left
from collections.abc import Iterator
from dataclasses import dataclass, field

from tutor.content.answers import Answer, read_word
from tutor.content.fields import Fields, PuzzleKeys
from tutor.content.glossary import Glossary
from tutor.content.guess import guess
from tutor.content.kinds import KINDS, kind_asked
from tutor.content.position import Position
from tutor.content.problems import START, Place, Problem
from tutor.content.question import Question, find_position_faults, read_rules
from tutor.content.source import Entry, Listing, Mapping, Node, Omitted, Scalar, plain_key, read_source
from tutor.content.texts import find_false_friends, find_text_faults
from tutor.content.written import Written, key_of, spelled
from tutor.minds import MINDS
from tutor.rules import Card, GrammarError, Reason, Suit


@dataclass(frozen=True)
class Puzzle:
    """A question with the answer that its author states, and where each word of it stands."""

    keys: PuzzleKeys
    question: Question
    answer: Answer | None
    """What the author states; None where the file states nothing."""
    written: Written
    facts: Written
    file: str = ""

    @property
    def id(self) -> str:
        """The puzzle's id, unique among all puzzles."""
        return self.keys.id

    @property
    def kind(self) -> str:
        """The kind of question."""
        return self.question.position.kind

    def problem(self, code: str, path: tuple[str | int, ...], reason: Reason) -> Problem:
        """A problem of this puzzle at the place of one of its keys."""
        return Problem(code, self.written.place(path), reason, self.id, self.file)


@dataclass
class PuzzleFile:
    """What one file holds: its good puzzles, every problem, and how many puzzles there are, good or not."""

    puzzles: list[Puzzle]
    problems: list[Problem]
    count: int = 0
    ids: list[tuple[str, Place]] = field(default_factory=list)
    """Every id with its place, those of broken puzzles too."""


def read_puzzles(
    data: bytes, file: str, *, stated: bool = True, glossary: Glossary | None = None
) -> PuzzleFile:
    """
    Reads a puzzle file; what is wrong with keys, fields and positions is reported, never raised.

    A *glossary* says which words to avoid. With *stated* off, answers and what is said of them are left
    unread, but for the traps that are known.
    """
    source = read_source(data)
    reader = _Reader(file, stated, source.problems, glossary or Glossary())
    if source.root is not None or not source.problems:
        reader.read(source.root)
    found = [*reader.in_yaml, *reader.problems]
    problems = dict.fromkeys(problem.in_file(file) for problem in found)
    return PuzzleFile(reader.puzzles, list(problems), reader.count, reader.ids)


_ABOUT_ANSWERS = ("answer", "foil", "because")


class _Reader:
    """Reads one file."""

    def __init__(self, file: str, stated: bool, in_yaml: list[Problem], glossary: Glossary) -> None:
        self.file, self.stated, self.in_yaml, self.glossary = file, stated, in_yaml, glossary
        self.yaml_places = [problem.place for problem in in_yaml]
        self.puzzles: list[Puzzle] = []
        self.problems: list[Problem] = []
        self.ids: list[tuple[str, Place]] = []
        self.count = 0
        self.defaults: dict[str, Entry] = {}
        self.defaults_from, self.defaults_to = START, START

    def read(self, root: Node | None) -> None:
        if not isinstance(root, Mapping):
            place = root.place if root else START
            self._report("grammar", place, Reason("root-not-mapping", keys="puzzles"))
            return
        items: Node | None = None
        astray: list[Entry] = []
        for entry, after in zip(root.entries, [*root.entries[1:], None], strict=True):
            match key_of(entry):
                case "defaults":
                    self.defaults_from = entry.value.place
                    self.defaults_to = after.key.place if after else Place(sys.maxsize, 1)
                    self._read_defaults(entry.value)
                case "puzzles":
                    items = entry.value
                case name if name in _ALL_FIELDS:
                    astray.append(entry)
                case _:
                    self._unknown_key(entry, ("defaults", "puzzles"), None)
        if isinstance(items, Listing):
            ends = [*(item.place for item in items.items[1:]), self._after(items, root)]
            for item, end in zip(items.items, ends, strict=False):
                self._read_item(item, end)
        elif items is None:
            # A puzzle without anything above it: that is one mistake.
            self._report("missing-key", root.place, Reason("missing-key", key="puzzles"))
            return
        elif not isinstance(items, Omitted):
            self._report("grammar", items.place, Reason("not-a-list", key="puzzles"))
        for entry in astray:
            reason = Reason("key-of-a-puzzle", key=entry.key.text)
            self._report("unknown-key", entry.key.place, reason)

    def _report(self, code: str, place: Place, reason: Reason, id: str | None = None) -> None:
        self.problems.append(Problem(code, place, reason, id))

    def _unknown_key(self, entry: Entry, known: Iterator[str] | tuple[str, ...], id: str | None) -> None:
        text = entry.key.text
        nearest = guess(text, map(spelled, known))
        after_comma = isinstance(entry.value, Scalar) and not entry.value.text
        if after_comma and (nearest is None or _looks_like_card(text)):
            reason = Reason("unknown-key-card", key=text)
        elif key_of(entry) in _ALL_FIELDS:
            reason = Reason("key-of-others", key=text)
        else:
            reason = Reason("unknown-key", key=text, guess=nearest)
        self._report("unknown-key", entry.key.place, reason, id)

    def _read_defaults(self, node: Node) -> None:
        """A fault of a default is reported once, however many puzzles take it."""
        if not isinstance(node, Mapping):
            if not isinstance(node, Omitted):
                self._report("grammar", node.place, Reason("not-a-mapping", key="defaults"))
            return
        known = [name for name in _ALL_FIELDS if name != "id"]
        for entry in node.entries:
            name = key_of(entry)
            if name not in known:
                self._unknown_key(entry, tuple(known), None)
                continue
            self.defaults[name] = entry
            self.problems.extend(self._what_is_wrong_with(entry))

    def _what_is_wrong_with(self, entry: Entry) -> list[Problem]:
        """The faults of one key's value, whatever else is written down."""
        model = _ALL_FIELDS[key_of(entry)]
        alone = Written(model, entry.key.place)
        alone.take(entry)
        alone.build(model)
        return [problem for problem in alone.problems if problem.code != "missing-key"]

    def _after(self, items: Node, root: Mapping) -> Place:
        """Where the list of puzzles has ended."""
        later = [entry.key.place for entry in root.entries if entry.key.place > items.place]
        return min(later, default=Place(sys.maxsize, 1))

    def _read_item(self, node: Node, end: Place) -> None:
        if isinstance(node, Omitted):
            return
        self.count += 1
        if not isinstance(node, Mapping):
            self._report("grammar", node.place, Reason("item-not-mapping"))
            return
        own = {key_of(entry): entry for entry in node.entries}
        id = _text_of(own.get("id"))
        if id is not None:
            self.ids.append((id, own["id"].value.place))
        faults = slice(bisect_left(self.yaml_places, node.place), bisect_left(self.yaml_places, end))
        self.in_yaml[faults] = [problem.of(id) for problem in self.in_yaml[faults]]
        problems = list(self._read_puzzle(node, own, clean=faults.start == faults.stop))
        self.problems.extend(p if self._in_defaults(p.place) else p.of(id) for p in problems)

    def _in_defaults(self, place: Place) -> bool:
        """A fault there is the file's, not one puzzle's, and is reported once."""
        return self.defaults_from <= place < self.defaults_to

    def _kind_of(self, own: dict[str, Entry], node: Mapping) -> tuple[type[Position] | None, list[Problem]]:
        entry = own.get("kind") or self.defaults.get("kind")
        if entry is None:
            return None, [Problem("missing-key", node.place, Reason("missing-key", key="kind"))]
        text = _text_of(entry)
        if text is None:
            return None, []
        about = own.get("about") or self.defaults.get("about")
        kind = kind_asked(text, _text_of(about))
        if not isinstance(kind, Reason):
            return kind, []
        if about and kind.code == "missing-key":
            return None, self._what_is_wrong_with(about) if "about" in own else []
        named = about if about and plain_key(text) in KINDS else entry
        place = node.place if kind.code == "missing-key" else named.value.place
        return None, [Problem(kind.code, place, kind)]

    def _read_puzzle(self, node: Mapping, own: dict[str, Entry], *, clean: bool) -> Iterator[Problem]:
        """Keys and fields first; only where they are in order, the position."""
        kind, problems = self._kind_of(own, node)
        yield from problems
        before = len(self.problems)
        keys, facts = self._write_down(node, own, kind)
        puzzle_keys = keys.build(PuzzleKeys)
        position = facts.build(kind) if kind else None
        rules = read_rules(puzzle_keys, keys) if puzzle_keys else None
        self._check_keys(puzzle_keys, kind, position, keys)
        yield from keys.problems
        yield from facts.problems
        leaves_out = any(problem.leaves_out for problem in (*keys.problems, *facts.problems))
        faulty = leaves_out or keys.omitted or facts.omitted
        if clean and not faulty and len(self.problems) == before and puzzle_keys and position and rules:
            yield from self._build(Question(puzzle_keys.variant, rules, position), puzzle_keys, keys, facts)

    def _check_keys(
        self,
        keys: PuzzleKeys | None,
        kind: type[Position] | None,
        position: Position | None,
        written: Written,
    ) -> None:
        """What the keys demand of each other: an answer of the kind's form, words that can be filled."""
        if self.stated and "answer" not in written.values and "answer" not in written.omitted:
            reason = Reason("missing-key", key="answer")
            written.problems.append(Problem("missing-key", written.start, reason))
        if keys is None:
            return
        if kind:
            self._check_stated(kind, keys, written)
        if position:
            written.problems.extend(find_text_faults(keys, position, written))
        written.problems.extend(find_false_friends(keys, written, self.glossary))

    def _build(
        self, question: Question, keys: PuzzleKeys, written: Written, facts: Written
    ) -> Iterator[Problem]:
        """The puzzle, where its position can come up and its answer is one."""
        faults = list(find_position_faults(question.position, question.rules, facts))
        for fault in faults:
            yield Problem(fault.code, facts.place(fault.path), fault.reason)
        if faults:
            return
        try:
            answer = question.read_answer(keys.answer) if keys.answer else None
        except GrammarError as error:
            yield Problem("grammar", written.place(("answer",)), error.reason)
            return
        self.puzzles.append(Puzzle(keys, question, answer, written, facts, self.file))

    def _write_down(
        self, node: Mapping, own: dict[str, Entry], kind: type[Position] | None
    ) -> tuple[Written, Written]:
        """Keys of every puzzle and fields of its kind, the file's defaults where the puzzle has none."""
        keys, facts = Written(PuzzleKeys, node.place), Written(kind or Position, node.place)
        known = _ALL_FIELDS if kind is None else {**PuzzleKeys.model_fields, **kind.model_fields}
        for name, entry in {**self.defaults, **own}.items():
            inherited = name not in own
            if name in _ABOUT_ANSWERS and not self.stated:
                continue
            if name not in known:
                if not inherited:
                    self._unknown_key(entry, tuple(known), _text_of(own.get("id")))
                continue
            written = keys if name in PuzzleKeys.model_fields else facts
            if written is keys or kind is not None:
                written.take(entry)
        if not self.stated:
            keys.values["traps"] = [mind for mind in keys.values.get("traps", ()) if plain_key(mind) in MINDS]
        return keys, facts

    def _check_stated(self, kind: type[Position], keys: PuzzleKeys, written: Written) -> None:
        """Whether every word of the stated answer is one of its form."""
        for index, word in enumerate(keys.answer):
            try:
                read_word(kind.form, word)
            except GrammarError as error:
                written.problems.append(Problem("grammar", written.place(("answer", index)), error.reason))


def _text_of(entry: Entry | None) -> str | None:
    """The text of a key; a block of lines ends in a line break, which is no part of it."""
    return (entry.value.text.strip() or None) if entry and isinstance(entry.value, Scalar) else None


def _looks_like_card(text: str) -> bool:
    for reader in (Card.parse, Suit.parse):
        try:
            reader(text)
        except GrammarError:
            continue
        return True
    return False


_ALL_FIELDS: dict[str, type[Fields]] = {
    **{name: kind for kind in KINDS.values() for name in kind.model_fields},
    **dict.fromkeys(PuzzleKeys.model_fields, PuzzleKeys),
}
"""Every key that some puzzle can have, with a model that defines it."""
