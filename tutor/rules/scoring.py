"""What a deal is worth, to every seat, and when a game is won."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from tutor.rules import calls
from tutor.rules.reasons import Reason
from tutor.rules.seating import SeatingRules
from tutor.rules.seats import Seat, clockwise_from


class Outcome(NamedTuple):
    """How a deal ended: who made trump, with how many tricks, who was alone, and what had been bid."""

    maker: Seat
    tricks: int
    """The tricks of the maker's side."""
    alone: tuple[Seat, ...] = ()
    bid: str | None = None


class Score(NamedTuple):
    """The points of every seat, partners both with those of their side, and the reason."""

    points: Mapping[Seat, int]
    reason: Reason


class GameEnd(NamedTuple):
    """Who has won a game, why, for how many games it counts, and the points carried to the next one."""

    winners: tuple[Seat, ...]
    reason: Reason
    games: int = 1
    carry: int = 0


class Stake(NamedTuple):
    """What each opponent pays for a bid that succeeds, and the bidder pays each for one that fails."""

    won: int
    lost: int


_STAKES = {
    calls.MISERE: Stake(3, 3),
    calls.NAP: Stake(10, 5),
    calls.WELLINGTON: Stake(20, 10),
    calls.BLUECHER: Stake(30, 15),
}
SUPER_EUCHRE = 4
_SHARES = {"pairs": "side", "single": "one", "one_against_all": "each"}
_PENALTIES = {"2_lone_4": (2, 4), "3_lone_5": (3, 5), "minus_2_lone_4": (-2, -4)}


class ScoringRules(SeatingRules):
    """Decisions about points."""

    def score(self, outcome: Outcome) -> Score:
        """
        The points of a deal, by the way trump was made: tricks, a bid of tricks, or stakes.

        >>> from tutor.rules import STANDARD, Rulebook
        >>> Rulebook(STANDARD).score(Outcome(Seat.SOUTH, 5)).points[Seat.NORTH]
        2
        """
        if self.rules.trump_by == "number_bid":
            return self.score_of_bid(outcome)
        if self.rules.trump_by == "first_lead":
            return self.score_of_stake(outcome)
        return self.score_of_tricks(outcome)

    # By tricks

    def tricks_needed(self) -> int:
        """The makers need more than half of the tricks."""
        return self.rules.hand_size // 2 + 1

    def score_of_tricks(self, outcome: Outcome) -> Score:
        """Three or four tricks one point, all five a march; fewer than three, and the makers are euchred."""
        if outcome.tricks < self.tricks_needed():
            return self.score_of_euchre(outcome)
        who, tricks, lone = outcome.maker, outcome.tricks, self._maker_alone(outcome)
        if tricks < self.rules.hand_size:
            reason = Reason("score-lone-point" if lone else "score-point", who=who, n=1, tricks=tricks)
            return self._to(self.side(who), 1, reason)
        n = self._value(self.rules.lone_march if lone else self.rules.march)
        reason = Reason("score-lone-march" if lone else "score-march", who=who, n=n, tricks=tricks)
        return self._to(self.side(who), n, reason)

    def score_of_euchre(self, outcome: Outcome) -> Score:
        """What a euchre brings each defender: the most that its circumstances are worth at this table."""
        points, reason = max(self.euchres(outcome), key=lambda way: way[0])
        return self._to(self.defenders(outcome.maker), points, reason)

    def euchres(self, outcome: Outcome) -> list[tuple[int, Reason]]:
        """Every way in which these makers are euchred, with its points; of equals the first is told."""
        rules, who, tricks = self.rules, outcome.maker, outcome.tricks
        share = _SHARES[rules.sides]
        lone, ways = self._maker_alone(outcome), []
        defender = next((seat for seat in outcome.alone if seat in self.defenders(who)), None)
        if defender is not None:
            if tricks == 0:
                n = self._value(rules.lone_defence_march)
                ways.append((n, Reason("score-lone-defence-march", who=who, who2=defender, n=n, share=share)))
            n = self._value(rules.lone_defence_euchre)
            ways.append(
                (n, Reason("score-lone-defence", who=who, who2=defender, n=n, tricks=tricks, share=share))
            )
        if rules.super_euchre != "off" and tricks == 0:
            ways.append((SUPER_EUCHRE, Reason("score-super-euchre", who=who, n=SUPER_EUCHRE, share=share)))
        n = self._value(rules.lone_euchre if lone else rules.euchre)
        reason = Reason(
            "score-lone-euchre" if lone else "score-euchre", who=who, n=n, tricks=tricks, share=share
        )
        return [*ways, (n, reason)]

    def _maker_alone(self, outcome: Outcome) -> bool:
        return any(seat in self.side(outcome.maker) for seat in outcome.alone)

    def _value(self, points: int | None) -> int:
        if points is None:
            raise ValueError("this table has no points for that")
        return points

    # By bids and stakes

    def score_of_bid(self, outcome: Outcome) -> Score:
        """Every side scores its tricks, but bidders who fall short lose their bid instead."""
        bid, others = self._promised(outcome), self.rules.hand_size - outcome.tricks
        made = outcome.tricks >= bid
        who, tricks, points = outcome.maker, outcome.tricks, outcome.tricks if made else -bid
        if made:
            reason = Reason("score-bid-made", who=who, n=points, tricks=tricks, bid=bid, others=others)
        else:
            reason = Reason("score-bid-failed", who=who, n=bid, tricks=tricks, bid=bid, others=others)
        return self._both(who, points, others, reason)

    def score_of_stake(self, outcome: Outcome) -> Score:
        """Each opponent pays for a bid that succeeds; the bidder pays each of them for one that fails."""
        won = (
            outcome.tricks == 0 if outcome.bid == calls.MISERE else outcome.tricks >= self._promised(outcome)
        )
        return self._pay(outcome, won=won)

    def stake(self, bid: str) -> Stake:
        """What is paid for a bid: its number; three for misère; ten, twenty or thirty for all tricks."""
        number = calls.number_bid(bid)
        return Stake(number, number) if number is not None else _STAKES[bid]

    def _pay(self, outcome: Outcome, *, won: bool) -> Score:
        stake = self.stake(outcome.bid or "")
        others = self.defenders(outcome.maker)
        payers = len({frozenset(self.side(seat)) for seat in others})
        each = stake.won if won else -stake.lost
        return self._both(outcome.maker, each * payers, -each, self._why_paid(outcome, abs(each), won=won))

    def _why_paid(self, outcome: Outcome, n: int, *, won: bool) -> Reason:
        who, tricks, call = outcome.maker, outcome.tricks, outcome.bid
        if call == calls.MISERE:
            return Reason("score-misere-won" if won else "score-misere-lost", who=who, n=n, tricks=tricks)
        return Reason(
            "score-stake-won" if won else "score-stake-lost", who=who, n=n, tricks=tricks, call=call
        )

    def _promised(self, outcome: Outcome) -> int:
        """The tricks that a bid promises; nap and what stands above it promise all."""
        number = calls.number_bid(outcome.bid or "")
        return self.rules.hand_size if number is None else number

    # Revokes

    def score_revoke(self, offender: Seat, outcome: Outcome) -> Score:
        """
        The penalty for a revoke proved against *offender*: the hand ends; its tricks don't matter.

        Where the table replays the hand, makers who revoked have failed, and a defender's revoke scores
        nothing yet: see `score_replayed`.
        """
        if self.rules.revoke_penalty == "replay":
            return self._replay(offender, outcome)
        makers, lone = self.side(outcome.maker), bool(outcome.alone)
        offenders = makers if offender in makers else self.defenders(outcome.maker)
        points = _PENALTIES[self.rules.revoke_penalty][lone]
        others = tuple(seat for seat in self.rules.seats if seat not in offenders)
        if points < 0:
            return self._to(offenders, points, Reason("revoke-minus", who=offender, n=-points))
        reason = Reason("revoke-lone" if lone else "revoke-opponents", who=offender, n=points)
        return self._to(others, points, reason)

    def _replay(self, offender: Seat, outcome: Outcome) -> Score:
        if offender not in self.side(outcome.maker):
            return self._to((), 0, Reason("revoke-replayed", who=offender))
        lost = self.score(outcome._replace(tricks=self.rules.hand_size if outcome.bid == calls.MISERE else 0))
        return Score(lost.points, Reason("revoke-loses", who=offender))

    def score_replayed(self, offender: Seat, outcome: Outcome) -> Score:
        """The score of a hand that was replayed because a defender revoked: he pays for everybody."""
        score = self.score(outcome)
        makers, points = self.side(outcome.maker), score.points[outcome.maker]
        if points <= 0:
            return score
        paid = {seat: points if seat in makers else 0 for seat in self.rules.seats}
        return Score({**paid, offender: -points}, Reason("revoke-pays-all", who=offender, n=points))

    # The game

    def game_end(self, scores: Mapping[Seat, int], maker: Seat, dealer: Seat) -> GameEnd | None:
        """
        Whether somebody has won once a deal is scored; *scores* are the totals after it.

        The target is to be reached or passed. Where two sides have reached it, the bidders win, or else the
        higher total, of equals whoever sits nearer the dealer's left.
        """
        target = self.rules.target
        reached = [
            seat for seat in self._from_eldest(dealer) if target is not None and scores[seat] >= target
        ]
        if target is None or not reached:
            return None
        sides = {frozenset(self.side(seat)) for seat in reached}
        winner = max(reached, key=lambda seat: scores[seat])
        if len(sides) == 1:
            share = _SHARES[self.rules.sides]
            return self._won_by(winner, scores, Reason("game-target", target=target, who=winner, share=share))
        if maker in reached and self.rules.trump_by == "number_bid":
            return self._won_by(maker, scores, Reason("game-bidders", target=target, who=maker))
        tied = [seat for seat in reached if scores[seat] == scores[winner]]
        reason = Reason("game-eldest" if len(tied) > 1 else "game-higher", target=target, who=winner)
        return self._won_by(winner, scores, reason)

    def most_points(self, scores: Mapping[Seat, int]) -> GameEnd:
        """Who has won after an agreed number of deals: the highest total; equals share the game."""
        best = max(scores.values())
        winners = tuple(seat for seat in self.rules.seats if scores[seat] == best)
        return GameEnd(winners, Reason("game-most", n=best))

    def slam(self, scores: Mapping[Seat, int], winners: tuple[Seat, ...]) -> bool:
        """Whether the game counts double: no loser has a point."""
        return self.rules.slam and all(scores[seat] <= 0 for seat in self.rules.seats if seat not in winners)

    def carry(self, total: int) -> int:
        """The points above the target that the winners take into the next game."""
        return total - self.rules.target if self.rules.laps and self.rules.target is not None else 0

    def _won_by(self, seat: Seat, scores: Mapping[Seat, int], reason: Reason) -> GameEnd:
        winners = tuple(winner for winner in self.rules.seats if winner in self.side(seat))
        games = 2 if self.slam(scores, winners) else 1
        return GameEnd(winners, reason, games, self.carry(scores[seat]))

    def _from_eldest(self, dealer: Seat) -> tuple[Seat, ...]:
        around = clockwise_from(dealer)
        return tuple(seat for seat in (*around[1:], dealer) if seat in self.rules.seats)

    # Who gets the points

    def _to(self, winners: tuple[Seat, ...], points: int, reason: Reason) -> Score:
        return Score({seat: points if seat in winners else 0 for seat in self.rules.seats}, reason)

    def _both(self, maker: Seat, points: int, others: int, reason: Reason) -> Score:
        makers = self.side(maker)
        return Score({seat: points if seat in makers else others for seat in self.rules.seats}, reason)
