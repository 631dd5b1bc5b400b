"""Who has revoked?"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from random import Random

from tutor.content.answers import Answer, AnswerForm
from tutor.content.fields import HandsText, TricksText
from tutor.content.kinds.revoke_draw import draw_revoke
from tutor.content.position import Minds, Pairs, Path, TrumpPosition, Verdict, judge
from tutor.content.telling import of_a_play, role_of
from tutor.minds import Sight
from tutor.rules import Card, OpenPlay, Play, Reason, Rulebook, Seat, Trick, clockwise_from, open_plays


class Revoke(TrumpPosition):
    """
    The play, if there is one, by which a seat failed to follow suit although it could.

    All hands are open: `deal` is what each seat that plays held before the first trick.
    """

    kind = "revoke"
    form = AnswerForm.TRICK_AND_SEAT
    allows_none = True

    deal: HandsText
    """What each seat held before the first trick; who sits out has none."""
    play: TricksText

    @cached_property
    def _plays(self) -> tuple[OpenPlay, ...]:
        """Every play with what its seat held: worked out once, whoever judges it."""
        hands = self.hands_in_play()
        written = [*self.play, *([self.trick] if self.trick else [])]
        tricks = [
            Trick(tuple(seat for seat in clockwise_from(trick.leader) if seat in hands), trick.cards)
            for trick in written
        ]
        return tuple(open_plays(hands, tricks))

    def answer(self, rulebook: Rulebook) -> Answer:
        trump = self.trump
        for play in self._plays:
            if not rulebook.ruling(play.card, play.held, play.before, trump).allowed:
                return str(play.number), play.seat
        return ()

    # What is said of it

    def verdicts(self, rulebook: Rulebook, given: Answer) -> list[Verdict]:
        """The revoke, whoever was accused wrongly, and plays that look like a revoke and are none."""
        right = self.answer(rulebook)
        told = {_answer(play) for play in self._plays if self._looks_wrong(play)}
        told |= {answer for answer in (right, given) if answer}
        if not told:
            following = [play for play in self._plays if play.before]
            discards = [play for play in following if self._discards(rulebook, play)]
            told = set(map(_answer, discards or following))
        verdicts = [
            Verdict(
                " ".join(_answer(play)),
                judge(chosen=_answer(play) == given, expected=_answer(play) == right),
                self._why(rulebook, play),
            )
            for play in self._plays
            if _answer(play) in told
        ]
        return [*verdicts, *self._no_such_play(given)]

    def _no_such_play(self, given: Answer) -> Iterator[Verdict]:
        if given and given not in map(_answer, self._plays):
            number, seat = given
            reason = Reason("no-such-play", number=int(number), who=Seat(seat))
            yield Verdict(" ".join(given), "wrong", reason)

    def _why(self, rulebook: Rulebook, play: OpenPlay) -> Reason:
        """The reason of the ruling that decides, told of a play of the past."""
        reason = rulebook.ruling(play.card, play.held, play.before, self.trump).reason
        return of_a_play(rulebook, self.trump, play.number, Play(play.seat, play.card), reason)

    def says_true(self, rulebook: Rulebook, reason: Reason) -> bool:
        """What is so of another play than the one that decides is no lie."""
        place = str(reason.values["number"]), reason.values["who"]
        return any(_answer(play) == place and self._why(rulebook, play) == reason for play in self._plays)

    def _looks_wrong(self, play: OpenPlay) -> bool:
        """Whether the suits printed on the cards make it look like a revoke."""
        led = play.before[0].suit if play.before else None
        return led is not None and play.card.suit is not led and any(card.suit is led for card in play.held)

    def _discards(self, rulebook: Rulebook, play: OpenPlay) -> bool:
        """Whether another suit was played than the one led."""
        led = rulebook.follows_as(play.before[0], self.trump)
        return not rulebook.follows(play.card, led, self.trump)

    def opening(self, rulebook: Rulebook) -> list[Reason]:
        """Which suit a bower or the joker asks for, where it was led; that nobody revoked."""
        if self.trump is None:
            bowers = []
        else:
            leads = [play.card for play in self._plays if not play.before]
            roles = {"left": "led-left", "joker": "led-joker"}
            named = [(card, roles.get(role_of(rulebook, self.trump, card))) for card in leads]
            bowers = [Reason(code, card=card, trump=self.trump) for card, code in named if code]
        return bowers if self.answer(rulebook) else [Reason("no-revoke"), *bowers]

    # The open hands

    def hands_in_play(self) -> Mapping[Seat, tuple[Card, ...]]:
        return {hand.seat: hand.cards for hand in self.deal}

    def cards_in_play(self) -> Iterator[tuple[Path, Card]]:
        for place, hand in enumerate(self.deal):
            for index, card in enumerate(hand.cards):
                yield ("deal", place, "cards", index), card

    def cards_shown_again(self) -> Iterator[tuple[Path, Card]]:
        """Where the cards of the open hands were played to, or in South's hand are still held."""
        yield from super().cards_in_play()

    def sights(self, rulebook: Rulebook) -> Iterator[Sight]:
        for play in self._plays:
            yield self.sight(rulebook)._replace(hand=play.held, trick=play.before)

    # The question

    @classmethod
    def draw(cls, random: Random, rulebook: Rulebook, wished: Minds = ()) -> Pairs:
        return draw_revoke(random, rulebook, wished)

    def prompt(self) -> Reason:
        return Reason("ask-revoke", trump=self.trump)

    def choices(self, rulebook: Rulebook) -> tuple[str, ...]:
        return tuple(" ".join(_answer(play)) for play in self._plays)


def _answer(play: OpenPlay) -> Answer:
    return str(play.number), play.seat.value
