"""Where YAML is broken: the place that a person would mend, which is seldom where the parser gave up."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any, cast

import yaml

from tutor.content.problems import Place, Problem
from tutor.rules import Reason

LINE_BREAK = re.compile("\r\n|\r|\n")

_STAND_IN = "\ufdd0"  # no character, by Unicode's rules; no file that is parsed holds it
_TAG_OR_QUESTION = re.compile(
    r"""(?<![^\s,\[\]{}])![^\s,\[\]{}]+|(?<=[^\s,\[\]{}])\?|(?<=[^\s,\[\]{}:?"'-] )\?"""
)

_KEY_FIRST = re.compile(r"( *(?:- +)*)[a-z][a-z0-9_-]* *")
_GLUED_KEY = re.compile(r"^[ -]*[a-z][a-z0-9_-]*(:)[^\s/]", re.MULTILINE)
_PROPERTY = re.compile(r"[&*]?[\w-]+|\S+")
_CLOSING = {"[": "]", "{": "}"}


class PureLoader(yaml.SafeLoader):
    """
    PyYAML's own parser, with a question mark inside plain text left alone, as libyaml leaves it.

    Without that, `{say: Who wins?}` is broken for the one and right for the other.
    """

    def __init__(self, text: str) -> None:
        super().__init__(_TAG_OR_QUESTION.sub(lambda found: _STAND_IN if found[0] == "?" else found[0], text))

    def get_event(self) -> Any:
        """The next event, a scalar's text as it was written."""
        event: Any = cast(Any, super()).get_event()
        if isinstance(event, yaml.ScalarEvent):
            event.value = event.value.replace(_STAND_IN, "?")
        return event


def place_of_mark(mark: Any) -> Place:
    """PyYAML counts from 0."""
    return Place(mark.line + 1, mark.column + 1)


def advance(place: Place, passed: str) -> Place:
    """The place behind *passed*, which begins at *place*."""
    *lines, last = LINE_BREAK.split(passed)
    if not lines:
        return Place(place.line, place.column + len(passed))
    return Place(place.line + len(lines), len(last) + 1)


def find_break(text: str, error: Exception, reached: Any) -> Problem:
    """The one problem of a file that is no YAML, as *error* says; it was read up to the mark *reached*."""
    if not isinstance(error, yaml.MarkedYAMLError) or error.problem_mark is None:
        return _other(_back_to(text, reached, "\\"), str(error))
    stumble = _Stumble(text, error.problem_mark, error.problem or "", error.context or "", error.context_mark)
    for rule in _RULES:
        if problem := rule(stumble):
            return problem
    return _other(stumble.place, stumble.problem)


@dataclass(frozen=True)
class _Stumble:
    """Where the parser gave up, and what it said."""

    text: str
    mark: Any
    problem: str
    context: str
    context_mark: Any

    @property
    def place(self) -> Place:
        return place_of_mark(self.mark)

    @property
    def before(self) -> str:
        """What stands before it in its line."""
        return self.text[self.mark.index - self.mark.column : self.mark.index]

    @cached_property
    def tokens(self) -> list[Any]:
        """The tokens that begin before it."""
        return [token for token in _tokens(self.text) if token.start_mark.index < self.mark.index]

    @property
    def open_bracket(self) -> Any:
        """The mark of the innermost bracket that is open here, or none."""
        marks = []
        for token in self.tokens:
            if isinstance(token, yaml.FlowSequenceStartToken | yaml.FlowMappingStartToken):
                marks.append(token.start_mark)
            elif marks and isinstance(token, yaml.FlowSequenceEndToken | yaml.FlowMappingEndToken):
                marks.pop()
        return marks[-1] if marks else None

    def indentation(self, mark: Any) -> int:
        """How far the line of *mark* is indented."""
        line = self.text[mark.index - mark.column :]
        return len(line) - len(line.lstrip(" "))


def _tokens(text: str) -> Iterator[Any]:
    loader: Any = PureLoader(text)
    try:
        while loader.check_token():
            yield loader.get_token()
    except (yaml.YAMLError, ValueError, OverflowError):
        yield from loader.tokens


def _other(place: Place, detail: str) -> Problem:
    return Problem("yaml", place, Reason("yaml-other", detail=detail))


def _indent(place: Place) -> Problem:
    return Problem("yaml", place, Reason("yaml-indent"))


def _unclosed(stumble: _Stumble, opening: Any) -> Problem:
    return Problem("yaml", place_of_mark(opening), Reason("yaml-unclosed", text=stumble.text[opening.index]))


def _back_to(text: str, mark: Any, sign: str) -> Place:
    """The place of the last *sign* in the line up to *mark*, or that of the mark."""
    found = text.rfind(sign, mark.index - mark.column, mark.index + 1)
    return place_of_mark(mark) if found < 0 else Place(mark.line + 1, found - mark.index + mark.column + 1)


def _tab(stumble: _Stumble) -> Problem | None:
    if stumble.text[stumble.mark.index :][:1] != "\t":
        return None
    return Problem("tab", stumble.place, Reason("tab"))


def _quote_without_end(stumble: _Stumble) -> Problem | None:
    if stumble.context != "while scanning a quoted scalar":
        return None
    return _unclosed(stumble, stumble.context_mark)


def _quote_ended_by_the_next(stumble: _Stumble) -> Problem | None:
    """`say: "abc`, then `hint: "def"` in the next line: the first text ends where the second was to begin."""
    for token in reversed(stumble.tokens):
        if isinstance(token, yaml.ScalarToken) and token.style in ("'", '"'):
            begin, end = token.start_mark, token.end_mark
            glued = stumble.text[end.index :][:1] not in (*" \r\n,]}:", "")
            return _unclosed(stumble, begin) if begin.line < end.line == stumble.mark.line and glued else None
    return None


def _bracket(stumble: _Stumble) -> Problem | None:
    """A bracket that nothing closes: up to the file's end, another's closing, or a line that begins anew."""
    opening, here = stumble.open_bracket, stumble.mark
    if opening is None:
        return None
    bracket, sign = stumble.text[opening.index], stumble.text[here.index :][:1]
    later = here.line > opening.line
    if (
        not stumble.text[here.index :].strip()
        or (sign in ("]", "}") and sign != _CLOSING[bracket])
        or (later and stumble.indentation(here) <= stumble.indentation(opening))
        or (later and sign == ":" and bracket == "[")
    ):
        return _unclosed(stumble, opening)
    return None


def _second_document(stumble: _Stumble) -> Problem | None:
    ended = any(isinstance(token, yaml.DocumentEndToken) for token in stumble.tokens)
    if not ended or not stumble.problem.startswith("expected '<document start>'"):
        return None
    return Problem("yaml", stumble.place, Reason("many-documents"))


def _anchor_or_tag(stumble: _Stumble) -> Problem | None:
    """`say: *wichtig* ist`: text that begins with a sign of YAML's own."""
    kinds = {"an alias": "alias-unknown", "an anchor": "alias", "a tag": "tag"}
    kind = kinds.get(re.sub("^while (scanning|parsing) ", "", stumble.context))
    mark = stumble.context_mark
    if stumble.problem.startswith("found undefined tag handle"):
        kind, mark = "tag", stumble.mark
    if kind is None:
        return None
    found = _PROPERTY.match(stumble.text, mark.index)
    code = "tag" if kind == "tag" else "alias"
    return Problem(code, place_of_mark(mark), Reason(kind, text=found[0] if found else ""))


def _escape(stumble: _Stumble) -> Problem | None:
    if stumble.context != "while scanning a double-quoted scalar":
        return None
    return _other(_back_to(stumble.text, stumble.mark, "\\"), stumble.problem)


def _colon(stumble: _Stumble) -> Problem | None:
    """A colon inside text; or the colon of a key that the text of the line above has swallowed."""
    in_flow = stumble.problem.endswith("but got ':'")
    if not in_flow and stumble.problem != "mapping values are not allowed here":
        return None
    key = _KEY_FIRST.fullmatch(stumble.before)
    text = next((token for token in reversed(stumble.tokens) if isinstance(token, yaml.ScalarToken)), None)
    if key is None or text is None or text.start_mark.line == stumble.mark.line:
        return Problem("yaml", stumble.place, Reason("yaml-colon"))
    if glued := _glued_colon(stumble, text.start_mark):
        return glued
    place = Place(stumble.place.line, len(key[1]) + 1)
    return _other(place, stumble.problem) if in_flow else _indent(place)


def _glued_colon(stumble: _Stumble, begin: Any) -> Problem | None:
    """`id:abc`: without a space behind it a colon makes no key."""
    found = _GLUED_KEY.search(stumble.text[begin.index : stumble.mark.index])
    if found is None:
        return None
    place = advance(place_of_mark(begin), found.string[: found.start(1)])
    return _other(place, "a space is missing behind the colon")


def _line_out_of_place(stumble: _Stumble) -> Problem | None:
    if not stumble.problem.startswith(("expected <block end>", "expected '<document start>'")):
        return None
    blocks = yaml.BlockMappingStartToken | yaml.BlockSequenceStartToken
    if stumble.before.strip(" ") or not any(isinstance(token, blocks) for token in stumble.tokens):
        return None
    return _indent(stumble.place)


def _line_without_colon(stumble: _Stumble) -> Problem | None:
    if stumble.context != "while scanning a simple key":
        return None
    place = place_of_mark(stumble.context_mark)
    return _glued_colon(stumble, stumble.context_mark) or _other(place, stumble.problem)


_RULES = (
    _tab,
    _quote_without_end,
    _quote_ended_by_the_next,
    _bracket,
    _second_document,
    _anchor_or_tag,
    _escape,
    _colon,
    _line_out_of_place,
    _line_without_colon,
)
