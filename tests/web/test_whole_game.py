"""Questions about calls, seats and points: their forms, their verdicts, and what must not be shown before."""

from __future__ import annotations

import re

import pytest

from tutor.content.answers import print_answer
from tutor.content.kinds import KINDS
from tutor.language import catalogue

FORMS = {
    "calls": (
        "calls?dealer=S&turn-up=10H&bids=pass+pass+pass+pass",
        ["pass", "C", "D", "S"],
        ["pass", "H"],
        ["pass", "order", "C", "D", "H", "S", "none"],
    ),
    "next-to-act": ("next-to-act?dealer=S&turn-up=10H", ["W"], ["none"], ["N", "E", "S", "W", "none"]),
    "next-dealer": ("next-dealer?dealer=S", ["W"], ["E"], ["N", "E", "S", "W"]),
    "pick-up": (
        "pick-up?dealer=S&turn-up=10H&bids=pass+order-alone",
        ["none"],
        ["S"],
        ["N", "E", "S", "W", "none"],
    ),
    "discard": (
        "discard?dealer=S&turn-up=9C&hand=JS+KC+AH+QD+9D",
        ["JS", "KC", "AH", "QD", "9D"],
        ["9C"],
        ["JS", "KC", "AH", "QD", "9D", "9C"],
    ),
    "first-leader": ("first-leader?dealer=S&maker=E&alone=E", ["N"], ["W"], ["N", "E", "S", "W"]),
    "sits-out": ("sits-out?maker=W&alone=W", ["E"], ["N", "S"], ["N", "E", "S", "W", "none"]),
    "score": (
        "score?maker=W&tricks=2&before=9-9",
        ["defenders", "2", "wins defenders"],
        ["makers", "1", ""],
        ["makers", "defenders"],
    ),
}
"""A position, the fields of the right answer, those of a wrong one, and what is offered as boxes."""


@pytest.mark.parametrize("kind", FORMS)
def test_the_form_offers_and_is_answered(client, parse, read, lang, kind):
    """Post, an address, the verdict: right, or not yet with the right answer in words."""
    place, right, wrong, offered = FORMS[kind]
    page = read(f"/{lang}/ask/{place}")
    boxes = [one["value"] for one in page.all("input", name="answer")]
    assert boxes == offered

    for fields, look in ((right, "right"), (wrong, "not-yet")):
        sent = client.post(f"/{lang}/ask/{place}", data={"answer": fields})
        assert sent.status_code == 303
        verdict = parse(client.get(sent.headers["Location"]).text)
        assert verdict.of_class("verdict")[0]["class"] == f"verdict {look}"
        assert bool(verdict.of_class("expected")) == (look != "right")
        assert verdict.of_class("reasons")[0].text.strip()


def test_there_is_a_form_of_every_kind_about_the_whole_game():
    about_cards = {"legal-plays", "trick-winner", "next-leader", "rank-order", "effective-suit", "trumps"}
    of_play = {"voids", "cards-out", "revoke", "play-to"}

    assert set(KINDS) - about_cards - of_play - {"bower", "trump-for", "reason"} == set(FORMS)


def test_points_are_chosen_from_those_that_the_table_can_give(read):
    """Four-handed one, two or four, or three by who counts tricks; a bid may cost what it promised."""
    page = read("/en/ask/score?maker=W&tricks=3")
    assert [one["value"] for one in page.all("option")] == ["", "1", "2", "3", "4"]

    page = read("/en/ask/score?maker=W&tricks=2")
    assert [one["value"] for one in page.all("option")] == ["", "0", "1", "2", "3", "4"]

    page = read("/en/ask/score?variant=hasenpfeffer&maker=W&tricks=3&bid=4")
    assert [one["value"] for one in page.all("option")] == ["", "-4", "0", "1", "2", "3", "4", "5", "6"] * 2
    assert "−4" in page.text


def test_a_loss_is_posted_and_right(client, parse):
    place = "/en/ask/score?variant=hasenpfeffer&maker=W&tricks=3&bid=4"
    sent = client.post(place, data={"answer": ["both", "-4", "3"]})

    assert sent.headers["Location"] == f"{place}&answer=both+-4+3"
    assert parse(client.get(sent.headers["Location"]).text).of_class("verdict")[0]["class"] == "verdict right"


def test_what_is_said_of_a_call_names_it(read):
    """No card shows what the verdict is about, so its name stands after it."""
    page = read("/en/ask/calls?dealer=S&turn-up=10H&bids=pass+pass+pass+pass&answer=pass+H+order")
    said = {" ".join(one.text.split()) for one in page.of_class("mark-word")}

    assert said >= {"Rightly chosen: Pass", "Wrongly chosen: Hearts", "Would have been right: Clubs"}


def test_who_sits_out_is_not_told_where_it_is_asked(read, lang):
    """Where it is not asked, it is."""
    told = catalogue(lang).format("fact-sits-out", who=["E"])

    assert told not in read(f"/{lang}/ask/sits-out?maker=W&alone=W").text
    assert not read(f"/{lang}/ask/sits-out?maker=W&alone=W").of_class("out")
    assert told in read(f"/{lang}/ask/trumps?trump=H&hand=AS&maker=W&alone=W").text


def test_a_card_that_was_taken_up_lies_in_the_hand_alone(read):
    """Where it is only on offer, it lies on the table."""
    taken = read("/en/ask/discard?dealer=S&turn-up=9C&hand=JS+KC+AH+QD+9D")
    offered = read("/en/ask/calls?dealer=E&turn-up=9C&hand=JS+KC+AH+QD+9D")

    assert not taken.of_class("stock")
    assert "9C" in [one["value"] for one in taken.all("input", name="answer")]
    assert offered.of_class("stock")


def test_who_holds_the_joker_is_told(read, lang):
    page = read(f"/{lang}/ask/next-to-act?variant=hasenpfeffer&dealer=S&joker=E&bids=pass+pass+pass+pass")

    assert catalogue(lang).format("fact-joker", who="E") in page.text


def test_the_interface_gives_the_word_where_there_is_no_card(client):
    verdict = client.post("/api/v1/ask/calls?dealer=S&turn-up=10H", json={"answer": ["pass"]}).get_json()

    assert verdict["correct"] is False
    assert verdict["expected"] == ["pass", "order"]
    assert [(one["card"], one["verdict"]) for one in verdict["verdicts"]][:2] == [
        ("pass", "right"),
        ("order", "missed"),
    ]
    none = client.post(
        "/api/v1/ask/pick-up?dealer=S&turn-up=10H&bids=pass+order-alone", json={"answer": ["none"]}
    )
    assert none.get_json()["correct"] is True
    assert none.get_json()["expected"] == ["none"]


def test_every_shipped_puzzle_shows_no_answer_before_one_is_given(app, read, lang):
    """Nor a reason, which would give it away."""
    for id, puzzle in app.extensions["school"].puzzles.items():
        if puzzle.kind not in FORMS:
            continue
        page = read(f"/{lang}/puzzles/{id}")
        assert not page.of_class("verdict"), id
        assert not re.search(r" checked[ >]", page.source), id
        assert f"answer={print_answer(puzzle.question.computed).replace(' ', '+')}" not in page.source


@pytest.mark.parametrize(
    ("id", "fields"),
    [
        ("three-tricks-alone", ["makers", ""]),
        ("three-tricks-alone", ["1"]),
        ("ten-points-are-not-enough", ["", "wins makers"]),
        ("ten-points-are-not-enough", ["makers", "", "wins makers"]),
        ("more-tricks-than-bid", ["both", "3", ""]),
        ("more-tricks-than-bid", ["both", "", "1"]),
    ],
)
def test_a_score_that_lacks_something_says_so_and_keeps_the_rest(client, parse, lang, id, fields):
    response = client.post(f"/{lang}/puzzles/{id}", data={"answer": fields})

    assert response.status_code == 422
    page = parse(response.get_data(as_text=True))
    assert page.of_class("complaint")[0].text.strip() == catalogue(lang).format("points-incomplete")
    kept = [one["value"] for one in page.all("input", name="answer") if one.get("checked") is not None]
    kept += [one["value"] for one in page.all("option") if one.get("selected") is not None]
    assert sorted(kept) == sorted(field for field in fields if field and field != "both")
