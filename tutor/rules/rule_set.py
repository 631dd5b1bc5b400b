"""A variant is data: every house rule is a named field."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields, replace
from functools import cache, cached_property
from typing import Any, Literal, NamedTuple, get_args, get_type_hints

from tutor.rules.cards import Card, Rank, pack
from tutor.rules.reasons import GrammarError
from tutor.rules.seats import Seat

LowestRank = Literal["9", "8", "7", "2"]
HIGHEST_NUMBER = 100
"""No number of a rule set is higher."""


@dataclass(frozen=True, kw_only=True)
class RuleSet:
    """
    The rules of one table. The fields are the keys of a puzzle's `rules`, the values the words they take.

    A number that a variant has no use for is None.
    """

    seats: tuple[Seat, ...]
    """Who plays, in clockwise order; the learner, South, is always among them."""
    sides: Literal["pairs", "single", "one_against_all"]
    min_rank: LowestRank
    joker: bool
    bowers: bool
    hand_size: int
    trump_by: Literal["turn_up", "number_bid", "first_lead"]
    lowest_bid: int | None
    bid_rounds: Literal["one", "until_three_pass"]
    widow: Literal["off", "taken", "unused"]
    forced_bid: Literal["off", "joker_holder_3"]
    joker_up: Literal["blind_name", "proposes_hearts"]
    target: int | None
    redeal: Literal["next_dealer", "same_dealer"]
    stick_dealer: bool
    pickup: Literal["mandatory", "optional"]
    may_discard_turn_up: bool
    alone: Literal["none", "maker", "maker_or_partner", "always"]
    alone_time: Literal["with_call", "before_lead"]
    partner_assist_alone: Literal["off", "round_1", "both"]
    lone_defence: Literal["off", "vs_lone_maker", "always"]
    loner_lead: Literal["left_of_dealer", "left_of_loner"]
    call_for_best: Literal["off", "maker", "maker_and_defender"]
    dummy: Literal["off", "five_cards"]
    march: int | None
    lone_march: int | None
    euchre: int | None
    lone_euchre: int | None
    lone_defence_euchre: int | None
    lone_defence_march: int | None
    super_euchre: Literal["off", "4"]
    laps: bool
    slam: bool
    weak_hand: Literal["off", "farmer_clean", "farmer_mixed", "ace_no_face", "no_ace_no_face"]
    must_hold_trump: bool
    allow_no_trump: bool
    revoke_penalty: Literal["2_lone_4", "3_lone_5", "minus_2_lone_4", "replay"]
    first_dealer: Literal["random", "first_jack", "first_black_jack", "high_cut"]
    deal_pattern: Literal["alternating_3232", "3_then_2", "2_then_3", "singles", "threes"]

    def __hash__(self) -> int:
        """Worked out once: whatever is kept by table asks for it, at every answer of every misconception."""
        return self._hash

    @cached_property
    def _hash(self) -> int:
        return hash(tuple(getattr(self, name) for name in rule_names()))

    @cached_property
    def pack(self) -> tuple[Card, ...]:
        """Every card of this game."""
        return pack(Rank(int(self.min_rank)), joker=self.joker)

    def with_rules(self, rules: Mapping[str, object]) -> RuleSet:
        """This rule set with some fields changed; ask `contradictions` whether it can be played."""
        if not rules:
            # Most tables: what is kept by table is found the faster.
            return self
        return replace(self, **rules)  # type: ignore[arg-type]  # the values come from parse_rule


class Rule(NamedTuple):
    """One house rule as a table agrees on it."""

    name: str
    value: object


def parse_rule(name: str, text: str) -> Rule:
    """
    Reads one house rule. Hyphens count as underscores, letter case is ignored.

    Raises:
        GrammarError: `not-a-rule` for an unknown name, otherwise for a value the rule does not take.

    >>> parse_rule("Loner-Lead", "left-of-loner")
    Rule(name='loner_lead', value='left_of_loner')
    """
    field = _plain(name)
    if field not in _types():
        raise GrammarError("not-a-rule", name)
    return Rule(field, _read_value(field, text))


def rule_names() -> tuple[str, ...]:
    """The names of all house rules."""
    return tuple(field.name for field in fields(RuleSet))


def _plain(text: str) -> str:
    return text.strip().casefold().replace("-", "_")


@cache
def _types() -> dict[str, Any]:
    return get_type_hints(RuleSet)


def _read_value(field: str, text: str) -> object:
    kind = _types()[field]
    if kind is bool:
        return parse_yes_no(text)
    if field == "seats":
        return _read_seats(text)
    if get_args(kind) and int not in get_args(kind):
        if _plain(text) not in get_args(kind):
            raise GrammarError("not-a-choice", text, choices=get_args(kind))
        return _plain(text)
    return _read_number(text)


def parse_yes_no(text: str) -> bool:
    """
    Reads `true` or `yes`, `false` or `no`.

    Raises:
        GrammarError: For any other word; *nein* is not guessed at.
    """
    answer = {"true": True, "yes": True, "false": False, "no": False}.get(_plain(text))
    if answer is None:
        raise GrammarError("not-yes-or-no", text)
    return answer


def _read_number(text: str) -> int:
    digits = text.strip().lstrip("0")
    if not (digits.isascii() and digits.isdigit() and len(digits) <= 3 and int(digits) <= HIGHEST_NUMBER):
        raise GrammarError("not-a-number", text, low=1, high=HIGHEST_NUMBER)
    return int(digits)


def _read_seats(text: str) -> tuple[Seat, ...]:
    seats = tuple(Seat.parse(word) for word in text.replace(",", " ").split())
    if len(set(seats)) != len(seats) or Seat.SOUTH not in seats or len(seats) < 2:
        raise GrammarError("not-a-table", text)
    return tuple(sorted(seats, key=tuple(Seat).index))


class Contradiction(NamedTuple):
    """Two fields that can't be played together as they stand."""

    field: str
    other: str


def contradictions(rules: RuleSet) -> list[Contradiction]:
    """Every pair of fields that contradict each other; empty for a game that can be played."""
    return [Contradiction(field, other) for field, other, clash in _CLASHES if clash(rules)]


def _cards_dealt(rules: RuleSet) -> int:
    hands = len(rules.seats) + (rules.dummy != "off")
    return hands * rules.hand_size + (rules.trump_by == "turn_up" or rules.widow != "off")


def _hidden(rules: RuleSet) -> int:
    return len(rules.pack) - _cards_dealt(rules)


def _auction(rules: RuleSet) -> bool:
    return rules.trump_by != "turn_up"


_CLASHES: list[tuple[str, str, Callable[[RuleSet], bool]]] = [
    ("sides", "seats", lambda r: r.sides == "pairs" and len(r.seats) != 4),
    ("sides", "seats", lambda r: r.sides == "single" and len(r.seats) != 2),
    ("sides", "seats", lambda r: r.sides == "one_against_all" and len(r.seats) < 3),
    ("hand_size", "min_rank", lambda r: _cards_dealt(r) > len(r.pack)),
    # The joker would have no suit.
    ("joker", "allow_no_trump", lambda r: r.joker and r.allow_no_trump),
    ("lone_defence", "alone", lambda r: r.lone_defence != "off" and r.alone == "none"),
    ("lone_defence", "sides", lambda r: r.lone_defence != "off" and r.sides == "single"),
    ("alone", "sides", lambda r: r.alone == "maker_or_partner" and r.sides != "pairs"),
    ("alone", "sides", lambda r: r.alone != "none" and r.sides == "single"),
    ("alone", "sides", lambda r: r.alone == "always" and r.sides == "pairs"),
    ("partner_assist_alone", "alone", lambda r: r.partner_assist_alone != "off" and r.alone == "none"),
    ("partner_assist_alone", "sides", lambda r: r.partner_assist_alone != "off" and r.sides != "pairs"),
    ("pickup", "call_for_best", lambda r: r.pickup == "optional" and r.call_for_best != "off"),
    ("call_for_best", "alone", lambda r: r.call_for_best != "off" and r.alone == "none"),
    ("call_for_best", "sides", lambda r: r.call_for_best != "off" and r.sides != "pairs"),
    (
        "call_for_best",
        "lone_defence",
        lambda r: r.call_for_best == "maker_and_defender" and r.lone_defence == "off",
    ),
    # The dummy is dealt to the empty seat, North, and must match the maker's hand.
    ("dummy", "seats", lambda r: r.dummy != "off" and (len(r.seats) != 3 or Seat.NORTH in r.seats)),
    ("dummy", "alone", lambda r: r.dummy != "off" and r.alone == "always"),
    ("dummy", "sides", lambda r: r.dummy != "off" and r.sides != "one_against_all"),
    ("dummy", "hand_size", lambda r: r.dummy == "five_cards" and r.hand_size != 5),
    ("dummy", "trump_by", lambda r: r.dummy != "off" and _auction(r)),
    # What belongs to a turned-up card needs one, what belongs to a number bid needs that.
    ("stick_dealer", "trump_by", lambda r: r.stick_dealer and _auction(r)),
    ("pickup", "trump_by", lambda r: r.pickup == "optional" and _auction(r)),
    ("may_discard_turn_up", "trump_by", lambda r: r.may_discard_turn_up and _auction(r)),
    ("weak_hand", "trump_by", lambda r: r.weak_hand != "off" and _auction(r)),
    # A farmer's hand gets three hidden cards of the kitty.
    ("weak_hand", "hand_size", lambda r: r.weak_hand.startswith("farmer") and _hidden(r) < 3),
    ("must_hold_trump", "trump_by", lambda r: r.must_hold_trump and _auction(r)),
    # Led first, the joker would make no suit trump.
    ("joker", "trump_by", lambda r: r.joker and r.trump_by == "first_lead"),
    ("lowest_bid", "trump_by", lambda r: (r.lowest_bid is None) != (r.trump_by == "turn_up")),
    ("lowest_bid", "hand_size", lambda r: r.lowest_bid is not None and r.lowest_bid > r.hand_size),
    ("bid_rounds", "trump_by", lambda r: r.bid_rounds == "until_three_pass" and r.trump_by != "number_bid"),
    ("widow", "trump_by", lambda r: r.widow != "off" and r.trump_by != "number_bid"),
    ("forced_bid", "trump_by", lambda r: r.forced_bid != "off" and r.trump_by != "number_bid"),
    ("forced_bid", "joker", lambda r: r.forced_bid == "joker_holder_3" and not r.joker),
    ("forced_bid", "hand_size", lambda r: r.forced_bid == "joker_holder_3" and r.hand_size < 3),
    ("laps", "target", lambda r: r.laps and r.target is None),
    ("slam", "target", lambda r: r.slam and r.target is None),
]
