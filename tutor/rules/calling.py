"""Who may call what."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tutor.rules import calls
from tutor.rules.cards import Card, Rank, Suit
from tutor.rules.ranking import Bower, RankingRules
from tutor.rules.reasons import Reason, Ruling
from tutor.rules.seating import SeatingRules
from tutor.rules.seats import Seat

if TYPE_CHECKING:
    from tutor.rules.deal import Deal

_ROUNDS_ALONE = {"off": (), "round_1": ("turn-up-round",), "both": ("turn-up-round", "naming-round")}
# Given so often that they are made once.
_PASS = Ruling(True, Reason("pass-free"))
_ALONE = Ruling(True, Reason("alone-free"))
_NO_CALL_OF_TRUMP = (calls.ALONE, calls.TOGETHER, calls.DUMMY)


class CallingRules(RankingRules, SeatingRules):
    """
    Decisions about calls. The caller is the seat whose turn it is in the deal.

    A hand that is not known in full is taken to hold what a call needs.
    """

    def ruling_on_call(self, call: str, deal: Deal) -> Ruling:
        """Whether a *call* that is asked for now may be made, and why."""
        what = calls.without_alone(call)
        if what == calls.PASS:
            return self.ruling_on_pass(deal)
        if what == calls.SHOW:
            return self.ruling_on_show(deal.full_hand(deal.turn))
        if what == calls.LEAVE:
            return self.ruling_on_leaving(deal)
        if what == calls.TAKE:
            return Ruling(True, Reason("take-free", card=deal.turn_up))
        if what in _NO_CALL_OF_TRUMP:
            return self.ruling_on_hand(call, deal)
        if what != calls.ORDER and what != calls.NO_TRUMP and calls.suit_named(what) is None:
            return self.ruling_on_bid(what, deal)
        ruling = self.ruling_on_trump(what, deal)
        return self.ruling_on_alone(ruling, deal, with_call=calls.goes_alone(call))

    def ruling_on_pass(self, deal: Deal) -> Ruling:
        """Anybody may pass, but for a dealer who is stuck in the second round."""
        if deal.stage == "naming-round" and deal.turn is deal.dealer and self.rules.stick_dealer:
            return Ruling(False, Reason("stick-dealer"))
        return _PASS

    # Making trump

    def proposed_suit(self, turn_up: Card) -> Suit:
        """The suit that the turned-up card offers: its own; a turned-up joker stands for hearts."""
        return turn_up.suit or Suit.HEARTS

    def ruling_on_trump(self, what: str, deal: Deal) -> Ruling:
        """Whether trump may be made by ordering, by naming a suit, or as no trump."""
        if what == calls.NO_TRUMP:
            return Ruling(True, Reason("name-no-trump"))
        if what == calls.ORDER and deal.turn_up is not None:
            suit = self.proposed_suit(deal.turn_up)
            return self.must_hold(suit, deal) or Ruling(True, Reason("order-free", suit=suit))
        suit = Suit(what)
        free = Ruling(True, Reason("name-free", suit=suit))
        if deal.stage != "naming-round" or deal.turn_up is None:
            return free
        turned_down = suit is self.proposed_suit(deal.turn_up)
        ruling = self.ruling_on_turned_down(suit) if turned_down else free
        return (self.must_hold(suit, deal) or ruling) if ruling.allowed else ruling

    def ruling_on_turned_down(self, suit: Suit) -> Ruling:
        """The suit that was turned down in the first round can't be named in the second."""
        return Ruling(False, Reason("turned-down", suit=suit))

    def asks_to_hold_trump(self) -> bool:
        """Whether only a suit that is held may be made trump: no, but by a house rule."""
        return self.rules.must_hold_trump

    def goes_by_hand(self, deal: Deal) -> bool:
        """Whether what may be called now depends on the hand of whoever is to act."""
        of_card = deal.stage in ("turn-up-round", "naming-round") and deal.turn_up is not None
        return deal.stage == "weak-hands" or (of_card and self.asks_to_hold_trump())

    def must_hold(self, suit: Suit, deal: Deal) -> Ruling | None:
        """
        The refusal of a call without a printed card of the suit, where the table asks for one; else None.

        The left bower does not count, nor does the turned-up card. A stuck dealer who holds nothing but the
        suit that was turned down may name any other.
        """
        hand = deal.full_hand(deal.turn)
        if not self.asks_to_hold_trump() or hand is None or self._holds(hand, suit):
            return None
        stuck = not self.ruling_on_pass(deal).allowed
        barred = self.proposed_suit(deal.turn_up) if deal.turn_up else None
        if stuck and not any(self._holds(hand, other) for other in Suit if other is not barred):
            return None
        left = self.bower(suit, Bower.LEFT)
        if left in hand:
            return Ruling(False, Reason("must-hold-trump-left", suit=suit, card=left))
        return Ruling(False, Reason("must-hold-trump", suit=suit))

    def _holds(self, hand: Sequence[Card], suit: Suit) -> bool:
        return any(card.suit is suit for card in hand)

    def trump_led(self, card: Card, bid: str) -> Suit | None:
        """The suit of the first card led is trump; a misère is played without, where that can be."""
        return None if bid == calls.MISERE and self.rules.allow_no_trump else card.suit

    # Going alone

    def ruling_on_alone(self, ruling: Ruling, deal: Deal, *, with_call: bool) -> Ruling:
        """The *ruling* on a call that makes trump, alone or not: going alone can be barred, or a duty."""
        if not ruling.allowed:
            return ruling
        must = self.must_go_alone(deal)
        if not with_call:
            return Ruling(False, Reason("assist-alone")) if must else ruling
        if self.rules.alone in ("none", "always"):
            return Ruling(False, Reason("alone-not-here"))
        if self.rules.alone_time == "before_lead" and not must:
            return Ruling(False, Reason("alone-later"))
        return _ALONE

    def must_go_alone(self, deal: Deal) -> bool:
        """Whether the dealer's partner, by the table's rules, can make trump only by going alone."""
        rounds = _ROUNDS_ALONE[self.rules.partner_assist_alone]
        partner = deal.turn is not deal.dealer and deal.turn in self.side(deal.dealer)
        return partner and deal.stage in rounds

    def ruling_on_hand(self, call: str, deal: Deal) -> Ruling:
        """Whether a hand may be played alone, together or with the dummy, once trump is made."""
        if call == calls.DUMMY:
            return Ruling(True, Reason("dummy-free"))
        if call == calls.TOGETHER:
            return Ruling(True, Reason("together-free"))
        if deal.stage == "dummy" and self.rules.alone == "none":
            return Ruling(False, Reason("alone-not-here"))
        if deal.stage == "dummy" and self.rules.alone_time == "with_call":
            return Ruling(False, Reason("alone-too-late"))
        return _ALONE

    def may_declare_alone(self, seat: Seat, deal: Deal) -> bool:
        """
        Whether *seat*, on the maker's side, may still go alone once trump is made.

        Only the maker may, unless the table lets a partner who has not passed take the lone hand over.
        """
        if self.rules.alone not in ("maker", "maker_or_partner") or deal.alone:
            return False
        return seat is deal.maker or (self.rules.alone == "maker_or_partner" and not deal.has_passed(seat))

    def may_defend_alone(self, deal: Deal) -> bool:
        """Whether a defender may play alone: always, or only against a lone maker, as the table has it."""
        against_loner = bool(deal.alone) or self.rules.alone == "always"
        return self.rules.lone_defence == "always" or (
            self.rules.lone_defence == "vs_lone_maker" and against_loner
        )

    # Bidding for tricks

    def bids(self) -> tuple[str, ...]:
        """
        Every bid, the lowest first.

        Where the first card led makes trump, misère stands between three and four, and all tricks can be bid
        at three stakes.
        """
        rules, lowest = self.rules, self.rules.lowest_bid or 1
        if rules.trump_by == "number_bid":
            return tuple(f"bid-{number}" for number in range(lowest, rules.hand_size + 1))
        ladder = [f"bid-{number}" for number in range(1, rules.hand_size)]
        ladder.insert(min(3, len(ladder)), calls.MISERE)
        ladder += [calls.NAP, calls.WELLINGTON, calls.BLUECHER]
        start = f"bid-{lowest}"
        return tuple(ladder[ladder.index(start if start in ladder else calls.NAP) :])

    def ruling_on_bid(self, bid: str, deal: Deal) -> Ruling:
        """A bid has to be higher than the one that stands; the stakes above nap only one after the other."""
        if deal.stage == "forced-bid":
            return Ruling(True, Reason("bid-forced", call=bid))
        standing = deal.bid.call if deal.bid else None
        before = {calls.WELLINGTON: calls.NAP, calls.BLUECHER: calls.WELLINGTON}.get(bid)
        ladder = self.bids()
        if standing is not None and ladder.index(bid) <= ladder.index(standing):
            return Ruling(False, Reason("bid-too-low", call=bid, call2=standing))
        if before is not None and standing != before:
            return Ruling(False, Reason("bid-only-over", call=bid, call2=before))
        if standing is None:
            return Ruling(True, Reason("bid-opens", call=bid))
        return Ruling(True, Reason("bid-higher", call=bid, call2=standing))

    # Weak hands

    def ruling_on_show(self, hand: Sequence[Card] | None) -> Ruling:
        """Whether *hand* is weak enough to be shown, by the house rule of this table."""
        if hand is None or self.is_weak(hand):
            return Ruling(True, Reason("show-weak", rule=self.rules.weak_hand))
        return Ruling(False, Reason("show-not-weak", rule=self.rules.weak_hand))

    def is_weak(self, hand: Sequence[Card]) -> bool:
        """Three nines or tens, of one rank or of both; no card above a ten, or one, an ace."""
        ranks = [card.rank for card in hand]
        if self.rules.weak_hand == "farmer_clean":
            return max(ranks.count(Rank.NINE), ranks.count(Rank.TEN)) >= 3
        if self.rules.weak_hand == "farmer_mixed":
            return ranks.count(Rank.NINE) + ranks.count(Rank.TEN) >= 3
        high = [rank for rank in ranks if rank > Rank.TEN]
        return high == ([Rank.ACE] if self.rules.weak_hand == "ace_no_face" else [])

    def ruling_on_swap(self, card: Card, swapped: Sequence[Card], hand: Sequence[Card]) -> Ruling:
        """Which cards of a farmer's hand go away: nines and tens, of one rank where the rule is clean."""
        if card.rank not in (Rank.NINE, Rank.TEN):
            return Ruling(False, Reason("swap-only-low", card=card))
        alike = [held for held in (*swapped, *hand) if held.rank is card.rank]
        other_rank = any(gone.rank is not card.rank for gone in swapped)
        if self.rules.weak_hand == "farmer_clean" and (other_rank or len(alike) < 3):
            return Ruling(False, Reason("swap-only-three", card=card))
        return Ruling(True, Reason("swap-free", card=card))
