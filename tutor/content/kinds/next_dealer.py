"""Who deals the next hand?"""

from collections.abc import Iterator
from random import Random

from tutor.content.answers import Answer
from tutor.content.fields import NOBODY
from tutor.content.kinds.auction_draw import draw_thrown_in
from tutor.content.kinds.auctions import AuctionQuestion
from tutor.content.kinds.seats import SeatQuestion
from tutor.content.position import Minds, Pairs, PositionFault
from tutor.rules import Chosen, Reason, Rulebook, Seat


class NextDealer(AuctionQuestion, SeatQuestion):
    """The seat that deals after this hand, played out or, by its calls, thrown in."""

    kind = "next-dealer"
    needs_turn_up = False

    @property
    def joker_holder(self) -> str | None:
        # Whoever says that everybody passed says that the hand was thrown in.
        return super().joker_holder or NOBODY

    def answer(self, rulebook: Rulebook) -> Answer | None:
        chosen = self._chosen(rulebook)
        return (chosen.seat,) if chosen and chosen.seat else None

    def _chosen(self, rulebook: Rulebook) -> Chosen | None:
        deal = self.deal(rulebook)
        return None if deal is None else rulebook.next_dealer(self.dealer, deal.void)

    def why(self, rulebook: Rulebook, seat: Seat) -> Reason:
        chosen = self._chosen(rulebook)
        assert chosen is not None
        return chosen.reason

    def opening(self, rulebook: Rulebook) -> list[Reason]:
        deal = self.deal(rulebook)
        return [deal.void] if deal and deal.void else []

    def own_faults(self, rulebook: Rulebook) -> Iterator[PositionFault]:
        yield from super().own_faults(rulebook)
        deal = self.deal(rulebook)
        open_end = deal is not None and bool(self.bids) and deal.maker is None and deal.void is None
        if open_end and rulebook.rules.redeal == "same_dealer":
            yield PositionFault("position", ("bids",), Reason("calls-open"))

    @classmethod
    def draw(cls, random: Random, rulebook: Rulebook, wished: Minds = ()) -> Pairs:
        if random.random() < 1 / 2:
            return draw_thrown_in(random, rulebook)
        return [("dealer", random.choice(rulebook.rules.seats).value)]

    def prompt(self) -> Reason:
        return Reason("ask-next-dealer", who=self.dealer)
