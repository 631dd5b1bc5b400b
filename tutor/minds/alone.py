"""Beliefs about going alone."""

from collections.abc import Iterable
from typing import ClassVar

from tutor.minds.mind import Mind
from tutor.minds.sight import Sight
from tutor.rules import Deal, Outcome, Reason, Score, Seat


class PartnerMustGoAlone(Mind):
    """The dealer's partner may order only by going alone."""

    id = "partner-must-go-alone"
    skill = "alone"
    kinds = ("calls",)

    def must_go_alone(self, deal: Deal) -> bool:
        orders = deal.stage == "turn-up-round" and self.rules.alone not in ("none", "always")
        return (orders and self._partner_of(deal.dealer) is deal.turn) or super().must_go_alone(deal)

    def cue(self, sight: Sight) -> bool:
        partner = sight.dealer and self._partner_of(sight.dealer)
        return sight.stage == "turn-up-round" and partner is not None and sight.turn is partner

    def _partner_of(self, dealer: Seat) -> Seat | None:
        return next((seat for seat in self.side(dealer) if seat is not dealer), None)


class LonerPartnerPlays(Mind):
    """Whoever goes alone is not left by anybody: the partner keeps playing."""

    id = "loner-partner-plays"
    skill = "alone"
    games: ClassVar[tuple[str, ...]] = ("bridge",)
    kinds = ("sits-out", "first-leader", "pick-up", "next-to-act", "calls")

    def sits_out(self, maker: Seat | None, alone: Iterable[Seat]) -> tuple[Seat, ...]:
        return ()

    def why_all_play(self, maker: Seat | None, alone: Iterable[Seat]) -> Reason:
        loners = tuple(alone)
        if not super().sits_out(maker, loners):
            return super().why_all_play(maker, loners)
        return Reason("all-play-on", loner=loners[-1])

    def cue(self, sight: Sight) -> bool:
        return bool(sight.alone)


class AloneNeedsFive(Mind):
    """A lone hand is lost unless it takes every trick."""

    id = "alone-needs-five"
    skill = "alone"
    kinds = ("score",)

    def score_of_tricks(self, outcome: Outcome) -> Score:
        made = self.tricks_needed() <= outcome.tricks < self.rules.hand_size
        if not made or not self._maker_alone(outcome):
            return super().score_of_tricks(outcome)
        points = self.score_of_euchre(outcome).points
        return Score(points, Reason("score-lone-short", n=max(points.values()), tricks=outcome.tricks))

    def cue(self, sight: Sight) -> bool:
        return sight.tricks is not None and bool(sight.alone) and self.rules.trump_by == "turn_up"
