"""`tutor coverage`: what a set of puzzles exposes, and the holes it leaves."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tutor.cli.covered import Told, report
from tutor.cli.proposing import propose
from tutor.cli.reporting import CONTENT_ERROR, Commands, complain, read_below
from tutor.content.check import LESSON
from tutor.content.coverage import Coverage, Hole
from tutor.content.fields import parse_skill
from tutor.content.lessons import lesson_keys
from tutor.content.places import default_paths
from tutor.content.puzzles import Puzzle
from tutor.learning.pairs import Hypothesis, find_alike
from tutor.minds import MINDS


def add_to(commands: Commands) -> None:
    """Adds the command and its options."""
    parser = commands.add_parser(
        "coverage",
        help="show what the puzzles expose, and what they leave uncovered",
        epilog="The exit status is 1 while there is a hole.",
    )
    parser.add_argument("paths", nargs="*", type=Path, metavar="PATH")
    parser.add_argument("--skill", help="only what belongs to this skill")
    parser.add_argument("--format", choices=("text", "json"), default="text")
    parser.add_argument("--propose", action="store_true", help="print a file of puzzles that fill holes")
    parser.set_defaults(run=_coverage)


def _coverage(options: argparse.Namespace) -> int:
    skill = parse_skill(options.skill) if options.skill is not None else None
    puzzles, problems = read_below(options.paths or default_paths(Path())[:1])
    status = complain(problems)
    covered = Coverage(puzzles, _taught([*options.paths, *default_paths(Path())]))
    alike = _alike(puzzles, skill)
    holes = [*covered.holes(skill), *(_hole(pair) for pair in _both_exposed(covered, alike))]
    if options.propose:
        print(propose(covered, holes), end="")
    elif options.format == "json":
        print(json.dumps(_as_data(covered, alike, holes), ensure_ascii=False, indent=2))
    else:
        print(*report(Told(covered, alike, holes, skill)), sep="\n")
    return max(status, CONTENT_ERROR if holes else status)


def _taught(paths: Sequence[Path]) -> set[str]:
    """The skills of the lessons below *paths*."""
    lessons = [lesson_keys(file.parent) for path in paths for file in path.rglob(LESSON)]
    return {skill for keys in lessons if keys for skill in keys.skills}


Pair = tuple[Hypothesis, Hypothesis]


def _alike(puzzles: Sequence[Puzzle], skill: str | None) -> list[Pair]:
    """Hypotheses that no puzzle tells apart; with a *skill*, where one of the two belongs to it."""
    pairs = find_alike([puzzle.question for puzzle in puzzles])
    return [pair for pair in pairs if skill is None or any(MINDS[id].skill == skill for id in sum(pair, ()))]


def _both_exposed(covered: Coverage, pairs: Sequence[Pair]) -> list[Pair]:
    """Without those of a misconception that nothing exposes, which is a hole by itself."""
    return [pair for pair in pairs if all(one and covered.exposing[one[0]] for one in pair)]


def _hole(pair: Pair) -> Hole:
    (one,), (other,) = pair
    return Hole("pair", f"{one} {other}", "no puzzle tells them apart")


def _as_data(covered: Coverage, alike: Sequence[Pair], holes: Sequence[Hole]) -> dict[str, Any]:
    return {
        "puzzles": len(covered.puzzles),
        "cells": [
            {"misconception": cell.mind, "skill": cell.skill, "kind": cell.kind, "puzzles": _ids(puzzles)}
            for cell, puzzles in covered.cells.items()
        ],
        "skills": {
            skill: {"puzzles": covered.of_skill[skill], "foils": foils.foils, "called_up": foils.called_up}
            for skill, foils in covered.foils.items()
        },
        "not_taught": covered.untaught,
        "kinds": dict(covered.of_kind),
        "alike": [[" ".join(one) or "sound" for one in pair] for pair in alike],
        "statements": {id: _ids(puzzles) for id, puzzles in covered.stated.items()},
        "holes": [hole._asdict() for hole in holes],
    }


def _ids(puzzles: Sequence[Puzzle]) -> list[str]:
    return [puzzle.id for puzzle in puzzles]
