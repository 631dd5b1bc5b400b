"""Which card does it?"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from tutor.content.answers import Answer, AnswerForm
from tutor.content.fields import CardsText, GoalText, TrickText
from tutor.content.position import Minds, Pairs, PositionFault, TrumpPosition, Verdict, judge, written_down
from tutor.content.stacking import draw_cards
from tutor.rules import Card, Reason, Rulebook, Seat, Stage, Suit, Trick, Win

KEEP = "keep-partner-winning"


class PlayTo(TrumpPosition):
    """
    A card for a purpose: South plays last, and wins the trick, or does not, or leaves it to North.

    Any of the cards that may be played and do it; none where none does.
    """

    kind = "play-to"
    form = AnswerForm.CARDS
    any_of = True
    allows_none = True
    stage = Stage.LEARNER_NEXT

    trick: TrickText
    hand: CardsText
    goal: GoalText
    """What the card is to do to the trick."""

    def answer(self, rulebook: Rulebook) -> Answer:
        return self._right(self._wins(rulebook))

    def _wins(self, rulebook: Rulebook) -> dict[Card, Win]:
        """Who takes the trick with each card that South may play."""
        legal = rulebook.legal_plays(self.hand, self.trick.cards, self.trump)
        seats = self.table(rulebook).seats
        return {card: self._win(rulebook, seats, card) for card in legal}

    def _win(self, rulebook: Rulebook, seats: tuple[Seat, ...], card: Card) -> Win:
        return rulebook.winner(Trick(seats, (*self.trick.cards, card)), self.trump)

    def _right(self, wins: dict[Card, Win]) -> Answer:
        return tuple(str(card) for card, win in wins.items() if self._does_it(win))

    def _does_it(self, win: Win) -> bool:
        match self.goal:
            case "win":
                return win.seat is Seat.SOUTH
            case "lose":
                return win.seat is not Seat.SOUTH
        return win.seat is Seat.NORTH

    def verdicts(self, rulebook: Rulebook, given: Answer) -> list[Verdict]:
        wins = self._wins(rulebook)
        right = self._right(wins)
        enough = any(word in right for word in given)
        verdicts = []
        for card in self.hand:
            verdict = judge(chosen=str(card) in given, expected=str(card) in right, enough=enough)
            ruling = rulebook.ruling(card, self.hand, self.trick.cards, self.trump)
            verdicts.append(
                Verdict(card, verdict, _told(card, wins[card]) if card in wins else ruling.reason)
            )
        return verdicts

    def says_true(self, rulebook: Rulebook, reason: Reason) -> bool:
        """Who would take the trick is so of a card that may not be played, too."""
        seats = self.table(rulebook).seats
        return any(_told(card, self._win(rulebook, seats, card)) == reason for card in self.hand)

    def own_faults(self, rulebook: Rulebook) -> Iterator[PositionFault]:
        on_the_table = self.table(rulebook)
        if on_the_table.seats[-1] is not Seat.SOUTH:
            leader = rulebook.next_to_act(Seat.SOUTH, rulebook.sits_out(self.maker, self.alone))
            yield PositionFault("position", ("trick", "leader"), Reason("not-last", who=leader))
        elif self.goal == KEEP:
            yield from self._partner_wins(rulebook, on_the_table)

    def _partner_wins(self, rulebook: Rulebook, on_the_table: Trick) -> Iterator[PositionFault]:
        seats = [seat for seat, _ in on_the_table.plays()]
        if Seat.NORTH not in rulebook.side(Seat.SOUTH) or Seat.NORTH not in seats:
            yield PositionFault("position", ("goal",), Reason("no-partner-here"))
            return
        win = rulebook.winner(Trick(tuple(seats), on_the_table.cards), self.trump)
        if win.seat is not Seat.NORTH:
            yield PositionFault("position", ("goal",), Reason("partner-not-winning", who=win.seat))

    @classmethod
    def draw(cls, random: Random, rulebook: Rulebook, wished: Minds = ()) -> Pairs:
        """Every third time North is winning, and is to go on winning, where there is a partner."""
        rules, trump = rulebook.rules, random.choice(list(Suit))
        *before, _ = rulebook.turn_order(rulebook.next_to_act(Seat.SOUTH))
        partner = Seat.NORTH in rulebook.side(Seat.SOUTH)
        goal = random.choice(("win", "lose", KEEP) if partner else ("win", "lose"))
        while True:
            n = len(before) + random.randint(2, rules.hand_size)
            cards = draw_cards(random, rules.pack, n, trump, wished)
            trick, hand = tuple(cards[: len(before)]), cards[len(before) :]
            if goal != KEEP or rulebook.winner(Trick(tuple(before), trick), trump).seat is Seat.NORTH:
                break
        return [
            ("trump", trump),
            ("trick", written_down([before[0], *trick])),
            ("hand", written_down(hand)),
            ("goal", goal),
        ]

    def prompt(self) -> Reason:
        return Reason("ask-play-to", trump=self.trump, goal=self.goal)

    def choices(self, rulebook: Rulebook) -> tuple[str, ...]:
        return tuple(map(str, self.hand))


def _told(card: Card, win: Win) -> Reason:
    """Why the trick is won with South's *card* in it; the card is named where another wins."""
    reason = win.reason
    return reason if win.seat is Seat.SOUTH else Reason(reason.code, **{**reason.values, "cards": (card,)})
