"""What the definitions say of themselves: the docstrings of models and of their fields."""

from __future__ import annotations

import ast
import inspect
import textwrap
from functools import lru_cache

from pydantic import BaseModel


def meaning_of(model: type[BaseModel], field: str) -> str:
    """
    The description of a field, or what is written below its definition, in the model or the nearest above it.

    Raises:
        LookupError: Where nothing is written.
    """
    if described := model.model_fields[field].description:
        return described
    for owner in model.__mro__:
        if issubclass(owner, BaseModel) and field in (meanings := _meanings(owner)):
            return meanings[field]
    raise LookupError(f"{model.__name__}.{field} has no docstring")


def first_sentence(model: type[BaseModel]) -> str:
    """What a model is, in one line."""
    return " ".join((inspect.getdoc(model) or "").partition("\n\n")[0].split())


@lru_cache(maxsize=128)
def _meanings(model: type[BaseModel]) -> dict[str, str]:
    """The docstrings of the fields that *model* itself defines."""
    try:
        source = textwrap.dedent(inspect.getsource(model))
    except (OSError, TypeError):
        # A class that no file defines has no field of its own that needs words.
        return {}
    (definition,) = ast.parse(source).body
    if not isinstance(definition, ast.ClassDef):
        return {}
    pairs = zip(definition.body, definition.body[1:], strict=False)
    return dict(filter(None, (_described(field, below) for field, below in pairs)))


def _described(field: ast.stmt, below: ast.stmt) -> tuple[str, str] | None:
    """A field's name and the text below it, if it is a field and a text."""
    match field, below:
        case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(text))):
            return name, " ".join(text.split())
    return None
