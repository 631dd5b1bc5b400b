"""From YAML nodes to the values of fields, each word with its place."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, TypeVar

from pydantic import BaseModel, ValidationError

from tutor.content.fields import Shape, is_seat, parse_step, shape_of
from tutor.content.position import Path
from tutor.content.problems import Place, Problem
from tutor.content.source import Entry, Listing, Mapping, Node, Omitted, Scalar, plain_key
from tutor.rules import GrammarError, Reason, Seat

CODES = {"skill": "skill", "skills": "skill", "traps": "trap", "foil": "foil", "because": "because"}
"""The fields whose bad values have a code of their own; all others are `grammar`."""

Model = TypeVar("Model", bound=BaseModel)


def key_of(entry: Entry) -> str:
    """The key as the models name it: `Turn-Up` is `turn_up`."""
    return plain_key(entry.key.text).replace("-", "_")


def spelled(name: str) -> str:
    """A field's name as an author writes it."""
    return name.replace("_", "-")


@dataclass
class Written:
    """What an author wrote down for one model: the values, where each stands, and what was wrong."""

    model: type[BaseModel]
    start: Place
    values: dict[str, Any] = field(default_factory=dict)
    places: dict[Path, Place] = field(default_factory=dict)
    texts: dict[Path, Scalar] = field(default_factory=dict)
    problems: list[Problem] = field(default_factory=list)
    omitted: set[str] = field(default_factory=set)
    """Fields whose value was dropped after a problem of its own: they are not reported as missing."""

    def place(self, path: Path) -> Place:
        """The place of a value, or of the nearest thing around it."""
        while path and path not in self.places:
            path = path[:-1]
        return self.places.get(path, self.start)

    def place_in(self, path: Path, index: int) -> Place:
        """The place of a character inside a text."""
        text = self.texts.get(path)
        return text.place_of(index) if text else self.place(path)

    def take(self, entry: Entry) -> None:
        """Takes one key and its value; what can't be read is reported."""
        name = key_of(entry)
        self.places[(name,)] = entry.value.place
        if _holds_omitted(entry.value):
            self.omitted.add(name)
            return
        value = self._read(shape_of(self.model, name), entry.value, (name,))
        if value is None:
            self.omitted.add(name)
        else:
            self.values[name] = value

    def _refuse(self, code: str, node: Node, path: Path) -> None:
        """Reports a value that is not written down in the shape its field needs."""
        name = str(path[0])
        key = next(str(part) for part in reversed(path) if isinstance(part, str))
        self.problems.append(Problem(CODES.get(name, "grammar"), node.place, Reason(code, key=spelled(key))))

    def _read(self, shape: Shape | None, node: Node, path: Path) -> Any:
        """What can be read of a value; None where that is nothing."""
        self.places[path] = node.place
        match shape:
            case None:
                return self._text(node, path)
            case Shape.WORDS:
                return self._words(node, path)
            case Shape.TRICK:
                return self._trick(self._scalars(node, path), path)
            case Shape.TRICKS:
                return self._tricks(node, path)
            case Shape.HANDS:
                return self._hands(node, path)
            case Shape.TEXTS | Shape.RULES:
                return self._mapping(node, path)
            case Shape.NOTES:
                return self._notes(node, path)

    def _text(self, node: Node, path: Path) -> str | None:
        if not isinstance(node, Scalar):
            self._refuse("not-text", node, path)
        elif not node.text.strip():
            self._refuse("empty", node, path)
        else:
            return node.text
        return None

    def _scalars(self, node: Node, path: Path) -> list[Scalar]:
        """Every word of a text or of a list of texts."""
        if isinstance(node, Mapping | Omitted):
            self._refuse("not-a-list", node, path)
            return []
        words: list[Scalar] = []
        before = len(self.problems)
        for item in node.items if isinstance(node, Listing) else [node]:
            if isinstance(item, Scalar):
                words.extend(item.words())
            else:
                self._refuse("not-text", item, path)
        if not words and len(self.problems) == before:
            self._refuse("empty", node, path)
        return words

    def _words(self, node: Node, path: Path) -> list[str] | None:
        words = self._scalars(node, path)
        self.places.update({(*path, index): word.place for index, word in enumerate(words)})
        return [word.text for word in words] or None

    def _trick(self, words: list[Scalar], path: Path) -> dict[str, Any] | None:
        if not words:
            return None
        leader, *cards = words
        self.places[(*path, "leader")] = leader.place
        self.places.update({(*path, "cards", index): card.place for index, card in enumerate(cards)})
        return {"leader": leader.text, "cards": [card.text for card in cards]}

    def _tricks(self, node: Node, path: Path) -> list[dict[str, Any] | None] | None:
        if isinstance(node, Listing) and node.items:
            tricks = [self._scalars(item, path) for item in node.items]
        else:
            tricks = _split_at_seats(self._scalars(node, path))
        if not tricks or not all(tricks):
            return None
        for number, words in enumerate(tricks):
            self.places[(*path, number)] = words[0].place
        return [self._trick(words, (*path, number)) for number, words in enumerate(tricks)]

    def _entries(self, node: Node, path: Path) -> tuple[Entry, ...] | None:
        """The entries of a mapping that has some."""
        if not isinstance(node, Mapping):
            self._refuse("not-a-mapping", node, path)
            return None
        if not node.entries:
            self._refuse("empty", node, path)
            return None
        return node.entries

    def _hands(self, node: Node, path: Path) -> list[dict[str, Any]] | None:
        """Seats with their cards; one seat can be spelled in several ways."""
        hands: dict[str, dict[str, Any]] = {}
        for number, entry in enumerate(self._entries(node, path) or ()):
            seat, place = entry.key.text, (*path, number)
            self.places |= {place: entry.value.place, (*place, "seat"): entry.key.place}
            words = self._scalars(entry.value, (*path, seat))
            self.places.update({(*place, "cards", index): word.place for index, word in enumerate(words)})
            name = Seat.parse(seat) if is_seat(seat) else seat
            if name in hands:
                reason = Reason("key-twice", key=seat)
                self.problems.append(Problem("duplicate-key", entry.key.place, reason))
            hands.setdefault(name, {"seat": seat, "cards": [word.text for word in words]})
        return list(hands.values()) or None

    def _mapping(self, node: Node, path: Path) -> dict[str, str] | None:
        entries = self._entries(node, path)
        if entries is None:
            return None
        texts = {}
        for entry in entries:
            name = plain_key(entry.key.text)
            self.places[(*path, name, "key")] = entry.key.place
            self.places[(*path, name)] = entry.value.place
            text = self._text(entry.value, (*path, name))
            if text is not None:
                texts[name] = text
                self.texts[(*path, name)] = entry.value  # type: ignore[assignment]  # only a scalar is a text
        return texts

    def _notes(self, node: Node, path: Path) -> dict[str, dict[str, str] | None] | None:
        """Steps with their texts; one step can be spelled in several ways."""
        notes: dict[str, dict[str, str] | None] = {}
        for entry in self._entries(node, path) or ():
            name = _step(entry.key.text)
            self.places[(*path, name, "[key]")] = entry.key.place
            if name in notes:
                reason = Reason("key-twice", key=entry.key.text)
                self.problems.append(Problem("duplicate-key", entry.key.place, reason))
                continue
            self.places[(*path, name)] = entry.value.place
            notes[name] = self._mapping(entry.value, (*path, name))
        return None if None in notes.values() else notes or None

    def build(self, model: type[Model]) -> Model | None:
        """The values as a *model*; None, with every fault reported, where they are none."""
        try:
            return model.model_validate({k: v for k, v in self.values.items() if k not in self.omitted})
        except ValidationError as faults:
            for fault in faults.errors(include_url=False, include_input=False):
                self._report(fault["type"], fault["loc"], fault.get("ctx", {}).get("error"))
        return None

    def _report(self, kind: str, path: Path, error: object) -> None:
        name = str(path[0])
        if kind == "missing":
            if name not in self.omitted:
                self.problems.append(
                    Problem("missing-key", self.start, Reason("missing-key", key=spelled(name)))
                )
        elif isinstance(error, GrammarError) and path[-1] == "leader":
            reason = Reason("not-a-trick", text=error.reason.values["text"])
            self.problems.append(Problem("grammar", self.place(path), reason))
        elif isinstance(error, GrammarError):
            self.problems.append(Problem(CODES.get(name, "grammar"), self.place(path), error.reason))
        else:
            raise AssertionError(f"a field refused a value without saying why: {kind} at {path}")


def _holds_omitted(node: Node) -> bool:
    """Whether a value, or a part of it, was dropped: what is left must not be judged."""
    if isinstance(node, Listing):
        return any(map(_holds_omitted, node.items))
    if isinstance(node, Mapping):
        return any(_holds_omitted(entry.value) for entry in node.entries)
    return isinstance(node, Omitted)


def _step(text: str) -> str:
    """A step's id in its canonical spelling; the text itself where it is none."""
    try:
        return parse_step(text)
    except GrammarError:
        return text


def _split_at_seats(words: Iterable[Scalar]) -> list[list[Scalar]]:
    """Tricks written one after the other: each begins with its leader."""
    tricks: list[list[Scalar]] = []
    for word in words:
        if not tricks or is_seat(word.text):
            tricks.append([])
        tricks[-1].append(word)
    return tricks
