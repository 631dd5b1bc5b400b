"""Who wins the trick?"""

from random import Random

from tutor.content.answers import Answer, AnswerForm
from tutor.content.fields import TrickText
from tutor.content.position import Minds, Pairs, TrumpPosition, Verdict, judge, written_down
from tutor.content.stacking import draw_cards
from tutor.rules import Reason, Rulebook, Stage, Suit


class TrickWinner(TrumpPosition):
    """Who wins a trick to which every seat that plays has played."""

    kind = "trick-winner"
    form = AnswerForm.SEAT
    stage = Stage.COMPLETE

    trick: TrickText

    def answer(self, rulebook: Rulebook) -> Answer:
        return (rulebook.winner(self.table(rulebook), self.trump).seat,)

    def verdicts(self, rulebook: Rulebook, given: Answer) -> list[Verdict]:
        table = self.table(rulebook)
        led = rulebook.follows_as(table.cards[0], self.trump)
        win = rulebook.winner(table, self.trump)
        verdicts = []
        for seat, card in table.plays():
            wins = seat is win.seat
            reason = win.reason if wins else rulebook.why_beaten(card, win.card, led, self.trump)
            verdicts.append(Verdict(card, judge(chosen=seat in given, expected=wins), reason))
        return verdicts

    @classmethod
    def draw(cls, random: Random, rulebook: Rulebook, wished: Minds = ()) -> Pairs:
        seats, trump = rulebook.rules.seats, random.choice(list(Suit))
        cards = draw_cards(random, rulebook.rules.pack, len(seats), trump, wished)
        return [("trump", trump), ("trick", written_down([random.choice(seats), *cards]))]

    def prompt(self) -> Reason:
        return Reason("ask-trick-winner", trump=self.trump)

    def choices(self, rulebook: Rulebook) -> tuple[str, ...]:
        return self.table(rulebook).seats
