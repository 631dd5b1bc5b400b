"""`tutor fmt`: puzzles, lessons and the glossary in the school's spelling."""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import tempfile
from pathlib import Path

from tutor.cli.reporting import CONTENT_ERROR, OK, Commands, complain
from tutor.content.check import files_below
from tutor.content.places import local_paths
from tutor.content.spelling import respell


def add_to(commands: Commands) -> None:
    """Adds the command and its options."""
    parser = commands.add_parser(
        "fmt",
        help="spell cards, suits, seats, calls, ids and keys as the school does",
        epilog="Comments, layout and texts stay as they are, and so does every word that is not understood.",
    )
    parser.add_argument("paths", nargs="*", type=Path, metavar="PATH")
    parser.add_argument(
        "--check", action="store_true", help="change nothing; exit 1 where something would change"
    )
    parser.set_defaults(run=_fmt)


def _fmt(options: argparse.Namespace) -> int:
    # Shipped files are nobody's to change.
    paths = options.paths or local_paths(Path())
    if not paths:
        raise FileNotFoundError("puzzles/ or lessons/")
    status, changed = OK, 0
    for file in files_below(paths):
        data, words, problems = respell(file.read_bytes())
        if problems:
            print(f"tutor: {file} is left as it is: it can't be read", file=sys.stderr)
            status = max(status, complain([problem.in_file(str(file)) for problem in problems]))
        if words:
            changed += 1
            if not options.check:
                _replace(file, data)
            print(f"{file}: {_count(words, 'word')} {'would change' if options.check else 'changed'}")
    if options.check and changed:
        status = CONTENT_ERROR
    print(f"{_count(changed, 'file')} {'would change' if options.check else 'changed'}")
    return status


def _replace(file: Path, data: bytes) -> None:
    """Writes a file all at once or not at all; a link goes on pointing to it, and its mode is kept."""
    target = file.resolve()
    # What may not be written may not be replaced, either.
    with target.open("r+b"):
        pass
    handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
    try:
        with os.fdopen(handle, "wb") as written:
            written.write(data)
        shutil.copymode(target, name)
        Path(name).replace(target)
    finally:
        Path(name).unlink(missing_ok=True)


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}{'' if number == 1 else 's'}"
