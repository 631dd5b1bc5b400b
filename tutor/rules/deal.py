"""One deal, from the cards on the table to the last trick."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, NamedTuple

from tutor.rules import calls
from tutor.rules.calls import Called
from tutor.rules.cards import Card, Suit
from tutor.rules.reasons import Reason, Ruling
from tutor.rules.revoking import Revoke, moments
from tutor.rules.scoring import Outcome, Score
from tutor.rules.seats import Play, Seat, Trick

if TYPE_CHECKING:
    from tutor.rules.procedure import Procedure

Action = Card | str
"""A card that is played, laid away or passed on; or a call."""
Hands = tuple[tuple[Card, ...], ...]
_ROUNDS = ("turn-up-round", "naming-round")
PLACE = {seat: place for place, seat in enumerate(Seat)}


class IllegalActionError(ValueError):
    """An action that the rules don't allow here; `reason` says why."""

    def __init__(self, action: Action, reason: Reason) -> None:
        self.reason = reason
        super().__init__(f"{action}: {reason}")


class Deal(NamedTuple):
    """
    The facts of a deal at one moment, and the actions that led to it.

    A deal never changes: `apply` gives the next one. It is begun by `Deal.of`; by `announce` where only the
    calls are known.

    >>> from tutor.rules import STANDARD, procedure_of
    >>> deal = Deal.of(procedure_of(STANDARD), Seat.SOUTH, STANDARD.pack)
    >>> deal.turn, deal.legal_actions()
    (<Seat.WEST: 'W'>, ('pass', 'order', 'order-alone'))
    >>> deal.apply("order").turn
    <Seat.SOUTH: 'S'>
    """

    procedure: Procedure
    dealer: Seat
    cards: tuple[Card, ...]
    """The pack in the order it was dealt; empty where only the calls are known."""
    turn_up: Card | None
    kitty: tuple[Card, ...]
    step: int = -1
    """The place of the phase in the procedure."""
    calls: tuple[Called, ...] = ()
    bid: Called | None = None
    """The highest bid of tricks."""
    maker: Seat | None = None
    ordered: bool = False
    """Whether the turned-up card made trump."""
    taken_by: Seat | None = None
    """Who took the turned-up card, or the widow."""
    alone: tuple[Seat, ...] = ()
    out: tuple[Seat, ...] = ()
    """Who sits out."""
    laid: tuple[Play, ...] = ()
    """The cards laid away face down, and by whom."""
    void: Reason | None = None
    """Why the hand was thrown in."""
    revoke: Revoke | None = None
    """The card that nobody should have played."""
    proved: bool = False
    """Whether the revoke was proved, which ends the hand."""
    # What follows changes with every play, and stands last for the sake of `play`.
    history: tuple[Action, ...] = ()
    turn: Seat | None = None
    """Who is to act; None where the deal is over."""
    trump: Suit | None = None
    hands: Hands = ((), (), (), ())
    """What North, East, South and West hold; the dummy lies at the empty place."""
    trick: tuple[Card, ...] = ()
    order: tuple[Seat, ...] = ()
    """Who plays to the trick, the leader first."""
    tricks: tuple[Trick, ...] = ()
    """The tricks that are complete."""
    won: tuple[int, ...] = (0, 0, 0, 0)
    """The tricks won by North, East, South and West."""

    @classmethod
    def of(cls, procedure: Procedure, dealer: Seat, cards: Iterable[Card]) -> Deal:
        """
        The deal of a shuffled pack, the first card first.

        Raises:
            ValueError: Where *cards* aren't the pack of this game, or the dealer has no seat.
        """
        rules, order = procedure.rules, tuple(cards)
        if len(order) != len(procedure.pack) or procedure.pack.difference(order):
            raise ValueError("these cards are not the pack of this game")
        if dealer not in rules.seats:
            raise ValueError(f"nobody sits at {dealer}")
        *dealt, left = procedure.dealing_order(dealer)
        hands = tuple([tuple([order[place] for place in places]) for places in dealt])
        rest = tuple([order[place] for place in left])
        turn_up, kitty = (rest[0], rest[1:]) if rules.trump_by == "turn_up" else (None, rest)
        return cls(procedure, dealer, order, turn_up, kitty, hands=hands).go_on()

    # What can be asked

    @property
    def over(self) -> bool:
        """Whether the last trick is played, or the hand thrown in."""
        return self.step == len(self.procedure.phases) - 1

    @property
    def stage(self) -> str:
        """The name of the phase: `turn-up-round`, `tricks`, ..., `over`."""
        return self.procedure.phases[self.step].name

    def hand(self, seat: Seat) -> tuple[Card, ...]:
        """What *seat* holds."""
        return self.hands[PLACE[seat]]

    def full_hand(self, seat: Seat | None) -> tuple[Card, ...] | None:
        """What *seat* holds, None where it is not known in full."""
        hand = self.hand(seat) if seat is not None else ()
        return hand if len(hand) >= self.procedure.rules.hand_size else None

    def has_passed(self, seat: Seat) -> bool:
        """Whether *seat* passed in the round that made trump; a pass in a number bid is final."""
        made = [
            called.stage for called in self.calls if called.seat is self.maker and called.stage in _ROUNDS
        ]
        stages = {"number-bid", *made[-1:]}
        return any(
            said.seat is seat and said.call == calls.PASS and said.stage in stages for said in self.calls
        )

    def legal_actions(self) -> tuple[Action, ...]:
        """Everything that whoever is to act may do; never empty before the deal is over."""
        return self.procedure.phases[self.step].legal(self)

    def why_not(self, action: Action) -> Reason | None:
        """Why *action* is not allowed now; None where it is."""
        return self.procedure.phases[self.step].why_not(self, action)

    def asked(self) -> tuple[Action, ...]:
        """Everything that is asked for now, allowed or not."""
        return self.procedure.phases[self.step].words(self)

    def ruling(self, action: Action) -> Ruling:
        """Whether *action* is allowed now, and the reason that decides it."""
        if action in self.asked():
            return self.procedure.phases[self.step].ruling(self, action)
        return Ruling(False, self.why_not(action) or Reason("deal-over"))

    def why_turn(self) -> Reason:
        """Why it is this seat's turn; why nobody's where the deal is over."""
        return self.procedure.phases[self.step].why_turn(self)

    # What happens

    def apply(self, action: Action) -> Deal:
        """
        The deal after *action* of whoever is to act.

        Raises:
            IllegalActionError: Where the action is not allowed; it carries the reason.
        """
        phase = self.procedure.phases[self.step]
        if (reason := phase.why_not(self, action)) is not None:
            raise IllegalActionError(action, reason)
        deal = phase.after(self, action)
        return deal if deal.turn is not None else deal.go_on()

    def replayed(self) -> Deal:
        """The same deal, played again from its cards and its history."""
        *_, last = moments(self)
        return last

    @property
    def outcome(self) -> Outcome:
        """
        How the deal ended, as it is scored.

        Raises:
            ValueError: Before the last trick, and after a hand that was thrown in.
        """
        if self.maker is None or self.void is not None or not self.over:
            raise ValueError("this deal has no outcome")
        makers = self.procedure.rulebook.side(self.maker)
        tricks = sum(self.won[PLACE[seat]] for seat in makers)
        return Outcome(self.maker, tricks, self.alone, self.bid.call if self.bid else None)

    def score(self) -> Score:
        """The points of every seat: none where the hand was thrown in; the penalty for a proved revoke."""
        if self.void is not None:
            return Score(dict.fromkeys(self.procedure.rules.seats, 0), self.void)
        if self.revoke is not None and self.proved:
            return self.procedure.rulebook.score_revoke(self.revoke.seat, self.outcome)
        return self.procedure.rulebook.score(self.outcome)

    def next_dealer(self) -> Seat:
        """Who deals the next hand."""
        seat = self.procedure.rulebook.next_dealer(self.dealer, self.void).seat
        assert seat is not None
        return seat

    # For the phases

    def change(self, **changes: Any) -> Deal:
        """The deal with some facts changed: a faster `_replace`, in which no fact can be missing."""
        facts = list(self)
        for name, value in changes.items():
            facts[_PLACE_OF[name]] = value
        return tuple.__new__(Deal, facts)

    def then(self, action: Action, **changes: Any) -> Deal:
        """The deal with *action* in its history and some facts changed."""
        return self.change(history=(*self.history, action), **changes)

    def say(self, call: str, **changes: Any) -> Deal:
        """The deal after a call by whoever is to act, with some facts changed."""
        assert self.turn is not None
        called = Called(self.turn, call, self.stage)
        return self.then(call, calls=(*self.calls, called), **changes)

    def play(
        self,
        action: Action,
        turn: Seat | None,
        trump: Suit | None,
        hands: Hands,
        trick: tuple[Card, ...],
        *unless_kept: Any,
    ) -> Deal:
        """
        The deal after a card is played; *unless_kept* are order, tricks and won where the trick is complete.

        What `then` would give, in a third of the time.
        """
        kept = unless_kept or self[-3:]
        return Deal._make((*self[:_BEFORE_PLAY], (*self.history, action), turn, trump, hands, trick, *kept))

    def with_hand(self, seat: Seat, hand: tuple[Card, ...]) -> Hands:
        """All hands, *seat*'s being *hand*."""
        place = PLACE[seat]
        return (*self.hands[:place], hand, *self.hands[place + 1 :])

    def lay_away(self, card: Card, **changes: Any) -> Deal:
        """The deal after whoever is to act has laid *card* away face down."""
        seat = self.turn
        assert seat is not None
        hand = tuple([held for held in self.hand(seat) if held != card])
        return self.then(
            card, hands=self.with_hand(seat, hand), laid=(*self.laid, Play(seat, card)), **changes
        )

    def go_alone(self, seat: Seat) -> dict[str, Any]:
        """The changes that make *seat* play alone."""
        alone = (*self.alone, seat)
        return {"alone": alone, "out": self.procedure.rulebook.sits_out(self.maker, alone)}

    def go_on(self) -> Deal:
        """The deal at its next turn: a phase that asks nobody anything is passed through."""
        deal, phases = self, self.procedure.phases
        for step in range(self.step + 1, len(phases)):
            if deal.void is not None:
                break
            deal = phases[step].enter(deal)
            if deal.turn is not None:
                return deal.change(step=step)
        return deal.change(step=len(phases) - 1)


_PLACE_OF = {name: place for place, name in enumerate(Deal._fields)}
_BEFORE_PLAY = Deal._fields.index("history")
