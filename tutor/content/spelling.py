"""An author's words in canonical spelling, changed in place: comments, layout and quotation marks stay."""

from __future__ import annotations

import codecs
from collections.abc import Callable, Collection, Iterator
from functools import partial
from typing import Any, NamedTuple

from pydantic import BaseModel

from tutor.content.address import text_of
from tutor.content.answers import AnswerForm, read_word
from tutor.content.fields import (
    PuzzleKeys,
    Shape,
    WrittenHand,
    WrittenTrick,
    parse_step,
    parser_of,
    shape_of,
)
from tutor.content.hands import HandKeys, is_hand
from tutor.content.kinds import KINDS, kind_asked
from tutor.content.lessons import LessonKeys
from tutor.content.nodes import Entry, Listing, Mapping, Node, Scalar, plain_key
from tutor.content.position import Position
from tutor.content.problems import Problem
from tutor.content.source import decode, read_source
from tutor.content.written import key_of, spelled
from tutor.content.yaml_faults import LINE_BREAK
from tutor.language import LANGUAGES
from tutor.rules import GrammarError, Reason, parse_rule

Respell = Callable[[str], str | None]
"""The canonical spelling of a text; None where it is not understood."""


class Spelled(NamedTuple):
    """A file in canonical spelling, and how many of its words had another; or why it can't be read."""

    data: bytes
    changed: int
    problems: list[Problem]


class Change(NamedTuple):
    """A text that stands in a file from one character on, and what is to stand there."""

    text: Scalar
    canonical: str


def respell(data: bytes) -> Spelled:
    """
    The bytes of a file of puzzles or a hand, lesson.yaml or glossary.yaml, spelled as the school spells.

    A word that is not understood is left as it is, whatever else is wrong with its puzzle: its spelling does
    not depend on that. Only a file that is no YAML stays as it is altogether, with the problems that it has.
    """
    text, source = decode(data), read_source(data)
    if isinstance(text, Problem) or source.root is None:
        return Spelled(data, 0, source.problems)
    changes = [change for change in _changes(source.root) if _differs(change)]
    mark = codecs.BOM_UTF8 if data.startswith(codecs.BOM_UTF8) else b""
    return Spelled(mark + _changed(text, changes).encode(), len(changes), [])


def _differs(change: Change) -> bool:
    """Whether there is something to change, and the text stands in the file as it reads, on one line."""
    text = change.text
    return change.canonical != text.text and 0 < len(text.text) == text.reach


def _changed(text: str, changes: list[Change]) -> str:
    lines = [0, *(found.end() for found in LINE_BREAK.finditer(text))]
    for wrong, canonical in sorted(changes, key=lambda change: change.text.place, reverse=True):
        line, column = wrong.place_of(0)
        start = lines[line - 1] + column - 1
        text = text[:start] + canonical + text[start + len(wrong.text) :]
    return text


def _changes(root: Node) -> Iterator[Change]:
    """Every text that is understood, with its canonical spelling; the file's sort is told by its keys."""
    if not isinstance(root, Mapping):
        return
    if root.get("terms") is not None:
        yield from _glossary(root)
    elif root.get("puzzles") is not None or root.get("defaults") is not None:
        yield from _puzzles(root)
    elif is_hand(root):
        yield from _hand(root)
    else:
        yield from _fields(root.entries, dict.fromkeys(LessonKeys.model_fields, LessonKeys))


def _glossary(root: Mapping) -> Iterator[Change]:
    yield from _keys(root.entries, ("terms",))
    for item in _items(root.get("terms")):
        yield from _keys(item.entries, ("id", *LANGUAGES, "meaning", "avoid"))
        for entry in item.entries:
            if key_of(entry) in ("meaning", "avoid") and isinstance(entry.value, Mapping):
                yield from _keys(entry.value.entries, LANGUAGES)


def _puzzles(root: Mapping) -> Iterator[Change]:
    yield from _keys(root.entries, ("defaults", "puzzles"))
    defaults = root.get("defaults")
    shared = defaults if isinstance(defaults, Mapping) else Mapping((), root.place)
    yield from _puzzle(shared, shared)
    for item in _items(root.get("puzzles")):
        yield from _puzzle(item, shared)


def _hand(root: Mapping) -> Iterator[Change]:
    yield from _fields(root.entries, dict.fromkeys(HandKeys.model_fields, HandKeys))
    for entry in root.entries:
        if key_of(entry) == "result":
            yield from _words(entry.value, partial(_canonical, partial(read_word, AnswerForm.POINTS)))


def _items(node: Node | None) -> Iterator[Mapping]:
    if isinstance(node, Listing):
        yield from (item for item in node.items if isinstance(item, Mapping))


def _puzzle(puzzle: Mapping, defaults: Mapping) -> Iterator[Change]:
    """What a puzzle states; the kind it is of may stand in the defaults."""
    named, about = (_text_of(puzzle.get(key) or defaults.get(key)) for key in ("kind", "about"))
    found = kind_asked(named, about)
    kind = None if isinstance(found, Reason) else found
    # Defaults may hold the keys of any kind.
    others = KINDS.values() if puzzle is defaults else ()
    models = (*others, kind or Position, PuzzleKeys)
    yield from _fields(puzzle.entries, {name: model for model in models for name in model.model_fields})
    for entry in puzzle.entries:
        if key_of(entry) == "kind":
            yield from _text(entry.value, lambda text: plain_key(text) if plain_key(text) in KINDS else None)
        if key_of(entry) == "answer" and kind:
            yield from _words(entry.value, partial(_canonical, partial(read_word, kind.form)))


def _text_of(node: Node | None) -> str:
    return node.text if isinstance(node, Scalar) else ""


def _fields(entries: tuple[Entry, ...], models: dict[str, type[BaseModel]]) -> Iterator[Change]:
    yield from _keys(entries, [spelled(name) for name in models])
    for entry in entries:
        name = key_of(entry)
        if name in models:
            yield from _field(models[name], name, entry.value)


def _field(model: type[BaseModel], name: str, node: Node) -> Iterator[Change]:
    parse = parser_of(model, name)
    canonical = partial(_canonical, parse) if parse else _unknown
    match shape_of(model, name):
        case None if isinstance(node, Scalar):
            yield from _text(node, canonical)
        case Shape.WORDS:
            yield from _words(node, canonical)
        case Shape.TRICK | Shape.TRICKS:
            yield from _words(node, _of_trick)
        case Shape.HANDS if isinstance(node, Mapping):
            yield from _hands(node)
        case Shape.TEXTS if isinstance(node, Mapping):
            yield from _keys(node.entries, LANGUAGES)
            for entry in node.entries:
                yield from _text(entry.value, canonical)
        case Shape.RULES if isinstance(node, Mapping):
            yield from _rules(node)
        case Shape.NOTES if isinstance(node, Mapping):
            yield from _notes(node)


def _hands(hands: Mapping) -> Iterator[Change]:
    seat, card = (parser_of(WrittenHand, name) for name in WrittenHand.model_fields)
    for key, cards in hands.entries:
        if seat and card:
            yield from _text(key, partial(_canonical, seat))
            yield from _words(cards, partial(_canonical, card))


def _notes(notes: Mapping) -> Iterator[Change]:
    for step, texts in notes.entries:
        yield from _text(step, partial(_canonical, parse_step))
        if isinstance(texts, Mapping):
            yield from _keys(texts.entries, LANGUAGES)


def _rules(rules: Mapping) -> Iterator[Change]:
    for entry in rules.entries:
        if not isinstance(entry.value, Scalar):
            continue
        try:
            rule = parse_rule(entry.key.text, entry.value.text)
        except GrammarError:
            continue
        yield Change(entry.key, rule.name)
        yield Change(entry.value, text_of(rule.value))


def _keys(entries: tuple[Entry, ...], known: Collection[str]) -> Iterator[Change]:
    yield from (Change(key, plain_key(key.text)) for key, _ in entries if plain_key(key.text) in known)


def _text(node: Node, canonical: Respell) -> Iterator[Change]:
    """One text, if it is understood."""
    if isinstance(node, Scalar) and (known := canonical(node.text)) is not None:
        yield Change(node, known)


def _words(node: Node, canonical: Respell) -> Iterator[Change]:
    """Words, with one space between them; all of a text is understood, or it is left."""
    if isinstance(node, Listing):
        for item in node.items:
            yield from _words(item, canonical)
    elif isinstance(node, Scalar):
        words = [canonical(word.text) for word in node.words()]
        if words and None not in words:
            yield Change(node, " ".join(word for word in words if word is not None))


def _canonical(parse: Callable[[str], Any], text: str) -> str | None:
    try:
        return text_of(parse(text))
    except GrammarError:
        return None


def _unknown(text: str) -> None:
    """Free text has no canonical spelling."""


def _of_trick(text: str) -> str | None:
    """A word of a trick: its leader or a card."""
    parsers = [parser_of(WrittenTrick, name) for name in WrittenTrick.model_fields]
    found = (_canonical(parse, text) for parse in parsers if parse)
    return next((word for word in found if word is not None), None)
