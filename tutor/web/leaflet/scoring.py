"""What a hand is worth, as tables: the rulebook is asked for every outcome that can come up."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import NamedTuple

from tutor.content.spoken import say_call, say_number
from tutor.language import Line
from tutor.rules import Outcome, Rulebook, RuleSet, Score, Seat
from tutor.web.words import Words

_MAKER = Seat.SOUTH
_NAMES = {
    "score-point": "rules-made",
    "score-lone-point": "rules-made",
    "score-march": "rule-march",
    "score-lone-march": "rule-march",
    "score-euchre": "rule-euchre",
    "score-lone-euchre": "rule-euchre",
    "score-lone-defence": "rule-euchre",
    "score-lone-defence-march": "rule-march",
    "score-super-euchre": "rule-super-euchre",
}
"""What players call an outcome, by the reason that the rulebook gives for its points."""


class Row(NamedTuple):
    """One line of a table: what happened, what it is called, and the points."""

    head: str
    name: str | None
    cells: list[str]


class Part(NamedTuple):
    """The lines of a table that stand under one heading."""

    heading: str | None
    rows: list[Row]


class Table(NamedTuple):
    """A table of points."""

    heads: list[str]
    parts: list[Part]


class Scoring(NamedTuple):
    """What a leaflet says of points."""

    lines: list[Line]
    table: Table


def scoring_of(rulebook: Rulebook, words: Words) -> Scoring:
    """The points of a hand, by the way trump is made."""
    if rulebook.rules.trump_by == "number_bid":
        return Scoring([words.line("rules-score-bids")], _by_bids(rulebook, words))
    if rulebook.rules.trump_by == "first_lead":
        return Scoring([words.line("rules-score-stakes")], _by_stakes(rulebook, words))
    needed = words.line("rules-needed", n=rulebook.tricks_needed(), total=rulebook.rules.hand_size)
    several = len(rulebook.defenders(_MAKER)) > 1 and rulebook.rules.sides != "pairs"
    return Scoring([needed, *([words.line("rules-each")] if several else [])], _by_tricks(rulebook, words))


def range_of(numbers: list[int]) -> str:
    """
    Neighbouring numbers as they are printed.

    >>> range_of([3, 4]), range_of([5])
    ('3–4', '5')
    """
    low, high = min(numbers), max(numbers)
    return str(low) if low == high else f"{low}–{high}"


# By tricks


def _by_tricks(rulebook: Rulebook, words: Words) -> Table:
    heads = [words.text(id) for id in ("rules-maker-tricks", "rules-makers", "side-defenders")]
    modes = list(_lone_hands(rulebook))
    parts = [
        Part(words.text(message) if len(modes) > 1 else None, _rows(rulebook, alone, words))
        for message, alone in modes
    ]
    return Table(heads, parts)


def _lone_hands(rulebook: Rulebook) -> Iterator[tuple[str, tuple[Seat, ...]]]:
    """Who can be alone at this table, and what that is called."""
    rules, (defender, *_) = rulebook.rules, rulebook.defenders(_MAKER)
    yield "rules-together", ()
    if rules.alone == "none":
        return
    yield "rules-maker-alone", (_MAKER,)
    if rules.lone_defence == "always":
        yield "rules-defender-alone", (defender,)
    if rules.lone_defence != "off":
        yield "rules-both-alone", (_MAKER, defender)


def _rows(rulebook: Rulebook, alone: tuple[Seat, ...], words: Words) -> list[Row]:
    """The outcomes with the same points on one line, the most tricks first; the first of them names it."""
    counts = range(rulebook.rules.hand_size, -1, -1)
    scores = {tricks: rulebook.score(Outcome(_MAKER, tricks, alone)) for tricks in counts}
    rows = []
    for points, alike in groupby(counts, lambda tricks: _points(rulebook, scores[tricks])):
        same = list(alike)
        name = words.text(_NAMES[scores[same[0]].reason.code])
        rows.append(Row(range_of(same), name, [str(one) for one in points]))
    return rows


def _points(rulebook: Rulebook, score: Score) -> tuple[int, int]:
    """The points of the maker and of each of the others, who all get the same."""
    (others,) = {score.points[seat] for seat in rulebook.defenders(_MAKER)}
    return score.points[_MAKER], others


# By bids and stakes


def _by_bids(rulebook: Rulebook, words: Words) -> Table:
    """A line for each bid, a column for each number of tricks; the others get the same for all bids."""
    counts = range(rulebook.rules.hand_size + 1)
    scored = {
        bid: [_points(rulebook, rulebook.score(Outcome(_MAKER, tricks, (), bid))) for tricks in counts]
        for bid in rulebook.bids()
    }
    rows = [
        Row(say_call(bid, words.lang), None, [_signed(points) for points, _ in cells])
        for bid, cells in scored.items()
    ]
    (others,) = {tuple(others for _, others in cells) for cells in scored.values()}
    last = Row(words.text("rules-others"), None, [_signed(points) for points in others])
    return Table([words.text("rules-bid"), *map(str, counts)], [Part(None, [*rows, last])])


def _by_stakes(rulebook: Rulebook, words: Words) -> Table:
    """For each bid the tricks that make it, and what it brings or costs; one that is kept comes first."""
    rows = [row for bid in rulebook.bids() for row in _stakes(rulebook, bid, words)]
    ids = ("rules-bid", "rules-tricks", "rules-makers", "rules-each-other")
    return Table([words.text(id) for id in ids], [Part(None, rows)])


def _stakes(rulebook: Rulebook, bid: str, words: Words) -> list[Row]:
    counts = range(rulebook.rules.hand_size + 1)
    points = {
        tricks: _points(rulebook, rulebook.score(Outcome(_MAKER, tricks, (_MAKER,), bid)))
        for tricks in counts
    }
    ways = sorted(set(points.values()), reverse=True)
    return [
        Row(
            say_call(bid, words.lang),
            words.text("rules-made" if way[0] > 0 else "rules-failed"),
            [range_of([tricks for tricks in counts if points[tricks] == way]), *map(_signed, way)],
        )
        for way in ways
    ]


def _signed(points: int) -> str:
    return f"+{points}" if points > 0 else say_number(str(points))


# The game, and revokes


def end_of(rulebook: Rulebook, words: Words) -> Iterator[Line]:
    """When a game is over, and who has won it."""
    rules = rulebook.rules
    if rules.target is None:
        yield words.line("rules-no-target")
        return
    yield words.line("rules-target", target=rules.target, laps=rules.laps)
    if rules.slam:
        yield words.line("rules-slam")
    if rules.trump_by == "number_bid":
        yield words.line("rules-tie", tie="bidders")
    elif _several_can_score(rules):
        yield words.line("rules-tie", tie="higher")


def _several_can_score(rules: RuleSet) -> bool:
    return rules.sides == "one_against_all"


def revoke_of(rulebook: Rulebook, words: Words) -> Iterator[Line]:
    """What a revoke costs."""
    yield words.line("rules-revoke")
    if rulebook.rules.revoke_penalty == "replay":
        yield words.line("rules-revoke-replay")
        return
    together, lone = (
        rulebook.score_revoke(_MAKER, Outcome(_MAKER, 0, alone)).points for alone in ((), (_MAKER,))
    )
    (defender, *_) = rulebook.defenders(_MAKER)
    gets = together[defender] > 0
    n, more = (abs(points[defender if gets else _MAKER]) for points in (together, lone))
    may_be_alone = more if rulebook.rules.alone != "none" else None
    yield words.line("rules-revoke-gains" if gets else "rules-revoke-costs", n=n, lone=may_be_alone)
