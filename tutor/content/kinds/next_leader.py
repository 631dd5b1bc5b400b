"""Who leads to the next trick?"""

from tutor.content.answers import Answer
from tutor.content.kinds.trick_winner import TrickWinner
from tutor.content.position import Verdict
from tutor.rules import Reason, Rulebook


class NextLeader(TrickWinner):
    """Who leads to the next trick: whoever wins this one."""

    kind = "next-leader"

    def answer(self, rulebook: Rulebook) -> Answer:
        return (rulebook.next_leader(self.table(rulebook), self.trump),)

    def opening(self, rulebook: Rulebook) -> list[Reason]:
        return [*super().opening(rulebook), rulebook.winner(self.table(rulebook), self.trump).reason]

    def verdicts(self, rulebook: Rulebook, given: Answer) -> list[Verdict]:
        winner = rulebook.winner(self.table(rulebook), self.trump)
        return [
            verdict._replace(reason=Reason("winner-leads", who=winner.seat))
            if verdict.item == winner.card
            else verdict
            for verdict in super().verdicts(rulebook, given)
        ]

    def prompt(self) -> Reason:
        return Reason("ask-next-leader", trump=self.trump)
