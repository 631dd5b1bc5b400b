"""The real server, as the command starts it."""

import contextlib
import http.client
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from pathlib import Path
from urllib.parse import urlsplit

import pytest

import tutor
from tutor.web import serving, workers
from tutor.web.operator import Operator

FORM = {"Content-Type": "application/x-www-form-urlencoded"}
LARGE = 6_000_000  # what slow_school.py sends
HERE = Path(__file__).parent
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(Path(tutor.__file__).parent.parent)}


def fetch(server, method, address, body=None, headers=None):
    """One request over the wire: status, headers, text."""
    connection = http.client.HTTPConnection(urlsplit(server).netloc, timeout=10)
    try:
        connection.request(method, address, body=body, headers=headers or {})
        response = connection.getresponse()
        return response.status, response.headers, response.read().decode("utf-8")
    finally:
        connection.close()


def test_a_visit(server):
    """From the door to a verdict, with nothing but the browser's own forms."""
    status, headers, _ = fetch(server, "GET", "/", headers={"Accept-Language": "sk"})
    assert (status, headers["Location"]) == (302, "/cs/")

    status, headers, text = fetch(server, "GET", "/cs/puzzles/left-bower-only")
    assert status == 200
    assert headers["Content-Type"] == "text/html; charset=utf-8"
    assert "Kárový kluk" in text

    status, headers, _ = fetch(server, "POST", "/cs/puzzles/left-bower-only", "answer=JD&answer=AS", FORM)
    assert (status, headers["Location"]) == (303, "/cs/puzzles/left-bower-only?answer=JD+AS")

    status, headers, text = fetch(server, "GET", headers["Location"])
    assert status == 200
    assert "Content-Security-Policy" in headers
    assert "verdict partly" in text


def test_it_is_alive(server):
    """What a monitor asks."""
    status, _, text = fetch(server, "GET", "/healthz")

    assert (status, text) == (200, "ok")


def test_a_verdict_for_a_program(server):
    """JSON in, JSON out, in readable characters."""
    status, headers, text = fetch(
        server, "POST", "/api/v1/ask/legal-plays?lang=cs&trump=H&trick=E+10D&hand=JD+AS", '{"answer": ["JD"]}'
    )

    assert status == 200
    assert headers["Content-Type"] == "application/json"
    assert "káry" in text


@pytest.mark.parametrize(
    "address", ["/de/puzzles/left-bower-only", "/api/v1/puzzles/x/answer", "/de/", "/healthz"]
)
def test_a_body_beyond_all_measure(server, address):
    """Refused wherever it is sent, even where nobody would have looked at it."""
    status, headers, _ = fetch(server, "POST", address, "x" * 70_000)

    assert status == 413
    assert "Content-Security-Policy" in headers


def test_a_body_of_unknown_length(server):
    """It is measured as it comes."""
    for size, expected in ((70_000, 413), (100, 422)):
        chunks = iter([b"answer=" + b"x" * size])
        assert fetch(server, "POST", "/de/puzzles/left-bower-only", chunks, FORM)[0] == expected


def test_a_body_that_the_server_itself_breaks_off(server):
    """Beyond what would fit a page of ours."""
    address = urlsplit(server)
    with socket.create_connection((address.hostname, address.port), timeout=10) as connection:
        connection.sendall(b"POST /de/ HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999\r\n\r\n")
        assert connection.recv(100).split()[1] == b"413"


def test_a_head_request_has_no_body(server):
    """Link checkers ask like this."""
    status, headers, text = fetch(server, "HEAD", "/de/")

    assert (status, text) == (200, "")
    assert int(headers["Content-Length"]) > 500


def test_the_server_does_not_say_what_it_is(server):
    """A version number helps nobody but an attacker."""
    _, headers, _ = fetch(server, "GET", "/de/")

    assert headers.get("Server") is None


def run(*arguments):
    """A command that has to end by itself."""
    command = [sys.executable, "-m", "tutor", "serve", *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=30, env=ENVIRONMENT, check=False)


def test_a_port_that_is_taken():
    """One line that says so, and the exit status of wrong usage."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        ended = run("--port", str(port))

    assert ended.returncode == 2
    (line,) = ended.stderr.strip().splitlines()
    assert str(port) in line
    assert "taken" in line
    assert "Errno" not in line
    assert ended.stdout == ""


def test_an_address_that_is_not_ours():
    """The same for a host that is none, and a port that can't be."""
    for arguments in (["--host", "256.1.1.1"], ["--port", "99999"]):
        ended = run(*arguments)
        assert ended.returncode == 2
        assert len(ended.stderr.strip().splitlines()) == 1


def test_a_name_with_an_address_that_this_machine_lacks(monkeypatch):
    """It listens at the others; where there are none, it says so."""
    lacking = (socket.AF_INET6, socket.SOCK_STREAM, 6, "", ("2001:db8::1", 0, 0, 0))
    own = (socket.AF_INET, socket.SOCK_STREAM, 6, "", ("127.0.0.1", 0))
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: [lacking, own])
    (one,) = serving.listen("localhost", 0)
    with one:
        assert one.getsockname()[0] == "127.0.0.1"

    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: [lacking])
    with pytest.raises(OSError, match=r"\[Errno"):
        serving.listen("localhost", 0)


@contextlib.contextmanager
def slow_school(count):
    """A server with so many workers: the process and the address."""
    command = [sys.executable, str(HERE / "slow_school.py"), str(count)]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=ENVIRONMENT
    ) as process:
        assert process.stdout is not None
        try:
            first = process.stdout.readline()
            yield process, first[first.index("http") :].split()[0]
        finally:
            process.kill()


def in_the_background(function, *arguments):
    """Starts a call; what is returned waits for its result."""
    results = []
    thread = threading.Thread(target=lambda: results.append(function(*arguments)))
    thread.start()

    def result():
        thread.join(timeout=20)
        return results[0]

    return result


def eventually(condition, seconds=10):
    """Whether something becomes true within that time."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if condition():
            return True
        time.sleep(0.05)
    return False


def is_alive(pid):
    """Whether there is such a process that still runs."""
    try:
        return "Z" not in Path(f"/proc/{pid}/stat").read_text().split()[2]
    except FileNotFoundError:
        return False


def accepts_nobody(server):
    """Whether no new connection is taken."""
    address = urlsplit(server)
    try:
        socket.create_connection((address.hostname, address.port), timeout=1).close()
    except OSError:
        return True
    return False


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
@pytest.mark.parametrize("count", [1, 2])
def test_told_to_stop_it_finishes_what_is_under_way(count, number):
    """A slow answer arrives, nothing new is begun, and the exit status says that all is well."""
    with slow_school(count) as (process, server):
        answer = in_the_background(fetch, server, "GET", "/slow")
        time.sleep(0.5)
        process.send_signal(number)
        assert eventually(lambda: accepts_nobody(server), 1.4), "it still accepts"

        status, _, text = answer()
        assert (status, text[:6]) == (200, "slowly")
        assert process.wait(timeout=5) == 0
        assert "Traceback" not in process.stderr.read()


@pytest.mark.parametrize("count", [1, 2])
def test_what_is_being_sent_is_sent_to_its_end(count):
    """Somebody on a slow line reads on after the order to stop."""
    with slow_school(count) as (process, server):
        connection = http.client.HTTPConnection(urlsplit(server).netloc, timeout=10)
        connection.request("GET", "/large", headers={"Accept-Encoding": "identity"})
        response = connection.getresponse()
        received = len(response.read(1000))
        process.terminate()
        time.sleep(1)
        assert process.poll() is None
        received += len(response.read())
        connection.close()

        assert received == LARGE
        assert process.wait(timeout=5) == 0


def test_it_stops_at_once_where_nothing_is_under_way():
    """A browser's idle connection does not hold it up."""
    with slow_school(2) as (process, server):
        connection = http.client.HTTPConnection(urlsplit(server).netloc, timeout=10)
        connection.request("GET", "/who")
        connection.getresponse().read()
        process.terminate()

        assert process.wait(timeout=3) == 0
        connection.close()


def test_several_workers_answer_at_one_port():
    """While some are busy to the last thread, others answer; each is a process of its own."""
    with slow_school(3) as (process, server):
        slow = [in_the_background(fetch, server, "GET", "/slow") for _ in range(9)]
        time.sleep(0.5)
        started = time.monotonic()
        status, _, who = fetch(server, "GET", "/who")
        assert status == 200
        assert time.monotonic() - started < 1
        answers = [answer() for answer in slow]

        assert {status for status, _, _ in answers} == {200}
        assert int(who) != process.pid
        assert len({text for _, _, text in answers}) > 1


def test_a_dead_worker_is_replaced():
    """Visitors go on being served, and the log says what happened."""
    with slow_school(2) as (process, server):
        with pytest.raises((http.client.HTTPException, ConnectionError)):
            fetch(server, "GET", "/death")
        seen = set()

        def both_are_there():
            seen.add(fetch(server, "GET", "/who")[2])
            return sum(is_alive(pid) for pid in seen) == 2

        assert eventually(both_are_there)
        process.terminate()
        assert process.wait(timeout=5) == 0
        assert "takes its place" in process.stderr.read()
        assert not any(is_alive(pid) for pid in seen)


def test_no_worker_outlives_its_supervisor():
    """Not even where that had no time to tell them."""
    with slow_school(2) as (process, server):
        worker = fetch(server, "GET", "/who")[2]
        process.kill()
        process.wait(timeout=5)

        assert eventually(lambda: not is_alive(worker), 5)
        assert eventually(lambda: accepts_nobody(server), 5)


def test_where_processes_cannot_be_forked_one_serves(monkeypatch, caplog, capsys):
    """The site is there all the same, and says what it could not do."""
    monkeypatch.setattr(workers, "POSSIBLE", False)
    served = []
    monkeypatch.setattr(
        serving, "work", lambda _, sockets: served.extend(s.getsockname()[1] for s in sockets)
    )

    assert serving.serve(Operator.read({"port": "0", "workers": "3"}, {})) == 0
    (port,) = served
    assert "one worker" in caplog.text
    assert f":{port}/" in capsys.readouterr().out
