"""A PostgreSQL server from Debian's package, in a folder of its own, for as long as it is needed."""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg

SERVER_USER = "postgres"
"""Whom Debian's package makes; a server refuses to be run by root."""


def programs() -> Path | None:
    """Where `initdb` and `pg_ctl` lie; None where there is no PostgreSQL."""
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    newest = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    return newest[-1].parent if newest else None


@contextmanager
def running_server(programs: Path) -> Iterator[str]:
    """The URL of a server that listens in its folder alone; `{database}` in it stands for a name."""
    folder = Path(tempfile.mkdtemp(prefix="pg-"))
    owner = {"user": SERVER_USER, "group": SERVER_USER} if os.getuid() == 0 else {}
    if owner:
        user = pwd.getpwnam(SERVER_USER)
        os.chown(folder, user.pw_uid, user.pw_gid)

    def run(program: str, *arguments: str) -> None:
        # What the server inherits it keeps open: its output goes to a file.
        with (folder / "output").open("a") as output:
            command = [str(programs / program), "-D", str(folder / "data"), *arguments]
            subprocess.run(
                command,
                check=True,
                stdout=output,
                stderr=output,
                cwd=folder,
                env={"LC_ALL": "C.UTF-8"},
                **owner,
            )

    try:
        run("initdb", "--no-sync", "--auth=trust", "--username=school", "--encoding=UTF8")
        options = (
            f"-c listen_addresses= -c unix_socket_directories={folder} -c fsync=off -c max_connections=50"
        )
        run("pg_ctl", "-w", "-o", options, "start")
        try:
            yield f"postgresql://school@/{{database}}?host={folder}"
        finally:
            run("pg_ctl", "-w", "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder)


def make_database(server: str, name: str) -> str:
    """A new database; its URL."""
    with psycopg.connect(server.format(database="postgres"), autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{name}"'.encode())
    return server.format(database=name)
