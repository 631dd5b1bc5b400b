"""One step of a hand as a page shows it, with the ways to the others."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple
from urllib.parse import urlencode

from tutor.content.hands import Hand
from tutor.content.narration import Told, heading_of
from tutor.content.question import house_rules_of
from tutor.content.showing import Showing, Step
from tutor.content.speech import say
from tutor.language import Line
from tutor.rules import Seat
from tutor.web.facts import say_rule
from tutor.web.watching.asking import Asking, asking_of
from tutor.web.watching.stage import Stage, stage_of
from tutor.web.words import Words

STEP, HIDDEN, GIVEN, ASKED, TRIED = "step", "hidden", "answer", "asked", "try"
"""The keys of a query: the step, that other hands are hidden, an answer, that one is given, what is tried."""


class Chapter(NamedTuple):
    """A part of the transcript: the deal, the calls, a trick, the result."""

    heading: Line
    query: str
    """The query of its first step."""
    lines: list[tuple[Told, str, bool]]
    """What is told, the query of its step, and whether that step is shown; nothing that is still hidden."""


class View(NamedTuple):
    """A step of a hand for a template; the queries belong to the address of the hand."""

    id: str
    title: str
    variant: str
    rules: list[Line]
    """The house rules that differ from the variant's own."""
    number: int
    total: int
    heading: Line
    stage: Stage
    told: list[Told]
    note: Line | None
    asking: Asking | None
    """What whoever is next may do; nothing where that would tell a hidden hand."""
    is_open: bool
    step: str
    query: str
    """The query of this step."""
    first: str | None
    before: str | None
    after: str | None
    last: str | None
    other_way: str
    """The query of this step with the hands opened, or hidden again."""
    transcript: list[Chapter]
    """Empty where only a part of the hand is shown."""


def view_of(
    hand: Hand,
    words: Words,
    *,
    step: str = "",
    open: bool = True,
    given: Sequence[str] | None = None,
    tried: str = "",
    whole: bool = True,
) -> View:
    """
    A hand at one of its steps, at first the deal; *given* and *tried* are about the step after it.

    With its transcript where the *whole* hand is shown, not one step of it in a lesson.

    Raises:
        KeyError: Where the hand has no such step, or nothing like that can be answered or tried there.
    """
    showing = hand.showing(open=open)
    ids = showing.ids
    at = ids.index(showing.step(step).id if step else ids[0])
    shown = showing.steps[at]
    follows = showing.steps[at + 1] if at + 1 < len(ids) else None
    queries = [query_of(id, open=open) for id in ids]
    told = shown.narration(words.lang)
    return View(
        id=hand.id,
        title=hand.title(words.lang),
        variant=hand.variant,
        rules=[say_rule(hand.rules, name, words) for name in house_rules_of(hand.variant, hand.rules)],
        number=at + 1,
        total=len(ids),
        heading=say(heading_of(told[0]), words.lang),
        stage=stage_of(shown.after, shown.table, words, open=open),
        told=told,
        note=shown.note(words.lang),
        asking=_asking(follows, words, given, tried, open=open),
        is_open=open,
        step=ids[at],
        query=queries[at],
        first=queries[0] if at > 1 else None,
        before=queries[at - 1] if at else None,
        after=queries[at + 1] if follows else None,
        last=queries[-1] if at + 2 < len(ids) else None,
        other_way=query_of(ids[at], open=not open),
        transcript=_transcript(showing, queries, at, words) if whole else [],
    )


def query_of(step: str, *, open: bool = True) -> str:
    """The query that shows a step."""
    return urlencode([(STEP, step), *([] if open else [(HIDDEN, "1")])])


def _asking(
    step: Step | None, words: Words, given: Sequence[str] | None, tried: str, *, open: bool
) -> Asking | None:
    if step is not None and (open or step.seat is Seat.SOUTH):
        asking = asking_of(step, words, given=given, tried=tried)
        if asking is not None:
            return asking
    if given is not None or tried:
        raise KeyError("nothing is asked here")
    return None


def _transcript(showing: Showing, queries: Sequence[str], at: int, words: Words) -> list[Chapter]:
    """All chapters; where hands are hidden, what comes after the step that is shown is not told yet."""
    numbered = enumerate(showing.steps)
    told = [(number, line) for number, step in numbered for line in step.narration(words.lang)]
    found = []
    for heading, group in groupby(told, key=lambda one: heading_of(one[1])):
        lines = [(line, queries[number], number) for number, line in group]
        seen = [(line, query, number == at) for line, query, number in lines if showing.open or number <= at]
        found.append(Chapter(say(heading, words.lang), lines[0][1], seen))
    return found
