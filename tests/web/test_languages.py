"""Which language a visitor gets, how it is changed, and that no page mixes two."""

import re

import pytest

from tutor.content.speech import own_words
from tutor.language import LANGUAGES, Catalogue, LanguageError, catalogue, lexicon
from tutor.web.templates import Templates

MARKS = " –·:,"
EXAMPLE = "puzzles/left-bower-only"
PAGES = (
    "",
    "lessons/",
    "puzzles/",
    EXAMPLE,
    f"{EXAMPLE}?answer=JD",
    "puzzles/order-of-trumps?answer=JS+AS",
    "rules/",
    "rules/standard",
    "rules/napoleon",
    "crib",
    "hands/",
    "hands/first-hand?step=1.E",
    "hands/misere?step=score",
    "glossary",
    "nothing",
)


@pytest.mark.parametrize(
    ("accepts", "expected"),
    [
        ("de", "de"),
        ("de-AT", "de"),
        ("DE-ch", "de"),
        ("cs-CZ,en;q=0.5", "cs"),
        ("sk", "cs"),
        ("sk-SK,de;q=0.9", "cs"),
        ("gsw", "de"),
        ("lb", "de"),
        ("nds", "de"),
        ("bar", "de"),
        ("fr,cs;q=0.3,de;q=0.4", "de"),
        ("de;q=0,cs;q=0.1", "cs"),
        ("de;q=0,en", "en"),
        ("fr,de;q=0", "en"),
        ("*", "en"),
        ("fr", "en"),
        ("", "en"),
        ("garbage;;;,,=", "en"),
        (None, "en"),
    ],
)
def test_the_browsers_wish(client, accepts, expected):
    """`/` sends to the best language there is, and says that it depends on the visitor."""
    response = client.get("/", headers={} if accepts is None else {"Accept-Language": accepts})

    assert (response.status_code, response.headers["Location"]) == (302, f"/{expected}/")
    assert {name.strip() for name in response.headers["Vary"].split(",")} == {"Accept-Language", "Cookie"}


def test_the_choice_made_before_comes_first(client):
    """A cookie wins over the browser; one that names no language is ignored."""
    client.set_cookie("lang", "cs")
    assert client.get("/", headers={"Accept-Language": "de"}).headers["Location"] == "/cs/"

    client.set_cookie("lang", "../evil")
    assert client.get("/", headers={"Accept-Language": "de"}).headers["Location"] == "/de/"


@pytest.mark.parametrize(
    "place",
    [
        "",
        "glossary",
        "lessons/following-suit",
        f"{EXAMPLE}?answer=JD+AS",
        "ask/legal-plays?trump=H&trick=E+10D&hand=JD+AS&rules.stick-dealer=true&answer=JD",
    ],
)
def test_the_switch_keeps_the_place(read, lang, place):
    """The same page in each other language, query and all."""
    page = read(f"/{lang}/{place}")
    links = {one["hreflang"]: one for one in page.all("a") if one.get("hreflang")}

    assert set(links) == set(LANGUAGES)
    for other, link in links.items():
        assert link["href"] == f"/{other}/{place}"
        assert link["lang"] == other
    assert [other for other, link in links.items() if link.get("aria-current")] == [lang]


def test_switching_twice(read):
    """The words follow each time; nothing of the language before is kept."""
    titles = [read(f"/{code}/lessons/").one("h1").text for code in ("de", "cs", "de", "en")]

    assert titles == ["Lektionen", "Lekce", "Lektionen", "Lessons"]


def test_the_switch_is_remembered(client):
    """Coming from our page in another language sets the one cookie there is."""
    response = client.get("/cs/", headers={"Referer": "http://localhost/de/"})

    cookie = response.headers["Set-Cookie"]
    assert cookie.startswith("lang=cs;")
    assert "SameSite=Lax" in cookie
    assert "HttpOnly" in cookie
    assert client.get("/", headers={"Accept-Language": "de"}).headers["Location"] == "/cs/"


def test_the_switch_under_a_prefix(client):
    """The cookie stays below the site's own part of the server."""
    response = client.get(
        "/cs/", base_url="https://localhost/euchre", headers={"Referer": "https://localhost/euchre/de/"}
    )

    assert "Path=/euchre" in response.headers["Set-Cookie"]
    assert "Secure" in response.headers["Set-Cookie"]
    assert client.get("/", base_url="http://localhost/euchre").headers["Location"].startswith("/euchre/")


@pytest.mark.parametrize(
    "referrer",
    [
        None,
        "http://localhost/",
        "http://localhost/cs/lessons/",
        "http://elsewhere.example/de/",
        "nonsense",
        "http://[",
    ],
)
def test_no_cookie_without_a_switch(client, referrer):
    """Whoever comes from elsewhere, or stays in the language, gets none."""
    response = client.get("/cs/", headers={"Referer": referrer} if referrer else {})

    assert "Set-Cookie" not in response.headers


def _standing_alone(lang):
    """Every message without variables, as it is printed."""
    words = catalogue(lang)
    texts = {}
    for id in words.ids:
        try:
            text = words.format(id)
        except LanguageError:
            continue
        if len(text) > 1:  # the seats' letters are words in another language
            texts[id] = text
    return texts


@pytest.mark.parametrize("place", PAGES)
def test_no_word_of_another_language(read, lang, place):
    """Every word that stands alone on a page is of the page's language, unless it is marked."""
    own = set(_standing_alone(lang).values())
    foreign = {text for other in LANGUAGES if other != lang for text in _standing_alone(other).values()} - own
    page = read(f"/{lang}/{place}", status=404 if place == "nothing" else 200)

    assert not [text for text, language in page.words if language == lang and text in foreign]


@pytest.fixture
def anew(app, monkeypatch):
    """Templates that have said nothing yet: what they said of a card, or without values, they keep."""
    monkeypatch.setitem(app.extensions, "templates", Templates(app.jinja_env))


@pytest.mark.parametrize("place", PAGES[:-2] + PAGES[-1:])
def test_every_word_comes_from_the_catalogues(app, read, monkeypatch, anew, lang, place):
    """With every message in brackets, whatever is left outside is a card, or was forgotten."""
    original = Catalogue.format

    def bracketed(self, id, /, **values):
        return f"⟦{original(self, id, **values)}⟧"

    monkeypatch.setattr(Catalogue, "format", bracketed)
    page = read(f"/{lang}/{place}", status=404 if place == "nothing" else 200)
    outside = {_without_brackets(text) for text, language in page.words if language == lang}
    # The order of play is in figures, a language has its short name in the menu.
    spoken = {text for text in outside if re.search(r"[^\W\d]", text)} - {code.upper() for code in LANGUAGES}
    forgotten = spoken - _cards(lang) - _written_by_authors(app, lang)

    assert not forgotten


def _without_brackets(text):
    while "⟦" in text:
        text, before = re.sub(r"⟦[^⟦⟧]*⟧", "", text), text
        assert text != before, text
    return text.strip(MARKS)


def _cards(lang):
    words = lexicon(lang)
    codes = [rank + suit for suit in "CDHS" for rank in (*map(str, range(2, 11)), *"JQKA")]
    names = {words.card(code, art="none") for code in codes} | {words.suit(suit) for suit in "CDHS"}
    # English letters are on the cards too; the visitor chooses which ones are seen.
    letters = {words.index(code) for code in codes} | set("JQKA")
    return {name[:1].upper() + name[1:] for name in names} | letters


def _written_by_authors(app, lang):
    report = app.extensions["school"].report
    texts = [lesson.texts[lang] for lesson in report.lessons]
    own = [own_words(puzzle, "say", lang) for puzzle in report.puzzles.values()]
    lines = [line.text for line in own if line]
    lines += [part for text in texts for part in (text.title, text.description)]
    for hand in report.hands.values():
        notes = [step.note(lang) for step in hand.showing().steps]
        lines += [hand.title(lang), *(note.text for note in notes if note)]
    return {line.strip(MARKS) for line in lines}


def test_a_sentence_that_a_language_lacks_is_marked(read, monkeypatch, anew):
    """English speaks where German is silent, and the page says that it is English."""
    german = catalogue("de")
    monkeypatch.setattr(german, "ids", german.ids - {"home-lead", "check-answer"})

    (lead,) = read("/de/").of_class("lead")
    button, _ = read(f"/de/{EXAMPLE}").all("button")

    assert lead.text.startswith("Euchre is quickly learned")
    page = read("/de/")
    assert ("en", lead.text) in {(one.lang, one.text) for one in page.all("span", lang="en")}
    assert button.text == "Check"
    assert button.lang == "de"
    assert [one.text for one in read(f"/de/{EXAMPLE}").all("span", lang="en")] == ["Check"]


def test_a_belief_that_a_language_lacks_is_marked(read, monkeypatch):
    """The same holds for what is said of an answer."""
    czech = catalogue("cs")
    monkeypatch.setattr(czech, "ids", czech.ids - {"mind-left-follows-print-belief"})

    (marked,) = read(f"/cs/{EXAMPLE}?answer=JD").all("span", lang="en")

    assert marked.text == catalogue("en").format("mind-left-follows-print-belief")
