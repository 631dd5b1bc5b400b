"""When an author's files were saved last."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from hashlib import blake2b
from pathlib import Path

_ENDINGS = (".yaml", ".yml", ".md")


def state_of(paths: Iterable[Path]) -> str:
    """A name for the state of all files that are named or lie below: another one once any of them changes."""
    digest = blake2b(digest_size=9)
    for file in _files(paths):
        try:
            found = file.stat()
        except FileNotFoundError:
            # An editor that saves puts a new file in the place of the old one.
            continue
        digest.update(f"{file}\0{found.st_mtime_ns}\0{found.st_size}\0{found.st_ino}\n".encode())
    return digest.hexdigest()


def _files(paths: Iterable[Path]) -> Iterator[Path]:
    for path in paths:
        # A lesson's file stands for its texts, too, and a text for its lesson.
        folder = path if path.is_dir() else path.parent if _is_of_lesson(path) else None
        yield from sorted(f for f in folder.rglob("*") if f.suffix in _ENDINGS) if folder else [path]


def _is_of_lesson(file: Path) -> bool:
    return file.suffix == ".md" or file.stem == "lesson"
