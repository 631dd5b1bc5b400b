"""Lessons, the list of puzzles and the glossary; and what happens where an author made a mistake."""

import logging
import re
import shutil
from html import unescape
from pathlib import Path

import pytest

from tutor.content.places import data_root
from tutor.language import LANGUAGES, catalogue
from tutor.web import create_app

LESSON = "lessons/following-suit"
BROKEN = """
puzzles:
- {id: good-one, kind: legal-plays, trump: H, trick: E 9H, hand: JD AD, answer: JD}
- {id: wrong-one, kind: legal-plays, trump: H, trick: E 9H, hand: JD AD, answer: AD}
"""
TEXT = """# Title

First paragraph, with the [[trump]] and the {JD}.

:::puzzle good-one

:::puzzle wrong-one

:::puzzle good-one

:::cards JD AS

:::trick W 10D KD 9D trump=H
"""


def test_a_lesson_holds_its_puzzles(app, read, lang):
    """Each with its own form, which posts to the puzzle; those of the exit check come last."""
    page = read(f"/{lang}/{LESSON}")
    actions = [form["action"] for form in page.all("form")]
    shown = app.extensions["school"].shown["following-suit"]

    assert len(actions) >= 12
    assert actions == [f"../puzzles/{id}" for id in shown]
    exit_check = app.extensions["school"].lessons["following-suit"].exit
    assert shown[-len(exit_check) :] == list(exit_check)
    for section in page.of_class("puzzle"):
        assert page.one("p", id=section["aria-labelledby"]).text.strip()


def test_a_lesson_has_the_title_and_the_description_of_its_text(read, lang):
    """So have its entry on the home page and in the list."""
    page = read(f"/{lang}/{LESSON}")
    title = page.one("h1").text

    assert page.one("title").text.startswith(title)
    assert " ".join(page.one("meta", name="description")["content"].split()) in page.text
    for place in ("", "lessons/"):
        links = read(f"/{lang}/{place}").all("a", href=f"/{lang}/{LESSON}")
        assert [link.text for link in links if not link.get("class")] == [title]


def test_terms_lead_to_the_glossary_and_nowhere_else(read, lang):
    """A link for each term that the lesson marks, to an entry that is there; none inside a form's choices."""
    lesson, glossary = read(f"/{lang}/{LESSON}"), read(f"/{lang}/glossary")
    entries = {one["id"] for one in glossary.elements if one.get("id")}
    terms = lesson.of_class("term")

    assert len(terms) >= 5
    assert {one["href"].removeprefix("../glossary#") for one in terms} <= entries
    assert not [term for form in lesson.all("form") for term in terms if f">{term.text}</a>" in form.text]


CZECH = "a b c č d e f g h ch i j k l m n o p q r ř s š t u v w x y z ž".split()
PLAIN = str.maketrans("áéěíóúůýďťňäöü", "aeeiouuydtnaou")


def test_the_glossary_is_in_alphabetical_order(app, read, lang):
    """By the alphabet of the language: in Czech ch, č and ž are letters of their own, in German ä is an a."""
    terms = [one.text.casefold() for one in read(f"/{lang}/glossary").all("dt")]
    letters = CZECH if lang == "cs" else CZECH[:3] + CZECH[4:]
    initials = [
        "ch" if lang == "cs" and term.startswith("ch") else term[0].translate(PLAIN) for term in terms
    ]

    assert len(terms) == len(app.extensions["school"].report.glossary.terms)
    assert lang != "cs" or initials[-1] == "ž"
    assert initials == sorted(initials, key=letters.index)


def test_the_glossary_names_the_other_languages(read, lang):
    """Each foreign name is marked with its language, so that it is read aloud rightly."""
    page = read(f"/{lang}/glossary")
    entries = page.all("dt")

    for other in LANGUAGES:
        assert len(page.all("span", lang=other)) == (0 if other == lang else len(entries))


def test_all_puzzles_are_listed_once(app, read, lang):
    """By the skill that they train."""
    links = [one["href"] for one in read(f"/{lang}/puzzles/").all("a")]
    links = [link for link in links if re.match(r"/../puzzles/", link)]
    puzzles = [f"/{lang}/puzzles/{id}" for id in app.extensions["school"].puzzles]

    assert sorted(set(links) - {f"/{other}/puzzles/" for other in LANGUAGES}) == sorted(puzzles)


@pytest.fixture
def small_school(tmp_path):
    """A folder of content with one good puzzle, one wrong one, and a lesson that shows both."""
    (tmp_path / "puzzles").mkdir()
    (tmp_path / "puzzles" / "mine.yaml").write_text(BROKEN, encoding="utf-8")
    lesson = tmp_path / "lessons" / "small"
    lesson.mkdir(parents=True)
    glossary = (data_root() / "lessons" / "glossary.yaml").read_text(encoding="utf-8")
    (tmp_path / "lessons" / "glossary.yaml").write_text(glossary, encoding="utf-8")
    (lesson / "lesson.yaml").write_text(
        "place: 1\nskills: [trump]\nexit: [good-one]\n"
        "updated: {de: 2026-01-01, cs: 2026-01-01, en: 2026-01-01}\n",
        encoding="utf-8",
    )
    for lang in LANGUAGES:
        (lesson / f"{lang}.md").write_text(TEXT, encoding="utf-8")
    return tmp_path


def test_lessons_are_listed_in_parts(small_school, parse):
    """Each under its heading, and within it by their places; a part without a lesson is not named."""
    folder = small_school / "lessons"
    for slug, place, part in [("guest", 9, "newcomers"), ("first", 7, "course"), ("zero", 8, "course")]:
        shutil.copytree(folder / "small", folder / slug)
        text = (folder / slug / "lesson.yaml").read_text(encoding="utf-8")
        text = text.replace("place: 1", f"place: {place}\npart: {part}")
        (folder / slug / "lesson.yaml").write_text(text, encoding="utf-8")

    page = parse(create_app(small_school).test_client().get("/de/lessons/").text)

    headings = [one.text for one in page.all("h2") if not one.get("id")]
    assert headings[:2] == ["Der Kurs", "Für alle, die schon etwas anderes spielen"]
    links = [one["href"] for one in page.all("a") if re.fullmatch(r"/de/lessons/\w+", one["href"])]
    assert [link.rpartition("/")[2] for link in links] == ["small", "first", "zero", "guest"]


def test_an_authors_mistake_never_stops_the_site(small_school, parse, caplog):
    """The wrong puzzle is left out, on its own and in the lesson, and the log says where to look."""
    with caplog.at_level(logging.ERROR):
        client = create_app(small_school).test_client()

    (record,) = caplog.records
    assert "mine.yaml:4:" in record.getMessage()
    assert "[wrong-answer]" in record.getMessage()
    assert client.get("/de/puzzles/good-one").status_code == 200
    assert client.get("/de/puzzles/wrong-one").status_code == 404
    page = parse(client.get("/de/lessons/small").get_data(as_text=True))
    assert [form["action"] for form in page.all("form")] == ["../puzzles/good-one"] * 3


def test_a_lesson_that_is_not_translated_is_shown_in_english_and_marked(small_school, parse, caplog):
    """So is its entry in the list; in the other languages nothing changes."""
    (small_school / "lessons" / "small" / "de.md").unlink()
    client = create_app(small_school).test_client()

    assert [one.getMessage().split(":")[0] for one in caplog.records] == ["shown in English", "left out"]
    page = parse(client.get("/de/lessons/small").get_data(as_text=True))
    assert [one["lang"] for one in page.all("div") if one.get("lang")] == ["en", "en"]
    assert [form["action"] for form in page.all("form")] == ["../puzzles/good-one"] * 3
    assert "the jack of diamonds" in page.text
    entries = parse(client.get("/de/lessons/").get_data(as_text=True))
    assert [one.get("lang") for one in entries.all("li") if "First paragraph" in one.text] == ["en"]
    czech = parse(client.get("/cs/lessons/small").get_data(as_text=True))
    assert [one["lang"] for one in czech.all("div") if one.get("lang")] == []


def test_a_puzzle_may_be_shown_twice(small_school, parse):
    """Its ids differ each time, and cards and tricks have their names."""
    client = create_app(small_school).test_client()
    page = parse(client.get("/en/lessons/small").get_data(as_text=True))

    ids = [one["id"] for one in page.elements if one.get("id")]
    assert len(ids) == len(set(ids))
    assert [one["id"] for one in page.all("section", class_="puzzle")] == [
        "puzzle-good-one",
        "puzzle-good-one-2",
        "puzzle-good-one-3",
    ]
    shown = " ".join(" ".join(one.text for one in page.of_class("shown")).split())
    assert re.search(r"Jack of diamonds.*Ace of spades.*Trump: hearts.*West.*Ten of diamonds", shown)


def test_a_lesson_marks_the_left_bower_from_the_start(read, lang):
    """In a trick whose trump is told, and in the hand that is shown with it; never in a question."""
    page = read(f"/{lang}/lessons/left-bower-following")
    marked = [one for one in page.of_class("shown") if "=" in one.text]
    words = catalogue(lang).format("counts-as", suit="S")

    assert len(marked) == 1
    assert words in marked[0].text
    assert not [form for form in page.all("form") if words in form.text]


def test_a_lesson_serves_under_any_prefix(small_school):
    """Its links are relative, the frame's follow the server."""
    client = create_app(small_school).test_client()
    text = client.get("/de/lessons/small", base_url="http://localhost/euchre").get_data(as_text=True)

    assert 'action="/' not in text
    addresses = re.findall(r'href="(/[^"]*)"', text)
    assert addresses
    assert all(address.startswith("/euchre/") for address in addresses)


def test_a_folder_without_content_is_refused(tmp_path):
    """Nothing to teach is the operator's mistake."""
    with pytest.raises(FileNotFoundError):
        create_app(tmp_path)


def test_generated_puzzles_stand_in_the_lesson_at_their_addresses(tmp_path: Path) -> None:
    """The same positions in every language, each with its form."""
    folder = tmp_path / "lessons" / "fresh"
    folder.mkdir(parents=True)
    (tmp_path / "puzzles").mkdir()
    (tmp_path / "puzzles" / "puzzles.yaml").write_text(BROKEN, encoding="utf-8")
    keys = "place: 1\nskills: [follow-suit]\nexit: [good-one]\n"
    written = "updated: {de: 2026-11-30, cs: 2026-11-30, en: 2026-11-30}\n"
    (folder / "lesson.yaml").write_text(keys + written, encoding="utf-8")
    for lang in ("de", "cs", "en"):
        text = "# Euchre\n\nEuchre.\n\n:::generate legal-plays skill=follow-suit n=2\n"
        (folder / f"{lang}.md").write_text(text, encoding="utf-8")
    client = create_app(tmp_path).test_client()

    actions = {
        lang: re.findall(r'action="\.\.(/ask/[^"]+)"', client.get(f"/{lang}/lessons/fresh").text)
        for lang in ("de", "cs", "en")
    }

    assert len(set(actions["de"])) == 2
    assert actions["de"] == actions["cs"] == actions["en"]
    assert client.get("/de" + unescape(actions["de"][0])).status_code == 200
