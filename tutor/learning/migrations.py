"""The steps by which a store of any older version becomes the newest, with all its data."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, Engine, inspect, select, update

from tutor.learning import schema
from tutor.learning.engines import writing
from tutor.learning.errors import StoreError

Step = Sequence[str]
"""Statements that SQLite and PostgreSQL both understand."""

# A step that was released is never changed; what is needed next is a new step at the end.
STEPS: tuple[Step, ...] = (
    (
        """
        CREATE TABLE euchre_entries (
            learner TEXT NOT NULL,
            mark TEXT NOT NULL,
            time BIGINT NOT NULL,
            address TEXT NOT NULL,
            sitting TEXT NOT NULL,
            skill TEXT NOT NULL,
            kind TEXT NOT NULL,
            answer TEXT NOT NULL,
            verdict TEXT NOT NULL,
            guess DOUBLE PRECISION NOT NULL,
            variant TEXT NOT NULL,
            misconceptions TEXT NOT NULL,
            exposes TEXT NOT NULL,
            hint SMALLINT NOT NULL,
            ms INTEGER NOT NULL,
            placement SMALLINT NOT NULL,
            first SMALLINT NOT NULL,
            PRIMARY KEY (learner, mark)
        )
        """,
        """
        CREATE UNIQUE INDEX euchre_first_answers ON euchre_entries (learner, address, sitting)
        WHERE first = 1
        """,
        "CREATE INDEX euchre_entries_in_order ON euchre_entries (learner, time, mark)",
    ),
    (
        # SQLite adds no column without a value for the rows that are there.
        "ALTER TABLE euchre_entries ADD COLUMN kept BIGINT NOT NULL DEFAULT 0",
        "UPDATE euchre_entries SET kept = time",
    ),
)


def migrate(engine: Engine, steps: Sequence[Step] = STEPS) -> None:
    """
    Carries a store over to the newest version, all steps or none, whoever else opens it at the same time.

    Raises:
        StoreError: Where a newer program made it.
    """
    with engine.connect() as connection:
        if _version(connection, len(steps)) == len(steps):
            return
    with writing(engine, "the schema") as connection:
        done = _version(connection, len(steps))
        if done is None:
            connection.exec_driver_sql("CREATE TABLE euchre_schema (version INTEGER NOT NULL)")
            connection.execute(schema.version.insert().values(version=0))
        for step in steps[done or 0 :]:
            for statement in step:
                connection.exec_driver_sql(statement)
        connection.execute(update(schema.version).values(version=len(steps)))


def _version(connection: Connection, newest: int) -> int | None:
    """The version of the store; None where there is nothing yet."""
    if not inspect(connection).has_table(schema.version.name):
        return None
    found = connection.execute(select(schema.version.c.version)).scalar_one()
    if found > newest:
        raise StoreError(
            f"the store has version {found}, and this program knows up to {newest}: "
            "a newer program has used it; nothing was changed"
        )
    return int(found)
