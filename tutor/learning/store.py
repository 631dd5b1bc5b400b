"""The store of all learners' logs, where an answer is added and never changed."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from sqlalchemy import (
    Connection,
    Engine,
    Insert,
    RowMapping,
    and_,
    bindparam,
    case,
    delete,
    exists,
    func,
    or_,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

from tutor.learning.engines import PATIENCE, adding, default_file, engine_of, name_of, speaking_of, writing
from tutor.learning.entry import LEARNER_ID, Entry
from tutor.learning.errors import LogFullError, StoreError
from tutor.learning.limits import MOST_A_DAY, MOST_IN_ALL
from tutor.learning.migrations import migrate
from tutor.learning.schema import entries as table

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_MICROSECOND = timedelta(microseconds=1)


def open_store(where: Path | str | None = None, *, patience: float = PATIENCE) -> Store:
    """
    The store in a file or at a PostgreSQL URL, by default in the platform's data folder.

    It is made where there is none, and carried over where it is older.

    No connection is open afterwards: each process makes its own, and so the school may fork.

    Raises:
        StoreError: Where it can't be used, and why.
    """
    engine = engine_of(where if where is not None else default_file(), patience)
    try:
        with speaking_of(engine):
            migrate(engine)
            with writing(engine):
                pass  # So that a store that can't be written is refused before the first answer.
    finally:
        engine.dispose()
    return Store(engine)


class Store:
    """
    The logs of all learners; every method is one transaction, and safe in any thread or process.

    Every method raises `StoreError` where the store fails; then nothing has changed.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        dialect = sqlite if engine.dialect.name == "sqlite" else postgresql
        self._insert: Insert = dialect.insert(table).on_conflict_do_nothing()
        self._insert_one = self._insert.values(first=_IS_FIRST).returning(table.c.first)

    @property
    def name(self) -> str:
        """The file, or the URL without a password."""
        return name_of(self._engine)

    def close(self) -> None:
        """Gives up all connections."""
        self._engine.dispose()

    # One answer

    def add(self, learner: str, entry: Entry) -> Entry:
        """
        Keeps an answer given now, and returns it as it counts: the first one to its question, or practice.

        It is kept for good before this returns.

        Raises:
            LogFullError: Where the learner has given too many.
        """
        row = _row_of(_checked(learner), entry, entry.time)
        del row["first"]
        row |= {f"_{name}": row[name] for name in _QUESTION}
        kept = select(table.c.first).where(table.c.learner == learner, table.c.mark == entry.mark)
        with speaking_of(self._engine), adding(self._engine) as connection:
            _refuse_too_many(connection, learner, entry.time)
            first = connection.execute(self._insert_one, row).scalar_one_or_none()
            if first is None:
                # It is there already, or another answer to the question came first at the same moment.
                connection.execute(self._insert_one, row)
                first = connection.execute(kept).scalar_one_or_none()
            return entry.counting(first == 1)

    def entries(self, learner: str) -> list[Entry]:
        """All entries of a learner, in the order of time."""
        query = select(table).where(table.c.learner == _checked(learner)).order_by(table.c.time, table.c.mark)
        with speaking_of(self._engine), self._engine.connect() as connection:
            return [_entry_of(row) for row in connection.execute(query).mappings()]

    # Whole logs

    def merge(self, learner: str, log: Iterable[Entry]) -> int:
        """
        Adds a log to a learner's own as `tutor.learning.entry.merge` does; how many entries are new.

        Raises:
            LogFullError: Where they would be too many; then none is taken.
        """
        with speaking_of(self._engine), writing(self._engine, _checked(learner)) as connection:
            return self._merge(connection, learner, log)

    def move(self, source: str, into: str) -> int:
        """Gives one learner's log to another, who may have one; how many entries are new there."""
        if _checked(source) == _checked(into):
            return 0
        with speaking_of(self._engine), writing(self._engine, into) as connection:
            rows = connection.execute(delete(table).where(table.c.learner == source).returning(*table.c))
            return self._merge(connection, into, [_entry_of(row) for row in rows.mappings()])

    def forget(self, learner: str) -> int:
        """Deletes everything of a learner; how many entries that was."""
        with speaking_of(self._engine), writing(self._engine) as connection:
            return connection.execute(delete(table).where(table.c.learner == _checked(learner))).rowcount

    def forget_idle(self, since: datetime) -> int:
        """
        Deletes everything of all who have not been here since then; how many entries that was.

        To give an answer is to be here, and to bring or take over a log, however old its answers are.
        """
        # An older program that still runs keeps answers without the moment.
        last = or_(table.c.kept >= _as_number(since), table.c.time >= _as_number(since))
        active = select(table.c.learner).where(last)
        with speaking_of(self._engine), writing(self._engine) as connection:
            return connection.execute(delete(table).where(table.c.learner.not_in(active))).rowcount

    def _merge(self, connection: Connection, learner: str, log: Iterable[Entry]) -> int:
        now = datetime.now(UTC)
        # One order for all, so that two who merge at once don't wait for each other.
        rows = [_row_of(learner, entry, now) for entry in sorted(log, key=lambda entry: entry.order)]
        firsts = [{f"_{name}": row[name] for name in _KEY} for row in rows if row["first"]]
        before = _count(connection, learner)
        if firsts:
            connection.execute(_LATER_IS_PRACTICE, firsts)
        if rows:
            connection.execute(self._insert, rows)
            connection.execute(self._insert, [{**row, "first": 0} for row in rows])
        if firsts:
            connection.execute(_EARLIEST_IS_FIRST, firsts)
        _be_here(connection, learner, now)
        after = _count(connection, learner)
        if after > MOST_IN_ALL:
            message = f"a log holds {MOST_IN_ALL} answers, and these would make {after}; none was taken"
            raise LogFullError("ever", message)
        return after - before


_QUESTION = ("learner", "address", "sitting")
_same_question = and_(*(table.c[name] == bindparam(f"_{name}") for name in _QUESTION))
_IS_FIRST = case((exists().where(_same_question, table.c.first == 1), 0), else_=1)
"""Whether an answer that is added is the first to its question."""

# The statements of a merge

_KEY = (*_QUESTION, "time", "mark")
_LATER_IS_PRACTICE = (
    update(table)
    .where(
        _same_question,
        table.c.first == 1,
        or_(
            table.c.time > bindparam("_time"),
            and_(table.c.time == bindparam("_time"), table.c.mark > bindparam("_mark")),
        ),
    )
    .values(first=0)
)
_other = table.alias()
_EARLIEST_IS_FIRST = (
    update(table)
    .where(
        _same_question,
        table.c.mark == bindparam("_mark"),
        ~exists().where(
            *(_other.c[name] == bindparam(f"_{name}") for name in _QUESTION),
            _other.c.first == 1,
        ),
    )
    .values(first=1)
)


def _count(connection: Connection, learner: str) -> int:
    query = select(func.count()).select_from(table).where(table.c.learner == learner)
    return connection.execute(query).scalar_one()


def _be_here(connection: Connection, learner: str, now: datetime) -> None:
    """Who brings a log is here, also where nothing of it is new: one entry is enough to say so."""
    own = table.c.learner == learner
    one = select(func.max(table.c.mark)).where(own).scalar_subquery()
    connection.execute(update(table).where(own, table.c.mark == one).values(kept=_as_number(now)))


def _refuse_too_many(connection: Connection, learner: str, now: datetime) -> None:
    """On PostgreSQL a few may slip through at once: this bounds the log's size, and decides nothing else."""
    recent = table.c.time > _as_number(now - timedelta(days=1))
    query = select(func.count(), func.count().filter(recent)).where(table.c.learner == learner)
    in_all, a_day = connection.execute(query).one()
    if in_all >= MOST_IN_ALL:
        raise LogFullError("ever", f"a log holds {MOST_IN_ALL} answers; export it and begin a new one")
    if a_day >= MOST_A_DAY:
        raise LogFullError("day", f"a log takes {MOST_A_DAY} answers in 24 hours")


# Rows

_COLUMNS = tuple(column.name for column in table.c)


def _checked(learner: str) -> str:
    if not LEARNER_ID.fullmatch(learner):
        raise StoreError("a learner's id has 16 to 64 letters, digits, hyphens and underscores")
    return learner


def _as_number(time: datetime) -> int:
    return (time - _EPOCH) // _MICROSECOND


def _row_of(learner: str, entry: Entry, kept: datetime) -> dict[str, Any]:
    times = {"time": _as_number(entry.time), "kept": _as_number(kept)}
    told = entry.__dict__ | {"learner": learner, "mark": entry.mark} | times
    return {name: _plain(told[name]) for name in _COLUMNS}


def _plain(value: object) -> object:
    if isinstance(value, tuple):
        return " ".join(value)
    return int(value) if isinstance(value, bool) else value


def _entry_of(row: RowMapping) -> Entry:
    """What was checked when it was kept is not checked again."""
    told = {name: row[name] for name in Entry.model_fields}
    return Entry.model_construct(
        **told
        | {
            "time": _EPOCH + row["time"] * _MICROSECOND,
            "misconceptions": tuple(row["misconceptions"].split()),
            "exposes": tuple(row["exposes"].split()),
            "placement": bool(row["placement"]),
            "first": bool(row["first"]),
        }
    )
