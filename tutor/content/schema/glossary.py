"""The schema of the glossary."""

from __future__ import annotations

from tutor.content.glossary import TermKeys
from tutor.content.schema.docs import meaning_of
from tutor.content.schema.shapes import DRAFT, Library, Schema, mapping
from tutor.language import LANGUAGES


def glossary_schema() -> Schema:
    """What an editor has to know of the glossary's terms."""
    library = Library()
    term = library.refer("term", _term(library))
    terms = {"description": "The terms.", "type": "array", "items": term}
    return {
        "$schema": DRAFT,
        "title": "The glossary of the Euchre School",
        **mapping({"terms": terms}, required=["terms"]),
        "definitions": library.definitions,
    }


def _term(library: Library) -> Schema:
    """A term's names are keys of their own, one per language."""
    name = {"description": meaning_of(TermKeys, "names"), "type": "string"}
    avoid = mapping({lang: {"type": "array", "items": {"type": "string"}} for lang in LANGUAGES})
    keys: dict[str, bool | Schema] = {
        "id": library.key(TermKeys, "id"),
        **dict.fromkeys(LANGUAGES, name),
        "meaning": library.key(TermKeys, "meaning"),
        "avoid": {
            "description": "The words that no text may use for it; a star stands for any ending.",
            **avoid,
        },
    }
    return mapping(keys, required=["id", *LANGUAGES, "meaning"])
