"""Public reports about other sites in several languages, 71 to 73: here each is got right."""

import re
import threading

import pytest

from tutor.language import LANGUAGES

CALLS = {
    "de": ["Passen", "Kreuz", "Karo", "Herz", "Pik"],
    "cs": ["Pasovat", "Kříže", "Káry", "Srdce", "Piky"],
    "en": ["Pass", "Clubs", "Diamonds", "Hearts", "Spades"],
}
SIDES = {
    "de": ["Ansager", "Verteidiger"],
    "cs": ["Aktérova strana", "Obrana"],
    "en": ["Making side", "Defending side"],
}
SEATS = {
    "de": ["Nord", "Ost", "Süd", "Niemand"],
    "cs": ["Sever", "Východ", "Jih", "Nikdo"],
    "en": ["North", "East", "South", "Nobody"],
}
BUTTONS = {
    "de": ("Lektionen", "Prüfen"),
    "cs": ("Lekce", "Zkontrolovat"),
    "en": ("Lessons", "Check"),
}


@pytest.mark.parametrize(
    ("puzzle", "words"),
    [("dealer-may-pass-again", CALLS), ("four-tricks-one-point", SIDES), ("dealer-sits-out", SEATS)],
)
def test_report_71_answers_and_lessons_are_named_in_the_language_of_the_page(read, lang, puzzle, words):
    """The buttons to answer with, and the way to the lessons, are the last words to be forgotten."""
    page = read(f"/{lang}/puzzles/{puzzle}")
    offered = {re.sub(r"\s*\(.*\)", "", one.text.strip()) for one in page.of_class("choice")}

    assert set(words[lang]) <= offered
    assert not [word for other in LANGUAGES if other != lang for word in words[other] if word in offered]
    lessons, check = BUTTONS[lang]
    assert lessons in [one.text.strip() for one in page.all("a")]
    assert check in [one.text.strip() for one in page.all("button")]


VERDICT = {"de": "Es fehlt noch etwas.", "cs": "Ještě něco chybí.", "en": "Something is missing."}
ANSWERED = "puzzles/left-bower-only?answer=JD"


def test_report_72_the_language_is_asked_for_at_every_request(read):
    """Twice there and back: the third page is the first one again."""
    order = ("de", "cs", "de", "cs", "en", "de")
    pages = [read(f"/{code}/{ANSWERED}") for code in order]

    for code, page in zip(order, pages, strict=True):
        assert page.one("html")["lang"] == code
        assert VERDICT[code] in page.text
        assert not [word for other, word in VERDICT.items() if other != code and word in page.text]
    assert pages[0].source == pages[2].source == pages[5].source


def test_report_72_two_visitors_at_once_keep_their_languages(app):
    """What one thread says is not said in another's language."""
    mixed = []

    def visit(code):
        with app.test_client() as client:
            for _ in range(5):
                text = client.get(f"/{code}/{ANSWERED}").text
                mixed.extend(other for other, word in VERDICT.items() if (word in text) != (other == code))

    visitors = [threading.Thread(target=visit, args=(code,)) for code in LANGUAGES * 2]
    for visitor in visitors:
        visitor.start()
    for visitor in visitors:
        visitor.join()

    assert mixed == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_report_72_only_codes_are_stored(client, code):
    """No sentence in a cookie: it would stay in the language that it was said in."""
    client.post(f"/{code}/settings", data={"lang": code, "theme": "dark", "letters": "english"})

    kept = {name: client.get_cookie(name).value for name in ("lang", "display") if client.get_cookie(name)}
    assert kept["lang"] == code
    assert all(re.fullmatch(r"[a-z.-]+", value) for value in kept.values()), kept


SUIT_CHARACTERS = re.compile("[\u2660-\u2667]|&(hearts|spades|clubs|diams);|&#9(8[2-9][0-9]);")
NAMES = {
    "de": ["Karo-Bube", "Pik-Ass", "Kreuz-Neun", "Pik-Dame", "Kreuz-König"],
    "cs": ["Kárový kluk", "Pikové eso", "Křížová devítka", "Piková dáma", "Křížový král"],
    "en": ["Jack of diamonds", "Ace of spades", "Nine of clubs", "Queen of spades", "King of clubs"],
}


@pytest.mark.parametrize(
    "place", ["", "puzzles/", ANSWERED, "puzzles/dealer-may-pass-again", "lessons/left-bower", "glossary"]
)
def test_report_73_no_browser_can_make_a_coloured_picture_of_a_suit(read, lang, place):
    """A suit is a drawing of ours, and what is drawn is not read out."""
    page = read(f"/{lang}/{place}")

    assert not SUIT_CHARACTERS.search(page.source)
    drawn = re.findall(r"<svg\b([^>]*)><use href=\"#s-[CDHS]\"/></svg>", page.source)
    inside = re.findall(
        r'<span class="pc-ix" aria-hidden="true">.*?<svg><use href="#s-[CDHS]"/>', page.source
    )
    silent = [attributes for attributes in drawn if 'aria-hidden="true"' in attributes]
    assert len(silent) + len(inside) == len(drawn)
    assert bool(drawn) is (place not in ("puzzles/", "glossary"))


def test_report_73_every_card_has_a_spoken_name(read, lang):
    """The five cards of the hand, in the page's words."""
    page = read(f"/{lang}/puzzles/left-bower-only")
    spoken = [one.text.strip() for one in page.of_class("vh")]

    assert [name for name in NAMES[lang] if name not in spoken] == []


def test_report_73_the_style_sheet_gives_each_suit_its_colour(client, read):
    """Whatever the browser thinks of hearts, their colour is ours to set."""
    styles = client.get(read("/en/").one("link", rel="stylesheet")["href"]).text

    for suit in "CDHS":
        assert f".c-{suit} {{ color: var(--suit-{suit.lower()}); }}" in styles
        assert f".pc-{suit} {{ color: var(--suit-{suit.lower()}); }}" in styles
