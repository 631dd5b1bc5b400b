"""One language's text of a lesson: read, and every fault in it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from tutor.content.claims import Claim, disprove, read_claim
from tutor.content.directives import Directive, Known, Renderer, read_directive
from tutor.content.glossary import Glossary
from tutor.content.guess import guess
from tutor.content.marks import Form, Mark, Page
from tutor.content.problems import START, Problem
from tutor.content.rendering import to_html, to_plain
from tutor.content.texts import find_placeholder_faults
from tutor.rules import Reason

_HEADING = re.compile(r"^#(?!#)[ \t]*([^\n]*?)[ #]*$", re.MULTILINE)
_PARAGRAPH = re.compile(r"(?:^(?!#|:::|[ ]*(?:[-*+][ ]|[>|])|[ ]*\d+\.|\0)[^\n]*\S[^\n]*\n?)+", re.MULTILINE)
_PICTURE = re.compile(r"!\[[^\]\n]*\][(\[]")
_LINK = re.compile(r"(?:\]\(|^[ ]*\[[^\]\n]+\]:)\s*<?([a-z][a-z0-9+.-]*):", re.IGNORECASE | re.MULTILINE)
_SCHEMES = ("http", "https", "mailto")
_QUOTED = 60


@dataclass(frozen=True)
class LessonText:
    """What a reader of one language gets. Only a text without an error can be rendered."""

    lang: str
    """The language it is in: English where that reader's is missing."""
    title: str
    description: str
    """The first paragraph, as plain text."""
    source: str = field(repr=False)
    names: Mapping[str, str] = field(repr=False)
    """The glossary's terms in this language."""


def render_text(text: LessonText, lang: str, renderer: Renderer) -> str:
    """The whole text as HTML, its title a first-level heading; raw HTML in it is shown as text."""
    return to_html(text.source, lang, text.names, renderer)


def read_text(page: Page, lang: str, glossary: Glossary) -> LessonText:
    """A page that was found without errors."""
    names = {id: term.names[lang] for id, term in glossary.terms.items()}
    heading = _HEADING.search(page.without_code)
    first = _PARAGRAPH.search(page.without_code, heading.end() if heading else 0)
    title, description = (
        to_plain(page.source[found.start(part) : found.end(part)], lang, names) if found else ""
        for found, part in ((heading, 1), (first, 0))
    )
    return LessonText(lang, title, description, page.source, names)


def find_faults(page: Page, lang: str, known: Known, glossary: Glossary) -> Iterator[Problem]:
    """Everything that is wrong with one text, the other languages aside."""
    yield from _heading_faults(page)
    yield from _link_faults(page)
    for mark in page.marks:
        yield from _mark_faults(page, mark, lang, known, glossary)
    for start, word, instead in glossary.avoided(page.prose, lang):
        yield Problem("word", page.place(start), Reason("word-avoid", text=word, instead=instead))


def _heading_faults(page: Page) -> Iterator[Problem]:
    headings = list(_HEADING.finditer(page.without_code))
    if not headings:
        yield Problem("grammar", START, Reason("title-missing"))
        return
    line = page.place(headings[0].start()).line
    for again in headings[1:]:
        yield Problem("grammar", page.place(again.start()), Reason("title-twice", line=line))
    if not _PARAGRAPH.search(page.without_code, headings[0].end()):
        yield Problem("grammar", page.place(headings[0].start()), Reason("description-missing"))


def _link_faults(page: Page) -> Iterator[Problem]:
    """Nothing is fetched from elsewhere, and a link leads to a page."""
    for found in _PICTURE.finditer(page.without_code):
        yield Problem("grammar", page.place(found.start()), Reason("no-images"))
    for found in _LINK.finditer(page.without_code):
        if found[1].casefold() not in _SCHEMES:
            yield Problem("grammar", page.place(found.start(1)), Reason("unsafe-link", text=f"{found[1]}:"))


def _mark_faults(page: Page, mark: Mark, lang: str, known: Known, glossary: Glossary) -> Iterator[Problem]:
    place = page.place(mark.start)
    match mark.form:
        case Form.DIRECTIVE:
            directive = read_directive(mark.text, place, known)
            if not isinstance(directive, Directive):
                yield from directive
        case Form.CLAIM:
            for problem in _claim_faults(mark.text):
                yield Problem(problem.code, place, problem.reason, notes=problem.notes)
        case Form.TERM:
            yield from _term_faults(page, mark, lang, glossary)
        case Form.PLACEHOLDER:
            yield from _placeholder_faults(page, mark.text, mark.start, lang)
        case Form.BROKEN:
            yield _broken(page, mark)


def _claim_faults(text: str) -> list[Problem]:
    claim = read_claim(text)
    if not isinstance(claim, Claim):
        return claim
    return [problem] if (problem := disprove(claim)) else []


def _term_faults(page: Page, mark: Mark, lang: str, glossary: Glossary) -> Iterator[Problem]:
    id, shown = mark.term
    if id not in glossary.terms:
        reason = Reason("term-unknown", text=id, guess=guess(id, glossary.terms))
        yield Problem("directive", page.place(mark.start), reason)
    if shown is not None:
        yield from _placeholder_faults(page, shown, mark.end - 2 - len(shown), lang)
        if not shown.strip():
            yield Problem("directive", page.place(mark.start), Reason("directive-arguments", text=mark.text))


def _placeholder_faults(page: Page, text: str, start: int, lang: str) -> Iterator[Problem]:
    for index, reason in find_placeholder_faults(text, lang, None):
        yield Problem("placeholder", page.place(start + index), reason)


def _broken(page: Page, mark: Mark) -> Problem:
    """Something that begins like a mark; the message quotes how it goes on."""
    place, text = page.place(mark.start), page.source[mark.start : mark.start + _QUOTED].partition("\n")[0]
    if mark.text.startswith("{"):
        return Problem("placeholder", place, Reason("placeholder-unknown", text=text))
    if mark.text.startswith(":"):
        return Problem("directive", place, Reason("directive-own-line", text=text))
    if mark.text == "[[":
        return Problem("directive", place, Reason("directive-arguments", text=text))
    return Problem("grammar", place, Reason("claim-broken", text=text))
