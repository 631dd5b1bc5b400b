"""The crib sheet, the glossary, and the ways to whatever is looked up."""

import re

import pytest
from leaflets import plain, table

from tutor.language import lexicon
from tutor.rules import VARIANTS

RED_ORDER = "JH JD AH KH QH 10H 9H"
# As in the rules reference, section 4: tricks of the makers, their points, those of each defender.
USUAL = [("5", "2", "0"), ("3–4", "1", "0"), ("0–2", "0", "2")]
LONE = [("5", "4", "0"), ("3–4", "1", "0"), ("0–2", "0", "2")]


# Ways there


def test_they_are_linked_from_where_one_looks(read, lang):
    """From lessons, each lesson, each game, and the foot of any page; the crib sheet leads back."""
    wanted = {f"/{lang}/rules/", f"/{lang}/crib", f"/{lang}/glossary"}
    for place in ("lessons/", "lessons/following-suit", "rules/standard"):
        assert wanted <= {one["href"] for one in read(f"/{lang}/{place}").all("a")}, place
    assert f"/{lang}/rules/" in {one["href"] for one in read(f"/{lang}/settings").all("a")}
    assert f"/{lang}/rules/standard" in {one["href"] for one in read(f"/{lang}/crib").all("a")}
    games = {one["href"] for one in read(f"/{lang}/rules/").all("a")}
    assert {f"/{lang}/rules/{variant}" for variant in VARIANTS} <= games


def test_a_game_without_rules_is_not_there(read, lang):
    """The address of a game that nobody plays here."""
    assert read(f"/{lang}/rules/poker", status=404)


# The crib sheet

ORDERS = {
    "C": "JC JS AC KC QC 10C 9C",
    "D": "JD JH AD KD QD 10D 9D",
    "H": RED_ORDER,
    "S": "JS JC AS KS QS 10S 9S",
}


def test_the_crib_sheet(read, lang):
    """The trumps under each suit, three lines on following suit, the rounds, who leads, the points."""
    page = read(f"/{lang}/crib")
    orders = page.source[page.source.index("<tbody>") : page.source.index("</tbody>")]
    names = [name.split(",")[0] for name in re.findall(r'<span class="vh">(.*?)</span>', orders)]
    cards = [card for order in ORDERS.values() for card in order.split()]

    expected = [lexicon(lang).card(card, art="none").casefold() for card in cards]
    assert [name.casefold() for name in names] == expected
    assert table(page) == [[list(row) for row in part] for part in (USUAL, LONE)]
    sections = page.source.split("<section")
    assert [part.count("<li>") for part in sections[2:6]] == [3, 4, 1, 3]
    ranks = " ".join({"J": "B", "Q": "D"}.get(rank, rank) if lang == "de" else rank for rank in "AKQJ")
    assert f"{ranks} 10 9" in plain(page.text)


@pytest.mark.parametrize("paper", ["A4", "Letter"])
def test_the_crib_sheet_is_one_sheet_of_paper(browser, server, lang, paper):
    """Whatever the language and the paper, also where the screen is dark."""
    page = browser.new_page(color_scheme="dark")
    page.goto(f"{server}{lang}/crib")
    page.evaluate("() => document.fonts.ready.then(() => true)")
    sheets = re.findall(rb"/Type\s*/Page\b(?!s)", page.pdf(format=paper))
    page.emulate_media(media="print")
    frame = [page.locator(part).is_visible() for part in (".top", ".foot", ".actions")]
    background = page.locator("body").evaluate("one => getComputedStyle(one).backgroundColor")
    page.close()

    assert len(sheets) == 1
    assert frame == [False, False, False]
    assert background == "rgb(255, 255, 255)"


# The glossary


def test_the_letters_of_the_glossary(read, lang):
    """A link for each letter of this language's alphabet that begins a term, in its order."""
    page = read(f"/{lang}/glossary")
    letters = [one.text for one in page.all("h2") if (one.get("id") or "").startswith("letter-")]
    links = [one.text for one in page.all("a") if one["href"].startswith("#letter-")]

    assert links == letters
    assert len(letters) == len(set(letters))
    assert ("Ž" in letters) is (lang == "cs")
    assert len([one for one in page.all("dd") if one.get("class") == "other"]) == 2 * len(page.all("dt"))


def test_a_term_has_an_address_of_its_own(visit):
    """It is brought into sight and stands out; nothing is wider than the smallest screen."""
    page = visit("cs/glossary#left-bower")
    term = page.locator("#left-bower")

    assert term.evaluate("one => one.matches(':target')")
    assert 0 <= term.bounding_box()["y"] < 640
    assert page.evaluate("document.documentElement.scrollWidth") <= 320


def test_a_meaning_keeps_czech_prepositions_with_their_words(client):
    """As everywhere on the site: no line ends with *v* or *a*."""
    page = client.get("/cs/glossary").get_data(as_text=True)
    meanings = re.findall(r'<dd class="meaning">(.*?)</dd>', page)

    assert any("\u00a0" in meaning for meaning in meanings)
    assert [meaning for meaning in meanings if re.search(r"\b[ksvzouai] ", meaning)] == []
