"""For which trump is this card that bower?"""

from collections.abc import Iterator
from random import Random

from tutor.content.answers import Answer, AnswerForm
from tutor.content.fields import BowerText, CardText
from tutor.content.position import Minds, Pairs, Path, Position, PositionFault, Verdict
from tutor.minds import Sight
from tutor.rules import Bower, Card, Reason, Rulebook, Suit


class TrumpFor(Position):
    """The suit that must be trump to make a card the right or the left bower."""

    kind = "trump-for"
    goes_by = ("effective-suit",)
    form = AnswerForm.SUIT

    card: CardText
    """The jack that is to be a bower."""
    which: BowerText
    """Which of the bowers it is to be."""

    def answer(self, rulebook: Rulebook) -> Answer | None:
        suits = tuple(suit for suit in Suit if rulebook.bower(suit, self.which) == self.card)
        return suits or None

    def verdicts(self, rulebook: Rulebook, given: Answer) -> list[Verdict]:
        answer = self.answer(rulebook)
        if answer is None:
            return []
        code = "trump-for-right" if self.which is Bower.RIGHT else "trump-for-left"
        reason = Reason(code, card=self.card, trump=Suit(answer[0]))
        return [Verdict(self.card, "right" if given == answer else "wrong", reason)]

    def own_faults(self, rulebook: Rulebook) -> Iterator[PositionFault]:
        if self.answer(rulebook) is None:
            reason = Reason("never-a-bower", card=self.card, which=self.which)
            yield PositionFault("position", ("card",), reason)

    def cards_asked_about(self) -> Iterator[tuple[Path, Card]]:
        yield ("card",), self.card

    @classmethod
    def asked_at(cls, rulebook: Rulebook) -> bool:
        return rulebook.rules.bowers

    @classmethod
    def draw(cls, random: Random, rulebook: Rulebook, wished: Minds = ()) -> Pairs:
        which = random.choice(list(Bower))
        card = rulebook.bower(random.choice(list(Suit)), which)
        return [("card", str(card)), ("which", which)]

    def sight(self, rulebook: Rulebook) -> Sight:
        trumps = self.answer(rulebook)
        trump = Suit(trumps[0]) if trumps else None
        return super().sight(rulebook)._replace(hand=(self.card,), trump=trump)

    def prompt(self) -> Reason:
        return Reason("ask-trump-for", card=self.card, which=self.which)

    def choices(self, rulebook: Rulebook) -> tuple[str, ...]:
        return tuple(Suit)
