"""Style sheet, script, fonts, icon: kept for ever under addresses that change with them."""

import gzip
import re
from pathlib import Path
from urllib.parse import urljoin

import pytest

import tutor.web
from tutor.web.static_files import StaticFiles

FOLDER = Path(tutor.web.__file__).parent / "static"
PACKED = {"Accept-Encoding": "gzip"}
SITE = "http://localhost"


@pytest.fixture
def linked(read):
    """The addresses of a page's own files."""
    page = read("/de/puzzles/left-bower-only")
    links = [one["href"] for one in page.all("link") if one.get("rel") in ("icon", "stylesheet", "preload")]
    return links + [one["src"] for one in page.all("script")]


def test_files_are_kept_for_ever(client, linked):
    """Nobody asks for them twice."""
    assert linked
    for address in linked:
        response = client.get(address)
        assert response.status_code == 200
        assert response.headers["Cache-Control"] == "public, max-age=31536000, immutable"
        assert "Set-Cookie" not in response.headers
        assert "Content-Security-Policy" in response.headers


def test_what_a_style_sheet_asks_for_is_there(client, linked):
    """Its links are relative, so they bear the digest of the folder as well."""
    for address in (one for one in linked if one.endswith(".css")):
        text = client.get(address).text
        for link in re.findall(r"""url\(["']?([^"')]+)["']?\)""", text):
            response = client.get(urljoin(SITE + address, link).removeprefix(SITE))
            assert response.status_code == 200, link
            assert "immutable" in response.headers["Cache-Control"]


def test_every_file_is_sent_as_it_is(client, linked):
    """Text compressed for whoever reads gzip, the rest as it stands."""
    version = linked[0].split("/")[2]
    for path in FOLDER.rglob("*"):
        if path.is_file():
            address = f"/static/{version}/{path.relative_to(FOLDER).as_posix()}"
            plain, packed = client.get(address), client.get(address, headers=PACKED)
            assert plain.data == path.read_bytes()
            # Below that, nothing would be gained.
            if path.suffix in (".css", ".js") and len(plain.data) >= 512:
                assert packed.headers["Content-Encoding"] == "gzip"
                assert packed.headers["Vary"] == plain.headers["Vary"] == "Accept-Encoding"
                assert gzip.decompress(packed.data) == plain.data
            if path.suffix == ".woff2":
                assert packed.headers["Content-Type"] == "font/woff2"
                assert "Content-Encoding" not in packed.headers


def test_types(client, linked):
    """With `nosniff`, a wrong type is a missing file."""
    types = {Path(one).suffix: client.get(one).headers["Content-Type"] for one in linked}

    assert types[".css"] == "text/css; charset=utf-8"
    assert types[".svg"].startswith("image/svg+xml")
    assert types.get(".js", "text/javascript").startswith("text/javascript")


def test_an_older_page_still_finds_its_files(client, linked):
    """After an upgrade, under the old address, and not for ever."""
    for address in linked:
        version = address.split("/")[2]
        response = client.get(address.replace(version, "0123456789ab"))
        assert response.status_code == 200
        assert response.headers["Cache-Control"] == "no-cache"


@pytest.mark.parametrize(
    "name", ["nothing.css", "../app.py", "..%2fapp.py", "%2e%2e/app.py", "/etc/passwd", "fonts", ""]
)
def test_what_is_not_there(client, linked, name):
    """Nothing beside the folder is ever sent."""
    response = client.get(f"/static/{linked[0].split('/')[2]}/{name}")

    assert response.status_code in (404, 308)
    assert "def " not in response.text
    assert "immutable" not in response.headers["Cache-Control"]


def test_asked_again(client, linked):
    """304 where a browser asks all the same."""
    for address in linked:
        tag = client.get(address).headers["ETag"]
        again = client.get(address, headers={"If-None-Match": tag})
        assert (again.status_code, again.data) == (304, b"")


def test_the_address_follows_the_content(tmp_path):
    """Another byte, another name or another place of a byte: another address."""

    def version():
        return StaticFiles(tmp_path).version

    (tmp_path / "a.css").write_text("a{}")
    (tmp_path / "b.css").write_text("b{}")
    first = version()
    assert version() == first

    (tmp_path / "b.css").write_text("b{ }")
    second = version()
    (tmp_path / "b.css").rename(tmp_path / "c.css")
    third = version()
    (tmp_path / "a.css").write_text("a{}b")
    assert len({first, second, third, version()}) == 4
