"""Each answer is kept when it is given, once, under a random id; without cookies nothing is."""

from __future__ import annotations

import re
from urllib.parse import parse_qs, urlsplit

import pytest

from tutor.language import catalogue
from tutor.learning.errors import LogFullError, StoreError

EXAMPLE = "puzzles/left-bower-only"
ASKED = "ask/legal-plays?trump=H&trick=E+10D&hand=JD+AS"
SEED = "0123456789ab"


@pytest.fixture
def entries(app, client):
    """The log of the visitor."""

    def read():
        cookie = client.get_cookie("learner")
        return app.extensions["store"].entries(cookie.value) if cookie else []

    return read


def give(client, place, *answer, lang="de", **fields):
    """Answers, and follows to the verdict."""
    return client.post(f"/{lang}/{place}", data={"answer": list(answer), **fields}, follow_redirects=True)


def test_the_first_answer_makes_the_learner(client, entries):
    """No cookie before; then one that scripts can't read and other sites don't send; kept at once."""
    assert "Set-Cookie" not in client.get(f"/de/{EXAMPLE}").headers
    posted = client.post(f"/de/{EXAMPLE}", data={"answer": ["JD"]})
    cookies = [one for one in posted.headers.getlist("Set-Cookie") if one.startswith("learner=")]

    assert posted.headers["Location"] == f"/de/{EXAMPLE}?answer=JD"
    assert len(cookies) == 1
    assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= set(cookies[0].split("; "))
    assert re.match(r"learner=[\w-]{22};", cookies[0], re.ASCII)
    client.get(posted.headers["Location"])
    (kept,) = entries()
    assert (kept.address, kept.answer, kept.verdict, kept.skill) == (
        "left-bower-only",
        "JD",
        "partly",
        "left-bower-following",
    )
    assert client.get_cookie("first") is None


def test_whoever_sends_no_cookie_leaves_nothing(app, parse, lang):
    """And is told so; everything else works."""
    client = app.test_client(use_cookies=False)
    before = app.extensions["store"].forget_idle.__self__._engine
    with before.connect() as connection:
        count = connection.exec_driver_sql("SELECT count(*) FROM euchre_entries").scalar_one()
    page = parse(give(client, EXAMPLE, "JD", lang=lang).text)
    with before.connect() as connection:
        assert connection.exec_driver_sql("SELECT count(*) FROM euchre_entries").scalar_one() == count

    assert page.of_class("unkept")
    assert page.of_class("verdict")
    quiz = parse(client.get(f"/{lang}/quiz/{SEED}/end").text)
    # Nobody knows whether an answer was given, or is not kept: neither is claimed.
    assert quiz.of_class("unkept")[0].text.split() == catalogue(lang).format("quiz-end-unknown").split()
    assert not quiz.of_class("told-again")


def test_who_is_known_is_not_told_so(client, parse):
    """The same address, in two variants."""
    verdict = give(client, EXAMPLE, "JD").text

    assert not parse(verdict).of_class("unkept")
    assert not parse(client.get(f"/de/{EXAMPLE}?answer=AS").text).of_class("unkept")
    client.delete_cookie("learner")
    assert parse(client.get(f"/de/{EXAMPLE}?answer=AS").text).of_class("unkept")
    assert not parse(client.get(f"/de/{EXAMPLE}?answer=AS&settled=1").text).of_class("unkept")


def test_once_is_once(client, entries):
    """Report 53: back and again, reload, a double click, a second tab, another language: the first counts."""
    give(client, EXAMPLE, "JD")
    first = entries()
    client.get(f"/de/{EXAMPLE}?answer=JD")
    give(client, EXAMPLE, "JD", "AS")
    give(client, EXAMPLE, "JD", lang="cs")

    counted = [one for one in entries() if one.first]
    assert counted == first
    assert len(entries()) == 3


def test_looking_at_an_answer_is_no_answer(client, entries):
    """A shared address, or somebody's search engine."""
    give(client, EXAMPLE, "JD")
    client.get(f"/de/{ASKED}&answer=JD")
    client.get(f"/de/{EXAMPLE}?answer=AS")

    assert len(entries()) == 1


def test_a_slip_is_no_answer_before_it_is_sent(client, entries):
    """Report 54: nothing is judged, and nothing kept, by choosing or by asking for a hint."""
    client.post(f"/de/{EXAMPLE}", data={"answer": ["AS"], "more": "1"}, follow_redirects=True)
    client.post(f"/de/{EXAMPLE}", data={})

    assert entries() == []


def test_hints_and_time_are_kept(client, entries):
    """As the page and its script tell them; nonsense is passed over."""
    give(client, EXAMPLE, "JD", hint="1", ms="4321")
    give(client, ASKED, "JD", hint="2", ms="77")
    give(client, "puzzles/order-of-trumps", "JS JC AS KS 9S", hint="9", ms="-5")

    assert [(one.hint, one.ms) for one in entries()] == [(1, 4321), (2, 77), (0, 0)]


def test_the_day_is_the_learners(client, entries):
    """Two clocks that are a day apart at every moment."""
    for minutes, place in (("840", EXAMPLE), ("-720", ASKED)):
        give(client, place, "JD", minutes=minutes)
        assert client.get_cookie("clock").value == minutes
    give(client, "puzzles/thrown-ace", "E", minutes="99999")

    east, west, last = (one.sitting for one in entries())
    assert east > west == last
    assert client.get_cookie("clock").value == "-720"


def test_an_answer_of_a_lesson_is_kept_too(client, read, entries):
    """Its forms lead to the puzzles."""
    action = read("/de/lessons/following-suit").all("form")[0]["action"]
    give(client, f"lessons/{action}".replace("lessons/../", ""), "JD")

    assert len(entries()) == 1


@pytest.mark.parametrize(
    ("error", "why"),
    [(LogFullError("day", "x"), "day"), (LogFullError("ever", "x"), "ever"), (StoreError("disk"), "store")],
)
def test_when_it_can_not_be_kept_it_is_judged_all_the_same(
    client, parse, app, monkeypatch, lang, error, why, caplog
):
    """Politely, and without a word on whose answer it was in the server's log."""

    def fail(learner, entry):
        raise error

    give(client, EXAMPLE, "JD", lang=lang)
    monkeypatch.setattr(app.extensions["store"], "add", fail)
    for place in (EXAMPLE, ASKED):
        response = give(client, place, "JD", lang=lang)
        assert response.status_code == 200
        assert parse(response.text).of_class("unkept")
        assert parse_qs(urlsplit(response.request.url).query)["kept"] == [why]
    assert client.get_cookie("learner").value not in caplog.text
    assert "left-bower-only" not in caplog.text


def test_a_very_long_answer_is_judged_and_not_kept(client, entries):
    """Whatever somebody writes by hand."""
    response = give(client, "ask/reason?about=legal-plays&trump=H&trick=E+10D&hand=JD+AS&card=JD", "x" * 5000)

    assert response.status_code in (200, 422)
    assert entries() == []


def test_a_strange_cookie_is_nobody(client, entries):
    """Too short, too long, or not of our letters."""
    for value in ("x", "a" * 65, "../../etc/passwd" * 2):
        client.set_cookie("learner", value)
        assert client.get("/de/progress").status_code == 200
        assert give(client, EXAMPLE, "JD").status_code == 200
        assert client.get_cookie("learner").value != value


def test_other_sites_can_not_post_what_changes_something(client):
    """A form elsewhere that leads here."""
    give(client, EXAMPLE, "JD")
    for headers in (
        {"Origin": "https://elsewhere.example"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Origin": "null"},
    ):
        for place in ("progress/delete", "progress/take", "progress/import", "quiz/table"):
            assert client.post(f"/de/{place}", headers=headers).status_code == 400
    assert client.post("/de/quiz/table", headers={"Origin": "http://localhost"}).status_code == 303
    # A proxy may have changed the host's name; the browser knows where the form stood.
    proxied = {"Origin": "https://euchre.example", "Sec-Fetch-Site": "same-origin"}
    assert client.post("/de/quiz/table", headers=proxied).status_code == 303


@pytest.mark.parametrize(
    "headers", [{"Origin": "https://elsewhere.example"}, {"Sec-Fetch-Site": "cross-site"}]
)
def test_another_sites_form_takes_nobodys_log_away(app, client, entries, headers):
    """It comes without the cookie, so that a new learner would take the place of the one who is known."""
    give(client, EXAMPLE, "JD")
    before = client.get_cookie("learner").value
    stranger = app.test_client(use_cookies=False)
    for known, asking in ((True, client), (False, stranger)):
        response = asking.post(f"/de/{EXAMPLE}", data={"answer": "AS"}, headers=headers)
        assert response.status_code == 303, known
        assert "Set-Cookie" not in response.headers
        assert asking.get(response.headers["Location"]).status_code == 200

    assert client.get_cookie("learner").value == before
    assert [one.answer for one in entries()] == ["JD"]
