"""Where the lessons, puzzles and templates lie."""

from pathlib import Path

_PACKAGE = Path(__file__).parent.parent


def data_root() -> Path:
    """
    The folder that holds `lessons`, `puzzles` and `templates`.

    Inside the package where it is installed, beside it in a checkout.
    """
    shipped = _PACKAGE / "_data"
    return shipped if shipped.is_dir() else _PACKAGE.parent


def default_paths(here: Path) -> list[Path]:
    """What is checked when nothing is named: `puzzles` and `lessons` in *here*, else the shipped ones."""
    return local_paths(here) or [data_root() / "puzzles", data_root() / "lessons"]


def local_paths(here: Path) -> list[Path]:
    """The folders `puzzles` and `lessons` in *here*, if they are there."""
    return [path for path in (here / "puzzles", here / "lessons") if path.is_dir()]
