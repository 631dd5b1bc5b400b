"""JSON Schemas of the files that authors write, so that their editors complete and check them."""

from __future__ import annotations

from collections.abc import Callable
from types import MappingProxyType

from tutor.content.schema.glossary import glossary_schema
from tutor.content.schema.hands import hand_schema
from tutor.content.schema.lessons import lesson_schema
from tutor.content.schema.puzzles import puzzles_schema
from tutor.content.schema.shapes import Schema

__all__ = ["FOLDERS", "SCHEMAS", "Schema", "schema_file"]

SCHEMAS: MappingProxyType[str, Callable[[], Schema]] = MappingProxyType(
    {
        "puzzles": puzzles_schema,
        "hand": hand_schema,
        "lesson": lesson_schema,
        "glossary": glossary_schema,
    }
)
"""The schema of each sort of file, by its name."""

FOLDERS = MappingProxyType(
    {"puzzles": "puzzles", "hand": "puzzles", "lesson": "lessons", "glossary": "lessons"}
)
"""In which folder of the content a schema lies."""


def schema_file(name: str) -> str:
    """
    What the file of a schema is called.

    >>> schema_file("puzzles")
    'puzzles.schema.json'
    """
    return f"{name}.schema.json"
