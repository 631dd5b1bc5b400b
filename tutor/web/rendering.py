"""What a lesson shows beside its prose: puzzles with their forms, cards, tricks, links to the glossary."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlencode

from markupsafe import Markup

from tutor.content.address import pairs_of
from tutor.content.drawing import draw
from tutor.content.hands import Hand
from tutor.content.puzzles import Puzzle
from tutor.content.question import Question, rulebook_of
from tutor.rules import STANDARD, Card, Suit, Trick
from tutor.web.faces import Faces, sign_of
from tutor.web.table import played
from tutor.web.tasks import task_of
from tutor.web.templates import Templates
from tutor.web.watching import view_of
from tutor.web.words import Words


class LessonRenderer:
    """
    Makes the HTML of one lesson page, which is made once and serves under any prefix: its links are relative.

    `shown` holds the ids of its puzzles as they come.
    """

    def __init__(
        self,
        slug: str,
        lang: str,
        puzzles: Mapping[str, Puzzle],
        hands: Mapping[str, Hand],
        templates: Templates,
    ) -> None:
        self._slug = slug
        self._lang = lang
        self._words = Words(lang)
        self._puzzles = puzzles
        self._hands = hands
        self._templates = templates
        self._used: Counter[str] = Counter()
        self._drawn_sets = 0
        self._shown_trump: Suit | None = None
        """Trump of the trick that was shown last; the cards shown after it are of the same position."""
        self.shown: list[str] = []

    def puzzle(self, id: str) -> str:
        """A puzzle with its form; nothing where the puzzle has an error and is left out."""
        puzzle = self._puzzles.get(id)
        if puzzle is None:
            return ""
        self._shown_trump = None
        self.shown.append(id)
        self._used[id] += 1
        again = f"-{self._used[id]}" if self._used[id] > 1 else ""
        task = task_of(puzzle.question, self._words, puzzle, anchor=f"puzzle-{id}{again}")
        return self._fill("_lesson_puzzle.html", task=task, action=f"../puzzles/{id}")

    def cards(self, cards: tuple[Card, ...]) -> str:
        """Cards side by side."""
        faces = Faces(self._words, rulebook_of(STANDARD), self._shown_trump)
        return self._fill("_lesson_cards.html", faces=[faces(card) for card in cards])

    def trick(self, trick: Trick, trump: Suit | None) -> str:
        """A trick in the order of play; a left bower is marked, for a lesson tells what it shows."""
        sign = sign_of(trump, self._words.lang) if trump else None
        self._shown_trump = trump
        faces = Faces(self._words, rulebook_of(STANDARD), trump)
        return self._fill("_lesson_trick.html", plays=played(trick, self._words, faces), trump=sign)

    def generate(self, kind: str, skill: str | None, n: int) -> str:
        """Fresh puzzles, the same ones in every language and every process."""
        self._drawn_sets += 1
        seeds = [f"{self._slug} {self._drawn_sets} {number}" for number in range(n)]
        return "".join(self._drawn(question, seed) for seed in seeds if (question := draw(kind, skill, seed)))

    def _drawn(self, question: Question, seed: str) -> str:
        task = task_of(question, self._words, anchor=f"drawn-{seed.replace(' ', '-')}")
        address = f"../ask/{question.position.kind}?{urlencode(pairs_of(question))}"
        return self._fill("_lesson_puzzle.html", task=task, action=address)

    def hand(self, id: str, stop: str | None) -> str:
        """A hand to be watched, up to what comes before its stop; nothing where it has an error."""
        hand = self._hands.get(id)
        if hand is None:
            return ""
        ids = hand.showing().ids
        view = view_of(hand, self._words, step=ids[max(ids.index(stop) - 1, 0)] if stop else "", whole=False)
        # A page is light: what else may be asked comes with the next step.
        shown = view if stop else view._replace(asking=None)
        return self._fill("_lesson_hand.html", hand=shown, address=f"../hands/{id}")

    def term(self, id: str, text: str) -> str:
        """A link to the glossary."""
        return Markup('<a class="term" href="../glossary#{}">{}</a>').format(id, text)

    def _fill(self, template: str, **values: Any) -> str:
        return self._templates.get(template, self._lang).render(values)
