"""Any position as pairs of key and value: an address, or a claim inside a lesson."""

from __future__ import annotations

from collections.abc import Sequence

from tutor.content.fields import QuestionKeys
from tutor.content.guess import guess
from tutor.content.kinds import KINDS
from tutor.content.problems import START, Problem
from tutor.content.question import Question, find_position_faults, read_rules
from tutor.content.source import Entry, Mapping, Scalar, plain_key
from tutor.content.written import Written, key_of, spelled
from tutor.rules import Reason

Pairs = Sequence[tuple[str, str]]
"""Keys and values as written; a mapping is dotted: ("rules.min-rank", "7")."""


def read_ask(kind: str, pairs: Pairs) -> Question | list[Problem]:
    """The question that the pairs state, or everything that is wrong with them; places mean nothing here."""
    model = KINDS.get(plain_key(kind))
    if model is None:
        return [Problem("unknown-kind", START, Reason("unknown-kind", text=kind, guess=guess(kind, KINDS)))]
    keys, facts = Written(QuestionKeys, START), Written(model, START)
    known = {**QuestionKeys.model_fields, **model.model_fields}
    seen: set[str] = set()
    for entry in _entries(pairs):
        name = key_of(entry)
        if name in seen:
            reason = Reason("duplicate-key", key=entry.key.text, line=1)
            keys.problems.append(Problem("duplicate-key", START, reason))
        elif name not in known:
            reason = Reason(
                "unknown-key", key=entry.key.text, guess=guess(entry.key.text, map(spelled, known))
            )
            keys.problems.append(Problem("unknown-key", START, reason))
        else:
            (keys if name in QuestionKeys.model_fields else facts).take(entry)
        seen.add(name)
    return _question(keys, facts, model)


def _question(keys: Written, facts: Written, model: type) -> Question | list[Problem]:
    question_keys, position = keys.build(QuestionKeys), facts.build(model)
    rules = read_rules(question_keys, keys) if question_keys else None
    problems = [*keys.problems, *facts.problems]
    if problems or not (question_keys and position and rules):
        return problems
    faults = [Problem(f.code, START, f.reason) for f in find_position_faults(position, rules, facts)]
    return faults or Question(question_keys.variant, rules, position)


def _entries(pairs: Pairs) -> list[Entry]:
    """The pairs as a YAML mapping would have them."""
    mappings: dict[str, list[Entry]] = {}
    entries = []
    for key, value in pairs:
        outer, dot, inner = key.partition(".")
        if not dot:
            entries.append(Entry(Scalar(key, START), Scalar(value, START)))
            continue
        if outer not in mappings:
            mappings[outer] = []
        mappings[outer].append(Entry(Scalar(inner, START), Scalar(value, START)))
    nested = [Entry(Scalar(key, START), Mapping(tuple(inner), START)) for key, inner in mappings.items()]
    return [*entries, *nested]
