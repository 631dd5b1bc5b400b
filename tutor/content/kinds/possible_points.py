"""Which numbers of points a hand can bring at a table: what an answer is chosen from."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.rules import Outcome, Rulebook, Score, Seat


def possible_points(rulebook: Rulebook, maker: Seat, bid: str | None, *, revoke: bool) -> list[int]:
    """Every number that somebody can score or lose for a hand like this, however it is played; ascending."""
    found = {points for score in _scores(rulebook, maker, bid, revoke) for points in score.points.values()}
    # Where one side alone scores, nobody is asked for the other side's nothing.
    nothing = revoke or rulebook.rules.trump_by != "turn_up"
    return sorted(points for points in found if points or nothing)


def _scores(rulebook: Rulebook, maker: Seat, bid: str | None, revoke: bool) -> Iterator[Score]:
    for alone in _loners(rulebook, maker):
        for tricks in range(rulebook.rules.hand_size + 1):
            yield rulebook.score(Outcome(maker, tricks, alone, bid))
        if revoke:
            outcome = Outcome(maker, 0, alone, bid)
            yield from (rulebook.score_revoke(seat, outcome) for seat in rulebook.rules.seats)


def _loners(rulebook: Rulebook, maker: Seat) -> Iterator[tuple[Seat, ...]]:
    """Who may be alone: nobody, the maker, a defender too."""
    yield ()
    if rulebook.rules.alone == "none" or rulebook.rules.trump_by != "turn_up":
        return
    yield (maker,)
    if rulebook.rules.lone_defence != "off":
        yield (maker, rulebook.defenders(maker)[0])
