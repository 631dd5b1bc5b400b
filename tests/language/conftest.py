"""What the language tests share: every message with sample values, and every text of the authors."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import tutor.language
from tutor.content.glossary import Glossary, read_glossary
from tutor.content.hands import read_hand
from tutor.content.marks import Page
from tutor.content.puzzles import read_puzzles
from tutor.content.texts import PLACEHOLDER
from tutor.language import LANGUAGES, catalogue

ROOT = Path(__file__).parent.parent.parent
CATALOGUES = Path(tutor.language.__file__).parent

# What each variable may be; any other is a text. All forms of cards, suits and seats are the lexicon's tests.
SAMPLES: dict[str, list[object]] = {
    **{name: ["JD", "AS", "QH", "Joker"] for name in ("card", "card2", "item")},
    **{name: [["JD"], ["AS", "9C"], ["KH", "QH", "10H", "9H"]] for name in ("cards", "held")},
    **{name: ["C", "D", "H", "S"] for name in ("suit", "printed")},
    **{name: ["C", "D", "H", "S"] for name in ("trump", "led")},
    **{name: ["you", "N", "E", "S", "W"] for name in ("who", "who2", "loner", "out", "first", "second")},
    "alone": ["you", "W", "two"],
    **{name: [0, 1, 2, 4, 5, 13] for name in ("n", "tricks", "others", "bid")},
    "other": ["N", "E", "W"],
    "max": [0, 1, 3, 6],
    "low": [1],
    "high": [100],
    "line": [1, 1024],
    "players": [2, 3, 4],
    **{name: [True, False] for name in ("joker", "ending")},
    "side": ["makers", "defenders"],
    "mode": ["alone", "together"],
    "share": ["side", "each", "one"],
    "list": ["all", "bids", "made", "plain"],
    "which": ["right", "left"],
    "goal": ["win", "lose", "keep-partner-winning"],
    "role": ["plain", "left", "joker"],
    "number": [1, 3],
    "guess": [None, "hand"],
    "why": [None, "10H."],
    "form": ["cards", "card-order", "card"],
    "lowest": [9, 8, 7, 2],
    "target": [5, 10, 11],
    "sister": [5, 7],
    "rest": [6, 8],
    "hidden": [3, 4, 11, 13],
    "total": [5, 6, 10],
    "lone": [4, 5, None],
    **{name: [True, False] for name in ("stick", "back", "without", "laps")},
    "sides": ["pairs", "single", "one-against-all"],
    "how": ["random", "first-jack", "first-black-jack", "high-cut"],
    "packets": ["3-2-3-2, 2-3-2-3", None],
    "assist": ["round-1", "both"],
    "redeal": ["next-dealer", "same-dealer"],
    "pickup": ["mandatory", "optional"],
    "rounds": ["one", "until-three-pass"],
    "leader": ["eldest", "bidder"],
    "time": ["with-call", "before-lead"],
    "where": ["left-of-dealer", "left-of-loner"],
    "when": ["vs-lone-maker", "always"],
    "whom": ["maker", "maker-and-defender"],
    "tie": ["bidders", "higher"],
    "opener": ["left", "opponent", "dealer"],
    **{name: [["puzzles"], ["puzzles", "deal", "terms"]] for name in ("keys", "choices", "found")},
}
# Variables that may also be none, by message.
OR_NONE = {
    "trump": {"say-trump", "trick-suit", "cannot-win"},
    "led": {"ask-rank-order"},
    "card": {"say-turn-up", "ask-calls", "ask-next-to-act", "count-trumps"},
    "suit": {"ask-cards-out"},
    "who": {"ask-calls", "fact-joker", "fact-turned"},
    "alone": {"say-alone", "ask-first-leader", "ask-sits-out"},
}


class _Names(Visitor):
    """Collects what a message names: variables and other messages, and the text around them."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.texts: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)


class Messages:
    """The messages of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.files: dict[str, list[str]] = {}
        """A file's name without its ending, and the ids in it."""
        self._found: dict[str, _Names] = {}
        for path in sorted((CATALOGUES / language).glob("*.ftl")):
            resource = FluentParser().parse(path.read_text("utf-8"))
            entries = [entry for entry in resource.body if isinstance(entry, ast.Message)]
            self.files[path.stem] = [entry.id.name for entry in entries]
            for entry in entries:
                self._found[entry.id.name] = names = _Names()
                names.visit(entry)

    @cached_property
    def variables(self) -> dict[str, set[str]]:
        """Each message's variables, those of the messages within it included."""
        found = self._found
        return {
            id: names.variables.union(*(found[inner].variables for inner in names.messages))
            for id, names in found.items()
        }

    @property
    def embedded(self) -> set[str]:
        """The messages that stand inside others."""
        return set[str]().union(*(names.messages for names in self._found.values()))

    @property
    def texts(self) -> dict[str, list[str]]:
        """Each message's own words, without what is put between them."""
        return {id: names.texts for id, names in self._found.items()}

    def samples(self, id: str) -> Iterator[dict[str, object]]:
        """Every combination of what a message's variables may be."""
        names = sorted(self.variables[id])
        choices = [
            [*SAMPLES.get(name, ["x"]), *([None] if id in OR_NONE.get(name, ()) else [])] for name in names
        ]
        for combination in itertools.product(*choices):
            yield dict(zip(names, combination, strict=True))

    @cached_property
    def sentences(self) -> list[tuple[str, str]]:
        """Every message's id and every sentence it becomes."""
        format = catalogue(self.language).format
        return [(id, format(id, **values)) for id in self.variables for values in self.samples(id)]


@pytest.fixture(scope="session")
def messages() -> dict[str, Messages]:
    """The messages of each language."""
    return {language: Messages(language) for language in LANGUAGES}


@pytest.fixture(scope="session")
def glossary() -> Glossary:
    """The shipped glossary."""
    file = ROOT / "lessons" / "glossary.yaml"
    terms, problems = read_glossary(file.read_bytes(), file.name)
    assert not problems
    return terms


class Written(NamedTuple):
    """Words that an author wrote, and where; names of cards and all notation are left out."""

    where: str
    text: str


def _lessons(language: str) -> Iterator[Written]:
    for file in sorted((ROOT / "lessons").glob(f"*/{language}.md")):
        yield Written(
            f"{file.parent.name}/{file.name}", Page(file.read_text("utf-8")).prose.replace("\0", " ")
        )


def _puzzles(language: str) -> Iterator[Written]:
    for file in sorted((ROOT / "puzzles").rglob("*.yaml")):
        for puzzle in read_puzzles(file.read_bytes(), file.name).puzzles:
            for texts in (puzzle.keys.say, puzzle.keys.hint, puzzle.keys.why):
                if language in texts:
                    yield Written(f"{file.name}: {puzzle.id}", PLACEHOLDER.sub(" ", texts[language]))


def _hands(language: str) -> Iterator[Written]:
    for file in sorted((ROOT / "puzzles" / "hands").glob("*.yaml")):
        hand = read_hand(file.read_bytes(), file.name).hand
        assert hand is not None
        for step, texts in {"title": hand.keys.title, **hand.keys.notes}.items():
            yield Written(f"{file.name}: {step}", PLACEHOLDER.sub(" ", texts[language]))


@pytest.fixture(scope="session")
def written(glossary: Glossary) -> dict[str, list[Written]]:
    """Every text of the lessons, the puzzles, the hands and the glossary, by language."""
    found = {
        language: [*_lessons(language), *_puzzles(language), *_hands(language)] for language in LANGUAGES
    }
    for term in glossary.terms.values():
        for language in LANGUAGES:
            text = f"{term.names[language]}: {term.meanings[language]}"
            found[language].append(Written(f"glossary: {term.id}", text))
    return found
