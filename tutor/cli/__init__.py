"""The command line: one command a file, each with its own options."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib.metadata import version
from io import BytesIO, TextIOWrapper

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
from tutor.language import LanguageError
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
    _prepare_streams()
    options = _parser().parse_args(arguments)
    try:
        return int(options.run(options))
    except FileNotFoundError as missing:
        print(f"tutor: nothing to read at {missing.filename or missing}", file=sys.stderr)
    except GrammarError as error:
        print(f"tutor: {sentence(error.reason)}", file=sys.stderr)
    except LanguageError as error:
        print(f"tutor: {error}", file=sys.stderr)
        return CONTENT_ERROR
    except BrokenPipeError:
        # Whoever read the output has seen enough; nothing may be written at exit either.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return CONTENT_ERROR
    except OSError as error:
        where = f": {error.filename}" if error.filename else ""
        print(f"tutor: {error.strerror or error}{where}", file=sys.stderr)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return _INTERRUPTED
    return USAGE


def _prepare_streams() -> None:
    for name in ("stdin", "stdout", "stderr"):
        # There is none where whoever called has closed it.
        if getattr(sys, name) is None:
            setattr(sys, name, TextIOWrapper(BytesIO()))
    for name in ("stdout", "stderr"):
        # A Windows console's code page lacks ♠ and ř; a file's name may hold bytes that are no text at all.
        getattr(sys, name).reconfigure(encoding="utf-8", errors="backslashreplace")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="tutor", description="A school for the card game Euchre.")
    parser.add_argument("--version", action="version", version=version("euchre-tutor"))
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    for command in COMMANDS:
        command.add_to(commands)
    return parser
