"""What a set of puzzles covers, in lines of at most a hundred signs."""

from __future__ import annotations

import textwrap
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from tutor.content.coverage import Coverage, Hole
from tutor.content.kinds import KINDS
from tutor.content.skills import SKILLS
from tutor.content.statements import statements
from tutor.learning.pairs import Hypothesis
from tutor.minds import MINDS

WIDTH = 100
_NAMES = 25
"""Columns of a row's name."""
FEW, MANY = 40, 60
"""Between so many percent, who goes by the cue alone learns nothing from being right."""


class Told(NamedTuple):
    """What the report tells."""

    covered: Coverage
    alike: Sequence[tuple[Hypothesis, Hypothesis]]
    holes: Sequence[Hole]
    skill: str | None


def report(told: Told) -> Iterator[str]:
    """The report, line by line."""
    yield from _matrix(told)
    yield from _skills(told)
    if told.skill is None:
        yield from _untold(told.covered)
    yield from _apart(told)
    yield from _holes(told.holes)


def short_names() -> dict[str, str]:
    """
    Two letters for each kind: its words' first ones, else its first and a later one that is free.

    >>> short_names()["legal-plays"], short_names()["revoke"], short_names()["reason"]
    ('lp', 're', 'ra')
    """
    taken: dict[str, str] = {}
    for kind in KINDS:
        first, *others = kind.split("-")
        letters = [*(word[0] for word in others[-1:]), *first[1:]]
        free = (f"{kind[0]}{letter}" for letter in letters if f"{kind[0]}{letter}" not in taken.values())
        taken[kind] = next(free, kind)
    return taken


def _matrix(told: Told) -> Iterator[str]:
    """Misconceptions by their skill, and how many puzzles of each kind expose them."""
    short = short_names()
    number = len(told.covered.puzzles)
    yield f"{number} puzzle{'' if number == 1 else 's'}. How many expose a misconception, by their kind:"
    yield ""
    yield f"{'':{_NAMES}}{''.join(f'{name:>3}' for name in short.values())}  all"
    for skill in SKILLS if told.skill is None else (told.skill,):
        ids = [id for id, mind in MINDS.items() if mind.skill == skill]
        yield from ([skill] if ids else [])
        yield from (_row(told.covered, id) for id in ids)
    yield ""
    legend = "   ".join(f"{name}\N{NO-BREAK SPACE}{kind}" for kind, name in short.items())
    yield from _wrapped(f"{legend}. A dot: none yet; a blank: such a question does not expose it.")


def _row(covered: Coverage, id: str) -> str:
    of_kind = Counter(puzzle.kind for puzzle in covered.exposing[id])
    cells = (str(of_kind[kind] or ("·" if kind in _exposed_by(id) else "")) for kind in KINDS)
    return f"  {id:{_NAMES - 2}}{''.join(f'{cell:>3}' for cell in cells)}{of_kind.total():>5}"


def _exposed_by(id: str) -> tuple[str, ...]:
    """The kinds that can expose a misconception; every reason can be asked for."""
    return (*MINDS[id].kinds, "reason")


def _skills(told: Told) -> Iterator[str]:
    """Puzzles and foils of each skill that has any."""
    yield ""
    yield f"{'Skill':{_NAMES}}{'puzzles':>8}{'called up':>11}{'foils':>7}"
    for skill in SKILLS if told.skill is None else (told.skill,):
        foils, called_up = told.covered.foils[skill]
        share = round(100 * foils / called_up) if called_up else None
        if not told.covered.of_skill[skill] and share is None:
            continue
        remark = "" if share is None or FEW <= share <= MANY else f"  {FEW} to {MANY} % were better"
        counted = f"{called_up:>11}{share:>5} %" if share is not None else f"{'–':>11}{'–':>7}"
        yield f"{skill:{_NAMES}}{told.covered.of_skill[skill]:>8}{counted}{remark}"
    yield from _wrapped(
        "Called up: puzzles that show what suggests a misconception of the skill. Foils: those of them at "
        "which it is right all the same."
    )
    if untaught := [skill for skill in told.covered.untaught if told.skill in (None, skill)]:
        yield from _wrapped(f"Not taught yet, by a lesson or a puzzle: {', '.join(untaught)}.")


def _untold(covered: Coverage) -> Iterator[str]:
    met = sum(bool(covered.stated[id]) for id in statements())
    untold = [one.id for one in covered.untold_statements()]
    others = sum(bool(one.no_rule) for one in statements().values())
    yield ""
    yield from _wrapped(
        f"{len(statements())} statements: {met} asked about by puzzles that name them in `source`, "
        f"{len(untold)} proved by tests alone, {others} no rules of the game."
        + (f" By tests alone: {', '.join(_ranges(untold))}." if untold else "")
    )


def _ranges(untold: Sequence[str]) -> Iterator[str]:
    """Ids that follow each other in one text, from the first to the last of them."""
    places = {id: place for place, id in enumerate(statements())}

    def neighbours(one: tuple[int, str]) -> tuple[str, int]:
        number, id = one
        return id.rstrip("0123456789"), places[id] - number

    for _, numbered in groupby(enumerate(untold), neighbours):
        ids = [id for _, id in numbered]
        yield ids[0] if len(ids) == 1 else f"{ids[0]} to {ids[-1]}"


def _apart(told: Told) -> Iterator[str]:
    count = len(MINDS) + 1
    yield ""
    yield from _wrapped(
        f"{count * (count - 1) // 2} pairs of misconceptions, soundness among them: "
        f"{len(told.alike)} that no puzzle tells apart, be it that no puzzle exposes either."
    )


def _holes(holes: Sequence[Hole]) -> Iterator[str]:
    yield ""
    if not holes:
        yield "No hole."
        return
    yield f"{len(holes)} {'hole' if len(holes) == 1 else 'holes'}:"
    for hole in holes:
        yield from _wrapped(f"{hole.what} {hole.id}: {hole.message}", "  ")
    yield "`tutor coverage --propose` prints puzzles that fill what can be filled by chance."


def _wrapped(text: str, indent: str = "") -> list[str]:
    lines = textwrap.wrap(
        text,
        WIDTH,
        initial_indent=indent,
        subsequent_indent=indent * 2,
        break_on_hyphens=False,
        drop_whitespace=True,
    )
    return [line.replace("\N{NO-BREAK SPACE}", " ") for line in lines]
