"""Any position has an address, and anyone can settle a dispute with it."""

from dataclasses import replace
from typing import get_args, get_type_hints

import pytest

from tutor.content.ask import read_ask
from tutor.language import LANGUAGES
from tutor.rules import STANDARD, RuleSet, Seat, parse_call
from tutor.web.facts import facts_of, house_rules
from tutor.web.words import Words

DISPUTE = "ask/legal-plays?trump=H&trick=E+10D&hand=JD+AS+9C+QS+KC"
RICH = {
    "variant": "railroad",
    "trump": "H",
    "trick": "W Joker 10D AH",
    "play": "E 9C 10C AC",
    "alone": "S",
    "maker": "S",
    "dealer": "W",
    "bids": "pass pass order-alone",
    "before": "9-7",
    "rules.stick-dealer": "true",
    "rules.loner-lead": "left-of-loner",
}
RICH_FACTS = {
    "de": {
        "Trumpf: Herz",
        "Ausspiel: West",
        "Geber: West",
        "Ansager: du",
        "Alleingang: du",
        "Setzt aus: Nord",
    },
    "cs": {"Trumfy: srdce", "Vynáší: Západ", "Rozdává: Západ", "Aktér: ty", "Sólo: ty", "Nehraje: Sever"},
    "en": {"Trump: hearts", "On lead: West", "Dealer: West", "Maker: you", "Alone: you", "Sits out: North"},
}
SCORE = {
    "de": "Spielstand, Ansager zuerst: 9 : 7",
    "cs": "Stav, nejdřív aktér: 9 : 7",
    "en": "Score, makers first: 9 : 7",
}


def test_a_position_is_asked(read, lang):
    """The form posts to the whole address, so that the position is kept."""
    page = read(f"/{lang}/{DISPUTE}")

    assert page.one("form")["action"] == f"/{lang}/{DISPUTE}"
    assert [one["value"] for one in page.all("input")] == ["JD", "AS", "9C", "QS", "KC"]


def test_an_answer_is_added_to_the_address(client, lang):
    """The address of the verdict is that of the position and the answer."""
    response = client.post(f"/{lang}/{DISPUTE}", data={"answer": ["JD", "KC"]})

    assert (response.status_code, response.headers["Location"]) == (303, f"/{lang}/{DISPUTE}&answer=JD+KC")


def test_the_verdict(read, lang):
    """The same verdict as a puzzle's, and the way back to the question."""
    page = read(f"/{lang}/{DISPUTE}&answer=JD")

    assert page.verdicts == ["right"] + ["missed"] * 4
    assert f"/{lang}/{DISPUTE}" in [one.get("href") for one in page.of_class("btn")]


def test_a_second_answer_replaces_the_first(client):
    """Posting to the address of a verdict does not pile answers up."""
    response = client.post(f"/de/{DISPUTE}&answer=JD", data={"answer": "AS"})

    assert response.headers["Location"] == f"/de/{DISPUTE}&answer=AS"


@pytest.mark.parametrize("lang", RICH_FACTS)
def test_all_that_is_stated_is_shown(client, parse, lang):
    """Seats, roles, the calls, the score, the variant, the house rules, and the tricks before."""
    response = client.get(f"/{lang}/ask/trick-winner", query_string=RICH)

    assert response.status_code == 200
    page = parse(response.get_data(as_text=True))
    facts = set(page.of_class("facts")[0].text.split("\n"))
    assert RICH_FACTS[lang] | {SCORE[lang]} <= facts
    assert len(page.of_class("rules")[0].text.split("\n\n")[-1].strip().split("\n")) == 2
    assert len(page.of_class("trick")) == 1
    assert page.of_class("earlier")[0].text.count("9") == 1
    assert page.of_class("variant")


REFUSED = {
    "ask/legal-plays?trump=H&trick=E+XX&hand=JD": "XX",
    "ask/legal-plays?trump=H&trick=E+10D&hand=JD+JD": "",
    "ask/legal-plays?trump=H&trick=S+10D&hand=JD": "",
    "ask/legal-plays?hand=JD": "trump",
    "ask/legal-plays?trump=H&hand=JD&fish=1": "fish",
    "ask/legal-plays?trump=H&hand=JD&trump=H": "trump",
    "ask/legal-plays?trump=H&hand=JD&rules.fish=1": "fish",
    "ask/trick-winner?trump=H&trick=E+10D": "",
}


@pytest.mark.parametrize("place", REFUSED)
@pytest.mark.parametrize("method", ["get", "post"])
def test_a_position_that_is_refused_says_why(client, parse, lang, place, method):
    """In the page's language, quoting what was written, with the status of a thing not understood."""
    response = getattr(client, method)(f"/{lang}/{place}")

    assert response.status_code == 422
    page = parse(response.get_data(as_text=True))
    assert page.one("html")["lang"] == lang
    (problems,) = page.of_class("problems")
    assert REFUSED[place] in problems.text
    assert problems.text.strip()


def test_everything_that_is_wrong_is_said_at_once(read, lang):
    """Two faults, two sentences."""
    page = read(f"/{lang}/ask/legal-plays?trump=XX&hand=JD+YY", status=422)

    assert len(page.of_class("problems")[0].text.strip().split("\n")) == 2


def test_a_long_address_is_not_answered_at_length(client):
    """What is wrong with it a thousand times is said ten times, to people and to programs."""
    query = "trump=H&hand=" + "+".join(["JD"] * 1000)
    page = client.get(f"/en/ask/legal-plays?{query}")
    told = client.post(f"/api/v1/ask/legal-plays?{query}", json={"answer": ["JD"]})

    assert (page.status_code, told.status_code) == (422, 422)
    assert page.text.count("<li>") == 10
    assert len(told.get_data()) < 2000


def test_a_refusal_is_in_one_language(read):
    """The card's name too is of the page's language."""
    texts = {
        lang: read(f"/{lang}/ask/legal-plays?trump=H&hand=JD+JD", status=422).of_class("problems")[0].text
        for lang in LANGUAGES
    }

    assert "Karo-Bube" in texts["de"]
    assert "jack of diamonds" in texts["en"].casefold()
    assert "kárový kluk" in texts["cs"].casefold()


def test_what_is_written_is_shown_as_text(client):
    """Whatever stands in an address is never markup."""
    response = client.get("/de/ask/legal-plays", query_string={"trump": "<img src=x>", "hand": "JD"})

    assert "<img" not in response.get_data(as_text=True)


CALLS = """
pass order order-alone H H-alone no-trump no-trump-alone bid-1 bid-5 misere nap wellington bluecher
show take leave dummy alone together
"""


@pytest.mark.parametrize("call", CALLS.split())
def test_every_call_can_be_said(lang, call):
    """Each call that the grammar knows has words in each language."""
    asked = read_ask("legal-plays", [("trump", "H"), ("hand", "JD")])
    assert not isinstance(asked, list), asked
    position = asked.position.model_copy(update={"bids": (parse_call(call),)})
    question = replace(asked, position=position)

    spoken = [fact for fact in facts_of(question, Words(lang)) if fact.line.lang == lang]
    assert len(spoken) == 3


def _every_rule_value():
    for name, kind in get_type_hints(RuleSet).items():
        for value in get_args(kind) or (True, False):
            if value in (int, type(None)):
                yield name, 7
            elif isinstance(value, type) or value is ...:
                yield name, (Seat.NORTH, Seat.SOUTH)
            else:
                yield name, value


@pytest.mark.parametrize(("name", "value"), sorted(set(_every_rule_value()), key=str))
def test_every_house_rule_can_be_said(lang, name, value):
    """Its name and its value; the ones that are usual are not mentioned."""
    usual = read_ask("legal-plays", [("trump", "H"), ("hand", "JD")])
    changed = getattr(STANDARD, name) != value
    said = house_rules(replace(usual, rules=STANDARD.with_rules({name: value})), Words(lang))

    assert len(said) == changed
    assert all(line.lang == lang for line in said)
