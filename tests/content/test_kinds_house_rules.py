"""A house rule that is switched flips the answer of a question that an author can ask (report 32)."""

import pytest

from tutor.content.answers import print_answer
from tutor.content.puzzles import read_puzzles
from tutor.rules import rule_names

PASSES = "pass pass pass pass"
SHOWN = "9S 9H 9D KC AC"
FLIPS = {
    "seats": ("next-to-act, dealer: S, turn-up: 9C, bids: pass", "sides: one_against_all", "N", "E S W", "E"),
    "sides": ("sits-out, maker: W, alone: W", "lone_defence: always", "E", "one_against_all", "none"),
    "joker_up": ("next-to-act, variant: british, dealer: S, turn-up: Joker", "", "S", "proposes_hearts", "W"),
    "lowest_bid": (
        "calls, variant: hasenpfeffer, dealer: S",
        "",
        "pass bid-1 bid-2 bid-3 bid-4 bid-5 bid-6",
        "5",
        "pass bid-5 bid-6",
    ),
    "bid_rounds": (
        "next-to-act, variant: hasenpfeffer, dealer: S, bids: bid-1 bid-2 pass pass",
        "",
        "W",
        "one",
        "N",
    ),
    "forced_bid": (
        "next-to-act, variant: hasenpfeffer, joker: E, dealer: S, bids: pass pass pass pass",
        "",
        "E",
        "off",
        "none",
    ),
    "target": ("score, maker: S, tricks: 3, before: 9-9", "", "makers 1 wins makers", "11", "makers 1"),
    "redeal": (f"next-dealer, dealer: S, bids: {PASSES} {PASSES}", "", "W", "same_dealer", "S"),
    "stick_dealer": (
        f"calls, dealer: S, turn-up: 9S, bids: {PASSES} pass pass pass",
        "",
        "pass C D H",
        "yes",
        "C D H",
    ),
    "pickup": ("calls, dealer: S, turn-up: 9S, bids: order", "", "none", "optional", "take leave"),
    "may_discard_turn_up": (
        "discard, dealer: S, turn-up: 9C, hand: JS KC AH QD 9D",
        "",
        "JS KC AH QD 9D",
        "yes",
        "JS KC AH QD 9D 9C",
    ),
    "alone": (
        "calls, dealer: S, turn-up: 9S, forms: all",
        "",
        "pass order order-alone",
        "none",
        "pass order",
    ),
    "alone_time": (
        "calls, dealer: S, turn-up: 9S, forms: all",
        "",
        "pass order order-alone",
        "before_lead",
        "pass order",
    ),
    "partner_assist_alone": (
        "calls, dealer: S, turn-up: 9S, bids: pass",
        "",
        "pass order",
        "round_1",
        "pass order-alone",
    ),
    "lone_defence": (
        f"next-to-act, dealer: S, turn-up: 9S, bids: {PASSES} D-alone",
        "",
        "W",
        "vs_lone_maker",
        "N",
    ),
    "loner_lead": ("first-leader, dealer: S, maker: N, alone: N", "", "W", "left_of_loner", "E"),
    "dummy": (
        "calls, variant: three-handed, dealer: E, turn-up: 9C, bids: pass order leave",
        "",
        "dummy alone",
        "off",
        "alone together",
    ),
    "march": ("score, maker: S, tricks: 5", "", "makers 2", "3", "makers 3"),
    "lone_march": ("score, maker: S, alone: S, tricks: 5", "", "makers 4", "5", "makers 5"),
    "euchre": ("score, maker: S, tricks: 2", "", "defenders 2", "1", "defenders 1"),
    "lone_euchre": ("score, maker: S, alone: S, tricks: 2", "", "defenders 2", "4", "defenders 4"),
    "lone_defence_euchre": (
        "score, variant: railroad, maker: S, alone: S W, tricks: 2",
        "",
        "defenders 4",
        "3",
        "defenders 3",
    ),
    "lone_defence_march": (
        "score, variant: three-handed, maker: S, alone: W, tricks: 0",
        "",
        "defenders 4",
        "3",
        "defenders 3",
    ),
    "super_euchre": ("score, maker: S, tricks: 0", "", "defenders 2", "4", "defenders 4"),
    "laps": (
        "score, maker: S, tricks: 5, before: 9-9",
        "",
        "makers 2 wins makers",
        "yes",
        "makers 2 wins makers carry 1",
    ),
    "slam": (
        "score, maker: S, tricks: 3, before: 9-0",
        "",
        "makers 1 wins makers",
        "yes",
        "makers 1 wins makers slam",
    ),
    "weak_hand": (
        f"calls, dealer: E, turn-up: 9C, hand: {SHOWN}",
        "",
        "pass order",
        "farmer_clean",
        "pass show",
    ),
    "must_hold_trump": (
        "calls, dealer: E, turn-up: JS, hand: JC AH KH QD 9D",
        "",
        "pass order",
        "yes",
        "pass",
    ),
    "allow_no_trump": (
        f"calls, dealer: S, turn-up: 9C, bids: {PASSES}",
        "",
        "pass D H S",
        "yes",
        "pass D H S no-trump",
    ),
    "revoke_penalty": ("score, maker: S, revoke: W", "", "makers 2", "3_lone_5", "makers 3"),
    "trump_by": (
        "calls, variant: napoleon, dealer: S, bids: bid-4 pass pass pass",
        "",
        "none",
        "number_bid",
        "C D H S no-trump",
    ),
}
"""A question, what has to change with the rule, the usual answer, the rule's other value, the answer then."""
USUAL = "first_dealer: random"
"""What every table plays by anyway."""
OF_CARDS = {"min_rank", "joker", "bowers"}
"""Rules about the pack: the kinds about cards show them."""
NOT_ASKED = {"first_dealer", "deal_pattern", "hand_size", "widow", "call_for_best"}
"""Rules of which no kind asks: how it is dealt, and what goes from hand to hand unseen."""


def answer(question: str, rules: str) -> str:
    file = read_puzzles(
        f"puzzles:\n- {{id: p, kind: {question}, rules: {{{rules}}}}}".encode(), "x", stated=False
    )
    assert file.problems == []
    return print_answer(file.puzzles[0].question.computed)


@pytest.mark.parametrize("rule", FLIPS)
def test_the_answer_flips_with_the_rule(rule: str) -> None:
    question, also, before, value, after = FLIPS[rule]
    switched = ", ".join(part for part in (also, f"{rule}: {value}") if part)

    assert answer(question, USUAL) == before
    assert answer(question, switched) == after
    assert before != after


def test_every_house_rule_has_its_question() -> None:
    assert set(FLIPS) | OF_CARDS | NOT_ASKED == set(rule_names())
