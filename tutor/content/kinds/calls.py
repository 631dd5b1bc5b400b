"""Which calls are allowed?"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from tutor.content.answers import Answer, AnswerForm
from tutor.content.auction import PLAYED, at_next_call
from tutor.content.fields import FormsText
from tutor.content.kinds.auction_draw import draw_calls
from tutor.content.kinds.auctions import AuctionQuestion
from tutor.content.position import Minds, Pairs, PositionFault, Verdict, judge
from tutor.rules import Deal, Reason, Rulebook, RuleSet, Seat, Suit
from tutor.rules import calls as said

_OF_ANY_CALL = (
    *("alone-free", "alone-later", "alone-not-here", "alone-too-late"),
    *("answer-plain-form", "call-not-now"),
)
"""Reasons that say nothing of the suit or the player."""


class Calls(AuctionQuestion):
    """
    Every call that the next player may make; perhaps nothing is left to call.

    A call that may be made alone or not counts once, without *alone*; with `forms: all` both forms count.
    Where South's hand is given and somebody else is mistaken for the next, whose hand would decide, there is
    no answer.
    """

    kind = "calls"
    form = AnswerForm.CALLS
    allows_none = True

    forms: FormsText | None = None
    """`all`: plain calls and the same calls made alone both count."""

    def answer(self, rulebook: Rulebook) -> Answer | None:
        deal = self._at_call(rulebook)
        return None if deal is None or self._goes_unseen(deal) else self._allowed(deal)

    def _goes_unseen(self, deal: Deal) -> bool:
        """Whether the hand that decides is another one than South's, which is given."""
        elsewhere = self.hand is not None and deal.turn is not Seat.SOUTH
        return elsewhere and deal.procedure.rulebook.goes_by_hand(deal)

    def _at_call(self, rulebook: Rulebook) -> Deal | None:
        deal = self.deal(rulebook)
        return None if deal is None else at_next_call(deal)

    def _allowed(self, deal: Deal) -> Answer:
        phase = deal.procedure.phases[deal.step]
        allowed: list[str] = []
        for call in _asked(deal):
            counts = self.forms is not None or not _alone(call) or said.without_alone(call) not in allowed
            if counts and phase.ruling(deal, call).allowed:
                allowed.append(call)
        return tuple(allowed)

    def asks_dealer(self, rulebook: Rulebook) -> bool:
        deal = self._at_call(rulebook)
        return deal is not None and deal.turn is deal.dealer

    def verdicts(self, rulebook: Rulebook, given: Answer) -> list[Verdict]:
        deal = self._at_call(rulebook)
        assert deal is not None
        right = self._allowed(deal)
        verdicts = []
        for call in dict.fromkeys((*self.choices(rulebook), *given)):
            allowed, reason = deal.ruling(call)
            if allowed and call not in right:
                reason = Reason("answer-plain-form", call=call)
            verdicts.append(Verdict(call, judge(chosen=call in given, expected=call in right), reason))
        return verdicts

    def opening(self, rulebook: Rulebook) -> list[Reason]:
        deal = self._at_call(rulebook)
        return [deal.why_turn()] if deal else []

    def own_faults(self, rulebook: Rulebook) -> Iterator[PositionFault]:
        yield from super().own_faults(rulebook)
        rules = rulebook.rules
        if self.hand is None:
            if rules.must_hold_trump or rules.weak_hand != "off":
                yield PositionFault("missing-key", (), Reason("missing-key", key="hand"))
            return
        deal = self._at_call(rulebook)
        if deal and deal.turn is not Seat.SOUTH and deal.stage not in PLAYED:
            path = ("bids",) if self.bids else ("hand",)
            yield PositionFault("turn", path, Reason("turn-call", who=deal.turn))

    def says_true(self, rulebook: Rulebook, reason: Reason) -> bool:
        """What holds of the table is so, even where it does not decide about this call."""
        rules, deal = rulebook.rules, self.deal(rulebook)
        house_rule = {
            "stick-dealer": rules.stick_dealer,
            "must-hold-trump": rules.must_hold_trump,
            "must-hold-trump-left": rules.must_hold_trump,
            "leave-mandatory": rules.pickup == "mandatory",
            "take-free": deal is not None and deal.ordered,
        }
        return reason.code in _OF_ANY_CALL or house_rule.get(reason.code, False)

    @classmethod
    def draw(cls, random: Random, rulebook: Rulebook, wished: Minds = ()) -> Pairs:
        forms = [("forms", "all")] if random.random() < 1 / 6 else []
        return [*draw_calls(random, rulebook, wished, hands=True), *forms]

    def prompt(self) -> Reason:
        return self._prompt(self.forms or self._list())

    def prompts(self, rulebook: Rulebook) -> tuple[Reason, ...]:
        """Where nothing is called alone before trump is made, nothing need be said of it."""
        rules = rulebook.rules
        if rules.alone != "none" and rules.alone_time == "with_call":
            return (self.prompt(),)
        stage = self._list()
        return (self._prompt("bids" if stage == "plain" else stage),)

    def _prompt(self, stage: str) -> Reason:
        return Reason("ask-calls", card=self.turn_up, who=Seat.SOUTH if self.hand else None, list=stage)

    def _list(self) -> str:
        if self.turn_up is None:
            return "bids"
        return "plain" if all(call in (said.PASS, said.SHOW) for call in self.bids) else "made"

    def choices(self, rulebook: Rulebook) -> tuple[str, ...]:
        deal = self._at_call(rulebook)
        asked = _asked(deal) if deal else []
        after = _after_trump(rulebook.rules)
        made = deal is not None and deal.maker is not None and deal.stage != "naming"
        words = after if after and (made or set(asked) & set(after)) else _before_trump(rulebook)
        plain = [call for call in asked if not _alone(call)]
        if self.forms or rulebook.rules.partner_assist_alone != "off":
            plain = asked
        return tuple(dict.fromkeys((*words, *plain)))


def _asked(deal: Deal) -> list[str]:
    """What is asked for now, in the order of the answer."""
    return [str(word) for word in deal.asked() if isinstance(word, str)]


def _alone(call: str) -> bool:
    return said.goes_alone(call)


def _before_trump(rulebook: Rulebook) -> list[str]:
    """Every call by which trump may be made at this table, plain."""
    rules = rulebook.rules
    if rules.trump_by == "first_lead":
        return [said.PASS, *rulebook.bids()]
    names = [suit.value for suit in Suit] + ([said.NO_TRUMP] if rules.allow_no_trump else [])
    if rules.trump_by == "number_bid":
        return [said.PASS, *names, *rulebook.bids()]
    show = [said.SHOW] if rules.weak_hand != "off" else []
    return [said.PASS, *show, said.ORDER, *names]


def _after_trump(rules: RuleSet) -> list[str]:
    """Every call that may follow once trump is made; at other tables a dealer may leave the card."""
    may_leave = [said.TAKE, said.LEAVE] if rules.trump_by == "turn_up" else []
    dummy = [said.DUMMY] if rules.dummy != "off" else []
    blind = rules.joker and rules.joker_up == "blind_name" and rules.trump_by == "turn_up"
    later = rules.alone not in ("none", "always") and (rules.alone_time == "before_lead" or blind)
    asked = later or dummy or rules.lone_defence != "off" or rules.alone == "maker_or_partner"
    return [*may_leave, *dummy, *([said.ALONE, said.TOGETHER] if asked else [])]
