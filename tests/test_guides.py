"""The guides for authors and translators: each example is run, and prints what the guide says."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from textwrap import dedent
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parent.parent
GUIDES = ("puzzles/README.md", "puzzles/hands/README.md", "lessons/README.md")
LEFT_OUT = "…"
"""A line of a guide that stands for any lines."""


class Block(NamedTuple):
    """A block of code in a guide: a file, or commands with what they print."""

    line: int
    language: str
    file: str
    text: str


def blocks(guide: str) -> list[Block]:
    text = (ROOT / guide).read_text(encoding="utf-8")
    found = re.finditer(r"^ *```(\w+) ?(.*)\n((?s:.*?))^ *```$", text, re.MULTILINE)
    return [Block(text.count("\n", 0, one.start()) + 1, one[1], one[2], dedent(one[3])) for one in found]


def commands(text: str) -> Iterator[tuple[str, str]]:
    """Each command with what is to be printed."""
    for part in re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]:
        command, _, printed = part.partition("\n")
        yield command, printed


class Newcomer:
    """Somebody who does what a guide says, in a copy of the project's folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name in ("tutor", "templates", "puzzles", "lessons"):
            shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
        self.environment = {**os.environ, "PYTHONPATH": str(folder), "PYTHONUTF8": "1"}

    def write(self, block: Block) -> None:
        """The file that a block shows."""
        file = self.folder / block.file
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(block.text, encoding="utf-8")

    def run(self, command: str) -> str:
        """What a command prints; of a server, what it says first."""
        words, redirected = self._words(command)
        if words[3:4] == ["preview"]:
            return self._preview([*words, "--port", "0"])
        done = subprocess.run(
            words,
            cwd=self.folder,
            env=self.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        if redirected:
            (self.folder / redirected).write_text(done.stdout, encoding="utf-8")
        return "" if redirected else done.stdout

    def _words(self, command: str) -> tuple[list[str], str]:
        plain, _, redirected = command.partition(" > ")
        first, *others = shlex.split(plain)
        return [*([sys.executable, "-m", "tutor"] if first == "tutor" else [first]), *others], redirected

    def _preview(self, words: list[str]) -> str:
        with subprocess.Popen(
            words, cwd=self.folder, env=self.environment, stdout=subprocess.PIPE, text=True
        ) as process:
            assert process.stdout is not None
            said = process.stdout.readline()
            process.terminate()
        # The guide shows the usual port, which may be taken here.
        return re.sub(r":\d+/", ":8001/", said)


def pattern(printed: str) -> str:
    lines = [".*" if line == LEFT_OUT else re.escape(line) for line in printed.splitlines()]
    return "\n".join(lines)


@pytest.mark.parametrize("guide", GUIDES)
def test_every_example_of_a_guide_is_so(guide: str, tmp_path: Path) -> None:
    newcomer = Newcomer(tmp_path)
    ran = 0
    for block in blocks(guide):
        where = f"{guide}:{block.line}"
        if block.language == "console":
            for command, printed in commands(block.text):
                said = newcomer.run(command)
                assert re.fullmatch(pattern(printed), said.rstrip("\n"), re.DOTALL), (
                    f"{where}: {command}\n{said}"
                )
                ran += 1
        else:
            assert block.language in ("yaml", "markdown", "python"), where
            assert block.file, f"{where}: into which file?"
            newcomer.write(block)
    assert ran > 5


@pytest.mark.parametrize("guide", GUIDES)
def test_a_guide_leads_nowhere_else(guide: str) -> None:
    """Links within the project lead to files that are there."""
    text = (ROOT / guide).read_text(encoding="utf-8")
    for link in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", text):
        assert (ROOT / guide).parent.joinpath(link).exists(), link
