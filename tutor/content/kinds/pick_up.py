"""Who takes the turned-up card?"""

from collections.abc import Iterator
from random import Random

from tutor.content.answers import Answer
from tutor.content.fields import CallsText, CardText
from tutor.content.kinds.auction_draw import draw_calls
from tutor.content.kinds.auctions import AuctionQuestion
from tutor.content.kinds.seats import SeatQuestion
from tutor.content.position import Minds, Pairs, PositionFault
from tutor.rules import Chosen, Reason, Rulebook, Seat
from tutor.rules.calls import LEAVE, TAKE


class PickUp(AuctionQuestion, SeatQuestion):
    """The seat that takes, or may take, the turned-up card once trump is made; perhaps nobody."""

    kind = "pick-up"
    allows_none = True

    turn_up: CardText
    bids: CallsText

    def answer(self, rulebook: Rulebook) -> Answer | None:
        chosen = self._chosen(rulebook)
        if chosen is None:
            return None
        return (chosen.seat,) if chosen.seat else ()

    def _chosen(self, rulebook: Rulebook) -> Chosen | None:
        deal = self.deal(rulebook)
        return rulebook.who_picks_up(deal) if deal is not None and deal.maker else None

    def why(self, rulebook: Rulebook, seat: Seat) -> Reason:
        chosen = self._chosen(rulebook)
        assert chosen is not None
        return chosen.reason

    def own_faults(self, rulebook: Rulebook) -> Iterator[PositionFault]:
        yield from super().own_faults(rulebook)
        deal = self.deal(rulebook)
        if deal is not None and deal.maker is None:
            thrown_in = deal.void is not None
            reason = Reason("calls-make-no-trump") if thrown_in else Reason("calls-open")
            yield PositionFault("position", ("bids",), reason)
        for index, call in enumerate(self.bids):
            if call in (TAKE, LEAVE):
                yield PositionFault("position", ("bids", index), Reason("calls-answer", text=call))

    @classmethod
    def asked_at(cls, rulebook: Rulebook) -> bool:
        return rulebook.rules.trump_by == "turn_up"

    @classmethod
    def draw(cls, random: Random, rulebook: Rulebook, wished: Minds = ()) -> Pairs:
        return draw_calls(random, rulebook, wished, makes_trump=True)

    def prompt(self) -> Reason:
        return Reason("ask-pick-up", card=self.turn_up)
