"""A site below a prefix, as visitors of a real proxy see it; from the checkout, and from the wheel."""

from __future__ import annotations

import http.client
import os
import subprocess
import sys
import threading
import zipfile
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import urlencode, urljoin, urlsplit

import pytest

import tutor
from tutor.language import LANGUAGES

FORM = {"Content-Type": "application/x-www-form-urlencoded"}
ROOT = Path(__file__).parent.parent.parent
CODE = str(Path(tutor.__file__).parent.parent)


@contextmanager
def served(*options, cwd=None, environment=None, command=(sys.executable, "-m", "tutor")):
    """A real server: its address."""
    line = [*command, "serve", "--port", "0", *options]
    environment = environment or {**os.environ, "PYTHONPATH": CODE}
    with subprocess.Popen(line, stdout=subprocess.PIPE, text=True, env=environment, cwd=cwd) as process:
        try:
            first = process.stdout.readline()
            yield first[first.index("http") :].split()[0]
        finally:
            process.terminate()
    assert process.returncode == 0


@contextmanager
def proxy(server, prefix, *, cuts):
    """A reverse proxy that knows nothing but its prefix; anything else is missing there."""
    to = urlsplit(server).netloc

    class Proxy(BaseHTTPRequestHandler):
        def do_GET(self):
            if not self.path.startswith(prefix):
                self.send_error(404)
                return
            path = self.path.removeprefix(prefix) if cuts else self.path
            body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
            connection = http.client.HTTPConnection(to, timeout=10)
            connection.request(self.command, path or "/", body=body, headers=dict(self.headers))
            answer = connection.getresponse()
            content = answer.read()
            self.send_response(answer.status)
            for name, value in answer.headers.items():
                self.send_header(name, value)
            self.end_headers()
            self.wfile.write(content)
            connection.close()

        do_POST = do_GET  # noqa: N815  # the name is the library's

        def log_message(self, *arguments):
            """Nobody reads it."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Proxy) as listening:
        threading.Thread(target=listening.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{listening.server_address[1]}"
        listening.shutdown()


def fetch(address, method="GET", body=None, headers=None):
    """One request over the wire: the response, and its text."""
    parts = urlsplit(address)
    connection = http.client.HTTPConnection(parts.netloc, timeout=10)
    try:
        path = parts.path + (f"?{parts.query}" if parts.query else "")
        connection.request(method, path, body=body, headers=headers or {})
        response = connection.getresponse()
        return response, response.read().decode("utf-8", "replace")
    finally:
        connection.close()


def check_a_visit(parse, site, lang):
    """A lesson with everything that it links to; all of it on this site, and all of it there."""
    address = f"{site}/{lang}/lessons/following-suit"
    response, text = fetch(address)
    assert response.status == 200
    page = parse(text)
    assert page.one("html")["lang"] == lang
    links = [one["href"] for one in page.all("a") if not one["href"].startswith("#")]
    files = [one["href"] for one in page.all("link") if one.get("rel") in ("stylesheet", "icon", "preload")]
    files += [one["src"] for one in page.all("script") + page.all("img")]
    forms = [form["action"] for form in page.all("form")]
    assert links
    assert files
    assert forms
    assert page.one("link", rel="canonical")["href"] == address
    for link in sorted({*links, *files, *forms}):
        there = urljoin(address, link)
        assert there.startswith(f"{site}/"), f"{link} leads away"
        found, body = fetch(there)
        assert found.status == 200, f"{link}: {found.status}"
        if link in files:
            assert "immutable" in found.headers["Cache-Control"]
            assert body
    return urljoin(address, forms[0])


def check_the_settings(parse, site):
    """They lead back to where the visitor came from, and their cookies stay below the prefix."""
    here = urlsplit(f"{site}/cs/puzzles/left-bower-only").path
    (link,) = parse(fetch(f"{site}/cs/puzzles/left-bower-only")[1]).of_class("prefs")
    page = parse(fetch(urljoin(site, link["href"]))[1])
    back = page.one("input", name="back")["value"]
    assert back == here
    form = urlencode({"back": back, "theme": "dark", "lang": "cs"})
    response, _ = fetch(f"{site}/cs/settings", "POST", form, FORM)
    assert (response.status, response.headers["Location"]) == (303, here)
    cookies = response.headers.get_all("Set-Cookie")
    assert cookies
    assert all("Path=/euchre" in cookie for cookie in cookies)


@pytest.mark.parametrize("cuts", [True, False], ids=["cut off", "passed on"])
def test_a_site_below_a_prefix(parse, cuts):
    """Links, redirects, forms, cookies, style sheet: all below the prefix, as a visitor's browser sees it."""
    with (
        served("--prefix", "/euchre") as server,
        proxy(server.removesuffix("/euchre/"), "/euchre", cuts=cuts) as outside,
    ):
        site = f"{outside}/euchre"
        form = check_a_visit(parse, site, "cs")
        response, _ = fetch(form, "POST", "answer=JD", FORM)
        assert response.status == 303
        assert response.headers["Location"].startswith("/euchre/cs/puzzles/")
        for place, to in (("/", "/euchre/en/"), ("/de/glossary/", "/euchre/de/glossary")):
            response, _ = fetch(f"{site}{place}")
            assert urljoin(site, response.headers["Location"]) == f"{outside}{to}"
        response, _ = fetch(f"{site}/cs/", headers={"Referer": f"{site}/de/"})
        assert "Path=/euchre" in response.headers["Set-Cookie"]
        check_the_settings(parse, site)
        assert fetch(f"{site}/healthz")[1] == "ok"
        assert f"Sitemap: {site}/sitemap.xml" in fetch(f"{site}/robots.txt")[1]


@pytest.fixture(scope="module")
def installed(tmp_path_factory):
    """An environment that has the wheel, and from here only what the wheel asks for."""
    folder = tmp_path_factory.mktemp("installed")
    build = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(folder), str(ROOT)]
    subprocess.run(build, check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder / "venv")], check=True)
    (packages,) = (folder / "venv").glob("lib/python*/site-packages")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(packages)
    return folder / "venv" / "bin" / "python", packages


def test_the_wheel_in_an_environment_of_its_own(installed, parse, tmp_path):
    """Started from another folder, behind a prefix: a lesson in each language, with links and style."""
    python, packages = installed
    # Its dependencies come from the environment that runs the tests; the project itself must not.
    borrowed = os.pathsep.join(
        [str(packages), *(path for path in sys.path if path.endswith("site-packages"))]
    )
    environment = {**os.environ, "PYTHONPATH": borrowed}
    where = [str(python), "-P", "-c", "import tutor; print(tutor.__file__)"]
    found = subprocess.run(where, check=True, capture_output=True, text=True, env=environment, cwd=tmp_path)
    assert found.stdout.startswith(str(packages))

    command = (str(python), "-P", "-m", "tutor")
    with (
        served("--prefix", "/euchre", cwd=tmp_path, environment=environment, command=command) as server,
        proxy(server.removesuffix("/euchre/"), "/euchre", cuts=True) as outside,
    ):
        for lang in LANGUAGES:
            check_a_visit(parse, f"{outside}/euchre", lang)
