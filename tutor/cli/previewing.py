"""`tutor preview`: the site on an author's own files."""

from __future__ import annotations

import argparse
import sys
from functools import partial
from pathlib import Path

from tutor.cli.reporting import USAGE, Commands
from tutor.content.check import files_below
from tutor.content.places import local_paths

PORT = "8001"
"""Beside `tutor serve`."""


def add_to(commands: Commands) -> None:
    """Adds the command and its options."""
    parser = commands.add_parser(
        "preview",
        help="show your files as the school would, anew whenever you save",
        epilog="Nothing is written, and nobody else can see it.",
    )
    parser.add_argument("paths", nargs="*", type=Path, metavar="PATH")
    parser.add_argument("--port", metavar="N", default=PORT, help=f"0 takes a free one ({PORT})")
    parser.set_defaults(run=_preview)


def _preview(options: argparse.Namespace) -> int:
    paths = options.paths or local_paths(Path())
    if not paths:
        raise FileNotFoundError("puzzles/ or lessons/")
    # What is not there is told before the server starts.
    files_below(paths)
    # Imported here so that `tutor check` starts without the web.
    from tutor.web.operator import Operator, OperatorError
    from tutor.web.serving import serve
    from tutor.web.workshop import create_workshop

    try:
        operator = Operator.read({"port": options.port}, {})
    except OperatorError as error:
        print(f"tutor: {error}", file=sys.stderr)
        return USAGE
    return serve(operator, partial(create_workshop, paths), "Your files are shown at {} (Ctrl+C ends it)")
