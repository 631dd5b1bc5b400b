"""`tutor serve`: the school on the web."""

from __future__ import annotations

import argparse
import os
import sys

from tutor.cli.reporting import USAGE, Commands

_SERVE_OPTIONS = (
    ("host", "NAME", "the name or address to listen at (127.0.0.1)"),
    ("port", "N", "the port to listen at; 0 takes a free one (8000)"),
    ("workers", "N", "processes that share the work (1)"),
    ("prefix", "PATH", "the path below which the site lies, such as /euchre"),
    ("data", "PATH|URL", "where answers are kept: a folder, or postgresql://…; else the user's data folder"),
    ("trusted-proxy", "ADDRESS", "whose X-Forwarded headers are believed: addresses, networks, or *"),
    ("imprint-url", "URL", "where it says who answers for the site"),
    ("report-url", "URL", "where visitors report a mistake"),
)
"""What `tutor.web.operator` reads."""


def add_to(commands: Commands) -> None:
    """Adds the command and its options."""
    parser = commands.add_parser(
        "serve",
        help="serve the school",
        epilog="Each option is an environment variable too: --trusted-proxy is EUCHRE_TRUSTED_PROXY.",
    )
    for name, metavar, help in _SERVE_OPTIONS:
        parser.add_argument(f"--{name}", metavar=metavar, help=help)
    parser.set_defaults(run=_serve)


def _serve(options: argparse.Namespace) -> int:
    # Imported here so that `tutor check` starts without the web.
    from tutor.web.operator import Operator, OperatorError
    from tutor.web.serving import serve

    try:
        operator = Operator.read(vars(options), os.environ)
    except OperatorError as error:
        print(f"tutor: {error}", file=sys.stderr)
        return USAGE
    return serve(operator)
