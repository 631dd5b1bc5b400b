"""Any position as pairs of key and value: an address, or a claim inside a lesson."""

from __future__ import annotations

from collections.abc import Sequence

from tutor.content.fields import QuestionKeys
from tutor.content.guess import guess
from tutor.content.kinds import kind_asked
from tutor.content.problems import START, Problem
from tutor.content.question import Question, find_position_faults, read_rules
from tutor.content.source import Entry, Mapping, Scalar, plain_key
from tutor.content.written import Written, key_of, spelled
from tutor.rules import Reason

Pairs = Sequence[tuple[str, str]]
"""Keys and values as written; a mapping is dotted: ("rules.min-rank", "7")."""


def read_ask(kind: str, pairs: Pairs) -> Question | list[Problem]:
    """The question that the pairs state, or everything that is wrong with them; places mean nothing here."""
    about = next((value for key, value in pairs if plain_key(key) == "about"), None)
    model = kind_asked(kind, about)
    if isinstance(model, Reason):
        return [Problem(model.code, START, model)]
    keys, facts = Written(QuestionKeys, START), Written(model, START)
    known = {**QuestionKeys.model_fields, **model.model_fields}
    entries, problems = _entries(pairs)
    keys.problems.extend(problems)
    for entry in entries:
        name = key_of(entry)
        if name in known:
            (keys if name in QuestionKeys.model_fields else facts).take(entry)
        else:
            nearest = guess(entry.key.text, map(spelled, known))
            reason = Reason("unknown-key", key=entry.key.text, guess=nearest)
            keys.problems.append(Problem("unknown-key", START, reason))
    return _question(keys, facts, model)


def _question(keys: Written, facts: Written, model: type) -> Question | list[Problem]:
    question_keys, position = keys.build(QuestionKeys), facts.build(model)
    rules = read_rules(question_keys, keys) if question_keys else None
    problems = [*keys.problems, *facts.problems]
    if problems or not (question_keys and position and rules):
        return problems
    faults = [Problem(f.code, START, f.reason) for f in find_position_faults(position, rules, facts)]
    return faults or Question(question_keys.variant, rules, position)


def _entries(pairs: Pairs) -> tuple[list[Entry], list[Problem]]:
    """The pairs as a YAML mapping would have them, each key once, and the keys that came again."""
    plain: dict[str, Entry] = {}
    mappings: dict[str, dict[str, Entry]] = {}
    problems = []
    for key, value in pairs:
        outer, dot, inner = key.partition(".")
        whole = Entry(Scalar(outer, START), Scalar(value, START))
        entry = Entry(Scalar(inner, START), whole.value) if dot else whole
        into, others = (mappings.setdefault(key_of(whole), {}), plain) if dot else (plain, mappings)
        if key_of(entry) in into or key_of(whole) in others:
            problems.append(Problem("duplicate-key", START, Reason("key-twice", key=key)))
        into.setdefault(key_of(entry), entry)
    for name, inside in mappings.items():
        plain[name] = Entry(Scalar(name, START), Mapping(tuple(inside.values()), START))
    return list(plain.values()), problems
