"""What calls a misconception about cards up: by hand."""

from __future__ import annotations

import pytest
from minds_at import cards, mind, rows

from tutor.minds import Sight
from tutor.rules import Seat, Suit, clockwise_from

# Mind | trump | trick | hand | whether the position calls the belief up
CUES = """
left-plain         | H |       | JD AS | yes
left-plain         | H | JD    | AS    | yes
left-plain         | H | 9C    | JC JH | no
left-follows-print | S |       | JC    | yes
left-weak          | none |    | JC    | no
left-both-suits    | S |       | JS    | no
left-over-right    | D | JH    | AS    | yes
no-bowers          | H |       | JH    | yes
no-bowers          | H |       | JD    | yes
no-bowers          | H | 9C    | JC    | no
must-trump         | H | 9C    | AS    | yes
must-trump         | H | 9C    | AC    | no
must-trump         | H | 9C    | JD AC | no
must-trump         | H |       | AC    | no
must-overtake      | H | 9C    | AC    | yes
must-overtake      | H |       | AC    | no
play-anything      | H | 9C    | AC    | yes
play-anything      | H |       | AC    | no
highest-any-suit   | H | 9C AD |       | yes
highest-any-suit   | H | 9C AH JD |    | no
highest-any-suit   | H |       | AC    | no
left-wrong-colour  | H |       | JC AS | yes
left-wrong-colour  | H |       | JD AS | yes
left-wrong-colour  | H | JH    | AS    | no
left-suit-six      | H |       | JD    | yes
left-suit-six      | H | AD    | JC    | yes
left-suit-six      | H |       | JC AH | no
sister-suit-trump  | H |       | AD    | yes
sister-suit-trump  | H | 9D    | AS    | yes
sister-suit-trump  | H | JD    | AS    | no
sister-suit-trump  | H | AC    | AS    | no
all-jacks-trump    | H |       | JC    | yes
all-jacks-trump    | H |       | AC    | no
jacks-high         | H | JC    | AC    | yes
jacks-high         | H | QC    | AC    | no
ace-over-bowers    | H |       | AH    | yes
ace-over-bowers    | H |       | AC    | no
ten-high           | H | 10C   | AC    | yes
ten-high           | H | 9C    | AC    | no
trump-any-time     | H | 9C    | JD    | yes
trump-any-time     | H | 9C    | AC    | no
trump-any-time     | H |       | AH    | no
no-trump-lead      | H |       | JD AC | yes
no-trump-lead      | H |       | AC    | no
no-trump-lead      | H | 9C    | AH    | no
follow-last-card   | H | 9C 9S | AH    | yes
follow-last-card   | H | 9C    | AH    | no
follow-last-card   | H |       | AH    | no
trump-ignored      | H | 9C JD |       | yes
trump-ignored      | H | 9C 9S | AH    | no
first-trump-wins   | H | 9C JD |       | yes
first-trump-wins   | H | 9C 9S | AH    | no
same-leader        | H | 9C    |       | yes
same-leader        | H |       | AH    | no
all-jacks-trump    | none |    | JC    | no
jacks-high         | none |    | JC    | no
ace-over-bowers    | none |    | AC    | no
ten-high           | none |    | 10C   | yes
"""


@pytest.mark.parametrize(("id", "trump", "trick", "hand", "called_up"), rows(CUES))
def test_what_calls_a_belief_up(id: str, trump: str, trick: str, hand: str, called_up: str) -> None:
    sees = mind(id, "napoleon" if trump == "none" else "standard")
    suit = None if trump == "none" else Suit(trump)
    assert sees.cue(Sight(cards(hand), cards(trick), suit)) is (called_up == "yes")


@pytest.mark.parametrize("id", ["right-over-joker", "joker-no-suit"])
def test_the_joker_calls_up_what_is_believed_of_it(id: str) -> None:
    assert mind(id, "british").cue(Sight(cards("Joker AC"), cards("9C"), Suit.HEARTS))
    assert not mind(id, "british").cue(Sight(cards("JH AC"), cards("9C"), Suit.HEARTS))


def test_a_card_on_a_partner_s_card_calls_up_what_is_believed_of_partners() -> None:
    def cue(variant: str, trick: str) -> bool:
        sight = Sight((), cards(trick), Suit.HEARTS, seats=clockwise_from(Seat.NORTH))
        return mind("partner-cannot-beat", variant).cue(sight)

    assert cue("standard", "9C 10C KC")
    assert not cue("standard", "9C 10C")
    assert not cue("napoleon", "9C 10C KC")


def test_tricks_before_are_in_sight_too() -> None:
    sight = Sight(cards("AC"), (), Suit.HEARTS, play=cards("JD 10S 9H 9D"))
    ids = ("left-plain", "no-bowers", "left-wrong-colour", "sister-suit-trump", "jacks-high", "ten-high")
    assert all(mind(id).cue(sight) for id in ids)
    assert not any(mind(id).cue(sight) for id in ("ace-over-bowers", "trump-ignored", "same-leader"))
