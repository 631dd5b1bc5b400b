"""An author's YAML as text with places: no implicit types, and every fault of a file, not the first alone."""

from __future__ import annotations

import codecs
import re
from collections.abc import Iterator
from typing import Any, NamedTuple

import yaml

from tutor.content.nodes import Entry, Listing, Mapping, Node, Omitted, Scalar, plain_key
from tutor.content.problems import START, Place, Problem
from tutor.content.yaml_faults import LINE_BREAK, PureLoader, advance, find_break, place_of_mark
from tutor.rules import Reason

__all__ = [
    "Entry",
    "Listing",
    "Mapping",
    "Node",
    "Omitted",
    "Scalar",
    "Source",
    "decode",
    "plain_key",
    "read_source",
]

MAX_MEBIBYTES = 4
MAX_DEPTH = 12
HOPELESS_DEPTH = 100
"""Where a file nests deeper than this, the rest of it is not read: the parsers' work grows with the depth."""

FAST_LOADER: type[Any] | None = yaml.CSafeLoader if yaml.__with_libyaml__ else None

_PROPERTY = re.compile(r"(&[\w-]+|!<[^>\n]*>|![^\s,\[\]{}]*)(?:\s+|#.*)*")
_SURROGATE = re.compile("[\ud800-\udfff]")
_ESCAPES = {'"': "\\", "'": "''"}

# Not in YAML; or ends a line in YAML but in no editor (U+0085, U+2028, U+2029); or can't be seen (U+FEFF).
_CONTROL = re.compile(
    "[^\t\n\r\x20-\x7e\xa0-\u2027\u202a-\ud7ff\ue000-\ufdcf\ufdf0-\ufefe\uff00-\ufffd\U00010000-\U0010ffff]"
)


class Source(NamedTuple):
    """
    What a file holds, and its faults in the file's order.

    Without a root and without a problem the file is empty; a file that is broken has no root.
    """

    root: Node | None
    problems: list[Problem]


def read_source(data: bytes) -> Source:
    """Read the bytes of one YAML file."""
    decoded = decode(data)
    if isinstance(decoded, Problem):
        return Source(None, [decoded])
    failure = None
    # Without a last line end the parsers differ about the place of the file's end.
    text = decoded if decoded.endswith("\n") else decoded + "\n"
    # libyaml lets some tabs pass; the pure parser refuses each that separates, whichever parser is installed.
    if FAST_LOADER and "\t" not in text:
        try:
            return _Reader(FAST_LOADER(text), text).read()
        except yaml.YAMLError as error:
            failure = error
    return _read_slowly(text, failure)


def _read_slowly(text: str, failure: yaml.YAMLError | None) -> Source:
    """Read without the C library, so that no place depends on it; *failure* is what that one said."""
    loader: Any = PureLoader(text)
    reader = _Reader(loader, text)
    try:
        source = reader.read()
    except (yaml.YAMLError, ValueError, OverflowError) as error:  # the last two: an escape beyond Unicode
        return _broken(reader.problems, find_break(text, error, loader.get_mark()))
    if failure is None or source.problems:
        return source
    return _broken([], find_break(text, failure, loader.get_mark()))


def _broken(problems: list[Problem], last: Problem) -> Source:
    # An alias or a tag in the same line has broken it: `say: *wichtig ist`.
    told = problems and problems[-1].code in ("alias", "tag") and problems[-1].place.line == last.place.line
    if not told:
        problems.append(last)
    return Source(None, sorted(problems, key=lambda problem: problem.place))


def decode(data: bytes) -> str | Problem:
    """The text of an author's file, or why it can't be read as one."""
    if len(data) > MAX_MEBIBYTES * 2**20:
        return Problem("too-big", START, Reason("too-big", max=MAX_MEBIBYTES))
    data = data.removeprefix(codecs.BOM_UTF8)
    try:
        text = data.decode()
    except UnicodeDecodeError as error:
        return Problem("encoding", advance(START, data[: error.start].decode()), Reason("encoding"))
    if control := _CONTROL.search(text):
        name = f"U+{ord(control[0]):04X}"
        place = advance(START, text[: control.start()])
        return Problem("encoding", place, Reason("control-character", text=name))
    return text


class _HopelessError(Exception):
    """The file nests too deep to be read to its end."""


class _Reader:
    """Builds the nodes of one file from its parser's events."""

    def __init__(self, loader: Any, text: str) -> None:
        self.problems: list[Problem] = []
        self._next = loader.get_event
        self._text = text
        self._anchors: set[str] = set()

    def read(self) -> Source:
        self._next()
        if isinstance(self._next(), yaml.StreamEndEvent):
            return Source(None, [])
        try:
            root = self._node(self._next(), 1)
        except _HopelessError:
            return Source(None, self.problems)
        self._next()
        after = self._next()
        if not isinstance(after, yaml.StreamEndEvent):
            self._report("yaml", place_of_mark(after.start_mark), Reason("many-documents"))
        return Source(root, sorted(self.problems, key=lambda problem: problem.place))

    def _report(self, code: str, place: Place, reason: Reason) -> None:
        self.problems.append(Problem(code, place, reason))

    def _node(self, event: Any, depth: int) -> Node:
        if isinstance(event, yaml.ScalarEvent):
            return self._scalar(event)
        if isinstance(event, yaml.AliasEvent):
            return self._alias(event)
        _, place = self._properties(event)
        if depth > MAX_DEPTH:
            return self._too_deep(place)
        if isinstance(event, yaml.SequenceStartEvent):
            return Listing(tuple(self._items(depth)), place)
        return Mapping(tuple(self._entries(depth)), place)

    def _items(self, depth: int) -> Iterator[Node]:
        while not isinstance(event := self._next(), yaml.SequenceEndEvent):
            yield self._node(event, depth + 1)

    def _entries(self, depth: int) -> Iterator[Entry]:
        lines: dict[str, int] = {}
        while not isinstance(event := self._next(), yaml.MappingEndEvent):
            key = self._node(event, depth + 1)
            value = self._node(self._next(), depth + 1)
            if not isinstance(key, Scalar):
                if not isinstance(key, Omitted):
                    self._report("grammar", key.place, Reason("key-not-text"))
                continue
            if first := lines.get(plain_key(key.text)):
                self._report("duplicate-key", key.place, Reason("duplicate-key", key=key.text, line=first))
                continue
            lines[plain_key(key.text)] = key.place.line
            yield Entry(key, value)

    def _too_deep(self, place: Place) -> Omitted:
        self._report("yaml", place, Reason("too-deep", max=MAX_DEPTH))
        depth = MAX_DEPTH + 1
        while depth > MAX_DEPTH:
            event = self._next()
            if isinstance(event, yaml.CollectionStartEvent):
                depth += 1
            elif isinstance(event, yaml.CollectionEndEvent):
                depth -= 1
            if depth > HOPELESS_DEPTH:
                raise _HopelessError
        return Omitted(place)

    def _alias(self, event: Any) -> Omitted:
        place = place_of_mark(event.start_mark)
        if event.anchor not in self._anchors:
            self._report("alias", place, Reason("alias-unknown", text=f"*{event.anchor}"))
        return Omitted(place)

    def _scalar(self, event: Any) -> Scalar:
        text, style, begin, end = event.value, event.style, event.start_mark, event.end_mark
        if event.anchor is None and event.tag is None:
            index, place = begin.index, Place(begin.line + 1, begin.column + 1)
        else:
            index, place = self._properties(event)
        if not style and not text:
            return Scalar(text, self._after_key(index, place))
        if style == '"' and _SURROGATE.search(text):
            detail = "half of a surrogate pair is no character"
            self._report("yaml", place, Reason("yaml-other", detail=detail))
        if place.line != end.line + 1 or style in ("|", ">"):
            return Scalar(text, place)
        if not style:
            return Scalar(text, Place(place.line, end.column - len(text) + 1), len(text))
        reach = end.index - index - 2
        if reach != len(text):
            reach = self._text.find(_ESCAPES[style], index + 1, end.index) - index - 1
        return Scalar(text, place, reach, lead=1)

    def _after_key(self, index: int, place: Place) -> Place:
        """An empty value stands behind the colon; the parsers differ in the white space they skip."""
        text, colon = self._text, index
        while colon and text[colon - 1] in " \r\n":
            colon -= 1
        if index - colon < place.column:
            return Place(place.line, place.column - (index - colon))
        line = place.line - len(LINE_BREAK.findall(text[colon:index]))
        return Place(line, colon - max(text.rfind("\n", 0, colon), text.rfind("\r", 0, colon)))

    def _properties(self, event: Any) -> tuple[int, Place]:
        """Report anchor and tag; the index and the place of what follows them."""
        index, place = event.start_mark.index, place_of_mark(event.start_mark)
        if event.anchor is None and event.tag is None:
            return index, place
        while found := _PROPERTY.match(self._text, index, event.end_mark.index):
            if found[1].startswith("&"):
                self._anchors.add(found[1][1:])
                self._report("alias", place, Reason("alias", text=found[1]))
            else:
                self._report("tag", place, Reason("tag", text=found[1]))
            index, place = found.end(), advance(place, found[0])
        return index, place
