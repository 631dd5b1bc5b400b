"""Where the store lies, and how it is spoken to: a file of SQLite, or PostgreSQL by its URL."""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import URL, Connection, Engine, create_engine, event, func, make_url, select
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError

from tutor.learning.errors import StoreError

FILE_NAME = "progress.sqlite3"
PATIENCE = 10.0
"""Seconds to wait for others who write."""
_CONNECTING = 5
"""Seconds for a server to answer."""
_A_MOMENT = 0.02
_BEGINS = "begins"
"""The option that says how SQLite begins a transaction: empty for one statement after the other."""
_OWNER_ONLY = 0o600
_POSTGRES = ("postgresql", "postgres", "postgresql+psycopg")


def default_file() -> Path:
    """The store of whoever names none, in the data folder that the platform has for programs."""
    from platformdirs import user_data_path

    return user_data_path("euchre-tutor", appauthor=False) / FILE_NAME


def engine_of(where: Path | str, patience: float) -> Engine:
    """
    The engine for a file, or for a text with `://` in it, which is a URL.

    Raises:
        StoreError: Where it can't be.
    """
    if isinstance(where, str) and "://" in where:
        return _postgres(where, patience)
    return _sqlite(Path(where), patience)


def name_of(engine: Engine) -> str:
    """The store as an operator knows it, without a password."""
    if engine.dialect.name == "sqlite":
        return str(engine.url.database)
    return engine.url.set(drivername="postgresql").render_as_string(hide_password=True)


# SQLite


def _sqlite(file: Path, patience: float) -> Engine:
    try:
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, _OWNER_ONLY))
    except OSError as error:
        raise StoreError(f"{file} can't be written: {error.strerror}") from error
    # What a learner answered belongs into no error message (`hide_parameters`).
    # Without an isolation level pysqlite begins nothing by itself: it would leave reads out of a transaction.
    arguments = {"timeout": patience, "isolation_level": None}
    url = URL.create("sqlite", database=str(file))
    engine = create_engine(url, connect_args=arguments, hide_parameters=True)
    event.listen(engine, "connect", lambda connection, _record: _prepare(connection, patience))
    event.listen(engine, "begin", _begin)
    return engine


def _prepare(connection: sqlite3.Connection, patience: float) -> None:
    # NORMAL: a commit is in the write-ahead log, which the operating system has, before it is acknowledged.
    # So a killed process loses nothing; a power cut may lose the last moments, and damages nothing.
    connection.execute("PRAGMA synchronous = NORMAL").close()
    last = time.monotonic() + patience
    while not _writes_ahead(connection):
        if time.monotonic() > last:
            raise sqlite3.OperationalError("the write-ahead log can't be switched on")
        time.sleep(_A_MOMENT)


def _writes_ahead(connection: sqlite3.Connection) -> bool:
    """Switches the write-ahead log on; False where somebody else uses the file, as SQLite won't wait."""
    try:
        connection.execute("PRAGMA journal_mode = WAL").close()
    except sqlite3.OperationalError as error:
        if error.sqlite_errorname != "SQLITE_BUSY":
            raise
        return False
    return True


def _begin(connection: Connection) -> None:
    if mode := connection.get_execution_options().get(_BEGINS, "DEFERRED"):
        connection.exec_driver_sql(f"BEGIN {mode}")


# PostgreSQL


def _postgres(text: str, patience: float) -> Engine:
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise StoreError(
            "the store's URL can't be read; write postgresql://USER:PASSWORD@HOST/DATABASE"
        ) from None
    if url.drivername not in _POSTGRES:
        raise StoreError(
            f"a store is a file, or a URL that begins with postgresql://, not {url.drivername}://"
        )
    waiting = f"-c lock_timeout={int(patience * 1000)}"
    try:
        return create_engine(
            url.set(drivername="postgresql+psycopg"),
            # A server that was started again is asked before it is trusted with an answer.
            pool_pre_ping=True,
            hide_parameters=True,
            connect_args={"connect_timeout": _CONNECTING, "options": waiting},
        )
    except (ImportError, NoSuchModuleError):
        raise StoreError("PostgreSQL needs its driver: pip install 'euchre-tutor[postgres]'") from None


# Both


@contextmanager
def writing(engine: Engine, alone: str = "") -> Iterator[Connection]:
    """A transaction that writes; those that name the same thing to have *alone* come one after another."""
    # Whoever means to write says so at once: one who first reads can't wait for others who write.
    with engine.connect().execution_options(**{_BEGINS: "IMMEDIATE"}) as connection, connection.begin():
        if alone and engine.dialect.name != "sqlite":
            connection.execute(select(func.pg_advisory_xact_lock(func.hashtext(f"euchre-tutor {alone}"))))
        yield connection


@contextmanager
def adding(engine: Engine) -> Iterator[Connection]:
    """For a single statement that writes: SQLite's other writers wait no longer than it takes."""
    with engine.connect().execution_options(**{_BEGINS: ""}) as connection, connection.begin():
        yield connection


@contextmanager
def speaking_of(engine: Engine) -> Iterator[None]:
    """Says what is wrong with a store in words for its operator."""
    try:
        yield
    except DBAPIError as error:
        raise StoreError(f"{name_of(engine)}: {_in_words(engine, error)}; nothing was changed") from error


_SQLITE_WORDS = {
    "SQLITE_BUSY": "another program has been writing to it for too long",
    "SQLITE_READONLY": "it may be read, but not written",
    "SQLITE_CANTOPEN": "it can't be opened",
    "SQLITE_NOTADB": "it is no SQLite database",
    "SQLITE_CORRUPT": "the database is damaged",
    "SQLITE_FULL": "there is no room left",
}
"""By the beginnings of SQLite's own names of errors."""
_LOCKED = "55P03"
"""What PostgreSQL calls a lock that was not to be had in time."""


def _in_words(engine: Engine, error: DBAPIError) -> str:
    if engine.dialect.name == "sqlite":
        name = getattr(error.orig, "sqlite_errorname", "")
        known = (words for code, words in _SQLITE_WORDS.items() if name.startswith(code))
        return next(known, str(error.orig))
    code = getattr(error.orig, "sqlstate", None)
    if code == _LOCKED:
        return _SQLITE_WORDS["SQLITE_BUSY"]
    first = (str(error.orig).strip().splitlines() or [""])[0]
    return first if code else f"the server can't be reached ({first})"
