"""The secret key: made once in the data folder, whoever looks for it first."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
import time
from pathlib import Path

import pytest

import tutor
from tutor.cli import main
from tutor.web import create_app
from tutor.web.keys import NAME, secret_key
from tutor.web.operator import Operator

CODE = str(Path(tutor.__file__).parent.parent)


def test_the_key_is_made_once(tmp_path):
    """In a folder that is made with it, for its owner's eyes alone."""
    folder = tmp_path / "new" / "data"
    key = secret_key(folder)

    assert len(key) == 32
    assert secret_key(folder) == key
    assert secret_key(tmp_path / "other") != key
    assert stat.S_IMODE((folder / NAME).stat().st_mode) == 0o600
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert [path.name for path in folder.iterdir()] == [NAME]


def test_workers_that_race_for_the_key_all_get_the_same(tmp_path):
    """Five processes that start at the same moment, ten times over."""
    code = (
        "import sys, time; from pathlib import Path; from tutor.web.keys import secret_key\n"
        "time.sleep(max(0, float(sys.argv[1]) - time.time()))\n"
        "print([secret_key(Path(sys.argv[2]) / str(n)).hex() for n in range(10)])"
    )

    command = [sys.executable, "-c", code, str(time.time() + 3), str(tmp_path)]
    environment = {**os.environ, "PYTHONPATH": CODE}
    racing = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) for _ in range(5)]
    answers = [process.communicate(timeout=30)[0] for process in racing]

    assert {process.returncode for process in racing} == {0}
    assert len(set(answers)) == 1
    assert len(set(answers[0].strip("[]\n").split(", "))) == 10
    assert sorted(path.name for path in tmp_path.rglob("*") if path.is_file()) == [NAME] * 10


def test_a_key_that_was_spoilt_is_not_replaced_in_silence(tmp_path, capsys):
    """Somebody may still rely on it."""
    (tmp_path / NAME).write_bytes(b"short")

    with pytest.raises(ValueError, match=NAME):
        secret_key(tmp_path)
    assert main(["serve", "--port", "0", "--data", str(tmp_path)]) == 2
    assert NAME in capsys.readouterr().err
    assert (tmp_path / NAME).read_bytes() == b"short"


def test_a_data_folder_that_is_none(tmp_path, capsys):
    """One line, as for any wrong usage."""
    (tmp_path / "file").touch()

    assert main(["serve", "--port", "0", "--data", str(tmp_path / "file")]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith("tutor: --data: ")


def test_without_a_data_folder_there_is_no_key(tmp_path):
    """And with one, the site has it; no visitor gets a cookie because of that."""
    assert create_app(operator=Operator()).config["SECRET_KEY"] is None
    app = create_app(operator=Operator(data=tmp_path))

    assert app.config["SECRET_KEY"] == (tmp_path / NAME).read_bytes()
    assert "Set-Cookie" not in app.test_client().get("/de/").headers
