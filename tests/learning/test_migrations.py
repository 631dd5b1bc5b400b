"""A store of any version is carried over with its data, all steps or none, and once."""

import re
import threading
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path

import pytest
from entries import START
from sqlalchemy import Engine, Integer, inspect, text
from sqlalchemy.exc import DBAPIError

from tutor.learning.engines import engine_of
from tutor.learning.entry import Entry
from tutor.learning.errors import StoreError
from tutor.learning.migrations import STEPS, migrate
from tutor.learning.schema import metadata
from tutor.learning.store import Store, open_store

VERSIONS = sorted(Path(__file__).parent.glob("data/version-*.sql"))
ANNA = "anna-anna-anna-anna"
NEXT = (*STEPS, ("ALTER TABLE euchre_entries ADD COLUMN mood TEXT NOT NULL DEFAULT 'cheerful'",))


@pytest.fixture
def engine(where: str):
    engine = engine_of(where, 10)
    yield engine
    engine.dispose()


def load(engine: Engine, file: Path, only: str = "") -> None:
    with engine.begin() as connection:
        for statement in re.split(r";\n", file.read_text("utf-8")):
            if statement.strip() and only in statement:
                connection.exec_driver_sql(statement)


def version(engine: Engine) -> int:
    with engine.connect() as connection:
        return connection.execute(text("SELECT version FROM euchre_schema")).scalar_one()


def columns(engine: Engine) -> set[str]:
    with engine.connect() as connection:
        return {column["name"] for column in inspect(connection).get_columns("euchre_entries")}


def test_every_version_has_its_example() -> None:
    assert [file.stem for file in VERSIONS] == [f"version-{number}" for number in range(1, len(STEPS) + 1)]


@pytest.mark.parametrize("file", VERSIONS, ids=lambda file: file.stem)
def test_an_old_store_is_carried_over(engine: Engine, file: Path, opened: Callable[[], Store]) -> None:
    load(engine, file)
    store = opened()
    assert version(engine) == len(STEPS)
    expected = Entry(
        time=START,
        address="legal-plays?hand=JD+AS&trick=E+10D&trump=H",
        sitting="2026-03-02",
        skill="left-bower-following",
        kind="legal-plays",
        answer="JD AS",
        verdict="wrong",
        guess=0.25,
        misconceptions=("left-follows-print",),
        exposes=("left-follows-print", "left-plain"),
        hint=1,
        ms=4200,
    )
    assert store.entries(ANNA) == [expected]
    assert store.entries(ANNA)[0].mark == expected.mark
    assert store.add(ANNA, expected).first


def test_answers_of_an_older_store_were_kept_when_they_were_given(
    engine: Engine, opened: Callable[[], Store]
) -> None:
    load(engine, VERSIONS[0])
    store = opened()
    with engine.connect() as connection:
        time, kept = connection.execute(text("SELECT time, kept FROM euchre_entries")).one()
    assert time == kept
    assert store.forget_idle(START) == 0
    assert store.forget_idle(START + timedelta(microseconds=1)) == 1


def test_an_answer_stays_that_an_older_program_adds_meanwhile(
    engine: Engine, opened: Callable[[], Store]
) -> None:
    """It may run on for a while after a newer one has carried the store over."""
    store = opened()
    load(engine, VERSIONS[0], only="INSERT INTO euchre_entries")
    assert store.forget_idle(START) == 0
    assert len(store.entries(ANNA)) == 1


def test_the_tables_are_those_that_the_program_asks(engine: Engine) -> None:
    migrate(engine)
    with engine.connect() as connection:
        for table in metadata.sorted_tables:
            found = {column["name"]: column for column in inspect(connection).get_columns(table.name)}
            assert set(found) == set(table.c.keys())
            for column in table.c:
                assert found[column.name]["nullable"] is False
                stored = found[column.name]["type"].python_type
                assert stored is column.type.python_type
                assert isinstance(found[column.name]["type"], Integer) is isinstance(column.type, Integer)


class TestTheNextVersion:
    """With a step that is not there yet."""

    @pytest.fixture(autouse=True)
    def old(self, engine: Engine) -> None:
        load(engine, VERSIONS[-1])

    def test_data_is_kept(self, engine: Engine) -> None:
        migrate(engine, NEXT)
        with engine.connect() as connection:
            row = connection.execute(text("SELECT learner, address, mood FROM euchre_entries")).one()
        assert row == (ANNA, "legal-plays?hand=JD+AS&trick=E+10D&trump=H", "cheerful")
        assert version(engine) == len(STEPS) + 1

    def test_a_step_is_taken_once(self, engine: Engine) -> None:
        for _ in range(3):
            migrate(engine, NEXT)
        assert version(engine) == len(STEPS) + 1

    def test_a_step_is_taken_once_by_many_at_the_same_time(self, where: str) -> None:
        failures: list[BaseException] = []
        together = threading.Barrier(6)

        def carry_over() -> None:
            own = engine_of(where, 10)
            together.wait()
            try:
                migrate(own, NEXT)
            except (StoreError, DBAPIError) as error:
                failures.append(error)
            own.dispose()

        threads = [threading.Thread(target=carry_over) for _ in range(6)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert failures == []

    def test_all_or_nothing(self, engine: Engine) -> None:
        broken = (*NEXT, ("ALTER TABLE euchre_entries ADD COLUMN half TEXT", "NO SUCH STATEMENT"))
        with pytest.raises(DBAPIError):
            migrate(engine, broken)
        assert version(engine) == len(STEPS)
        assert not {"mood", "half"} & columns(engine)
        migrate(engine, NEXT)
        assert "mood" in columns(engine)

    def test_an_older_program_refuses_it_and_changes_nothing(self, engine: Engine, where: str) -> None:
        migrate(engine, NEXT)
        newest = len(STEPS)
        with pytest.raises(StoreError, match=f"version {newest + 1}, and this program knows up to {newest}"):
            open_store(where)
        assert version(engine) == newest + 1
