"""Which card each misconception sees winning, and who it thinks leads next: by hand."""

from __future__ import annotations

import pytest
from minds_at import cards, mind, rows

from tutor.rules import STANDARD, VARIANTS, Card, Rulebook, Seat, Suit, Trick, clockwise_from

# Mind | trump | trick | the card that it sees winning | the card that wins
WINS = """
left-plain          | H | AD 9H KD JD | 9H | JD
left-follows-print  | H | AD 9H KD JD | JD | JD
left-weak           | H | JH JD QH 9H | JH | JH
left-weak           | H | 9H JD QH 10H| QH | JD
left-weak           | H | 9H JD 10H   | JD | JD
left-both-suits     | H | AD 9H KD JD | JD | JD
left-over-right     | H | AH JD JH 9H | JD | JH
no-bowers           | H | AH JD JH 9H | AH | JH
no-bowers           | H | JD AD QD 9D | AD | JD
must-trump          | H | AC 9H       | 9H | 9H
must-overtake       | H | AC 9H       | 9H | 9H
play-anything       | H | AC 9H       | 9H | 9H
highest-any-suit    | S | QD AC KH 9D | AC | QD
highest-any-suit    | S | AD AC 9D    | AD | AD
highest-any-suit    | S | AD AC AS    | AS | AS
highest-any-suit    | S | 9D 10S AH   | AH | 10S
left-wrong-colour| H | AH JD JC 9H  | JC | JD
left-wrong-colour| D | 9C JS AD JH  | JS | JH
left-suit-six    | H | AH JD QH 9H  | JD | JD
sister-suit-trump| H | AC 9D KC 10C | 9D | AC
sister-suit-trump| H | AC AD 9H 10C | 9H | 9H
sister-suit-trump| H | 9D KD AD JD  | JD | JD
all-jacks-trump  | H | AC JS KC 10C | JS | AC
all-jacks-trump  | H | AH JS JC KH  | JC | AH
all-jacks-trump  | H | JD JS JC KH  | JD | JD
all-jacks-trump  | S | 9S JH JD AD  | JH | 9S
jacks-high       | H | AC JC KC JS  | JC | AC
jacks-high       | H | AD JC KD 9D  | AD | AD
jacks-high       | H | AC JC 9H KC  | 9H | 9H
ace-over-bowers  | H | JH AH JD 9H  | AH | JH
ace-over-bowers  | H | JH KH JD 9H  | JH | JH
ace-over-bowers  | H | AC KC QC 9C  | AC | AC
ten-high         | H | KC 10C QC 9C | 10C| KC
ten-high         | H | KC 10C AC 9C | AC | AC
ten-high         | H | KH 10H QH 9C | 10H| KH
ten-high         | H | JC 10C QC 9C | 10C| QC
ten-high         | H | JC QC 9C KS  | QC | QC
ten-high         | H | 10H JD KH 9C | JD | JD
trump-ignored    | H | AD 9H KD JD  | AD | JD
trump-ignored    | H | 9C JH QC AC  | AC | JH
trump-ignored    | H | 9H JD AC KH  | JD | JD
trump-ignored    | H | 9C QC AS KC  | KC | KC
first-trump-wins | H | AD 9H KD JD  | 9H | JD
first-trump-wins | H | 9H AH JH KH  | 9H | JH
first-trump-wins | H | AD KH 9H KD  | KH | KH
first-trump-wins | H | AD QC 10D KD | AD | AD
partner-cannot-beat | H | KC 9C AC QC | KC | AC
partner-cannot-beat | H | 9C KC 10C AC| KC | AC
partner-cannot-beat | H | 9C 10C QC AC| AC | AC
partner-cannot-beat | H | KC 9C AC 9H | 9H | 9H
partner-cannot-beat | H | 9C QC KC AC | AC | AC
partner-cannot-beat | H | QC 9C AC KC | QC | AC
partner-cannot-beat | H | QC AC 9H 9C | 9H | 9H
same-leader      | H | 9C AC QC KC  | AC | AC
"""


@pytest.mark.parametrize(("id", "trump", "trick", "seen", "right"), rows(WINS))
def test_what_a_mind_sees_winning(id: str, trump: str, trick: str, seen: str, right: str) -> None:
    table = Trick(clockwise_from(Seat.NORTH), cards(trick))
    assert mind(id).winner(table, Suit(trump)).card == Card.parse(seen)
    assert Rulebook(STANDARD).winner(table, Suit(trump)).card == Card.parse(right)


WITH_A_JOKER = """
right-over-joker | H | Joker JH JD AH | JH    | Joker
right-over-joker | H | JD Joker AH 9H | Joker | Joker
ace-over-bowers  | H | JH AH JD Joker | Joker | Joker
left-over-right  | H | JH JD AH Joker | Joker | Joker
joker-no-suit    | H | JH JD AH Joker | Joker | Joker
all-jacks-trump  | H | JC JH JS Joker | Joker | Joker
"""


@pytest.mark.parametrize(("id", "trump", "trick", "seen", "right"), rows(WITH_A_JOKER))
def test_whom_the_joker_beats(id: str, trump: str, trick: str, seen: str, right: str) -> None:
    table = Trick(clockwise_from(Seat.NORTH), cards(trick))
    assert mind(id, "british").winner(table, Suit(trump)).card == Card.parse(seen)
    assert Rulebook(VARIANTS["british"]).winner(table, Suit(trump)).card == Card.parse(right)


# Mind | trick, North leads and hearts are trump | who leads next | the reason for the winner
REASONS = """
highest-any-suit    | 9C AS 10C KC | E | trick-highest
highest-any-suit    | AC 9H 10C KC | N | trick-highest
highest-any-suit    | AC KS 10C KC | N | trick-suit
highest-any-suit    | 9C 9S AH AC  | S | trick-trump
trump-ignored       | AC 9H 10C KC | N | trick-led-suit
trump-ignored       | AC 9S 10C KC | N | trick-suit
trump-ignored       | AH 9S 10C KC | N | trick-trump
first-trump-wins    | AC 9H 10H KC | E | trick-first-trump
first-trump-wins    | AC 10H 9H KC | E | trick-trump
first-trump-wins    | AC 10D 9D KC | N | trick-suit
partner-cannot-beat | KC 10D AC 9C | N | trick-partner
partner-cannot-beat | 9C 10D AC KC | N | trick-partner
partner-cannot-beat | 9C 10C AC KC | S | trick-suit
same-leader         | 9C 10C AC KC | N | trick-suit
sister-suit-trump   | 9C 10D AC KC | E | trick-trump
"""


@pytest.mark.parametrize(("id", "trick", "leader", "code"), rows(REASONS))
def test_the_reason_that_a_mind_gives(id: str, trick: str, leader: str, code: str) -> None:
    table = Trick(clockwise_from(Seat.NORTH), cards(trick))
    lead, win = mind(id).next_leader(table, Suit.HEARTS), mind(id).winner(table, Suit.HEARTS)
    assert (lead.seat.value, win.reason.code) == (leader, code)
    assert lead.reason.code == ("leads-again" if id == "same-leader" else "winner-leads")


def test_nobody_is_a_partner_where_each_plays_alone() -> None:
    table = Trick((Seat.WEST, Seat.EAST, Seat.SOUTH), cards("KC AC 9C"))
    assert mind("partner-cannot-beat", "three-handed").winner(table, Suit.HEARTS).seat is Seat.EAST
    opposite = Trick((Seat.SOUTH, Seat.NORTH), cards("KC AC"))
    assert mind("partner-cannot-beat", "two-handed").winner(opposite, Suit.HEARTS).seat is Seat.NORTH
    assert mind("partner-cannot-beat").winner(opposite, Suit.HEARTS).seat is Seat.SOUTH
