"""Beliefs about the first lead. Where tricks are bid for, that the bidder leads is taken for granted."""

from collections.abc import Iterable
from typing import ClassVar

from tutor.minds.mind import Mind
from tutor.minds.sight import Sight
from tutor.rules import Chosen, Reason, Seat, clockwise_from


class AboutTheFirstLead(Mind):
    """Called up wherever trump is made and no card is played yet."""

    skill = "leading"
    kinds = ("first-leader", "next-to-act")

    def cue(self, sight: Sight) -> bool:
        played = sight.trick or sight.play or sight.tricks is not None
        return sight.dealer is not None and sight.maker is not None and not played

    def first_leader(self, dealer: Seat, maker: Seat | None, alone: Iterable[Seat] = ()) -> Chosen:
        right = super().first_leader(dealer, maker, alone)
        leads = self.believed(dealer, maker, tuple(alone))
        bid = self.rules.trump_by != "turn_up"
        return right if bid or leads is None or leads.seat in self.sits_out(maker, alone) else leads

    def believed(self, dealer: Seat, maker: Seat | None, alone: tuple[Seat, ...]) -> Chosen | None:
        """Who is taken to lead; None where the belief says nothing, and the rules hold."""
        raise NotImplementedError


class DealerLeads(AboutTheFirstLead):
    """The dealer leads."""

    id = "dealer-leads"

    def believed(self, dealer: Seat, maker: Seat | None, alone: tuple[Seat, ...]) -> Chosen | None:
        return Chosen(dealer, Reason("leads-dealer", who=dealer))


class LonerLeads(AboutTheFirstLead):
    """Whoever goes alone leads, of two lone players the maker's side."""

    id = "loner-leads"
    games: ClassVar[tuple[str, ...]] = ("doppelkopf",)

    def believed(self, dealer: Seat, maker: Seat | None, alone: tuple[Seat, ...]) -> Chosen | None:
        makers = self.side(maker) if maker else ()
        loners = sorted(alone, key=lambda seat: seat not in makers)
        return Chosen(loners[0], Reason("leads-loner", who=loners[0])) if loners else None

    def cue(self, sight: Sight) -> bool:
        return super().cue(sight) and bool(sight.alone)


class MakerLeads(AboutTheFirstLead):
    """Whoever made trump leads."""

    id = "maker-leads"
    games: ClassVar[tuple[str, ...]] = ("marias",)

    def believed(self, dealer: Seat, maker: Seat | None, alone: tuple[Seat, ...]) -> Chosen | None:
        return Chosen(maker, Reason("leads-maker", who=maker)) if maker else None


class LeftOfMakerLeads(AboutTheFirstLead):
    """The player to the maker's left leads, as against a declarer."""

    id = "left-of-maker-leads"
    games: ClassVar[tuple[str, ...]] = ("bridge",)

    def believed(self, dealer: Seat, maker: Seat | None, alone: tuple[Seat, ...]) -> Chosen | None:
        if maker is None:
            return None
        left = next(seat for seat in clockwise_from(maker)[1:] if seat in self.rules.seats)
        return Chosen(left, Reason("leads-left-of-maker", who=left, players=len(self.rules.seats)))
