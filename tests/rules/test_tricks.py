"""Who wins a trick, how cards rank, and who plays at all: rules.md 3.3 to 3.7, 16.2 and public reports."""

from pathlib import Path

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from tutor.rules import STANDARD, VARIANTS, Card, Reason, Rulebook, Seat, Suit, Trick

DATA = Path(__file__).parent / "data"
ROWS = yaml.safe_load((DATA / "tricks.yaml").read_text("utf-8"))
ORDERS = [
    line.split()
    for line in (DATA / "rank-orders.txt").read_text("utf-8").splitlines()
    if not line.startswith("#")
]
RULES = {
    "24": STANDARD,
    "25": VARIANTS["british"],
    "32": VARIANTS["thirty-two"],
    "33": VARIANTS["railroad"].with_rules({"min_rank": "7"}),
    "52": VARIANTS["napoleon"],
}


def cards(text: str) -> tuple[Card, ...]:
    return tuple(Card.parse(word) for word in text.split())


def trump_of(text: str) -> Suit | None:
    return None if text == "none" else Suit.parse(text)


def test_the_table_is_whole() -> None:
    assert {f"tricks.T{number:02}" for number in range(1, 12)} <= set(ROWS)
    assert {len(row["trick"].split()) - 1 for row in ROWS.values()} == {2, 3, 4}


@pytest.mark.parametrize("rule", ROWS)
def test_who_wins_and_leads_next(rule: str) -> None:
    row = ROWS[rule]
    rulebook, trump = Rulebook(VARIANTS[row.get("variant", "standard")]), trump_of(row["trump"])
    leader, played = row["trick"].split(" ", 1)
    order = rulebook.turn_order(Seat(leader), [Seat(seat) for seat in row.get("out", "").split()])
    assert len(order) == len(cards(played)), "one card for every seat that plays"
    win = rulebook.winner(Trick(order, cards(played)), trump)
    seat, card = Seat(row["wins"].split()[0]), Card.parse(row["wins"].split()[1])
    assert (win.seat, win.card, win.reason.code) == (seat, card, row["reason"])
    without = {"trump": trump} if row["reason"] == "trick-suit" else {}
    assert win.reason.values == {"who": seat, "card": card, **without}
    lead = (seat, Reason("winner-leads", who=seat))
    assert rulebook.next_leader(Trick(order, cards(played)), trump) == lead


@pytest.mark.parametrize("row", ORDERS, ids=" ".join)
def test_the_rank_orders(row: list[str]) -> None:
    """The rest of the pack can't win; what can is ordered as the table has it, however it is handed in."""
    pack, trump, led, *order = row
    rulebook, expected = Rulebook(RULES[pack]), cards(" ".join(order))
    assert rulebook.order(reversed(expected), Suit(led), trump_of(trump)) == expected
    assert rulebook.order(sorted(expected, key=str), Suit(led), trump_of(trump)) == expected
    powers = {card: rulebook.strength(card, Suit(led), trump_of(trump)) for card in RULES[pack].pack}
    assert {card for card, power in powers.items() if power} == set(expected)


@pytest.mark.parametrize(
    ("pack", "trump", "led", "beaten", "by", "reason"),
    [
        ("24", "H", "D", "AS", "9D", Reason("cannot-win", card=Card.parse("AS"), trump=Suit.HEARTS)),
        ("24", "H", "H", "AD", "9H", Reason("cannot-win", card=Card.parse("AD"), trump=Suit.HEARTS)),
        ("52", "none", "D", "AS", "2D", Reason("cannot-win", card=Card.parse("AS"), trump=None)),
        ("24", "H", "D", "AD", "9H", "beats-trump"),
        ("24", "H", "D", "AD", "JD", "beats-trump"),
        ("25", "H", "D", "AD", "Joker", "beats-trump"),
        ("24", "H", "D", "KD", "AD", "beats-higher"),
        ("24", "H", "S", "JS", "QS", "beats-higher"),
        ("24", "H", "H", "KH", "AH", "beats-higher"),
        ("24", "H", "H", "AH", "JD", "beats-left"),
        ("24", "H", "H", "JD", "JH", "beats-right"),
        ("24", "H", "D", "9H", "JH", "beats-right"),
        ("25", "H", "H", "JH", "Joker", "beats-joker"),
        ("25", "H", "C", "9H", "Joker", "beats-joker"),
        ("52", "H", "H", "JH", "QH", "beats-higher"),
    ],
)
def test_why_a_card_is_beaten(
    pack: str, trump: str, led: str, beaten: str, by: str, reason: Reason | str
) -> None:
    loser, winner = Card.parse(beaten), Card.parse(by)
    if isinstance(reason, str):
        reason = Reason(reason, card=winner, card2=loser)
    assert Rulebook(RULES[pack]).why_beaten(loser, winner, Suit(led), trump_of(trump)) == reason


def test_report_6_a_hand_keeps_the_left_bower_with_trump() -> None:
    hand = cards("JD 9H KD")
    assert Rulebook(STANDARD).order(hand, Suit.DIAMONDS, Suit.HEARTS) == cards("JD 9H KD")
    assert Rulebook(STANDARD).trumps(hand, Suit.HEARTS) == cards("JD 9H")


SITS_OUT = [
    # rules.md 16.3, L01 to L04: partners; the alone and the partners of the alone.
    ("standard", "S", "", ""),
    ("standard", "S", "S", "N"),
    ("standard", "N", "N", "S"),
    ("standard", "S", "S W", "N E"),
    ("standard", None, "E", "W"),
    ("thirty-two", "W", "W", "E"),
    ("british", "N", "N", "S"),
    ("railroad", "E", "E S", "N W"),
    ("hasenpfeffer", "S", "", ""),
    # Nobody has a partner.
    ("two-handed", "S", "", ""),
    # rules.md 16.4, L05 to L08, as East (dealer), South, West.
    ("three-handed", "S", "", ""),
    ("three-handed", "S", "S", ""),
    ("three-handed", "E", "S", "W"),
    ("three-handed", "E", "E S", "W"),
    # A single lone player is the maker where none is named; two alone leave the third.
    ("three-handed", None, "W", ""),
    ("three-handed", None, "E W", "S"),
    # The declarer plays against all and sends nobody away.
    ("napoleon", "S", "S", ""),
    ("napoleon", "S", "", ""),
]


@pytest.mark.parametrize(("variant", "maker", "alone", "out"), SITS_OUT)
def test_who_sits_out(variant: str, maker: str | None, alone: str, out: str) -> None:
    rulebook = Rulebook(VARIANTS[variant])
    found = rulebook.sits_out(Seat(maker) if maker else None, [Seat(seat) for seat in alone.split()])
    assert found == tuple(Seat(seat) for seat in out.split())


def test_every_variant_says_who_sits_out() -> None:
    assert {variant for variant, *_ in SITS_OUT} == set(VARIANTS)


@pytest.mark.parametrize(
    ("variant", "leader", "out", "order"),
    [
        ("standard", "W", "", "W N E S"),
        ("standard", "W", "N", "W E S"),
        ("standard", "S", "N E", "S W"),
        ("two-handed", "N", "", "N S"),
        ("three-handed", "S", "", "S W E"),
        ("three-handed", "W", "S", "W E"),
    ],
)
def test_the_turn_goes_clockwise_over_the_seats_that_play(
    variant: str, leader: str, out: str, order: str
) -> None:
    found = Rulebook(VARIANTS[variant]).turn_order(Seat(leader), [Seat(seat) for seat in out.split()])
    assert " ".join(found) == order


@given(st.sampled_from(sorted(RULES)), st.sampled_from(Suit), st.sampled_from(Suit))
def test_the_order_is_total(pack: str, led: Suit, trump: Suit) -> None:
    """Of two cards that can win, one is the stronger; and every trump beats every plain card."""
    rulebook, rules = Rulebook(RULES[pack]), RULES[pack]
    powers = {card: rulebook.strength(card, led, trump) for card in rules.pack}
    winning = [power for power in powers.values() if power]
    assert len(set(winning)) == len(winning)
    trumps = rulebook.trumps(rules.pack, trump)
    assert min(powers[card] for card in trumps) > max(
        (power for card, power in powers.items() if card not in trumps), default=0
    )


@given(st.data())
def test_the_winner_is_the_card_that_beats_all_others(data: st.DataObject) -> None:
    rules = RULES[data.draw(st.sampled_from(sorted(RULES)))]
    rulebook, trump = Rulebook(rules), data.draw(st.sampled_from(Suit))
    played = tuple(data.draw(st.permutations(rules.pack))[: data.draw(st.integers(2, 4))])
    win = rulebook.winner(Trick(tuple(Seat)[: len(played)], played), trump)
    led = rulebook.effective_suit(played[0], trump)
    assert win.card == rulebook.order(played, led, trump)[0]
    assert tuple(Seat)[played.index(win.card)] is win.seat
    assert rulebook.effective_suit(win.card, trump) in (trump, led)
