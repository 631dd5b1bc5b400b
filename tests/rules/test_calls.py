"""Calls: read in every spelling of puzzle-format's Grammar, printed in one."""

import pytest

from tutor.rules import GrammarError, parse_call

SPELLINGS = {
    **{call: [call.upper(), f" {call} "] for call in ["pass", "show", "take", "leave", "dummy", "alone"]},
    **{call: [call.title()] for call in ["together", "misere", "nap", "wellington", "bluecher"]},
    "order": ["ORDER"],
    "order-alone": ["order_alone", "Order-Alone"],
    "H": ["h", "hearts", "♥", "♥\ufe0f"],
    "C-alone": ["c-alone", "clubs_alone", "♣-ALONE"],
    "no-trump": ["No_Trump"],
    "no-trump-alone": ["no_trump_alone"],
    "bid-1": ["BID_1"],
    "bid-6": ["Bid-6"],
}


@pytest.mark.parametrize("call", SPELLINGS)
def test_every_spelling_of_a_call(call: str) -> None:
    assert [parse_call(text) for text in (call, *SPELLINGS[call])] == [call] * (1 + len(SPELLINGS[call]))


@pytest.mark.parametrize(
    "text",
    [
        *("", "-alone", "pass-alone", "alone-alone", "bid-3-alone", "H-alone-alone", "take-alone"),
        *(
            "bid",
            "bid-",
            "bid-0",
            "bid-03",
            "bid-100",
            "bid-x",
            "bid-٣",
            "X",
            "none",
            "JD",
            "orders",
            "misère",
        ),
    ],
)
def test_no_call_is_refused_and_quoted(text: str) -> None:
    with pytest.raises(GrammarError) as caught:
        parse_call(text)
    assert (caught.value.reason.code, caught.value.reason.values["text"]) == ("not-a-call", text)
