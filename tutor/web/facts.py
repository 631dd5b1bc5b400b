"""What stands beside a question, in words: trump, who deals, who plays alone, the house rules."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.content.position import Position
from tutor.content.question import Question
from tutor.content.texts import addressed
from tutor.content.written import spelled
from tutor.language import Line
from tutor.rules import Seat, Stage, Suit
from tutor.web.words import Words


def facts_of(question: Question, words: Words) -> list[Line]:
    """Everything that the position states beside its cards."""
    position = question.position
    return [*_of_trump(position, words), *_of_seats(question, words), *_of_auction(position, words)]


def _of_trump(position: Position, words: Words) -> Iterator[Line]:
    if position.named_trump is not None:
        yield words.line("trump-is", suit=position.named_trump)
    elif position.without_trump:
        yield words.line("fact-no-trump")
    if position.led is not None:
        yield words.line("led-suit-is", suit=position.led)


def _of_seats(question: Question, words: Words) -> Iterator[Line]:
    position = question.position
    leads = position.trick.leader if position.trick else None
    if leads is None and position.stage is Stage.LEARNER_NEXT:
        leads = Seat.SOUTH
    if leads is not None:
        yield words.line("fact-leader", who=addressed(leads))
    if position.dealer is not None:
        yield words.line("fact-dealer", who=addressed(position.dealer))
    if position.maker is not None:
        yield words.line("fact-maker", who=addressed(position.maker))
    if position.alone:
        yield words.line("fact-alone", who=[addressed(seat) for seat in position.alone])
    out = question.rulebook.sits_out(position.maker, position.alone)
    if out:
        yield words.line("fact-sits-out", who=[addressed(seat) for seat in out])


def _of_auction(position: Position, words: Words) -> Iterator[Line]:
    if position.turn_up is not None:
        yield words.line("fact-turn-up", card=position.turn_up)
    if position.bids:
        yield words.line("fact-calls", calls=" · ".join(_say_call(call, words) for call in position.bids))
    if position.before is not None:
        yield words.line("fact-score", score=" : ".join(map(str, position.before)))


def _say_call(call: str, words: Words) -> str:
    what, alone = call.removesuffix("-alone"), "-alone" * call.endswith("-alone")
    if what in tuple(Suit):
        return words.text(f"call-suit{alone}", suit=what)
    if what.startswith("bid-"):
        return words.text("call-bid", n=int(what.removeprefix("bid-")))
    return words.text(f"call-{call}")


def house_rules(question: Question, words: Words) -> list[Line]:
    """The rules of this table that are not the variant's own."""
    return [
        words.line(
            "fact-rule", rule=words.text(f"rule-{spelled(name)}"), value=_say_value(name, value, words)
        )
        for name, value in question.house_rules.items()
    ]


def _say_value(name: str, value: object, words: Words) -> str:
    if isinstance(value, bool):
        return words.text("rule-on" if value else "rule-off")
    if value in ("off", None):
        return words.text("rule-off")
    if isinstance(value, int):
        return str(value)
    if isinstance(value, tuple):
        return ", ".join(words.seat(seat) for seat in value)
    return words.text(f"rule-{spelled(name)}-{spelled(str(value))}")
