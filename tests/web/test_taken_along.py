"""A file brings back the whole page: the answers, and what the learner had said besides."""

from __future__ import annotations

import json
from datetime import UTC, datetime, time, timedelta
from io import BytesIO

import pytest

from tutor.learning.entry import Entry
from tutor.learning.settings import Settings
from tutor.learning.transfer import export
from tutor.minds import MINDS

MIND = "ace-over-bowers"
SHOWING = ("three-cards-make-the-trick", "ace-of-trumps-loses", "jack-that-leaves-its-suit")
"""Puzzles that its answers give away: enough to name it in a player of bridge, and in nobody else."""
FAR_EAST = 840
COOKIES = ("games", "table", "clock")
SAID = Settings(games=("bridge", "spades"), table={"variant": "british", "stick-dealer": "true"})


@pytest.fixture
def answers(app):
    """Wrong ones just before and after midnight on the learner's clock, ten in the morning in UTC."""
    midnight = datetime.combine(datetime.now(UTC) - timedelta(days=3), time(10), UTC)
    return [
        _wrong(app.extensions["school"].puzzles[id], midnight + timedelta(minutes=minutes))
        for id, minutes in zip(SHOWING, (-2, -1, 1), strict=True)
    ]


def _wrong(puzzle, moment):
    question = puzzle.question
    return Entry(
        time=moment,
        address=puzzle.id,
        sitting="0123456789ab",
        skill=puzzle.keys.skill,
        kind=question.position.kind,
        answer=" ".join(question.position.answer(MINDS[MIND](question.rules))),
        verdict="wrong",
        guess=0.25,
    )


def bring(client, data, lang="en", **fields):
    """Imports a file as a browser does."""
    return client.post(
        f"/{lang}/progress/import",
        data={"file": (BytesIO(data), "x.json"), **fields},
        content_type="multipart/form-data",
    )


def main_of(client, lang="en"):
    """What the page of progress shows."""
    text = client.get(f"/{lang}/progress").text
    return text[text.index("<main") : text.index("</main")]


def said(client):
    """What the device keeps besides the log."""
    return {name: found.value for name in COOKIES if (found := client.get_cookie(name))}


def file_with(**settings):
    """A file without answers in which this was said."""
    told = json.loads(export([], datetime.now(UTC), SAID))
    return json.dumps(told | {"settings": told["settings"] | settings}).encode()


def test_export_delete_import_is_the_same_page(app, client, answers, lang):
    """For a learner with games, a table and a clock, all of which the page or the quiz depends on."""
    table = {"variant": "british", "stick-dealer": "true", "game": ["bridge", "spades"]}
    client.post(f"/{lang}/quiz/table", data=table)
    bring(client, export(answers, datetime.now(UTC)).encode(), lang, minutes=str(FAR_EAST))
    before, told = main_of(client, lang), said(client)
    assert told == {
        "games": "bridge.spades",
        "table": "variant.british~stick-dealer.true",
        "clock": str(FAR_EAST),
    }
    assert 'class="belief"' in before

    file = client.get(f"/{lang}/progress/export").data
    client.post(f"/{lang}/progress/delete")
    assert (said(client), 'class="belief"' in main_of(client, lang)) == ({}, False)
    fresh = app.test_client()
    assert bring(fresh, file, lang).status_code == 303
    assert main_of(fresh, lang) == before
    assert said(fresh) == told
    for lost in ("games", "clock"):
        other = app.test_client()
        bring(other, file, lang)
        other.set_cookie(lost, "")
        assert main_of(other, lang) != before, lost


def test_what_was_said_here_stays(client):
    """Each for itself; what was not is taken from the file."""
    client.set_cookie("games", "skat")
    bring(client, file_with(minutes_from_utc=60))
    assert said(client) == {
        "games": "skat",
        "table": "variant.british~stick-dealer.true",
        "clock": "60",
    }
    bring(client, file_with(table={"joker": "true"}, minutes_from_utc=0))
    assert said(client) == {
        "games": "skat",
        "table": "variant.british~stick-dealer.true",
        "clock": "60",
    }


def test_the_clock_that_the_browser_tells_with_the_file_is_its_own(client):
    """It is the clock of now."""
    bring(client, file_with(minutes_from_utc=60), minutes="-300")

    assert said(client)["clock"] == "-300"


def test_a_file_without_settings_sets_none(client, answers):
    """So does one that a school of the first version saved."""
    told = json.loads(export(answers, datetime.now(UTC)))
    bring(client, json.dumps(told).encode())
    del told["settings"]
    taken = bring(client, json.dumps(told | {"version": 1}).encode())

    assert (taken.status_code, said(client)) == (303, {})


@pytest.mark.parametrize(
    "broken", [{"games": ["poker"]}, {"table": {"joker": "maybe"}}, {"minutes_from_utc": 841}], ids=str
)
def test_with_broken_settings_nothing_is_taken(client, broken, lang):
    """Neither the answers nor the other settings."""
    assert bring(client, file_with(**broken), lang).status_code == 422
    assert said(client) == {}
    assert client.get_cookie("learner") is None


def test_a_table_that_the_form_does_not_offer_comes_along_too(app, client):
    """Its values may have spaces."""
    bring(client, file_with(table={"variant": "napoleon", "seats": "E S W"}))
    fresh = app.test_client()
    saved = client.get("/en/progress/export").data
    bring(fresh, saved)

    assert json.loads(saved)["settings"]["table"]["seats"] == "E S W"
    assert said(fresh) == said(client)


def test_by_a_code_only_the_answers_come_along(app, client, answers):
    """What a device was told is in its own cookies."""
    client.set_cookie("games", "bridge")
    bring(client, export(answers, datetime.now(UTC)).encode(), minutes=str(FAR_EAST))
    phone = app.test_client()
    phone.post("/en/progress/take", data={"code": client.get_cookie("learner").value})

    assert phone.get_cookie("learner").value == client.get_cookie("learner").value
    assert said(phone) == {}
