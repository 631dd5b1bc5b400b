"""`tutor preview`: an author's files on the site, read anew when they are saved, faults where they stand."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from flask.testing import FlaskClient

from tutor.content.places import data_root
from tutor.language import LANGUAGES
from tutor.web.workshop import create_workshop

LEFT = "- {id: left, kind: legal-plays, trump: H, trick: E 9H, hand: JD AD KC, answer: JD}\n"
SORT = "- {id: sort, kind: trumps, trump: H, hand: AD JD 9H, answer: JD 9H}\n"
BROKEN = "- {id: broken, kind: trumps, trump: H, hand: AD JX, answer: none}\n"
WRONG = "- {id: wrong, kind: trumps, trump: H, hand: AD JD 9H, answer: 9H}\n"
WIN = "- {id: win, kind: play-to, trump: H, trick: W AH 9H KH, hand: JD QH AS, goal: win, answer: JD}\n"
FOLDER = "/en/workshop/"


class Author:
    """Somebody who writes a file, and looks at it."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._saved = 0

    def save(self, *puzzles: str) -> None:
        """The file with these puzzles; every save is later than the one before, however fast it comes."""
        self.write("puzzles:\n" + "".join(puzzles))

    def write(self, text: str) -> None:
        self.file.write_text(text, encoding="utf-8")
        self._saved += 1
        os.utime(self.file, ns=(self._saved, self._saved))

    def opens(self, *others: Path) -> FlaskClient:
        return create_workshop([self.file, *others]).test_client()


@pytest.fixture
def author(tmp_path: Path) -> Author:
    return Author(tmp_path / "mine.yaml")


@pytest.fixture
def page(parse):
    """Fetches a page and reads it."""

    def fetch(client, address=FOLDER, status=200):
        response = client.get(address)
        assert response.status_code == status, f"{address}: {response.status}"
        return parse(response.get_data(as_text=True))

    return fetch


def ids(page):
    return [one["id"].removeprefix("puzzle-") for one in page.of_class("puzzle")]


def test_the_start_page_shows_the_only_file_with_all_its_puzzles(author, page):
    author.save(LEFT, SORT)
    client = author.opens()

    response = client.get("/", headers={"Accept-Language": "cs"})
    assert (response.status_code, response.location) == (302, "/cs/workshop/")
    shown = page(client)
    assert ids(shown) == ["left", "sort"]
    for id in ("left", "sort"):
        assert shown.all("a", href=f"/en/puzzles/{id}")
        page(client, f"/en/puzzles/{id}")


def test_only_the_authors_puzzles_are_there(author, page):
    author.save(LEFT)
    client = author.opens()

    page(client, "/en/puzzles/left-bower-only", 404)
    assert [one["href"] for one in page(client, "/en/puzzles/").all("a") if "/puzzles/l" in one["href"]] == [
        "/en/puzzles/left"
    ]


def test_faults_stand_where_they_are_among_the_good_puzzles(author, page):
    author.save(LEFT, BROKEN, SORT, WRONG)
    shown = page(author.opens())
    first, second = shown.of_class("fault")
    order = [one for one in shown.elements if {"puzzle", "fault"} & set((one.get("class") or "").split())]

    assert [one["class"].split()[0] for one in order] == ["puzzle", "fault", "puzzle", "fault"]
    assert f"{author.file}:3:49" in first.text
    assert "write the rank, then the suit" in first.text
    lines = shown.all("pre")[0].text.splitlines()
    assert lines[0].startswith("    3 | ")
    assert lines[0][lines[1].index("^") :].startswith("JX")
    assert f"{author.file}:5:" in second.text
    assert "left-plain" in second.text
    assert "2 errors" in shown.of_class("workshop")[0].text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_faults_are_told_in_the_language_of_the_page(author, page, lang):
    author.save(BROKEN)
    words = {"de": "ist keine Karte", "cs": "není karta", "en": "is no card"}[lang]
    shown = page(author.opens(), f"/{lang}/workshop/")

    assert words in shown.of_class("fault")[0].text
    assert [one["href"] for one in shown.all("a", hreflang="de")] == ["/de/workshop/"]


def test_what_is_saved_is_shown(author, page):
    author.save(LEFT)
    client = author.opens()
    before = client.get("/en/workshop/state").text
    assert page(client).of_class("workshop")[0]["data-workshop"] == before
    assert "fault" not in client.get(FOLDER).text

    author.save(LEFT, BROKEN)
    after = client.get("/en/workshop/state").text
    assert after != before
    assert len(page(client).of_class("fault")) == 1
    author.save(LEFT.replace("KC", "KS"), SORT)
    assert ids(page(client)) == ["left", "sort"]
    assert "King of spades" in client.get("/en/puzzles/left").text
    assert "King of clubs" not in client.get("/en/puzzles/left").text


def test_a_page_that_was_kept_is_not_shown_again(author):
    """Without anybody asking for the state first."""
    author.save(LEFT)
    client = author.opens()
    assert "King of clubs" in client.get("/en/puzzles/left").text

    author.save(LEFT.replace("KC", "KS"))
    assert "King of spades" in client.get("/en/puzzles/left").text


@pytest.mark.parametrize("text", ["", "puzzles:\n- {id: a, kind: [\n", "puzzles: x\n", "a: b\n", "\ufffe"])
def test_no_broken_file_stops_it(author, page, text):
    author.write(text)
    client = author.opens()

    assert page(client).of_class("fault")
    author.save(LEFT)
    assert ids(page(client)) == ["left"]
    author.write(text)
    assert page(client).of_class("fault")


def test_a_puzzle_that_broke_comes_back(author, page):
    """Its own page says what is wrong in the bar, and knows when it is mended."""
    author.save(LEFT)
    client = author.opens()
    author.save(LEFT.replace("JD AD", "JX AD"))
    gone = page(client, "/en/puzzles/left", 404)

    assert "one error" in gone.of_class("workshop")[0].text.casefold()
    assert gone.of_class("workshop")[0]["data-asks"] == "/en/workshop/state"
    author.save(LEFT)
    page(client, "/en/puzzles/left")


def test_a_file_that_is_just_being_replaced_leaves_what_was_there(author, page):
    author.save(LEFT)
    client = author.opens()
    author.file.unlink()
    assert ids(page(client)) == ["left"]

    author.save(SORT)
    assert ids(page(client)) == ["sort"]


def test_a_file_that_is_locked_leaves_what_was_there_until_it_can_be_read(author, page, monkeypatch):
    author.save(LEFT)
    client = author.opens()
    author.save(SORT)

    def locked(file: Path) -> bytes:
        raise PermissionError(13, "Permission denied", str(file))

    with monkeypatch.context() as now:
        now.setattr(Path, "read_bytes", locked)
        shown = ids(page(client))
    assert shown == ["left"]
    assert ids(page(client)) == ["sort"]


def test_of_several_files_each_has_its_page(author, page):
    author.save(LEFT)
    folder = author.file.parent
    (folder / "other.yaml").write_text("puzzles:\n" + SORT + BROKEN, encoding="utf-8")
    client = create_workshop([folder]).test_client()
    shown = page(client)
    links = [one["href"] for one in shown.all("a") if "file=" in one["href"]]

    assert len(links) == 2
    assert "one error" in " ".join(shown.text.casefold().split())
    assert [ids(page(client, link)) for link in links] == [["left"], ["sort"]]
    page(client, f"{FOLDER}?file=nothing.yaml", 404)
    # From a puzzle, back to its own file.
    (back,) = [one for one in page(client, "/en/puzzles/sort").all("a") if "file=" in one["href"]]
    assert ids(page(client, back["href"])) == ["sort"]
    # A file more.
    (folder / "third.yaml").write_text("puzzles:\n" + WRONG, encoding="utf-8")
    assert len([one for one in page(client).all("a") if "file=" in one["href"]]) == 3


def options(page, id):
    """What the menu of a puzzle offers, by its groups."""
    within = page.source.split(f'id="as-{id}"')[1].split("</select>")[0]
    groups = within.split("<optgroup")[1:]
    return {
        group.split('label="')[1].split('"')[0]: [
            part.split("</option>")[0].split(">")[1] for part in group.split("<option")[1:]
        ]
        for group in groups
    }


def test_the_menu_says_what_every_misconception_answers(author, page):
    author.save(LEFT)
    found = options(page(author.opens()), "left")

    wrong, right = (found[f"Misconceptions that answer {how}"] for how in ("wrongly", "rightly"))
    # The left bower is the only heart: who sees a diamond there holds none.
    assert "left-plain: JD AD KC" in wrong
    assert "play-anything: JD AD KC" in wrong
    assert "left-both-suits: JD" in right


def test_who_answers_is_shown_what_a_learner_would_read(author, page):
    author.save(LEFT)
    client = author.opens()
    response = client.get("/en/workshop/as/left?as=left-plain")

    assert response.status_code == 303
    assert response.location == "/en/puzzles/left?as=left-plain&answer=JD+AD+KC"
    shown = page(client, response.location)
    assert "left-plain" in shown.of_class("as")[0].text
    assert "ordinary jack" in shown.text
    assert shown.all("option", value="left-plain", selected="")
    by_the_rules = client.get("/en/workshop/as/left?as=")
    assert by_the_rules.location == "/en/puzzles/left?answer=JD"


def test_of_several_that_would_do_the_wrong_one_is_played(author):
    """Who takes the left bower for a plain jack wins with the queen or the king as little as with a spade."""
    author.save(WIN)
    client = author.opens()

    answer = client.get("/en/workshop/as/win?as=left-weak").location.split("answer=")[1]
    assert answer != "JD"
    assert client.get("/en/workshop/as/win?as=").location.endswith("answer=JD")


@pytest.mark.parametrize("id", ["left?as=nobody", "left"])
def test_nobody_answers_by_the_rules(author, id):
    author.save(LEFT)

    assert author.opens().get(f"/en/workshop/as/{id}").location == "/en/puzzles/left?answer=JD"


def test_a_puzzle_that_is_not_there(author, page):
    author.save(LEFT)

    page(author.opens(), "/en/workshop/as/nothing?as=left-plain", 404)


def test_a_lesson_alone_shows_the_schools_puzzles(page):
    client = create_workshop([data_root() / "lessons" / "left-bower"]).test_client()

    assert "0 puzzles" not in page(client).text
    assert page(client, "/en/lessons/left-bower").of_class("puzzle")
    assert page(client).all("a", href="/en/lessons/left-bower")


HAND = """\
id: mine
title: {de: Mein Spiel, cs: Moje rozdání, en: My hand}
variant: two-handed
dealer: S
deal: {N: AC KC QC 10C 9C, S: AD KD QD 10D 9D}
turn-up: 9S
bids: pass pass pass pass
result: RESULT
"""


def test_a_hand_is_watched_as_it_is_written(tmp_path, page):
    """Once nothing is wrong with it, its file leads to it."""
    file = tmp_path / "mine.yaml"
    file.write_text(HAND.replace("RESULT", "makers 1"), encoding="utf-8")
    client = create_workshop([file]).test_client()
    assert page(client).of_class("fault")

    file.write_text(HAND.replace("RESULT", "none"), encoding="utf-8")

    assert not page(client).of_class("fault")
    assert [link.text for link in page(client).all("a", href="/en/hands/mine")] == ["My hand"]
    assert page(client, "/en/hands/mine").of_class("telling")


def test_a_lessons_text_is_watched(tmp_path, page):
    folder = tmp_path / "trump"
    folder.mkdir()
    for file in (data_root() / "lessons" / "trump").iterdir():
        (folder / file.name).write_bytes(file.read_bytes())
    client = create_workshop([folder]).test_client()
    assert not page(client).of_class("fault")
    text = folder / "de.md"

    text.write_text(text.read_text("utf-8") + "\n:::puzle nothing\n", encoding="utf-8")
    (fault, *_) = page(client).of_class("fault")
    assert f"{text}:" in fault.text


def test_it_writes_nothing(author):
    author.save(LEFT)
    before = {file: file.stat().st_mtime_ns for file in author.file.parent.rglob("*")}
    client = author.opens()
    client.get(FOLDER)
    client.get("/en/workshop/as/left?as=left-plain")

    assert {file: file.stat().st_mtime_ns for file in author.file.parent.rglob("*")} == before


def test_the_school_itself_has_no_workshop(client):
    assert client.get(FOLDER).status_code == 404
    assert "workshop" not in client.get("/en/puzzles/left-bower-only").text


def test_nothing_to_open(tmp_path):
    with pytest.raises(FileNotFoundError):
        create_workshop([tmp_path / "nothing.yaml"])
