"""`tutor new`: a puzzle to begin with."""

from __future__ import annotations

import argparse
import sys

from tutor.cli.reporting import OK, USAGE, Commands, sentence
from tutor.content.fields import is_id
from tutor.content.kinds import KINDS, kind_asked
from tutor.content.nodes import plain_key
from tutor.content.skeleton import skeleton
from tutor.rules import Reason


def add_to(commands: Commands) -> None:
    """Adds the command and its options."""
    parser = commands.add_parser(
        "new", help="print a puzzle to begin with", epilog=f"The kinds: {', '.join(KINDS)}."
    )
    parser.add_argument("kind", metavar="KIND", help="the kind of question")
    parser.add_argument("--id", help="the puzzle's id (my-KIND)")
    parser.set_defaults(run=_new)


def _new(options: argparse.Namespace) -> int:
    kind = plain_key(options.kind)
    id = options.id if options.id is not None else f"my-{kind}"
    refused = None if is_id(id) else Reason("not-an-id", text=id)
    if kind not in KINDS and isinstance(unknown := kind_asked(options.kind), Reason):
        refused = unknown
    if refused:
        print(f"tutor: {sentence(refused)}", file=sys.stderr)
        return USAGE
    print(skeleton(kind, id), end="")
    return OK
