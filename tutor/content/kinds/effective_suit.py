"""To which suit does a card belong?"""

from collections.abc import Iterator
from random import Random

from tutor.content.answers import Answer, AnswerForm
from tutor.content.fields import CardText
from tutor.content.kinds.roles import suit_is_so, why_of_suit
from tutor.content.position import Minds, Pairs, Path, TrumpPosition, Verdict
from tutor.content.stacking import draw_cards
from tutor.minds import Sight
from tutor.rules import Card, Reason, Rulebook, Suit


class EffectiveSuit(TrumpPosition):
    """The suit that a card belongs to once trump is made."""

    kind = "effective-suit"
    form = AnswerForm.SUIT

    card: CardText
    """The card whose suit is asked for."""

    def answer(self, rulebook: Rulebook) -> Answer:
        return (rulebook.effective_suit(self.card, self.trump),)

    def verdicts(self, rulebook: Rulebook, given: Answer) -> list[Verdict]:
        verdict = "right" if given == self.answer(rulebook) else "wrong"
        return [Verdict(self.card, verdict, why_of_suit(rulebook, self.card, self.trump))]

    def cards_asked_about(self) -> Iterator[tuple[Path, Card]]:
        yield ("card",), self.card

    def says_true(self, rulebook: Rulebook, reason: Reason) -> bool:
        return suit_is_so(rulebook, reason, self.trump)

    def sight(self, rulebook: Rulebook) -> Sight:
        return super().sight(rulebook)._replace(hand=(self.card,))

    @classmethod
    def draw(cls, random: Random, rulebook: Rulebook, wished: Minds = ()) -> Pairs:
        trump = random.choice(list(Suit))
        (card,) = draw_cards(random, rulebook.rules.pack, 1, trump, wished)
        return [("trump", trump), ("card", str(card))]

    def prompt(self) -> Reason:
        return Reason("ask-effective-suit", trump=self.trump, card=self.card)

    def choices(self, rulebook: Rulebook) -> tuple[str, ...]:
        return tuple(Suit)
