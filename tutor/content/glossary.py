"""The glossary: each term in every language, and the words to avoid, which the lint reads."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple

from tutor.content.problems import START, Place, Problem
from tutor.content.source import Listing, Mapping, Node, Scalar, plain_key, read_source
from tutor.language import LANGUAGES
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
    """Reads glossary.yaml; every fault is reported with its place."""
    source = read_source(data)
    reader = _Reader(list(source.problems))
    if source.root is not None or not source.problems:
        reader.read(source.root)
    return Glossary(reader.terms), [problem.in_file(file) for problem in reader.problems]


class _Reader:
    def __init__(self, problems: list[Problem]) -> None:
        self.problems = problems
        self.terms: dict[str, Term] = {}

    def _report(self, code: str, place: Place, reason: Reason) -> None:
        self.problems.append(Problem(code, place, reason))

    def read(self, root: Node | None) -> None:
        terms = root.get("terms") if isinstance(root, Mapping) else None
        if not isinstance(terms, Listing):
            place = root.place if root else START
            self._report("grammar", place, Reason("root-not-mapping", keys="terms"))
            return
        for item in terms.items:
            if isinstance(item, Mapping):
                self._read_term(item)
            else:
                self._report("grammar", item.place, Reason("item-not-mapping"))

    def _read_term(self, item: Mapping) -> None:
        known = ("id", "meaning", "avoid", *LANGUAGES)
        for entry in item.entries:
            if plain_key(entry.key.text) not in known:
                reason = Reason("unknown-key", key=entry.key.text, guess=None)
                self._report("unknown-key", entry.key.place, reason)
        id = self._text(item, "id")
        names = {lang: name for lang in LANGUAGES if (name := self._text(item, lang))}
        meaning = item.get("meaning")
        meanings: dict[str, str] = {}
        if isinstance(meaning, Mapping):
            meanings = {lang: text for lang in LANGUAGES if (text := self._text(meaning, lang))}
        else:
            self._report("missing-key", item.place, Reason("missing-key", key="meaning"))
        if id and len(names) == len(meanings) == len(LANGUAGES):
            if id in self.terms:
                reason = Reason("duplicate-id", id=id, file="glossary.yaml", line=item.place.line)
                self._report("duplicate-id", item.place, reason)
            self.terms[id] = Term(id, names, meanings, self._avoid(item.get("avoid")))

    def _text(self, item: Mapping, key: str) -> str | None:
        node = item.get(key)
        if isinstance(node, Scalar) and node.text.strip():
            return " ".join(node.text.split())
        code = "language" if key in LANGUAGES else "missing-key"
        reason = Reason("language-missing", language=key, key="glossary")
        self._report(code, item.place, reason if code == "language" else Reason("missing-key", key=key))
        return None

    def _avoid(self, node: Node | None) -> dict[str, tuple[str, ...]]:
        avoid: dict[str, tuple[str, ...]] = {}
        if not isinstance(node, Mapping):
            return avoid
        for entry in node.entries:
            if not isinstance(entry.value, Listing) or entry.key.text not in LANGUAGES:
                self._report("grammar", entry.value.place, Reason("not-a-list", key=entry.key.text))
                continue
            words = [item.text for item in entry.value.items if isinstance(item, Scalar)]
            avoid[entry.key.text] = tuple(words)
        return avoid
