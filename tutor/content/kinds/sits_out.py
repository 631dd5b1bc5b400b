"""Who sits out?"""

from random import Random

from tutor.content.answers import Answer, AnswerForm
from tutor.content.fields import SeatText
from tutor.content.kinds.seats import SeatQuestion, who_is_alone
from tutor.content.position import Minds, Pairs
from tutor.rules import Reason, Rulebook, Seat


class SitsOut(SeatQuestion):
    """Every seat that plays no card in this hand."""

    kind = "sits-out"
    form = AnswerForm.SEATS
    allows_none = True
    asks_who_sits_out = True

    maker: SeatText

    def answer(self, rulebook: Rulebook) -> Answer:
        return rulebook.sits_out(self.maker, self.alone)

    def why(self, rulebook: Rulebook, seat: Seat) -> Reason:
        if not self.answer(rulebook):
            return rulebook.why_all_play(self.maker, self.alone)
        return rulebook.why_sits_out(seat, self.maker, self.alone)

    @classmethod
    def draw(cls, random: Random, rulebook: Rulebook, wished: Minds = ()) -> Pairs:
        maker = random.choice(rulebook.rules.seats)
        pairs = [("maker", maker.value)]
        alone = rulebook.rules.alone != "none" and random.random() < 3 / 4
        return [*pairs, ("alone", maker.value)] if alone else pairs

    def prompt(self) -> Reason:
        return Reason("ask-sits-out", **who_is_alone(self.alone))
