"""Beliefs about the turned-up card: who takes it, and what has to go for it."""

from typing import ClassVar

from tutor.minds.mind import Mind
from tutor.minds.sight import Sight
from tutor.rules import Card, Chosen, Deal, Reason, Ruling, Seat
from tutor.rules.calls import ORDER, suit_named, without_alone


class AboutTheTurnUp(Mind):
    """Called up once somebody other than the dealer has ordered the turned-up card."""

    skill = "pick-up"

    def cue(self, sight: Sight) -> bool:
        ordered = ORDER in map(without_alone, sight.bids)
        return sight.turn_up is not None and ordered and sight.maker is not sight.dealer


class OrdererPicksUp(AboutTheTurnUp):
    """Whoever orders the card gets it."""

    id = "orderer-picks-up"
    kinds = ("pick-up", "next-to-act", "calls")

    def who_picks_up(self, deal: Deal) -> Chosen:
        right = super().who_picks_up(deal)
        if not deal.ordered or deal.maker in (right.seat, *deal.out):
            return right
        return Chosen(deal.maker, Reason("pick-up-orderer", who=deal.maker, card=deal.turn_up))


class DealerKeepsSix(AboutTheTurnUp):
    """The dealer takes the card, and lays none away for it."""

    id = "dealer-keeps-six"
    kinds = ("next-to-act",)

    def who_discards(self, deal: Deal) -> Seat | None:
        return super().who_discards(deal) if deal.turn_up is None else None

    def cue(self, sight: Sight) -> bool:
        return sight.turn_up is not None and sight.stage == "discard"


class DiscardTurnUp(AboutTheTurnUp):
    """The card that was just taken may be the one that is laid away."""

    id = "discard-turn-up"
    games: ClassVar[tuple[str, ...]] = ("skat", "marias")
    kinds = ("discard",)

    def ruling_on_discard(self, card: Card, turn_up: Card | None) -> Ruling:
        ruling = super().ruling_on_discard(card, turn_up)
        back = card == turn_up and not ruling.allowed
        return Ruling(True, Reason("discard-back", card=card)) if back else ruling

    def cue(self, sight: Sight) -> bool:
        return sight.turn_up is not None and sight.stage == "discard"


class PickUpRoundTwo(AboutTheTurnUp):
    """The dealer may take the card even after it was turned down."""

    id = "pick-up-round-two"
    kinds = ("pick-up", "next-to-act", "calls")

    def who_picks_up(self, deal: Deal) -> Chosen:
        if deal.ordered or deal.turn_up is None or deal.dealer in deal.out:
            return super().who_picks_up(deal)
        return Chosen(deal.dealer, Reason("pick-up-later", who=deal.dealer, card=deal.turn_up))

    def cue(self, sight: Sight) -> bool:
        return sight.turn_up is not None and any(map(suit_named, sight.bids))


class DealerMayRefuse(AboutTheTurnUp):
    """The dealer may leave a card that somebody else ordered."""

    id = "dealer-may-refuse"
    kinds = ("calls", "pick-up", "next-to-act")

    def ruling_on_leaving(self, deal: Deal) -> Ruling:
        ruling = super().ruling_on_leaving(deal)
        if ruling.allowed or deal.maker is deal.dealer:
            return ruling
        return Ruling(True, Reason("leave-free", card=deal.turn_up))
