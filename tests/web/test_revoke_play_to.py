"""Who revoked, and which card does it: open hands and tricks on the page, the forms, the verdicts."""

from __future__ import annotations

import re

import pytest

from tutor.language import catalogue

HANDS = "deal.N=9D+9H+KH+AC+KC&deal.E=JD+QD+AH+10C+9S&deal.S=10D+KD+JC+QC+10S&deal.W=AD+KS+QS+AS+JS"
REVOKE = f"revoke?trump=H&play=W+AD+9D+JD+10D+E+9S+10S+AS+9H&{HANDS}"
PLAYS = ["1 W", "1 N", "1 E", "1 S", "2 E", "2 S", "2 W", "2 N"]
WIN = "play-to?trump=H&trick=W+KS+10S+9H&hand=JH+QH+AC+JD&goal=win"
FORMS = {
    REVOKE: ([*PLAYS, "none"], ["1 E"], ["1 S", "2 N", "none"]),
    WIN: (["JH", "QH", "AC", "JD", "none"], ["JH", "QH", "JD"], ["AC", "none"]),
}
"""A position; what its buttons offer, the right answers, some wrong ones."""


@pytest.mark.parametrize("place", FORMS)
def test_one_of_all_is_chosen_without_a_script(client, parse, read, lang, place):
    """A button for each, with a name; a post, an address, the verdict."""
    offered, right, wrong = FORMS[place]
    page = read(f"/{lang}/ask/{place}")
    boxes = page.all("input", name="answer")
    assert [(one["type"], one["value"]) for one in boxes] == [("radio", word) for word in offered]
    names = [" ".join(label.text.split()) for label in page.all("label")]
    assert all(names)
    assert len(set(names)) == len(names)

    for answer in (*right, *wrong):
        sent = client.post(f"/{lang}/ask/{place}", data={"answer": [answer]})
        assert sent.status_code == 303
        verdict = parse(client.get(sent.headers["Location"]).text)
        look = "right" if answer in right else "not-yet"
        assert verdict.of_class("verdict")[0]["class"] == f"verdict {look}", answer
        assert bool(verdict.of_class("expected")) == (answer in wrong)
        assert verdict.of_class("reasons")[0].text.strip()


def test_all_hands_lie_open_with_the_names_of_their_seats(read):
    page = read(f"/en/ask/{REVOKE}")
    (hands,) = page.of_class("open-hands")
    told = " ".join(hands.text.split())

    assert "All hands before the first trick" in told
    for seat, card in (
        ("North", "Nine of diamonds"),
        ("East", "Jack of diamonds"),
        ("West", "Ace of diamonds"),
    ):
        assert re.search(rf"{seat}[^:]*{card}", told)
    lists = [one["aria-label"] for one in page.all("ul") if "aria-label" in one.attributes]
    assert [name for name in lists if name in ("North", "East", "South (you)", "West")] == [
        "North",
        "East",
        "South (you)",
        "West",
    ]


def test_the_tricks_stay_on_the_table_with_what_is_said_of_them(read):
    """After a wrong accusation: the revoke would have been right, the accused card was chosen wrongly."""
    page = read(f"/en/ask/{REVOKE}&answer=1+S")
    (tricks,) = page.of_class("tricks")
    marked = [" ".join(one.text.split()) for one in page.of_class("marked")]

    assert tricks.text.count("Trick 1:") == tricks.text.count("Trick 2:") == 4
    assert [one for one in marked if "Jack of diamonds" in one and "Would have been right" in one]
    assert [one for one in marked if "Ten of diamonds" in one and "Wrongly chosen" in one]
    assert "Trick 1: East revokes with the jack of diamonds" in " ".join(page.text.split())


def test_nobody_revoked_is_a_choice_of_its_own(read, lang):
    page = read(f"/{lang}/ask/{REVOKE}")

    assert catalogue(lang).format("answer-no-revoke") in page.text
    assert catalogue(lang).format("no-revoke") not in page.text


def test_other_right_cards_are_right_too_and_not_missed(read, lang):
    page = read(f"/{lang}/ask/{WIN}&answer=QH")
    format = catalogue(lang).format

    assert page.verdicts == ["also", "right", "left", "also"]
    assert page.text.count(format("mark-also")) >= 2
    assert format("mark-missed", form="cards") not in page.text


def test_after_a_wrong_card_the_right_ones_are_alternatives(read, lang):
    page = read(f"/{lang}/ask/{WIN}&answer=AC")
    format = catalogue(lang).format

    (expected,) = page.of_class("expected")
    assert expected.text == format("right-answer-any-card", cards=["JH", "QH", "JD"])
    assert page.verdicts == ["missed", "missed", "wrong", "missed"]
    assert format("mark-missed", form="any-of") in page.text
    assert format("mark-missed", form="cards") not in page.text


def test_a_program_is_told_all_right_answers(client, lang):
    found = client.post(f"/api/v1/ask/{WIN}&lang={lang}", json={"answer": ["JD"]}).get_json()
    assert found["correct"] is True
    assert found["expected"] == ["JH", "QH", "JD"]
    assert [(one["card"], one["verdict"]) for one in found["verdicts"]] == [
        ("JH", "also"),
        ("QH", "also"),
        ("AC", "left"),
        ("JD", "right"),
    ]
    found = client.post(f"/api/v1/ask/{REVOKE}&lang={lang}", json={"answer": ["none"]}).get_json()
    assert found["correct"] is False
    assert found["expected"] == ["1", "E"]
    assert {"left-plain", "left-follows-print", "left-both-suits"} <= set(found["misconceptions"])
    assert [(one["card"], one["verdict"], one["code"]) for one in found["verdicts"]] == [
        ("1 E", "missed", "revoke-left")
    ]


def test_the_interface_gives_the_hands_in_the_keys_of_an_address(client):
    puzzle = client.get("/api/v1/puzzles/revoke-left-put-on-its-print").get_json()

    assert puzzle["position"]["deal.E"] == "JD QD AH 10C 9S"
    assert puzzle["choices"] == PLAYS
    assert puzzle["allows_none"] is True


@pytest.mark.parametrize(
    ("place", "code"),
    [
        (REVOKE.replace("E+9S+10S+AS+9H", "W+AS+9H+9S+10S"), "position"),
        (REVOKE.replace("deal.W", "deal.north"), "duplicate-key"),
        (WIN.replace("goal=win", "goal=loose"), "grammar"),
        (f"{WIN}&deal.N=9C", "unknown-key"),
    ],
)
def test_what_cannot_be_is_refused(client, place, code):
    refused = client.post(f"/api/v1/ask/{place}", json={"answer": ["none"]})

    assert refused.status_code == 422
    assert refused.get_json()["error"] == code
