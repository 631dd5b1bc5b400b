"""The misconceptions all together: their order, and two of them held at once."""

from __future__ import annotations

import itertools
import random
import re
from pathlib import Path

import pytest

import tutor.language
from tutor.content.skills import SKILLS
from tutor.minds import MINDS, Sight, minds_of, minds_that_err
from tutor.rules import STANDARD, VARIANTS, Seat, Suit, Trick, clockwise_from


def test_the_catalogue_s_order() -> None:
    """The registry has every misconception that has words, in their order."""
    words = Path(tutor.language.__file__).with_name("en") / "minds.ftl"
    ids = re.findall(r"^mind-([a-z-]+)-belief\b", words.read_text("utf-8"), re.MULTILINE)
    assert list(MINDS) == ids
    assert [mind.id for mind in minds_of(STANDARD)] == ids


def test_what_each_says_of_itself() -> None:
    for id, mind in MINDS.items():
        assert mind.id == id
        assert mind.skill in SKILLS
        assert mind.kinds
        assert len(set(mind.kinds)) == len(mind.kinds), id
        assert mind.__doc__


def test_a_kind_asks_only_those_that_claim_it() -> None:
    legal = {mind.id for mind in minds_that_err("legal-plays", STANDARD)}
    assert {"must-trump", "left-plain", "trump-any-time"} <= legal
    assert not {"left-weak", "same-leader", "left-suit-six"} & legal


PAIRS = [
    (one, other)
    for one, other in itertools.combinations(sorted(MINDS), 2)
    if not issubclass(MINDS[one], MINDS[other]) and not issubclass(MINDS[other], MINDS[one])
]


@pytest.mark.parametrize("variant", ["standard", "british"])
def test_two_beliefs_can_be_held_at_once(variant: str) -> None:
    """
    A learner may be wrong twice: the classes combine, and still decide every play, trick and order.

    No two cards are equally strong, whichever two beliefs are held: one of them has to win.
    """
    rules, dice = VARIANTS[variant], random.Random(variant)
    for one, other in PAIRS:
        both = type("Both", (MINDS[one], MINDS[other]), {"id": "both"})(rules)
        for trump in Suit:
            drawn = dice.sample(rules.pack, 9)
            assert both.legal_plays(drawn[:5], drawn[5:8], trump)
            table = Trick(clockwise_from(Seat.SOUTH), tuple(drawn[5:]))
            assert both.winner(table, trump).card in drawn[5:]
            both.cue(Sight(drawn[:5], drawn[5:8], trump))
            trumps = both.trumps(rules.pack, trump)
            strengths = {both.strength(card, trump, trump) for card in trumps}
            assert len(strengths) == len(trumps), (one, other, trump)
            for led in set(Suit) - {trump}:
                plain = [card for card in rules.pack if both.wins_as(card, trump) is led]
                assert len({both.strength(card, led, trump) for card in plain}) == len(plain)
