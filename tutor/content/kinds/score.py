"""Who scores how much?"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random

from tutor.content.answers import Answer, AnswerForm
from tutor.content.auction import heard
from tutor.content.fields import BIDS_BY_NAME, BidText, CountText, SeatText
from tutor.content.kinds.possible_points import possible_points
from tutor.content.position import Minds, Pairs, Position, PositionFault, Verdict
from tutor.content.spoken import parts_of
from tutor.minds import Sight, minds_that_err
from tutor.rules import GameEnd, Outcome, Reason, Rulebook, Score, Seat


def written_points(rulebook: Rulebook, maker: Seat, score: Score) -> str:
    """
    The points of a hand in the words of an answer; *maker* has made trump.

    >>> from tutor.rules import STANDARD
    >>> rulebook, outcome = Rulebook(STANDARD), Outcome(Seat.SOUTH, 2)
    >>> written_points(rulebook, Seat.SOUTH, rulebook.score(outcome))
    'defenders 2'
    """
    makers, others = score.points[maker], score.points[rulebook.defenders(maker)[0]]
    if rulebook.rules.trump_by != "turn_up":
        return f"both {makers} {others}"
    return f"defenders {others}" if others else f"makers {makers}"


class Scoring(Position):
    """
    What a hand is worth, by the makers' tricks or a proved revoke, and whether it ends the game.

    Where tricks or stakes are bid for, both sides score; else one side does.
    """

    kind = "score"
    form = AnswerForm.POINTS

    maker: SeatText
    tricks: CountText | None = None
    """The tricks that the makers have won."""
    revoke: SeatText | None = None
    """The seat against which a revoke is proved; it stands for the tricks."""
    bid: BidText | None = None
    """What was bid: a number of tricks, or `misere`, `nap`, `wellington`, `bluecher`."""

    @property
    def bid_called(self) -> str | None:
        """The bid as it was called: `bid-3`, `misere`."""
        return self.bid if self.bid is None or self.bid in BIDS_BY_NAME else f"bid-{self.bid}"

    def answer(self, rulebook: Rulebook) -> Answer | None:
        score = self._score(rulebook)
        points = written_points(rulebook, self.maker, score)
        return tuple(" ".join((points, *self._ending(rulebook, score))).split())

    def _score(self, rulebook: Rulebook) -> Score:
        outcome = Outcome(self.maker, self.tricks or 0, self.alone, self.bid_called)
        if self.revoke is not None:
            return rulebook.score_revoke(self.revoke, outcome)
        return rulebook.score(outcome)

    def sight(self, rulebook: Rulebook) -> Sight:
        return super().sight(rulebook)._replace(tricks=self.tricks, bid=self.bid_called)

    # The end of the game

    def _ending(self, rulebook: Rulebook, score: Score) -> list[str]:
        end = self._end(rulebook, score)
        if end is None:
            return []
        told = [f"wins {self._winner(rulebook, end)}"]
        told += ["slam"] if end.games > 1 else []
        return [*told, f"carry {end.carry}"] if end.carry > 0 else told

    def _winner(self, rulebook: Rulebook, end: GameEnd) -> str:
        if rulebook.rules.sides == "one_against_all":
            return end.winners[0].value
        return "makers" if self.maker in end.winners else "defenders"

    def _end(self, rulebook: Rulebook, score: Score, dealer: Seat | None = None) -> GameEnd | None:
        if self.before is None:
            return None
        totals = self._totals(rulebook, score.points)
        return rulebook.game_end(totals, self.maker, dealer or self.dealer or self.maker)

    def _totals(self, rulebook: Rulebook, points: Mapping[Seat, int]) -> dict[Seat, int]:
        """The score after this hand; before it, the makers' stands first, then the others' clockwise."""
        around = rulebook.turn_order(self.maker)
        before = self.before or ()
        stated = {seat: before[place % len(before)] for place, seat in enumerate(around)}
        return {seat: stated[seat] + points[seat] for seat in around}

    # What is said of an answer

    def verdicts(self, rulebook: Rulebook, given: Answer) -> list[Verdict]:
        score = self._score(rulebook)
        right, chosen = parts_of(self.answer(rulebook) or ()), parts_of(given)
        verdicts = [
            Verdict(part, "right" if part in chosen else "missed", self._why(rulebook, score, part))
            for part in right
        ]
        wrong = [part for part in chosen if part not in right]
        return [*verdicts, *(Verdict(p, "wrong", self._why(rulebook, score, p)) for p in wrong)]

    def _why(self, rulebook: Rulebook, score: Score, part: str) -> Reason:
        """The reason that decides a part of the answer, be the part right or not."""
        word, end, target = part.split()[0], self._end(rulebook, score), rulebook.rules.target
        if word not in ("wins", "slam", "carry") or target is None or self.before is None:
            return score.reason
        if end is None:
            return Reason("game-goes-on", target=target)
        if word == "wins":
            return self._why_won(end)
        if word == "slam":
            return Reason("game-slam" if end.games > 1 else "game-no-slam")
        return Reason("game-carry", n=end.carry, target=target) if end.carry > 0 else Reason("game-no-carry")

    def _why_won(self, end: GameEnd) -> Reason:
        """Why the game is won; of the winners the maker is named, if it is his side."""
        named = {"who": self.maker} if self.maker in end.winners and "who" in end.reason.values else {}
        return Reason(end.reason.code, **{**end.reason.values, **named})

    def closing(self, rulebook: Rulebook) -> list[Reason]:
        """That the game goes on: whether it ends is asked for, and an answer says so only where it does."""
        target = rulebook.rules.target
        if self.before is None or target is None or self._end(rulebook, self._score(rulebook)):
            return []
        return [Reason("game-goes-on", target=target)]

    def prompt(self) -> Reason:
        ending = self.before is not None
        if self.revoke is not None:
            return Reason("ask-score-revoke", who=self.revoke, ending=ending)
        if self.bid_called is not None:
            return Reason("ask-score-bid", call=self.bid_called, tricks=self.tricks, ending=ending)
        mode = "alone" if self.maker in self.alone else "together"
        return Reason("ask-score", mode=mode, tricks=self.tricks, ending=ending)

    def choices(self, rulebook: Rulebook) -> tuple[str, ...]:
        rules = rulebook.rules
        sides = ("makers", "defenders") if rules.trump_by == "turn_up" else ("both",)
        revoke = self.revoke is not None
        points = possible_points(rulebook, self.maker, self.bid_called, revoke=revoke)
        offered = sorted({*points, *self._believed_points(rulebook)})
        return (*sides, *map(str, offered), *self._endings(rulebook, points))

    def _believed_points(self, rulebook: Rulebook) -> Iterator[int]:
        """What misconceptions make of this hand: else they could not be told apart."""
        for mind in minds_that_err(self.kind, rulebook.rules):
            _, *points = written_points(mind, self.maker, self._score(mind)).split()
            yield from map(int, points)

    def _endings(self, rulebook: Rulebook, points: list[int]) -> Iterator[str]:
        rules = rulebook.rules
        if self.before is None or rules.target is None:
            return
        single = rules.sides == "one_against_all"
        yield from (f"wins {winner}" for winner in (rules.seats if single else ("makers", "defenders")))
        if rules.slam:
            yield "slam"
        if rules.laps:
            yield from (f"carry {n}" for n in range(1, max(points)))

    # What can't be so

    def own_faults(self, rulebook: Rulebook) -> Iterator[PositionFault]:
        before = list(self._stated(rulebook))
        yield from before
        if before or (self.before is not None and self._sides(rulebook) != len(self.before)):
            return
        try:
            score = self._score(rulebook)
            self.choices(rulebook)
        except ValueError:
            yield PositionFault("rules", ("maker",), Reason("points-missing"))
            return
        ends = [self._end(rulebook, score, dealer) for dealer in rulebook.rules.seats]
        if self.dealer is None and len({end and end.winners for end in ends}) > 1:
            yield PositionFault("missing-key", (), Reason("missing-key", key="dealer"))

    def _sides(self, rulebook: Rulebook) -> int:
        return 2 if rulebook.rules.sides == "pairs" else len(rulebook.rules.seats)

    def _stated(self, rulebook: Rulebook) -> Iterator[PositionFault]:
        """What has to be stated, and can be at this table."""
        size = rulebook.rules.hand_size
        if self.tricks is None and self.revoke is None:
            yield PositionFault("missing-key", (), Reason("missing-key", key="tricks"))
        elif self.tricks is not None and self.revoke is not None:
            yield PositionFault("position", ("revoke",), Reason("tricks-and-revoke"))
        elif self.tricks is not None and self.tricks > size:
            yield PositionFault("position", ("tricks",), Reason("tricks-too-many", n=self.tricks, max=size))
        if self.revoke is not None:
            yield from self._revoker(rulebook, self.revoke)
        yield from self._bid_faults(rulebook)

    def _revoker(self, rulebook: Rulebook, seat: Seat) -> Iterator[PositionFault]:
        if seat not in rulebook.rules.seats:
            yield PositionFault("position", ("revoke",), Reason("not-seated", who=seat))
        elif seat in rulebook.sits_out(self.maker, self.alone):
            yield PositionFault("position", ("revoke",), Reason("revoke-sits-out", who=seat))

    def _bid_faults(self, rulebook: Rulebook) -> Iterator[PositionFault]:
        if rulebook.rules.trump_by == "turn_up":
            if self.bid is not None:
                yield PositionFault("position", ("bid",), Reason("no-bid-here"))
        elif self.bid_called is None:
            yield PositionFault("missing-key", (), Reason("missing-key", key="bid"))
        elif self.bid_called not in rulebook.bids():
            yield PositionFault("position", ("bid",), Reason("bid-not-here", text=self.bid))
        elif self.bids and (stands := heard(self, rulebook).deal.bid) and stands.call != self.bid_called:
            reason = Reason("bid-against-calls", text=stands.call, text2=self.bid)
            yield PositionFault("position", ("bid",), reason)

    @classmethod
    def draw(cls, random: Random, rulebook: Rulebook, wished: Minds = ()) -> Pairs:
        maker, rules = random.choice(rulebook.rules.seats), rulebook.rules
        pairs = [("maker", maker.value), ("tricks", str(random.randint(0, rules.hand_size)))]
        if rules.trump_by != "turn_up":
            pairs.append(("bid", random.choice(rulebook.bids()).removeprefix("bid-")))
        elif rules.alone != "none" and random.random() < 1 / 2:
            pairs.append(("alone", maker.value))
        sides, target = 2 if rules.sides == "pairs" else len(rules.seats), rules.target or 0
        if random.random() < 1 / 2 and target > 1:
            before = (random.randrange(target // 2, target) for _ in range(sides))
            pairs.append(("before", "-".join(map(str, before))))
            # Who is counted first, where several sides get there at once.
            pairs += (
                [("dealer", random.choice(rules.seats).value)] if sides > 2 or "bid" in dict(pairs) else []
            )
        return pairs
