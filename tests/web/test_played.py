"""Questions about played tricks: the tricks on the page, the forms, verdicts on the site and for programs."""

from __future__ import annotations

import pytest

from tutor.language import catalogue

PLAY = "play=E+9D+JD+AD+KD+S+AS+9S+10S+QS+S+9H+10H+QH+KH"
VOIDS = f"voids?trump=H&suit=D&{PLAY}"
OUT = f"cards-out?trump=H&{PLAY}&hand=JH+QC&turn-up=AH&turned=E"
DOWN = "cards-out?trump=C&suit=S&dealer=S&turn-up=AS&turned=down&play=W+KS+10S+9S+QD&hand=JC+9C+KH+AH"
FORMS = {
    VOIDS: ("checkbox", ["N", "E", "S", "W", "none"], "S", "E"),
    OUT: ("radio", [str(n) for n in range(9)], "1", "2"),
    DOWN: ("radio", [str(n) for n in range(9)], "1", "0"),
}
"""A position; the boxes and what they offer, the right answer, a wrong one."""


@pytest.mark.parametrize("place", FORMS)
def test_the_form_offers_and_is_answered(client, parse, read, lang, place):
    """Without a script: boxes with names, a post, an address, the verdict."""
    control, offered, right, wrong = FORMS[place]
    page = read(f"/{lang}/ask/{place}")
    boxes = page.all("input", name="answer")
    assert [(one["type"], one["value"]) for one in boxes] == [(control, word) for word in offered]
    assert all(" ".join(label.text.split()) for label in page.all("label"))

    for answer, look in ((right, "right"), (wrong, "not-yet")):
        sent = client.post(f"/{lang}/ask/{place}", data={"answer": [answer]})
        assert sent.status_code == 303
        verdict = parse(client.get(sent.headers["Location"]).text)
        assert verdict.of_class("verdict")[0]["class"] == f"verdict {look}"
        assert bool(verdict.of_class("expected")) == (look != "right")
        assert verdict.of_class("reasons")[0].text.strip()


def test_every_trick_is_shown_and_read_out_with_who_played_what(read):
    """A list of lists, each with its number, each card after its player."""
    page = read(f"/en/ask/{VOIDS}")
    (earlier,) = page.of_class("earlier")
    labels = [one["aria-label"] for one in page.all("ol") if "aria-label" in one.attributes]

    assert [label for label in labels if label.startswith("Trick")] == ["Trick 1", "Trick 2", "Trick 3"]
    told = " ".join(earlier.text.split())
    for one in ("East: 9Nine of diamonds", "South (you): JJack of diamonds", "North: QQueen of hearts"):
        assert one in told


def test_what_became_of_the_turned_up_card_is_told(read, lang):
    """In words, as play is under way and no card lies turned up any more."""
    format = catalogue(lang).format
    page = read(f"/{lang}/ask/{OUT}")
    facts = page.of_class("facts")[0].text

    assert format("fact-turned", who="E") in facts
    assert format("fact-turned", who=None) in read(f"/{lang}/ask/{DOWN}").of_class("facts")[0].text
    assert not page.of_class("stock")
    own = read(f"/{lang}/ask/cards-out?trump=H&dealer=S&buried=9C&hand=AH+10C+JC+QC+KC")
    assert format("fact-buried", card="9C") in own.of_class("facts")[0].text


@pytest.mark.parametrize(
    ("place", "answer", "expected"),
    [(VOIDS, ["E"], ["S"]), (VOIDS, ["none"], ["S"]), (OUT, ["0"], ["1"]), (DOWN, ["2"], ["1"])],
)
def test_a_program_is_told_the_same(client, lang, place, answer, expected):
    """The verdicts name seats and numbers; the minds that err so are named."""
    found = client.post(f"/api/v1/ask/{place}&lang={lang}", json={"answer": answer}).get_json()

    assert (found["correct"], found["expected"]) == (False, expected)
    assert [one["card"] for one in found["verdicts"] if one["verdict"] == "missed"] == expected
    assert ("left-plain" in found["misconceptions"]) == (answer in (["none"], ["2"]))
    assert client.post(f"/api/v1/ask/{place}", json={"answer": expected}).get_json()["correct"]


@pytest.mark.parametrize("answer", [["x"], ["-1"], ["1", "2"], []])
def test_what_is_no_number_is_not_understood(client, answer):
    assert client.post(f"/api/v1/ask/{OUT}", json={"answer": answer}).status_code == 422


def test_a_puzzle_says_which_numbers_it_takes(client):
    found = client.get("/api/v1/puzzles/card-taken-up-is-out").get_json()

    assert (found["form"], found["choices"]) == ("number", [str(n) for n in range(9)])
    assert found["position"]["turned"] == "W"
    assert "answer" not in found


def test_nobody_shows_how_many_cards_they_hold_while_south_sits_out(read):
    """South's untouched hand says nothing of theirs."""
    lone = "cards-out?trump=H&maker=N&alone=N&play=E+AC+9C+KC&hand=9D+10D+QD+KD+AD"
    assert not read(f"/en/ask/{lone}").of_class("fan")
    assert len(read(f"/en/ask/{OUT}").of_class("fan")) == 3
