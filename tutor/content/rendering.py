"""Lessons as HTML: an extension of Python-Markdown for directives, claims, terms and placeholders."""

from __future__ import annotations

import re
from collections.abc import Mapping
from html import escape, unescape

from markdown import Markdown
from markdown.extensions import Extension
from markdown.extensions.fenced_code import FencedCodeExtension
from markdown.extensions.sane_lists import SaneListExtension
from markdown.extensions.tables import TableExtension
from markdown.preprocessors import Preprocessor
from markdown.util import ETX, STX

from tutor.content.claims import Claim, read_claim
from tutor.content.directives import Directive, Renderer, read_directive
from tutor.content.marks import Form, Mark, scan
from tutor.content.problems import START
from tutor.content.texts import fill
from tutor.language import lexicon
from tutor.rules import Card, Suit, Trick

_BEFORE_FENCES = 27
"""After the normalising of white space, before Markdown takes fenced code out."""
_CODE = STX + ETX
"""Stands for code while the words around it get their no-break spaces; Markdown leaves none in a source."""


class LessonExtension(Extension):
    """
    What a lesson's Markdown has beyond Markdown, and lacks: raw HTML is shown as text.

    Indented code is no code either; only fences are, so that an indented line is never hidden from the check.

    Args:
        names: The terms' own names in this language, for links without a text.
    """

    def __init__(self, lang: str, names: Mapping[str, str], renderer: Renderer) -> None:
        super().__init__()
        self.lang, self.names, self.renderer = lang, names, renderer

    def extendMarkdown(self, md: Markdown) -> None:  # noqa: N802  # Markdown's name
        md.preprocessors.register(LessonMarks(md, self), "lesson-marks", _BEFORE_FENCES)
        md.preprocessors.deregister("html_block")
        md.inlinePatterns.deregister("html")
        md.parser.blockprocessors.deregister("code")


class LessonMarks(Preprocessor):
    """
    Puts words, or what the renderer makes, in the place of each mark.

    A preprocessor, so that a bar inside `[[term|text]]` does not divide a table's cells.
    """

    def __init__(self, md: Markdown, lesson: LessonExtension) -> None:
        super().__init__(md)
        self._lesson = lesson

    def run(self, lines: list[str]) -> list[str]:
        source = "\n".join(lines)
        pieces, code, end = [], [], 0
        for mark in scan(source):
            pieces.append(source[end : mark.start])
            end = mark.end
            if mark.form is Form.CODE:
                code.append(mark.text)
            pieces.append(_CODE if mark.form is Form.CODE else self._shown(mark))
        text = lexicon(self._lesson.lang).typography("".join([*pieces, source[end:]]))
        kept = iter(code)
        return re.sub(_CODE, lambda _: next(kept), text).split("\n")

    def _shown(self, mark: Mark) -> str:
        match mark.form:
            case Form.DIRECTIVE:
                html = self._directive(mark.text).show(self._lesson.renderer)
                return f"\n\n{self._stash(html)}\n\n"
            case Form.TERM:
                return self._stash(self._term(mark))
            case Form.CLAIM:
                return self._claim(mark.text).words(self._lesson.lang)
            case Form.PLACEHOLDER:
                return fill(mark.text, self._lesson.lang)
        return mark.text

    def _stash(self, html: str) -> str:
        """Keeps Markdown's hands off the HTML; of nothing no empty paragraph shall become."""
        return self.md.htmlStash.store(html.strip()) if html.strip() else ""

    def _directive(self, line: str) -> Directive:
        directive = read_directive(line, START)
        if not isinstance(directive, Directive):
            raise ValueError(f"a lesson that was not checked: {line}")
        return directive

    def _claim(self, text: str) -> Claim:
        claim = read_claim(text)
        if not isinstance(claim, Claim):
            raise ValueError(f"a lesson that was not checked: {text}")
        return claim

    def _term(self, mark: Mark) -> str:
        id, shown = mark.term
        text = self._lesson.names[id] if shown is None else fill(shown, self._lesson.lang)
        return self._lesson.renderer.term(id, text)


def to_html(source: str, lang: str, names: Mapping[str, str], renderer: Renderer) -> str:
    """A checked text as HTML."""
    extensions = [
        LessonExtension(lang, names, renderer),
        FencedCodeExtension(),
        SaneListExtension(),
        TableExtension(),
    ]
    return Markdown(extensions=extensions, output_format="html").convert(source)


_TAG = re.compile(r"<[^<>]*>")


def to_plain(source: str, lang: str, names: Mapping[str, str]) -> str:
    """
    A checked paragraph as plain text.

    >>> to_plain("Play *{JD}*, the [[left-bower|left bower]].", "en", {})
    'Play the jack of diamonds, the left bower.'
    """
    html = to_html(source, lang, names, _PlainText())
    return re.sub("[ \n]+", " ", unescape(_TAG.sub("", html))).strip()


class _PlainText:
    """Shows terms as their words, and nothing that stands on a line of its own."""

    def puzzle(self, id: str) -> str:
        return ""

    def hand(self, id: str, stop: str | None) -> str:
        return ""

    def cards(self, cards: tuple[Card, ...]) -> str:
        return ""

    def trick(self, trick: Trick, trump: Suit | None) -> str:
        return ""

    def generate(self, kind: str, skill: str | None, n: int) -> str:
        return ""

    def term(self, id: str, text: str) -> str:
        return escape(text, quote=False)
