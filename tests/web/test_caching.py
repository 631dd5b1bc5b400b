"""Pages made once: the same for everyone but for one line; sent compressed; asked for again."""

import gzip
import re

import pytest

from tutor.web.display import COOKIE

EXAMPLE = "puzzles/left-bower-only"
RULES = ("rules/", "rules/british", "crib", "hands/", "hands/first-hand?step=1.E")
KEPT = ("", "lessons/", "lessons/following-suit", "puzzles/", EXAMPLE, "glossary", "ask/", "privacy", *RULES)
ANSWERED = f"{EXAMPLE}?answer=JD"
IN_QUIZ = f"{EXAMPLE}?quiz=0123456789ab&item=1"
"""A page that is not kept."""
ASKED = "ask/legal-plays?trump=H&trick=E+10D&hand=JD+AS"
PACKED = {"Accept-Encoding": "gzip"}
DARK = "theme-dark.deck-four.face-night.letters-english.motion-off"


@pytest.fixture
def rendered(app, monkeypatch):
    """The name of each template, whenever a page is made of one."""
    names = []
    original = app.jinja_env.get_or_select_template

    def listed(name, *arguments, **options):
        names.append(name)
        return original(name, *arguments, **options)

    monkeypatch.setattr(app.jinja_env, "get_or_select_template", listed)
    return names


def without_settings(body):
    """A page without the line that differs."""
    return re.sub(rb"<html[^>]*>", b"", body, count=1)


@pytest.mark.parametrize("place", [*KEPT, ANSWERED, ASKED])
def test_a_page_is_made_once_in_each_language(client, rendered, lang, place):
    """Whoever comes second, with other settings, gets the same page."""
    first = client.get(f"/{lang}/{place}")
    made = len(rendered)
    client.set_cookie(COOKIE, DARK)
    second = client.get(f"/{lang}/{place}")

    assert made > 0
    assert len(rendered) == made
    assert without_settings(first.data) == without_settings(second.data)
    assert second.headers["Content-Language"] == lang
    assert second.mimetype == "text/html"
    assert second.headers["Content-Security-Policy"] == first.headers["Content-Security-Policy"]


@pytest.mark.parametrize("place", [*KEPT, ANSWERED, IN_QUIZ, "nothing"])
def test_the_settings_stand_in_the_html_line(client, parse, lang, place):
    """Kept or not, and on error pages; nowhere else, so a page can be the same for everyone."""
    plain = client.get(f"/{lang}/{place}")
    client.set_cookie(COOKIE, DARK)
    set_up = client.get(f"/{lang}/{place}")

    expected = {"theme": "dark", "deck": "four", "face": "night", "letters": "english", "motion": "off"}
    html = parse(set_up.text).one("html")
    assert {name: html.get(f"data-{name}") for name in expected} == expected
    assert html["lang"] == lang
    assert without_settings(plain.data) == without_settings(set_up.data)


def test_a_cookie_of_somebody_elses_making_writes_nothing(client, parse):
    """Only words that are known reach the page."""
    client.set_cookie(COOKIE, 'theme-"><script>.deck-five.motion-off')

    html = parse(client.get("/de/").text).one("html")
    assert {name for name in html.attributes if name.startswith("data-")} == {"data-motion"}


@pytest.mark.parametrize("place", [*KEPT, ANSWERED, IN_QUIZ])
@pytest.mark.parametrize("cookie", ["", DARK])
def test_compressed_is_the_same_page(client, lang, place, cookie):
    """For whoever reads gzip, much smaller; for everybody else as it is."""
    client.set_cookie(COOKIE, cookie)
    for _ in range(2):
        plain = client.get(f"/{lang}/{place}", headers={"Accept-Encoding": "identity"})
        packed = client.get(f"/{lang}/{place}", headers=PACKED)

        assert packed.headers["Content-Encoding"] == "gzip"
        assert "Content-Encoding" not in plain.headers
        assert gzip.decompress(packed.data) == plain.data
        assert int(packed.headers["Content-Length"]) == len(packed.data) < len(plain.data) * 0.6
        for response in (plain, packed):
            assert {"Accept-Encoding", "Cookie"} <= set(response.headers["Vary"].split(", "))


@pytest.mark.parametrize(
    ("accepts", "expected"),
    [
        ("gzip", "gzip"),
        ("br, gzip;q=0.5", "gzip"),
        ("*", "gzip"),
        ("gzip;q=0", None),
        ("br", None),
        ("", None),
        (None, None),
    ],
)
def test_who_reads_gzip(client, accepts, expected):
    """Only whoever says so."""
    response = client.get("/de/", headers={} if accepts is None else {"Accept-Encoding": accepts})

    assert response.headers.get("Content-Encoding") == expected


def test_json_and_the_site_map_are_compressed_too(client):
    """Whatever is text, and long enough to gain by it."""
    for address in ("/api/v1/puzzles", "/sitemap.xml"):
        plain, packed = client.get(address), client.get(address, headers=PACKED)
        assert packed.headers["Content-Encoding"] == "gzip"
        assert gzip.decompress(packed.data) == plain.data
    assert "Content-Encoding" not in client.get("/healthz", headers=PACKED).headers


@pytest.mark.parametrize("place", [*KEPT, ANSWERED, IN_QUIZ])
def test_asked_again_it_is_not_sent_again(client, lang, place):
    """304 with the headers that a browser keeps, compressed or not; other settings make it another page."""
    first = client.get(f"/{lang}/{place}", headers=PACKED)
    tag = first.headers["ETag"]
    assert first.headers["Cache-Control"] == "private, no-cache"

    for headers in (PACKED, {}):
        again = client.get(f"/{lang}/{place}", headers={**headers, "If-None-Match": tag})
        assert (again.status_code, again.data) == (304, b"")
        assert again.headers["ETag"] == tag
        assert again.headers["Cache-Control"] == "private, no-cache"
        assert {"Accept-Encoding", "Cookie"} <= set(again.headers["Vary"].split(", "))

    client.set_cookie(COOKIE, "theme-dark")
    changed = client.get(f"/{lang}/{place}", headers={**PACKED, "If-None-Match": tag})
    assert changed.status_code == 200
    assert changed.headers["ETag"] != tag


def test_every_page_has_a_tag_of_its_own(client):
    """Two pages under one tag would be taken for each other."""
    tags = [client.get(f"/{lang}/{place}").headers["ETag"] for lang in ("de", "cs") for place in KEPT]

    assert len(set(tags)) == len(tags)


def test_a_page_is_kept_for_the_address_that_it_was_asked_by(client, parse):
    """Its own address stands in it, with host and prefix."""
    bases = ("http://one.example", "https://one.example", "http://two.example", "http://one.example/euchre")
    for base in (*bases, *bases):
        page = parse(client.get("/de/glossary", base_url=base).text)
        assert page.one("link", rel="canonical")["href"] == f"{base}/de/glossary"


def test_each_query_is_a_page_of_its_own(client, parse):
    """The language switch keeps the query; an answer has a verdict."""
    for query in ("", "?from=club", "", "?from=home", "?from=club"):
        page = parse(client.get(f"/de/glossary{query}").text)
        links = [one["href"] for one in page.all("a") if one.get("hreflang")]
        assert links
        assert all(link.endswith(f"/glossary{query}") for link in links)
    verdicts = [client.get(f"/de/{EXAMPLE}?answer={answer}").data for answer in ("JD", "all", "JD")]
    assert verdicts[0] == verdicts[2] != verdicts[1]


def test_head_is_get_without_the_body(client):
    """The same headers, from the same kept page."""
    head, get = client.head("/de/", headers=PACKED), client.get("/de/", headers=PACKED)

    assert head.data == b""
    for name in ("ETag", "Content-Length", "Content-Encoding", "Content-Type"):
        assert head.headers[name] == get.headers[name]


def test_a_switch_of_language_is_remembered_from_a_kept_page(client):
    """The cookie belongs to the answer, not to the page."""
    switched = client.get("/cs/", headers={"Referer": "http://localhost/de/"})
    assert "lang=cs" in switched.headers["Set-Cookie"]

    assert "lang=cs" in client.get("/cs/", headers={"Referer": "http://localhost/de/"}).headers["Set-Cookie"]
    client.delete_cookie("lang")
    assert "Set-Cookie" not in client.get("/cs/").headers


def test_a_complaint_is_not_kept(client):
    """What was posted is shown to whoever posted it."""
    before = client.get(f"/de/{EXAMPLE}")
    assert client.post(f"/de/{EXAMPLE}", data={}).status_code == 422

    assert client.get(f"/de/{EXAMPLE}").data == before.data


def test_there_is_an_end_to_what_is_kept(app, rendered, monkeypatch):
    """Invented host names can't fill the memory; what is asked for again and again stays."""
    cache = app.extensions["page_cache"]
    client = app.test_client()
    client.get("/de/glossary")
    monkeypatch.setattr(cache, "_most", 4 * cache.size)
    for number in range(10):
        client.get("/de/glossary", base_url=f"http://host{number}.example")
        made = len(rendered)
        assert client.get("/de/glossary").status_code == 200
        assert len(rendered) == made
        assert 1 <= len(cache) <= 4
        assert cache.size <= cache._most

    client.get("/de/glossary", base_url="http://host1.example")
    assert len(rendered) > made


def test_two_hundred_answers_leave_nothing_in_the_cookies(app):
    """Browsers drop what is larger than 4 kB without a word; answers stand in addresses and in the store."""
    client = app.test_client()
    client.set_cookie(COOKIE, DARK)
    questions = app.extensions["school"].puzzles
    sent = 0
    for id, puzzle in list(questions.items()) * 4:
        if sent < 200:
            answer = list(puzzle.question.computed) or ["none"]
            response = client.post(f"/de/puzzles/{id}", data={"answer": answer}, follow_redirects=True)
            assert response.status_code == 200
            assert "Set-Cookie" not in response.headers or not sent
            sent += 1

    learner = client.get_cookie("learner").value
    cookies = "; ".join(f"{name}={client.get_cookie(name).value}" for name in (COOKIE, "learner"))
    assert sent == len(app.extensions["store"].entries(learner)) == 200
    assert client.get_cookie("first") is None
    assert len(cookies) < 200
    assert client.get_cookie(COOKIE).value == DARK
