"""What the reasons of points and of the end of a game claim: the naive Euchre's points, and plain sums."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import naive
from claims import register_in
from moments import Ending, Moment

TRUE: dict[str, Callable[..., bool]] = {}


claims = register_in(TRUE)


def ending(m: Moment) -> Ending:
    assert m.end is not None
    return m.end


def makers(m: Moment) -> list[str]:
    maker = ending(m).maker
    return [maker, naive.partner(maker)] if m.rules["sides"] == "pairs" else [maker]


def lone(m: Moment) -> bool:
    return any(seat in makers(m) for seat in ending(m).alone)


def lone_defender(m: Moment) -> str:
    return next((seat for seat in ending(m).alone if seat not in makers(m)), "")


def worth(m: Moment) -> tuple[int, int]:
    """The makers' points, and each other's."""
    end = ending(m)
    return naive.points(m.rules, end.tricks, end.bid, lone(m), bool(lone_defender(m)))


def made(m: Moment, values: dict[str, Any]) -> bool:
    """What every reason of this kind tells: points, tricks, the maker, and who shares the points."""
    end = ending(m)
    told = {"who": end.maker, "tricks": end.tricks, "share": scored_by(m)}
    return all(values[name] == told[name] for name in told if name in values)


@claims("score-point", "score-lone-point")
def _(m: Moment, **values: Any) -> bool:
    few = ending(m).tricks < int(m.rules["hand_size"])
    return made(m, values) and worth(m) == (values["n"], 0) and few


@claims("score-march", "score-lone-march")
def _(m: Moment, **values: Any) -> bool:
    every = ending(m).tricks == int(m.rules["hand_size"])
    return made(m, values) and worth(m) == (values["n"], 0) and every


@claims("score-euchre", "score-lone-euchre")
def _(m: Moment, **values: Any) -> bool:
    return made(m, values) and worth(m) == (0, values["n"])


@claims("score-lone-defence")
def _(m: Moment, **values: Any) -> bool:
    return made(m, values) and worth(m) == (0, values["n"]) and values["who2"] == lone_defender(m)


@claims("score-lone-defence-march")
def _(m: Moment, **values: Any) -> bool:
    none = ending(m).tricks == 0 and values["who2"] == lone_defender(m)
    return made(m, values) and worth(m) == (0, values["n"]) and none


@claims("score-super-euchre")
def _(m: Moment, **values: Any) -> bool:
    return made(m, values) and worth(m) == (0, values["n"]) and ending(m).tricks == 0


@claims("score-bid-made")
def _(m: Moment, bid: int, **values: Any) -> bool:
    kept = ending(m).tricks >= bid
    return (
        made(m, values)
        and worth(m) == (values["n"], values["others"])
        and ending(m).bid == f"bid-{bid}"
        and kept
    )


@claims("score-bid-failed")
def _(m: Moment, bid: int, **values: Any) -> bool:
    return made(m, values) and worth(m) == (-values["n"], values["others"]) and ending(m).bid == f"bid-{bid}"


@claims("score-stake-won", "score-misere-won")
def _(m: Moment, **values: Any) -> bool:
    called = values.get("call", "misere") == ending(m).bid
    return made(m, values) and worth(m) == (values["n"], -values["n"]) and called


@claims("score-stake-lost", "score-misere-lost")
def _(m: Moment, **values: Any) -> bool:
    called = values.get("call", "misere") == ending(m).bid
    return made(m, values) and worth(m) == (-values["n"], values["n"]) and called


PENALTIES = {"2_lone_4": (2, 4), "3_lone_5": (3, 5), "minus_2_lone_4": (2, 4)}


def penalty(m: Moment) -> int:
    return PENALTIES[m.rules["revoke_penalty"]][bool(ending(m).alone)]


@claims("revoke-opponents", "revoke-lone", "revoke-minus")
def _(m: Moment, who: str, n: int) -> bool:
    return who == ending(m).revoker and n == penalty(m)


@claims("revoke-replayed")
def _(m: Moment, who: str) -> bool:
    return who == ending(m).revoker not in makers(m) and m.rules["revoke_penalty"] == "replay"


@claims("revoke-loses")
def _(m: Moment, who: str) -> bool:
    return who == ending(m).revoker and who in makers(m) and m.rules["revoke_penalty"] == "replay"


@claims("revoke-pays-all")
def _(m: Moment, who: str, n: int) -> bool:
    each, _ = worth(m)
    others = len(m.rules["seats"]) - 1
    return who == ending(m).revoker not in makers(m) and n == each * others


# The end of a game


def totals(m: Moment) -> dict[str, int]:
    return dict(ending(m).totals)


def scored_by(m: Moment) -> str:
    """Whether partners score together, the defenders each, or everybody for themselves."""
    return {"pairs": "side", "single": "one"}.get(str(m.rules["sides"]), "each")


def side(m: Moment, seat: str) -> list[str]:
    return [seat, naive.partner(seat)] if m.rules["sides"] == "pairs" else [seat]


def reached(m: Moment, target: int) -> list[str]:
    return [seat for seat, n in totals(m).items() if n >= target == int(m.rules["target"])]


@claims("game-target")
def _(m: Moment, who: str, target: int, share: str) -> bool:
    if share != scored_by(m):
        return False
    return who in reached(m, target) and set(reached(m, target)) == set(side(m, who))


@claims("game-bidders")
def _(m: Moment, who: str, target: int) -> bool:
    both = len(reached(m, target)) == len(m.rules["seats"])
    return who in makers(m) and both and m.rules["trump_by"] == "number_bid"


@claims("game-higher")
def _(m: Moment, who: str, target: int) -> bool:
    others = [totals(m)[seat] for seat in reached(m, target) if seat not in side(m, who)]
    return who in reached(m, target) and bool(others) and totals(m)[who] > max(others)


@claims("game-eldest")
def _(m: Moment, who: str, target: int) -> bool:
    best = max(totals(m).values())
    tied = [seat for seat in reached(m, target) if totals(m)[seat] == best]
    around = naive.round_from(m.dealer, list(m.rules["seats"]))
    return len(tied) > 1 and who == min(tied, key=around.index)


@claims("game-most")
def _(m: Moment, n: int) -> bool:
    return n == max(totals(m).values())


@claims("game-goes-on")
def _(m: Moment, target: int) -> bool:
    return target == int(m.rules["target"]) and reached(m, target) == []


def over(m: Moment) -> tuple[list[str], list[str]]:
    """Who has won, and who has lost, a game that is over."""
    target = int(m.rules["target"])
    best = max(reached(m, target), key=lambda seat: totals(m)[seat])
    both = m.rules["trump_by"] == "number_bid" and makers(m)[0] in reached(m, target)
    winners = side(m, makers(m)[0] if both else best)
    return winners, [seat for seat in totals(m) if seat not in winners]


def slam(m: Moment) -> bool:
    return m.rules["slam"] == "yes" and all(totals(m)[seat] <= 0 for seat in over(m)[1])


@claims("game-slam")
def _(m: Moment) -> bool:
    return slam(m)


@claims("game-no-slam")
def _(m: Moment) -> bool:
    return not slam(m)


@claims("game-carry")
def _(m: Moment, n: int, target: int) -> bool:
    known = target == int(m.rules["target"]) and m.rules["laps"] == "yes"
    return known and n == totals(m)[over(m)[0][0]] - target > 0


@claims("game-no-carry")
def _(m: Moment) -> bool:
    exactly = totals(m)[over(m)[0][0]] == int(m.rules["target"])
    return m.rules["laps"] == "no" or exactly
