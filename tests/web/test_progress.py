"""The page of progress is computed from the log; the log can be taken along, and deleted."""

from __future__ import annotations

import json
import re
from datetime import UTC, datetime, timedelta

import pytest

from tutor.learning.adviser import Adviser
from tutor.learning.entry import Entry, new_learner
from tutor.learning.errors import StoreError
from tutor.learning.history import Day
from tutor.learning.transfer import export
from tutor.minds import MINDS
from tutor.web.charts import calendar, curve

EXAMPLE = "puzzles/left-bower-only"
FOLLOWS = ("left-bower-only", "quartet-held-suit-led", "left-among-trumps", "left-led-ace-thrown")


def give(client, place, *answer, lang="en", **fields):
    """Answers, and follows to the verdict."""
    return client.post(f"/{lang}/{place}", data={"answer": list(answer), **fields}, follow_redirects=True)


def main_of(text):
    """What is on a page, without what its address changes."""
    text = re.sub(r'<p class="news".*?</p>\n', "", text, flags=re.DOTALL)
    return text[text.index("<main") : text.index("</main")]


def import_file(client, data, lang="en"):
    """Sends a file as a browser does."""
    head = b'--x\r\nContent-Disposition: form-data; name="file"; filename="x.json"\r\n\r\n'
    body, type = head + data + b"\r\n--x--\r\n", "multipart/form-data; boundary=x"
    return client.post(f"/{lang}/progress/import", data=body, content_type=type)


def an_entry(days_ago, **told):
    """An answer so many days ago."""
    usual = {
        "time": datetime.now(UTC) - timedelta(days=days_ago),
        "address": "left-bower-only",
        "sitting": "2026-01-01",
        "skill": "left-bower-following",
        "kind": "legal-plays",
        "answer": "JD",
        "verdict": "wrong",
        "guess": 1 / 31,
    }
    return Entry(**usual | told)


@pytest.fixture
def known(app, client):
    """A learner with these entries."""

    def make(*entries):
        id = new_learner()
        app.extensions["store"].merge(id, entries)
        client.set_cookie("learner", id)
        return id

    return make


def test_at_first_there_is_nothing(read, client, lang):
    """And it makes nobody known to look."""
    page = read(f"/{lang}/progress")

    assert not page.all("table")
    assert client.get_cookie("learner") is None
    assert client.get(f"/{lang}/progress/move").status_code == 404


def test_no_page_of_a_learner_is_kept_by_anybody(client):
    """Neither by the browser nor by a proxy."""
    give(client, EXAMPLE, "JD")
    for place in (
        "progress",
        "progress/export",
        "progress/move",
        "progress/delete",
        "quiz",
        "quiz/0123456789ab/end",
    ):
        response = client.get(f"/en/{place}")
        assert response.headers["Cache-Control"] == "private, no-store", place
    assert client.get("/en/lessons/").headers["Cache-Control"] == "private, no-cache"


def test_what_a_skill_goes_through(known, read):
    """New, learning, known, held; and due, the day after."""

    def standing():
        (row,) = [
            row
            for row in read("/en/progress").all("tr")
            if row.text.strip().startswith("Following suit with")
        ]
        return [
            word for word in ("New", "Learning", "Known", "Held", "Due") if word in row.text.split("\n")[1]
        ]

    known(an_entry(0, skill="trick"))
    assert standing() == ["New"]
    known(an_entry(0))
    assert standing() == ["Learning"]
    known(*(an_entry(0, verdict="right", address=f"a-{n}") for n in range(3)))
    assert standing() == ["Known"]
    minds = ("left-follows-print", "left-both-suits")
    held = [
        an_entry(1 - n % 2, verdict="right", address=f"a-{n}", kind=f"k-{n}", exposes=minds) for n in range(4)
    ]
    known(*held)
    assert standing() == ["Held"]
    known(an_entry(30, verdict="right"))
    assert "Due" in standing()


def test_a_misconception_is_named_when_it_is_sure(app, known, read):
    """Not after one answer; after some, with how often, and where."""
    entries = []
    for puzzle in app.extensions["school"].puzzles.values():
        question = puzzle.question
        if puzzle.keys.skill in ("left-bower", "left-bower-following") and not question.position.any_of:
            mind = MINDS["left-follows-print"](question.rules)
            errs = mind.id in {one.id for one in question.minds}
            given = question.position.answer(mind if errs else question.rulebook)
            entries.append(an_entry(0, address=puzzle.id, answer=" ".join(given)))
    known(entries[0])
    assert not read("/en/progress").of_class("belief")
    known(*entries)
    (named,) = read("/en/progress").of_class("belief")
    assert "follows the suit printed on it" in named.text
    n, total = map(int, re.search(r"\((\d+) of (\d+) times\)", named.text).groups())
    assert 4 <= n <= total
    links = [one["href"] for one in read("/en/progress").all("a") if "/en/puzzles/" in one["href"][:-1]]
    assert len(links) == len(set(links)) == min(n, 6)


def test_a_puzzle_that_is_no_longer_there_is_passed_over(known, read):
    """A log outlives the puzzles."""
    known(
        an_entry(0, address="gone-for-good"), an_entry(0, address="score?maker=Q"), an_entry(0, answer="XX")
    )

    assert read("/en/progress").all("table")


def test_due_today_is_a_button_and_begins_a_review(known, client, read):
    """Two skills, one question each, the one that waited longest first."""
    known(an_entry(40, verdict="right", skill="voids", address="x"), an_entry(30, verdict="right"))
    page = read("/en/progress")
    (button,) = page.all("a", href="/en/quiz/new?about=due")
    assert "2" in button.text
    begun = client.get(button["href"]).headers["Location"]

    assert begun.split("/")[3].endswith("~n.2~mode.review~skill.voids~skill.left-bower-following")


def test_what_the_school_does_not_teach_is_neither_due_nor_weak(known, client, read):
    """A log may come from another school; its topics can't be asked here."""
    known(an_entry(40, skill="juggling"), an_entry(40, skill="flying", address="x"), an_entry(30))

    (button,) = read("/en/progress").all("a", href="/en/quiz/new?about=due")
    assert "1" in button.text
    for about in ("due", "weak"):
        begun = client.get(f"/en/quiz/new?about={about}").headers["Location"]
        text = begun.split("/")[3]
        assert text.count("skill.") == 1
        assert text.endswith("~skill.left-bower-following")


def test_who_comes_back_may_believe_something_else(app):
    """Each new sitting counts as coming back, also where its puzzles stand in the log among others."""
    log = [an_entry(0, sitting=sitting) for sitting in "abba"]
    found = app.extensions["adviser"].diagnosis(log)

    assert [one.later for one in found.answers] == [False, True, False, True]


def test_the_lessons(app, known, read):
    """Done when the whole exit check was right; the next one is offered."""
    lesson = next(iter(app.extensions["school"].lessons.values()))
    known(*(an_entry(0, address=id, verdict="right") for id in lesson.exit))
    page = read("/en/progress")

    assert len(page.of_class("done")) == 1
    known(*(an_entry(0, address=id, verdict="right") for id in lesson.exit[1:]))
    assert not read("/en/progress").of_class("done")


def test_drawings_say_what_the_table_says(known, read):
    """Two days: their answers, and a mark for each."""
    known(an_entry(3, address="a"), an_entry(3, address="b", verdict="right"), an_entry(1, address="c"))
    page = read("/en/progress")

    assert len([one for one in page.all("circle") if one.get("class") is None]) == 2
    shaded = [one for one in page.all("rect") if (one.get("class") or "") == "shade-1"]
    assert len(shaded) == 2
    cells = [cell.text for cell in page.all("td")[-6:]]
    assert cells == ["1", "0", "0", "2", "1", "0"]
    assert all(svg.get("aria-label") for svg in page.all("svg", role="img"))


def test_the_calendar_by_hand():
    """A Wednesday: sixteen columns, the last with three days."""
    wednesday = datetime(2026, 3, 4, tzinfo=UTC).date()
    cells = calendar([Day(wednesday, 12, 3, 1)], wednesday)

    assert len(cells) == 15 * 7 + 3
    assert (cells[0].x, cells[0].y, cells[0].shade) == (0, 0, 0)
    assert (cells[-1].x, cells[-1].y, cells[-1].shade) == (15 * 17, 2 * 17, 2)
    assert curve([]).points == ""
    week = curve([Day(wednesday, 1, 1, 0), Day(wednesday + timedelta(days=7), 1, 1, 4)])
    assert (week.points, week.most) == ("8,112 312,8", 4)


def test_the_curve_of_many_years_is_no_longer_than_it_is_wide():
    """One day after another for thirty years: the last of those at one spot is drawn."""
    first = datetime(2000, 1, 1, tzinfo=UTC).date()
    drawn = curve([Day(first + timedelta(days=n), 1, 1, n // 1000) for n in range(11_000)])

    assert len(drawn.dots) <= 305
    assert drawn.points.endswith(" 312,8")


# Taken along, moved, deleted


def test_export_delete_import_is_the_same_page(client, lang):
    """Byte for byte, but for the news."""
    for place, answer in (
        (EXAMPLE, "JD"),
        ("puzzles/thrown-ace", "E"),
        ("ask/trumps?trump=H&hand=9C", "none"),
    ):
        give(client, place, answer)
    before = main_of(client.get(f"/{lang}/progress").text)
    file = client.get(f"/{lang}/progress/export")
    assert "attachment" in file.headers["Content-Disposition"]
    assert "learner" not in json.loads(file.data)
    assert client.get_cookie("learner").value not in file.text

    gone = client.post(f"/{lang}/progress/delete", follow_redirects=True)
    assert gone.status_code == 200
    assert client.get_cookie("learner") is None
    assert not re.search(r"<table", gone.text)
    back = import_file(client, file.data, lang)
    assert back.status_code == 303
    assert main_of(client.get(back.headers["Location"]).text) == before
    again = import_file(client, file.data, lang)
    assert again.headers["Location"].endswith("n=0")
    assert main_of(client.get(f"/{lang}/progress").text) == before


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"no json",
        b"{}",
        b'{"format": "euchre-tutor/progress", "version": 99}',
        b'{"format": "euchre-tutor/progress", "version": 1, "exported": "2026-01-01T00:00:00Z", '
        b'"entries": [{}]}',
        b"[" * 100_000,
    ],
)
def test_a_file_that_is_none_of_ours(client, parse, lang, data):
    """Refused whole, with the reason; nothing changes."""
    response = import_file(client, data, lang)

    assert response.status_code == 422
    assert parse(response.text).one("h1")
    assert client.get_cookie("learner") is None
    assert client.post(f"/{lang}/progress/import").status_code == 422


def test_a_full_file_may_be_large(client):
    """More than any other request, and no more than a log can be."""
    assert import_file(client, b" " * 1_000_000 + b"{}").status_code == 422
    assert import_file(client, b" " * 17_000_000).status_code == 413


def test_another_device_goes_on(app, client, read, parse):
    """The code comes behind the #; what was answered there comes along; a wrong code changes nothing."""
    give(client, EXAMPLE, "JD")
    link = read("/en/progress/move").all("input")[0]["value"]
    code = client.get_cookie("learner").value
    assert link == f"http://localhost/en/progress/take#{code}"

    phone = app.test_client()
    give(phone, "puzzles/thrown-ace", "E")
    wrong = phone.post("/en/progress/take", data={"code": "x" * 22}, follow_redirects=True)
    assert parse(wrong.text).of_class("complaint")
    assert phone.get_cookie("learner").value != code
    phone.post("/en/progress/take", data={"code": link})
    assert phone.get_cookie("learner").value == code
    assert {one.address for one in app.extensions["store"].entries(code)} == {"left-bower-only", "thrown-ace"}
    phone.post("/en/progress/take", data={"code": code})
    assert len(app.extensions["store"].entries(code)) == 2


def test_a_log_that_is_too_long_for_another_stays_where_it_is(app, client, parse, monkeypatch, lang):
    """Who comes with answers to a full log is told so; both keep what they have."""
    monkeypatch.setattr("tutor.learning.store.MOST_IN_ALL", 2)
    store, full = app.extensions["store"], new_learner()
    store.merge(full, [an_entry(1, address="a"), an_entry(1, address="b")])
    give(client, EXAMPLE, "JD")
    own = client.get_cookie("learner").value
    response = client.post(f"/{lang}/progress/take", data={"code": full})

    assert response.status_code == 422
    assert parse(response.text).one("h1")
    assert client.get_cookie("learner").value == own
    assert [len(store.entries(one)) for one in (own, full)] == [1, 2]


def test_deleting_is_asked_twice(app, client):
    """To look at the question deletes nothing."""
    give(client, EXAMPLE, "JD")
    id = client.get_cookie("learner").value
    assert client.get("/en/progress/delete").status_code == 200
    assert app.extensions["store"].entries(id)
    client.set_cookie("games", "skat")
    client.post("/en/progress/delete")
    assert not app.extensions["store"].entries(id)
    assert not [name for name in ("learner", "clock", "games") if client.get_cookie(name)]
    assert client.post("/en/progress/delete").status_code == 303


def test_when_the_store_fails_the_page_says_so(client, app, monkeypatch, caplog, lang):
    """Lessons and puzzles go on; the server's log tells why, and not of whom."""
    give(client, EXAMPLE, "JD")

    def fail(learner):
        raise StoreError("the disk is gone")

    monkeypatch.setattr(app.extensions["store"], "entries", fail)
    for place in ("progress", "quiz", "quiz/0123456789ab/end"):
        assert client.get(f"/{lang}/{place}").status_code == 503
    assert client.get(f"/{lang}/{EXAMPLE}").status_code == 200
    assert "the disk is gone" in caplog.text
    assert client.get_cookie("learner").value not in caplog.text


def test_those_who_stay_away_are_forgotten(app, client):
    """Once a day, when somebody answers."""
    store, old = app.extensions["store"], new_learner()
    store.add(old, an_entry(801))
    app.extensions["sweeper"]._next = 0.0
    give(client, EXAMPLE, "JD")
    give(client, EXAMPLE, "AS")

    assert store.entries(old) == []
    assert client.get_cookie("learner")
    store.add(old, an_entry(801))
    give(client, "puzzles/thrown-ace", "E")
    assert len(store.entries(old)) == 1


def test_whoever_brings_old_answers_is_here(app, client):
    """By a file or by a code; the days of the answers don't count."""
    store, old, now = app.extensions["store"], new_learner(), datetime.now(UTC)
    store.add(old, an_entry(801))
    client.post("/en/progress/take", data={"code": old})
    other = app.test_client()
    import_file(other, export([an_entry(900)], now).encode())
    app.extensions["sweeper"]._next = 0.0
    give(app.test_client(), EXAMPLE, "JD")

    assert [len(store.entries(one.get_cookie("learner").value)) for one in (client, other)] == [1, 1]


def test_what_is_the_same_for_all_is_worked_out_once(app):
    """The adviser's preparation makes no difference but in time."""
    puzzles = app.extensions["school"].puzzles
    fresh = Adviser(lambda: puzzles)
    fresh.prepare()
    log = [an_entry(0), an_entry(0, address="thrown-ace", kind="next-leader", answer="S")]

    assert fresh.diagnosis(log).probabilities == app.extensions["adviser"].diagnosis(log).probabilities


def test_an_answer_is_kept_though_old_ones_can_not_be_deleted(app, client, caplog, monkeypatch):
    """The one has nothing to do with the other."""

    def fail(since):
        raise StoreError("the disk is full")

    give(client, EXAMPLE, "JD")
    monkeypatch.setattr(app.extensions["store"], "forget_idle", fail)
    app.extensions["sweeper"]._next = 0.0
    page = give(client, "puzzles/thrown-ace", "E")

    assert "kept=" not in page.request.url
    assert "the disk is full" in caplog.text
    assert len(app.extensions["store"].entries(client.get_cookie("learner").value)) == 2
