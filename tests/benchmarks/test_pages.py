"""What a page costs: served by one worker, beside an empty Flask view with the same bytes."""

import http.client
import itertools
import os
import statistics
import subprocess
import sys
import time
from contextlib import ExitStack, contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import pytest

import tutor

HERE = Path(__file__).parent
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(Path(tutor.__file__).parent.parent)}
ROUNDS, REQUESTS = 7, 150
PUZZLE = "/de/puzzles/left-bower-only"
ANSWERS = ("JD", "JD AS", "AS", "JD AS 9C QS KC", "9C QS KC", "JD 9C", "QS", "KC")


@contextmanager
def started(*command):
    """A server: where it listens."""
    line = [sys.executable, *map(str, command)]
    with subprocess.Popen(line, stdout=subprocess.PIPE, text=True, env=ENVIRONMENT) as process:
        try:
            first = process.stdout.readline()
            yield urlsplit(first[first.index("http") :].split()[0]).netloc
        finally:
            process.terminate()


class Visitor(ExitStack):
    """One connection that is kept open."""

    def __init__(self, netloc):
        super().__init__()
        self.connection = http.client.HTTPConnection(netloc, timeout=10)
        self.callback(self.connection.close)

    def get(self, address):
        """The body, as it came."""
        self.connection.request("GET", address, headers={"Accept-Encoding": "gzip"})
        response = self.connection.getresponse()
        body = response.read()
        assert response.status == 200, address
        return body

    def seconds(self, addresses):
        """The median of so many requests."""
        taken = []
        for address in itertools.islice(addresses, REQUESTS):
            begin = time.perf_counter()
            self.get(address)
            taken.append(time.perf_counter() - begin)
        return statistics.median(taken)


def answered():
    """Verdicts that a class of learners asks for: the same few mistakes again and again."""
    return itertools.cycle(f"{PUZZLE}?answer={answer.replace(' ', '+')}" for answer in ANSWERS)


NUMBERS = itertools.count()


def never_asked_before():
    """Verdicts that have to be worked out: each address is a new one."""
    return (f"{PUZZLE}?answer=JD+AS&n={number}" for number in NUMBERS)


def compare(site, folder, addresses):
    """How many times the empty view's time it takes: the quietest of some rounds, side by side."""
    page = site.get(next(iter(addresses())))
    (folder / "body").write_bytes(page)
    with started(HERE / "empty_view.py", folder / "body") as netloc, Visitor(netloc) as empty:
        assert empty.get("/") == page
        rounds = [(site.seconds(addresses()), empty.seconds(itertools.repeat("/"))) for _ in range(ROUNDS)]
    ours, theirs = (min(times) for times in zip(*rounds, strict=True))
    return ours / theirs, theirs


@pytest.mark.benchmark
def test_pages_beside_an_empty_view(tmp_path, capsys):
    """A lesson or a puzzle at most twice the time, an answered puzzle at most four times."""
    cases = {
        "lesson": (lambda: itertools.repeat("/de/lessons/left-bower"), 2),
        "puzzle": (lambda: itertools.repeat(PUZZLE), 2),
        "answered": (answered, 4),
        "answered as nobody before": (never_asked_before, None),
    }
    ratios = {}
    command = ("-m", "tutor", "serve", "--port", "0", "--workers", "1")
    with started(*command) as netloc, Visitor(netloc) as site:
        for name, (addresses, _) in cases.items():
            ratios[name], empty = compare(site, tmp_path, addresses)
            with capsys.disabled():
                print(f"\n{name}: {ratios[name]:.2f} times an empty view of {empty * 1e6:.0f} µs", end="")

    for name, (_, most) in cases.items():
        assert most is None or ratios[name] <= most, name
