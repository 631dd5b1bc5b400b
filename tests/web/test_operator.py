"""What an operator sets: read strictly, kept in one place; forwarded headers are believed only when told."""

from __future__ import annotations

from ipaddress import ip_network
from pathlib import Path

import pytest
from werkzeug.test import Client

from tutor.cli import main
from tutor.web import create_app
from tutor.web.operator import Operator, OperatorError
from tutor.web.proxies import Prefix, TrustedProxies

ROOT = Path(__file__).parent.parent.parent


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


def test_links_that_the_operator_sets(tmp_path):
    """The templates find them in the configuration."""
    links = {"imprint_url": "https://club.example/", "report_url": "mailto:a@club.example"}
    operator = Operator(data=tmp_path, **links)
    app = create_app(operator=operator)

    assert app.config["IMPRINT_URL"] == "https://club.example/"
    assert app.config["REPORT_URL"] == "mailto:a@club.example"


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
