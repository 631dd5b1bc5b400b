"""Who has failed to follow a suit?"""

from __future__ import annotations

from random import Random

from tutor.content.answers import Answer, AnswerForm
from tutor.content.fields import SuitText, TricksText
from tutor.content.kinds.dealt import draw_deal, play_of
from tutor.content.kinds.seats import SeatQuestion
from tutor.content.position import TrumpPosition
from tutor.rules import Bower, Reason, Rulebook, Seat


class Voids(TrumpPosition, SeatQuestion):
    """
    Every seat that has put another suit on a lead of this one; perhaps nobody has.

    What could be concluded by counting plays no part.
    """

    kind = "voids"
    form = AnswerForm.SEATS
    allows_none = True

    play: TricksText
    suit: SuitText
    """The suit that somebody may have failed to follow."""

    def answer(self, rulebook: Rulebook) -> Answer:
        tricks = self.all_tricks(rulebook)
        return tuple(
            seat
            for seat in rulebook.rules.seats
            if rulebook.failed_to_follow(seat, tricks, self.suit, self.trump).failed
        )

    def why(self, rulebook: Rulebook, seat: Seat) -> Reason:
        if seat in rulebook.sits_out(self.maker, self.alone):
            return rulebook.why_sits_out(seat, self.maker, self.alone)
        return rulebook.failed_to_follow(seat, self.all_tricks(rulebook), self.suit, self.trump).reason

    def opening(self, rulebook: Rulebook) -> list[Reason]:
        """A lead of the left bower or the joker, where the suit it asks for decides."""
        if self.trump is None:
            return []
        left = rulebook.bower(self.trump, Bower.LEFT)
        led = [trick.cards[0] for trick in self.all_tricks(rulebook) if trick.cards]
        told = []
        if left is not None and left in led and self.suit in (self.trump, left.suit):
            told.append(Reason("led-left", card=left, trump=self.trump))
        jokers = [card for card in led if card.is_joker] if self.suit is self.trump else []
        return [*told, *(Reason("led-joker", card=card, trump=self.trump) for card in jokers)]

    @classmethod
    def draw(cls, random: Random, rulebook: Rulebook) -> list[tuple[str, str]]:
        deal = draw_deal(random, rulebook, random.randint(2, min(4, rulebook.rules.hand_size - 1)))
        leads = [trick.cards[0] for trick in deal.tricks]
        suits = {rulebook.follows_as(card, deal.trump) for card in leads}
        suits |= {card.suit for card in leads if card.suit}
        return [*play_of(deal), ("suit", random.choice(sorted(suits)).value)]

    def prompt(self) -> Reason:
        return Reason("ask-voids", trump=self.trump, suit=self.suit)
