"""Every address of the site, in every language; and what is not there."""

from urllib.parse import urljoin

import pytest

PLACES = (
    "",
    "lessons/",
    "lessons/following-suit",
    "puzzles/",
    "puzzles/left-bower-only",
    "puzzles/left-bower-only?answer=JD",
    "puzzles/order-of-trumps",
    "ask/legal-plays?trump=H&trick=E+10D&hand=JD+AS+9C+QS+KC",
    "ask/legal-plays?trump=H&trick=E+10D&hand=JD+AS+9C+QS+KC&answer=all",
    "glossary",
    "rules/",
    "rules/standard",
    "crib",
    "hands/",
    "hands/first-hand?step=1.E",
)
MAIN = (
    *("", "lessons/", "lessons/following-suit", "puzzles/", "puzzles/left-bower-only?answer=JD"),
    *("rules/", "rules/railroad", "crib", "hands/", "hands/first-hand?step=1.E"),
)
FORM = "application/x-www-form-urlencoded"
POLICY = {
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
}


def check_headers(response):
    """What holds for every answer of the site."""
    assert set(response.headers["Content-Security-Policy"].split("; ")) == POLICY
    assert response.headers["X-Content-Type-Options"] == "nosniff"
    assert response.headers["Referrer-Policy"] == "same-origin"
    assert response.headers["Cross-Origin-Opener-Policy"] == "same-origin"


@pytest.mark.parametrize("place", PLACES)
def test_every_page_is_there_in_every_language(client, parse, lang, place):
    """It says which language it is in, to programs and to screen readers; nothing comes from elsewhere."""
    response = client.get(f"/{lang}/{place}")

    assert response.status_code == 200
    check_headers(response)
    assert response.headers["Content-Language"] == lang
    page = parse(response.get_data(as_text=True))
    assert page.one("html")["lang"] == lang
    assert len(page.all("h1")) == 1
    assert page.one("title").text.strip()


@pytest.mark.parametrize("place", PLACES)
def test_every_page_is_whole(read, lang, place):
    """Ids are unique, labels point at something, links stay on the site; no style or script in the page."""
    page = read(f"/{lang}/{place}")
    ids = [one["id"] for one in page.elements if one.get("id")]

    assert len(ids) == len(set(ids))
    pointers = [
        one[name]
        for one in page.elements
        for name in ("aria-labelledby", "aria-describedby")
        if one.get(name)
    ]
    assert set(pointers) <= set(ids)
    assert not [one for one in page.elements if one.get("style") or one.tag == "style"]
    assert not [name for one in page.elements for name in one.attributes if name.startswith("on")]
    script = page.one("script")
    assert (script["src"].startswith("/static/"), script.text) == (True, "")
    assert all(one["href"].startswith(("/", "../", "#")) for one in page.all("a"))


def test_links_lead_somewhere(client, read, lang):
    """Every link and every form of the main pages, lesson and glossary anchors included."""
    for place in MAIN:
        page = read(f"/{lang}/{place}")
        here = f"http://localhost/{lang}/{place}"
        addresses = {one["href"] for one in page.all("a") + page.all("link", rel="stylesheet")}
        for address in addresses | {form["action"] for form in page.all("form")}:
            target = urljoin(here, address).removeprefix("http://localhost")
            with client.get(target, follow_redirects=True) as there:
                assert there.status_code == 200, address


@pytest.mark.parametrize(
    "place", ["nothing", "lessons/nothing", "rules/nothing", "puzzles/nothing", "ask/nothing?trump=H"]
)
def test_what_is_not_there_says_so_in_the_language_of_its_address(client, parse, lang, place):
    """A missing page has the site's frame, and the way home."""
    response = client.get(f"/{lang}/{place}")

    assert response.status_code == 404
    check_headers(response)
    assert response.headers["Content-Language"] == lang
    page = parse(response.get_data(as_text=True))
    assert page.one("html")["lang"] == lang
    assert [one for one in page.all("a") if one["href"] == f"/{lang}/"]


TITLES = {"de": "Seite nicht gefunden", "cs": "Stránka nenalezena", "en": "Page not found"}


@pytest.mark.parametrize(
    ("accepts", "expected"), [("cs", "cs"), ("de-AT,en;q=0.5", "de"), ("fr", "en"), (None, "en")]
)
@pytest.mark.parametrize("address", ["/fr/", "/nothing", "/DE/", "/de-AT/lessons/"])
def test_an_unknown_prefix_is_missed_in_the_visitors_language(client, parse, address, accepts, expected):
    """Where the address names no language, the browser does."""
    response = client.get(address, headers={"Accept-Language": accepts} if accepts else {})

    assert response.status_code == 404
    assert parse(response.get_data(as_text=True)).one("h1").text == TITLES[expected]
    assert {"Accept-Language", "Cookie"} <= {name.strip() for name in response.headers["Vary"].split(",")}


@pytest.mark.parametrize(
    ("address", "to"),
    [
        ("/de", "/de/"),
        ("/de/lessons", "/de/lessons/"),
        ("/de/puzzles", "/de/puzzles/"),
        ("/de/lessons/following-suit/", "/de/lessons/following-suit"),
        ("/de/puzzles/left-bower-only/?answer=JD+AS", "/de/puzzles/left-bower-only?answer=JD+AS"),
        ("/de/glossary/", "/de/glossary"),
        ("/de/rules", "/de/rules/"),
        ("/de/crib/", "/de/crib"),
    ],
)
def test_a_slash_too_many_or_too_few_is_forgiven(client, address, to):
    """The other spelling of an address leads to the right one."""
    response = client.get(address)

    assert response.status_code == 308
    assert response.headers["Location"].removeprefix("http://localhost") == to
    check_headers(response)


def test_healthz(client):
    """A monitor reads one word."""
    response = client.get("/healthz")

    assert (response.status_code, response.get_data(as_text=True)) == (200, "ok")
    check_headers(response)


@pytest.mark.parametrize("method", ["put", "delete", "patch", "post"])
def test_a_method_that_a_page_does_not_know(client, parse, lang, method):
    """It is refused in words, and the allowed ones are named."""
    response = getattr(client, method)(f"/{lang}/lessons/")

    assert response.status_code == 405
    assert {"GET", "HEAD"} <= set(response.headers["Allow"].split(", "))
    assert parse(response.get_data(as_text=True)).one("html")["lang"] == lang
    check_headers(response)


@pytest.mark.parametrize("place", ["puzzles/left-bower-only", "ask/legal-plays?trump=H&hand=JD"])
def test_a_request_that_is_too_long(client, parse, lang, place):
    """64 kB are read, and not a byte more."""
    short = client.post(f"/{lang}/{place}", data=b"answer=JD&x=" + b"x" * (64 * 1024 - 12), content_type=FORM)
    long = client.post(f"/{lang}/{place}", data=b"answer=JD&x=" + b"x" * (64 * 1024 - 11), content_type=FORM)

    assert (short.status_code, long.status_code) == (303, 413)
    assert parse(long.get_data(as_text=True)).one("html")["lang"] == lang
    check_headers(long)


def test_what_goes_wrong_inside_is_told_without_details(app, monkeypatch, parse, lang, caplog):
    """The visitor reads an apology; the log has the trace."""

    def broken(**_):
        raise RuntimeError("the secret inside")

    monkeypatch.setitem(app.view_functions, "school.lessons", broken)
    response = app.test_client().get(f"/{lang}/lessons/")

    assert response.status_code == 500
    text = response.get_data(as_text=True)
    assert "secret" not in text
    assert "Traceback" not in text
    assert parse(text).one("html")["lang"] == lang
    assert "the secret inside" in caplog.text
    check_headers(response)
