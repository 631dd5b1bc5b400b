"""Every form that an answer can have: native controls with names, read and answered without a script."""

import re

import pytest

from tutor.language import catalogue

ANSWERS = {
    "sample-seats": (["W", "N"], "W N", ["N"]),
    "sample-calls": (["order", "pass"], "order pass", ["order", "bid-3"]),
    "sample-points": (["makers", "2", "wins makers", ""], "makers 2 wins makers", ["defenders", "2", ""]),
    "sample-both": (["both", "3", "0"], "both 3 0", ["both", "0", "3"]),
    "sample-number": (["3"], "3", ["4"]),
    "sample-few": (["0"], "0", ["1"]),
    "sample-revoke": (["1 E"], "1 E", ["none"]),
    "sample-code": (["void-any"], "void-any", ["lead-free"]),
}
"""What the form of each sample sends, the answer in canonical words, and a wrong one."""
PARTLY = ("sample-seats",)
"""Where the wrong answer only lacks something."""


@pytest.mark.parametrize("name", ANSWERS)
def test_the_form_is_answered_and_judged(client, parse, sampled, lang, name):
    """Post, an address of its own, the verdict; the right answer in words where it was missed."""
    fields, canonical, wrong = ANSWERS[name]
    place = f"/{lang}/{sampled.PLACES[name]}"
    sent = client.post(place, data={"answer": fields})
    assert (sent.status_code, sent.headers["Location"]) == (
        303,
        f"{place}&answer={canonical.replace(' ', '+')}",
    )

    right = parse(client.get(sent.headers["Location"]).text)
    missed = parse(client.get(client.post(place, data={"answer": wrong}).headers["Location"]).text)
    assert right.of_class("verdict")[0]["class"] == "verdict right"
    look = "partly" if name in PARTLY else "not-yet"
    assert missed.of_class("verdict")[0]["class"] == f"verdict {look}"
    if name == "sample-code":
        # The sentence is the reason itself.
        assert catalogue(lang).format("void-any", suit="D") in missed.of_class("reasons")[0].text
    else:
        assert missed.of_class("expected")[0].text.strip()
    assert not right.of_class("expected")


@pytest.mark.parametrize("name", ANSWERS)
def test_every_control_has_a_name(read, sampled, lang, name):
    """A label around each, in the page's language; the group has a legend."""
    page = read(f"/{lang}/{sampled.PLACES[name]}")
    form = re.search(r"<form.*?</form>", page.source, re.S)[0]
    labels = re.findall(r"<label.*?</label>", form, re.S)
    controls = re.findall(r'<(?:input|select)(?![^>]*type="hidden")[^>]*>', form)

    assert controls
    assert all(sum(control in label for label in labels) >= 1 for control in controls)
    assert all(re.sub("<[^>]*>", "", label).strip() for label in labels)
    assert page.one("legend").text.strip()


@pytest.mark.parametrize("name", ANSWERS)
def test_nothing_is_no_answer(client, parse, sampled, lang, name):
    """The form comes again and says so, next to its controls."""
    empty = ["both", "", ""] if name == "sample-both" else [""]
    response = client.post(f"/{lang}/{sampled.PLACES[name]}", data={"answer": empty})

    assert response.status_code == 422
    page = parse(response.text)
    (complaint,) = page.of_class("complaint")
    assert page.one("fieldset")["aria-describedby"] == complaint["id"]
    if name != "sample-both":
        assert catalogue(lang).format("nothing-chosen") in complaint.text


def test_a_revoke_is_found_among_the_cards(read, sampled):
    """Trick by trick, each card named after its place and its player; nobody may have revoked."""
    page = read(f"/en/{sampled.PLACES['sample-revoke']}")
    names = [" ".join(label.text.split()) for label in page.all("label")]

    assert [one["value"] for one in page.all("input", type="radio")][:3] == ["1 W", "1 N", "1 E"]
    assert re.fullmatch(r"10\s?Ten of diamonds\s?Trick 1: East", names[2])
    assert names[-1] == "Nobody revoked"


def test_reasons_are_offered_as_sentences(read, sampled, lang):
    """Their codes are for programs."""
    page = read(f"/{lang}/{sampled.PLACES['sample-code']}")

    assert catalogue(lang).format("void-any", suit="D") in page.text
    assert "void-any" not in page.text


# An order is tapped


ORDER = "puzzles/order-of-trumps"


def tap(client, place, **data):
    """Where a button of the form leads."""
    response = client.post(place, data=data)
    assert response.status_code == 303
    return response.headers["Location"]


def test_an_order_is_tapped_card_by_card(client, parse, lang):
    """Each tap is an address; the number stands on the card, the last one can be taken back."""
    place = f"/{lang}/{ORDER}"
    first = tap(client, place, put="JS")
    second = tap(client, first, answer=["JS"], put="JC")
    assert (first, second) == (f"{place}?placed=JS", f"{place}?placed=JS+JC")

    page = parse(client.get(second).text)
    assert [one["value"] for one in page.all("input", name="answer")] == ["JS", "JC"]
    assert [one["value"] for one in page.all("button", name="put")] == ["AS", "9S", "KS"]
    count = catalogue(lang).format("order-count", n=2, total=5)
    assert " ".join(count.split()) in page.text
    assert tap(client, second, answer=["JS", "JC"], undo="1") == first
    assert tap(client, first, answer=["JS"], undo="1") == place


@pytest.mark.parametrize("placed", ["XX", "JS JS", "9H JS", "JS&placed=JC", "<b>JS"])
def test_an_order_in_an_address_is_taken_with_care(client, parse, placed):
    """Only cards of the question, each once."""
    page = parse(client.get(f"/en/{ORDER}?placed={placed}").text)
    given = [one["value"] for one in page.all("input", name="answer")]

    assert given in ([], ["JS"])
    assert len(page.all("button", name="put")) == 5 - len(given)


def test_any_position_keeps_its_address_while_an_order_is_tapped(client):
    """The cards that have places are no part of the question."""
    place = "/en/ask/rank-order?trump=S&cards=AS+JC+JS"

    assert tap(client, f"{place}&placed=JC", answer=["JC"], put="JS") == f"{place}&placed=JC+JS"
