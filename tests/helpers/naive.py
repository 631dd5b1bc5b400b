"""
A second Euchre, naive and slow, that shares no code with the engine.

One function plays a deal from top to bottom like a person with the rules in hand. Cards, seats and calls are
plain texts, a table's rules are words by name. It stops wherever somebody chooses: it is a generator, yields
who chooses and from what, is sent the choice, and returns the result.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

Choice = tuple[str, list[str]]
Result = dict[str, Any]
Words = dict[str, str]

SUITS, TABLE = "CDHS", "NESW"
TWIN = {"C": "S", "S": "C", "D": "H", "H": "D"}
RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]


def pack(rules: Words) -> list[str]:
    ranks = RANKS[RANKS.index(rules["min_rank"]) :]
    return [rank + suit for suit in SUITS for rank in ranks] + ["Joker"] * (rules["joker"] == "yes")


def value(card: str) -> int:
    return 99 if card == "Joker" else RANKS.index(card[:-1])


def printed(card: str) -> str:
    return "" if card == "Joker" else card[-1]


def belongs(card: str, trump: str, rules: Words) -> str:
    if trump and (card == "Joker" or (rules["bowers"] == "yes" and card == "J" + TWIN[trump])):
        return trump
    return printed(card)


def power(card: str, led: str, trump: str, rules: Words) -> int:
    suit = belongs(card, trump, rules)
    if not trump or suit != trump:
        return value(card) if suit == led else -1
    if card == "Joker":
        return 1000
    if rules["bowers"] == "yes" and card[:-1] == "J":
        return 900 if card[-1] == trump else 800
    return 100 + value(card)


def legal(hand: list[str], trick: list[str], trump: str, rules: Words) -> list[str]:
    if not trick:
        return list(hand)
    led = belongs(trick[0], trump, rules)
    same = [card for card in hand if belongs(card, trump, rules) == led]
    return same or list(hand)


def round_from(seat: str, seats: list[str]) -> list[str]:
    """Every seat once, beginning left of *seat*."""
    start = TABLE.index(seat) + 1
    around = [TABLE[(start + n) % 4] for n in range(4)]
    return [who for who in around if who in seats]


def partner(seat: str) -> str:
    return TABLE[(TABLE.index(seat) + 2) % 4]


def dealt(rules: Words, dealer: str, cards: list[str]) -> dict[str, list[str]]:
    """The hands; what is left of *cards* stays in it."""
    places = list(rules["seats"] if rules["dummy"] == "off" else TABLE)
    order, size, turn = round_from(dealer, places), int(rules["hand_size"]), 0
    hands: dict[str, list[str]] = {seat: [] for seat in order}
    while any(len(hand) < size for hand in hands.values()):
        for place, seat in enumerate(order):
            packet = {
                "alternating_3232": [3, 2] if place % 2 == 0 else [2, 3],
                "3_then_2": [3, 2],
                "2_then_3": [2, 3],
                "threes": [3, 3],
                "singles": [1, 1],
            }[rules["deal_pattern"]][turn % 2]
            for _ in range(min(packet, size - len(hands[seat]))):
                hands[seat].append(cards.pop(0))
        turn += 1
    return hands


def play_deal(rules: Words, dealer: str, shuffled: list[str]) -> Generator[Choice, str, Result]:
    """One deal; the result has `points` by seat, or `void` and the next dealer."""
    cards = list(shuffled)
    hands = dealt(rules, dealer, cards)
    seats, size = list(rules["seats"]), int(rules["hand_size"])
    order = round_from(dealer, seats)
    turn_up = cards.pop(0) if rules["trump_by"] == "turn_up" else ""
    pairs = rules["sides"] == "pairs"
    maker = trump = bid = ""
    alone: list[str] = []
    ordered = taken = blind = False

    def thrown_in(same: bool = False) -> Result:
        keeps = same or rules["redeal"] == "same_dealer"
        return {"void": True, "dealer": dealer if keeps else order[0], "points": dict.fromkeys(seats, 0)}

    def sitting_out() -> list[str]:
        if pairs:
            return [partner(seat) for seat in alone]
        if any(seat != maker for seat in alone) and rules["sides"] == "one_against_all":
            return [seat for seat in seats if seat != maker and seat not in alone]
        return []

    # Weak hands
    if rules["weak_hand"] != "off":
        for seat in order:
            low = [card for card in hands[seat] if card[:-1] in ("9", "10")]
            others = [card for card in hands[seat] if value(card) > RANKS.index("10")]
            by_rank = {rank: [card for card in low if card[:-1] == rank] for rank in ("9", "10")}
            three = [rank for rank in by_rank if len(by_rank[rank]) >= 3]
            weak = {
                "farmer_clean": bool(three),
                "farmer_mixed": len(low) >= 3,
                "ace_no_face": [card[:-1] for card in others] == ["A"],
                "no_ace_no_face": others == [],
            }[rules["weak_hand"]]
            if (yield seat, ["pass", "show"] if weak else ["pass"]) == "pass":
                continue
            if rules["weak_hand"] in ("ace_no_face", "no_ace_no_face"):
                return thrown_in(same=True)
            for _ in range(3):
                may = by_rank[three[0]] if rules["weak_hand"] == "farmer_clean" else low
                may = [card for card in may if card in hands[seat]]
                hands[seat].remove((yield seat, may))
            hands[seat] += cards[:3]
            del cards[:3]
            break

    def forms(plain: list[str], must: bool) -> list[str]:
        """Calls that make trump, with their alone forms."""
        may = rules["alone"] in ("maker", "maker_or_partner") and rules["alone_time"] == "with_call"
        if must:
            return (
                [call + "-alone" for call in plain] if rules["alone"] in ("maker", "maker_or_partner") else []
            )
        return plain + [call + "-alone" for call in plain if may]

    def nameable(seat: str, suits: str) -> list[str]:
        held = {printed(card) for card in hands[seat]}
        return [suit for suit in suits if rules["must_hold_trump"] == "no" or suit in held]

    no_trump = ["no-trump"] if rules["allow_no_trump"] == "yes" else []
    passed: list[str] = []

    # Making trump
    if rules["trump_by"] == "turn_up":
        offered = printed(turn_up) or "H"
        if turn_up == "Joker" and rules["joker_up"] == "blind_name":
            maker, ordered, blind = dealer, True, True
            trump = yield dealer, list(SUITS)
        for seat in order if not maker else []:
            must = pairs and seat == partner(dealer) and rules["partner_assist_alone"] != "off"
            makes = forms(["order"] if nameable(seat, offered) else [], must)
            call = yield seat, ["pass", *makes]
            if call != "pass":
                maker, trump, ordered = seat, offered, True
                alone = [seat] * call.endswith("alone")
                break
            passed.append(seat)
        passed = passed if maker else []
        for seat in order if not maker else []:
            must = pairs and seat == partner(dealer) and rules["partner_assist_alone"] == "both"
            stuck = seat == dealer and rules["stick_dealer"] == "yes"
            rest = SUITS.replace(offered, "")
            names = nameable(seat, rest) or (list(rest) if stuck else [])
            makes = forms(names + no_trump, must)
            call = yield seat, (makes if stuck else ["pass", *makes])
            if call != "pass":
                maker, trump = seat, call.removesuffix("-alone").replace("no-trump", "")
                alone = [seat] * call.endswith("alone")
                break
            passed.append(seat)
        if not maker:
            return thrown_in()
    else:
        if rules["trump_by"] == "number_bid":
            ladder = [f"bid-{n}" for n in range(int(rules["lowest_bid"]), size + 1)]
        else:
            ladder = [f"bid-{n}" for n in range(int(rules["lowest_bid"]), size)] + [
                "nap",
                "wellington",
                "bluecher",
            ]
            if "bid-3" in ladder:
                ladder.insert(ladder.index("bid-3") + 1, "misere")
        in_it, place = list(order), 0
        while in_it and not (bid and in_it == [maker]) and bid != ladder[-1]:
            seat = order[place % len(order)]
            place += 1
            if seat not in in_it:
                continue
            higher = ladder[ladder.index(bid) + 1 :] if bid else list(ladder)
            higher = [b for b in higher if b != "wellington" or bid == "nap"]
            higher = [b for b in higher if b != "bluecher" or bid == "wellington"]
            call = yield seat, ["pass", *higher]
            if call == "pass" or rules["bid_rounds"] == "one":
                in_it.remove(seat)
            if call != "pass":
                bid, maker = call, seat
            else:
                passed.append(seat)
            if rules["bid_rounds"] == "one" and not in_it:
                break
        if not bid:
            holders = [seat for seat in seats if "Joker" in hands[seat]]
            if rules["forced_bid"] == "off" or not holders:
                return thrown_in()
            maker = holders[0]
            bid = yield maker, ["bid-3"]
        if rules["trump_by"] == "number_bid":
            if rules["widow"] == "taken":
                hands[maker].append(cards.pop(0))
            call = yield maker, forms(list(SUITS) + no_trump, must=False)
            trump = call.removesuffix("-alone").replace("no-trump", "")
            alone = [maker] * call.endswith("alone")

    # The partner takes the lone hand over
    takes_over = rules["alone"] == "maker_or_partner" and not alone and partner(maker) not in passed
    if takes_over and rules["alone_time"] == "with_call":
        alone = [partner(maker)] * ((yield partner(maker), ["alone", "together"]) == "alone")

    # The turned-up card, the widow
    if ordered and dealer not in sitting_out():
        taken = True
        if rules["pickup"] == "optional" and maker != dealer:
            taken = (yield dealer, ["take", "leave"]) == "take"
        if taken:
            may = hands[dealer] + [turn_up] * (rules["may_discard_turn_up"] == "yes")
            hands[dealer].append(turn_up)
            hands[dealer].remove((yield dealer, may))
    if rules["widow"] == "taken" and maker not in sitting_out():
        hands[maker].remove((yield maker, list(hands[maker])))

    # The dummy; alone before the lead
    if rules["dummy"] != "off" and not alone:
        late = rules["alone"] != "none" and rules["alone_time"] == "before_lead"
        if (yield maker, ["dummy", "alone"] if late else ["dummy"]) == "alone":
            alone = [maker]
        else:
            hands[maker] += hands.pop("N")
            while len(hands[maker]) > size:
                hands[maker].remove((yield maker, list(hands[maker])))
    elif rules["alone"] in ("maker", "maker_or_partner") and (rules["alone_time"] == "before_lead" or blind):
        if not alone and (yield maker, ["alone", "together"]) == "alone":
            alone = [maker]
        if not alone and takes_over and rules["alone_time"] == "before_lead":
            alone = [partner(maker)] * ((yield partner(maker), ["alone", "together"]) == "alone")

    # Calling for the best, defending alone
    def exchange(loner: str) -> Generator[Choice, str, None]:
        gone = yield loner, ["pass", *hands[loner]]
        if gone != "pass":
            hands[loner].remove(gone)
            dead = [turn_up] if ordered and not taken and partner(loner) == dealer else []
            best = yield partner(loner), hands[partner(loner)] + dead
            hands[loner].append(best)
            if best in hands[partner(loner)]:
                hands[partner(loner)].remove(best)

    if rules["call_for_best"] != "off" and alone:
        yield from exchange(alone[0])
    makers = [maker, partner(maker)] if pairs else [maker]
    lone_maker = bool(alone) or rules["alone"] == "always"
    lone_defender = ""
    if rules["lone_defence"] == "always" or (rules["lone_defence"] == "vs_lone_maker" and lone_maker):
        for seat in order:
            if seat not in makers and (yield seat, ["alone", "together"]) == "alone":
                lone_defender = seat
                alone = [*alone, seat]
                break
    if lone_defender and rules["call_for_best"] == "maker_and_defender":
        yield from exchange(lone_defender)

    # The tricks
    out = sitting_out()
    active = [seat for seat in seats if seat not in out]
    leader = round_from(dealer, active)[0]
    if rules["trump_by"] != "turn_up":
        leader = partner(maker) if maker in out else maker
    elif alone and rules["loner_lead"] == "left_of_loner":
        leader = round_from(alone[0], active)[0]
    won = dict.fromkeys(seats, 0)
    for number in range(size):
        playing = [leader, *[seat for seat in round_from(leader, active) if seat != leader]]
        trick: list[str] = []
        for seat in playing:
            card = yield seat, legal(hands[seat], trick, trump, rules)
            hands[seat].remove(card)
            trick.append(card)
            misere = bid == "misere" and rules["allow_no_trump"] == "yes"
            if rules["trump_by"] == "first_lead" and number == 0 and len(trick) == 1 and not misere:
                trump = printed(card)
        led = belongs(trick[0], trump, rules)
        powers = [power(card, led, trump, rules) for card in trick]
        leader = playing[powers.index(max(powers))]
        won[leader] += 1

    # The score
    took = sum(won[seat] for seat in makers)
    mine, theirs = points(rules, took, bid, any(s in makers for s in alone), bool(lone_defender))
    others = [seat for seat in seats if seat not in makers]
    if rules["trump_by"] == "first_lead":
        mine *= len(others) // 2 if pairs else len(others)
    score = {seat: mine if seat in makers else theirs for seat in seats}
    return {"void": False, "dealer": order[0], "points": score, "won": won, "out": out, "makers": makers}


def points(rules: Words, took: int, bid: str, lone: bool, lone_defender: bool) -> tuple[int, int]:
    """The makers' points, and each other player's; a stake is one opponent's."""
    size = int(rules["hand_size"])
    if rules["trump_by"] == "number_bid":
        wanted = int(bid[4:])
        return (took if took >= wanted else -wanted), size - took
    if rules["trump_by"] == "first_lead":
        if bid == "misere":
            return (3, -3) if took == 0 else (-3, 3)
        if bid.startswith("bid-"):
            stake = int(bid[4:])
            return (stake, -stake) if took >= stake else (-stake, stake)
        win, lose = {"nap": (10, 5), "wellington": (20, 10), "bluecher": (30, 15)}[bid]
        return (win, -win) if took == size else (-lose, lose)
    if took == size:
        return int(rules["lone_march"] if lone else rules["march"]), 0
    if 2 * took > size:
        return 1, 0
    worth = [int(rules["lone_euchre"] if lone else rules["euchre"])]
    if lone_defender:
        worth.append(int(rules["lone_defence_euchre"]))
    if lone_defender and took == 0:
        worth.append(int(rules["lone_defence_march"]))
    if rules["super_euchre"] == "4" and took == 0:
        worth.append(4)
    return 0, max(worth)
