"""
The reason that is quoted is the reason that decided: over 100,000 random positions.

The naive player below knows the rules of following suit and the order of their reasons, on bare texts.
"""

from random import Random

import pytest

from tutor.content.kinds import KINDS
from tutor.content.question import rulebook_of
from tutor.rules import STANDARD, VARIANTS, Rulebook, RuleSet, Seat

POSITIONS = 100_000
TABLES = {**VARIANTS, "33 cards": VARIANTS["thirty-two"].with_rules({"joker": True})}
SISTER = {"C": "S", "S": "C", "D": "H", "H": "D"}


def belongs(card: str, trump: str, left: str) -> str:
    return trump if card in ("Joker", left) else card[-1]


def quoted(card: str, hand: list[str], trick: list[str], trump: str, left: str) -> str:
    """The code of the ruling on a card, by the order that the format of puzzles fixes."""
    if not trick:
        return "lead-free"
    led = belongs(trick[0], trump, left)
    following = [held for held in hand if belongs(held, trump, left) == led]
    if not following:
        return "void-left-trap" if left in hand and left[-1] == led else "void-any"
    only = following[0] if len(following) == 1 else ""
    if card in following:
        return {left: "follow-left-only", "Joker": "follow-joker-only", "": "follow-must"}.get(
            only, "follow-only"
        )
    if card == left and left[-1] == led:
        return "revoke-left"
    return {left: "revoke-holding-left", "Joker": "revoke-holding-joker"}.get(only, "revoke")


def drawn(random: Random, rules: RuleSet) -> tuple[str, list[str], list[str]]:
    """Trump, South's hand, and what lies on the table before South plays."""
    trump, pack = random.choice("CDHS"), list(map(str, rules.pack))
    before, held = random.randrange(len(rules.seats)), random.randint(1, rules.hand_size)
    cards = random.sample(pack, before + held)
    rare = [card for card in ("Joker", f"J{trump}", f"J{SISTER[trump]}") if card in pack]
    if rare and random.random() < 1 / 2 and not set(rare) & set(cards):
        cards[random.randrange(len(cards))] = random.choice(rare)
    return trump, cards[before:], cards[:before]


@pytest.mark.parametrize("table", TABLES)
def test_the_reason_quoted_is_the_reason_used(table: str) -> None:
    rules, random = TABLES[table], Random(table)
    rulebook, kind, around = (
        rulebook_of(rules),
        KINDS["legal-plays"],
        rulebook_of(rules).turn_order(Seat.SOUTH),
    )
    seen: set[str] = set()
    for _ in range(POSITIONS // len(TABLES)):
        trump, hand, trick = drawn(random, rules)
        left = f"J{SISTER[trump]}" if rules.bowers else "-"
        laid = {"trick": {"leader": around[-len(trick)], "cards": trick}} if trick else {}
        verdicts = kind(trump=trump, hand=hand, **laid).verdicts(rulebook, ())
        expected = [quoted(card, hand, trick, trump, left) for card in hand]
        assert [verdict.reason.code for verdict in verdicts] == expected, (trump, hand, trick)
        # What is not allowed is told by a refusal, what is allowed by no refusal.
        refused = [verdict.verdict == "left" for verdict in verdicts]
        assert refused == [code.startswith("revoke") for code in expected]
        seen |= set(expected)
    assert "revoke" in seen
    assert ("void-left-trap" in seen) is rules.bowers


def test_whoever_changes_the_ruling_changes_the_reason() -> None:
    """Nothing but `ruling` is asked: what is quoted can't come from elsewhere."""

    class Contrary(Rulebook):
        def ruling(self, *of):  # type: ignore[no-untyped-def]
            allowed, reason = super().ruling(*of)
            return type(super().ruling(*of))(not allowed, reason)

    position = KINDS["legal-plays"](trump="H", hand=["JD", "AC"], trick={"leader": "E", "cards": ["9H"]})
    assert position.answer(rulebook_of(STANDARD)) == ("JD",)
    assert position.answer(Contrary(STANDARD)) == ("AC",)
    assert [verdict.verdict for verdict in position.verdicts(Contrary(STANDARD), ("AC",))] == [
        "left",
        "right",
    ]
