"""The schema of puzzle files: the keys of each kind, and what a file's defaults make of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial

from tutor.content.answers import read_word
from tutor.content.fields import PuzzleKeys
from tutor.content.kinds import KINDS, kind_asked
from tutor.content.position import Position
from tutor.content.schema import meanings
from tutor.content.schema.docs import first_sentence, meaning_of
from tutor.content.schema.shapes import DRAFT, Library, Schema, described, mapping
from tutor.content.schema.vocabulary import caseless
from tutor.content.written import spelled
from tutor.rules import Reason

_STATED = "answer"


def puzzles_schema() -> Schema:
    """
    What an editor has to know of a file of puzzles.

    A key that `defaults` gives need not stand in the puzzle, and the kind may stand there for all.
    """
    library = Library()
    kinds = {kind: library.refer(f"kind-{kind}", _kind(library, kind)) for kind in KINDS}
    puzzle = library.refer("puzzle", _puzzle(library, kinds))
    keys = {
        "defaults": described(
            "What the puzzles of this file share: copied where a puzzle lacks it.", _defaults(library)
        ),
        "puzzles": {"description": "The puzzles.", "type": "array", "items": puzzle},
    }
    return {
        "$schema": DRAFT,
        "title": "Puzzles of the Euchre School",
        **mapping(keys, required=["puzzles"]),
        "allOf": [*_inherited(kinds), *_required()],
        "definitions": library.definitions,
    }


def _kind(library: Library, kind: str) -> Schema:
    """The keys of a kind; those of a question that is about another kind are told by that one."""
    others = _about_others(kind)
    if not others:
        return _keys(library, KINDS[kind])
    chosen = [
        {"if": _names("about", [other]), "then": library.refer(f"kind-{kind}-{other}", _keys(library, model))}
        for other, model in others.items()
    ]
    about = described(meaning_of(KINDS[kind], "about"), _one_of(others))
    return {"properties": {"about": about}, "allOf": chosen}


def _about_others(kind: str) -> dict[str, type[Position]]:
    """The kinds that a question of *kind* can be about; none, if it is about no other."""
    models = (
        {other: kind_asked(kind, other) for other in KINDS} if isinstance(kind_asked(kind), Reason) else {}
    )
    return {other: model for other, model in models.items() if not isinstance(model, Reason)}


def _keys(library: Library, model: type[Position]) -> Schema:
    """Every key that a puzzle may have."""
    own = {spelled(name): library.key(model, name) for name in model.model_fields}
    common: dict[str, bool | Schema] = {spelled(name): True for name in PuzzleKeys.model_fields}
    answer = {_STATED: library.words(partial(read_word, model.form))}
    about: dict[str, bool] = {"about": True} if "about" in own else {}
    return {"description": about_kind(model), **mapping({**common, **own, **answer, **about})}


def about_kind(model: type[Position]) -> str:
    """A kind's name, and what is asked."""
    return f"{meanings.sentence(f'kind-{model.kind}')}: {first_sentence(model)}"


def _puzzle(library: Library, kinds: dict[str, Schema]) -> Schema:
    """The keys of every puzzle, and by its kind the others."""
    chosen = [{"if": _is_of([kind]), "then": keys} for kind, keys in kinds.items()]
    return {"type": "object", "properties": _common(library), "allOf": chosen}


def _common(library: Library) -> dict[str, Schema]:
    keys = {
        spelled(name): library.key(PuzzleKeys, name) for name in PuzzleKeys.model_fields if name != "kind"
    }
    return {**keys, "kind": _kinds(library)}


def _defaults(library: Library) -> Schema:
    """Every key of any kind, but for an id: no two puzzles share it."""
    fields = ((model, name) for model in _models() for name in model.model_fields)
    own = {spelled(name): library.key(model, name) for model, name in fields}
    keys = {**own, **_common(library)}
    del keys["id"]
    return library.refer("defaults", mapping(keys))


def _models() -> Iterator[type[Position]]:
    for kind, model in KINDS.items():
        yield model
        yield from _about_others(kind).values()


def _kinds(library: Library) -> Schema:
    return described(meaning_of(PuzzleKeys, "kind"), library.refer("kind", _one_of(KINDS)))


def _one_of(kinds: Iterable[str]) -> Schema:
    """The kinds that an editor offers, and every spelling of them."""
    offered = [{"const": kind, "description": about_kind(KINDS[kind])} for kind in kinds]
    return {"anyOf": [*offered, _named(kinds)]}


def _named(kinds: Iterable[str]) -> Schema:
    return {"type": "string", "pattern": rf"^\s*(?:{'|'.join(map(caseless, kinds))})\s*$"}


def _names(key: str, kinds: Iterable[str]) -> Schema:
    """A mapping that names one of the kinds itself."""
    return {"properties": {key: _named(kinds)}, "required": [key]}


def _is_of(kinds: Iterable[str]) -> Schema:
    return _names("kind", kinds)


# What a puzzle needs depends on the file's defaults

_WITHOUT_KIND: Schema = {"not": {"required": ["kind"]}}


def _inherited(kinds: dict[str, Schema]) -> list[Schema]:
    """A puzzle without a kind has the keys of the kind that the defaults name."""
    return [
        {"if": _defaults_are(_is_of([kind])), "then": _each_puzzle(keys, where=_WITHOUT_KIND)}
        for kind, keys in kinds.items()
    ]


def _required() -> Iterator[Schema]:
    """A key that the puzzle's kind needs stands in the puzzle or in the defaults."""
    for key in ("id", "kind", _STATED):
        yield {"if": _not_by_default(key), "then": _each_puzzle({"required": [key]})}
    for key, kinds in _needed().items():
        demand: Schema = {"required": [key]}
        yield {"if": _not_by_default(key), "then": _each_puzzle(demand, where=_is_of(kinds))}
        inherited = {"allOf": [_not_by_default(key), _defaults_are(_is_of(kinds))]}
        yield {"if": inherited, "then": _each_puzzle(demand, where=_WITHOUT_KIND)}


def _needed() -> dict[str, list[str]]:
    """Keys with the kinds that can't do without them."""
    needed: dict[str, list[str]] = {}
    for kind, model in KINDS.items():
        for name, info in model.model_fields.items():
            if info.is_required():
                needed.setdefault(spelled(name), []).append(kind)
    return needed


def _defaults_are(schema: Schema) -> Schema:
    return {"properties": {"defaults": schema}, "required": ["defaults"]}


def _not_by_default(key: str) -> Schema:
    return {"not": _defaults_are({"required": [key]})}


def _each_puzzle(demand: Schema, *, where: Schema | None = None) -> Schema:
    """A demand on every puzzle, or on those that meet a condition."""
    item = {"if": where, "then": demand} if where else demand
    return {"properties": {"puzzles": {"items": item}}}
