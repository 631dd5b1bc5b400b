"""What search engines and chats read: addresses of pages and of their translations, titles, descriptions."""

from xml.etree import ElementTree

import pytest

from tutor.language import LANGUAGES
from tutor.rules import VARIANTS

EXAMPLE = "puzzles/left-bower-only"
PLAIN = ("", "lessons/", "puzzles/", "glossary", "ask/", "privacy", "rules/", "crib", "hands/")
RULES = tuple(f"rules/{variant}" for variant in VARIANTS)
PLACES = (*PLAIN, "rules/british", "hands/first-hand", "lessons/following-suit", EXAMPLE)
SITEMAP = {"s": "http://www.sitemaps.org/schemas/sitemap/0.9", "x": "http://www.w3.org/1999/xhtml"}


def meta(page, name):
    """What the page says of itself under that name."""
    (found,) = [one["content"] for one in page.all("meta") if name in (one.get("name"), one.get("property"))]
    return found


def translations(page):
    """The addresses of the same page for other readers."""
    return {one["hreflang"]: one["href"] for one in page.all("link", rel="alternate")}


@pytest.mark.parametrize("place", PLACES)
def test_a_page_names_itself_and_its_translations(read, lang, place):
    """The same set in each language, or search engines ignore it; readers of any other are sent on."""
    page = read(f"/{lang}/{place}")
    expected = {code: f"http://localhost/{code}/{place}" for code in LANGUAGES}

    assert page.one("link", rel="canonical")["href"] == expected[lang]
    others = "http://localhost/" if place == "" else expected["en"]
    assert translations(page) == {**expected, "x-default": others}


def test_an_answer_makes_no_other_page(read, lang):
    """All verdicts on a puzzle are one place; a position that is asked about is its whole address."""
    answered = read(f"/{lang}/{EXAMPLE}?answer=JD+AS")
    asked = read(f"/{lang}/ask/legal-plays?trump=H&hand=JD+AS&answer=JD")

    assert answered.one("link", rel="canonical")["href"] == f"http://localhost/{lang}/{EXAMPLE}"
    assert "answer" not in "".join(translations(answered).values())
    assert asked.one("link", rel="canonical")["href"].endswith("/ask/legal-plays?trump=H&hand=JD+AS")


def test_addresses_hold_behind_a_prefix_and_with_https(client, parse):
    """As the visitor sees the site, not as the server does."""
    page = parse(client.get(f"/de/{EXAMPLE}", base_url="https://cards.example/euchre").text)

    address = f"https://cards.example/euchre/de/{EXAMPLE}"
    assert page.one("link", rel="canonical")["href"] == address
    assert meta(page, "og:url") == address
    assert set(translations(page).values()) == {address.replace("/de/", f"/{code}/") for code in LANGUAGES}


def test_what_is_no_place_says_nothing_of_itself(read, lang):
    """An error has no address of its own."""
    page = read(f"/{lang}/nothing", status=404)

    assert not page.all("link", rel="canonical")
    assert not translations(page)


def test_any_position_is_kept_out_of_searches(read, lang):
    """There are millions of them; a puzzle is to be found."""
    for place in ("ask/legal-plays?trump=H&hand=JD+AS", "settings"):
        assert meta(read(f"/{lang}/{place}"), "robots") == "noindex"
    assert not [one for one in read(f"/{lang}/{EXAMPLE}").all("meta") if one.get("name") == "robots"]


@pytest.fixture
def places(client):
    """The site map: each address with its translations."""
    response = client.get("/sitemap.xml")
    assert response.mimetype == "application/xml"
    root = ElementTree.fromstring(response.data)
    return {
        url.findtext("s:loc", namespaces=SITEMAP): {
            link.get("hreflang"): link.get("href") for link in url.findall("x:link", SITEMAP)
        }
        for url in root.findall("s:url", SITEMAP)
    }


def test_the_site_map_lists_every_lesson_and_puzzle(app, places):
    """In every language; nothing else has to be found by links alone."""
    school = app.extensions["school"]
    expected = {f"lessons/{slug}" for slug in school.lessons} | {f"puzzles/{id}" for id in school.puzzles}
    expected |= {*PLAIN, *RULES, *(f"hands/{id}" for id in school.hands)}

    assert set(places) == {f"http://localhost/{lang}/{place}" for lang in LANGUAGES for place in expected}


def test_the_site_map_says_what_the_pages_say(read, places):
    """Two lists that contradict each other are worth nothing."""
    for address in list(places)[:: len(places) // 12]:
        page = read(address.removeprefix("http://localhost"))
        assert page.one("link", rel="canonical")["href"] == address
        assert translations(page) == places[address]


def test_titles_and_descriptions(read, places, lang):
    """Every page has both; no two pages of a language describe themselves alike."""
    described = {}
    for address in places:
        if f"/{lang}/" in address:
            page = read(address.removeprefix("http://localhost"))
            assert len(page.one("title").text) > 5
            text = meta(page, "description")
            assert meta(page, "og:description") == text
            assert meta(page, "og:title") == page.one("title").text
            assert text not in described, f"{address} and {described[text]}: {text}"
            described[text] = address
            assert 30 <= len(text) <= 320, f"{address}: {text}"


def test_robots(client):
    """Everything may be read, and the map is named with its full address."""
    text = client.get("/robots.txt", base_url="https://cards.example/euchre").text

    assert "Sitemap: https://cards.example/euchre/sitemap.xml" in text.splitlines()
    assert "Disallow: /" not in text
