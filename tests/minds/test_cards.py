"""What each misconception takes a card for, its suit, its place, its role: by hand."""

from __future__ import annotations

import pytest
from minds_at import cards, mind, rows

from tutor.minds import MINDS
from tutor.rules import STANDARD, Bower, Card, Rulebook, Suit

# Mind | trump | card | the suit that it takes the card for | the suit that it belongs to
SUITS = """
left-plain        | H | JD | D | H
left-follows-print| H | JD | H | H
left-wrong-colour | H | JD | D | H
left-wrong-colour | H | JC | H | C
left-wrong-colour | H | JS | S | S
left-wrong-colour | D | JS | D | S
left-wrong-colour | C | JH | C | H
left-wrong-colour | S | JD | S | D
left-suit-six     | H | JD | H | H
sister-suit-trump | H | AD | H | D
sister-suit-trump | S | 9C | S | C
sister-suit-trump | S | 9D | D | D
sister-suit-trump | S | JC | S | S
no-bowers         | S | JC | C | S
all-jacks-trump   | S | JD | S | D
all-jacks-trump   | S | JC | S | S
all-jacks-trump   | S | AD | D | D
jacks-high        | S | JD | D | D
"""


@pytest.mark.parametrize(("id", "trump", "card", "seen", "right"), rows(SUITS))
def test_the_suit_of_a_card(id: str, trump: str, card: str, seen: str, right: str) -> None:
    assert mind(id).effective_suit(Card.parse(card), Suit(trump)) is Suit(seen)
    assert Rulebook(STANDARD).effective_suit(Card.parse(card), Suit(trump)) is Suit(right)


# Mind | trump | led | its cards as the mind ranks them
ORDERS = """
left-weak         | H | H | JH AH KH QH JD 10H 9H
left-over-right   | H | H | JD JH AH KH QH 10H 9H
left-wrong-colour | H | H | JH JC AH KH QH 10H 9H
left-wrong-colour | H | D | AD KD QD JD 10D 9D
sister-suit-trump | H | H | JH JD AH KH QH 10H 9H AD KD QD 10D 9D
no-bowers         | H | H | AH KH QH JH 10H 9H
all-jacks-trump   | H | H | JH JD JC JS AH KH QH 10H 9H
all-jacks-trump   | C | C | JC JS JH JD AC KC QC 10C 9C
jacks-high        | H | C | JC AC KC QC 10C 9C
jacks-high        | H | D | AD KD QD 10D 9D
jacks-high        | H | H | JH JD AH KH QH 10H 9H
ace-over-bowers   | H | H | AH JH JD KH QH 10H 9H
ace-over-bowers   | H | C | AC KC QC JC 10C 9C
ten-high          | H | H | JH JD AH 10H KH QH 9H
ten-high          | H | C | AC 10C KC QC JC 9C
right-over-joker  | H | H | JH JD AH KH QH 10H 9H
"""


@pytest.mark.parametrize(("id", "trump", "led", "order"), rows(ORDERS))
def test_the_order_of_a_suit(id: str, trump: str, led: str, order: str) -> None:
    """Of all the cards that the mind counts to the suit, however they are handed in."""
    suit = [card for card in STANDARD.pack if mind(id).effective_suit(card, Suit(trump)) is Suit(led)]
    assert mind(id).order(suit, Suit(led), Suit(trump)) == cards(order)
    assert mind(id).order(suit[::-1], Suit(led), Suit(trump)) == cards(order)


# Mind | the trumps of the British pack, hearts being trump
WITH_A_JOKER = """
right-over-joker | JH Joker JD AH KH QH 10H 9H
ace-over-bowers  | Joker AH JH JD KH QH 10H 9H
all-jacks-trump  | Joker JH JD JC JS AH KH QH 10H 9H
left-over-right  | Joker JD JH AH KH QH 10H 9H
joker-no-suit    | Joker JH JD AH KH QH 10H 9H
"""


@pytest.mark.parametrize(("id", "order"), rows(WITH_A_JOKER))
def test_the_place_of_the_joker(id: str, order: str) -> None:
    believes = mind(id, "british")
    trumps = believes.trumps(believes.rules.pack, Suit.HEARTS)
    assert believes.order(trumps, Suit.HEARTS, Suit.HEARTS) == cards(order)


def test_a_jack_of_the_other_colour_is_one_suit_s_left_bower() -> None:
    """So that it can be asked for which trump a jack is the left bower."""
    wrong = mind("left-wrong-colour")
    left = {suit: wrong.bower(suit, Bower.LEFT) for suit in Suit}
    assert {str(jack) for jack in left.values()} == {"JC", "JD", "JH", "JS"}
    for suit, jack in left.items():
        assert jack is not None
        assert {suit, jack.suit} in ({Suit.HEARTS, Suit.CLUBS}, {Suit.DIAMONDS, Suit.SPADES})
        assert wrong.bower(suit, Bower.RIGHT) == Card.parse(f"J{suit}")


def test_who_sees_no_bower_where_there_is_one() -> None:
    seen = {(id, which) for id in MINDS for which in Bower if mind(id).bower(Suit.HEARTS, which) is None}
    assert seen == {("left-plain", Bower.LEFT), ("no-bowers", Bower.LEFT), ("no-bowers", Bower.RIGHT)}


def test_how_many_cards_a_suit_keeps() -> None:
    counts = {id: [len(mind(id).cards_of(suit, Suit.HEARTS)) for suit in Suit] for id in MINDS}
    otherwise = {id: count for id, count in counts.items() if count != [6, 5, 7, 6]}
    assert otherwise == {
        "left-plain": [6, 6, 6, 6],
        "left-wrong-colour": [5, 6, 7, 6],
        "left-suit-six": [6, 6, 7, 6],
        "sister-suit-trump": [6, 0, 12, 6],
        "no-bowers": [6, 6, 6, 6],
        "all-jacks-trump": [5, 5, 9, 5],
    }


def test_without_bowers_jacks_are_nothing_special_to_anybody() -> None:
    """In Napoleon, and where a hand is played without trump."""
    for id in MINDS:
        believes = mind(id, "napoleon")
        for trump in (None, *Suit):
            for suit in Suit:
                assert believes.effective_suit(Card.parse(f"J{suit}"), trump) is suit, id
                assert len(believes.cards_of(suit, trump)) == 13, id
                best = believes.order(believes.cards_of(suit, trump), suit, trump)[0]
                assert best == Card.parse(f"A{suit}"), id
