"""What each misconception lets a player play: by hand."""

from __future__ import annotations

import random

import pytest
from minds_at import cards, mind, rows

from tutor.minds import minds_of
from tutor.rules import STANDARD, VARIANTS, Rulebook, Suit

# Mind | trump | trick | hand | what it allows | what the rules allow; report-14 is the belief in print.
ALLOWED = """
left-plain          | H | 9H    | JD AD KC    | JD AD KC | JD
left-plain          | H | JD    | AD 9H       | AD       | 9H
left-plain          | H | 9D    | JD 9H KC    | JD       | JD 9H KC
left-follows-print  | H | 10D   | JD AS 9C    | JD       | JD AS 9C
left-follows-print  | H | 9H    | JD AD KC    | JD AD KC | JD
left-follows-print  | H | JD    | AD 9H KC    | AD       | 9H
left-weak           | H | 9H    | JD AD KC    | JD       | JD
left-both-suits     | H | 9H    | JD AD KC    | JD       | JD
left-both-suits     | H | 10D   | JD AD KC    | JD AD    | AD
left-both-suits     | H | 10D   | JD AS 9C    | JD       | JD AS 9C
left-both-suits     | H | JD    | AD 9H KC    | 9H       | 9H
left-over-right     | H | 9H    | JD AD KC    | JD       | JD
no-bowers           | H | 9H    | JD AD KC    | JD AD KC | JD
no-bowers           | H | JH    | 9H JD       | 9H       | 9H JD
must-trump          | H | 9S    | AD 10H KC   | 10H      | AD 10H KC
must-trump          | H | 9S    | JD KC       | JD       | JD KC
must-trump          | H | 9S    | AD KC       | AD KC    | AD KC
must-trump          | H | 9S    | AS 10H      | AS       | AS
must-trump          | H | 9S KH | 10H AC      | 10H      | 10H AC
must-trump          | H | 9H    | AD KC       | AD KC    | AD KC
must-overtake       | H | 10C QC| AC 9C KD    | AC       | AC 9C
must-overtake       | H | 10C AC| KC 9C KD    | KC 9C    | KC 9C
must-overtake       | H | 9S    | AD 10H KC   | 10H      | AD 10H KC
must-overtake       | H | AC QH | KH 10H AD   | KH       | KH 10H AD
must-overtake       | H | AC KH | QH 10H AD   | QH 10H   | QH 10H AD
must-overtake       | H | AC JH | JD 10H AD   | JD 10H   | JD 10H AD
must-overtake       | H | 9C 9H | AC 10C      | AC 10C   | AC 10C
must-overtake       | H | KH    | AH 9H JD    | AH JD    | AH 9H JD
must-overtake       | H | 9C    | AD KS       | AD KS    | AD KS
must-overtake       | H |       | AD KS       | AD KS    | AD KS
play-anything       | H | 9C    | AC KS       | AC KS    | AC
highest-any-suit    | H | 9C    | AC KS       | AC       | AC
left-wrong-colour   | H | 9H    | JD JC KC    | JC       | JD
left-wrong-colour   | H | 9C    | JC 9H AS    | JC 9H AS | JC
left-wrong-colour   | H | JD    | AD 9H JC    | AD       | 9H
left-wrong-colour   | S | JD    | AS AD JC    | AS       | AD
left-suit-six       | H | 9D    | JD AD       | AD       | AD
sister-suit-trump   | H | 9H    | AD KC 9S    | AD       | AD KC 9S
sister-suit-trump   | H | 9D    | 9H AD KC    | 9H AD    | AD
sister-suit-trump   | H | AC    | AD 9H KC    | KC       | KC
all-jacks-trump     | H | 9H    | JC AC 9S    | JC       | JC AC 9S
all-jacks-trump     | H | 9C    | JC AS 9H    | JC AS 9H | JC
all-jacks-trump     | H | JS    | AS 9H KD    | 9H       | AS
jacks-high          | H | 9C    | JC AC KS    | JC AC    | JC AC
trump-any-time      | H | 9C    | AC JD 9H KS | AC JD 9H | AC
trump-any-time      | H | 9C    | KS JD 9D    | KS JD 9D | KS JD 9D
trump-any-time      | H | 9H    | KS JD 9D    | JD       | JD
trump-any-time      | H |       | KS JD       | KS JD    | KS JD
no-trump-lead       | H |       | AH JD KC    | KC       | AH JD KC
no-trump-lead       | H |       | AH JD       | AH JD    | AH JD
no-trump-lead       | H | 9S    | AH JD KC    | AH JD KC | AH JD KC
no-trump-lead       | H | 9H    | AH JD KC    | AH JD    | AH JD
follow-last-card    | H | 9C 9S | AC AS KD    | AS       | AC
follow-last-card    | H | 9C JD | AC AH KD    | AH       | AC
follow-last-card    | H | 9C 9D | AC AS 9H    | AC AS 9H | AC
follow-last-card    | H | 9C 9S KC | AC AS    | AC       | AC
follow-last-card    | H |       | AC AS       | AC AS    | AC AS
trump-ignored       | H | 9C    | KS JD       | KS JD    | KS JD
first-trump-wins    | H | 9C 9H | KC JD       | KC       | KC
partner-cannot-beat | H | 9C AC | KC JD       | KC       | KC
same-leader         | H | 9C AC | KC JD       | KC       | KC
"""


@pytest.mark.parametrize(("id", "trump", "trick", "hand", "allowed", "right"), rows(ALLOWED))
def test_what_a_mind_allows(id: str, trump: str, trick: str, hand: str, allowed: str, right: str) -> None:
    position = (cards(hand), cards(trick), Suit(trump))
    assert mind(id).legal_plays(*position) == cards(allowed)
    assert Rulebook(STANDARD).legal_plays(*position) == cards(right)


# The same where a joker is in the pack.
WITH_A_JOKER = """
joker-no-suit    | H | 9C    | Joker AC KS | Joker AC | AC
joker-no-suit    | H | 9H    | Joker AC KS | Joker AC KS | Joker
joker-no-suit    | H | 9H    | Joker 10H   | Joker 10H | Joker 10H
joker-no-suit    | H | JD    | AD Joker    | AD Joker | Joker
joker-no-suit    | H | Joker | 9H AC       | 9H       | 9H
joker-no-suit    | H | 9H    | Joker       | Joker    | Joker
joker-no-suit    | H |       | Joker AC    | Joker AC | Joker AC
right-over-joker | H | 9C    | Joker AC    | AC       | AC
trump-any-time   | H | 9C    | Joker AC KS | Joker AC | AC
no-trump-lead    | H |       | Joker AC    | AC       | Joker AC
"""


@pytest.mark.parametrize(("id", "trump", "trick", "hand", "allowed", "right"), rows(WITH_A_JOKER))
def test_what_a_mind_makes_of_the_joker(
    id: str, trump: str, trick: str, hand: str, allowed: str, right: str
) -> None:
    position = (cards(hand), cards(trick), Suit(trump))
    assert mind(id, "british").legal_plays(*position) == cards(allowed)
    assert Rulebook(VARIANTS["british"]).legal_plays(*position) == cards(right)


# Mind | trick | hand | the card | the reason that the mind gives, hearts being trump.
REASONS = """
must-trump       | 9S    | AD 10H   | AD    | must-trump
must-overtake    | 9S    | AS 10S   | AS    | follow-must
must-overtake    | 10S   | AS 9S    | 9S    | must-overtake
play-anything    | 9S    | AD 10H   | AD    | any-card
trump-any-time   | 9S    | AS 10H   | 10H   | any-trump
trump-any-time   | 9S    | AS 10H   | AS    | follow-only
trump-any-time   | 9S    | AD 10H   | 10H   | void-any
no-trump-lead    |       | AD 10H   | 10H   | no-trump-lead
no-trump-lead    |       | AD 10H   | AD    | lead-free
no-trump-lead    | 9H    | AD 10H   | 10H   | follow-only
follow-last-card | 9S KC | AC 10S   | AC    | follow-last
follow-last-card | 9S KC | AC 10S   | 10S   | follow-last
follow-last-card | 9S KC | AD 10S   | AD    | void-any
follow-last-card | 9S KS | AD 10S   | 10S   | follow-only
joker-no-suit    | 9S    | 10S Joker| Joker | any-joker
joker-no-suit    | 9H    | 10H Joker| Joker | any-joker
joker-no-suit    | 9H    | 10H Joker| 10H   | follow-only
joker-no-suit    | 9H    | 10S Joker| 10S   | void-any
joker-no-suit    |       | 10S Joker| Joker | lead-free
"""


@pytest.mark.parametrize(("id", "trick", "hand", "card", "code"), rows(REASONS))
def test_the_reason_that_a_mind_gives(id: str, trick: str, hand: str, card: str, code: str) -> None:
    (played,) = cards(card)
    ruling = mind(id, "british").ruling(played, cards(hand), cards(trick), Suit.HEARTS)
    assert ruling.reason.code == code


def test_whatever_the_belief_whoever_holds_cards_may_play_one() -> None:
    """Report 12, for the wrong rules too."""
    dice, rules = random.Random(12), VARIANTS["british"]
    for _ in range(2000):
        drawn = dice.sample(rules.pack, dice.randint(2, 9))
        for wrong in minds_of(rules):
            assert wrong.legal_plays(drawn[:1], drawn[1:4], dice.choice(list(Suit)))
