"""The schema of a hand's file."""

from __future__ import annotations

from functools import partial

from tutor.content.answers import AnswerForm, read_word
from tutor.content.hands import HandKeys
from tutor.content.schema.docs import meaning_of
from tutor.content.schema.shapes import DRAFT, Library, Schema, described, mapping
from tutor.content.written import spelled

_RESULT = "result"


def hand_schema() -> Schema:
    """What an editor has to know of the keys of a hand."""
    library = Library()
    fields = HandKeys.model_fields
    keys = {spelled(name): library.key(HandKeys, name) for name in fields if name != _RESULT}
    points = library.words(partial(read_word, AnswerForm.POINTS))
    keys[_RESULT] = described(meaning_of(HandKeys, _RESULT), points)
    required = [spelled(name) for name, info in fields.items() if info.is_required()]
    return {
        "$schema": DRAFT,
        "title": "A hand of the Euchre School",
        **mapping(keys, required=required),
        "definitions": library.definitions,
    }
