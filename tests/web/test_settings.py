"""Settings, the links that an operator sets, and what the site says about cookies."""

import re
from html import unescape
from urllib.parse import parse_qs, urlsplit

import pytest

from tutor.web.answers import FIRST
from tutor.web.display import CHOICES
from tutor.web.display import COOKIE as DISPLAY
from tutor.web.languages import COOKIE as LANG
from tutor.web.learner import CLOCK, GAMES_PLAYED, LEARNER
from tutor.web.my_table import COOKIE as TABLE

EXAMPLE = "puzzles/left-bower-only"


def save(client, **fields):
    """What the German settings page answers."""
    response = client.post("/de/settings", data=fields)
    assert response.status_code == 303
    return response


def test_every_choice_is_offered_and_the_current_one_chosen(client, parse, lang):
    """The language first; what was never chosen stands on its usual value."""
    client.set_cookie(DISPLAY, "theme-dark.deck-four")
    page = parse(client.get(f"/{lang}/settings").text)
    offered = {}
    for one in page.all("input", type="radio"):
        offered.setdefault(one["name"], []).append(one["value"])
    chosen = {one["name"]: one["value"] for one in page.all("input") if "checked" in one.attributes}

    assert offered.pop("lang") == ["cs", "de", "en"]
    assert offered == {name: ["", *values] for name, values in CHOICES.items()}
    assert chosen == {"lang": lang, "theme": "dark", "deck": "four", "face": "", "letters": "", "motion": ""}


def test_what_is_chosen_is_kept_and_shown(client, parse):
    """On the page that the visitor came from, in the language that was chosen."""
    back = f"/de/{EXAMPLE}?answer=JD"
    fields = {"theme": "dark", "deck": "four", "letters": "english", "motion": "off", "face": ""}
    response = save(client, back=back, lang="cs", **fields)

    assert response.headers["Location"] == f"/cs/{EXAMPLE}?answer=JD"
    html = parse(client.get(response.headers["Location"]).text).one("html")
    shown = {name.removeprefix("data-"): value for name, value in html.attributes.items() if name != "lang"}
    assert shown == {name: value for name, value in fields.items() if value}
    assert client.get("/").headers["Location"] == "/cs/"
    assert client.get_cookie(DISPLAY).http_only
    assert client.get_cookie(DISPLAY).same_site == "Lax"


def test_the_usual_settings_leave_no_cookie(client):
    """Whoever goes back to what everybody has is like everybody again."""
    save(client, theme="dark")
    save(client, theme="")

    assert client.get_cookie(DISPLAY) is None


ELSEWHERE = [
    "https://elsewhere.example/",
    "//elsewhere.example/",
    "/\\elsewhere.example/",
    "\\\\elsewhere.example",
    "https:/de/",
    "javascript:alert(1)",
    "de/settings",
    "/de/\r\nSet-Cookie: a=b",
    "///elsewhere.example",
    "//[",
    "",
]


@pytest.mark.parametrize("back", ELSEWHERE)
def test_back_is_local_or_nothing(client, parse, back):
    """A link from anywhere may name it, so it never leads away."""
    assert save(client, back=back).headers["Location"] == "/de/settings"
    page = parse(client.get("/de/settings", query_string={"back": back}).text)
    assert page.one("input", name="back")["value"] == ""


def test_what_is_no_choice_is_not_kept(client, parse):
    """Whatever a form sends beyond what it offers."""
    save(client, theme='"><script>', deck="seven", lang="xx")

    html = parse(client.get("/de/").text).one("html")
    assert html.attributes == {"lang": "de"}


def test_settings_hold_behind_a_prefix(client):
    """The cookie is the site's, and back leads to its pages alone."""
    base = "https://cards.example/euchre"
    for back, to in (("/euchre/de/glossary", "/euchre/en/glossary"), ("/admin", "/euchre/en/settings")):
        response = client.post(
            "/de/settings", base_url=base, data={"back": back, "lang": "en", "theme": "dark"}
        )
        assert response.headers["Location"] == to
        assert all("Path=/euchre" in cookie for cookie in response.headers.getlist("Set-Cookie"))
        assert all("Secure" in cookie for cookie in response.headers.getlist("Set-Cookie"))


def test_every_page_leads_to_the_settings_and_back(read, lang):
    """The answer too is still there afterwards."""
    page = read(f"/{lang}/{EXAMPLE}?answer=JD")
    (link,) = page.of_class("prefs")

    assert parse_qs(urlsplit(link["href"]).query) == {"back": [f"/{lang}/{EXAMPLE}?answer=JD"]}
    assert page.all("a", href=f"/{lang}/privacy")


def test_the_settings_do_not_lead_back_to_themselves(read):
    """Their own link keeps the page from which they were opened, however often it is followed."""
    place = "/de/settings?back=/de/glossary"
    for _ in range(2):
        (link,) = read(place).of_class("prefs")
        place = link["href"]
    assert place == "/de/settings?back=/de/glossary"

    (link,) = read("/de/settings").of_class("prefs")
    assert link["href"] == "/de/settings"


def test_the_privacy_page_names_every_cookie(read, lang):
    """Those that the site can set, and no others."""
    named = {one.text for one in read(f"/{lang}/privacy").all("code")}

    assert named == {LANG, DISPLAY, LEARNER, CLOCK, GAMES_PLAYED, FIRST, TABLE}


# What the operator sets


@pytest.fixture
def operated(app, monkeypatch):
    """A site whose operator gives two addresses."""

    def configure(**values):
        for name, value in values.items():
            monkeypatch.setitem(app.config, name, value)
        app.extensions["page_cache"].forget()

    return configure


def test_without_an_operators_addresses_there_are_no_such_links(read, lang):
    """Nothing points at nobody."""
    page = read(f"/{lang}/{EXAMPLE}?answer=JD")
    links = [one["href"] for one in page.all("a")]

    assert not [link for link in links if not link.startswith(("/", "#", "../"))]


def test_the_imprint_is_linked_from_every_page(read, operated, lang):
    """Wherever the operator put it."""
    operated(IMPRINT_URL="https://operator.example/imprint")

    for place in ("", "glossary", EXAMPLE, "settings"):
        assert read(f"/{lang}/{place}").all("a", href="https://operator.example/imprint")


@pytest.mark.parametrize(
    "address", ["https://operator.example/report?for=euchre", "mailto:me@operator.example"]
)
def test_a_mistake_is_reported_with_what_is_needed_to_find_it(read, operated, address):
    """Id, answer, address, version; in a query, or in a letter."""
    operated(REPORT_URL=address)
    page = read(f"/de/{EXAMPLE}?answer=JD+AS")
    (link,) = [unescape(one["href"]) for one in page.all("a") if one["href"].startswith(address)]
    query = parse_qs(urlsplit(link).query)
    text = query["body"][0] if "body" in query else "\n".join(f"{k}: {v[0]}" for k, v in query.items())

    assert "puzzle: left-bower-only" in text
    assert "answer: JD AS" in text
    assert f"address: /de/{EXAMPLE}?answer=JD+AS" in text
    assert re.search(r"version: \d+\.\d+", text)
    assert "for" not in query or query["for"] == ["euchre"]
    assert "+" not in link if address.startswith("mailto") else True


def test_the_verdict_bears_its_own_report_link(read, operated):
    """So that it is there in a lesson too, with the answer; before an answer the footer has one."""
    operated(REPORT_URL="https://operator.example/report")
    answered, unanswered = read(f"/en/{EXAMPLE}?answer=JD"), read(f"/en/{EXAMPLE}")

    (link,) = answered.of_class("report")
    assert [one["href"] for one in answered.all("a") if "operator.example" in one["href"]] == [link["href"]]
    assert not unanswered.of_class("report")
    assert len([one for one in unanswered.all("a") if "operator.example" in one["href"]]) == 1


def test_a_position_is_reported_by_its_address(read, operated):
    """It has no id; its kind and its address say all."""
    operated(REPORT_URL="https://operator.example/report")
    page = read("/en/ask/legal-plays?trump=H&hand=JD+AS&answer=JD")
    (link,) = [one["href"] for one in page.all("a") if "operator.example" in one["href"]]

    query = parse_qs(urlsplit(link).query)
    assert query["puzzle"] == ["legal-plays"]
    assert query["address"] == ["/en/ask/legal-plays?trump=H&hand=JD+AS&answer=JD"]
