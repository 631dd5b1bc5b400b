"""A position, the rules it is played by, and the question asked of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from tutor.content.answers import Answer, read_answer, same_answer
from tutor.content.contradictions import find_contradictions
from tutor.content.fields import QuestionKeys
from tutor.content.guess import guess
from tutor.content.position import Path, Position, PositionFault
from tutor.content.problems import Problem
from tutor.content.written import Written, spelled
from tutor.minds import Mind, minds_that_err
from tutor.rules import (
    VARIANTS,
    Card,
    Fault,
    GrammarError,
    Reason,
    Rulebook,
    RuleSet,
    Seat,
    contradictions,
    parse_rule,
    procedure_of,
    rule_names,
)


def rulebook_of(rules: RuleSet) -> Rulebook:
    """The true rulebook for a rule set."""
    return procedure_of(rules).rulebook


def house_rules_of(variant: str, rules: RuleSet) -> dict[str, object]:
    """The rules of a table that are not the variant's own."""
    usual, here = VARIANTS[variant], {name: getattr(rules, name) for name in rule_names()}
    return {name: value for name, value in here.items() if value != getattr(usual, name)}


@dataclass(frozen=True)
class Question:
    """A position under the rules of a table."""

    variant: str
    rules: RuleSet
    position: Position

    @property
    def rulebook(self) -> Rulebook:
        """The true rules."""
        return rulebook_of(self.rules)

    @property
    def asks_dealer(self) -> bool:
        """Whether the calls asked for are the dealer's, who says some of them in other words."""
        return self.position.asks_dealer(self.rulebook)

    @property
    def minds(self) -> tuple[Mind, ...]:
        """Every misconception at this table that can err on this kind of question."""
        return minds_that_err(self.position.subject, self.rules)

    @property
    def house_rules(self) -> dict[str, object]:
        """The rules of this table that are not the variant's own."""
        return house_rules_of(self.variant, self.rules)

    @cached_property
    def choices(self) -> tuple[str, ...]:
        """The words that an answer can be made of, in the order they are offered."""
        return self.position.choices(self.rulebook)

    @cached_property
    def computed(self) -> Answer:
        """The right answer, by the rules engine."""
        answer = self.position.answer(self.rulebook)
        if answer is None:
            raise ValueError("a question that was not checked has no answer")
        return answer

    def read_answer(self, words: list[str] | tuple[str, ...]) -> Answer:
        """
        An answer to this question, from its words.

        Raises:
            GrammarError: Where it is not understood.
        """
        position = self.position
        return read_answer(position.form, words, tuple(map(str, position.hand or ())))

    def is_right(self, answer: Answer) -> bool:
        """Whether a learner's *answer* is right; where any of several is, it is one of these."""
        return self._gives(answer, self.computed)

    def states_all(self, answer: Answer) -> bool:
        """Whether an author's *answer* is right; where any of several is, it lists them all."""
        return same_answer(self.position.form, answer, self.computed)

    def _gives(self, answer: Answer, accepted: Answer) -> bool:
        """Whether *answer* is what somebody gives who accepts that: any part of it, or the whole."""
        if not self.position.any_of:
            return same_answer(self.position.form, answer, accepted)
        return set(answer) <= set(accepted) and bool(answer) == bool(accepted)

    def misled(self, answer: Answer) -> list[Mind]:
        """Every misconception that gives this wrong answer, in the catalogue's order."""
        return [mind for mind, accepted in self._other_answers if self._gives(answer, accepted)]

    @cached_property
    def _other_answers(self) -> list[tuple[Mind, Answer]]:
        """What each mind answers; those are left out whose rule leaves no answer."""
        answers = [(mind, self.answer_of(mind)) for mind in self.minds]
        return [(mind, answer) for mind, answer in answers if answer is not None]

    def answer_of(self, mind: Mind) -> Answer | None:
        """What *mind* answers; None where its rule leaves no answer."""
        if mind not in self._given:
            self._given[mind] = self.position.answer(mind)
        return self._given[mind]

    @cached_property
    def _given(self) -> dict[Mind, Answer | None]:
        """The answers that minds have given so far."""
        return {}

    def shows_cue(self, mind: Mind) -> bool:
        """Whether the position calls up what *mind* believes, be it right here or not."""
        return any(map(mind.cue, self.position.sights(self.rulebook)))

    def gets_right(self, mind: Mind) -> bool:
        """Whether *mind* answers rightly, whatever it chooses; never where its rule leaves no answer."""
        answer = self.answer_of(mind)
        return answer is not None and self.is_right(answer)

    def gets_wrong(self, mind: Mind) -> bool:
        """Whether *mind* answers wrongly, whatever it chooses; never where its rule leaves no answer."""
        answer = self.answer_of(mind)
        if answer is None or (self.position.any_of and set(answer) & set(self.computed)):
            return False
        return not self.is_right(answer)


def read_rules(keys: QuestionKeys, written: Written) -> RuleSet | None:
    """The rules of the table; None, with every fault reported, where they can't be played."""
    changes: dict[str, object] = {}
    before = len(written.problems)
    for name, text in keys.rules.items():
        try:
            rule = parse_rule(name, text)
        except GrammarError as error:
            _report_rule(written, name, error)
        else:
            changes[rule.name] = rule.value
    if len(written.problems) > before:
        return None
    rules = VARIANTS[keys.variant].with_rules(changes)
    for field, other in contradictions(rules):
        paths: list[Path] = [("rules", spelled(name)) for name in (field, other)]
        named = [written.places[path] for path in paths if path in written.places]
        place = max(named, default=written.place(("rules",)))
        reason = Reason("rule-contradiction", rule=spelled(field), rule2=spelled(other))
        written.problems.append(Problem("rules", place, reason))
    return rules if len(written.problems) == before else None


def _report_rule(written: Written, name: str, error: GrammarError) -> None:
    if error.reason.code != "not-a-rule":
        written.problems.append(Problem("grammar", written.place(("rules", name)), error.reason))
        return
    nearest = guess(name, map(spelled, rule_names()))
    reason = Reason("not-a-rule", text=name, guess=nearest)
    written.problems.append(Problem("rules", written.place(("rules", name, "key")), reason))


def find_position_faults(position: Position, rules: RuleSet, written: Written) -> Iterator[PositionFault]:
    """Everything that makes the position impossible, or the question unanswerable."""
    outside = list(_outside_pack(position, rules))
    yield from outside
    rulebook = rulebook_of(rules)
    yield from _twice(position, rulebook, written)
    faults = rulebook.faults(position.facts())
    for fault in faults:
        yield PositionFault("turn" if fault.whose_turn else "position", fields_path(fault), fault.reason)
    yield from find_contradictions(position, rulebook)
    if not outside and not faults:
        yield from position.own_faults(rulebook)


def fields_path(fault: Fault) -> Path:
    """Where a fault that the rules found stands among the fields."""
    match fault.about:
        case ("trick" as name, int(word)):
            return (name, "leader") if word == 0 else (name, "cards", word - 1)
        case ("play" as name, int(number), int(word)):
            return (name, number, "leader") if word == 0 else (name, number, "cards", word - 1)
        case ("deal" as name, int(number), int(word)):
            return (name, number, "seat") if word == 0 else (name, number, "cards", word - 1)
    return fault.about


def _all_cards(position: Position) -> Iterator[tuple[Path, Card]]:
    yield from position.cards_in_play()
    yield from position.cards_shown_again()
    yield from position.cards_asked_about()
    if position.turn_up is not None:
        yield ("turn_up",), position.turn_up


def _outside_pack(position: Position, rules: RuleSet) -> Iterator[PositionFault]:
    pack = set(rules.pack)
    for path, card in _all_cards(position):
        if card not in pack:
            yield PositionFault("card-outside-deck", path, Reason("card-outside-deck", card=card))


def _twice(position: Position, rulebook: Rulebook, written: Written) -> Iterator[PositionFault]:
    """A card is in one place only; the later mention in the file is the fault."""
    in_play = list(position.cards_in_play())
    on_the_table = position.about_calls or not _taken_up(position, rulebook)
    if position.turn_up is not None and on_the_table:
        in_play.append((("turn_up",), position.turn_up))
    for cards in (in_play, list(position.cards_shown_again()), list(position.cards_asked_about())):
        seen: dict[Card, Path] = {}
        for path, card in sorted(cards, key=lambda mention: written.place(mention[0])):
            if card in seen:
                held = {seen[card][0], path[0]} == {"turn_up", "hand"}
                reason = Reason("turn-up-held" if held else "card-twice", card=card)
                yield PositionFault("card-twice", path, reason)
            seen.setdefault(card, path)


def _taken_up(position: Position, rulebook: Rulebook) -> bool:
    """The turned-up card may be in play, but only from the hand of whoever can have taken it up."""
    takers = position.turn_up_takers(rulebook)
    if position.turn_up in (position.hand or ()):
        return Seat.SOUTH in takers
    for seat, cards in position.hands_in_play().items():
        if position.turn_up in cards:
            return seat in takers
    for trick in position.all_tricks(rulebook):
        for seat, card in trick.plays():
            if card == position.turn_up:
                return seat in takers
    return True
