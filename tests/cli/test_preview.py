"""`tutor preview` as a command: where it listens, what it refuses, and that it stops."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

import pytest
from commands import run, write

import tutor

LEFT = "- {id: left, kind: legal-plays, trump: H, trick: E 9H, hand: JD AD KC, answer: JD}\n"

pytestmark = pytest.mark.usefixtures("here")


@contextmanager
def previewed(*arguments: str) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """Where it says that the files are shown."""
    command = [sys.executable, "-m", "tutor", "preview", "--port", "0", *arguments]
    environment = {**os.environ, "PYTHONPATH": str(Path(tutor.__file__).parent.parent)}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
        assert process.stdout is not None
        try:
            first = process.stdout.readline()
            assert first.startswith("Your files are shown at http://127.0.0.1:"), first
            yield first.split()[5], process
        finally:
            process.terminate()
            process.wait(timeout=10)


def test_a_file_is_shown_where_it_says() -> None:
    with previewed(write("mine.yaml", LEFT)) as (address, process):
        with urlopen(address) as response:
            assert response.url.endswith("/en/workshop/")
            assert 'id="puzzle-left"' in response.read().decode()
        process.terminate()
        assert process.wait(timeout=10) == 0


def test_without_a_path_the_folders_here_are_shown() -> None:
    write("puzzles/a.yaml", LEFT)
    with previewed() as (address, _), urlopen(address) as response:
        assert 'id="puzzle-left"' in response.read().decode()


@pytest.mark.parametrize(("arguments", "said"), [((), "puzzles/ or lessons/"), (("no.yaml",), "no.yaml")])
def test_nothing_to_show(arguments: tuple[str, ...], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, "preview", *arguments)

    assert (status, out, err) == (2, "", f"tutor: nothing to read at {said}\n")


def test_a_port_that_is_none(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, "preview", write("mine.yaml", LEFT), "--port", "many")

    assert (status, out) == (2, "")
    assert "--port" in err
