"""Which reason is true of a call, a turn, a seat, a score: what beliefs say is offered, a truth is not."""

from __future__ import annotations

import pytest

from tutor.content.ask import read_ask
from tutor.content.question import Question

# Position | the true reason | the reasons that beliefs give for it
OFFERED = """
first-leader?dealer=S&maker=E&alone=E | leads-dealer-skips | leads-dealer leads-left-of-dealer leads-left-of-maker leads-loner leads-maker
next-to-act?dealer=S&turn-up=10H | turn-eldest | turn-dealer
next-to-act?dealer=S&turn-up=10H&bids=order | turn-discards | turn-may-take
next-to-act?dealer=S&turn-up=10H&bids=pass+pass+pass+pass+D | leads-left-of-dealer | leads-dealer leads-left-of-maker leads-maker turn-discards
pick-up?dealer=S&turn-up=10H&bids=order | pick-up-must | pick-up-may pick-up-orderer
pick-up?dealer=S&turn-up=10H&bids=pass+pass+pass+pass+D | pick-up-named | pick-up-later
calls?dealer=S&turn-up=10H&bids=pass+pass+pass+pass&call=H | turned-down | name-any passed-once
calls?dealer=S&turn-up=10H&bids=pass+pass+pass+pass+pass+pass+pass&call=pass | pass-free | stick-dealer
calls?dealer=S&turn-up=10H&bids=order&call=leave | leave-mandatory | leave-free
calls?dealer=S&turn-up=10H&bids=pass&call=order | order-free | assist-alone
calls?dealer=E&turn-up=10H&hand=9D+AD+KC+QC+9C&call=order | order-free | must-hold-trump
discard?dealer=S&turn-up=9C&hand=JS+KC+AH+QD+9D&card=9C | discard-turn-up | discard-back
next-dealer?dealer=N&bids=pass+pass+pass+pass+pass+pass+pass+pass | deals-next | deals-again
sits-out?maker=W&alone=W | sits-out-partner | all-play-on
score?maker=W&tricks=4&alone=W | score-lone-point | score-lone-full score-lone-short score-more-tricks score-per-trick
score?maker=W&tricks=0 | score-euchre | score-defenders-march score-euchre-nothing score-euchre-one score-per-trick
score?variant=hasenpfeffer&maker=W&tricks=3&bid=4 | score-bid-failed | score-failed-free
score?variant=napoleon&maker=W&tricks=4&bid=nap | score-stake-lost | score-failed-free
"""  # noqa: E501
ROWS = [[part.strip() for part in line.split("|")] for line in OFFERED.strip().splitlines()]


def reason_of(address: str) -> object:
    kind, _, query = address.partition("?")
    pairs = [tuple(pair.split("=")) for pair in query.replace("+", " ").split("&")]
    return read_ask("reason", [("about", kind), *pairs])


@pytest.mark.parametrize(("address", "true", "false"), ROWS)
def test_every_belief_has_a_reason_of_its_own(address: str, true: str, false: str) -> None:
    question = reason_of(address)
    assert isinstance(question, Question), question

    assert question.computed == (true,)
    assert set(question.position.choices(question.rulebook)) == {true, *false.split()}


@pytest.mark.parametrize(
    "address",
    [
        # That E may still go alone, or leads, is so; that the dealer discards before decides.
        "next-to-act?variant=three-handed&dealer=E&turn-up=10C&bids=pass+pass+order",
        "next-to-act?dealer=W&turn-up=AH&bids=order-alone&rules.lone-defence=vs-lone-maker",
    ],
)
def test_what_comes_later_is_no_lie(address: str) -> None:
    question = reason_of(address)
    offered = question.position.choices(question.rulebook) if isinstance(question, Question) else ()

    assert not {"turn-dummy", "turn-alone", "turn-lone-defence", "leads-left-of-dealer"} & set(offered)


def test_what_holds_of_the_table_is_no_lie() -> None:
    """A stuck dealer, and who only passes; a suit that has to be held, and one that was turned down."""
    stuck = reason_of("calls?dealer=S&turn-up=10H&bids=pass+pass+pass+pass&rules.stick-dealer=yes&call=pass")
    held = reason_of(
        "calls?dealer=E&turn-up=10H&hand=9D+AD+KC+QC+9C&bids=pass+pass+pass+pass"
        "&rules.must-hold-trump=yes&call=H"
    )

    assert not isinstance(stuck, Question)
    assert isinstance(held, Question)
    assert set(held.position.choices(held.rulebook)) == {"turned-down", "passed-once"}
