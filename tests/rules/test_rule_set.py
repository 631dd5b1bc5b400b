"""Every house rule of rules.md 18: its value in each variant, the words it takes, and what clashes."""

from pathlib import Path

import pytest

from tutor.rules import (
    STANDARD,
    VARIANTS,
    Contradiction,
    GrammarError,
    Rule,
    RuleSet,
    Seat,
    contradictions,
    parse_rule,
    rule_names,
)

DATA = Path(__file__).parent / "data"


def rows(name: str) -> list[list[str]]:
    """The lines of a table, word by word."""
    lines = (DATA / name).read_text("utf-8").splitlines()
    return [line.split() for line in lines if not line.startswith("#")]


[_, *NAMES], *LINES = rows("rule-set.txt")
TABLE = {rule: words for rule, *words in LINES}
VALUES = {rule: words for rule, *words in rows("rule-values.txt")}
FLAGS = [rule for rule, words in VALUES.items() if words == ["yes", "no"]]
NUMBERS = [rule for rule, words in VALUES.items() if words == ["number"]]
CHOICES = [rule for rule in VALUES if rule not in ("seats", *FLAGS, *NUMBERS)]

GOOD = {
    **VALUES,
    **{rule: ["yes", "no", "true", "false"] for rule in FLAGS},
    **{rule: ["1", "2", "7", "10", "100"] for rule in NUMBERS},
    "seats": ["N S", "N E S W", "E S W"],
}
NO_CHOICE = ["", "yes", "false", "6", "maybe", "nine", "random number"]
NO_FLAG = ["", "on", "off", "ja", "nein", "ano", "1", "y", "truee"]
NO_NUMBER = ["", "0", "00", "-1", "101", "1000", "5.0", "1e1", "five", "yes", "٣", "9" * 5000]
BAD = {
    **dict.fromkeys(CHOICES, ("not-a-choice", NO_CHOICE)),
    **dict.fromkeys(FLAGS, ("not-yes-or-no", NO_FLAG)),
    **dict.fromkeys(NUMBERS, ("not-a-number", NO_NUMBER)),
    "seats": ("not-a-table", ["", "S", "N E W", "S S", "N E S W S", "N N S"]),
}


def expected(name: str, word: str) -> object:
    """A word of the tables above as the value a field holds."""
    if name == "seats":
        return tuple(Seat(letter) for letter in word.replace(" ", ""))
    if name in FLAGS:
        return word in ("yes", "true")
    return int(word) if name in NUMBERS else word


def test_every_rule_of_the_specification_is_a_field_and_no_other() -> None:
    assert list(rule_names()) == list(TABLE)
    assert set(GOOD) == set(BAD) == set(TABLE)
    assert list(VARIANTS) == NAMES


@pytest.mark.parametrize(
    ("variant", "rule", "word"),
    [
        pytest.param(variant, rule, word, id=f"{variant}.{rule}")
        for rule, words in TABLE.items()
        for variant, word in zip(NAMES, words, strict=True)
        if word != "-"
    ],
)
def test_a_variant_plays_by_the_table(variant: str, rule: str, word: str) -> None:
    assert getattr(VARIANTS[variant], rule) == expected(rule, word)


@pytest.mark.parametrize("variant", NAMES)
def test_what_a_variant_has_no_use_for_is_switched_off(variant: str) -> None:
    for rule, words in TABLE.items():
        if words[NAMES.index(variant)] != "-":
            continue
        value = getattr(VARIANTS[variant], rule)
        if rule in NUMBERS:
            assert value is None, rule
        elif rule in FLAGS:
            assert value is False, rule
        elif "off" in VALUES[rule]:
            assert value == "off", rule


def test_a_variant_has_its_pack() -> None:
    assert [len(VARIANTS[variant].pack) for variant in NAMES] == [24, 24, 24, 25, 32, 25, 25, 52]


@pytest.mark.parametrize("variant", NAMES)
def test_a_variant_can_be_played(variant: str) -> None:
    assert contradictions(VARIANTS[variant]) == []
    assert Seat.SOUTH in VARIANTS[variant].seats


@pytest.mark.parametrize("name", TABLE)
def test_a_rule_takes_its_values(name: str) -> None:
    for word in GOOD[name]:
        assert parse_rule(name, word) == Rule(name, expected(name, word))
        loose = word.replace("_", "-").title()
        assert parse_rule(f" {name.replace('_', '-').upper()} ", f" {loose} ") == parse_rule(name, word)


@pytest.mark.parametrize("name", TABLE)
def test_a_rule_refuses_any_other_value_and_quotes_it(name: str) -> None:
    code, words = BAD[name]
    for word in words:
        with pytest.raises(GrammarError) as caught:
            parse_rule(name, word)
        assert (caught.value.reason.code, caught.value.reason.values["text"]) == (code, word)


def test_a_refusal_says_what_is_read() -> None:
    with pytest.raises(GrammarError) as caught:
        parse_rule("loner_lead", "left")
    assert caught.value.reason.values["choices"] == ("left_of_dealer", "left_of_loner")
    with pytest.raises(GrammarError) as caught:
        parse_rule("march", "0")
    assert (caught.value.reason.values["low"], caught.value.reason.values["high"]) == (1, 100)


@pytest.mark.parametrize(
    "name", ["", "stick", "stick dealer", "pack", "name", "seat", "__class__", "with_rules"]
)
def test_an_unknown_rule_is_refused_and_quoted(name: str) -> None:
    with pytest.raises(GrammarError) as caught:
        parse_rule(name, "yes")
    assert (caught.value.reason.code, caught.value.reason.values["text"]) == ("not-a-rule", name)


def test_seats_are_put_in_clockwise_order() -> None:
    assert parse_rule("seats", "west, south north east").value == tuple(Seat)
    with pytest.raises(GrammarError, match="'Q'"):
        parse_rule("seats", "N Q S")


def test_changing_rules_leaves_the_variant_alone() -> None:
    changed = STANDARD.with_rules({"stick_dealer": True})
    assert (changed.stick_dealer, STANDARD.stick_dealer) == (True, False)
    assert changed.with_rules({"stick_dealer": False}) == STANDARD


CLASHES = [
    # rules.md 18 names these three.
    ("standard", "joker: yes; allow_no_trump: yes", "joker", "allow_no_trump"),
    ("british", "allow_no_trump: yes", "joker", "allow_no_trump"),
    ("hasenpfeffer", "lone_defence: always", "lone_defence", "alone"),
    ("standard", "lone_defence: vs_lone_maker; alone: none", "lone_defence", "alone"),
    ("standard", "pickup: optional; call_for_best: maker", "pickup", "call_for_best"),
    ("railroad", "pickup: optional", "pickup", "call_for_best"),
    # Seats and sides.
    ("standard", "seats: N S", "sides", "seats"),
    ("two-handed", "seats: N E S W", "sides", "seats"),
    ("two-handed", "sides: one_against_all", "sides", "seats"),
    ("standard", "sides: single", "sides", "seats"),
    # More cards dealt than there are: 4 × 6 + 1 of 24, 4 × 8 + 1 of 32, 3 hands and the dummy + 1 of 24.
    ("standard", "hand_size: 6", "hand_size", "min_rank"),
    ("thirty-two", "hand_size: 8", "hand_size", "min_rank"),
    ("three-handed", "hand_size: 6", "hand_size", "min_rank"),
    ("two-handed", "hand_size: 12", "hand_size", "min_rank"),
    # Going alone.
    ("two-handed", "alone: maker", "alone", "sides"),
    ("three-handed", "alone: maker_or_partner", "alone", "sides"),
    ("standard", "alone: always", "alone", "sides"),
    ("british", "alone: none", "partner_assist_alone", "alone"),
    ("three-handed", "partner_assist_alone: round_1", "partner_assist_alone", "sides"),
    ("two-handed", "lone_defence: always", "lone_defence", "sides"),
    ("hasenpfeffer", "call_for_best: maker", "call_for_best", "alone"),
    ("napoleon", "call_for_best: maker", "call_for_best", "sides"),
    ("railroad", "lone_defence: off", "call_for_best", "lone_defence"),
    # The dummy.
    ("standard", "dummy: five_cards", "dummy", "seats"),
    ("three-handed", "seats: N E S", "dummy", "seats"),
    ("two-handed", "dummy: five_cards", "dummy", "sides"),
    ("three-handed", "hand_size: 4", "dummy", "hand_size"),
    ("three-handed", "alone: always", "dummy", "alone"),
    ("napoleon", "dummy: five_cards", "dummy", "trump_by"),
    # What belongs to a turned-up card, and what to a bid.
    ("hasenpfeffer", "stick_dealer: yes", "stick_dealer", "trump_by"),
    ("hasenpfeffer", "pickup: optional", "pickup", "trump_by"),
    ("napoleon", "may_discard_turn_up: yes", "may_discard_turn_up", "trump_by"),
    ("napoleon", "weak_hand: farmer_clean", "weak_hand", "trump_by"),
    ("napoleon", "must_hold_trump: yes", "must_hold_trump", "trump_by"),
    ("standard", "lowest_bid: 3", "lowest_bid", "trump_by"),
    ("standard", "trump_by: number_bid", "lowest_bid", "trump_by"),
    ("hasenpfeffer", "lowest_bid: 7", "lowest_bid", "hand_size"),
    ("standard", "bid_rounds: until_three_pass", "bid_rounds", "trump_by"),
    ("standard", "widow: taken", "widow", "trump_by"),
    ("british", "forced_bid: joker_holder_3", "forced_bid", "trump_by"),
    ("hasenpfeffer", "joker: no", "forced_bid", "joker"),
    ("hasenpfeffer", "hand_size: 2", "forced_bid", "hand_size"),
    ("napoleon", "laps: yes", "laps", "target"),
    ("napoleon", "slam: yes", "slam", "target"),
]


def with_words(variant: str, changes: str) -> RuleSet:
    rules = dict(parse_rule(*change.split(": ")) for change in changes.split("; "))
    return VARIANTS[variant].with_rules(rules)


@pytest.mark.parametrize(("variant", "changes", "field", "other"), CLASHES)
def test_what_cannot_be_played_names_both_fields(variant: str, changes: str, field: str, other: str) -> None:
    assert Contradiction(field, other) in contradictions(with_words(variant, changes))


@pytest.mark.parametrize(
    ("variant", "changes"),
    [
        ("standard", "lone_defence: vs_lone_maker"),
        ("standard", "call_for_best: maker"),
        ("standard", "alone: maker_or_partner"),
        ("standard", "allow_no_trump: yes"),
        ("standard", "joker: yes; hand_size: 6"),
        ("standard", "bowers: no"),
        ("standard", "seats: N S; sides: single; alone: none"),
        ("standard", "hand_size: 5; min_rank: 2; joker: yes"),
        ("two-handed", "hand_size: 11"),
        ("thirty-two", "hand_size: 7"),
        ("three-handed", "dummy: off; alone: always"),
        ("hasenpfeffer", "widow: unused"),
        ("hasenpfeffer", "widow: off; joker: no; forced_bid: off; allow_no_trump: yes"),
        ("napoleon", "target: 30; laps: yes"),
    ],
)
def test_what_other_tables_agree_on_can_be_played(variant: str, changes: str) -> None:
    assert contradictions(with_words(variant, changes)) == []


def test_every_single_change_is_playable_or_is_named() -> None:
    for variant, rules in VARIANTS.items():
        for name, words in GOOD.items():
            for word in words:
                clashes = contradictions(rules.with_rules(dict([parse_rule(name, word)])))
                assert not clashes or any(name in clash for clash in clashes), (variant, name, word)
