"""The secret key, made once for a data folder, however many workers look for it at the same time."""

from __future__ import annotations

import os
import secrets
from pathlib import Path

NAME = "secret-key"
_BYTES = 32
_OWNER_ONLY = 0o600


def secret_key(folder: Path) -> bytes:
    """
    The key in *folder*, both of which are made where they are missing; readable by their owner alone.

    Raises:
        OSError: Where the folder can't be used.
        ValueError: Where the key is no longer whole.
    """
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    path = folder / NAME
    if not path.exists():
        _make(path)
    key = path.read_bytes()
    if len(key) != _BYTES:
        raise ValueError(f"{path} does not hold a key of {_BYTES} bytes; where nobody needs it, remove it")
    return key


def _make(path: Path) -> None:
    """Writes a key beside its place and links it there: the first one stays, and nobody reads half of one."""
    draft = path.with_name(f".{NAME}-{os.getpid()}-{secrets.token_hex(8)}")
    with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, _OWNER_ONLY), "wb") as file:
        file.write(secrets.token_bytes(_BYTES))
        file.flush()
        os.fsync(file.fileno())
    try:
        os.link(draft, path)
    except FileExistsError:
        pass  # Another worker was quicker.
    finally:
        draft.unlink()
