"""
A hand shown step by step: for each step the table before and after it, what is said, and what may be tried.

For pages: `Showing.steps` are the steps in their order, `Step.id` stands in addresses and in an author's
`notes` and `stop=`:

- `deal`, and `turn-up` where a card is turned up;
- `call.2.E`: the second call of the hand, which East makes (with what follows: trump, who sits out, who picks
  up);
- `discard.S`: the cards that South lays away or passes on (`discard.2.S`, where it happens a second time);
- `1.E`: East's card in the first trick; `1`: who wins that trick, and why;
- `revoke`, where one is proved; then `score`, the last.

`step.before` is the `Deal` that whoever acts looks at (so `stop=2.E` shows `step("2.E").before`),
`step.after` the `Deal` once it is done. `step.table` is the trick that lies on the table at the end of the
step; it stays while it is told who wins it. `step.narration(lang)` are the sentences (`Told`: `what`, then
`why`), `step.note(lang)` is the author's note, or None. `step.choices` is everything that whoever acts may
do there, empty where nobody acts; `what_if(step, action)` is the engine's ruling on any of it, or on any
other card or call, and `say_ruling` its sentence. With `open=False` no card is named that South does not
see, and a note on what another seat does is left out: why it does so is for those who see its hand.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from tutor.content.narration import Told, tell
from tutor.content.position import TrumpPosition
from tutor.content.speech import say
from tutor.content.story import DEAL, REVOKE, SCORE, Event, story
from tutor.content.telling import of_another
from tutor.content.texts import fill
from tutor.language import FALLBACK, Line
from tutor.rules import Action, Card, Deal, Reason, Ruling, Seat, Trick, Win, moments

TURN_UP = "turn-up"


class Facts(TrumpPosition):
    """What a placeholder in a hand's texts can name beside cards and seats: `{trump}`, `{maker}`, …"""


@dataclass(frozen=True)
class Step:
    """One step of a hand: what happens, between two moments of the deal."""

    id: str
    before: Deal
    after: Deal
    """The same as `before` where nobody acts."""
    events: tuple[Event, ...]
    done: tuple[Action, ...] = ()
    """The call or the cards of whoever acts."""
    notes: Mapping[str, str] = field(default_factory=dict)
    """Language to the author's note, its placeholders not filled."""

    @property
    def seat(self) -> Seat | None:
        """Who acts; None where nobody does."""
        return self.before.turn if self.done else None

    @property
    def number(self) -> int | None:
        """The trick that the step belongs to, from 1; None before play and after it."""
        number = self.id.partition(".")[0]
        return int(number) if number.isdecimal() else None

    @property
    def is_play(self) -> bool:
        """Whether a card is played to a trick."""
        return self.number is not None and bool(self.done)

    @property
    def table(self) -> Trick:
        """The cards that lie on the table, with their seats; empty before play and after it."""
        if self.number is None:
            return Trick((), ())
        if len(self.after.tricks) == self.number:
            return self.after.tricks[-1]
        cards = self.after.trick
        return Trick(self.after.order[: len(cards)], cards)

    @property
    def win(self) -> Win | None:
        """Who wins the trick that this step completes or tells; None for any other step."""
        if self.number is None or len(self.after.tricks) < self.number:
            return None
        return self.after.procedure.rulebook.winner(self.table, self.after.trump)

    @property
    def choices(self) -> tuple[Action, ...]:
        """Everything that whoever acts may do here; empty where nobody acts."""
        return self.before.legal_actions() if self.done else ()

    @property
    def facts(self) -> Facts:
        """What the author's note can name here."""
        deal = self.after
        return Facts.model_construct(
            trump=deal.trump, maker=deal.maker, dealer=deal.dealer, turn_up=deal.turn_up
        )

    def narration(self, lang: str) -> list[Told]:
        """What happens, in words; each with the sentences that say why."""
        return [tell(event, lang) for event in self.events]

    def note(self, lang: str) -> Line | None:
        """The author's note, if there is one; in English where it lacks *lang*."""
        spoken_in = lang if lang in self.notes else FALLBACK
        text = self.notes.get(spoken_in)
        return Line(fill(text.strip(), spoken_in, self.facts), spoken_in) if text else None


class Showing:
    """The steps of a whole deal, with an author's notes."""

    def __init__(
        self, deal: Deal, notes: Mapping[str, Mapping[str, str]] | None = None, *, open: bool = True
    ) -> None:
        self.deal, self.notes, self.open = deal, notes or {}, open

    @cached_property
    def steps(self) -> tuple[Step, ...]:
        """All steps, in their order."""
        return tuple(self._steps())

    def step(self, id: str) -> Step:
        """
        The step with that id.

        Raises:
            KeyError: Where this hand has none.
        """
        return self._by_id[id]

    @cached_property
    def ids(self) -> tuple[str, ...]:
        """The ids of all steps."""
        return tuple(self._by_id)

    @cached_property
    def _by_id(self) -> dict[str, Step]:
        return {step.id: step for step in self.steps}

    def _steps(self) -> Iterator[Step]:
        states, place = [*moments(self.deal)], 0
        names = _Names()
        for events in _grouped(story(self.deal, open=self.open)):
            done = events[0].done
            before, after = states[place], states[place + len(done)]
            id = names.of(events[0], before)
            is_seen = self.open or not done or before.turn is Seat.SOUTH
            notes = self.notes.get(id, {}) if is_seen else {}
            # The proof of a revoke is no action: it ends the hand where the last card left it.
            yield Step(id, before, after, tuple(events), done, notes)
            place += len(done)


def _grouped(events: Sequence[Event]) -> Iterator[list[Event]]:
    """The events of each step: what somebody does with what follows from it, or what comes to pass."""
    step: list[Event] = []
    for event in events:
        if step and _begins(event, step[-1]):
            yield step
            step = []
        step.append(event)
    yield step


def _begins(event: Event, last: Event) -> bool:
    if event.done:
        return True
    if event.what.code in ("told-offers", "told-turned-up"):
        return True
    return (event.place in (REVOKE, SCORE) and event.place != last.place) or _tells_trick(event)


def _tells_trick(event: Event) -> bool:
    return event.what.code.startswith("trick-")


class _Names:
    """Gives the steps of a hand their ids, one after another."""

    def __init__(self) -> None:
        self._calls = 0
        self._laid: Counter[Seat] = Counter()

    def of(self, event: Event, before: Deal) -> str:
        if not event.done:
            return TURN_UP if event.place == DEAL and event.what.code != "told-deals" else event.place
        seat = before.turn
        assert seat is not None
        if before.stage == "tricks":
            return event.place
        if isinstance(event.done[0], Card):
            self._laid[seat] += 1
            n = self._laid[seat]
            return f"discard.{n}.{seat}" if n > 1 else f"discard.{seat}"
        self._calls += 1
        return f"call.{self._calls}.{seat}"


def what_if(step: Step, action: Action) -> Ruling:
    """
    What the rules say of another action of whoever acts in this step.

    Raises:
        ValueError: Where nobody acts.
    """
    if not step.done:
        raise ValueError(f"nobody acts in {step.id}")
    return step.before.ruling(action)


def say_ruling(step: Step, action: Action, lang: str) -> Line:
    """The reason of that ruling, said to South where South acts, else of the seat that does."""
    return say_told(step, told_ruling(step, action), lang)


def told_ruling(step: Step, action: Action) -> Reason:
    """The reason of that ruling, of a card of another seat's as of somebody else's."""
    reason, seat = what_if(step, action).reason, step.before.turn
    ruled_on = step.is_play and action in step.before.asked()
    return of_another(reason, seat) if ruled_on and seat not in (None, Seat.SOUTH) else reason


def say_told(step: Step, reason: Reason, lang: str) -> Line:
    """The sentence of such a reason."""
    return say(reason, lang, by_dealer=step.seat is step.before.dealer)
