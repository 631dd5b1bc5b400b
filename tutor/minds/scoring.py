"""Beliefs about the points of a hand that is scored by its tricks."""

from typing import ClassVar

from tutor.minds.mind import Mind
from tutor.minds.sight import Sight
from tutor.rules import Outcome, Reason, Score
from tutor.rules.scoring import SUPER_EUCHRE


class AboutPoints(Mind):
    """Called up wherever a hand is scored by its tricks."""

    skill = "scoring"
    kinds = ("score",)

    def cue(self, sight: Sight) -> bool:
        return sight.tricks is not None and self.rules.trump_by == "turn_up"

    def makes_it(self, tricks: int) -> bool:
        """Whether makers with so many tricks have enough, but not all."""
        return self.tricks_needed() <= tricks < self.rules.hand_size


class AboutEuchres(AboutPoints):
    """Called up by a euchre."""

    def cue(self, sight: Sight) -> bool:
        return super().cue(sight) and sight.tricks is not None and sight.tricks < self.tricks_needed()


class FourTricksTwo(AboutPoints):
    """Of five tricks, four are worth two points."""

    id = "four-tricks-two"

    def score_of_tricks(self, outcome: Outcome) -> Score:
        score, makers = super().score_of_tricks(outcome), self.side(outcome.maker)
        if (outcome.tricks, self.rules.hand_size) != (4, 5) or score.points[outcome.maker] < 1:
            return score
        return self._to(makers, 2, Reason("score-more-tricks", n=2, tricks=outcome.tricks))

    def cue(self, sight: Sight) -> bool:
        return super().cue(sight) and sight.tricks in (3, 4)


class AloneAlwaysFour(AboutPoints):
    """A lone hand that makes it scores what a lone march scores."""

    id = "alone-always-four"

    def score_of_tricks(self, outcome: Outcome) -> Score:
        full, score = self.rules.lone_march, super().score_of_tricks(outcome)
        lone = self._maker_alone(outcome) and self.makes_it(outcome.tricks)
        if not lone or full is None or score.points[outcome.maker] == full:
            return score
        return self._to(self.side(outcome.maker), full, Reason("score-lone-full", n=full))

    def cue(self, sight: Sight) -> bool:
        return super().cue(sight) and bool(sight.alone)


class EuchreOne(AboutEuchres):
    """A euchre is worth one point, at tables where none is."""

    id = "euchre-one"

    def score_of_euchre(self, outcome: Outcome) -> Score:
        rules, score = self.rules, super().score_of_euchre(outcome)
        if 1 in (rules.euchre, rules.lone_euchre, rules.lone_defence_euchre) or not any(
            score.points.values()
        ):
            return score
        return self._to(self.defenders(outcome.maker), 1, Reason("score-euchre-one", n=1))


class EuchreMakersZero(AboutEuchres):
    """After a euchre nobody scores."""

    id = "euchre-makers-zero"

    def score_of_euchre(self, outcome: Outcome) -> Score:
        return self._to((), 0, Reason("score-euchre-nothing"))


class DefendersMarch(AboutEuchres):
    """Defenders who take every trick score for a march, as some tables have it."""

    id = "defenders-march"
    games: ClassVar[tuple[str, ...]] = ("bridge",)

    def euchres(self, outcome: Outcome) -> list[tuple[int, Reason]]:
        ways = super().euchres(outcome)
        if outcome.tricks == 0:
            ways.append((SUPER_EUCHRE, Reason("score-defenders-march", n=SUPER_EUCHRE)))
        return ways


class PointPerTrick(AboutPoints):
    """The side that wins the hand scores a point for each of its tricks."""

    id = "point-per-trick"
    games: ClassVar[tuple[str, ...]] = ("bridge", "whist")

    def score_of_tricks(self, outcome: Outcome) -> Score:
        score = super().score_of_tricks(outcome)
        winners = tuple(seat for seat, points in score.points.items() if points > 0)
        makers = outcome.maker in winners
        n = outcome.tricks if makers else self.rules.hand_size - outcome.tricks
        if not winners or max(score.points.values()) == n:
            return score
        return self._to(winners, n, Reason("score-per-trick", n=n))


class FailedBidFree(Mind):
    """Bidders who fall short lose nothing: as after a euchre, they merely do not score."""

    id = "failed-bid-free"
    skill = "hasenpfeffer"
    kinds = ("score",)

    def score(self, outcome: Outcome) -> Score:
        score = super().score(outcome)
        if self.rules.trump_by == "turn_up" or score.points[outcome.maker] >= 0:
            return score
        # What the others get for their own tricks is theirs all the same; what is paid to them is not.
        own = score.points[self.defenders(outcome.maker)[0]] if self.rules.trump_by == "number_bid" else 0
        return self._both(outcome.maker, 0, own, Reason("score-failed-free"))

    def cue(self, sight: Sight) -> bool:
        return sight.bid is not None
