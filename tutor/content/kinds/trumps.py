"""Which cards are trumps?"""

from random import Random

from tutor.content.answers import Answer, AnswerForm
from tutor.content.fields import CardsText
from tutor.content.kinds.roles import suit_is_so, why_of_suit
from tutor.content.position import Minds, Pairs, TrumpPosition, Verdict, judge, written_down
from tutor.content.stacking import draw_cards
from tutor.rules import Reason, Rulebook, Suit


class Trumps(TrumpPosition):
    """Every trump in South's hand."""

    kind = "trumps"
    form = AnswerForm.CARDS
    allows_none = True

    hand: CardsText

    def answer(self, rulebook: Rulebook) -> Answer:
        return tuple(map(str, rulebook.trumps(self.hand, self.trump)))

    def verdicts(self, rulebook: Rulebook, given: Answer) -> list[Verdict]:
        trumps = self.answer(rulebook)
        return [
            Verdict(
                card,
                judge(chosen=str(card) in given, expected=str(card) in trumps),
                why_of_suit(rulebook, card, self.trump),
            )
            for card in self.hand
        ]

    @classmethod
    def draw(cls, random: Random, rulebook: Rulebook, wished: Minds = ()) -> Pairs:
        trump, rules = random.choice(list(Suit)), rulebook.rules
        hand = draw_cards(random, rules.pack, rules.hand_size, trump, wished)
        return [("trump", trump), ("hand", written_down(hand))]

    def prompt(self) -> Reason:
        return Reason("ask-trumps", trump=self.trump)

    def says_true(self, rulebook: Rulebook, reason: Reason) -> bool:
        return suit_is_so(rulebook, reason, self.trump)

    def choices(self, rulebook: Rulebook) -> tuple[str, ...]:
        return tuple(map(str, self.hand))
