"""Which card is stronger?"""

from collections.abc import Iterator
from itertools import pairwise
from random import Random

from tutor.content.answers import Answer, AnswerForm
from tutor.content.fields import CardsText
from tutor.content.position import Minds, Pairs, Path, PositionFault, TrumpPosition, Verdict, written_down
from tutor.content.stacking import draw_cards, draw_suit
from tutor.minds import Sight
from tutor.rules import Card, Reason, Rulebook, Suit


class RankOrder(TrumpPosition):
    """Cards to be sorted, strongest first; each is a trump or of the suit led (without `led`: trump)."""

    kind = "rank-order"
    goes_by = ("trick-winner",)
    form = AnswerForm.CARD_ORDER

    cards: CardsText
    """The cards to be sorted."""

    def _led(self) -> Suit | None:
        return self.led or self.trump

    def answer(self, rulebook: Rulebook) -> Answer | None:
        led = self._led()
        if led is None or any(not rulebook.strength(card, led, self.trump) for card in self.cards):
            return None
        return tuple(map(str, rulebook.order(self.cards, led, self.trump)))

    def verdicts(self, rulebook: Rulebook, given: Answer) -> list[Verdict]:
        led = self._led()
        if led is None:
            return []
        order = rulebook.order(self.cards, led, self.trump)
        pairs = list(pairwise(order))
        below = {high: rulebook.why_beaten(low, high, led, self.trump) for high, low in pairs}
        if pairs:
            below[order[-1]] = below[order[-2]]
        reasons = {card: below.get(card, Reason("order-is", cards=order)) for card in order}
        return [Verdict(card, self._verdict(card, order, given), reasons[card]) for card in order]

    def _verdict(self, card: Card, order: tuple[Card, ...], given: Answer) -> str:
        if str(card) not in given:
            return "missed"
        return "right" if given.index(str(card)) == order.index(card) else "wrong"

    def says_true(self, rulebook: Rulebook, reason: Reason) -> bool:
        led, cards = self._led(), [reason.values.get(name) for name in ("card", "card2")]
        if led is None or not all(isinstance(card, Card) for card in cards):
            return False
        by, card = (rulebook.strength(card, led, self.trump) for card in cards if isinstance(card, Card))
        return by > card

    def opening(self, rulebook: Rulebook) -> list[Reason]:
        led = self._led()
        return [Reason("order-is", cards=rulebook.order(self.cards, led, self.trump))] if led else []

    def own_faults(self, rulebook: Rulebook) -> Iterator[PositionFault]:
        led = self._led()
        for index, card in enumerate(self.cards):
            if led is None or not rulebook.strength(card, led, self.trump):
                yield PositionFault("no-order", ("cards", index), Reason("no-order", card=card))

    def cards_asked_about(self) -> Iterator[tuple[Path, Card]]:
        for index, card in enumerate(self.cards):
            yield ("cards", index), card

    def sight(self, rulebook: Rulebook) -> Sight:
        return super().sight(rulebook)._replace(hand=self.cards)

    @classmethod
    def draw(cls, random: Random, rulebook: Rulebook, wished: Minds = ()) -> Pairs:
        trump = random.choice(list(Suit))
        led = draw_suit(random, list(Suit), trump, wished)
        cards = [card for card in rulebook.rules.pack if rulebook.strength(card, led, trump)]
        chosen = draw_cards(random, cards, min(len(cards), random.randint(3, 5)), trump, wished)
        return [("trump", trump), ("led", led), ("cards", written_down(chosen))]

    def prompt(self) -> Reason:
        return Reason("ask-rank-order", trump=self.trump, led=self.led)

    def choices(self, rulebook: Rulebook) -> tuple[str, ...]:
        return tuple(map(str, self.cards))
