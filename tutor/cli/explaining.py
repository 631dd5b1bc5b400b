"""`tutor explain`: what a learner would read."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tutor.cli.reporting import USAGE, Commands, complain, read_below, sentence
from tutor.content.check import files_below, sort_out
from tutor.content.guess import guess
from tutor.content.hands import Hand, HandFile, read_hand
from tutor.content.places import default_paths
from tutor.content.problems import Problem
from tutor.content.puzzles import Puzzle
from tutor.content.speech import explanation_text, prompt, say_given
from tutor.language import LANGUAGES
from tutor.rules import GrammarError


def add_to(commands: Commands) -> None:
    """Adds the command and its options."""
    parser = commands.add_parser("explain", help="print what a learner would read of a puzzle or a hand")
    parser.add_argument("what", metavar="FILE|ID")
    parser.add_argument("--answer", help="the learner's answer; without it, the right one")
    parser.add_argument("--lang", choices=LANGUAGES, default="en")
    parser.set_defaults(run=_explain)


def _explain(options: argparse.Namespace) -> int:
    hands = _find_hands(options.what)
    for hand in (one.hand for one in hands if one.hand):
        print(_told(hand, options.lang), end="\n\n" if Path(options.what).is_dir() else "\n")
    status = complain([problem for one in hands for problem in one.problems])
    if hands and not Path(options.what).is_dir():
        return status
    puzzles, problems = _find(options.what)
    status = max(status, complain(problems))
    for number, puzzle in enumerate(puzzles):
        try:
            answer = puzzle.question.read_answer([options.answer]) if options.answer is not None else None
        except GrammarError as error:
            print(f"tutor: {puzzle.id}: {sentence(error.reason)}", file=sys.stderr)
            status = USAGE
        else:
            print("\n" * (number > 0) + _explanation(puzzle, answer, options.lang))
    return status


def _find_hands(what: str) -> list[HandFile]:
    """The hands of a file or a folder, or the one with that id; none where it is puzzles that are meant."""
    paths = [Path(what)] if Path(what).exists() else default_paths(Path())
    files, _ = sort_out(files_below(paths))
    read = [read_hand(file.read_bytes(), str(file)) for file in files]
    return [one for one in read if Path(what).exists() or one.id == what]


def _told(hand: Hand, lang: str) -> str:
    """The hand step by step, as somebody reads it who watches it."""
    lines = [hand.id, hand.title(lang)]
    for step in hand.showing().steps:
        note = step.note(lang)
        told = " ".join(one.text for one in step.narration(lang))
        lines += [f"{step.id:<12} {told}", *([f"{'':<12} > {note.text}"] if note else [])]
    return "\n".join(lines)


def _find(what: str) -> tuple[list[Puzzle], list[Problem]]:
    """The puzzles of a file, or the one with that id."""
    if Path(what).exists():
        return read_below([Path(what)])
    puzzles, problems = read_below(default_paths(Path()))
    found = [puzzle for puzzle in puzzles if puzzle.id == what]
    faults = [problem for problem in problems if problem.id == what]
    if not found and not faults:
        nearest = guess(what, [puzzle.id for puzzle in puzzles])
        raise FileNotFoundError(f"{what}; did you mean {nearest}?" if nearest else what)
    return found, faults


def _explanation(puzzle: Puzzle, answer: tuple[str, ...] | None, lang: str) -> str:
    question = puzzle.question
    answer = question.computed if answer is None else answer
    lines = [
        puzzle.id,
        prompt(question, lang, puzzle).text,
        f"> {say_given(question, answer, lang).text}",
        explanation_text(question, answer, lang, puzzle, between="\n"),
    ]
    return "\n".join(lines)
