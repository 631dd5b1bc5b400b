"""Whose turn is it?"""

from random import Random

from tutor.content.answers import Answer
from tutor.content.auction import at_turn, later_turns
from tutor.content.kinds.auction_draw import draw_calls
from tutor.content.kinds.auctions import AuctionQuestion
from tutor.content.kinds.seats import SeatQuestion
from tutor.content.position import Minds, Pairs
from tutor.rules import Deal, Reason, Rulebook, Seat


class NextToAct(AuctionQuestion, SeatQuestion):
    """
    The seat whose turn it is after the calls; nobody's once the hand is thrown in.

    Once trump is made that is the dealer while he may or must change cards, then whoever may still say how
    the hand is played, then the first leader; what the makers exchange, or keep of a dummy, goes unseen.
    """

    kind = "next-to-act"
    allows_none = True

    def answer(self, rulebook: Rulebook) -> Answer | None:
        deal = self._at_turn(rulebook)
        if deal is None:
            return None
        return (deal.turn,) if deal.turn else ()

    def _at_turn(self, rulebook: Rulebook) -> Deal | None:
        deal = self.deal(rulebook)
        return None if deal is None else at_turn(deal)

    def why(self, rulebook: Rulebook, seat: Seat) -> Reason:
        deal = self._at_turn(rulebook)
        assert deal is not None
        if seat in deal.out:
            return rulebook.why_sits_out(seat, deal.maker, deal.alone)
        return deal.why_turn()

    def says_true(self, rulebook: Rulebook, reason: Reason) -> bool:
        """Whoever is asked before, what comes later is so: who may go alone, who leads."""
        deal = self._at_turn(rulebook)
        return deal is not None and any(later.why_turn() == reason for later in later_turns(deal))

    @classmethod
    def draw(cls, random: Random, rulebook: Rulebook, wished: Minds = ()) -> Pairs:
        return draw_calls(random, rulebook, wished)

    def prompt(self) -> Reason:
        return Reason("ask-next-to-act", who=self.dealer, card=self.turn_up)
