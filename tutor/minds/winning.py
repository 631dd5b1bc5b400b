"""Beliefs about what wins a trick, and about who leads to the next one."""

from typing import ClassVar

from tutor.minds.mind import RANKS, WINS, Mind
from tutor.minds.sight import Sight
from tutor.rules import Card, Lead, Reason, Suit, Trick, Win


class AboutTrumpsInTheTrick(Mind):
    """Called up wherever a trump lies in the trick."""

    def cue(self, sight: Sight) -> bool:
        return bool(self.trumps(sight.trick, sight.trump))


class HighestAnySuit(Mind):
    """The highest card wins the trick, whatever its suit; of equals, the one that the rules prefer."""

    id = "highest-any-suit"
    skill = "trick"
    kinds = RANKS

    def strength(self, card: Card, led: Suit, trump: Suit | None) -> int:
        return 1000 * self.rank(card, trump) + super().strength(card, led, trump)

    def winner(self, trick: Trick, trump: Suit | None) -> Win:
        seat, card, reason = super().winner(trick, trump)
        best, led = self.wins_as(card, trump), self.follows_as(trick.cards[0], trump)
        if best is trump or (best is led and not self.trumps(trick.cards, trump)):
            return Win(seat, card, reason)
        return Win(seat, card, Reason("trick-highest", who=seat, card=card))

    def cue(self, sight: Sight) -> bool:
        led = self.follows_as(sight.trick[0], sight.trump) if sight.trick else None
        return any(self.wins_as(card, sight.trump) not in (led, sight.trump) for card in sight.trick)


class TrumpIgnored(AboutTrumpsInTheTrick):
    """The highest card of the suit led always wins."""

    id = "trump-ignored"
    skill = "trump"
    games: ClassVar[tuple[str, ...]] = ("hearts",)
    kinds = WINS
    # Which cards belong to the suit that was led.
    goes_by = ("voids",)

    def strength(self, card: Card, led: Suit, trump: Suit | None) -> int:
        return super().strength(card, led, trump) if self.wins_as(card, trump) is led else 0

    def winner(self, trick: Trick, trump: Suit | None) -> Win:
        seat, card, reason = super().winner(trick, trump)
        if self.wins_as(card, trump) is trump or not self.trumps(trick.cards, trump):
            return Win(seat, card, reason)
        return Win(seat, card, Reason("trick-led-suit", who=seat, card=card))


class FirstTrumpWins(AboutTrumpsInTheTrick):
    """The first trump wins the trick, whatever trumps follow."""

    id = "first-trump-wins"
    skill = "trump"
    kinds = WINS

    def winner(self, trick: Trick, trump: Suit | None) -> Win:
        win = super().winner(trick, trump)
        for seat, card in trick.plays():
            if self.wins_as(card, trump) is trump and seat is not win.seat:
                return Win(seat, card, Reason("trick-first-trump", who=seat, card=card))
            if seat is win.seat:
                break
        return win


class PartnerCannotBeat(Mind):
    """Whoever was winning when the partner played the best card keeps the trick."""

    id = "partner-cannot-beat"
    skill = "trick"
    kinds = WINS

    def winner(self, trick: Trick, trump: Suit | None) -> Win:
        win = super().winner(trick, trump)
        before = trick.cards[: trick.cards.index(win.card)]
        if not before:
            return win
        held = self.winner(Trick(trick.seats, before), trump)
        if held.seat not in self.side(win.seat):
            return win
        reason = Reason("trick-partner", who=held.seat, card=held.card, card2=win.card)
        return Win(held.seat, held.card, reason)

    def cue(self, sight: Sight) -> bool:
        played = [seat for seat, _ in zip(sight.seats, sight.trick, strict=False)]
        return any(other in played for seat in played for other in self.side(seat) if other is not seat)


class SameLeader(Mind):
    """Whoever led to a trick leads to every other one."""

    id = "same-leader"
    skill = "leading"
    kinds = ("next-leader",)

    def next_leader(self, trick: Trick, trump: Suit | None) -> Lead:
        leader = trick.seats[0]
        return Lead(leader, Reason("leads-again", who=leader))

    def cue(self, sight: Sight) -> bool:
        return bool(sight.trick)
