"""Going alone: who may, when it is said, who sits out, who leads."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.content.written import spelled
from tutor.language import Line
from tutor.rules import Procedure
from tutor.web.words import Words


def alone_of(procedure: Procedure, words: Words) -> Iterator[Line]:
    """Everything about lone hands; nothing where one player is always alone."""
    rules = procedure.rules
    if rules.alone == "none":
        yield words.line("rules-alone-nobody")
    if rules.alone == "maker":
        yield from _of_maker(procedure, words)
    if rules.lone_defence != "off":
        yield words.line("rules-lone-defence", when=spelled(rules.lone_defence))
    if rules.call_for_best != "off":
        yield words.line("rules-best", whom=spelled(rules.call_for_best))
    if rules.alone == "maker":
        yield words.line("rules-alone-lead", where=spelled(rules.loner_lead))


def _of_maker(procedure: Procedure, words: Words) -> Iterator[Line]:
    rules = procedure.rules
    yield words.line("rules-alone-maker", time=spelled(rules.alone_time))
    if rules.sides == "pairs":
        yield words.line("rules-alone-partner")
    if rules.dummy != "off":
        yield words.line("rules-alone-dummy")
    if any(phase.name == "blind-naming" for phase in procedure.phases):
        yield words.line("rules-alone-blind")
