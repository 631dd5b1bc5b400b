"""The same in every language: where the texts of a lesson part."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import zip_longest
from typing import NamedTuple

from tutor.content.marks import Form, Mark, Page
from tutor.content.problems import Problem
from tutor.rules import Reason


class _Item(NamedTuple):
    """One thing that a text shows."""

    essence: str
    mark: Mark


class _Difference(NamedTuple):
    """From where to where a text differs, and in what."""

    start: int
    end: int
    text: str


def find_differences(
    pages: Mapping[str, Page], known: Mapping[str, Sequence[Problem]]
) -> Iterator[tuple[str, Problem]]:
    """
    Each language that differs from what most have, with its first difference.

    Directives stand in the same order. Between two of them the languages name the same cards, terms and
    claims; in which order, the grammar of each decides. What is a *known* fault is not said again.
    """
    shown = {lang: _shown(page) for lang, page in pages.items()}
    # Of two that differ, the one with a fault of its own is no model.
    model = max(
        shown, key=lambda lang: (list(shown.values()).count(shown[lang]), not known[lang]), default=""
    )
    for lang, page in pages.items():
        if shown[lang] == shown[model]:
            continue
        found = _first_directive(page, pages[model]) or _first_other(page, pages[model])
        place, end = page.place(found.start), page.place(found.end)
        if not any(place <= fault.place < end for fault in known[lang]):
            reason = Reason("directive-differs", language=lang, language2=model, text=found.text)
            yield lang, Problem("directive", place, reason)


def _shown(page: Page) -> tuple[list[str], list[Counter[str]]]:
    stretches = [Counter(item.essence for item in stretch) for stretch in _stretches(page)]
    return [item.essence for item in _directives(page)], stretches


def _first_directive(page: Page, other: Page) -> _Difference | None:
    for here, there in zip_longest(_directives(page), _directives(other)):
        if here is None:
            return _Difference(page.last_line, page.last_line, there.essence)
        if there is None or here.essence != there.essence:
            return _Difference(here.mark.start, here.mark.end, here.essence)
    return None


def _directives(page: Page) -> list[_Item]:
    return [_Item(mark.essence[0], mark) for mark in page.marks if mark.form is Form.DIRECTIVE]


def _first_other(page: Page, other: Page) -> _Difference:
    """The directives are the same, so the stretches between them correspond."""
    ends = [*(item.mark.start for item in _directives(page)), page.last_line]
    for here, there, end in zip(_stretches(page), _stretches(other), ends, strict=True):
        if surplus := _beyond(here, there):
            return _Difference(surplus.mark.start, surplus.mark.end, surplus.essence)
        if missing := _beyond(there, here):
            position = there.index(missing)
            start = here[position].mark.start if position < len(here) else end
            return _Difference(start, start, missing.essence)
    raise ValueError("the texts show the same")


def _stretches(page: Page) -> list[list[_Item]]:
    stretches: list[list[_Item]] = [[]]
    for mark in page.marks:
        if mark.form is Form.DIRECTIVE:
            stretches.append([])
        elif mark.form is not Form.BROKEN:
            stretches[-1] += [_Item(essence, mark) for essence in mark.essence]
    return stretches


def _beyond(items: Sequence[_Item], others: Sequence[_Item]) -> _Item | None:
    """The first item that the others lack, or have fewer times."""
    left = Counter(item.essence for item in others)
    for item in items:
        if not left[item.essence]:
            return item
        left[item.essence] -= 1
    return None
