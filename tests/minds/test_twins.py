"""Each misconception about cards, tricks and plays against a naive second implementation of it."""

from __future__ import annotations

import random

import pytest
from mistaken import OF_DEALS
from naive_minds import Table

from tutor.minds import MINDS, Mind
from tutor.rules import STANDARD, VARIANTS, Bower, Rulebook, RuleSet, Suit, Trick

TABLES = {
    "24": STANDARD,
    "25": VARIANTS["british"],
    "33": VARIANTS["railroad"].with_rules({"min_rank": "7"}),
    "52": VARIANTS["napoleon"],
    "two": VARIANTS["two-handed"],
}
ABOUT_CARDS = """
left-plain left-follows-print left-weak left-both-suits left-wrong-colour left-over-right left-suit-six
sister-suit-trump no-bowers all-jacks-trump jacks-high ace-over-bowers ten-high right-over-joker joker-no-suit
must-trump must-overtake play-anything trump-any-time no-trump-lead follow-last-card
highest-any-suit trump-ignored first-trump-wins partner-cannot-beat same-leader
""".split()
EVERYBODY = [pytest.param(id, id=id or "nobody") for id in ("", *ABOUT_CARDS)]


def sees(id: str, rules: RuleSet) -> Rulebook | Mind:
    return MINDS[id](rules) if id else Rulebook(rules)


def twin(id: str, rules: RuleSet, trump: Suit | None) -> Table:
    pairs = rules.sides == "pairs"
    return Table(id, trump or "", [str(card) for card in rules.pack], bowers=rules.bowers, pairs=pairs)


def trumps_of(rules: RuleSet) -> list[Suit | None]:
    return [*Suit, *([None] if rules.allow_no_trump else [])]


def test_everybody_is_here() -> None:
    assert [id for id in MINDS if id not in OF_DEALS] == ABOUT_CARDS


@pytest.mark.parametrize("pack", TABLES)
@pytest.mark.parametrize("id", EVERYBODY)
def test_plays_and_tricks_like_the_naive_twin(id: str, pack: str) -> None:
    """Hundreds of positions: hands of one to five cards, on lead or against tricks of one to four cards."""
    rules = TABLES[pack]
    dice, mind, seats = random.Random(pack), sees(id, rules), Rulebook(rules).turn_order(rules.seats[0])
    twins = {trump: twin(id, rules, trump) for trump in trumps_of(rules)}
    for _ in range(400):
        held, played, trump = dice.randint(1, 5), dice.randint(0, len(seats)), dice.choice(list(twins))
        drawn = dice.sample(rules.pack, held + played)
        hand, trick = tuple(drawn[:held]), tuple(drawn[held:])
        texts = [str(card) for card in trick]
        legal = twins[trump].allowed([str(card) for card in hand], texts)
        assert list(map(str, mind.legal_plays(hand, trick, trump))) == legal, (trump, trick, hand)
        if trick:
            table = Trick(seats, trick)
            won = mind.winner(table, trump)
            assert won.seat is seats[twins[trump].winner(texts)], (trump, trick)
            assert won.card == trick[seats.index(won.seat)]
            assert mind.next_leader(table, trump).seat is seats[twins[trump].leads_next(texts)]


@pytest.mark.parametrize("pack", TABLES)
@pytest.mark.parametrize("id", EVERYBODY)
def test_takes_cards_for_what_the_naive_twin_does(id: str, pack: str) -> None:
    """Every card under every trump: its suit, its place in the suit, what it counts to; the bowers."""
    rules = TABLES[pack]
    mind = sees(id, rules)
    for trump in trumps_of(rules):
        naive = twin(id, rules, trump)
        for which in Bower:
            assert str(mind.bower(trump, which) or "") == naive.bower(which), (trump, which)
        for suit in Suit:
            cards = [card for card in rules.pack if mind.effective_suit(card, trump) is suit]
            assert list(map(str, mind.order(cards, suit, trump))) == naive.ladder(suit), (trump, suit)
            assert sorted(map(str, mind.cards_of(suit, trump))) == sorted(naive.cards_of(suit))
