"""The play: who leads, what follows, what wins; with positions that the rules decide."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tutor.content.address import pairs_of
from tutor.content.ask import read_ask
from tutor.content.grading import judge_answer
from tutor.content.question import Question
from tutor.content.speech import explain
from tutor.content.spoken import addressed
from tutor.language import Line
from tutor.rules import Rulebook, RuleSet, Seat, Suit
from tutor.web.faces import Face, Faces, Sign, sign_of
from tutor.web.words import Words

_POSITIONS = (
    # Following suit; then the jack that changes sides, not following and following.
    (Suit.HEARTS, "KS", "AS 9S AH QC 10D"),
    (Suit.HEARTS, "10D", "JD AS 9C QS KC"),
    (Suit.HEARTS, "9H", "JD AD KC QS 10S"),
)
_WITH_JOKER = (Suit.CLUBS, "9C", "Joker AS KS QH 10H")


class Example(NamedTuple):
    """A position, what may be played in it, and why."""

    trump: Sign
    led: Line
    lead: Face
    hand: list[tuple[Face, bool]]
    """South's cards, and whether each may be played."""
    reasons: list[Line]
    kind: str
    pairs: list[tuple[str, str]]
    """Its address."""


def play_of(rulebook: Rulebook, words: Words) -> Iterator[Line]:
    """What holds for every trick."""
    rules = rulebook.rules
    bidder = rules.trump_by != "turn_up"
    yield words.line("rules-leads", leader="bidder" if bidder else "eldest", players=len(rules.seats))
    yield words.line("rules-follow")
    if rules.bowers:
        yield words.line("rules-left-follows")
    if rules.joker:
        yield words.line("rules-joker-follows")
    yield words.line("rules-wins")


def examples_of(variant: str, rules: RuleSet, words: Words) -> list[Example]:
    """Positions of this game; the rulebook says what is allowed in each."""
    positions = [*_POSITIONS, *([_WITH_JOKER] if rules.joker else [])]
    return [_example(question_of(variant, rules, *position), words) for position in positions]


def question_of(variant: str, rules: RuleSet, trump: Suit, led: str, hand: str) -> Question:
    """
    Which cards South may play to *led*, the first card of the trick.

    Raises:
        ValueError: Where the position can't come up in this game.
    """
    leader = rules.seats[rules.seats.index(Seat.SOUTH) - 1]
    pairs = [("variant", variant), ("trump", trump.value), ("trick", f"{leader} {led}"), ("hand", hand)]
    question = read_ask("legal-plays", pairs)
    if not isinstance(question, Question):
        raise ValueError(f"{variant}: {[problem.code for problem in question]}")
    return question


def _example(question: Question, words: Words) -> Example:
    position, allowed = question.position, question.computed
    trump = position.named_trump
    trick = position.table(question.rulebook)
    assert trump is not None
    (leader, lead), *_ = trick.plays()
    faces = Faces(words, question.rulebook, trump)
    told = explain(question, judge_answer(question, allowed), words.lang)
    reasons = [line for group, line in told.told_groups() if group.verdict == "right"]
    return Example(
        sign_of(trump, words.lang),
        words.line("card-is-led", who=addressed(leader), card=lead),
        faces(lead),
        [(faces(card), str(card) in allowed) for card in position.hand or ()],
        list(dict.fromkeys([*told.opening, *reasons])),
        position.kind,
        pairs_of(question),
    )
