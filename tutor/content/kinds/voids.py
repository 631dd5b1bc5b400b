"""Who has failed to follow a suit?"""

from __future__ import annotations

from random import Random

from tutor.content.answers import Answer, AnswerForm
from tutor.content.fields import SuitText, TricksText
from tutor.content.kinds.dealt import draw_deal, play_of
from tutor.content.kinds.seats import SeatQuestion
from tutor.content.position import Minds, Pairs, TrumpPosition
from tutor.content.stacking import draw_suit
from tutor.rules import Bower, Facts, Reason, Rulebook, Seat


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

    def facts(self) -> Facts:
        return super().facts()._replace(whole_play=True)

    def answer(self, rulebook: Rulebook) -> Answer:
        tricks = self.all_tricks(rulebook)
        return tuple(
            seat
            for seat in rulebook.rules.seats
            if rulebook.failed_to_follow(seat, tricks, self.suit, self.trump).failed
        )

    def why(self, rulebook: Rulebook, seat: Seat) -> Reason:
        if seat in self.seen_to_sit_out(rulebook):
            return rulebook.why_sits_out(seat, self.maker, self.alone)
        return rulebook.failed_to_follow(seat, self.all_tricks(rulebook), self.suit, self.trump).reason

    def says_true(self, rulebook: Rulebook, reason: Reason) -> bool:
        """What is so of any seat in any trick is no lie, even where it does not decide."""
        if any(self.why(rulebook, seat) == reason for seat in rulebook.rules.seats):
            return True
        who, card, n = (reason.values.get(name) for name in ("who", "card", "n"))
        if not isinstance(who, Seat) or self._calls_left_wrongly(rulebook, reason):
            return False
        played = rulebook.put_on(self.suit, who, self.all_tricks(rulebook), self.trump)
        failed = [play for play in played if not rulebook.follows(play[1], self.suit, self.trump)]
        match reason.code:
            case "not-tested":
                return not played
            case "shown-void" | "shown-void-left":
                return (n, card) in failed
        # How often somebody followed suit is not told in every language.
        return not failed

    def _calls_left_wrongly(self, rulebook: Rulebook, reason: Reason) -> bool:
        left = rulebook.bower(self.trump, Bower.LEFT)
        return reason.code.endswith("-left") and reason.values["card"] != left

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
    def draw(cls, random: Random, rulebook: Rulebook, wished: Minds = ()) -> Pairs:
        tricks = random.randint(2, min(4, rulebook.rules.hand_size - 1))
        deal = draw_deal(random, rulebook, tricks, wished)
        leads = [trick.cards[0] for trick in deal.tricks]
        suits = {rulebook.follows_as(card, deal.trump) for card in leads}
        suits |= {card.suit for card in leads if card.suit}
        return [*play_of(deal), ("suit", draw_suit(random, sorted(suits), deal.trump, wished))]

    def prompt(self) -> Reason:
        return Reason("ask-voids", trump=self.trump, suit=self.suit)
