"""The real server, as the command starts it."""

import http.client
import os
import socket
import subprocess
import sys
from pathlib import Path
from urllib.parse import urlsplit

import tutor


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

    form = {"Content-Type": "application/x-www-form-urlencoded"}
    status, headers, _ = fetch(server, "POST", "/cs/puzzles/left-bower-only", "answer=JD&answer=AS", form)
    assert (status, headers["Location"]) == (303, "/cs/puzzles/left-bower-only?answer=JD+AS")

    status, headers, text = fetch(server, "GET", headers["Location"])
    assert status == 200
    assert "Content-Security-Policy" in headers
    assert "verdict bad" in text


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


def test_a_body_beyond_all_measure(server):
    """Refused, without being read to its end."""
    status, headers, _ = fetch(server, "POST", "/de/puzzles/left-bower-only", "x" * 70_000)

    assert status == 413
    assert "Content-Security-Policy" in headers


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
    environment = {**os.environ, "PYTHONPATH": str(Path(tutor.__file__).parent.parent)}
    command = [sys.executable, "-m", "tutor", "serve", *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=30, env=environment, check=False)


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
    assert ended.stdout == ""


def test_an_address_that_is_not_ours():
    """The same for a host that is none, and a port that can't be."""
    for arguments in (["--host", "256.1.1.1"], ["--port", "99999"]):
        ended = run(*arguments)
        assert ended.returncode == 2
        assert len(ended.stderr.strip().splitlines()) == 1
