"""The store on both sorts of database: what is kept, what counts, what goes."""

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import timedelta
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import psycopg
import pytest
from entries import START, an_entry
from postgres import make_database
from sqlalchemy import Engine, event

from tutor.learning import store as module
from tutor.learning.engines import default_file
from tutor.learning.entry import Entry, merge, new_learner
from tutor.learning.errors import LogFullError, StoreError
from tutor.learning.store import Store, open_store

Logs = tuple[list[Entry], list[Entry]]
NOBODY = 65534
ANNA, BOB = "anna-anna-anna-anna", "bob-bob-bob-bob-bob"


class TestOneLearner:
    def test_nobody_has_a_log_before_the_first_answer(self, store: Store) -> None:
        assert store.entries(ANNA) == []

    def test_everything_that_was_told_is_kept(self, store: Store, opened: Callable[[], Store]) -> None:
        entry = an_entry(
            1 / 7,
            address="legal-plays?hand=JD+AS&trick=E+10D&trump=H",
            answer="none",
            verdict="partly",
            guess=0.1,
            variant="two-handed",
            misconceptions=("left-follows-print", "left-plain"),
            exposes=("left-both-suits", "left-follows-print", "left-plain"),
            hint=2,
            ms=61_234,
            placement=True,
        )
        store.add(ANNA, entry)
        assert opened().entries(ANNA) == [entry]

    def test_time_is_kept_to_the_microsecond_and_in_utc(self, store: Store) -> None:
        entry = an_entry(0).model_copy(update={"time": START + timedelta(microseconds=1)})
        store.add(ANNA, entry)
        (kept,) = store.entries(ANNA)
        assert kept.time.isoformat() == "2026-03-02T18:00:00.000001+00:00"

    def test_entries_come_in_the_order_of_time(self, store: Store) -> None:
        for minute in (5, -3, 90, 0):
            store.add(ANNA, an_entry(minute, address=f"p-{minute}"))
        assert [entry.address for entry in store.entries(ANNA)] == ["p--3", "p-0", "p-5", "p-90"]

    def test_learners_share_nothing(self, store: Store) -> None:
        assert store.add(ANNA, an_entry()).first
        assert store.add(BOB, an_entry()).first
        assert store.forget(ANNA) == 1
        assert (store.entries(ANNA), len(store.entries(BOB))) == ([], 1)

    def test_deleting_twice_is_no_error(self, store: Store) -> None:
        assert store.forget(ANNA) == 0

    @pytest.mark.parametrize("learner", ["", "short", "x" * 65, "anna anna anna anna", "a'; DROP TABLE x;--"])
    def test_an_id_that_is_none(self, store: Store, learner: str) -> None:
        with pytest.raises(StoreError, match="16 to 64"):
            store.add(learner, an_entry())


class TestWhatCounts:
    def test_a_later_try_is_practice_and_changes_nothing(self, store: Store) -> None:
        first = an_entry(0, answer="AS", verdict="wrong")
        later = an_entry(1)
        assert store.add(ANNA, first).first
        assert not store.add(ANNA, later).first
        assert store.entries(ANNA) == [first, later.counting(False)]

    def test_the_same_entry_again_is_not_kept_twice(self, store: Store) -> None:
        entry, practice = an_entry(0), an_entry(1)
        for _ in range(3):
            assert store.add(ANNA, entry).first
            assert not store.add(ANNA, practice).first
        assert len(store.entries(ANNA)) == 2

    def test_an_answer_and_its_deletion_at_the_same_moment(self, tmp_path: Path) -> None:
        """Another tab deletes everything whenever an answer is there: neither is an error."""
        store, other = (open_store(tmp_path / "progress.sqlite3") for _ in range(2))
        before = [""]

        def look(_connection: object, _cursor: object, statement: str, *_rest: object) -> None:
            last, before[0] = before[0], statement
            if last.startswith("INSERT") and statement.startswith("SELECT"):
                other.forget(ANNA)

        event.listen(Engine, "before_cursor_execute", look)
        try:
            assert store.add(ANNA, an_entry()).first
            store.add(ANNA, an_entry())
        finally:
            event.remove(Engine, "before_cursor_execute", look)
        other.forget(ANNA)
        assert store.entries(ANNA) == []
        for one in (store, other):
            one.close()

    @pytest.mark.parametrize("change", [{"sitting": "2026-03-03"}, {"address": "another"}])
    def test_another_sitting_or_address_counts_anew(self, store: Store, change: dict[str, str]) -> None:
        assert store.add(ANNA, an_entry(0)).first
        assert store.add(ANNA, an_entry(1, **change)).first


def _any_log(random: Random) -> list[Entry]:
    """A log in which addresses, moments and sittings meet those of others."""
    entries = (
        an_entry(
            random.randrange(4),
            address=random.choice("ab"),
            sitting=random.choice("xy"),
            verdict=random.choice(["right", "wrong"]),
            first=random.random() < 2 / 3,
        )
        for _ in range(6)
    )
    return merge(entries)


class TestWholeLogs:
    @pytest.fixture
    def logs(self) -> tuple[list[Entry], list[Entry]]:
        """Two devices that both answered one puzzle on the same day, and one other each."""
        phone = [an_entry(2), an_entry(3, address="phone"), an_entry(4).counting(False)]
        laptop = [an_entry(1, answer="AS", verdict="wrong"), an_entry(5, address="laptop")]
        return phone, laptop

    @pytest.mark.parametrize("order", [(0, 1), (1, 0), (0, 1, 0, 1, 1)])
    def test_the_store_merges_as_the_pure_function(
        self, store: Store, logs: Logs, order: tuple[int, ...]
    ) -> None:
        for number in order:
            store.merge(ANNA, logs[number])
        assert store.entries(ANNA) == merge(*logs)
        assert [(e.address, e.first) for e in store.entries(ANNA)] == [
            ("left-bower-only", True),
            ("left-bower-only", False),
            ("phone", True),
            ("left-bower-only", False),
            ("laptop", True),
        ]

    def test_so_it_does_with_logs_by_chance(self, store: Store) -> None:
        random = Random(7)
        for number in range(40):
            learner, logs = f"learner-number-{number:02}", [_any_log(random) for _ in range(3)]
            for log in logs:
                store.merge(learner, log)
            assert store.entries(learner) == merge(*logs)

    def test_it_says_how_many_are_new(self, store: Store, logs: Logs) -> None:
        phone, laptop = logs
        assert [store.merge(ANNA, log) for log in (phone, phone, laptop, [], phone)] == [3, 0, 2, 0, 0]

    def test_an_answer_that_had_lost_its_place_gets_it_back(self, store: Store) -> None:
        """Where the later of two was kept first, and a file knows the earlier one as first."""
        late, early = an_entry(1), an_entry(0)
        store.add(ANNA, late)
        store.add(ANNA, early)
        store.merge(ANNA, [early])
        assert store.entries(ANNA) == [early, late.counting(False)]

    def test_a_log_moves_to_another_device(self, store: Store, logs: Logs) -> None:
        phone, laptop = logs
        store.merge(ANNA, phone)
        store.merge(BOB, laptop)
        assert store.move(BOB, into=ANNA) == 2
        assert (store.entries(ANNA), store.entries(BOB)) == (merge(phone, laptop), [])

    def test_moving_to_oneself_keeps_all(self, store: Store, logs: Logs) -> None:
        store.merge(ANNA, logs[0])
        assert store.move(ANNA, into=ANNA) == 0
        assert len(store.entries(ANNA)) == 3


class TestBounds:
    def test_a_day(self, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(module, "MOST_A_DAY", 3)
        for minute in range(3):
            store.add(ANNA, an_entry(minute))
        with pytest.raises(LogFullError, match="3 answers in 24 hours"):
            store.add(ANNA, an_entry(60 * 24 - 1, address="too-much"))
        assert len(store.entries(ANNA)) == 3
        store.add(BOB, an_entry(0))
        assert store.add(ANNA, an_entry(60 * 24 + 1, address="tomorrow")).first

    def test_in_all(self, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(module, "MOST_IN_ALL", 3)
        log = [an_entry(minute * 3000) for minute in range(3)]
        assert store.merge(ANNA, log) == 3
        assert store.merge(ANNA, log) == 0
        with pytest.raises(LogFullError):
            store.add(ANNA, an_entry(99_999))
        with pytest.raises(LogFullError, match="make 5; none was taken"):
            store.merge(ANNA, [an_entry(-5, answer="9C"), an_entry(-1, address="new")])
        assert store.entries(ANNA) == merge(log)

    def test_a_log_that_does_not_fit_is_not_moved(
        self, store: Store, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(module, "MOST_IN_ALL", 1)
        store.add(ANNA, an_entry(0))
        store.add(BOB, an_entry(1))
        with pytest.raises(LogFullError):
            store.move(BOB, into=ANNA)
        assert (len(store.entries(ANNA)), len(store.entries(BOB))) == (1, 1)


class TestFaults:
    """Each is said with the place and what is wrong, and changes nothing."""

    def test_no_folder(self, tmp_path: Path) -> None:
        (tmp_path / "file").write_text("")
        with pytest.raises(StoreError, match=r"file/x\.sqlite3 can't be written: "):
            open_store(tmp_path / "file" / "x.sqlite3")

    def test_a_folder_in_its_place(self, tmp_path: Path) -> None:
        with pytest.raises(StoreError, match="can't be written: Is a directory"):
            open_store(tmp_path)

    def test_a_file_that_is_something_else(self, tmp_path: Path) -> None:
        file = tmp_path / "letter.txt"
        file.write_text("Dear Anna, " * 100)
        with pytest.raises(StoreError, match=r"letter\.txt: it is no SQLite database; nothing was changed"):
            open_store(file)
        assert file.read_text().startswith("Dear Anna")

    def test_a_file_of_somebody_else(self, tmp_path: Path) -> None:
        if os.getuid() != 0:
            pytest.skip("only root can become somebody else")
        with TemporaryDirectory() as folder:
            Path(folder).chmod(0o755)
            file = Path(folder) / "x.sqlite3"
            open_store(file).close()
            os.seteuid(NOBODY)
            try:
                with pytest.raises(StoreError, match=r"x\.sqlite3 can't be written: Permission denied"):
                    open_store(file)
            finally:
                os.seteuid(0)

    def test_another_program_keeps_it_locked(self, tmp_path: Path) -> None:
        file = tmp_path / "x.sqlite3"
        store = open_store(file, patience=0.1)
        other = sqlite3.connect(file, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreError, match="another program has been writing to it for too long"):
            store.add(ANNA, an_entry())
        assert store.entries(ANNA) == []
        other.execute("COMMIT")
        other.close()
        assert store.add(ANNA, an_entry()).first
        store.close()

    def test_an_error_does_not_tell_who_answered_what(self, tmp_path: Path) -> None:
        file = tmp_path / "x.sqlite3"
        store = open_store(file)
        with closing(sqlite3.connect(file)) as other:
            other.execute("ALTER TABLE euchre_entries RENAME TO elsewhere")
        with pytest.raises(StoreError, match="no such table") as raised:
            store.add(ANNA, an_entry(answer="secret answer"))
        told = f"{raised.value} {raised.value.__cause__}"
        assert ANNA not in told
        assert "secret answer" not in told
        store.close()

    def test_no_server_there(self) -> None:
        with pytest.raises(StoreError, match="the server can't be reached") as raised:
            open_store("postgresql://anna:secret@127.0.0.1:1/school")
        assert "anna" in str(raised.value)
        assert "secret" not in str(raised.value)

    def test_no_such_database(self, server: str) -> None:
        with pytest.raises(StoreError, match='database "nowhere" does not exist'):
            open_store(server.format(database="nowhere"))

    @pytest.mark.parametrize("url", ["mysql://x/y", "postgresql://[", "postgresql+psycopg2://x/y"])
    def test_urls_that_are_no_store(self, url: str) -> None:
        with pytest.raises(StoreError, match="postgresql://"):
            open_store(url)

    def test_a_server_that_broke_off_costs_no_answer(self, server: str) -> None:
        where = make_database(server, "broken-off")
        store = open_store(where)
        store.add(ANNA, an_entry(0))
        with psycopg.connect(where, autocommit=True) as other:
            other.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
        assert not store.add(ANNA, an_entry(1)).first
        store.close()


class TestPlaces:
    def test_the_platforms_own_folder(self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
        monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
        store = open_store()
        store.add(ANNA, an_entry())
        store.close()
        assert default_file() == tmp_path / "euchre-tutor" / "progress.sqlite3"
        assert default_file().exists()

    def test_the_file_is_its_owners_alone(self, tmp_path: Path) -> None:
        store = open_store(tmp_path / "new" / "x.sqlite3")
        store.add(ANNA, an_entry())
        assert {file.stat().st_mode & 0o077 for file in (tmp_path / "new").iterdir()} == {0}
        store.close()

    def test_a_password_is_not_shown(self, store: Store, where: str) -> None:
        assert store.name.startswith("postgresql://" if "://" in where else "/")

    def test_ids_are_random(self) -> None:
        ids = {new_learner() for _ in range(1000)}
        assert len(ids) == 1000
        assert {len(id) for id in ids} == {22}
