"""What a message tells an author to write is understood when it is written."""

from collections.abc import Callable

import pytest
from pydantic import TypeAdapter

from tutor.content.claims import Claim, disprove, read_claim
from tutor.content.directives import Directive, read_directive
from tutor.content.fields import IdText, ScoreText
from tutor.content.problems import START
from tutor.language import LANGUAGES, catalogue
from tutor.rules import Bower, Card, Seat, Suit, parse_call, parse_yes_no


def a_true_claim(text: str) -> None:
    claim = read_claim(text)

    assert isinstance(claim, Claim)
    assert disprove(claim) is None


def a_directive(text: str) -> None:
    assert isinstance(read_directive(text, START), Directive)


def a_trick(text: str) -> None:
    seat, *cards = text.split()

    assert Seat.parse(seat)
    assert all(map(Card.parse, cards))


EXAMPLES: dict[str, tuple[Callable[[str], object], list[str]]] = {
    "not-a-card": (Card.parse, ["JD", "10H", "Joker"]),
    "not-a-suit": (Suit.parse, ["C", "D", "H", "S"]),
    "not-a-seat": (Seat.parse, ["N", "E", "S", "W"]),
    "not-a-call": (parse_call, ["pass", "order", "H", "H-alone"]),
    "not-a-bower": (Bower.parse, ["right", "left"]),
    "not-yes-or-no": (parse_yes_no, ["true", "false"]),
    "not-an-id": (TypeAdapter(IdText).validate_python, ["left-bower-only"]),
    "item-not-mapping": (TypeAdapter(IdText).validate_python, ["left-bower-only"]),
    "not-a-score": (TypeAdapter(ScoreText).validate_python, ["9-7"]),
    "not-a-trick": (a_trick, ["W 10D KD"]),
    "claim-broken": (a_true_claim, ["[bower trump=H which=left -> JD]"]),
    "directive-arguments": (a_directive, [":::cards JD AS", ":::trick W 10D KD 9D trump=H"]),
}


@pytest.mark.parametrize("code", EXAMPLES)
def test_the_example_in_a_message_can_be_read(code: str) -> None:
    read, examples = EXAMPLES[code]
    for example in examples:
        read(example)
        for language in LANGUAGES:
            # To the letter: a no-break space would be copied too.
            assert example in catalogue(language).format(code, text="?")
