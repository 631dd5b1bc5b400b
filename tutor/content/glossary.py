"""The glossary: each term in every language, and the words to avoid, which the lint reads."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple

from tutor.content.fields import Fields, IdText, Texts
from tutor.content.guess import guess
from tutor.content.languages import find_language_faults
from tutor.content.problems import START, Place, Problem
from tutor.content.source import Entry, Listing, Mapping, Node, Omitted, Scalar, plain_key, read_source
from tutor.content.written import Written, key_of
from tutor.language import FALLBACK, LANGUAGES
from tutor.rules import Reason


class Term(NamedTuple):
    """One notion: its name and meaning per language, and the words that are not to be used for it."""

    id: str
    names: dict[str, str]
    meanings: dict[str, str]
    avoid: dict[str, tuple[str, ...]]


class Avoided(NamedTuple):
    """A false friend that was found in a text."""

    start: int
    word: str
    instead: str


@dataclass(frozen=True)
class Glossary:
    """All terms, by their ids."""

    terms: dict[str, Term] = field(default_factory=dict)

    @cached_property
    def _patterns(self) -> dict[str, list[tuple[re.Pattern[str], Term]]]:
        terms = self.terms.values()
        return {
            lang: [(_pattern(phrase), term) for term in terms for phrase in term.avoid.get(lang, ())]
            for lang in LANGUAGES
        }

    def avoided(self, text: str, lang: str) -> Iterator[Avoided]:
        """Every false friend in *text*, with the word to write instead."""
        for pattern, term in self._patterns.get(lang, ()):
            for match in pattern.finditer(text):
                yield Avoided(match.start(), match.group(), term.names[lang])


def _pattern(phrase: str) -> re.Pattern[str]:
    """`gleiche* Farbe`: a star stands for any ending, a space for any white space."""
    words = r"\s+".join(re.escape(word).replace(r"\*", r"\w*") for word in phrase.split())
    return re.compile(rf"\b{words}\b", re.IGNORECASE)


def read_glossary(data: bytes, file: str) -> tuple[Glossary, list[Problem]]:
    """
    Reads glossary.yaml; every fault is reported with its place, and its term left out.

    A term that only lacks a language stays: lessons in the other languages name it.
    """
    source = read_source(data)
    reader = _Reader(file, list(source.problems))
    if source.root is not None or not source.problems:
        reader.read(source.root)
    return Glossary(reader.terms), [problem.in_file(file) for problem in reader.problems]


class TermKeys(Fields):
    """The keys of a term; its names are keys of their own in the file, one per language."""

    id: IdText
    """The term's name in lessons: words of a-z and 0-9 joined by hyphens."""
    names: Texts
    """The term in this language."""
    meaning: Texts
    """What it means, in one line per language."""


_KEYS = ("id", *LANGUAGES, "meaning", "avoid")


class _Reader:
    """Reads one file."""

    def __init__(self, file: str, problems: list[Problem]) -> None:
        self.file, self.problems = file, problems
        self.terms: dict[str, Term] = {}
        self._lines: dict[str, int] = {}

    def _report(self, code: str, place: Place, reason: Reason) -> None:
        self.problems.append(Problem(code, place, reason))

    def _unknown_key(self, key: Scalar, known: Iterable[str]) -> None:
        self._report(
            "unknown-key", key.place, Reason("unknown-key", key=key.text, guess=guess(key.text, known))
        )

    def read(self, root: Node | None) -> None:
        if not isinstance(root, Mapping):
            place = root.place if root else START
            self._report("grammar", place, Reason("root-not-mapping", keys="terms"))
            return
        for entry in root.entries:
            if key_of(entry) != "terms":
                self._unknown_key(entry.key, ["terms"])
        terms = root.get("terms")
        if isinstance(terms, Listing):
            for item in terms.items:
                self._read_item(item)
        elif terms is None:
            self._report("missing-key", root.place, Reason("missing-key", key="terms"))
        elif not isinstance(terms, Omitted):
            self._report("grammar", terms.place, Reason("not-a-list", key="terms"))

    def _read_item(self, item: Node) -> None:
        if isinstance(item, Mapping):
            self._read_term(item)
        elif not isinstance(item, Omitted):
            self._report("grammar", item.place, Reason("item-not-mapping"))

    def _read_term(self, item: Mapping) -> None:
        before = len(self.problems)
        written, avoid = Written(TermKeys, item.place), dict[str, tuple[str, ...]]()
        written.take(Entry(Scalar("names", item.place), Mapping(_named(item), item.place)))
        for entry in item.entries:
            match key_of(entry):
                case "id" | "meaning":
                    written.take(entry)
                case "avoid":
                    avoid = self._avoid(entry.value)
                case name if name not in LANGUAGES:
                    self._unknown_key(entry.key, _KEYS)
        keys = written.build(TermKeys)
        self.problems += written.problems
        if keys and self._is_new(keys.id, written.place(("id",))) and len(self.problems) == before:
            self.terms[keys.id] = Term(keys.id, _everywhere(keys.names), _everywhere(keys.meaning), avoid)
        for key in ("names", "meaning"):
            if key in written.values:
                self.problems += find_language_faults(key, written.values[key], written)

    def _is_new(self, id: str, place: Place) -> bool:
        if first := self._lines.get(id):
            self._report("duplicate-id", place, Reason("duplicate-id", id=id, file=self.file, line=first))
            return False
        self._lines[id] = place.line
        return True

    def _avoid(self, node: Node) -> dict[str, tuple[str, ...]]:
        """Language to its phrases; these may hold spaces, so they are always a list."""
        if not isinstance(node, Mapping):
            if not isinstance(node, Omitted):
                self._report("grammar", node.place, Reason("not-a-mapping", key="avoid"))
            return {}
        avoid = {}
        for key, value in node.entries:
            if plain_key(key.text) not in LANGUAGES:
                reason = Reason("language-unknown", text=key.text, guess=guess(key.text, LANGUAGES))
                self._report("language", key.place, reason)
            elif isinstance(value, Listing):
                avoid[plain_key(key.text)] = tuple(self._phrases(value))
            elif not isinstance(value, Omitted):
                self._report("grammar", value.place, Reason("not-a-list", key=key.text))
        return avoid

    def _phrases(self, phrases: Listing) -> Iterator[str]:
        for phrase in phrases.items:
            if isinstance(phrase, Scalar) and phrase.text.strip("* "):
                yield phrase.text
            elif isinstance(phrase, Scalar):
                self._report("grammar", phrase.place, Reason("empty", key="avoid"))
            elif not isinstance(phrase, Omitted):
                self._report("grammar", phrase.place, Reason("not-text", key="avoid"))


def _everywhere(texts: dict[str, str]) -> dict[str, str]:
    """The texts, each on one line; a language that has none yet borrows one."""
    lines = {lang: " ".join(text.split()) for lang, text in texts.items()}
    borrowed = lines.get(FALLBACK) or next(iter(lines.values()))
    return {lang: lines.get(lang, borrowed) for lang in LANGUAGES}


def _named(item: Mapping) -> tuple[Entry, ...]:
    """The term's name in each language."""
    return tuple(entry for entry in item.entries if key_of(entry) in LANGUAGES)
