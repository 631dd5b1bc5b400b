"""What every position can state, whatever is asked of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import ClassVar, NamedTuple

from tutor.content.answers import Answer, AnswerForm
from tutor.content.fields import (
    CallsText,
    CardText,
    Fields,
    OptionalCardsText,
    OptionalTrickText,
    ScoreText,
    SeatsText,
    SeatText,
    SuitText,
    TricksText,
    TrumpText,
)
from tutor.minds import Mind, Sight
from tutor.rules import Card, Facts, Reason, Rulebook, Seat, Stage, Suit, Trick, procedure_of
from tutor.rules.calls import suit_named

Pairs = list[tuple[str, str]]
"""Keys and values as their author would write them down."""
Minds = Sequence[Mind]

Path = tuple[str | int, ...]
"""Where a value stands among the fields: ("hand", 2), ("trick", "cards", 0)."""


class Verdict(NamedTuple):
    """What is to be said of a card, a seat, ...: chosen rightly or wrongly, missed, or rightly left."""

    item: Card | str
    """A card; else what was or could have been chosen, in words of an answer: `W`, `order`, `makers 2`."""
    verdict: str
    """`right`, `wrong`, `missed` or `left`; `also` where it is right too, and one was to be chosen."""
    reason: Reason


def judge(*, chosen: bool, expected: bool, enough: bool = False) -> str:
    """The verdict on one thing that may be chosen; *enough* where another was, and one was to be."""
    if chosen:
        return "right" if expected else "wrong"
    if expected:
        return "also" if enough else "missed"
    return "left"


def written_down(cards: Iterable[object]) -> str:
    """Cards, seats, ... as an author writes them."""
    return " ".join(map(str, cards))


class PositionFault(NamedTuple):
    """A fault of a position, with the public code of its problem."""

    code: str
    path: Path
    reason: Reason


class Position(Fields):
    """
    The facts of a position and the question asked of it.

    A kind is a subclass in a file of its own: it adds what it asks for and answers under any rulebook.
    """

    kind: ClassVar[str]
    form: ClassVar[AnswerForm]
    stage: ClassVar[Stage] = Stage.ANY
    allows_none: ClassVar[bool] = False
    """Whether `none` can be right."""
    any_of: ClassVar[bool] = False
    """Whether one of several right answers is to be given; the computed answer lists them all."""
    about_calls: ClassVar[bool] = False
    """Whether the question is asked while trump is made: the hand is as dealt, calls tell the rest."""

    goes_by: ClassVar[tuple[str, ...]] = ()
    """The kinds of question whose answers this one goes by: who is wrong about those may find no answer."""

    asks_who_sits_out: ClassVar[bool] = False
    """Whether who sits out is the question, and must not be shown."""

    dealer: SeatText | None = None
    """Who deals."""
    maker: SeatText | None = None
    """Who has made trump."""
    alone: SeatsText = ()
    """Who plays without the partner."""
    turn_up: CardText | None = None
    """The card turned up after the deal."""
    bids: CallsText = ()
    """The calls so far, beginning to the dealer's left."""
    hand: OptionalCardsText = None
    """What South still holds; while trump is made, the whole hand."""
    trick: OptionalTrickText = None
    """The trick on the table: the leader's seat, then the cards clockwise."""
    led: SuitText | None = None
    """The suit that was led."""
    play: TricksText = ()
    """The tricks before this one: of each the leader's seat, then the cards clockwise."""
    before: ScoreText | None = None
    """The score before this hand: the makers' first, then the others' clockwise, such as 9-8."""

    @property
    def subject(self) -> str:
        """The kind whose rules the question turns on; a misconception that errs there may err here."""
        return self.kind

    # What a kind defines

    def answer(self, rulebook: Rulebook) -> Answer | None:
        """The answer by *rulebook*; None where its rules leave none."""
        raise NotImplementedError

    def verdicts(self, rulebook: Rulebook, given: Answer) -> list[Verdict]:
        """What is to be said of each card, seat, ..., when *given* is the learner's answer."""
        raise NotImplementedError

    def prompt(self) -> Reason:
        """The question: a message and its variables."""
        raise NotImplementedError

    def prompts(self, rulebook: Rulebook) -> tuple[Reason, ...]:
        """The sentences of the question: often one, and the same at every table."""
        return (self.prompt(),)

    def choices(self, rulebook: Rulebook) -> tuple[str, ...]:
        """The words that an answer can be made of, in the order they are offered."""
        raise NotImplementedError

    def asks_dealer(self, rulebook: Rulebook) -> bool:
        """Whether the calls asked for are the dealer's, who picks up what others order up."""
        return False

    @classmethod
    def draw(cls, random: Random, rulebook: Rulebook, wished: Minds = ()) -> Pairs:
        """
        A position by chance, as its author would write it down.

        Where minds are *wished* for, one is likely that misleads them or calls their beliefs up.
        """
        raise NotImplementedError

    @classmethod
    def draw_part(
        cls, random: Random, rulebook: Rulebook, wished: Minds = (), *, misled: bool | None = None
    ) -> Pairs:
        """The same where it is known whether those who are wished for are to be *misled*."""
        return cls.draw(random, rulebook, wished)

    @classmethod
    def asked_at(cls, rulebook: Rulebook) -> bool:
        """Whether this can be asked at a table at all."""
        return True

    def reason_called(self, rulebook: Rulebook, code: str) -> Reason:
        """The reason that a code stands for here, where an answer is a reason's code."""
        raise NotImplementedError

    def says_true(self, rulebook: Rulebook, reason: Reason) -> bool:
        """Whether a reason that is not the one that decides is no lie all the same."""
        return False

    def opening(self, rulebook: Rulebook) -> list[Reason]:
        """What the explanation says first: that a bower or the joker was led."""
        return [reason] if (reason := self._what_was_led(rulebook)) else []

    def closing(self, rulebook: Rulebook) -> list[Reason]:
        """What the explanation says last: what was asked for, and is no part of the answer."""
        return []

    def own_faults(self, rulebook: Rulebook) -> Iterator[PositionFault]:
        """What makes this kind's question impossible, beyond what the rules say of every position."""
        return iter(())

    @property
    def joker_holder(self) -> str | None:
        """Who holds the joker, `none` where nobody does; None where that is not known."""
        return None

    def turn_up_takers(self, rulebook: Rulebook) -> tuple[Seat, ...]:
        """Who can have taken up the turned-up card: the dealer, as far as he is known, or nobody."""
        if self.turn_up is None or self.is_turned_down(self.turn_up, rulebook):
            return ()
        return (self.dealer,) if self.dealer else tuple(Seat)

    def is_turned_down(self, turn_up: Card, rulebook: Rulebook) -> bool:
        """Whether trump was made otherwise than by the turned-up card, which nobody takes up then."""
        if turn_up.is_joker and rulebook.rules.joker_up == "blind_name":
            return False
        known = self.named_trump is not None or self.without_trump
        other = known and self.named_trump is not rulebook.proposed_suit(turn_up)
        return other or any(map(suit_named, self.bids))

    def hands_in_play(self) -> Mapping[Seat, tuple[Card, ...]]:
        """The open hands, as they were before the first trick; empty where they are not known."""
        return {}

    def known_hands(self) -> Mapping[Seat, tuple[Card, ...]]:
        """What is known of the hands as they were dealt; `hand` may be what is left of one."""
        return {}

    def own_facts(self) -> Iterator[Reason]:
        """The facts that this kind alone can state, in words."""
        return iter(())

    # What all kinds share

    @property
    def named_trump(self) -> Suit | None:
        """Trump, where the position has one."""
        return None

    @property
    def without_trump(self) -> bool:
        """Whether the position says that there is no trump."""
        return False

    def facts(self) -> Facts:
        """The position as the rules floor judges it."""
        return Facts(
            stage=self.stage,
            trump=self.named_trump,
            without_trump=self.without_trump,
            hand=self.hand,
            leader=self.trick.leader if self.trick else None,
            trick=self.trick.cards if self.trick else (),
            led=self.led,
            play=tuple((trick.leader, trick.cards) for trick in self.play),
            deal=tuple(self.hands_in_play().items()),
            dealer=self.dealer,
            maker=self.maker,
            alone=self.alone,
        )

    def table(self, rulebook: Rulebook) -> Trick:
        """The trick on the table with the seats that played it; empty where nothing is led."""
        if self.trick is None:
            return Trick((), ())
        return Trick(self._who_played(rulebook, self.trick.leader), self.trick.cards)

    def all_tricks(self, rulebook: Rulebook) -> list[Trick]:
        """Every trick with the seats that played it, the one on the table last."""
        written = [*self.play, *([self.trick] if self.trick else [])]
        return [Trick(self._who_played(rulebook, trick.leader), trick.cards) for trick in written]

    def _who_played(self, rulebook: Rulebook, leader: Seat) -> tuple[Seat, ...]:
        return procedure_of(rulebook.rules).turn_order(leader, self.seen_to_sit_out(rulebook))

    def seen_to_sit_out(self, rulebook: Rulebook) -> tuple[Seat, ...]:
        """Who sits out: whatever one believes about it, it is seen who plays."""
        return Rulebook.sits_out(rulebook, self.maker, self.alone)

    def sight(self, rulebook: Rulebook) -> Sight:
        """What a learner sees here, for a mind's cue."""
        table = self.table(rulebook)
        return Sight(
            hand=self.hand or (),
            trick=table.cards,
            trump=self.named_trump,
            play=tuple(card for trick in self.play for card in trick.cards),
            seats=table.seats,
            dealer=self.dealer,
            turn_up=self.turn_up,
            bids=self.bids,
            maker=self.maker,
            alone=self.alone,
        )

    def sights(self, rulebook: Rulebook) -> Iterable[Sight]:
        """What calls a belief up here if anything does; where hands are open, what each player saw."""
        return (self.sight(rulebook),)

    def cards_in_play(self) -> Iterator[tuple[Path, Card]]:
        """Every card that is in one place of the table, with its place among the fields."""
        for index, card in enumerate(self.hand or ()):
            yield ("hand", index), card
        for index, card in enumerate(self.trick.cards if self.trick else ()):
            yield ("trick", "cards", index), card
        for number, trick in enumerate(self.play):
            for index, card in enumerate(trick.cards):
                yield ("play", number, "cards", index), card

    def cards_shown_again(self) -> Iterator[tuple[Path, Card]]:
        """Every card that is in play and stands in a second place too: where it was played to."""
        return iter(())

    def cards_asked_about(self) -> Iterator[tuple[Path, Card]]:
        """Every card that is part of the question alone."""
        return iter(())

    def _what_was_led(self, rulebook: Rulebook) -> Reason | None:
        if not self.trick or not self.trick.cards or self.named_trump is None:
            return None
        led, trump = self.trick.cards[0], self.named_trump
        if led.is_joker:
            return Reason("led-joker", card=led, trump=trump)
        if led.suit is not trump and rulebook.effective_suit(led, trump) is trump:
            return Reason("led-left", card=led, trump=trump)
        return None


class TrumpPosition(Position):
    """A position with a trump suit, or `none`."""

    trump: TrumpText
    """The trump suit; `none` where the variant has hands without trump."""

    @property
    def named_trump(self) -> Suit | None:
        return self.trump

    @property
    def without_trump(self) -> bool:
        return self.trump is None
