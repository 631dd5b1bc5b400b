"""Which cards may the dealer lay away?"""

from collections.abc import Iterator
from random import Random

from tutor.content.answers import Answer, AnswerForm
from tutor.content.fields import CardsText, CardText
from tutor.content.kinds.auctions import AuctionQuestion
from tutor.content.position import Minds, Pairs, PositionFault, Verdict, judge, written_down
from tutor.minds import Sight
from tutor.rules import Card, Reason, Rulebook, Seat


class Discard(AuctionQuestion):
    """Every card that South, who deals and has taken up the turned-up card, may lay away."""

    kind = "discard"
    form = AnswerForm.CARDS

    turn_up: CardText
    hand: CardsText

    def _cards(self) -> tuple[Card, ...]:
        return (*self.hand, self.turn_up)

    def answer(self, rulebook: Rulebook) -> Answer:
        return tuple(
            str(card) for card in self._cards() if rulebook.ruling_on_discard(card, self.turn_up).allowed
        )

    def verdicts(self, rulebook: Rulebook, given: Answer) -> list[Verdict]:
        verdicts = []
        for card in self._cards():
            allowed, reason = rulebook.ruling_on_discard(card, self.turn_up)
            verdicts.append(Verdict(card, judge(chosen=str(card) in given, expected=allowed), reason))
        return verdicts

    def sight(self, rulebook: Rulebook) -> Sight:
        return super().sight(rulebook)._replace(stage="discard", turn=Seat.SOUTH)

    def own_faults(self, rulebook: Rulebook) -> Iterator[PositionFault]:
        yield from super().own_faults(rulebook)
        if self.dealer is not Seat.SOUTH:
            yield PositionFault("turn", ("dealer",), Reason("turn-discard", who=self.dealer))
        elif Seat.SOUTH in rulebook.sits_out(self.maker, self.alone):
            yield PositionFault("position", ("alone", 0), Reason("learner-sits-out"))
        elif self.bids and (deal := self.deal(rulebook)) and rulebook.who_picks_up(deal).seat is None:
            yield PositionFault("position", ("bids",), Reason("calls-leave-it", card=self.turn_up))

    @classmethod
    def asked_at(cls, rulebook: Rulebook) -> bool:
        return rulebook.rules.trump_by == "turn_up"

    @classmethod
    def draw(cls, random: Random, rulebook: Rulebook, wished: Minds = ()) -> Pairs:
        turn_up, *hand = random.sample(rulebook.rules.pack, rulebook.rules.hand_size + 1)
        return [("dealer", "S"), ("turn-up", str(turn_up)), ("hand", written_down(hand))]

    def prompt(self) -> Reason:
        return Reason("ask-discard", card=self.turn_up)

    def choices(self, rulebook: Rulebook) -> tuple[str, ...]:
        return tuple(map(str, self._cards()))
