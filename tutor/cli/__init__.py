"""The command line: one command a file, each with its own options."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path

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

_INTERRUPTED = 130
"""What shells call a program that Ctrl+C has ended."""
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
    _open_what_is_closed()
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
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return _INTERRUPTED
    return USAGE


def _open_what_is_closed() -> None:
    """A program may be started without input and output; then there is nothing to read, and nobody reads."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115  # open to the end


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="tutor", description="A school for the card game Euchre.")
    parser.add_argument("--version", action="version", version=version("euchre-tutor"))
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    for command in COMMANDS:
        command.add_to(commands)
    return parser
