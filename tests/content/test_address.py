"""A question written down as an address is the same question when it is read again."""

import pytest

from tutor.content.address import pairs_of
from tutor.content.ask import read_ask
from tutor.content.question import Question

STATED = {
    "every-fact": (
        "trick-winner",
        {
            "variant": "railroad",
            "rules.stick-dealer": "true",
            "dealer": "W",
            "maker": "S",
            "alone": "S",
            "bids": "pass pass order-alone",
            "turn-up": "9H",
            "play": "E 9C 10C AC W AD KD 9D",
            "before": "9-7",
            "trump": "H",
            "trick": "W Joker 10D AH",
        },
    ),
    "no-trump": ("trumps", {"variant": "napoleon", "trump": "none", "hand": "2C JD"}),
    "seats": (
        "trump-for",
        {"rules.seats": "S W", "rules.sides": "single", "rules.alone": "none", "card": "JD", "which": "left"},
    ),
}


@pytest.mark.parametrize("name", STATED)
def test_what_is_written_down_reads_the_same(name: str) -> None:
    """Score, tricks and house rules too, each in the grammar of its key."""
    kind, pairs = STATED[name]
    question = read_ask(kind, list(pairs.items()))

    assert isinstance(question, Question), question
    assert dict(pairs_of(question)) == pairs
    assert read_ask(kind, pairs_of(question)) == question
