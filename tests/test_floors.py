"""Imports point down: a floor knows itself and the floors below it, and the rules know Python alone."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
FLOORS = {
    "rules": 1,
    "language": 2,
    "minds": 2,
    "content": 3,
    "learning": 4,
    "web": 5,
    "cli": 5,
    "__main__": 5,
}
# On the top floor the command line starts the site, and the module starts the command line.
BESIDE = {("cli", "web"), ("__main__", "cli")}
FILES = sorted((ROOT / "tutor").rglob("*.py"))


def part_of(module: str) -> str:
    """`tutor.rules.cards` belongs to `rules`; the package itself to nothing."""
    return module.split(".")[1] if "." in module else ""


def imports_of(tree: ast.AST, package: str) -> Iterator[str]:
    """Every module that the code names, lazily, conditionally or relatively imported ones too."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            module = ".".join([*above, *([node.module] if node.module else [])])
            # `from tutor import web` names a part, not a thing within one.
            yield from (f"{module}.{name.name}" for name in node.names) if module == "tutor" else [module]


def offences(path: Path, source: str) -> list[str]:
    """The imports of a file that its floor forbids."""
    words = path.with_suffix("").parts
    package = ".".join(words[:-1])
    here = words[1] if len(words) > 1 else ""
    found = []
    for module in imports_of(ast.parse(source), package):
        if module.split(".")[0] == "tutor":
            there = part_of(module)
            below = there in FLOORS and FLOORS[there] < FLOORS.get(here, 0)
            allowed = below or there in ("", here, "__version__") or (here, there) in BESIDE
        else:
            allowed = here != "rules" or module.split(".")[0] in sys.stdlib_module_names
        if not allowed:
            found.append(f"{path} imports {module}")
    return found


def test_there_is_something_to_read() -> None:
    assert {"rules", "content"} <= {path.relative_to(ROOT).parts[1] for path in FILES}


@pytest.mark.parametrize("path", [path.relative_to(ROOT) for path in FILES], ids=str)
def test_no_arrow_points_up(path: Path) -> None:
    part = path.with_suffix("").parts[1]
    assert part in FLOORS or part == "__init__", f"{path}: on which floor does it stand?"
    assert offences(path, (ROOT / path).read_text("utf-8")) == []


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("tutor/rules/cards.py", "import tutor.minds"),
        ("tutor/rules/cards.py", "def later():\n    from tutor.content import check"),
        ("tutor/rules/cards.py", "from ..content import check"),
        ("tutor/rules/cards.py", "from tutor import web"),
        ("tutor/rules/cards.py", "import yaml"),
        ("tutor/minds/base.py", "from tutor.language import catalogue"),
        ("tutor/language/fluent.py", "from tutor.minds import MINDS"),
        ("tutor/content/kinds/bower.py", "from ...web import app"),
        ("tutor/learning/log.py", "from tutor.cli import main"),
        ("tutor/web/app.py", "from tutor.cli import main"),
        ("tutor/__init__.py", "from tutor.rules import Card"),
    ],
)
def test_an_arrow_that_points_up_is_seen(path: str, source: str) -> None:
    assert offences(Path(path), source)


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("tutor/rules/cards.py", "from __future__ import annotations\nfrom enum import Enum"),
        ("tutor/rules/cards.py", "from .seats import Seat\nfrom . import seats"),
        ("tutor/minds/base.py", "from tutor.rules import Rulebook"),
        ("tutor/content/kinds/bower.py", "from ..problems import Problem\nimport yaml"),
        ("tutor/web/app.py", "import flask\nfrom tutor.content import check\nfrom tutor import __version__"),
        ("tutor/cli/serve.py", "def serve():\n    from tutor.web import app"),
        ("tutor/__main__.py", "from tutor.cli import main"),
    ],
)
def test_an_arrow_that_points_down_is_allowed(path: str, source: str) -> None:
    assert offences(Path(path), source) == []
