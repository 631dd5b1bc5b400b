"""Real stores of both sorts."""

import os
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest
from postgres import make_database, programs, running_server

from tutor.learning.store import Store, open_store

_numbers = count(1)


@pytest.fixture(scope="session")
def server() -> Iterator[str]:
    found = programs()
    if found is None:
        message = "there is no PostgreSQL here: apt-get install postgresql"
        pytest.fail(message) if os.environ.get("CI") else pytest.skip(message)
    with running_server(found) as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The place of a store that is not there yet."""
    if request.param == "sqlite":
        return str(tmp_path / "school" / "progress.sqlite3")
    return make_database(request.getfixturevalue("server"), f"school-{next(_numbers)}")


@pytest.fixture
def opened(where: str) -> Iterator[Callable[[], Store]]:
    """Opens the store once more, as another process would."""
    stores: list[Store] = []

    def again() -> Store:
        stores.append(open_store(where))
        return stores[-1]

    yield again
    for store in stores:
        store.close()


@pytest.fixture
def store(opened: Callable[[], Store]) -> Store:
    return opened()
