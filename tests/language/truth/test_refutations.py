"""A belief says what its mind does, a refutation what the rules do, at every table where the mind errs."""

from typing import Any, NamedTuple

import pytest

from tutor.content.answers import same_answer
from tutor.minds import MINDS, Mind
from tutor.rules import VARIANTS, Bower, Card, Rank, Rulebook, Suit

OF_THE_DUTY = {"must-trump", "must-overtake", "play-anything", "highest-any-suit"}
"""The misconceptions that do not need a bower."""


class Play(NamedTuple):
    """South is to play; the suit led by the true rules, None where South leads."""

    hand: tuple[Card, ...]
    trick: tuple[Card, ...]
    trump: Suit | None
    led: Suit | None


class At(NamedTuple):
    """A rulebook, true or not, and plays at its table."""

    book: Rulebook
    plays: list[Play]


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


def believes_left_over_right(at: At) -> bool:
    return all(
        at.book.strength(left, trump, trump) > at.book.strength(right, trump, trump)
        for trump, right, left in JACKS
    )


def believes_no_bowers(at: At) -> bool:
    return all(between_queen_and_ten(at.book, right, trump) for trump, right, _ in JACKS)


def believes_must_trump(at: At) -> bool:
    void = [play for play in at.plays if play.led and not followers(at.book, play)]
    held = [(play, at.book.trumps(play.hand, play.trump)) for play in void]
    return all(at.book.legal_plays(*play[:3]) == own for play, own in held if own)


def believes_must_overtake(at: At) -> bool:
    """Whoever can beat the trick with an allowed card may play nothing else."""
    true, ok = Rulebook(at.book.rules), True
    for play in at.plays:
        own = followers(at.book, play) or at.book.trumps(play.hand, play.trump)
        higher = tuple(card for card in own if play.led and beats_all(true, card, play))
        ok &= not higher or at.book.legal_plays(*play[:3]) == higher
    return ok


def believes_play_anything(at: At) -> bool:
    return all(at.book.legal_plays(*play[:3]) == play.hand for play in at.plays)


def believes_highest_any_suit(at: At) -> bool:
    """Of two cards the one that ranks higher, be it of a suit that was neither led nor trump."""
    ace, king = Card(Rank.ACE, Suit.SPADES), Card(Rank.KING, Suit.DIAMONDS)
    return at.book.strength(ace, Suit.DIAMONDS, Suit.CLUBS) > at.book.strength(
        king, Suit.DIAMONDS, Suit.CLUBS
    )


# What the refutations say, of the rules


def followers(book: Rulebook, play: Play) -> tuple[Card, ...]:
    return tuple(card for card in play.hand if play.led and book.effective_suit(card, play.trump) is play.led)


def beats_all(book: Rulebook, card: Card, play: Play) -> bool:
    assert play.led
    return all(
        book.strength(card, play.led, play.trump) > book.strength(lying, play.led, play.trump)
        for lying in play.trick
    )


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


def refutes_left_over_right(at: At) -> bool:
    return all(
        at.book.bower(trump, Bower.RIGHT) == right and directly_below_the_right(at.book, right, left, trump)
        for trump, right, left in JACKS
    )


def refutes_no_bowers(at: At) -> bool:
    """Two jacks above the ace, no more; the joker is none."""
    for trump, right, left in JACKS:
        above = [card for card in trumps(at.book, trump) if above_the_ace(at.book, card, trump)]
        if [card for card in above if card.rank is Rank.JACK] != [right, left] or len(above) > 3:
            return False
    return refutes_left_over_right(at)


def refutes_must_trump(at: At) -> bool:
    void = [play for play in at.plays if play.led and not followers(at.book, play)]
    return bool(void) and all(at.book.legal_plays(*play[:3]) == play.hand for play in void)


def refutes_must_overtake(at: At) -> bool:
    """A card that does not beat the trick will do, be it of the led suit or, without one, any other."""
    led = [(play, followers(at.book, play)) for play in at.plays if play.led]
    lower = {
        bool(own) for play, own in led for card in own or play.hand if not beats_all(at.book, card, play)
    }
    free = all(at.book.legal_plays(*play[:3]) == (own or play.hand) for play, own in led)
    return free and lower == {True, False}


def refutes_play_anything(at: At) -> bool:
    return all(at.book.legal_plays(*play[:3]) == (followers(at.book, play) or play.hand) for play in at.plays)


def refutes_highest_any_suit(at: At) -> bool:
    """Only trumps and the led suit can win; an ace of another suit takes nothing."""
    pairs = [(trump, led) for trump in (*Suit, None) for led in Suit if trump or at.book.rules.allow_no_trump]
    return all(
        bool(at.book.strength(card, led, trump)) == (at.book.effective_suit(card, trump) in (led, trump))
        for trump, led in pairs
        for card in at.book.rules.pack
    )


@pytest.fixture(scope="module")
def plays(walk: Any) -> dict[str, list[Play]]:
    """Every play of the walk, by table."""
    found: dict[str, list[Play]] = {}
    for table, position in walk.positions:
        if position.kind == "legal-plays":
            book = Rulebook(walk.tables[table])
            hand, trick, trump, *_ = position.sight(book)
            led = book.effective_suit(trick[0], trump) if trick else None
            found.setdefault(table, []).append(Play(hand, tuple(trick), trump, led))
    return found


def errs(mind: Mind, positions: list[Any]) -> bool:
    """Whether the mind answers some position otherwise than the rules."""
    book = Rulebook(mind.rules)
    for position in positions:
        answer = position.answer(mind)
        if answer is not None and not same_answer(position.form, answer, position.answer(book)):
            return True
    return False


@pytest.fixture(scope="module")
def erring(walk: Any) -> dict[str, set[str]]:
    """The minds that err, by table."""
    by_table: dict[str, list[Any]] = {}
    for table, position in walk.positions:
        by_table.setdefault(table, []).append(position)
    return {
        table: {id for id, mind in MINDS.items() if errs(mind(walk.tables[table]), positions)}
        for table, positions in by_table.items()
    }


@pytest.mark.parametrize("variant", VARIANTS)
def test_where_a_misconception_errs(variant: str, erring: dict[str, set[str]]) -> None:
    assert erring[variant] == (OF_THE_DUTY if variant == "napoleon" else set(MINDS))


@pytest.mark.parametrize("id", MINDS)
def test_belief_and_refutation_hold_where_the_mind_errs(
    id: str, walk: Any, erring: dict[str, set[str]], plays: dict[str, list[Play]]
) -> None:
    believes, refutes = (globals()[f"{verb}_{id.replace('-', '_')}"] for verb in ("believes", "refutes"))
    tables = [table for table, minds in erring.items() if id in minds]

    assert len(tables) > 6
    for table in tables:
        rules = walk.tables[table]
        mind, true = At(MINDS[id](rules), plays[table]), At(Rulebook(rules), plays[table])

        assert believes(mind), table
        assert refutes(true), table
        # Neither sentence would be worth anything if it held for both.
        assert not believes(true), table
        assert not refutes(mind), table
