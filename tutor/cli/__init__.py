"""The command line: one command a file, each with its own options."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib.metadata import version

from tutor.cli import (
    answering,
    beginning,
    checking,
    covering,
    dealing,
    explaining,
    generating,
    previewing,
    quizzing,
    schemas,
    serving,
    spelling,
)
from tutor.cli.reporting import CONTENT_ERROR, USAGE, sentence
from tutor.rules import GrammarError

COMMANDS = (
    beginning,
    generating,
    checking,
    answering,
    explaining,
    covering,
    previewing,
    spelling,
    schemas,
    dealing,
    quizzing,
    serving,
)
"""Each adds itself to the parser by `add_to`."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one command; 0 all well, 1 content errors, 2 wrong usage."""
    for stream in (sys.stdout, sys.stderr):
        # A Windows console's code page lacks ♠ and ř; a file's name may hold bytes that are no text at all.
        stream.reconfigure(encoding="utf-8", errors="backslashreplace")  # type: ignore[union-attr]
    options = _parser().parse_args(arguments)
    try:
        return int(options.run(options))
    except FileNotFoundError as missing:
        print(f"tutor: nothing to read at {missing.filename or missing}", file=sys.stderr)
    except GrammarError as error:
        print(f"tutor: {sentence(error.reason)}", file=sys.stderr)
    except BrokenPipeError:
        # Whoever read the output has seen enough; nothing may be written at exit either.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return CONTENT_ERROR
    except OSError as error:
        print(f"tutor: {error.strerror}: {error.filename}", file=sys.stderr)
    return USAGE


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="tutor", description="A school for the card game Euchre.")
    parser.add_argument("--version", action="version", version=version("euchre-tutor"))
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    for command in COMMANDS:
        command.add_to(commands)
    return parser
