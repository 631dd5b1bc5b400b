"""How many cards of a suit are still out?"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from tutor.content.answers import Answer, AnswerForm
from tutor.content.fields import DOWN, CardsText, CardText, SuitText, TakerText
from tutor.content.kinds.dealt import draw_deal, play_of
from tutor.content.kinds.turned import find_faults_of_turn_up
from tutor.content.position import Minds, Pairs, Path, PositionFault, TrumpPosition, Verdict, written_down
from tutor.content.stacking import draw_suit
from tutor.rules import Bower, Card, Deal, Facts, Reason, Rulebook, Seat, Suit


class CardsOut(TrumpPosition):
    """
    The number of cards of a suit, trump where none is named, that South can't account for.

    What South holds, has laid away as dealer or has seen played is accounted for, and so is a card that was
    turned down. A turned-up card that another seat took counts until it is played.
    """

    kind = "cards-out"
    form = AnswerForm.NUMBER

    hand: CardsText
    suit: SuitText | None = None
    """The suit that is counted; without it, trump."""
    turned: TakerText | None = None
    """What became of the turned-up card: `down`, or the seat that took it."""
    buried: CardText | None = None
    """The card that South, as dealer, has laid away."""

    @property
    def asked_suit(self) -> Suit:
        """The suit that is counted."""
        suit = self.suit or self.trump
        assert suit is not None
        return suit

    @property
    def seen(self) -> frozenset[Card]:
        """Every card that South can account for."""
        tricks = [*self.play, *([self.trick] if self.trick else [])]
        known = [self.buried, self.turn_up if self.turned == DOWN else None]
        played = [card for trick in tricks for card in trick.cards]
        return frozenset([*self.hand, *played, *filter(None, known)])

    def turn_up_takers(self, rulebook: Rulebook) -> tuple[Seat, ...]:
        if self.turned is None:
            return super().turn_up_takers(rulebook)
        return () if self.turned == DOWN else (Seat(self.turned),)

    def facts(self) -> Facts:
        return super().facts()._replace(whole_play=True)

    def cards_in_play(self) -> Iterator[tuple[Path, Card]]:
        yield from super().cards_in_play()
        if self.buried is not None:
            yield ("buried",), self.buried

    def answer(self, rulebook: Rulebook) -> Answer:
        return (str(len(self._out(rulebook))),)

    def _out(self, rulebook: Rulebook) -> tuple[Card, ...]:
        return rulebook.cards_out(self.asked_suit, self.trump, self.seen)

    def verdicts(self, rulebook: Rulebook, given: Answer) -> list[Verdict]:
        out, right = self._out(rulebook), self.answer(rulebook)
        reason = Reason("none-out", suit=self.asked_suit)
        if out:
            reason = Reason("still-out", cards=out, n=len(out))
        if given == right:
            return [Verdict(right[0], "right", reason)]
        wrong = [Verdict(" ".join(given), "wrong", reason)] if given else []
        return [*wrong, Verdict(right[0], "missed", reason)]

    def opening(self, rulebook: Rulebook) -> list[Reason]:
        """How many cards the suit has, and what became of a turned-up card of it."""
        known = [self._how_many(rulebook)]
        suit = rulebook.cards_of(self.asked_suit, self.trump)
        if self.turn_up in suit and self.turned == DOWN:
            known.append(Reason("turned-down-seen", card=self.turn_up))
        elif self.turn_up in suit and self.turned is not None and self.turn_up not in self.seen:
            known.append(Reason("taken-up-unseen", who=Seat(self.turned), card=self.turn_up))
        if self.buried in suit:
            known.append(Reason("buried-seen", card=self.buried))
        return known

    def _how_many(self, rulebook: Rulebook) -> Reason:
        suit, joker = self.asked_suit, rulebook.rules.joker
        n, left = len(rulebook.cards_of(suit, self.trump)), rulebook.bower(self.trump, Bower.LEFT)
        if suit is self.trump and (left or joker):
            return Reason("count-trumps", n=n, trump=suit, card=left, joker=joker)
        if left is not None and left.suit is suit:
            return Reason("count-without-left", n=n, suit=suit)
        return Reason("count-suit", n=n, suit=suit)

    def own_facts(self) -> Iterator[Reason]:
        if self.turned is not None:
            yield Reason("fact-turned", who=None if self.turned == DOWN else Seat(self.turned))
        if self.buried is not None:
            yield Reason("fact-buried", card=self.buried)

    def own_faults(self, rulebook: Rulebook) -> Iterator[PositionFault]:
        if self.suit is None and self.trump is None:
            yield PositionFault("missing-key", (), Reason("missing-key", key="suit"))
        yield from find_faults_of_turn_up(self, rulebook)

    @classmethod
    def draw(cls, random: Random, rulebook: Rulebook, wished: Minds = ()) -> Pairs:
        tricks = random.randint(1, rulebook.rules.hand_size - 1)
        deal = draw_deal(random, rulebook, tricks, wished)
        while Seat.SOUTH in deal.out or _knows_more(deal):
            deal = draw_deal(random, rulebook, tricks, wished)
        pairs = [*play_of(deal), ("hand", written_down(deal.hand(Seat.SOUTH))), ("dealer", deal.dealer.value)]
        if deal.turn_up is not None:
            pairs += [("turn-up", str(deal.turn_up)), ("turned", str(deal.taken_by or DOWN))]
        pairs += [("buried", str(laid.card)) for laid in deal.laid if laid.seat is Seat.SOUTH]
        if wished or deal.trump is None or random.random() < 1 / 3:
            pairs.append(("suit", draw_suit(random, list(Suit), deal.trump, wished)))
        return pairs

    def prompt(self) -> Reason:
        suit = None if self.asked_suit is self.trump else self.asked_suit
        return Reason("ask-cards-out", trump=self.trump, suit=suit)

    def choices(self, rulebook: Rulebook) -> tuple[str, ...]:
        """As many as any suit can have, be it trump with the joker and the left bower, or not."""
        return tuple(map(str, range(len(rulebook.rules.pack) // len(Suit) + 3)))


def _knows_more(deal: Deal) -> bool:
    """Whether South has laid cards away otherwise than as the dealer who took one up."""
    laid = [play for play in deal.laid if play.seat is Seat.SOUTH]
    as_dealer = deal.turn_up is not None and deal.dealer is deal.taken_by is Seat.SOUTH
    return len(laid) > as_dealer
