"""Who leads to the next trick?"""

from tutor.content.answers import Answer
from tutor.content.kinds.trick_winner import TrickWinner
from tutor.content.position import Verdict, judge
from tutor.rules import Reason, Rulebook


class NextLeader(TrickWinner):
    """Who leads to the next trick: whoever wins this one."""

    kind = "next-leader"

    def answer(self, rulebook: Rulebook) -> Answer:
        return (rulebook.next_leader(self.table(rulebook), self.trump).seat,)

    def opening(self, rulebook: Rulebook) -> list[Reason]:
        return [*super().opening(rulebook), rulebook.winner(self.table(rulebook), self.trump).reason]

    def verdicts(self, rulebook: Rulebook, given: Answer) -> list[Verdict]:
        table = self.table(rulebook)
        leader, reason = rulebook.next_leader(table, self.trump)
        verdicts = []
        for (seat, card), told in zip(table.plays(), super().verdicts(rulebook, given), strict=True):
            leads = seat is leader
            verdict = judge(chosen=seat in given, expected=leads)
            verdicts.append(Verdict(card, verdict, reason if leads else told.reason))
        return verdicts

    def prompt(self) -> Reason:
        return Reason("ask-next-leader", trump=self.trump)
