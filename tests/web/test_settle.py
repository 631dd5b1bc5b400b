"""Settle it: any position is put together by tapping, and the rules are asked."""

import pytest

from tutor.language import catalogue

PAGE = "ask/"


def values(page, name):
    """What can be chosen under that name."""
    return [one["value"] for one in page.elements if one.get("name") == name and one.get("value")]


def test_the_form_offers_what_a_position_needs(read, lang):
    """Question, trump, leader, the pack twice: to be tapped for the trick, to be ticked for the hand."""
    page = read(f"/{lang}/{PAGE}?leader=E")

    assert values(page, "kind") == ["legal-plays", "trick-winner"]
    assert values(page, "trump") == ["C", "D", "H", "S"]
    assert values(page, "leader") == ["N", "E", "S", "W"]
    assert len(values(page, "put")) == len(values(page, "hand")) == 24
    assert page.one("form")["method"] == "get"


def test_each_tap_is_an_address(client, parse):
    """The card is in the trick, and can be nowhere else; the next seat is named; a slip is taken back."""
    tapped = client.get("/en/ask/?kind=legal-plays&trump=H&leader=W&hand=JD&put=10D")
    assert tapped.status_code == 303
    place = tapped.headers["Location"]
    page = parse(client.get(place).text)

    assert [one["value"] for one in page.all("input", type="hidden")] == ["10D"]
    assert "10D" not in values(page, "put") + values(page, "hand")
    assert "JD" not in values(page, "put")
    assert [one["value"] for one in page.all("input", name="hand") if "checked" in one.attributes] == ["JD"]
    assert catalogue("en").format("settle-tap-for", name="North") in page.text
    assert parse(client.get(f"{place}&undo=1", follow_redirects=True).text).all("input", type="hidden") == []


def test_a_trick_is_as_long_as_its_question_needs(read):
    """Up to South, who is to choose; or all of it."""
    full = read("/en/ask/?kind=legal-plays&leader=N&trick=10D&trick=KD&trick=AD")
    whole = read("/en/ask/?kind=trick-winner&leader=N&trick=10D&trick=KD&trick=AD")

    assert [one["value"] for one in full.all("input", name="trick")] == ["10D", "KD"]
    assert not values(full, "put")
    assert [one["value"] for one in whole.all("input", name="trick")] == ["10D", "KD", "AD"]
    assert catalogue("en").format("settle-tap-for", name="West") in whole.text
    assert not values(whole, "hand")


@pytest.mark.parametrize(
    ("query", "asked"),
    [
        (
            "kind=legal-plays&trump=H&leader=E&trick=10D&hand=JD&hand=AS",
            "ask/legal-plays?hand=JD+AS&trick=E+10D&trump=H",
        ),
        ("kind=legal-plays&trump=H&leader=S&hand=JD&hand=AS", "ask/legal-plays?hand=JD+AS&trump=H"),
        (
            "kind=trick-winner&trump=D&variant=three-handed&leader=W&trick=AS&trick=10S&trick=9S",
            "ask/trick-winner?variant=three-handed&trick=W+AS+10S+9S&trump=D",
        ),
        (
            "kind=trick-winner&trump=S&leader=W&alone=S&trick=AS&trick=10S&trick=9S",
            "ask/trick-winner?alone=S&trick=W+AS+10S+9S&trump=S",
        ),
    ],
)
def test_the_finished_position_is_an_address_of_its_own(client, lang, query, asked):
    """As a puzzle, or at once with what the rules say."""
    for goal in ("ask", "tell"):
        response = client.get(f"/{lang}/ask/?{query}&go={goal}")
        assert response.status_code == 303
        place = response.headers["Location"].removeprefix(f"/{lang}/")
        assert place.split("&answer=")[0] == asked
        assert client.get(response.headers["Location"]).status_code == 200
        assert ("&answer=" in place) == (goal == "tell")


def test_what_the_rules_say_is_nobodys_answer(client, parse, lang):
    """The visitor asked, so nothing is judged; the reasons are there."""
    query = "kind=legal-plays&trump=H&leader=E&trick=9H&hand=JD&hand=AD&go=tell"
    page = parse(client.get(f"/{lang}/ask/?{query}", follow_redirects=True).text)

    assert catalogue(lang).format("settled") in page.one("h2").text
    assert catalogue(lang).format("verdict-right") not in page.text
    assert page.of_class("expected")[0].text.strip() == catalogue(lang).format(
        "right-answer-cards", cards=["JD"]
    )
    assert page.verdicts == ["right", "left"]


@pytest.mark.parametrize(
    "query",
    [
        "go=ask",
        "go=tell&trump=H",
        "go=ask&trump=H&leader=N&trick=10D&hand=JD",
        "go=ask&kind=trick-winner&trump=H&leader=N&trick=10D",
        "go=ask&trump=H&hand=" + "&hand=".join("9C 10C JC QC KC AC".split()),
    ],
)
def test_what_is_impossible_is_said_and_kept(client, parse, lang, query):
    """In the visitor's language, above the form as it was filled in."""
    response = client.get(f"/{lang}/ask/?{query}")

    assert response.status_code == 422
    page = parse(response.text)
    (problems,) = page.of_class("problems")
    assert problems.text.strip()
    assert "autofocus" in page.of_class("complaint")[0].attributes
    chosen = {one["value"] for one in page.all("input", name="hand") if "checked" in one.attributes}
    assert chosen == {part.removeprefix("hand=") for part in query.split("&") if part.startswith("hand=")}


@pytest.mark.parametrize(
    ("query", "needs"),
    [
        ("", ["trump", "leader", "hand"]),
        ("kind=trick-winner&leader=S&trump=H", ["trick"]),
        ("leader=W&trump=H&hand=JD", ["trick"]),
        ("leader=S", ["trump", "hand"]),
        ("trump=H&hand=JD", ["leader"]),
    ],
)
def test_what_is_missing_is_asked_for(client, parse, lang, query, needs):
    """In the words of the form, and nobody is taken to have led whom nobody chose."""
    response = client.get(f"/{lang}/ask/?{query}&go=tell")
    messages = {"leader": "settle-leader-first"}

    assert response.status_code == 422
    (problems,) = parse(response.text).of_class("problems")
    assert problems.text.split("\n")[1:-1] == [
        catalogue(lang).format(messages.get(one, f"settle-needs-{one}")) for one in needs
    ]


def test_enter_asks_the_rules(read):
    """A browser presses a form's first button for it; that is no card, and takes none back."""
    page = read("/en/ask/?leader=E&trick=9H&kind=trick-winner")
    first = page.all("button")[0]

    assert (first["name"], first["value"]) == ("go", "tell")


@pytest.mark.parametrize(
    "query", ["kind=fish", "trump=X&leader=Q", "variant=fish", "trick=XX&hand=%00", "put=JD", "undo=1"]
)
def test_nonsense_in_an_address_is_left_out(client, query):
    """A form that was not filled in."""
    assert client.get(f"/en/ask/?{query}", follow_redirects=True).status_code == 200
