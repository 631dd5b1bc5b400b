"""A first puzzle of a kind: a proved position, and what its author may add."""

from __future__ import annotations

from collections.abc import Iterator

from pydantic import BaseModel

from tutor.content.address import pairs_of
from tutor.content.answers import print_answer
from tutor.content.drawing import draw
from tutor.content.fields import PuzzleKeys, Shape, shape_of
from tutor.content.question import Question
from tutor.content.schema import schema_file
from tutor.content.schema.docs import meaning_of
from tutor.content.schema.puzzles import about_kind
from tutor.content.written import spelled
from tutor.language import LANGUAGES
from tutor.minds import Mind

DRAWS = 100
"""What some misconception gets wrong is far more frequent than one position in so many, if there is any."""

_MARGIN = 44
"""Where comments stand beside short keys."""


def skeleton(kind: str, id: str) -> str:
    """
    A puzzle file to begin with: a position by chance that some misconception gets wrong, if there is one.

    The same for the same kind and id.
    """
    question, mind = _instructive(kind)
    stated = _stated(question, mind, id)
    lines = [
        f"# yaml-language-server: $schema={schema_file('puzzles')}",
        f"# {about_kind(type(question.position))}",
        "# The engine proves the answer, and the traps: `tutor check FILE`.",
        "puzzles:",
        *(("  " if number else "- ") + line for number, line in enumerate(stated)),
        "  # What a puzzle may have besides: take away # and the blank after it, and write a value.",
        *(f"  # {line}" for line in _optional(mind)),
    ]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _instructive(kind: str) -> tuple[Question, Mind | None]:
    """A question with a mind that gets it wrong; any question, if none does in so many draws."""
    drawn = [question for number in range(DRAWS) if (question := draw(kind, None, f"new {kind} {number}"))]
    pairs = ((question, mind) for question in drawn for mind in question.minds if question.gets_wrong(mind))
    return next(pairs, (drawn[0], None))


def _stated(question: Question, mind: Mind | None, id: str) -> Iterator[str]:
    """What the puzzle states, each key with what it means; mappings are written below one another."""
    model = type(question.position)
    yield _key("id", id, PuzzleKeys)
    yield _key("kind", model.kind, PuzzleKeys)
    if mind:
        yield _key("skill", mind.skill, PuzzleKeys)
    above = ""
    for key, value in pairs_of(question):
        outer, dot, inner = key.partition(".")
        if dot and outer != above:
            yield _key(outer, "", model)
        above = outer
        yield f"  {inner}: {value}" if dot else _key(key, value, model)
    yield _key("answer", print_answer(question.computed), PuzzleKeys)
    if mind:
        yield _key("traps", mind.id, PuzzleKeys)


def _key(key: str, value: str, model: type[BaseModel]) -> str:
    return f"{f'{key}: {value}':<{_MARGIN}} # {meaning_of(model, key.replace('-', '_'))}"


def _optional(mind: Mind | None) -> Iterator[str]:
    """The keys that every puzzle may have and this one has not."""
    stated = {"skill", "traps"} if mind else set()
    for name, info in PuzzleKeys.model_fields.items():
        if info.is_required() or name in stated | {"kind", "answer"}:
            continue
        by_language = shape_of(PuzzleKeys, name) is Shape.TEXTS
        value = "{" + ", ".join(f"{lang}: …" for lang in LANGUAGES) + "}" if by_language else ""
        yield _key(spelled(name), value, PuzzleKeys)
