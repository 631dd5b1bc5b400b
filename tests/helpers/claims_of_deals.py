"""What the reasons of calls, turns and seats claim of a moment: plain facts, the naive Euchre's choices."""

from __future__ import annotations

from collections.abc import Callable

import naive
from claims import register_in
from moments import LADDER, Moment

TRUE: dict[str, Callable[..., bool]] = {}
"""A reason's code, and what it claims of a moment with the reason's values."""


claims = register_in(TRUE)


def several(value: str | tuple[str, ...]) -> tuple[str, ...]:
    return value if isinstance(value, tuple) else (value,)


def allowed(m: Moment) -> bool:
    return bool(m.of) and set(m.of) <= set(m.legal)


def refused(m: Moment) -> bool:
    return bool(m.of) and not set(m.of) & set(m.legal)


def left_of(seat: str, m: Moment, out: list[str] | None = None) -> str:
    return naive.round_from(seat, [other for other in m.rules["seats"] if other not in (out or [])])[0]


def seated(m: Moment) -> int:
    return len(list(m.rules["seats"]))


def plain(call: str) -> str:
    return call.removesuffix("-alone")


# Calls that are allowed


@claims("pass-free")
def _(m: Moment) -> bool:
    return allowed(m) and m.of == ("pass",)


@claims("order-free")
def _(m: Moment, suit: str) -> bool:
    return allowed(m) and m.of == ("order",) and suit == m.offered and not m.second_round


@claims("name-free")
def _(m: Moment, suit: str | tuple[str, ...]) -> bool:
    turned_down = m.offered if m.rules["trump_by"] == "turn_up" else ""
    return allowed(m) and several(suit) == m.of and turned_down not in m.of


@claims("name-no-trump")
def _(m: Moment) -> bool:
    return allowed(m) and m.of == ("no-trump",) and m.rules["allow_no_trump"] == "yes"


@claims("name-blind")
def _(m: Moment) -> bool:
    return m.turn_up == "Joker" and m.turn == m.dealer and m.said == () and m.of == ("C", "D", "H", "S")


@claims("alone-free")
def _(m: Moment) -> bool:
    return allowed(m) and all(call.endswith("alone") for call in m.of)


@claims("together-free")
def _(m: Moment) -> bool:
    return allowed(m) and m.of == ("together",)


@claims("dummy-free")
def _(m: Moment) -> bool:
    ten = len(m.hands[m.turn]) + len(m.hands["N"]) == 10
    return allowed(m) and m.of == ("dummy",) and m.turn == m.maker and ten


@claims("bid-opens")
def _(m: Moment, call: str | tuple[str, ...]) -> bool:
    return allowed(m) and several(call) == m.of and m.standing == ""


@claims("bid-higher")
def _(m: Moment, call: str | tuple[str, ...], call2: str) -> bool:
    higher = all(LADDER.index(one) > LADDER.index(call2) for one in several(call))
    return allowed(m) and several(call) == m.of and call2 == m.standing and higher


@claims("bid-forced")
def _(m: Moment, call: str) -> bool:
    return m.legal == (call,) and "Joker" in m.hands[m.turn] and set(m.calls) == {"pass"}


@claims("take-free")
def _(m: Moment, card: str) -> bool:
    return allowed(m) and card == m.turn_up and m.of == ("take",) and m.turn == m.dealer


@claims("leave-free")
def _(m: Moment, card: str) -> bool:
    mine = m.maker == m.dealer
    return card == m.turn_up and not mine and m.rules["pickup"] == "optional"


@claims("show-weak")
def _(m: Moment, rule: str) -> bool:
    return allowed(m) and m.of == ("show",) and rule == m.rules["weak_hand"]


# Calls that are refused


@claims("stick-dealer")
def _(m: Moment) -> bool:
    stuck = m.rules["stick_dealer"] == "yes" and m.turn == m.dealer and m.second_round
    return refused(m) and stuck and m.of == ("pass",)


@claims("turned-down")
def _(m: Moment, suit: str) -> bool:
    return refused(m) and m.second_round and suit == m.offered and {plain(call) for call in m.of} == {suit}


def holds_none(m: Moment, suits: tuple[str, ...]) -> bool:
    printed = {naive.printed(card) for card in m.hands[m.turn]}
    return m.rules["must_hold_trump"] == "yes" and not printed & set(suits)


@claims("must-hold-trump")
def _(m: Moment, suit: str | tuple[str, ...]) -> bool:
    named = {m.offered if plain(call) == "order" else plain(call) for call in m.of}
    return refused(m) and holds_none(m, several(suit)) and named == set(several(suit))


@claims("must-hold-trump-left")
def _(m: Moment, suit: str, card: str) -> bool:
    left = card == f"J{naive.TWIN[suit]}" and card in m.hands[m.turn]
    named = {m.offered if plain(call) == "order" else plain(call) for call in m.of}
    return refused(m) and holds_none(m, (suit,)) and left and named == {suit}


@claims("assist-alone")
def _(m: Moment) -> bool:
    forms = {f"{call}-alone" for call in m.of}
    return refused(m) and m.turn == naive.partner(m.dealer) and forms <= {*m.legal, "D-alone", "S-alone"}


@claims("alone-not-here")
def _(m: Moment) -> bool:
    return refused(m) and m.rules["alone"] in ("none", "always")


@claims("alone-later")
def _(m: Moment) -> bool:
    return refused(m) and m.rules["alone_time"] == "before_lead" and all(c.endswith("-alone") for c in m.of)


@claims("alone-too-late")
def _(m: Moment) -> bool:
    return refused(m) and m.rules["alone_time"] == "with_call" and m.of == ("alone",) and bool(m.maker)


@claims("name-later")
def _(m: Moment, card: str) -> bool:
    first = not m.second_round and not m.maker and "order" in {plain(c) for c in m.legal} | {"order"}
    return refused(m) and first and card == m.turn_up and "order" not in m.of


@claims("order-too-late")
def _(m: Moment, card: str) -> bool:
    return refused(m) and m.second_round and card == m.turn_up and {plain(call) for call in m.of} == {"order"}


@claims("name-after-bids")
def _(m: Moment) -> bool:
    return refused(m) and m.rules["trump_by"] != "turn_up" and not set(m.of) & set(LADDER)


@claims("bid-too-low")
def _(m: Moment, call: str | tuple[str, ...], call2: str) -> bool:
    low = all(LADDER.index(one) <= LADDER.index(call2) for one in several(call))
    return refused(m) and several(call) == m.of and call2 == m.standing and low


@claims("bid-only-over")
def _(m: Moment, call: str, call2: str) -> bool:
    needs = {"wellington": "nap", "bluecher": "wellington"}
    return refused(m) and m.of == (call,) and needs[call] == call2 != m.standing if call in needs else False


@claims("leave-mandatory")
def _(m: Moment, card: str) -> bool:
    return card == m.turn_up and m.rules["pickup"] == "mandatory"


@claims("leave-own-call")
def _(m: Moment, card: str) -> bool:
    return card == m.turn_up and m.maker == m.dealer and m.rules["pickup"] == "optional"


@claims("show-not-weak")
def _(m: Moment, rule: str) -> bool:
    return refused(m) and m.of == ("show",) and rule == m.rules["weak_hand"]


@claims("call-not-now")
def _(m: Moment, call: str | tuple[str, ...]) -> bool:
    return refused(m) and several(call) == m.of


# Cards


@claims("card-not-now")
def _(m: Moment, card: str) -> bool:
    return m.of == (card,) and refused(m) and not set(m.legal) & set(m.hands[m.turn])


@claims("not-held")
def _(m: Moment, card: str) -> bool:
    return m.of == (card,) and card not in m.hands[m.turn]


@claims("discard-free")
def _(m: Moment) -> bool:
    return allowed(m)


@claims("discard-turn-up")
def _(m: Moment, card: str) -> bool:
    return refused(m) and m.of == (card,) == (m.turn_up,) and m.turn == m.dealer


@claims("combine-free")
def _(m: Moment) -> bool:
    return allowed(m) and m.turn == m.maker and "dummy" in m.calls


@claims("exchange-free")
def _(m: Moment) -> bool:
    return allowed(m) and m.turn in m.alone


@claims("best-free")
def _(m: Moment) -> bool:
    return allowed(m) and naive.partner(m.turn) in m.alone


@claims("swap-free")
def _(m: Moment, card: str) -> bool:
    return allowed(m) and m.of == (card,)


@claims("swap-only-low")
def _(m: Moment, card: str) -> bool:
    return refused(m) and m.of == (card,) and card[:-1] not in ("9", "10")


@claims("swap-only-three")
def _(m: Moment, card: str) -> bool:
    return refused(m) and m.of == (card,) and card[:-1] in ("9", "10")


@claims("deal-over")
def _(m: Moment) -> bool:
    return m.turn == "" and m.void


# Turns: who it is, the naive Euchre knows; each says something more


@claims("turn-eldest")
def _(m: Moment, who: str, who2: str, players: int) -> bool:
    return who == m.turn == m.seats[0] and who2 == m.dealer and players == seated(m)


@claims("turn-next")
def _(m: Moment, who: str, players: int) -> bool:
    """Whoever spoke last, or has passed for good, sits to the right."""
    return who == m.turn and bool(m.said) and m.said[-1][0] != who and players == seated(m)


@claims("turn-weak-hand")
def _(m: Moment, who: str) -> bool:
    return who == m.turn and m.rules["weak_hand"] != "off" and set(m.calls) <= {"pass"}


@claims("turn-swaps")
def _(m: Moment, who: str) -> bool:
    return who == m.turn and m.said[-1] == (who, "show")


@claims("turn-blind")
def _(m: Moment, who: str) -> bool:
    return who == m.turn == m.dealer and m.turn_up == "Joker" and not m.said


@claims("turn-forced")
def _(m: Moment, who: str) -> bool:
    return who == m.turn and "Joker" in m.hands[who] and m.legal == ("bid-3",)


@claims("turn-bidder-names")
def _(m: Moment, who: str) -> bool:
    return who == m.turn == m.maker and "H" in m.legal


@claims("turn-take-over")
def _(m: Moment, who: str, who2: str) -> bool:
    return who == m.turn == naive.partner(m.maker) and who2 == m.maker and "alone" in m.legal


@claims("turn-may-take")
def _(m: Moment, who: str, card: str) -> bool:
    return who == m.turn == m.dealer != m.maker and card == m.turn_up and m.legal == ("take", "leave")


@claims("turn-discards")
def _(m: Moment, who: str) -> bool:
    return who == m.turn and len(m.hands[who]) == int(m.rules["hand_size"]) + 1


@claims("turn-dummy")
def _(m: Moment, who: str) -> bool:
    return who == m.turn == m.maker and "dummy" in m.legal


@claims("turn-combines")
def _(m: Moment, who: str) -> bool:
    return who == m.turn == m.maker and m.said[-1] == (who, "dummy") and int(m.rules["hand_size"]) == 5


@claims("turn-alone")
def _(m: Moment, who: str) -> bool:
    return who == m.turn in m.makers and "alone" in m.legal


@claims("turn-asks-best")
def _(m: Moment, who: str) -> bool:
    return who == m.turn in m.alone and "pass" in m.legal


@claims("turn-gives-best")
def _(m: Moment, who: str, loner: str) -> bool:
    return who == m.turn == naive.partner(loner) and loner in m.alone


@claims("turn-lone-defence")
def _(m: Moment, who: str) -> bool:
    return who == m.turn not in m.makers and "alone" in m.legal


@claims("turn-plays")
def _(m: Moment, who: str) -> bool:
    return who == m.turn and m.trick > 0


# Who leads


@claims("leads-left-of-dealer")
def _(m: Moment, who: str, who2: str, players: int) -> bool:
    leads = who == m.turn == left_of(m.dealer, m) and who not in m.out
    return leads and who2 == m.dealer and players == seated(m)


@claims("leads-dealer-skips")
def _(m: Moment, who: str, who2: str, out: str) -> bool:
    skipped = out == left_of(m.dealer, m) and out in m.out
    return who == m.turn == left_of(m.dealer, m, m.out) and who2 == m.dealer and skipped


@claims("leads-left-of-loner")
def _(m: Moment, who: str, who2: str) -> bool:
    custom = m.rules["loner_lead"] == "left_of_loner" and who2 in m.alone
    return custom and who == m.turn == left_of(who2, m) and who not in m.out


@claims("leads-loner-skips")
def _(m: Moment, who: str, who2: str, out: str) -> bool:
    custom = m.rules["loner_lead"] == "left_of_loner" and who2 in m.alone
    skipped = out == left_of(who2, m) and out in m.out
    return custom and skipped and who == m.turn == left_of(who2, m, m.out)


@claims("leads-bidder")
def _(m: Moment, who: str) -> bool:
    return who == m.turn and who in m.makers and m.rules["trump_by"] != "turn_up"


# The turned-up card, and who sits out


def first_round(m: Moment) -> bool:
    return m.passes < len(m.seats)


@claims("pick-up-must")
def _(m: Moment, who: str, card: str) -> bool:
    must = m.rules["pickup"] == "mandatory" or m.maker == m.dealer
    return who == m.dealer and card == m.turn_up and first_round(m) and must and who not in m.out


@claims("pick-up-may")
def _(m: Moment, who: str, card: str) -> bool:
    may = m.rules["pickup"] == "optional" and m.maker != m.dealer
    return who == m.dealer and card == m.turn_up and first_round(m) and may and who not in m.out


@claims("pick-up-dealer-out")
def _(m: Moment, who: str, card: str) -> bool:
    return who == m.dealer and card == m.turn_up and first_round(m) and who in m.out


@claims("pick-up-named")
def _(m: Moment, card: str) -> bool:
    return card == m.turn_up and not first_round(m)


@claims("sits-out-partner")
def _(m: Moment, who: str, loner: str) -> bool:
    return who in m.out and loner in m.alone and naive.partner(loner) == who


@claims("sits-out-defender")
def _(m: Moment, who: str, loner: str) -> bool:
    return who in m.out and loner in m.alone and m.maker not in (who, loner)


@claims("plays-alone")
def _(m: Moment, who: str) -> bool:
    return who in m.alone and who not in m.out


@claims("plays-on")
def _(m: Moment, who: str) -> bool:
    partners = [naive.partner(who)] if m.rules["sides"] == "pairs" else []
    return who not in (*m.alone, *m.out) and not set(partners) & set(m.alone)


@claims("all-play")
def _(m: Moment) -> bool:
    return m.out == []


# Thrown in, and who deals


@claims("void-all-passed")
def _(m: Moment) -> bool:
    return m.void and set(m.calls[-len(m.seats) :]) == {"pass"} and not m.maker


@claims("void-joker-not-dealt")
def _(m: Moment) -> bool:
    return m.void and set(m.calls) == {"pass"} and not any("Joker" in hand for hand in m.hands.values())


@claims("void-weak-hand")
def _(m: Moment, who: str) -> bool:
    return m.void and m.said[-1] == (who, "show")


@claims("deals-next")
def _(m: Moment, who: str, who2: str, players: int) -> bool:
    return who == left_of(m.dealer, m) and who2 == m.dealer and players == seated(m)


@claims("deals-again")
def _(m: Moment, who: str) -> bool:
    return who == m.dealer and m.void and m.rules["redeal"] == "same_dealer"


@claims("deals-again-weak-hand")
def _(m: Moment, who: str) -> bool:
    return who == m.dealer and m.void and m.calls[-1:] == ["show"]


def turned_to(m: Moment, who: str, cards: tuple[str, ...]) -> list[str]:
    """The cards that a seat gets when *cards* go round, the first seat first."""
    start = m.rules["seats"].index(m.dealer)
    order = m.rules["seats"][start:] + m.rules["seats"][:start]
    return [card for place, card in enumerate(cards) if order[place % len(order)] == who]


@claims("first-dealer-drawn")
def _(m: Moment, who: str) -> bool:
    return who == m.dealer and m.rules["first_dealer"] == "random"


@claims("first-dealer-jack")
def _(m: Moment, who: str, card: str) -> bool:
    black = m.rules["first_dealer"] == "first_black_jack"
    jacks = [one for one in m.of if one[:-1] == "J" and (not black or one[-1] in "CS")]
    return jacks[0] == card and card in turned_to(m, who, m.of)


def cut(order: str, cards: tuple[str, ...]) -> tuple[str, str]:
    """Who cuts the highest card, and which; whoever ties for it cuts again."""
    drawn = dict(zip(order, cards, strict=False))
    best = max(map(naive.value, drawn.values()))
    tied = "".join(seat for seat in order if naive.value(drawn[seat]) == best)
    return cut(tied, cards[len(order) :]) if len(tied) > 1 else (tied, drawn[tied])


@claims("first-dealer-high")
def _(m: Moment, who: str, card: str) -> bool:
    start = m.rules["seats"].index(m.dealer)
    return (who, card) == cut(m.rules["seats"][start:] + m.rules["seats"][:start], m.of)
