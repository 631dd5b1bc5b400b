"""What beliefs about single cards and their refutations say: predicates, in the order of the catalogue."""

from __future__ import annotations

from typing import NamedTuple

from tutor.rules import JOKER, Bower, Card, Rank, Rulebook, Suit, Trick


class Play(NamedTuple):
    """South is to play; the suit led by the true rules, None where South leads."""

    hand: tuple[Card, ...]
    trick: tuple[Card, ...]
    trump: Suit | None
    led: Suit | None


class Laid(NamedTuple):
    """A trick that is complete."""

    trick: Trick
    trump: Suit | None


class At(NamedTuple):
    """A rulebook, true or not, and plays and tricks at its table."""

    book: Rulebook
    plays: list[Play]
    tricks: list[Laid]


JACKS = [(trump, Card(Rank.JACK, trump), Card(Rank.JACK, trump.same_colour)) for trump in Suit]
"""Every trump with its right and its left bower, by their definition: both of trump's colour."""


def trumps(book: Rulebook, trump: Suit) -> list[Card]:
    """The trumps of the pack, the strongest first."""
    return list(book.order(book.trumps(book.rules.pack, trump), trump, trump))


def between_queen_and_ten(book: Rulebook, card: Card, trump: Suit) -> bool:
    order = trumps(book, trump)
    queen, ten = (order.index(Card(rank, trump)) for rank in (Rank.QUEEN, Rank.TEN))
    return queen < order.index(card) < ten


def directly_below_the_right(book: Rulebook, right: Card, left: Card, trump: Suit) -> bool:
    order = trumps(book, trump)
    return order.index(left) == order.index(right) + 1


def above_the_ace(book: Rulebook, card: Card, trump: Suit) -> bool:
    return book.strength(card, trump, trump) > book.strength(Card(Rank.ACE, trump), trump, trump)


def suits_followed(book: Rulebook, card: Card, trump: Suit) -> set[Suit]:
    return {led for led in Suit if book.follows(card, led, trump)}


def ladder(book: Rulebook, suit: Suit, trump: Suit) -> list[Rank]:
    """The ranks printed in a suit, the strongest first; a bower is none of them."""
    bowers = [book.bower(trump, which) for which in Bower]
    cards = [card for card in book.rules.pack if card.suit is suit and card not in bowers]
    return [card.rank for card in book.order(cards, suit, trump)]


def suits(book: Rulebook) -> list[tuple[Suit, Suit]]:
    """Every trump with every suit."""
    return [(trump, suit) for trump in Suit for suit in Suit]


def is_red(suit: Suit | None) -> bool:
    return suit in (Suit.HEARTS, Suit.DIAMONDS)


def printed(book: Rulebook, suit: Suit | None) -> set[Card]:
    return {card for card in book.rules.pack if card.suit is suit}


# What the beliefs say, of the mind


def believes_left_plain(at: At) -> bool:
    return all(
        suits_followed(at.book, left, trump) == {left.suit} and left not in trumps(at.book, trump)
        for trump, _, left in JACKS
    )


def believes_left_follows_print(at: At) -> bool:
    return all(
        at.book.wins_as(left, trump) is trump and suits_followed(at.book, left, trump) == {left.suit}
        for trump, _, left in JACKS
    )


def believes_left_weak(at: At) -> bool:
    return all(between_queen_and_ten(at.book, left, trump) for trump, _, left in JACKS)


def believes_left_both_suits(at: At) -> bool:
    return all(suits_followed(at.book, left, trump) == {left.suit, trump} for trump, _, left in JACKS)


def believes_left_wrong_colour(at: At) -> bool:
    lefts = [(trump, at.book.bower(trump, Bower.LEFT)) for trump in Suit]
    return all(
        left is not None and left.rank is Rank.JACK and is_red(left.suit) != is_red(trump)
        for trump, left in lefts
    )


def believes_left_over_right(at: At) -> bool:
    return all(
        at.book.strength(left, trump, trump) > at.book.strength(right, trump, trump)
        for trump, right, left in JACKS
    )


def believes_left_suit_six(at: At) -> bool:
    return all(
        set(at.book.cards_of(left.suit, trump)) == printed(at.book, left.suit)
        for trump, _, left in JACKS
        if left.suit
    )


def believes_sister_suit_trump(at: At) -> bool:
    return all(printed(at.book, left.suit) <= set(trumps(at.book, trump)) for trump, _, left in JACKS)


def believes_no_bowers(at: At) -> bool:
    return all(between_queen_and_ten(at.book, right, trump) for trump, right, _ in JACKS)


def believes_all_jacks_trump(at: At) -> bool:
    return all({Card(Rank.JACK, suit) for suit in Suit} <= set(trumps(at.book, trump)) for trump in Suit)


def believes_jacks_high(at: At) -> bool:
    """Whatever else is trump: of each suit that has its jack, and of trump."""
    plain = [(trump, suit) for trump, suit in suits(at.book) if suit not in (trump, trump.same_colour)]
    above = all(above_the_ace(at.book, right, trump) for trump, right, _ in JACKS)
    return above and all(ladder(at.book, suit, trump)[0] is Rank.JACK for trump, suit in plain)


def believes_ace_over_bowers(at: At) -> bool:
    bowers = [(trump, bower) for trump, *both in JACKS for bower in both]
    return not any(above_the_ace(at.book, bower, trump) for trump, bower in bowers)


def believes_ten_high(at: At) -> bool:
    return all(ladder(at.book, suit, trump)[:2] == [Rank.ACE, Rank.TEN] for trump, suit in suits(at.book))


def believes_right_over_joker(at: At) -> bool:
    return all(trumps(at.book, trump)[0] == right for trump, right, _ in JACKS)


# What the refutations say, of the rules


def refutes_left_plain(at: At) -> bool:
    return all(
        suits_followed(at.book, left, trump) == {trump}
        and directly_below_the_right(at.book, right, left, trump)
        for trump, right, left in JACKS
    )


def refutes_left_follows_print(at: At) -> bool:
    return all(
        at.book.follows(left, trump, trump) and left.suit and not at.book.follows(left, left.suit, trump)
        for trump, _, left in JACKS
    )


def refutes_left_weak(at: At) -> bool:
    return all(
        directly_below_the_right(at.book, right, left, trump) and above_the_ace(at.book, left, trump)
        for trump, right, left in JACKS
    )


def refutes_left_both_suits(at: At) -> bool:
    one_suit = all(
        len(suits_followed(at.book, card, trump)) == 1 for trump in Suit for card in at.book.rules.pack
    )
    return one_suit and refutes_left_follows_print(at)


def refutes_left_wrong_colour(at: At) -> bool:
    jacks = {True: {Suit.HEARTS, Suit.DIAMONDS}, False: {Suit.CLUBS, Suit.SPADES}}
    return all(
        {bower and bower.suit for bower in (at.book.bower(trump, which) for which in Bower)}
        == jacks[is_red(trump)]
        for trump in Suit
    )


def refutes_left_over_right(at: At) -> bool:
    return all(
        at.book.bower(trump, Bower.RIGHT) == right and directly_below_the_right(at.book, right, left, trump)
        for trump, right, left in JACKS
    )


def refutes_left_suit_six(at: At) -> bool:
    return all(
        set(at.book.cards_of(left.suit, trump)) == printed(at.book, left.suit) - {left}
        and left in at.book.cards_of(trump, trump)
        for trump, _, left in JACKS
        if left.suit
    )


def refutes_sister_suit_trump(at: At) -> bool:
    """The jack alone."""
    return all(
        printed(at.book, left.suit) & set(trumps(at.book, trump)) == {left} for trump, _, left in JACKS
    )


def refutes_no_bowers(at: At) -> bool:
    """Two jacks above the ace, no more; the joker is none."""
    for trump, right, left in JACKS:
        above = [card for card in trumps(at.book, trump) if above_the_ace(at.book, card, trump)]
        if [card for card in above if card.rank is Rank.JACK] != [right, left] or len(above) > 3:
            return False
    return refutes_left_over_right(at)


def refutes_all_jacks_trump(at: At) -> bool:
    """Two, of the colour of trump."""
    for trump in Suit:
        jacks = [card for card in trumps(at.book, trump) if card.rank is Rank.JACK]
        if len(jacks) != 2 or any(is_red(jack.suit) != is_red(trump) for jack in jacks):
            return False
    return True


def refutes_jacks_high(at: At) -> bool:
    """The bowers are above the ace; the two others between the queen and the ten of their suits."""
    bowers = [(trump, bower) for trump, *both in JACKS for bower in both]
    others = [(trump, suit) for trump, suit in suits(at.book) if suit not in (trump, trump.same_colour)]
    return all(above_the_ace(at.book, bower, trump) for trump, bower in bowers) and all(
        ladder(at.book, suit, trump)[2:5] == [Rank.QUEEN, Rank.JACK, Rank.TEN] for trump, suit in others
    )


def refutes_ace_over_bowers(at: At) -> bool:
    bowers = [(trump, bower) for trump, *both in JACKS for bower in both]
    return all(above_the_ace(at.book, bower, trump) for trump, bower in bowers)


def refutes_ten_high(at: At) -> bool:
    """King and queen after the ace, the nine after the ten: in every suit, be it trump or not."""
    for trump, suit in suits(at.book):
        ranks = ladder(at.book, suit, trump)
        low = ranks[ranks.index(Rank.TEN) + 1]
        if ranks[:3] != [Rank.ACE, Rank.KING, Rank.QUEEN] or low is not Rank.NINE:
            return False
    return True


def refutes_right_over_joker(at: At) -> bool:
    return all(trumps(at.book, trump)[:2] == [JOKER, right] for trump, right, _ in JACKS)
