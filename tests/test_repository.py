"""What a newcomer relies on: the README's commands, the files in the wheel, the top level."""

from __future__ import annotations

import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tutor.content.check import check
from tutor.content.kinds import KINDS
from tutor.rules import VARIANTS

ROOT = Path(__file__).parent.parent
SETS_UP_AND_TESTS = "python3 -m venv .venv && .venv/bin/pip install -e '.[test]' && .venv/bin/pytest"


def test_ci_runs_the_readmes_own_test_command() -> None:
    assert f"```sh\n{SETS_UP_AND_TESTS}\n```" in (ROOT / "README.md").read_text(encoding="utf-8")
    assert f"\n{SETS_UP_AND_TESTS}\n" in (ROOT / ".ci" / "run").read_text(encoding="utf-8")


def test_the_readme_shows_a_trick_in_its_first_lines() -> None:
    first = (ROOT / "README.md").read_text(encoding="utf-8").splitlines()[:12]

    assert any("legal_plays" in line for line in first)


def test_the_readmes_puzzle_is_proved(tmp_path: Path) -> None:
    (example,) = re.findall(r"```yaml\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL)
    file = tmp_path / "mine.yaml"
    file.write_text(example, encoding="utf-8")

    report = check([file])

    assert (report.problems, list(report.puzzles)) == ([], ["only-the-left"])


def test_the_readme_names_every_kind_and_variant() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")

    assert [name for name in (*KINDS, *VARIANTS) if f"`{name}`" not in readme and name != "standard"] == []


def test_the_readme_names_every_command() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    shown = subprocess.run(
        [sys.executable, "-m", "tutor", "--help"], check=True, capture_output=True, text=True
    )
    commands = re.findall(r"^    (\w+) ", shown.stdout, re.MULTILINE)

    assert {"check", "serve"} <= set(commands)
    assert [name for name in commands if f"`tutor {name}" not in readme] == []


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """The names of the files in a wheel built from this folder."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(folder), str(ROOT)]
    subprocess.run(build, check=True, capture_output=True)
    (file,) = folder.glob("*.whl")
    with zipfile.ZipFile(file) as archive:
        return set(archive.namelist())


def shipped_files() -> set[str]:
    """What a wheel must carry: all that git has or would take."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)
    places = {"tutor/": "tutor/", "lessons/": "tutor/_data/lessons/"}
    places |= {"puzzles/": "tutor/_data/puzzles/", "templates/": "tutor/_data/templates/"}
    return {
        place + name.removeprefix(folder)
        for name in listed.stdout.split("\0")
        for folder, place in places.items()
        if name.startswith(folder) and (ROOT / name).is_file()
    }


def test_the_wheel_carries_code_lessons_puzzles_and_templates_and_nothing_else(wheel: set[str]) -> None:
    files = {name for name in wheel if ".dist-info/" not in name}

    assert files == shipped_files()
    assert {"tutor/py.typed", "tutor/_data/lessons/glossary.yaml", "tutor/language/cs/reasons.ftl"} <= files


def test_nothing_stands_at_the_top_without_a_reason() -> None:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True)
    top = {name.split("/")[0] for name in listed.stdout.split("\0") if name}

    files, folders = (
        {"LICENSE", "README.md", "pyproject.toml"},
        {"tutor", "lessons", "puzzles", "templates", "tests"},
    )
    assert {name for name in top if not name.startswith(".")} == files | folders
