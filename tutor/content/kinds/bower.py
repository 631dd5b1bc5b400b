"""Which card is the right, which the left bower?"""

from collections.abc import Iterator
from random import Random

from tutor.content.answers import Answer, AnswerForm
from tutor.content.fields import BowerText
from tutor.content.kinds.roles import why_no_bower
from tutor.content.position import Minds, Pairs, PositionFault, TrumpPosition, Verdict
from tutor.rules import Bower, Card, Reason, Rulebook, Suit


class WhichBower(TrumpPosition):
    """The card that trump makes the right or the left bower."""

    kind = "bower"
    goes_by = ("effective-suit",)
    form = AnswerForm.CARD

    which: BowerText
    """The right or the left bower."""

    def answer(self, rulebook: Rulebook) -> Answer | None:
        card = rulebook.bower(self.trump, self.which)
        return (str(card),) if card else None

    def verdicts(self, rulebook: Rulebook, given: Answer) -> list[Verdict]:
        bower = rulebook.bower(self.trump, self.which)
        if bower is None or self.trump is None:
            return []
        chosen = [Card.parse(word) for word in given]
        wrong = [
            Verdict(card, "wrong", why_no_bower(rulebook, card, self.trump))
            for card in chosen
            if card != bower
        ]
        reason = why_no_bower(rulebook, bower, self.trump)
        return [*wrong, Verdict(bower, "right" if bower in chosen else "missed", reason)]

    def own_faults(self, rulebook: Rulebook) -> Iterator[PositionFault]:
        if rulebook.bower(self.trump, self.which) is None:
            yield PositionFault("position", ("trump",), Reason("no-bowers-here"))

    @classmethod
    def asked_at(cls, rulebook: Rulebook) -> bool:
        return rulebook.rules.bowers

    @classmethod
    def draw(cls, random: Random, rulebook: Rulebook, wished: Minds = ()) -> Pairs:
        return [("trump", random.choice(list(Suit))), ("which", random.choice(list(Bower)))]

    def prompt(self) -> Reason:
        return Reason("ask-bower", trump=self.trump, which=self.which)

    def choices(self, rulebook: Rulebook) -> tuple[str, ...]:
        return tuple(map(str, rulebook.rules.pack))
