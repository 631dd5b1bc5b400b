"""To which suit a card belongs: every card under every trump (rules.md 3.1, 3.4, 3.5; public report 4)."""

import pytest

from tutor.rules import JOKER, STANDARD, VARIANTS, Bower, Card, Rulebook, Suit

# Written out by hand: for each trump, the cards that belong to each suit.
SUITS_24 = {
    "C": {
        "C": "JC JS AC KC QC 10C 9C",
        "S": "AS KS QS 10S 9S",
        "D": "AD KD QD JD 10D 9D",
        "H": "AH KH QH JH 10H 9H",
    },
    "D": {
        "D": "JD JH AD KD QD 10D 9D",
        "H": "AH KH QH 10H 9H",
        "C": "AC KC QC JC 10C 9C",
        "S": "AS KS QS JS 10S 9S",
    },
    "H": {
        "H": "JH JD AH KH QH 10H 9H",
        "D": "AD KD QD 10D 9D",
        "C": "AC KC QC JC 10C 9C",
        "S": "AS KS QS JS 10S 9S",
    },
    "S": {
        "S": "JS JC AS KS QS 10S 9S",
        "C": "AC KC QC 10C 9C",
        "D": "AD KD QD JD 10D 9D",
        "H": "AH KH QH JH 10H 9H",
    },
}
# rules.md 3.4: pack → length of trump, of the suit of the same colour, of each other suit.
LENGTHS = {24: (7, 5, 6), 25: (8, 5, 6), 32: (9, 7, 8), 33: (10, 7, 8)}
RULES = {
    24: STANDARD,
    25: VARIANTS["british"],
    32: VARIANTS["thirty-two"],
    33: VARIANTS["railroad"].with_rules({"min_rank": "7"}),
}
SAME_COLOUR = {"C": "S", "S": "C", "D": "H", "H": "D"}


def expected_suits(size: int, trump: str) -> dict[str, str]:
    """Card → suit, from the table above."""
    suits = {card: suit for suit, cards in SUITS_24[trump].items() for card in cards.split()}
    if size > 30:
        suits |= {rank + suit: suit for rank in "78" for suit in "CDHS"}
    return suits | ({"Joker": trump} if size % 2 else {})


@pytest.mark.parametrize("trump", "CDHS")
@pytest.mark.parametrize("size", RULES)
def test_every_card_under_every_trump(size: int, trump: str) -> None:
    rulebook = Rulebook(RULES[size])
    for decision in (rulebook.effective_suit, rulebook.follows_as, rulebook.wins_as):
        found = {str(card): str(decision(card, Suit(trump))) for card in RULES[size].pack}
        assert found == expected_suits(size, trump)


@pytest.mark.parametrize("trump", "CDHS")
@pytest.mark.parametrize("size", RULES)
def test_the_lengths_of_the_suits(size: int, trump: str) -> None:
    rulebook, pack = Rulebook(RULES[size]), RULES[size].pack
    length = {
        str(suit): sum(rulebook.effective_suit(card, Suit(trump)) is suit for card in pack) for suit in Suit
    }
    same = SAME_COLOUR[trump]
    others = {length[suit] for suit in "CDHS" if suit not in (trump, same)}
    assert (length[trump], length[same], others) == (*LENGTHS[size][:2], {LENGTHS[size][2]})


@pytest.mark.parametrize("trump", "CDHS")
def test_without_bowers_every_card_keeps_its_suit(trump: str) -> None:
    rules = VARIANTS["napoleon"]
    rulebook = Rulebook(rules)
    assert len(rules.pack) == 52
    for card in rules.pack:
        assert str(rulebook.effective_suit(card, Suit(trump))) == str(card)[-1]
        assert rulebook.effective_suit(card, None) is card.suit


def test_without_trump_there_is_no_bower_and_a_jack_keeps_its_suit() -> None:
    rulebook = Rulebook(STANDARD.with_rules({"allow_no_trump": True}))
    assert rulebook.bower(None, Bower.RIGHT) is rulebook.bower(None, Bower.LEFT) is None
    for card in STANDARD.pack:
        assert str(rulebook.effective_suit(card, None)) == str(card)[-1]
    assert rulebook.trumps(STANDARD.pack, None) == ()


def test_without_trump_the_joker_has_no_suit() -> None:
    with pytest.raises(ValueError, match="joker"):
        Rulebook(VARIANTS["british"]).effective_suit(JOKER, None)


@pytest.mark.parametrize(
    ("trump", "right", "left"), [("C", "JC", "JS"), ("D", "JD", "JH"), ("H", "JH", "JD"), ("S", "JS", "JC")]
)
def test_the_bowers_of_every_trump(trump: str, right: str, left: str) -> None:
    for variant in VARIANTS:
        rulebook = Rulebook(VARIANTS[variant])
        found = (rulebook.bower(Suit(trump), Bower.RIGHT), rulebook.bower(Suit(trump), Bower.LEFT))
        expected = (None, None) if variant == "napoleon" else (Card.parse(right), Card.parse(left))
        assert found == expected


@pytest.mark.parametrize(
    ("trump", "hand", "trumps"),
    [
        ("H", "JD 9H KD", "JD 9H"),
        ("C", "JS AS JC 9C KD", "JS JC 9C"),
        ("S", "Joker JC AC JH 9S", "Joker JC 9S"),
        ("D", "JC JS AH KH QH", ""),
    ],
)
def test_the_trumps_of_a_hand_in_its_order(trump: str, hand: str, trumps: str) -> None:
    cards = [Card.parse(word) for word in hand.split()]
    found = Rulebook(VARIANTS["british"]).trumps(cards, Suit(trump))
    assert " ".join(map(str, found)) == trumps
