"""The eight variants, each a rule set."""

from types import MappingProxyType

from tutor.rules.rule_set import RuleSet
from tutor.rules.seats import Seat

_FOUR_SEATS = (Seat.NORTH, Seat.EAST, Seat.SOUTH, Seat.WEST)

STANDARD = RuleSet(
    seats=_FOUR_SEATS,
    sides="pairs",
    min_rank="9",
    joker=False,
    bowers=True,
    hand_size=5,
    trump_by="turn_up",
    lowest_bid=None,
    bid_rounds="one",
    widow="off",
    forced_bid="off",
    joker_up="blind_name",
    target=10,
    redeal="next_dealer",
    stick_dealer=False,
    pickup="mandatory",
    may_discard_turn_up=False,
    alone="maker",
    alone_time="with_call",
    partner_assist_alone="off",
    lone_defence="off",
    loner_lead="left_of_dealer",
    call_for_best="off",
    dummy="off",
    march=2,
    lone_march=4,
    euchre=2,
    lone_euchre=2,
    lone_defence_euchre=4,
    lone_defence_march=4,
    super_euchre="off",
    laps=False,
    slam=False,
    weak_hand="off",
    must_hold_trump=False,
    allow_no_trump=False,
    revoke_penalty="2_lone_4",
    first_dealer="random",
    deal_pattern="alternating_3232",
)

VARIANTS = MappingProxyType(
    {
        "standard": STANDARD,
        "two-handed": STANDARD.with_rules(
            {
                "seats": (Seat.NORTH, Seat.SOUTH),
                "sides": "single",
                "pickup": "optional",
                "alone": "none",
                "lone_march": None,
                "lone_euchre": None,
                "lone_defence_euchre": None,
                "lone_defence_march": None,
                "deal_pattern": "3_then_2",
            }
        ),
        "three-handed": STANDARD.with_rules(
            {
                "seats": (Seat.EAST, Seat.SOUTH, Seat.WEST),
                "sides": "one_against_all",
                "pickup": "optional",
                "alone_time": "before_lead",
                "lone_defence": "always",
                "loner_lead": "left_of_loner",
                "dummy": "five_cards",
                "march": 3,
                "lone_march": 3,
                "lone_defence_euchre": 2,
                "deal_pattern": "3_then_2",
            }
        ),
        "british": STANDARD.with_rules(
            {"joker": True, "target": 11, "partner_assist_alone": "round_1", "deal_pattern": "3_then_2"}
        ),
        "thirty-two": STANDARD.with_rules({"min_rank": "7", "deal_pattern": "3_then_2"}),
        "railroad": STANDARD.with_rules(
            {
                "joker": True,
                "joker_up": "proposes_hearts",
                "lone_defence": "vs_lone_maker",
                "call_for_best": "maker_and_defender",
                "laps": True,
                "slam": True,
                "deal_pattern": "3_then_2",
            }
        ),
        "hasenpfeffer": STANDARD.with_rules(
            {
                "joker": True,
                "hand_size": 6,
                "trump_by": "number_bid",
                "lowest_bid": 1,
                "bid_rounds": "until_three_pass",
                "widow": "taken",
                "forced_bid": "joker_holder_3",
                "alone": "none",
                "march": None,
                "lone_march": None,
                "euchre": None,
                "lone_euchre": None,
                "lone_defence_euchre": None,
                "lone_defence_march": None,
                "deal_pattern": "threes",
            }
        ),
        "napoleon": STANDARD.with_rules(
            {
                "sides": "one_against_all",
                "min_rank": "2",
                "bowers": False,
                "trump_by": "first_lead",
                "lowest_bid": 2,
                "target": None,
                "alone": "always",
                "march": None,
                "lone_march": None,
                "euchre": None,
                "lone_euchre": None,
                "lone_defence_euchre": None,
                "lone_defence_march": None,
                # Misère is the one hand played without trump.
                "allow_no_trump": True,
                "revoke_penalty": "replay",
                "deal_pattern": "singles",
            }
        ),
    }
)
"""Variant id to rule set."""
