"""For every house rule a position whose answer flips when the rule is switched (report 32)."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest
from houses import cards, dealt, procedure, say

from tutor.rules import (
    Card,
    Contradiction,
    Deal,
    Outcome,
    Procedure,
    Seat,
    announce,
    contradictions,
    hear,
    rule_names,
)

HANDS = {"W": "10C QD KD 9H AS", "N": "JC 10D AC KH QS", "E": "KC AD AH 9S JD", "S": "JS QC 9D QH KS"}


class Flip(NamedTuple):
    """A question, and its answer under one value of a rule and under another."""

    variant: str
    one: str
    other: str
    ask: Callable[[Procedure], object]
    answers: tuple[object, object]
    also: str = ""
    """Rules that both tables play by."""


def heard(table: Procedure, text: str, turn_up: str = "9C", hand: str = "", dealer: str = "S") -> Deal:
    up = Card.parse(turn_up) if turn_up else None
    deal = announce(table, Seat(dealer), up, {Seat.SOUTH: cards(hand)})
    for call in text.split():
        deal = hear(deal, call)
    return deal


def calls(text: str, turn_up: str = "9C", hand: str = "", dealer: str = "S") -> Callable[[Procedure], str]:
    """What may be called after these calls."""
    return lambda table: " ".join(
        call for call in heard(table, text, turn_up, hand, dealer).legal_actions() if isinstance(call, str)
    )


def turn(text: str, turn_up: str = "9C") -> Callable[[Procedure], str]:
    """Whose turn it is after these calls."""
    return lambda table: str(heard(table, text, turn_up).turn or "none")


def points(tricks: int, alone: str = "", bid: str | None = None) -> Callable[[Procedure], tuple[int, int]]:
    """South's points and West's, South having made trump."""

    def ask(table: Procedure) -> tuple[int, int]:
        loners = tuple(Seat(seat) for seat in alone.split())
        score = table.rulebook.score(Outcome(Seat.SOUTH, tricks, loners, bid)).points
        return score[Seat.SOUTH], score[Seat.WEST]

    return ask


def partners_points(table: Procedure) -> int:
    """North's points for a point that South has made."""
    return table.rulebook.score(Outcome(Seat.SOUTH, 3)).points[Seat.NORTH]


def winners(*scores: int) -> Callable[[Procedure], tuple[str, int, int] | None]:
    """Who has won, for how many games, with what to carry; scores of South, West, North and East."""

    def ask(table: Procedure) -> tuple[str, int, int] | None:
        around = (Seat.SOUTH, Seat.WEST, Seat.NORTH, Seat.EAST)
        end = table.rulebook.game_end(dict(zip(around, scores, strict=True)), Seat.SOUTH, Seat.SOUTH)
        return end and ("".join(end.winners), end.games, end.carry)

    return ask


def leader(maker: str, alone: str) -> Callable[[Procedure], str]:
    return lambda table: str(table.rulebook.first_leader(Seat.SOUTH, Seat(maker), [Seat(alone)]).seat)


def legal(text: str) -> Callable[[Procedure], str]:
    """What is legal after these actions of the deal above, South dealing."""
    return lambda table: " ".join(map(str, say(dealt(table, "S", HANDS, "9C"), text).legal_actions()))


def first_hand(table: Procedure) -> str:
    return " ".join(map(str, Deal.of(table, Seat.SOUTH, table.rules.pack).hand(Seat.WEST)))


def first_dealer(table: Procedure) -> str:
    return str(table.rulebook.first_dealer(cards("9C AC QD JH KS JS 9D"), Seat.WEST).seat)


def revoke(alone: str) -> Callable[[Procedure], tuple[int, int]]:
    """South's points and West's, South having made trump and West revoked."""

    def ask(table: Procedure) -> tuple[int, int]:
        outcome = Outcome(Seat.SOUTH, 0, tuple(Seat(seat) for seat in alone.split()), None)
        score = table.rulebook.score_revoke(Seat.WEST, outcome).points
        return score[Seat.SOUTH], score[Seat.WEST]

    return ask


PASSES = "pass pass pass pass"
FLIPS = {
    "seats": Flip("standard", "N E S W", "E S W", turn("pass"), ("N", "E"), "sides: one_against_all"),
    "sides": Flip("standard", "pairs", "one_against_all", partners_points, (1, 0)),
    "min_rank": Flip("standard", "9", "7", lambda t: len(t.rules.pack), (24, 32)),
    "joker": Flip("standard", "no", "yes", lambda t: len(t.rules.pack), (24, 25)),
    "bowers": Flip("standard", "yes", "no", legal("order 9D 10C JC KC"), ("JS QC 9C", "QC 9C")),
    "hand_size": Flip("thirty-two", "5", "7", lambda t: len(first_hand(t).split()), (5, 7)),
    "trump_by": Flip(
        "napoleon", "first_lead", "number_bid", calls("bid-4 pass pass pass", ""), ("", "C D H S no-trump")
    ),
    "lowest_bid": Flip(
        "hasenpfeffer",
        "1",
        "5",
        calls("", ""),
        ("pass bid-1 bid-2 bid-3 bid-4 bid-5 bid-6", "pass bid-5 bid-6"),
    ),
    "bid_rounds": Flip(
        "hasenpfeffer",
        "until_three_pass",
        "one",
        calls("bid-4 bid-5 pass pass", ""),
        ("pass bid-6", "C D H S"),
    ),
    "widow": Flip(
        "hasenpfeffer", "taken", "unused", lambda t: heard(t, "bid-6 D", "").stage, ("discard", "tricks")
    ),
    "forced_bid": Flip("hasenpfeffer", "joker_holder_3", "off", calls(PASSES, "", "Joker"), ("bid-3", "")),
    "joker_up": Flip("british", "blind_name", "proposes_hearts", turn("", "Joker"), ("S", "W")),
    "target": Flip("standard", "10", "11", winners(10, 9, 10, 9), (("NS", 1, 0), None)),
    "redeal": Flip(
        "standard",
        "next_dealer",
        "same_dealer",
        lambda t: str(heard(t, f"{PASSES} {PASSES}").next_dealer()),
        ("W", "S"),
    ),
    "stick_dealer": Flip(
        "standard",
        "no",
        "yes",
        calls(f"{PASSES} pass pass pass"),
        ("pass D H S D-alone H-alone S-alone", "D H S D-alone H-alone S-alone"),
    ),
    "pickup": Flip("standard", "mandatory", "optional", calls("order"), ("", "take leave")),
    "may_discard_turn_up": Flip("standard", "no", "yes", legal("order"), (HANDS["S"], f"{HANDS['S']} 9C")),
    "alone": Flip("standard", "maker", "none", calls(""), ("pass order order-alone", "pass order")),
    "alone_time": Flip(
        "standard", "with_call", "before_lead", calls(""), ("pass order order-alone", "pass order")
    ),
    "partner_assist_alone": Flip(
        "standard", "off", "round_1", calls("pass"), ("pass order order-alone", "pass order-alone")
    ),
    "lone_defence": Flip(
        "standard", "off", "vs_lone_maker", calls(f"{PASSES} D-alone"), ("", "alone together")
    ),
    "loner_lead": Flip("standard", "left_of_dealer", "left_of_loner", leader("N", "N"), ("W", "E")),
    "call_for_best": Flip(
        "standard", "off", "maker", legal("order-alone 9D"), ("10C QD KD 9H AS", "pass 10C QD KD 9H AS")
    ),
    "dummy": Flip(
        "three-handed", "five_cards", "off", calls("pass order leave"), ("dummy alone", "alone together")
    ),
    "march": Flip("standard", "2", "3", points(5), ((2, 0), (3, 0))),
    "lone_march": Flip("standard", "4", "5", points(5, "S"), ((4, 0), (5, 0))),
    "euchre": Flip("standard", "2", "1", points(2), ((0, 2), (0, 1))),
    "lone_euchre": Flip("standard", "2", "4", points(2, "S"), ((0, 2), (0, 4))),
    "lone_defence_euchre": Flip("railroad", "4", "3", points(2, "S W"), ((0, 4), (0, 3))),
    "lone_defence_march": Flip("three-handed", "4", "3", points(0, "W"), ((0, 4), (0, 3))),
    "super_euchre": Flip("standard", "off", "4", points(0), ((0, 2), (0, 4))),
    "laps": Flip("railroad", "yes", "no", winners(12, 1, 12, 1), (("NS", 1, 2), ("NS", 1, 0))),
    "slam": Flip("railroad", "yes", "no", winners(10, 0, 10, 0), (("NS", 2, 0), ("NS", 1, 0))),
    "weak_hand": Flip(
        "standard",
        "farmer_clean",
        "off",
        calls("", hand="9S 9H 9D KC AC", dealer="E"),
        ("pass show", "pass order order-alone"),
    ),
    "must_hold_trump": Flip(
        "standard", "no", "yes", calls("", "JS", "JC AH KH QD 9D", "E"), ("pass order order-alone", "pass")
    ),
    "allow_no_trump": Flip(
        "standard",
        "no",
        "yes",
        calls(PASSES),
        ("pass D H S D-alone H-alone S-alone", "pass D H S no-trump D-alone H-alone S-alone no-trump-alone"),
    ),
    "revoke_penalty": Flip("standard", "2_lone_4", "3_lone_5", revoke(""), ((2, 0), (3, 0))),
    "first_dealer": Flip("standard", "first_jack", "first_black_jack", first_dealer, ("S", "N")),
    "deal_pattern": Flip(
        "standard", "alternating_3232", "3_then_2", first_hand, ("9C 10C JC KD AD", "9C 10C JC 9H 10H")
    ),
}


def table(flip: Flip, rule: str, value: str) -> Procedure:
    text = "; ".join(part for part in (flip.also, f"{rule}: {value}") if part)
    found = procedure(flip.variant, text)
    assert contradictions(found.rules) == []
    return found


@pytest.mark.parametrize("rule", FLIPS)
def test_an_answer_flips_with_the_rule(rule: str) -> None:
    flip = FLIPS[rule]

    assert flip.ask(table(flip, rule, flip.one)) == flip.answers[0]
    assert flip.ask(table(flip, rule, flip.other)) == flip.answers[1]
    assert flip.answers[0] != flip.answers[1]


def test_every_house_rule_has_its_flip() -> None:
    assert list(FLIPS) == list(rule_names())


@pytest.mark.parametrize(
    ("variant", "text", "field", "other"),
    [
        ("standard", "joker: yes; hand_size: 6; weak_hand: farmer_clean", "weak_hand", "hand_size"),
        ("napoleon", "joker: yes; allow_no_trump: no", "joker", "trump_by"),
    ],
)
def test_what_no_deal_could_do_is_a_contradiction(variant: str, text: str, field: str, other: str) -> None:
    """No three hidden cards for a farmer's hand; no suit for a joker that is led first."""
    assert Contradiction(field, other) in contradictions(procedure(variant, text).rules)
