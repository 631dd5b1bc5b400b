"""Which cards may be played?"""

from random import Random

from tutor.content.answers import Answer, AnswerForm
from tutor.content.fields import CardsText
from tutor.content.position import Minds, Pairs, TrumpPosition, Verdict, judge, written_down
from tutor.content.stacking import draw_cards
from tutor.rules import Reason, Rulebook, Seat, Stage, Suit


class LegalPlays(TrumpPosition):
    """Every card that South may play; without a trick on the table, South leads."""

    kind = "legal-plays"
    form = AnswerForm.CARDS
    stage = Stage.LEARNER_NEXT

    hand: CardsText

    def answer(self, rulebook: Rulebook) -> Answer:
        cards = self.trick.cards if self.trick else ()
        return tuple(map(str, rulebook.legal_plays(self.hand, cards, self.trump)))

    def verdicts(self, rulebook: Rulebook, given: Answer) -> list[Verdict]:
        cards = self.trick.cards if self.trick else ()
        rulings = [(card, rulebook.ruling(card, self.hand, cards, self.trump)) for card in self.hand]
        return [
            Verdict(card, judge(chosen=str(card) in given, expected=ruling.allowed), ruling.reason)
            for card, ruling in rulings
        ]

    @classmethod
    def draw(cls, random: Random, rulebook: Rulebook, wished: Minds = ()) -> Pairs:
        order = rulebook.turn_order(Seat.SOUTH)
        before, size = random.randrange(len(order)), rulebook.rules.hand_size
        trump = random.choice(list(Suit))
        cards = draw_cards(random, rulebook.rules.pack, before + size, trump, wished)
        pairs: Pairs = [("trump", trump), ("hand", written_down(cards[before:]))]
        trick = written_down([order[-before], *cards[:before]])
        return [*pairs, ("trick", trick)] if before else pairs

    def prompt(self) -> Reason:
        if self.trick is None or not self.trick.cards:
            return Reason("ask-legal-plays", trump=self.trump, who=Seat.SOUTH, card=None)
        return Reason("ask-legal-plays", trump=self.trump, who=self.trick.leader, card=self.trick.cards[0])

    def choices(self, rulebook: Rulebook) -> tuple[str, ...]:
        return tuple(map(str, self.hand))
