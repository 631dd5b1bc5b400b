"""Fluent files are read without mercy: what Fluent would drop without a word is refused."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from fluent.syntax import FluentParser, ast

from tutor.language.errors import LanguageError


def read_messages(sources: Mapping[str, str]) -> tuple[list[ast.Resource], dict[str, str]]:
    """
    The resources of a language, file name to text, and the ids of all their messages with their files.

    Raises:
        LanguageError: For a piece that is no message, and for an id that is given twice, be it in two files.
    """
    resources, owners = [], dict[str, str]()
    for name, text in sources.items():
        resource = FluentParser().parse(text)
        for message_id in _ids(name, text, resource):
            if message_id in owners:
                raise LanguageError(f"{name}: {message_id} is already in {owners[message_id]}")
            owners[message_id] = name
        resources.append(resource)
    return resources, owners


def _ids(name: str, text: str, resource: ast.Resource) -> Iterator[str]:
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
            raise LanguageError(f"{name}:{line}: {_complaint(entry)}: {(entry.content or '')[:60]!r}")
        if isinstance(entry, ast.Message):
            if entry.value is None:
                raise LanguageError(f"{name}: {entry.id.name} says nothing")
            yield entry.id.name
        elif isinstance(entry, ast.Term):
            raise LanguageError(
                f"{name}: -{entry.id.name} is a term; they fall back to a wrong case in silence"
            )


def _complaint(junk: ast.Junk) -> str:
    return "; ".join(annotation.message or "" for annotation in junk.annotations or [])
