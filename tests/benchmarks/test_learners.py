"""Fifty learners at once, with a second between two steps: no error, hardly slower than an empty view."""

from __future__ import annotations

import http.client
import os
import re
import subprocess
import sys
import threading
import time
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import parse_qsl, urlencode, urlsplit

import pytest

import tutor
from tutor.content.answers import print_answer
from tutor.content.check import check
from tutor.content.places import data_root
from tutor.learning.answering import asked_at

HERE = Path(__file__).parent
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(Path(tutor.__file__).parent.parent)}
LEARNERS, SECONDS, PAUSE, WORKERS = 50, 40, 1.0, 2
MOST_ABOVE = 0.050
FORM = {"Content-Type": "application/x-www-form-urlencoded"}


PUZZLES = check([data_root() / "puzzles"]).puzzles


def answer(place, number):
    """What a learner answers to the question there: rightly, or every third time what a mistake leads to."""
    path = urlsplit(place)
    query = [pair for pair in parse_qsl(path.query) if pair[0] not in ("quiz", "item")]
    drawn = "/ask/" in path.path
    question = asked_at(
        path.path.rsplit("/")[-1] + ("?" + urlencode(query) if drawn else ""), PUZZLES
    ).question
    errors = [mind for mind in question.minds if question.gets_wrong(mind)] if number % 3 == 0 else []
    given = question.position.answer(errors[0]) if errors else None
    return print_answer(given or question.computed)


@contextmanager
def served(*command):
    """A server: where it listens."""
    line = [sys.executable, *map(str, command)]
    with subprocess.Popen(line, stdout=subprocess.PIPE, text=True, env=ENVIRONMENT) as process:
        try:
            yield urlsplit(re.search(r"http://\S+", process.stdout.readline())[0]).netloc
        finally:
            process.terminate()
            process.wait(timeout=30)


class Learner(threading.Thread):
    """Somebody who takes one quiz after the other: the question, some answer, the verdict, the next."""

    def __init__(self, netloc, number, until, pause):
        super().__init__()
        self.netloc, self.number, self.until, self.pause = netloc, number, until, pause
        self.cookies, self.times, self.errors = {}, [], []
        self.connection = http.client.HTTPConnection(netloc, timeout=30)

    def run(self):
        try:
            time.sleep(self.pause * self.number / LEARNERS)
            while time.monotonic() < self.until:
                self.quiz()
        except (OSError, http.client.HTTPException, TypeError) as error:
            self.errors.append(repr(error))
        finally:
            self.connection.close()

    def ask(self, method, address, body=None):
        """One request, timed; redirects are steps of the browser's own."""
        headers = {"Accept-Encoding": "gzip", **(FORM if body else {})}
        if self.cookies:
            headers["Cookie"] = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        begin = time.perf_counter()
        self.connection.request(method, address, body=body, headers=headers)
        response = self.connection.getresponse()
        response.read()
        self.times.append(time.perf_counter() - begin)
        for cookie in response.headers.get_all("Set-Cookie") or ():
            name, _, value = cookie.split(";")[0].partition("=")
            self.cookies[name] = value
        if response.status >= 400:
            self.errors.append(f"{response.status} {address}")
        return response.headers.get("Location")

    def go(self, address, method="GET", body=None):
        """Follows to the end, and waits as somebody who reads."""
        while address:
            last, address = address, self.ask(method, address, body)
            method, body = "GET", None
        time.sleep(self.pause)
        return last

    def quiz(self):
        place = self.go("/en/quiz/new")
        text = re.search(r"quiz=([^&]*)", place)[1]
        for number in range(1, 11):
            if time.monotonic() > self.until:
                return
            self.go(place, "POST", urlencode({"answer": answer(place, self.number + number)}))
            place = self.go(f"/en/quiz/{text}/{number + 1}" if number < 10 else f"/en/quiz/{text}/end")
        self.go("/en/progress")


class Idler(Learner):
    """Asks an empty view as often."""

    def quiz(self):
        self.go("/")


def crowd(kind, netloc, pause, seconds=SECONDS):
    """All of them at once: the times of all requests, sorted; nobody met an error."""
    until = time.monotonic() + seconds
    learners = [kind(netloc, number, until, pause) for number in range(LEARNERS)]
    for one in learners:
        one.start()
    for one in learners:
        one.join()
    assert [error for one in learners for error in one.errors] == []
    return sorted(duration for one in learners for duration in one.times)


def p95(times):
    """All but one in twenty are quicker."""
    return times[int(len(times) * 0.95)]


@pytest.mark.benchmark
def test_fifty_learners(tmp_path, capsys):
    """With a second between steps, and then as fast as they can."""
    (tmp_path / "body").write_bytes(b"\x1f\x8b" + b"x" * 6000)
    with served(HERE / "empty_view.py", tmp_path / "body") as netloc:
        empty = crowd(Idler, netloc, PAUSE, 15)
    command = ("-m", "tutor", "serve", "--port", "0", "--workers", WORKERS, "--data", tmp_path / "data")
    with served(*command) as netloc:
        time.sleep(8)
        ours = crowd(Learner, netloc, PAUSE)
        hurried = crowd(Learner, netloc, 0.0, 10)
    with capsys.disabled():
        print(f"\nempty: {len(empty)} requests, p95 {p95(empty) * 1000:.1f} ms")
        print(
            f"learners: {len(ours)} requests, p95 {p95(ours) * 1000:.1f} ms, worst {ours[-1] * 1000:.0f} ms"
        )
        print(f"hurried: {len(hurried)} requests, p95 {p95(hurried) * 1000:.1f} ms")

    assert p95(ours) <= p95(empty) + MOST_ABOVE
