"""What may be played, and why: rules.md 16.1, public reports, and the order of the reasons."""

from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from tutor.rules import JOKER, STANDARD, VARIANTS, Card, Reason, Rulebook, Ruling, Suit

ROWS = yaml.safe_load((Path(__file__).parent / "data" / "follow-suit.yaml").read_text("utf-8"))

# puzzle-format's reasons of a play, with the joker's.
ALLOWED = {
    "lead-free",
    "follow-left-only",
    "follow-joker-only",
    "follow-only",
    "follow-must",
    "void-left-trap",
    "void-any",
}
REFUSED = {"revoke-left", "revoke-holding-left", "revoke-holding-joker", "revoke"}


def cards(text: str) -> tuple[Card, ...]:
    return tuple(Card.parse(word) for word in text.split())


def trump_of(text: str) -> Suit | None:
    return None if text == "none" else Suit.parse(text)


def position(row: dict[str, Any]) -> tuple[Rulebook, tuple[Card, ...], tuple[Card, ...], Suit | None]:
    trick = () if row["led"] == "none" else cards(f"{row['led']} {row.get('then', '')}")
    rulebook = Rulebook(VARIANTS[row.get("variant", "standard")])
    return rulebook, cards(row["hand"]), trick, trump_of(row["trump"])


def test_the_tables_are_whole() -> None:
    assert {f"follow-suit.F{number:02}" for number in range(1, 13)} <= set(ROWS)
    assert {code for row in ROWS.values() for code in row["reason"].values()} == ALLOWED | REFUSED


@pytest.mark.parametrize("rule", ROWS)
def test_the_legal_cards(rule: str) -> None:
    rulebook, hand, trick, trump = position(ROWS[rule])
    expected = hand if ROWS[rule]["legal"] == "all" else cards(ROWS[rule]["legal"])
    assert rulebook.legal_plays(hand, trick, trump) == expected


@pytest.mark.parametrize("rule", ROWS)
def test_the_reason_of_every_card(rule: str) -> None:
    rulebook, hand, trick, trump = position(ROWS[rule])
    stated = ROWS[rule]["reason"]
    for card in hand:
        ruling = rulebook.ruling(card, hand, trick, trump)
        code = stated.get(str(card), stated.get("*"))
        assert (str(card), ruling.reason.code) == (str(card), code)
        assert ruling.allowed is (code in ALLOWED)
        assert rulebook.why_not(card, hand, trick, trump) == (None if ruling.allowed else ruling.reason)


D, H = Suit.DIAMONDS, Suit.HEARTS


@pytest.mark.parametrize(
    ("trick", "hand", "played", "ruling"),
    [
        ("", "9H", "9H", Ruling(True, Reason("lead-free"))),
        ("AD", "9D KD 9S", "9D", Ruling(True, Reason("follow-must", suit=D, n=2))),
        ("AD", "9D 9S", "9D", Ruling(True, Reason("follow-only", card=Card.parse("9D"), suit=D))),
        ("9H", "JD AD", "JD", Ruling(True, Reason("follow-left-only", card=Card.parse("JD"), trump=H))),
        ("9H", "Joker AD", "Joker", Ruling(True, Reason("follow-joker-only", card=JOKER, trump=H))),
        ("AD", "9S 9H", "9H", Ruling(True, Reason("void-any", suit=D))),
        (
            "AD",
            "9S JD",
            "9S",
            Ruling(True, Reason("void-left-trap", card=Card.parse("JD"), trump=H, printed=D)),
        ),
        (
            "AD",
            "9D KD 9S",
            "9S",
            Ruling(False, Reason("revoke", cards=cards("9S"), suit=D, held=cards("9D KD"))),
        ),
        (
            "AD",
            "9D JD",
            "JD",
            Ruling(False, Reason("revoke-left", card=Card.parse("JD"), printed=D, held=cards("9D"))),
        ),
        (
            "9H",
            "AD JD",
            "AD",
            Ruling(False, Reason("revoke-holding-left", cards=cards("AD"), trump=H, card2=Card.parse("JD"))),
        ),
        (
            "JD",
            "AD Joker",
            "AD",
            Ruling(False, Reason("revoke-holding-joker", cards=cards("AD"), trump=H)),
        ),
    ],
)
def test_a_reason_names_the_cards_of_this_position(
    trick: str, hand: str, played: str, ruling: Ruling
) -> None:
    """Hearts are trump; each reason has the variables of its message."""
    rulebook = Rulebook(VARIANTS["british"])
    assert rulebook.ruling(Card.parse(played), cards(hand), cards(trick), H) == ruling


@st.composite
def positions(draw: st.DrawFn) -> tuple[Rulebook, tuple[Card, ...], tuple[Card, ...], Suit | None]:
    """A rulebook, a hand, the trick so far and trump, of any variant."""
    rules = VARIANTS[draw(st.sampled_from(sorted(VARIANTS)))]
    pack = draw(st.permutations(rules.pack))
    held, played = draw(st.integers(1, rules.hand_size)), draw(st.integers(0, len(rules.seats) - 1))
    trump = draw(st.sampled_from([*Suit, *([None] if rules.allow_no_trump else [])]))
    return Rulebook(rules), tuple(pack[:held]), tuple(pack[held : held + played]), trump


@given(positions())
def test_whoever_holds_cards_may_play_one(
    position: tuple[Rulebook, tuple[Card, ...], tuple[Card, ...], Suit | None],
) -> None:
    """Public report 12: two rules that refuse each other's cards leave none."""
    rulebook, hand, trick, trump = position
    assert rulebook.legal_plays(hand, trick, trump)


@given(positions())
def test_whoever_holds_the_led_suit_plays_it(
    position: tuple[Rulebook, tuple[Card, ...], tuple[Card, ...], Suit | None],
) -> None:
    """Public report 10: the suit of the card that was led, of no other."""
    rulebook, hand, trick, trump = position
    legal = rulebook.legal_plays(hand, trick, trump)
    suits = {card: rulebook.effective_suit(card, trump) for card in (*hand, *trick)}
    if trick and suits[trick[0]] in {suits[card] for card in hand}:
        assert set(legal) == {card for card in hand if suits[card] is suits[trick[0]]}
    else:
        assert legal == hand


@given(positions())
def test_what_is_allowed_is_what_is_offered(
    position: tuple[Rulebook, tuple[Card, ...], tuple[Card, ...], Suit | None],
) -> None:
    rulebook, hand, trick, trump = position
    legal = rulebook.legal_plays(hand, trick, trump)
    for card in hand:
        ruling = rulebook.ruling(card, hand, trick, trump)
        assert ruling.allowed is (card in legal)
        assert ruling.reason.code in (ALLOWED if ruling.allowed else REFUSED)


def test_a_reason_is_compared_by_its_code_and_values() -> None:
    assert Reason("void-any", suit=D) == Reason("void-any", suit=D)
    assert Reason("void-any", suit=D) not in (
        Reason("void-any", suit=H),
        Reason("revoke", suit=D),
        "void-any",
    )
    assert len({Reason("void-any", suit=D), Reason("void-any", suit=D), Reason("void-any", suit=H)}) == 2


def test_only_the_led_card_matters() -> None:
    """What was played after the lead changes nothing."""
    rulebook, hand = Rulebook(STANDARD), cards("JD 9H KD AS 9S")
    for trick in ("AD", "AD 9C", "AD AH KS"):
        assert rulebook.legal_plays(hand, cards(trick), H) == cards("KD")
