"""Who sits with whom, whose turn it is, who leads and who deals."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from tutor.rules.cards import Card, Rank, Suit
from tutor.rules.reasons import Reason, Ruling
from tutor.rules.rule_set import RuleSet
from tutor.rules.seats import Seat, clockwise_from

if TYPE_CHECKING:
    from tutor.rules.deal import Deal

# Given so often that it is made once.
_DISCARD = Ruling(True, Reason("discard-free"))
_BLACK = (Suit.CLUBS, Suit.SPADES)


class Chosen(NamedTuple):
    """The seat that a rule chooses, None where it chooses nobody, and why."""

    seat: Seat | None
    reason: Reason


class SeatingRules:
    """Decisions about seats: sides, turns, the turned-up card, the first lead, the next deal."""

    rules: RuleSet

    # Sides

    def side(self, seat: Seat) -> tuple[Seat, ...]:
        """*seat*, and its partner where partners sit opposite."""
        return (seat, seat.opposite) if self.rules.sides == "pairs" else (seat,)

    def defenders(self, maker: Seat) -> tuple[Seat, ...]:
        """Everybody who is not on the maker's side."""
        makers = self.side(maker)
        return tuple(seat for seat in self.rules.seats if seat not in makers)

    def sits_out(self, maker: Seat | None, alone: Iterable[Seat]) -> tuple[Seat, ...]:
        """
        Who plays no card because somebody goes alone, in clockwise order from North.

        The partner of a lone player; where one plays against all, the other defender of a lone defender.
        Where *maker* is None, a single lone player is taken to be the maker.
        """
        loners = tuple(alone)
        if not loners:
            return ()
        if self.rules.sides == "pairs":
            return tuple(seat for seat in self.rules.seats if seat.opposite in loners)
        against = [seat for seat in loners if seat is not maker]
        if self.rules.sides == "single" or not against or (maker is None and len(loners) == 1):
            return ()
        return tuple(seat for seat in self.rules.seats if seat not in (maker, *loners))

    def why_sits_out(self, seat: Seat, maker: Seat | None, alone: Iterable[Seat]) -> Reason:
        """Why *seat* does or does not sit out; whom it leaves to play alone."""
        loners = tuple(alone)
        if seat not in self.sits_out(maker, loners):
            return Reason("plays-alone", who=seat) if seat in loners else Reason("plays-on", who=seat)
        if self.rules.sides == "pairs":
            return Reason("sits-out-partner", who=seat, loner=seat.opposite)
        loner = next(lone for lone in loners if lone is not maker)
        return Reason("sits-out-defender", who=seat, loner=loner)

    def why_all_play(self, maker: Seat | None, alone: Iterable[Seat]) -> Reason:
        """Why nobody sits out, where nobody does."""
        return Reason("all-play")

    # Turns

    def turn_order(self, leader: Seat, out: Sequence[Seat] = ()) -> tuple[Seat, ...]:
        """The seats that play to a trick, clockwise from its leader; who sits *out* is skipped."""
        return tuple(seat for seat in clockwise_from(leader) if seat in self.rules.seats and seat not in out)

    def next_to_act(self, after: Seat, out: Sequence[Seat] = ()) -> Seat:
        """The turn passes clockwise; who sits *out* is skipped."""
        first, *others = clockwise_from(after)
        for seat in others:
            if seat in self.rules.seats and seat not in out:
                return seat
        return first

    def first_to_call(self, dealer: Seat) -> Seat:
        """The eldest hand, on the dealer's left, speaks first."""
        return self.next_to_act(dealer)

    def why_first_to_call(self, dealer: Seat) -> Reason:
        """Why that seat speaks first."""
        return Reason(
            "turn-eldest", who=self.first_to_call(dealer), who2=dealer, players=len(self.rules.seats)
        )

    def next_to_call(self, deal: Deal) -> Seat | None:
        """Everybody speaks once in a round, clockwise; None once the last call has ended it."""
        assert deal.turn is not None
        stage = deal.stage
        spoken = sum([said.stage == stage for said in deal.calls])
        return self.next_to_act(deal.turn) if spoken < len(self.rules.seats) else None

    # The turned-up card

    def who_picks_up(self, deal: Deal) -> Chosen:
        """The dealer takes a turned-up card that made trump; if he sits out, nobody does."""
        dealer = deal.dealer
        if not deal.ordered:
            return Chosen(None, Reason("pick-up-named", card=deal.turn_up))
        if dealer in deal.out:
            return Chosen(None, Reason("pick-up-dealer-out", who=dealer, card=deal.turn_up))
        if self.ruling_on_leaving(deal).allowed:
            return Chosen(dealer, Reason("pick-up-may", who=dealer, card=deal.turn_up))
        return Chosen(dealer, Reason("pick-up-must", who=dealer, card=deal.turn_up))

    def ruling_on_leaving(self, deal: Deal) -> Ruling:
        """A dealer may leave the card only where the table lets him, and another player called."""
        if self.rules.pickup == "mandatory":
            return Ruling(False, Reason("leave-mandatory", card=deal.turn_up))
        if deal.maker is deal.dealer:
            return Ruling(False, Reason("leave-own-call", card=deal.turn_up))
        return Ruling(True, Reason("leave-free", card=deal.turn_up))

    def who_discards(self, deal: Deal) -> Seat | None:
        """Whoever took a card lays one away for it, unless it is somebody who sits out."""
        return None if deal.taken_by in deal.out else deal.taken_by

    def ruling_on_discard(self, card: Card, turn_up: Card | None) -> Ruling:
        """Another card goes face down in the place of the *turn_up*: never that card itself."""
        if card == turn_up and not self.rules.may_discard_turn_up:
            return Ruling(False, Reason("discard-turn-up", card=card))
        return _DISCARD

    # The first lead and the next deal

    def first_leader(self, dealer: Seat, maker: Seat | None, alone: Iterable[Seat] = ()) -> Chosen:
        """
        The dealer's left leads to the first trick, or whoever follows if that seat sits out.

        The bidder leads where tricks were bid for, or the partner who took the lone hand over. By another
        convention a lone player's left leads; where a maker and a defender are alone, the maker's.
        """
        loners = tuple(alone)
        out, players = self.sits_out(maker, loners), len(self.rules.seats)
        if self.rules.trump_by != "turn_up" and maker is not None:
            leader = maker.opposite if maker in out else maker
            return Chosen(leader, Reason("leads-bidder", who=leader))
        if loners and self.rules.loner_lead == "left_of_loner":
            makers = self.side(maker) if maker is not None else ()
            loner = next((seat for seat in loners if seat in makers), loners[0])
            leader, nearest = self.next_to_act(loner, out), self.next_to_act(loner)
            if leader is nearest:
                return Chosen(leader, Reason("leads-left-of-loner", who=leader, who2=loner))
            return Chosen(leader, Reason("leads-loner-skips", who=leader, who2=loner, out=nearest))
        leader, nearest = self.next_to_act(dealer, out), self.next_to_act(dealer)
        if leader is nearest:
            return Chosen(leader, Reason("leads-left-of-dealer", who=leader, who2=dealer, players=players))
        return Chosen(leader, Reason("leads-dealer-skips", who=leader, who2=dealer, out=nearest))

    def next_dealer(self, dealer: Seat, void: Reason | None = None) -> Chosen:
        """The deal moves left, also after a throw-in unless the table keeps the dealer then."""
        if void is not None and void.code == "void-weak-hand":
            return Chosen(dealer, Reason("deals-again-weak-hand", who=dealer))
        if void is not None and self.rules.redeal == "same_dealer":
            return Chosen(dealer, Reason("deals-again", who=dealer))
        seat = self.next_to_act(dealer)
        return Chosen(seat, Reason("deals-next", who=seat, who2=dealer, players=len(self.rules.seats)))

    def first_dealer(self, cards: Sequence[Card], first: Seat) -> Chosen:
        """
        Who deals the first hand; *cards* are dealt face up, one to each seat in turn, the *first* seat first.

        Where the table leaves it to chance, *first* is the seat that chance has named.

        Raises:
            ValueError: Where the cards run out before a dealer is found.
        """
        order = self.turn_order(first)
        if self.rules.first_dealer == "random":
            return Chosen(first, Reason("first-dealer-drawn", who=first))
        if self.rules.first_dealer == "high_cut":
            return self._high_cut(cards, order)
        for place, card in enumerate(cards):
            black_enough = self.rules.first_dealer == "first_jack" or card.suit in _BLACK
            if card.rank is Rank.JACK and black_enough:
                seat = order[place % len(order)]
                return Chosen(seat, Reason("first-dealer-jack", who=seat, card=card))
        raise ValueError("no jack among the cards")

    def _high_cut(self, cards: Sequence[Card], order: tuple[Seat, ...]) -> Chosen:
        """The highest card deals; whoever ties for it draws again."""
        drawn = dict(zip(order, cards, strict=False))
        if len(drawn) < len(order):
            raise ValueError("too few cards to cut for the deal")
        best = max(card.rank for card in drawn.values())
        tied = tuple(seat for seat, card in drawn.items() if card.rank is best)
        if len(tied) > 1:
            return self._high_cut(cards[len(order) :], tied)
        return Chosen(tied[0], Reason("first-dealer-high", who=tied[0], card=drawn[tied[0]]))
