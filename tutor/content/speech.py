"""From reasons to sentences: the words a learner reads."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from tutor.content.answers import Answer, AnswerForm
from tutor.content.grading import Grade, judge_answer
from tutor.content.position import Verdict
from tutor.content.problems import Problem
from tutor.content.puzzles import Puzzle
from tutor.content.question import Question
from tutor.content.spoken import addressed, spoken
from tutor.content.texts import fill, is_written
from tutor.language import FALLBACK, Line, catalogue
from tutor.rules import STANDARD, Card, Reason, RuleSet, Seat

BELIEFS_SHOWN = 2
"""An explanation prints no more misconceptions than this; more would bury the rule."""
WORDS_SHOWN = 60
"""A second one only where the whole, without the lines for each card, has no more words than this."""


def say(reason: Reason, lang: str, *, by_dealer: bool = False) -> Line:
    """A reason as a sentence to the learner, who sits South and is addressed; a call may be the dealer's."""
    values = {
        name: _worded_value(name, value, lang, by_dealer=by_dealer) for name, value in reason.values.items()
    }
    return catalogue(lang).speak(_said_otherwise(reason) or reason.code, **values)


def _said_otherwise(reason: Reason) -> str | None:
    """
    The message for a reason that holds of something else than its own words say; None where there is none.

    A ruling on a play of the past is said of its trick and its player, not to somebody who holds the card; a
    trick that is not over is won if one of these cards is played.
    """
    played, won = f"played-{reason.code}", f"if-{reason.code}"
    known = catalogue(FALLBACK).ids
    if "number" in reason.values and played in known:
        return played
    return won if "cards" in reason.values and won in known else None


def say_here(question: Question, reason: Reason, lang: str) -> Line:
    """The same of a question: its calls are said as whoever is asked for them says them."""
    return say(reason, lang, by_dealer=question.asks_dealer)


def _worded_value(name: str, value: object, lang: str, *, by_dealer: bool) -> object:
    """A value of a reason, as its sentence takes it: calls and the house rule on weak hands in words."""
    if isinstance(value, Seat):
        return addressed(value)
    if name in ("call", "call2"):
        calls = value if isinstance(value, tuple) else (str(value),)
        return spoken(AnswerForm.CALLS, calls, lang, by_dealer=by_dealer)
    if name == "rule":
        return catalogue(lang).speak(f"rule-weak-hand-{str(value).replace('_', '-')}").text
    return value


def say_problem(problem: Problem, lang: str = FALLBACK) -> str:
    """A problem's message to an author; seats have their names there."""
    return " ".join(say_reason(reason, lang) for reason in (problem.reason, *problem.notes))


def say_reason(reason: Reason, lang: str) -> str:
    """A reason as it is said to somebody who does not sit at the table."""
    return catalogue(lang).speak(reason.code, **_quotable(reason.values)).text


_QUOTED = ("text", "key")
"""The values that are an author's own words."""
_LONGEST_QUOTATION = 120


def _quotable(values: Mapping[str, Any]) -> dict[str, Any]:
    """The values, an author's words cut where they would drown the sentence that quotes them."""
    long = {name for name in _QUOTED if len(str(values.get(name, ""))) > _LONGEST_QUOTATION}
    return {
        name: f"{str(value)[:_LONGEST_QUOTATION].rstrip()}…" if name in long else value
        for name, value in values.items()
    }


class Group(NamedTuple):
    """Cards, seats, ... on which the verdict and the reason are the same."""

    verdict: str
    items: list[Card | str]
    reason: Reason


class Belief(NamedTuple):
    """A misconception in words."""

    id: str
    belief: Line
    refutation: Line


_FIRST = ("right", "also", "missed", "wrong", "left")
"""What holds comes before what does not."""


class Explanation(NamedTuple):
    """What a learner reads after an answer."""

    headline: Line
    opening: list[Line]
    groups: list[tuple[Group, Line]]
    answer: Line
    """The right answer in words."""
    beliefs: list[Belief]
    own: Line | None
    """What the author adds."""
    in_order: bool = False
    """Whether the groups tell an order, which must not be broken up."""
    closing: tuple[Line, ...] = ()
    """What is said after the reasons of the answer, and is not one of them."""

    def told_groups(self) -> list[tuple[Group, Line]]:
        """The groups that a short explanation tells, the rule that decides before what breaks it."""
        told = [told for told in self.groups if told[0].verdict != "left"] or self.groups
        return told if self.in_order else sorted(told, key=lambda told: _FIRST.index(told[0].verdict))

    def lines(self, *, correct: bool) -> list[Line]:
        """The explanation as sentences, none said twice."""
        reasons = [line for found, line in self.told_groups()]
        beliefs = [line for belief in self.beliefs for line in (belief.belief, belief.refutation)]
        told = [self.headline, *self.opening, *reasons, *self.closing]
        # An order opens with its cards.
        is_told = self.in_order or any(line.text in self.answer.text for line in reasons)
        if not correct and not is_told:
            told.append(self.answer)
        told += [*beliefs, *([self.own] if self.own else [])]
        return list(dict.fromkeys(told))


def prompt(question: Question, lang: str, puzzle: Puzzle | None = None) -> Line:
    """The question in words: the author's own, else the kind's."""
    if puzzle is not None and (own := own_words(puzzle, "say", lang)):
        return own
    first, *others = [
        say_here(question, reason, lang) for reason in question.position.prompts(question.rulebook)
    ]
    return first._replace(text=" ".join([first.text, *(line.text for line in others)]))


def own_words(puzzle: Puzzle, key: str, lang: str) -> Line | None:
    """The author's text under `say`, `hint` or `why`, if there is one; in English where it lacks *lang*."""
    texts = {tongue: text.strip() for tongue, text in getattr(puzzle.keys, key).items() if is_written(text)}
    spoken_in = lang if lang in texts else FALLBACK
    text = texts.get(spoken_in)
    return Line(fill(text, spoken_in, puzzle.question.position), spoken_in) if text else None


_LISTED = ("cards", "call", "suit")
"""What a reason can say of several at once."""


def group(verdicts: Iterable[Verdict]) -> list[Group]:
    """Cards, seats, ... with the same verdict and reason together; cards, calls and suits are then listed."""
    groups: dict[object, Group] = {}
    for item, verdict, reason in verdicts:
        others = tuple((name, value) for name, value in reason.values.items() if name not in _LISTED)
        key = (verdict, reason.code, others)
        known = groups.get(key, Group(verdict, [], reason))
        groups[key] = Group(verdict, [*known.items, item], _merged(known.reason, reason))
    return list(groups.values())


def _merged(one: Reason, other: Reason) -> Reason:
    """Two reasons that differ in what they list, as one that lists it all."""
    values = dict(other.values)
    for name in _LISTED:
        if name in values and values[name] != one.values[name]:
            values[name] = tuple(dict.fromkeys((*_several(one.values[name]), *_several(values[name]))))
    return Reason(other.code, **values)


def _several(value: object) -> tuple[object, ...]:
    # A card is a named tuple, and no list.
    return value if type(value) is tuple else (value,)


def say_answer(form: AnswerForm, answer: Answer, lang: str, *, any_of: bool = False) -> Line:
    """An answer in words: *the jack of diamonds*; where it lists what is right, *any of* it."""
    return say(_worded("say", form, answer, lang, any_of=any_of), lang)


def say_given(question: Question, answer: Answer, lang: str) -> Line:
    """An answer to this question in words, be it right or wrong."""
    position = question.position
    if position.form is AnswerForm.CODE:
        return say_code(question, " ".join(answer), lang)
    return say(_in_words("say", question, answer, lang), lang)


def say_code(question: Question, code: str, lang: str) -> Line:
    """The sentence of a reason that can be chosen here; a code that nobody would give has none."""
    position, rulebook = question.position, question.rulebook
    known = code in question.choices
    return say_here(question, position.reason_called(rulebook, code), lang) if known else Line(code, lang)


def _in_words(prefix: str, question: Question, answer: Answer, lang: str) -> Reason:
    position, by_dealer = question.position, question.asks_dealer
    return _worded(prefix, position.form, answer, lang, any_of=position.any_of, by_dealer=by_dealer)


def _worded(
    prefix: str,
    form: AnswerForm,
    answer: Answer,
    lang: str,
    *,
    any_of: bool = False,
    by_dealer: bool = False,
) -> Reason:
    if not answer:
        if form is AnswerForm.CALLS:
            return Reason(f"{prefix}-no-call")
        nobody = form in (AnswerForm.SEAT, AnswerForm.SEATS, AnswerForm.TRICK_AND_SEAT)
        return Reason(f"{prefix}-nobody" if nobody else f"{prefix}-none")
    match form:
        case AnswerForm.SUIT:
            return Reason(f"{prefix}-suit", suit=answer[0])
        case AnswerForm.SEAT:
            return Reason(f"{prefix}-seat", who=Seat(answer[0]))
        case AnswerForm.CARDS | AnswerForm.CARD | AnswerForm.CARD_ORDER:
            return Reason(f"{prefix}-any-card" if any_of else f"{prefix}-cards", cards=answer)
        case AnswerForm.TRICK_AND_SEAT:
            return Reason(f"{prefix}-play", n=int(answer[0]), who=Seat(answer[1]))
    return Reason(f"{prefix}-words", text=spoken(form, answer, lang, by_dealer=by_dealer))


def _right_answer(question: Question, answer: Answer, lang: str) -> Line:
    position = question.position
    if position.form is AnswerForm.CODE:
        sentence = say_code(question, answer[0], lang).text
        return say(Reason("right-answer-words", text=sentence.rstrip(".")), lang)
    return say(_in_words("right-answer", question, answer, lang), lang)


def _headline(result: Grade) -> Reason:
    if result.partly:
        return Reason("verdict-partly")
    return Reason("verdict-right" if result.correct else "verdict-wrong")


def belief(id: str, lang: str, rules: RuleSet = STANDARD) -> Belief:
    """A misconception in words: what one may think, and what holds at a table with these *rules*."""
    players = len(rules.seats)
    return Belief(
        id,
        say(Reason(f"mind-{id}-belief", players=players), lang),
        say(Reason(f"mind-{id}-refutation", players=players), lang),
    )


def count_words(lines: Iterable[Line]) -> int:
    """How many words there are to read."""
    return sum(len(line.text.split()) for line in lines)


def _that_fit(beliefs: list[Belief], words: int) -> list[Belief]:
    """The likeliest misconception, and the others as long as there are words for them."""
    told = beliefs[:1]
    for one in beliefs[1:]:
        if count_words(line for told_one in (*told, one) for line in told_one[1:]) <= words:
            told.append(one)
    return told


def explain(question: Question, result: Grade, lang: str, puzzle: Puzzle | None = None) -> Explanation:
    """What the learner who gave that answer reads."""
    position, rulebook = question.position, question.rulebook
    headline = say(_headline(result), lang)
    opening = [say_here(question, reason, lang) for reason in position.opening(rulebook)]
    beliefs = [belief(id, lang, question.rules) for id in result.misconceptions[:BELIEFS_SHOWN]]
    given = [verdict.reason for verdict in result.verdicts]
    closing = [reason for reason in position.closing(rulebook) if reason not in given]
    # An order opens with its cards; and the right answer is told again with its reasons.
    first = [headline] if position.form is AnswerForm.CARD_ORDER else [headline, *opening]
    return Explanation(
        headline,
        opening,
        [(found, say_here(question, found.reason, lang)) for found in group(result.verdicts)],
        _right_answer(question, result.expected, lang),
        _that_fit(beliefs, WORDS_SHOWN - count_words(first)),
        own_words(puzzle, "why", lang) if puzzle else None,
        in_order=position.form is AnswerForm.CARD_ORDER,
        closing=tuple(say_here(question, reason, lang) for reason in closing),
    )


def explanation_text(
    question: Question, given: Answer, lang: str, puzzle: Puzzle | None = None, *, between: str = " "
) -> str:
    """The explanation as plain text, sentence after sentence with *between* between them."""
    result = judge_answer(question, given, puzzle)
    lines = explain(question, result, lang, puzzle).lines(correct=result.correct)
    return between.join(line.text for line in lines)
