"""Word for word, an editor takes what a field reads."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import product
from typing import Any

import pytest
from jsonschema import Draft7Validator
from yaml_core import load_core

from tutor.content.answers import AnswerForm, read_word
from tutor.content.fields import PuzzleKeys, parser_of
from tutor.content.kinds import KINDS, kind_asked
from tutor.content.lessons import LessonKeys
from tutor.content.position import Position
from tutor.content.schema.shapes import Library
from tutor.rules import GrammarError, parse_rule, rule_names

SUIT_NAMES = ("clubs", "diamonds", "hearts", "spades")
WORDS = [
    *("".join(pair) for pair in product([*"23456789TJQKA1", "10", "11"], "CDHSX♣♦♥♠")),
    *(card + "\ufe0f" for card in ("J♦", "JD")),
    *"CDHSNEWX♣♦♥♠",
    *SUIT_NAMES,
    *(
        "north",
        "east",
        "south",
        "west",
        "joker",
        "none",
        "all",
        "down",
        "right",
        "left",
        "pass",
        "order",
        "show",
    ),
    *("take", "leave", "dummy", "alone", "together", "no-trump", "no_trump", "misere", "nap", "wellington"),
    *("bluecher", "bid-3", "bid-0", "bid_12", "bid-100", "bid", "win", "lose", "keep-partner-winning"),
    *(f"{word}-alone" for word in ("order", "h", *SUIT_NAMES, "no-trump", "♥", "pass", "nap", "x")),
    *(
        "true",
        "false",
        "yes",
        "no",
        "on",
        "off",
        "0",
        "1",
        "2",
        "3",
        "4",
        "7",
        "99",
        "-1",
        "x",
        "?",
        "-",
    ),
    *("9-9", "9-", "-9-9", "8--3", "1-2-3-4", "1-2-3-4-5", "1234-5", "2026-11-30", "2026-1-5", "30.11.2026"),
    *("makers", "defenders", "both", "wins", "slam", "carry", "left_of_loner", "left-of-loner", "pairs"),
    *(
        "left-plain",
        "left_plain",
        "left plain",
        "follow-suit",
        "two-handed",
        "standard",
        "a-b",
        "a--b",
        "a_b",
    ),
]
MODELS = [PuzzleKeys, LessonKeys, Position, *KINDS.values()]
MODELS += [model for kind in KINDS if isinstance(model := kind_asked("reason", kind), type)]
PARSERS: dict[Any, Callable[[str], Any]] = {
    **{name: partial(parse_rule, name) for name in rule_names() if name != "seats"},
    **{form: partial(read_word, form) for form in AnswerForm},
    **{
        parse.__qualname__: parse
        for model in MODELS
        for field in model.model_fields
        if (parse := parser_of(model, field))  # type: ignore[arg-type]  # all are models
    },
}


@pytest.mark.parametrize("parse", PARSERS.values(), ids=map(str, PARSERS))
def test_an_editor_takes_the_words_that_the_field_reads_and_no_other(parse: Callable[[str], Any]) -> None:
    library = Library()
    schema = library.word(parse)
    judge = Draft7Validator({**schema, "definitions": library.definitions})
    spellings = {spelling for word in WORDS for spelling in (word, word.upper(), word.title())}
    differ = {}
    for text in sorted(spellings):
        try:
            parse(text)
        except GrammarError:
            read = False
        else:
            read = True
        value = load_core(text) if text.removeprefix("-").isdigit() else text
        if judge.is_valid(value) is not read:
            differ[text] = read

    assert differ == {}
