"""A game: deals until somebody has won."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from tutor.rules.cards import Card
from tutor.rules.deal import Deal
from tutor.rules.procedure import Procedure
from tutor.rules.scoring import GameEnd, Score
from tutor.rules.seats import Seat


class Game(NamedTuple):
    """
    The totals between two deals. A game never changes: `after` gives the next one.

    >>> from tutor.rules import STANDARD, procedure_of
    >>> game = Game.of(procedure_of(STANDARD), Seat.SOUTH)
    >>> game.deal(STANDARD.pack).turn, game.scores[Seat.WEST], game.end
    (<Seat.WEST: 'W'>, 0, None)
    """

    procedure: Procedure
    dealer: Seat
    scores: Mapping[Seat, int]
    """The points of every seat, partners both with those of their side."""
    deals: int = 0
    """The deals played, thrown-in hands included."""
    agreed: int | None = None
    """The number of deals to be played, where the table has agreed on one."""
    end: GameEnd | None = None

    @classmethod
    def of(
        cls,
        procedure: Procedure,
        dealer: Seat,
        scores: Mapping[Seat, int] | None = None,
        agreed: int | None = None,
    ) -> Game:
        """
        A game about to begin; *scores* are what laps carried into it.

        Raises:
            ValueError: Where nothing would ever end it: no target, and no number of deals agreed on.
        """
        rules = procedure.rules
        if rules.target is None and agreed is None:
            raise ValueError("without a target the number of deals has to be agreed on")
        return cls(procedure, dealer, {**dict.fromkeys(rules.seats, 0), **(scores or {})}, 0, agreed)

    def deal(self, cards: Iterable[Card]) -> Deal:
        """
        The next deal, of a shuffled pack.

        Raises:
            ValueError: Where the game is over.
        """
        if self.end is not None:
            raise ValueError("the game is over")
        return Deal.of(self.procedure, self.dealer, cards)

    def after(self, deal: Deal, score: Score | None = None) -> Game:
        """
        The game after a deal; *score* in place of the deal's own where a revoke was proved.

        Raises:
            ValueError: Where the deal isn't over and no score is given.
        """
        rulebook = self.procedure.rulebook
        points = (score or deal.score()).points
        scores = {seat: self.scores[seat] + points[seat] for seat in self.procedure.rules.seats}
        deals = self.deals + 1
        end = None if deal.maker is None else rulebook.game_end(scores, deal.maker, deal.dealer)
        if end is None and deals == self.agreed:
            end = rulebook.most_points(scores)
        return self._replace(dealer=deal.next_dealer(), scores=scores, deals=deals, end=end)

    def following(self) -> Game:
        """
        The next game: what laps carried is on the winners' side, the deal moves on.

        Raises:
            ValueError: Where this one isn't over.
        """
        if self.end is None:
            raise ValueError("the game is not over")
        carried = dict.fromkeys(self.end.winners, self.end.carry)
        return Game.of(self.procedure, self.dealer, carried, self.agreed)
