"""`tutor answer`: what the engine answers, whatever a file says."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from tutor.cli.reporting import Commands, complain, read_below
from tutor.content.answers import print_answer


def add_to(commands: Commands) -> None:
    """Adds the command and its options."""
    parser = commands.add_parser("answer", help="print the engine's answers")
    parser.add_argument("paths", nargs="+", type=Path, metavar="PATH")
    parser.add_argument("--format", choices=("text", "json"), default="text")
    parser.set_defaults(run=_answer)


def _answer(options: argparse.Namespace) -> int:
    puzzles, problems = read_below(options.paths)
    answers = {p.id: {"kind": p.kind, "answer": print_answer(p.question.computed)} for p in puzzles}
    if options.format == "json":
        print(json.dumps(answers, ensure_ascii=False, indent=2))
    else:
        for id, answer in answers.items():
            print(f"{id}: {answer['answer']}")
    return complain(problems)
