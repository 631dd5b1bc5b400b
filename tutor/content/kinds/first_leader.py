"""Who leads to the first trick?"""

from random import Random

from tutor.content.answers import Answer
from tutor.content.fields import SeatText
from tutor.content.kinds.seats import SeatQuestion, who_is_alone
from tutor.content.position import Minds, Pairs
from tutor.rules import Reason, Rulebook, Seat


class FirstLeader(SeatQuestion):
    """The seat that leads to the first trick, whoever made trump, be somebody alone or not."""

    kind = "first-leader"

    dealer: SeatText
    maker: SeatText

    def answer(self, rulebook: Rulebook) -> Answer | None:
        leader = rulebook.first_leader(self.dealer, self.maker, self.alone).seat
        return (leader,) if leader else None

    def why(self, rulebook: Rulebook, seat: Seat) -> Reason:
        if seat in rulebook.sits_out(self.maker, self.alone):
            return rulebook.why_sits_out(seat, self.maker, self.alone)
        return rulebook.first_leader(self.dealer, self.maker, self.alone).reason

    @classmethod
    def draw(cls, random: Random, rulebook: Rulebook, wished: Minds = ()) -> Pairs:
        dealer, maker = random.choice(rulebook.rules.seats), random.choice(rulebook.rules.seats)
        pairs = [("dealer", dealer.value), ("maker", maker.value)]
        alone = rulebook.rules.alone != "none" and random.random() < 2 / 3
        return [*pairs, ("alone", maker.value)] if alone else pairs

    def prompt(self) -> Reason:
        return self._prompt("alone")

    def prompts(self, rulebook: Rulebook) -> tuple[Reason, ...]:
        return (self._prompt("together" if rulebook.rules.alone == "none" else "alone"),)

    def _prompt(self, mode: str) -> Reason:
        return Reason("ask-first-leader", who=self.dealer, mode=mode, **who_is_alone(self.alone))
