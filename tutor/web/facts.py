"""What stands beside a question, in words: trump, who deals, who plays alone, the house rules."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest
from typing import NamedTuple

from tutor.content.auction import callers_of, heard
from tutor.content.position import Position
from tutor.content.question import Question
from tutor.content.speech import say
from tutor.content.spoken import addressed, say_call
from tutor.content.written import spelled
from tutor.language import Line
from tutor.rules import RuleSet, Seat, Stage
from tutor.web.words import Words


class Fact(NamedTuple):
    """Something that the position states."""

    about: str
    """What it is about: `trump`, `led`, `leader`, `dealer`, `maker`, `alone`, …"""
    line: Line
    seen: bool
    """Whether the table shows it too: then the words are for those who don't see the table."""


def facts_of(question: Question, words: Words) -> list[Fact]:
    """Everything that the position states beside its cards."""
    position = question.position
    return [*_of_trump(position, words), *_of_seats(question, words), *_of_auction(question, words)]


def _of_trump(position: Position, words: Words) -> Iterator[Fact]:
    if position.named_trump is not None:
        yield Fact("trump", words.line("trump-is", suit=position.named_trump), seen=True)
    elif position.without_trump:
        yield Fact("trump", words.line("fact-no-trump"), seen=True)
    if position.led is not None:
        yield Fact("led", words.line("led-suit-is", suit=position.led), seen=True)


def _of_seats(question: Question, words: Words) -> Iterator[Fact]:
    position = question.position
    leads = position.trick.leader if position.trick else None
    if leads is None and position.stage is Stage.LEARNER_NEXT:
        leads = Seat.SOUTH
    if leads is not None:
        yield Fact("leader", words.line("fact-leader", who=addressed(leads)), seen=True)
    if position.dealer is not None:
        yield Fact("dealer", words.line("fact-dealer", who=addressed(position.dealer)), seen=True)
    if position.maker is not None:
        yield Fact("maker", words.line("fact-maker", who=addressed(position.maker)), seen=True)
    if position.alone:
        yield Fact("alone", words.line("fact-alone", who=[*map(addressed, position.alone)]), seen=True)
    out = question.rulebook.sits_out(position.maker, position.alone)
    if out and not position.asks_who_sits_out:
        yield Fact("out", words.line("fact-sits-out", who=[*map(addressed, out)]), seen=True)


def _of_auction(question: Question, words: Words) -> Iterator[Fact]:
    position = question.position
    if position.turn_up is not None:
        yield Fact("turn-up", words.line("fact-turn-up", card=position.turn_up), seen=False)
    if position.bids:
        yield Fact("calls", _calls(question, words), seen=False)
    for reason in position.own_facts():
        yield Fact(reason.code, say(reason, words.lang), seen=False)
    if position.before is not None:
        score = " : ".join(map(str, position.before))
        yield Fact("score", words.line("fact-score", score=score), seen=False)


def _calls(question: Question, words: Words) -> Line:
    """The calls so far, as whoever made them says them, and whose came first."""
    position, dealer = question.position, heard(question.position, question.rulebook).deal.dealer
    callers = callers_of(position, question.rulebook)
    said = [
        say_call(call, words.lang, by_dealer=seat is dealer)
        for call, seat in zip_longest(position.bids, callers)
    ]
    others_first = "opponent" if len(question.rules.seats) == 2 else "left"
    opener = "dealer" if dealer in callers[:1] else others_first
    return words.line("fact-calls", opener=opener, calls=" · ".join(said))


def house_rules(question: Question, words: Words) -> list[Line]:
    """The rules of this table that are not the variant's own."""
    return [say_rule(question.rules, name, words) for name in question.house_rules]


def say_rule(rules: RuleSet, name: str, words: Words) -> Line:
    """One house rule with what it is at this table."""
    return words.line(
        "fact-rule",
        rule=words.text(f"rule-{spelled(name)}"),
        value=say_value(name, getattr(rules, name), words),
    )


def say_value(name: str, value: object, words: Words) -> str:
    """What a house rule is: on or off, a number, or the name of a choice."""
    if isinstance(value, bool):
        return words.text("rule-on" if value else "rule-off")
    if value in ("off", None):
        return words.text("rule-off")
    if isinstance(value, int):
        return str(value)
    if isinstance(value, tuple):
        return ", ".join(words.seat(seat) for seat in value)
    return words.text(f"rule-{spelled(name)}-{spelled(str(value))}")
