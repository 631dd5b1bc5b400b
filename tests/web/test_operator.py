"""What an operator sets: read strictly, kept in one place, and true for every link behind a proxy."""

from __future__ import annotations

import http.client
import os
import stat
import subprocess
import sys
import threading
import time
import zipfile
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from ipaddress import ip_network
from pathlib import Path
from urllib.parse import urlencode, urljoin, urlsplit

import pytest
from werkzeug.test import Client

import tutor
from tutor.cli import main
from tutor.language import LANGUAGES
from tutor.web import create_app
from tutor.web.keys import NAME, secret_key
from tutor.web.operator import Operator, OperatorError
from tutor.web.proxies import Prefix, TrustedProxies

FORM = {"Content-Type": "application/x-www-form-urlencoded"}
ROOT = Path(__file__).parent.parent.parent
CODE = str(Path(tutor.__file__).parent.parent)


# The settings


def test_the_usual_settings():
    """Nobody but this machine, one worker, nothing kept, nobody believed."""
    operator = Operator.read({}, {"PATH": "/bin"})

    assert (operator.host, operator.port, operator.workers, operator.prefix) == ("127.0.0.1", 8000, 1, "")
    assert (operator.data, operator.trusted_proxy) == (None, ())


def test_the_command_line_wins_over_the_environment():
    """Each option has a variable, and the option is the nearer."""
    environment = {
        "EUCHRE_HOST": "0.0.0.0",
        "EUCHRE_PORT": "81",
        "EUCHRE_WORKERS": "2",
        "EUCHRE_PREFIX": "/euchre",
        "EUCHRE_DATA": "/srv/euchre",
        "EUCHRE_TRUSTED_PROXY": "10.0.0.0/8, ::1",
        "EUCHRE_IMPRINT_URL": "https://club.example/imprint",
        "EUCHRE_REPORT_URL": "mailto:club@club.example",
    }
    told = Operator.read({"port": "82", "workers": None}, environment)

    assert told == Operator(
        host="0.0.0.0",
        port=82,
        workers=2,
        prefix="/euchre",
        data=Path("/srv/euchre"),
        trusted_proxy=(ip_network("10.0.0.0/8"), ip_network("::1")),
        imprint_url="https://club.example/imprint",
        report_url="mailto:club@club.example",
    )


@pytest.mark.parametrize(
    ("written", "prefix"),
    [
        ("", ""),
        ("/", ""),
        ("euchre", "/euchre"),
        ("/euchre/", "/euchre"),
        ("/games/euchre", "/games/euchre"),
        (" /euchre ", "/euchre"),
    ],
)
def test_prefixes(written, prefix):
    """However the slashes are set."""
    assert Operator.read({"prefix": written}, {}).prefix == prefix


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("port", "99999"),
        ("port", "-1"),
        ("port", "eighty"),
        ("port", "८०"),
        ("port", ""),
        ("workers", "0"),
        ("workers", "65"),
        ("workers", "2.5"),
        ("prefix", "/a b"),
        ("prefix", "//evil.example"[1:] + "?x"),
        ("prefix", "https://x.example/euchre"),
        ("prefix", "/a//b"),
        ("trusted_proxy", "localhost"),
        ("trusted_proxy", "10.0.0.1/8"),
        ("imprint_url", "club.example"),
        ("imprint_url", "javascript:alert(1)"),
        ("imprint_url", "https://"),
        ("report_url", "mailto:"),
        ("host", ""),
    ],
)
def test_a_setting_that_cannot_be(name, text, capsys):
    """Told by the name it was given under; the command ends as for any wrong usage."""
    option = f"--{name.replace('_', '-')}"
    with pytest.raises(OperatorError, match=option):
        Operator.read({name: text}, {})
    with pytest.raises(OperatorError, match=f"EUCHRE_{name.upper()}"):
        Operator.read({}, {f"EUCHRE_{name.upper()}": text})

    assert main(["serve", f"{option}={text}"]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert option in line


def test_every_setting_is_an_option_and_in_the_readme(capsys):
    """What can't be found can't be set."""
    with pytest.raises(SystemExit):
        main(["serve", "--help"])
    told = capsys.readouterr().out
    readme = (ROOT / "README.md").read_text(encoding="utf-8")

    for name in Operator.__dataclass_fields__:
        option = f"--{name.replace('_', '-')}"
        assert option in told
        assert f"`{option}" in readme


def test_links_that_the_operator_sets():
    """The templates find them in the configuration."""
    operator = Operator(imprint_url="https://club.example/", report_url="mailto:a@club.example")
    app = create_app(operator=operator)

    assert app.config["IMPRINT_URL"] == "https://club.example/"
    assert app.config["REPORT_URL"] == "mailto:a@club.example"


# The secret key


def test_the_key_is_made_once(tmp_path):
    """In a folder that is made with it, for its owner's eyes alone."""
    folder = tmp_path / "new" / "data"
    key = secret_key(folder)

    assert len(key) == 32
    assert secret_key(folder) == key
    assert secret_key(tmp_path / "other") != key
    assert stat.S_IMODE((folder / NAME).stat().st_mode) == 0o600
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert [path.name for path in folder.iterdir()] == [NAME]


def test_workers_that_race_for_the_key_all_get_the_same(tmp_path):
    """Five processes that start at the same moment, ten times over."""
    code = (
        "import sys, time; from pathlib import Path; from tutor.web.keys import secret_key\n"
        "time.sleep(max(0, float(sys.argv[1]) - time.time()))\n"
        "print([secret_key(Path(sys.argv[2]) / str(n)).hex() for n in range(10)])"
    )

    command = [sys.executable, "-c", code, str(time.time() + 3), str(tmp_path)]
    environment = {**os.environ, "PYTHONPATH": CODE}
    racing = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) for _ in range(5)]
    answers = [process.communicate(timeout=30)[0] for process in racing]

    assert {process.returncode for process in racing} == {0}
    assert len(set(answers)) == 1
    assert len(set(answers[0].strip("[]\n").split(", "))) == 10
    assert sorted(path.name for path in tmp_path.rglob("*") if path.is_file()) == [NAME] * 10


def test_a_key_that_was_spoilt_is_not_replaced_in_silence(tmp_path, capsys):
    """Somebody may still rely on it."""
    (tmp_path / NAME).write_bytes(b"short")

    with pytest.raises(ValueError, match=NAME):
        secret_key(tmp_path)
    assert main(["serve", "--port", "0", "--data", str(tmp_path)]) == 2
    assert NAME in capsys.readouterr().err
    assert (tmp_path / NAME).read_bytes() == b"short"


def test_a_data_folder_that_is_none(tmp_path, capsys):
    """One line, as for any wrong usage."""
    (tmp_path / "file").touch()

    assert main(["serve", "--port", "0", "--data", str(tmp_path / "file")]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_without_a_data_folder_there_is_no_key(tmp_path):
    """And with one, the site has it; no visitor gets a cookie because of that."""
    assert create_app(operator=Operator()).config["SECRET_KEY"] is None
    app = create_app(operator=Operator(data=tmp_path))

    assert app.config["SECRET_KEY"] == (tmp_path / NAME).read_bytes()
    assert "Set-Cookie" not in app.test_client().get("/de/").headers


# Behind a proxy


TOLD = {
    "X-Forwarded-Host": "cards.example",
    "X-Forwarded-Proto": "https",
    "X-Forwarded-Prefix": "/games/euchre",
}


def behind(app, trusted):
    """A visitor of the site, at the far end of the proxies."""
    return Client(
        TrustedProxies(Prefix(app.wsgi_app, ""), Operator.read({"trusted_proxy": trusted}, {}).trusted_proxy)
    )


@pytest.mark.parametrize(
    ("trusted", "sender", "believed"),
    [
        ("", "127.0.0.1", False),
        ("127.0.0.1", "127.0.0.1", True),
        ("127.0.0.1", "127.0.0.2", False),
        ("10.0.0.0/8,::1", "10.9.8.7", True),
        ("10.0.0.0/8,::1", "::1", True),
        ("10.0.0.0/8,::1", "192.0.2.1", False),
        ("*", "192.0.2.1", True),
        ("*", "2001:db8::1", True),
        ("*", "", False),
    ],
)
def test_forwarded_headers_are_believed_from_whom_the_operator_trusts(app, parse, trusted, sender, believed):
    """From anybody else they are what a visitor made up."""
    visit = behind(app, trusted).get("/de/glossary", headers=TOLD, environ_base={"REMOTE_ADDR": sender})

    real = "https://cards.example/games/euchre/de/glossary"
    address = parse(visit.text).one("link", rel="canonical")["href"]
    assert address == (real if believed else "http://localhost/de/glossary")


@pytest.mark.parametrize("path", ["/games/euchre/de/glossary", "/de/glossary"])
def test_a_prefix_from_a_trusted_proxy(app, parse, path):
    """Whether that proxy cuts it off or not."""
    visit = behind(app, "*").get(path, headers=TOLD, environ_base={"REMOTE_ADDR": "192.0.2.1"})
    page = parse(visit.text)

    assert page.one("link", rel="canonical")["href"] == "https://cards.example/games/euchre/de/glossary"


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


# Installed


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
