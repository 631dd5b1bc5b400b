"""Runs a command as its user does, in this process or in one of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tutor.cli import main


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """Exit status, standard output and standard error."""
    try:
        status = main(arguments)
    except SystemExit as stop:
        status = int(stop.code or 0)
    printed = capsys.readouterr()
    return status, printed.out, printed.err


def module(*arguments: str, **environment: str) -> subprocess.CompletedProcess[bytes]:
    """The command in a process of its own."""
    command = [sys.executable, "-m", "tutor", *arguments]
    return subprocess.run(command, capture_output=True, check=False, env={**os.environ, **environment})


def write(name: str, *puzzles: str) -> str:
    """A file with these puzzles; its name."""
    Path(name).parent.mkdir(parents=True, exist_ok=True)
    Path(name).write_text("puzzles:\n" + "".join(puzzles), encoding="utf-8")
    return name
