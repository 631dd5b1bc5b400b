"""The schema of lesson.yaml."""

from __future__ import annotations

from tutor.content.lessons import LessonKeys
from tutor.content.schema.shapes import DRAFT, Library, Schema, mapping
from tutor.content.written import spelled


def lesson_schema() -> Schema:
    """What an editor has to know of a lesson's keys."""
    library = Library()
    fields = LessonKeys.model_fields
    keys = {spelled(name): library.key(LessonKeys, name) for name in fields}
    required = [spelled(name) for name, info in fields.items() if info.is_required()]
    return {
        "$schema": DRAFT,
        "title": "A lesson of the Euchre School",
        **mapping(keys, required=required),
        "definitions": library.definitions,
    }
