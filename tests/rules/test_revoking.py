"""A revoke in a deal: nobody notices it, a later card gives it away, and it ends the hand."""

from __future__ import annotations

import pytest
from houses import cards, dealt, procedure, say

from tutor.rules import Card, Deal, Reason, Seat, moments, play_wrongly, prove_revoke, shown_by

HANDS = {"N": "AC QC KH JS 9S", "E": "AD QD 10H AS KS", "S": "KD AH JH 9H 10S", "W": "KC 10C 9C JD QS"}
"""North deals and turns up the queen of hearts; West holds the left bower and no other heart."""


def before_the_revoke() -> Deal:
    """Hearts are trump, two tricks are played, South has led the right bower: West is next."""
    deal = dealt(procedure("standard"), "N", HANDS, "QH")
    return say(deal, "pass order 9S AS 10S QS JS KS 9H 9C QC JH")


def test_a_revoke_is_played_like_any_card() -> None:
    deal = before_the_revoke()
    after = play_wrongly(deal, Card.parse("10C"))

    assert (after.turn, after.trick) == (Seat.NORTH, cards("JH 10C"))
    assert after.hand(Seat.WEST) == tuple(c for c in deal.hand(Seat.WEST) if str(c) != "10C")
    assert after.history == (*deal.history, Card.parse("10C"))
    assert after.revoke is not None
    assert after.revoke[:3] == (3, Seat.WEST, Card.parse("10C"))
    assert after.revoke.reason == Reason(
        "revoke-holding-left", cards=(Card.parse("10C"),), trump="H", card2=Card.parse("JD")
    )


@pytest.mark.parametrize("card", ["JD", "AS", "9C"])
def test_what_is_no_revoke_is_refused(card: str) -> None:
    """The left bower follows; the ace is East's; the nine has been played."""
    with pytest.raises(ValueError, match="no revoke"):
        play_wrongly(before_the_revoke(), Card.parse(card))


def test_before_play_nobody_can_revoke() -> None:
    with pytest.raises(ValueError, match="no revoke"):
        play_wrongly(dealt(procedure("standard"), "N", HANDS, "QH"), Card.parse("AC"))


def test_one_revoke_is_enough() -> None:
    after = say(play_wrongly(before_the_revoke(), Card.parse("KC")), "QH 10H AH")

    with pytest.raises(ValueError, match="has been a revoke"):
        play_wrongly(after, Card.parse("10C"))


def test_a_later_card_gives_it_away() -> None:
    deal = play_wrongly(before_the_revoke(), Card.parse("10C"))
    shown = [shown_by(deal)]
    for card in "QH 10H KD JD AC AD".split():
        deal = say(deal, card)
        shown.append(shown_by(deal))

    assert shown == [None, None, None, None, Card.parse("JD"), Card.parse("JD"), Card.parse("JD")]


def test_a_card_of_another_player_shows_nothing() -> None:
    deal = say(play_wrongly(before_the_revoke(), Card.parse("10C")), "QH 10H AH")

    assert shown_by(deal) is None
    with pytest.raises(ValueError, match="no card has shown"):
        prove_revoke(deal)


def test_without_a_revoke_nothing_is_proved() -> None:
    deal = before_the_revoke()

    assert shown_by(deal) is None
    with pytest.raises(ValueError, match="no card has shown"):
        prove_revoke(deal)


def test_a_proved_revoke_ends_the_hand_and_is_scored() -> None:
    open = say(play_wrongly(before_the_revoke(), Card.parse("10C")), "QH 10H KD JD AC AD")
    deal = prove_revoke(open)

    assert (deal.over, deal.turn, deal.legal_actions()) == (True, None, ())
    assert deal.score().points == {"N": 2, "E": 0, "S": 2, "W": 0}
    assert deal.score().reason == Reason("revoke-opponents", who=Seat.WEST, n=2)
    assert deal.next_dealer() is Seat.EAST
    assert not open.over


def test_an_unproved_revoke_is_scored_as_if_there_were_none() -> None:
    """The tricks count as they lie: South's side has taken three."""
    deal = say(play_wrongly(before_the_revoke(), Card.parse("10C")), "QH 10H AH JD KH QD")
    while not deal.over:
        deal = deal.apply(deal.legal_actions()[0])

    assert deal.revoke is not None
    assert deal.score().reason.code in ("score-point", "score-euchre")


def test_a_deal_with_a_revoke_is_replayed() -> None:
    open = say(play_wrongly(before_the_revoke(), Card.parse("10C")), "QH 10H KD JD AC AD")

    assert open.replayed() == open
    assert prove_revoke(open).replayed() == prove_revoke(open)
    assert [deal.history for deal in moments(open)] == [
        open.history[:n] for n in range(len(open.history) + 1)
    ]
