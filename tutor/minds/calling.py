"""Beliefs about the calls: who speaks, what may be named, what a pass means."""

from typing import ClassVar

from tutor.minds.mind import Mind
from tutor.minds.sight import Sight
from tutor.rules import Chosen, Deal, Reason, Ruling, Seat, Suit

SECOND_ROUND = "naming-round"
ROUNDS = ("turn-up-round", SECOND_ROUND)


class AboutTheSecondRound(Mind):
    """Called up in the second round."""

    skill = "second-round"
    kinds = ("calls",)

    def cue(self, sight: Sight) -> bool:
        return sight.stage == SECOND_ROUND


class NameTurnedDown(AboutTheSecondRound):
    """Any suit may be named, the one that was turned down as well."""

    id = "name-turned-down"

    def ruling_on_turned_down(self, suit: Suit) -> Ruling:
        return Ruling(True, Reason("name-any", suit=suit))


class DealerCallsFirst(Mind):
    """The dealer opens every round."""

    id = "dealer-calls-first"
    skill = "calling"
    games: ClassVar[tuple[str, ...]] = ("bridge",)
    kinds = ("next-to-act", "calls")

    def first_to_call(self, dealer: Seat) -> Seat:
        return dealer

    def why_first_to_call(self, dealer: Seat) -> Reason:
        return Reason("turn-dealer", who=dealer)

    def cue(self, sight: Sight) -> bool:
        return sight.stage in (*ROUNDS, "number-bid")


class PassIsFinal(AboutTheSecondRound):
    """Whoever has passed may not make trump any more."""

    id = "pass-is-final"
    games: ClassVar[tuple[str, ...]] = ("skat", "marias")

    def ruling_on_trump(self, what: str, deal: Deal) -> Ruling:
        passed = deal.stage == SECOND_ROUND and any(said.seat is deal.turn for said in deal.calls)
        return Ruling(False, Reason("passed-once")) if passed else super().ruling_on_trump(what, deal)


class MustHoldTrump(Mind):
    """A suit may be made trump only by somebody who holds a card of it."""

    id = "must-hold-trump"
    skill = "calling"
    kinds = ("calls",)

    def asks_to_hold_trump(self) -> bool:
        return True

    def cue(self, sight: Sight) -> bool:
        held = {card.suit for card in sight.hand if card.suit}
        return sight.stage in ROUNDS and 0 < len(held) < len(Suit)


class AlwaysStuck(AboutTheSecondRound):
    """In the second round the dealer may not pass."""

    id = "always-stuck"

    def ruling_on_pass(self, deal: Deal) -> Ruling:
        if deal.stage == SECOND_ROUND and deal.turn is deal.dealer:
            return Ruling(False, Reason("stick-dealer"))
        return super().ruling_on_pass(deal)

    def cue(self, sight: Sight) -> bool:
        return super().cue(sight) and sight.turn is sight.dealer


class SameDealerAgain(AboutTheSecondRound):
    """After a hand that was thrown in the same dealer deals again."""

    id = "same-dealer-again"
    kinds = ("next-dealer",)

    def next_dealer(self, dealer: Seat, void: Reason | None = None) -> Chosen:
        right = super().next_dealer(dealer, void)
        if void is None or right.seat is dealer:
            return right
        return Chosen(dealer, Reason("deals-again", who=dealer))

    def cue(self, sight: Sight) -> bool:
        return sight.stage == "over"
