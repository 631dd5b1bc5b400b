"""Cards, suits, seats, bowers and packs: read in every spelling, printed in one."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutor.rules import JOKER, Bower, Card, GrammarError, Rank, Reason, Seat, Suit, clockwise_from, pack

RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
SUITS = {"C": ("clubs", "♣"), "D": ("diamonds", "♦"), "H": ("hearts", "♥"), "S": ("spades", "♠")}
NAMES = [rank + suit for suit in SUITS for rank in RANKS] + ["Joker"]
SEATS = {"N": "north", "E": "east", "S": "south", "W": "west"}

PACKS = {
    24: (Rank.NINE, False, "9 10 J Q K A"),
    25: (Rank.NINE, True, "9 10 J Q K A"),
    32: (Rank.SEVEN, False, "7 8 9 10 J Q K A"),
    33: (Rank.SEVEN, True, "7 8 9 10 J Q K A"),
    52: (Rank.TWO, False, "2 3 4 5 6 7 8 9 10 J Q K A"),
}


def spellings(name: str) -> set[str]:
    """Every way to write a card, from puzzle-format's Grammar."""
    if name == "Joker":
        return {"Joker", "joker", "JOKER", "jOkEr"}
    rank, letter = name[:-1], name[-1]
    ranks = {rank, rank.lower()} | ({"T", "t"} if rank == "10" else set())
    symbol = SUITS[letter][1]
    suits = {letter, letter.lower(), symbol, symbol + "\ufe0e", symbol + "\ufe0f"}
    return {r + s for r in ranks for s in suits}


@pytest.mark.parametrize("name", NAMES)
def test_every_spelling_is_the_same_card_and_prints_as_one(name: str) -> None:
    for text in spellings(name):
        assert str(Card.parse(text)) == name
        assert str(Card.parse(f"  {text}\n")) == name


def test_a_parsed_card_has_the_rank_and_the_suit_it_names() -> None:
    assert Card.parse("10♥") == Card(Rank.TEN, Suit.HEARTS)
    assert Card.parse("th") == Card(Rank.TEN, Suit.HEARTS)
    assert Card.parse("J♦") == Card(Rank.JACK, Suit.DIAMONDS)
    assert Card.parse("7c") == Card(Rank.SEVEN, Suit.CLUBS)
    assert Card.parse("joker") == JOKER
    assert JOKER.is_joker
    assert JOKER.suit is None
    assert not Card.parse("JD").is_joker


def test_different_names_are_different_cards() -> None:
    assert len({Card.parse(name) for name in NAMES}) == 53


@pytest.mark.parametrize("size", PACKS)
def test_a_pack_holds_each_of_its_cards_once(size: int) -> None:
    lowest, joker, ranks = PACKS[size]
    expected = [rank + suit for suit in SUITS for rank in ranks.split()] + ["Joker"] * joker
    cards = pack(lowest, joker=joker)
    assert [str(card) for card in cards] == expected
    assert len(cards) == size
    assert tuple(Card.parse(str(card)) for card in cards) == cards


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "J", "D", "DJ", "HJ", "♦J", "1H", "0H", "11H", "14H", "010H", "10", "1e3", "X♦", "jJ"),
        *("JDD", "JD AS", "JD,", "J D", "10 H", "J-D", "Jdiamonds", "jack of diamonds", "BD", "DH", "KR"),
        *("jok", "JokerH", "Benny", "🂻", "９H", "no", "off", "none", "all", "A♤", "A\u2661"),
    ],
)
def test_no_card_is_refused_and_quoted(text: str) -> None:
    with pytest.raises(GrammarError) as caught:
        Card.parse(text)
    assert caught.value.reason.code == "not-a-card"
    assert caught.value.reason.values == {"text": text}
    assert repr(text) in str(caught.value)


LEGAL_CARDS = {text.upper() for name in NAMES for text in spellings(name)}
JUNK = st.text(alphabet="0123456789JQKATCDHSjqkatcdhs♣♦♥♠ -,orex", max_size=6)


@given(JUNK)
def test_a_card_is_read_exactly_when_the_grammar_has_it(text: str) -> None:
    if text.strip().upper() in LEGAL_CARDS:
        assert str(Card.parse(text)) in NAMES
    else:
        with pytest.raises(GrammarError) as caught:
            Card.parse(text)
        assert caught.value.reason.values["text"] == text


def refusal(parse: Callable[[str], object], text: str) -> Reason | None:
    try:
        parse(text)
    except GrammarError as error:
        return error.reason
    return None


@given(st.text())
def test_any_text_is_read_or_quoted_in_an_error(text: str) -> None:
    assert refusal(Card.parse, text) in (None, Reason("not-a-card", text=text))
    assert refusal(Suit.parse, text) in (None, Reason("not-a-suit", text=text))
    assert refusal(Seat.parse, text) in (None, Reason("not-a-seat", text=text))
    assert refusal(Bower.parse, text) in (None, Reason("not-a-bower", text=text))


@pytest.mark.parametrize("letter", SUITS)
def test_every_spelling_of_a_suit(letter: str) -> None:
    name, symbol = SUITS[letter]
    for text in (letter, letter.lower(), name, name.title(), name.upper(), symbol, symbol + "\ufe0f"):
        assert str(Suit.parse(f" {text} ")) == letter


@pytest.mark.parametrize("text", ["", "X", "heart", "HH", "CD", "red", "none", "JH", "♡", "Herz", "srdce"])
def test_no_suit_is_refused_and_quoted(text: str) -> None:
    with pytest.raises(GrammarError) as caught:
        Suit.parse(text)
    assert (caught.value.reason.code, caught.value.reason.values["text"]) == ("not-a-suit", text)


def test_the_suits_of_one_colour() -> None:
    pairs = {(str(suit), str(suit.same_colour)) for suit in Suit}
    assert pairs == {("C", "S"), ("S", "C"), ("D", "H"), ("H", "D")}


@pytest.mark.parametrize("letter", SEATS)
def test_every_spelling_of_a_seat(letter: str) -> None:
    for text in (letter, letter.lower(), SEATS[letter], SEATS[letter].title(), SEATS[letter].upper()):
        assert str(Seat.parse(f" {text} ")) == letter


@pytest.mark.parametrize("text", ["", "O", "NE", "Nord", "dealer", "you", "1"])
def test_no_seat_is_refused_and_quoted(text: str) -> None:
    with pytest.raises(GrammarError) as caught:
        Seat.parse(text)
    assert (caught.value.reason.code, caught.value.reason.values["text"]) == ("not-a-seat", text)


def test_seats_go_clockwise_and_partners_sit_opposite() -> None:
    assert ["".join(clockwise_from(Seat(first))) for first in "NESW"] == ["NESW", "ESWN", "SWNE", "WNES"]
    assert {str(seat): str(seat.opposite) for seat in Seat} == {"N": "S", "S": "N", "E": "W", "W": "E"}


def test_bowers_are_read_by_their_names() -> None:
    assert [str(Bower.parse(text)) for text in ("right", "LEFT", " Right ")] == ["right", "left", "right"]
    for text in ("", "r", "both", "rigth", "JD"):
        with pytest.raises(GrammarError) as caught:
            Bower.parse(text)
        assert (caught.value.reason.code, caught.value.reason.values["text"]) == ("not-a-bower", text)
