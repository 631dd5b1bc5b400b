"""What the questions about calls have in common: the cards as they were dealt, the calls so far."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar

from tutor.content.auction import heard
from tutor.content.fields import NOBODY, HolderText, SeatText
from tutor.content.position import Position, PositionFault
from tutor.minds import Sight
from tutor.rules import JOKER, Card, Deal, Reason, Rulebook, Seat


class AuctionQuestion(Position):
    """A question that is asked while trump is made, or right after."""

    about_calls = True
    goes_by = ("calls",)
    needs_turn_up: ClassVar[bool] = True

    dealer: SeatText
    joker: HolderText | None = None
    """Who holds the joker, or `none`, where that matters."""

    @property
    def joker_holder(self) -> str | None:
        if self.joker is not None:
            return self.joker
        if self.turn_up == JOKER:
            return NOBODY
        return Seat.SOUTH if JOKER in (self.hand or ()) else None

    def known_hands(self) -> Mapping[Seat, tuple[Card, ...]]:
        hands = {Seat.SOUTH: self.hand} if self.hand else {}
        holder = self.joker_holder
        if holder not in (None, NOBODY) and JOKER not in hands.get(Seat(holder), ()):
            hands[Seat(holder)] = (*hands.get(Seat(holder), ()), JOKER)
        return hands

    def own_facts(self) -> Iterator[Reason]:
        if self.joker is not None:
            yield Reason("fact-joker", who=None if self.joker == NOBODY else Seat(self.joker))

    def deal(self, rulebook: Rulebook) -> Deal | None:
        """The deal after the calls; None where by these rules they can't be made."""
        found = heard(self, rulebook)
        return None if found.refused else found.deal

    def sight(self, rulebook: Rulebook) -> Sight:
        deal, sight = self.deal(rulebook), super().sight(rulebook)
        if deal is None:
            return sight
        maker, alone = self.maker or deal.maker, self.alone or deal.alone
        return sight._replace(maker=maker, alone=alone, stage=deal.stage, turn=deal.turn)

    def own_faults(self, rulebook: Rulebook) -> Iterator[PositionFault]:
        rules = rulebook.rules
        if self.needs_turn_up and self.turn_up is None and rules.trump_by == "turn_up":
            yield PositionFault("missing-key", (), Reason("missing-key", key="turn-up"))
        if self.hand is not None and len(self.hand) != rules.hand_size:
            reason = Reason("hand-not-whole", n=len(self.hand), max=rules.hand_size)
            yield PositionFault("position", ("hand",), reason)
        yield from self._joker_faults(rulebook)

    def _joker_faults(self, rulebook: Rulebook) -> Iterator[PositionFault]:
        held = JOKER in (self.hand or ())
        if self.joker is not None:
            if not rulebook.rules.joker:
                yield PositionFault("position", ("joker",), Reason("no-joker-here"))
            elif self.joker not in (NOBODY, *rulebook.rules.seats):
                yield PositionFault("position", ("joker",), Reason("not-seated", who=Seat(self.joker)))
            elif self._joker_elsewhere(held=held):
                yield PositionFault("position", ("joker",), Reason("joker-elsewhere"))
        elif self.joker_holder is None and (deal := self.deal(rulebook)) is not None:
            forced = "forced-bid" in (deal.stage, *(called.stage for called in deal.calls))
            if forced:
                yield PositionFault("position", ("bids",), Reason("joker-unknown"))

    def _joker_elsewhere(self, *, held: bool) -> bool:
        if self.turn_up == JOKER:
            return self.joker != NOBODY
        return held != (self.joker == Seat.SOUTH) and self.hand is not None
