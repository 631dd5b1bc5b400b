"""A hand played again as its author writes it down, up to the first thing that the rules refuse."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from tutor.content.fields import WrittenTrick
from tutor.content.position import Path
from tutor.content.telling import as_played
from tutor.rules import (
    Action,
    Card,
    Deal,
    Procedure,
    Reason,
    Seat,
    play_wrongly,
    prove_revoke,
    shown_by,
)
from tutor.rules import calls as said


def stack(
    procedure: Procedure, dealer: Seat, hands: Mapping[Seat, Sequence[Card]], left: Iterable[Card]
) -> Deal:
    """
    The deal in which everybody gets these cards, whatever the packets; *left* are those left over, in order.

    What is not stated comes in the pack's order.

    Raises:
        ValueError: Where the cards are not the pack of this game.
    """
    known = [*(hands.get(seat, ()) for seat in Seat), tuple(left)]
    stated = {card for cards in known for card in cards}
    rest = [card for card in procedure.rules.pack if card not in stated]
    places = procedure.dealing_order(dealer)
    dealt = [card for cards in (*known, rest) for card in cards]
    order = dict(zip([place for hand in places for place in hand], dealt, strict=False))
    return Deal.of(procedure, dealer, [order[place] for place in sorted(order)])


class RefusedError(Exception):
    """The first thing in a hand that the rules refuse: where it stands, and sentences that say why."""

    def __init__(self, path: Path, *reasons: Reason, code: str = "position") -> None:
        self.path, self.reasons, self.code = path, reasons, code
        super().__init__(*map(str, reasons))


class Replay:
    """
    Plays a deal on: calls, cards that are laid away, tricks, a revoke.

    Whose each call and card is follows from the rules, which ask for them one after another.

    Raises:
        RefusedError: Where the rules refuse something; nothing behind it can be judged.
    """

    def __init__(
        self,
        bids: Sequence[str] = (),
        discard: Sequence[Card] = (),
        play: Sequence[WrittenTrick] = (),
        revoke: str | None = None,
    ) -> None:
        self.bids, self.discard, self.play, self.revoke = bids, discard, play, revoke
        self._called = self._laid = 0

    def run(self, deal: Deal) -> Deal:
        """The whole deal, to its end."""
        while not deal.over and deal.stage != "tricks":
            deal = self._before_play(deal)
        self._nothing_left("bids", self._called, self.bids)
        self._nothing_left("discard", self._laid, self.discard)
        for number, trick in enumerate(self.play):
            deal = self._trick(deal, number, trick)
        return self._ended(deal)

    # Before play

    def _before_play(self, deal: Deal) -> Deal:
        calls = any(isinstance(action, str) for action in deal.asked())
        cards = any(isinstance(action, Card) for action in deal.asked())
        call = self.bids[self._called] if self._called < len(self.bids) else None
        # Where a card may be asked for, a pass declines it; other calls are for later.
        if calls and call is not None and (not cards or call == said.PASS):
            self._called += 1
            return self._done(deal, call, ("bids", self._called - 1))
        if cards and self._laid < len(self.discard):
            self._laid += 1
            return self._done(deal, self.discard[self._laid - 1], ("discard", self._laid - 1))
        key = "discard" if cards else "bids"
        raise RefusedError((key,), *_unfinished(deal, key))

    def _done(self, deal: Deal, action: Action, path: Path) -> Deal:
        reason = deal.why_not(action)
        if reason is not None:
            raise RefusedError(path, *_refused(deal, action, reason))
        return deal.apply(action)

    def _nothing_left(self, key: str, used: int, stated: Sequence[Action]) -> None:
        if used < len(stated):
            raise RefusedError((key, used), Reason("hand-surplus", text=str(stated[used])))

    # Play

    def _trick(self, deal: Deal, number: int, trick: WrittenTrick) -> Deal:
        path: Path = ("play", number)
        if deal.over or deal.turn is None:
            size = len(deal.tricks)
            reason = Reason("tricks-too-many", n=len(self.play), max=size) if size else Reason("deal-over")
            raise RefusedError(path, reason)
        if trick.leader is not deal.turn:
            who, expected = trick.leader, deal.turn
            reason = Reason("wrong-leader" if number else "wrong-first-leader", who=who, who2=expected)
            raise RefusedError((*path, "leader"), reason)
        order = deal.order
        for place, card in enumerate(trick.cards[: len(order)]):
            deal = self._card(deal, card, (*path, "cards", place))
        if len(trick.cards) > len(order):
            reason = Reason("trick-too-long", n=len(trick.cards), max=len(order))
            raise RefusedError((*path, "cards", len(order)), reason)
        if len(trick.cards) < len(order):
            raise RefusedError(path, *_unfinished(deal, "play"))
        return deal

    def _card(self, deal: Deal, card: Card, path: Path) -> Deal:
        if any(card in trick.cards for trick in deal.tricks) or card in deal.trick:
            raise RefusedError(path, Reason("card-twice", card=card), code="card-twice")
        reason = deal.why_not(card)
        if reason is None:
            return deal.apply(card)
        if card in deal.asked() and self.revoke == f"{len(deal.tricks) + 1}.{deal.turn}":
            return play_wrongly(deal, card)
        raise RefusedError(path, *_refused(deal, card, reason))

    def _ended(self, deal: Deal) -> Deal:
        if self.revoke is None:
            if not deal.over:
                raise RefusedError(("play",), *_unfinished(deal, "play"))
            return deal
        if deal.revoke is None:
            raise RefusedError(("revoke",), Reason("hand-no-revoke", text=self.revoke))
        if shown_by(deal) is None:
            raise RefusedError(("revoke",), Reason("hand-revoke-unseen", who=deal.revoke.seat))
        return prove_revoke(deal)


def _refused(deal: Deal, action: Action, reason: Reason) -> tuple[Reason, ...]:
    """That an action is refused, why, and what is allowed in its place."""
    if isinstance(action, Card) and deal.stage == "tricks" and action in deal.asked():
        told = as_played(deal, action, reason)
        reason = Reason(f"played-{told.code}", **told.values)
    return Reason("hand-refused", who=deal.turn, text=str(action)), reason, _allowed(deal)


def _unfinished(deal: Deal, key: str) -> tuple[Reason, ...]:
    return Reason("hand-unfinished", who=deal.turn, key=key), _allowed(deal)


def _allowed(deal: Deal) -> Reason:
    allowed = tuple(map(str, deal.legal_actions()))
    return Reason("hand-allowed", n=len(allowed), allowed=allowed)
