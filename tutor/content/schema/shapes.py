"""How a field is written down, as JSON Schema."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from pydantic import BaseModel

from tutor.content.fields import Shape, WrittenHand, WrittenTrick, parse_step, parser_of, shape_of
from tutor.content.schema import meanings
from tutor.content.schema.docs import meaning_of
from tutor.content.schema.vocabulary import Parser, Vocabulary, vocabulary_of
from tutor.content.written import spelled
from tutor.language import LANGUAGES
from tutor.rules import parse_rule, rule_names

Schema = dict[str, Any]

DRAFT = "http://json-schema.org/draft-07/schema#"
"""The draft that editors' YAML servers know best."""

_BETWEEN = r"[\s,]+"
_TEXT: Schema = {"type": ["string", "number", "boolean"]}
"""Any text: an editor takes `1990` for a number."""


class Library:
    """The definitions of one schema, each written once and referred to by its name."""

    def __init__(self) -> None:
        self.definitions: dict[str, Schema] = {}

    def refer(self, name: str, schema: Schema) -> Schema:
        """A reference to *schema*, which is called *name* or, where another has that name, `name-2`, …"""
        unique, number = name, 1
        while self.definitions.setdefault(unique, schema) != schema:
            number += 1
            unique = f"{name}-{number}"
        return {"$ref": f"#/definitions/{unique}"}

    def key(self, model: type[BaseModel], field: str) -> Schema:
        """What may stand behind a key, and what the key means."""
        value = self._value(model, field)
        return self.refer(f"key-{spelled(field)}", described(meaning_of(model, field), value))

    def _value(self, model: type[BaseModel], field: str) -> Schema:
        parse = parser_of(model, field)
        match shape_of(model, field):
            case None:
                return self.word(parse)
            case Shape.WORDS:
                return self.words(parse)
            case Shape.TRICK:
                return self._trick()
            case Shape.TRICKS:
                return self._tricks()
            case Shape.HANDS:
                return self.refer("hands", self._hands())
            case Shape.TEXTS:
                return self.refer("texts" if parse is None else f"{spelled(field)}-texts", texts(parse))
            case Shape.RULES:
                return self.refer("rules", self._rules())
            case Shape.NOTES:
                return self.refer("notes", self._notes())

    def word(self, parse: Parser | None) -> Schema:
        """One word."""
        vocabulary = vocabulary_of(parse)
        return _TEXT if vocabulary.is_free else self.refer(vocabulary.name, _one(vocabulary))

    def words(self, parse: Parser | None) -> Schema:
        """Several words: a text, or a list of texts."""
        vocabulary = vocabulary_of(parse)
        if vocabulary.is_free:
            return {"anyOf": [_TEXT, {"type": "array", "items": _TEXT, "minItems": 1}]}
        one, several = self.word(parse), _text_of(f"(?:{vocabulary.spelling})")
        listed = {"type": "array", "items": {"anyOf": [one, several]}, "minItems": 1}
        return self.refer(f"{vocabulary.name}s", {"anyOf": [one, several, listed]})

    def _trick(self) -> Schema:
        leader, card = (
            f"(?:{vocabulary_of(parser_of(WrittenTrick, f)).spelling})" for f in ("leader", "cards")
        )
        text = {"type": "string", "pattern": rf"^[\s,]*{leader}(?:{_BETWEEN}{card})*[\s,]*$"}
        words = {"type": "array", "items": {"type": "string"}, "minItems": 1}
        return self.refer("trick", {"anyOf": [text, words]})

    def _tricks(self) -> Schema:
        spellings = (vocabulary_of(parser_of(WrittenTrick, field)).spelling for field in ("leader", "cards"))
        tricks = {"type": "array", "items": self._trick(), "minItems": 1}
        return self.refer("tricks", {"anyOf": [tricks, _text_of(f"(?:{'|'.join(spellings)})")]})

    def _hands(self) -> Schema:
        """Every seat can be spelled in its own way; an editor offers the letters."""
        cards = self.words(parser_of(WrittenHand, "cards"))
        seats = vocabulary_of(parser_of(WrittenHand, "seat"))
        offered = {seat: described(meaning, cards) for seat, meaning in seats.words.items()}
        spelled_otherwise = {rf"^\s*(?:{seats.spelling})\s*$": cards}
        return {**mapping(offered, at_least=1), "patternProperties": spelled_otherwise}

    def _notes(self) -> Schema:
        """Every step can be spelled in its own way; an editor offers those that have a name."""
        steps, note = vocabulary_of(parse_step), self.refer("texts", texts())
        offered = {step: described(meaning, note) for step, meaning in steps.words.items()}
        spelled_otherwise = {rf"^\s*(?:{steps.spelling})\s*$": note}
        return {**mapping(offered, at_least=1), "patternProperties": spelled_otherwise}

    def _rules(self) -> Schema:
        return mapping({name: self._rule(name) for name in rule_names()}, at_least=1)

    def _rule(self, name: str) -> Schema:
        vocabulary = vocabulary_of(partial(parse_rule, name))
        explained = {word: meanings.of_rule(name, word) for word in vocabulary.words}
        return described(meanings.of_rule(name), _one(vocabulary._replace(words=explained)))


def described(meaning: str, schema: Schema) -> Schema:
    """*schema* with a description. Beside a reference draft 7 would not read it."""
    return {"description": meaning, **({"allOf": [schema]} if "$ref" in schema else schema)}


def mapping(
    properties: Mapping[str, Schema | bool], *, required: list[str] | None = None, at_least: int = 0
) -> Schema:
    """A mapping with these keys and no other."""
    needed: Schema = {"required": required} if required else {}
    enough: Schema = {"minProperties": at_least} if at_least else {}
    return {"type": "object", "properties": properties, "additionalProperties": False, **needed, **enough}


def texts(parse: Parser | None = None) -> Schema:
    """A text in every language."""
    vocabulary = vocabulary_of(parse)
    text = _TEXT if vocabulary.is_free else _one(vocabulary)
    return mapping(dict.fromkeys(LANGUAGES, text), required=list(LANGUAGES))


def _one(vocabulary: Vocabulary) -> Schema:
    offered = [] if vocabulary.is_yes_or_no else [_offer(*word) for word in vocabulary.words.items()]
    spelled = [{"type": "string", "pattern": rf"^\s*(?:{vocabulary.spelling})\s*$"}]
    numbers = [_range(*vocabulary.numbers)] if vocabulary.numbers else []
    either = [{"type": "boolean"}] if vocabulary.is_yes_or_no else []
    return {"anyOf": [*either, *offered, *numbers, *spelled]}


def _offer(word: str, meaning: str) -> Schema:
    """A word that an editor completes; without quotation marks, where it is a number."""
    constant: Schema = {"const": int(word) if word.isdigit() else word}
    return {**constant, "description": meaning} if meaning else constant


def _range(low: int, high: int) -> Schema:
    return {"type": "integer", "minimum": low, "maximum": high}


def _text_of(word: str) -> Schema:
    return {"type": "string", "pattern": rf"^[\s,]*(?:{word}(?:{_BETWEEN}|$))+$"}
