"""Drawn questions about whole deals at many tables, and how the misconceptions about them answer."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import NamedTuple

import moments

from tutor.content.ask import read_ask
from tutor.content.kinds import KINDS
from tutor.content.question import Question, rulebook_of
from tutor.minds import MINDS, Mind
from tutor.rules import VARIANTS, Reason, RuleSet, parse_rule

OF_DEALS = tuple(MINDS)[list(MINDS).index("dealer-leads") :]
"""The misconceptions about whole deals."""
ASKED = ("calls", "next-to-act", "next-dealer", "pick-up", "discard", "first-leader", "sits-out", "score")
TABLES = {
    **moments.TABLES,
    "thirty-two": "thirty-two",
    "the dealer may leave it": "standard; pickup: optional; loner_lead: left_of_loner",
    "nobody goes alone": "standard; alone: none",
    "a euchre is one": "standard; euchre: 1; lone_euchre: 4; super_euchre: 4",
    "marches are one": "standard; march: 1; lone_march: 1",
    "seven cards": "thirty-two; min_rank: 2; hand_size: 7",
    "four cards": "standard; hand_size: 4",
    "two, strict": "two-handed; pickup: mandatory; stick_dealer: yes",
    "three, without a dummy": "three-handed; dummy: off; pickup: mandatory; lone_march: 6",
    "railroad, one exchange": "railroad; call_for_best: maker; redeal: same_dealer",
    "hasenpfeffer, one round": "hasenpfeffer; bid_rounds: one",
}
"""The tables of whole deals, and houses where a belief is true or its numbers are others."""
DRAWN = 25


class Met(NamedTuple):
    """A mind before a question: what it answers, and the reasons that it gives."""

    table: str
    question: Question
    mind: Mind
    answer: tuple[str, ...] | None
    reasons: tuple[Reason, ...]

    @property
    def errs(self) -> bool:
        """Whether there is an answer, and a wrong one."""
        return self.answer is not None and not self.question.is_right(self.answer)


def rules_of(table: str) -> RuleSet:
    """The rule set of a table."""
    variant, changes = _table(table)
    return VARIANTS[variant].with_rules(dict(parse_rule(*change) for change in changes))


def _table(table: str) -> tuple[str, list[tuple[str, str]]]:
    variant, *changes = TABLES[table].split("; ")
    return variant, [(name, value) for name, value in (change.split(": ") for change in changes)]


@cache
def questions(table: str) -> tuple[Question, ...]:
    """Drawn questions of every kind about whole deals."""
    variant, changes = _table(table)
    random, rulebook = Random(table), rulebook_of(rules_of(table))
    house = [("variant", variant), *((f"rules.{name}", value) for name, value in changes)]
    found = []
    for kind in ASKED:
        for _ in range(DRAWN):
            asked = read_ask(kind, [*_for_table(rulebook.rules, kind, random), *house])
            found += [asked] if isinstance(asked, Question) else []
    return tuple(found)


def _for_table(rules: RuleSet, kind: str, random: Random) -> list[tuple[str, str]]:
    """A drawn position; where tricks are bid for, with bids and without a card turned up."""
    pairs = KINDS[kind].draw(random, rulebook_of(rules))
    if rules.trump_by == "turn_up":
        return pairs
    plain = [(key, value) for key, value in pairs if key not in ("turn-up", "bids", "hand")]
    if kind == "score":
        return [*plain, ("bid", random.choice("345"))]
    bids = random.choice(
        ["", "pass", "pass bid-3", "bid-3 pass", "bid-2 bid-4", " ".join(["pass"] * len(rules.seats))]
    )
    joker = [("joker", random.choice([*map(str, rules.seats), "none"]))] if rules.joker else []
    return [*plain, *joker, *([("bids", bids)] if bids else [])] if "dealer" in dict(plain) else plain


@cache
def meetings() -> tuple[Met, ...]:
    """Every one of these misconceptions before every question, at every table."""
    return tuple(met for table in TABLES for met in _at(table))


def _at(table: str) -> Iterator[Met]:
    minds = [MINDS[id](rules_of(table)) for id in OF_DEALS]
    for question in questions(table):
        position = question.position
        for mind in minds:
            answer = position.answer(mind)
            told = [] if answer is None else position.verdicts(mind, answer)
            yield Met(table, question, mind, answer, tuple(verdict.reason for verdict in told))
