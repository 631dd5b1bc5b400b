"""Hands to watch: every step at its address, what may be asked there, and nothing told that is hidden."""

from urllib.parse import parse_qs, urlsplit

import pytest

from tutor.content.places import data_root
from tutor.language import LANGUAGES, catalogue
from tutor.web import create_app

HAND = """\
id: by-spades
title: {de: Pik von Nord, cs: Piky Severu, en: Spades by North}
dealer: N
deal:
  N: QC JC 9C JD 10S
  E: AC KC 10C 9D JS
  S: AH KH QH 10H 9H
  W: AD KD JH AS KS
turn-up: QS
bids: pass pass pass order
discard: 9C
play:
- E JS 9H KS 10S
- E AC 10H JH QC
- E KC QH KD QS
- N JC 9D KH AS
- N JD 10C AH AD
result: defenders 2
notes:
  2.N: {de: "Der Pik-Bube fehlt: {JC}.", cs: "Pozor: {JC}.", en: "Mind it: {JC}."}
"""
LESSON = "# Title\n\nA paragraph.\n\n:::hand by-spades stop=2.N\n"
DEALT = {
    "N": "QC JC 9C JD 10S",
    "E": "AC KC 10C 9D JS",
    "S": "AH KH QH 10H 9H",
    "W": "AD KD JH AS KS",
}
DONE = (
    "turn-up: call.1.E: call.2.S: call.3.W: call.4.N: discard.N: "
    "1.E:JS 1.S:9H 1.W:KS 1.N:10S 1: 2.E:AC 2.S:10H 2.W:JH 2.N:QC 2: 3.E:KC 3.S:QH 3.W:KD 3.N:QS 3: "
    "4.N:JC 4.E:9D 4.S:KH 4.W:AS 4: 5.N:JD 5.E:10C 5.S:AH 5.W:AD 5: score:"
)
"""Each step after the deal, with the card that it puts on the table."""
BEFORE_NORTH = "step=2.W"
"""East has led the ace of clubs; North holds the queen of clubs and the left bower, whose sign is a club."""


@pytest.fixture(scope="module")
def visitor(tmp_path_factory):
    """A school with one hand, and a lesson that shows it."""
    root = tmp_path_factory.mktemp("school")
    (root / "puzzles" / "hands").mkdir(parents=True)
    (root / "puzzles" / "hands" / "by-spades.yaml").write_text(HAND, encoding="utf-8")
    (root / "puzzles" / "mine.yaml").write_text(
        "puzzles:\n- {id: one, kind: legal-plays, trump: H, trick: E 9H, hand: JD AD, answer: JD}\n",
        encoding="utf-8",
    )
    lesson = root / "lessons" / "small"
    lesson.mkdir(parents=True)
    glossary = (data_root() / "lessons" / "glossary.yaml").read_text(encoding="utf-8")
    (root / "lessons" / "glossary.yaml").write_text(glossary, encoding="utf-8")
    (lesson / "lesson.yaml").write_text(
        "place: 1\nskills: [trump]\nexit: [one]\nupdated: {de: 2026-01-01, cs: 2026-01-01, en: 2026-01-01}\n",
        encoding="utf-8",
    )
    for lang in LANGUAGES:
        (lesson / f"{lang}.md").write_text(LESSON, encoding="utf-8")
    return create_app(root).test_client()


@pytest.fixture
def watch(visitor, parse, lang):
    """A page of the hand."""

    def go(query="", status=200, lang=lang):
        response = visitor.get(f"/{lang}/hands/by-spades?{query}")
        assert response.status_code == status, query
        return parse(response.text)

    return go


def links(page, rel):
    return [one["href"].partition("?")[2] for one in page.all("a", rel=rel)]


def in_english(card):
    ranks = {"A": "ace", "K": "king", "Q": "queen", "J": "jack", "10": "ten", "9": "nine"}
    suits = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades"}
    return f"{ranks[card[:-1]]} of {suits[card[-1]]}"


# From the deal to the score


def test_the_shipped_hands_are_listed_in_their_order(app, read, lang):
    """Whoever is new watches the first hand first; each is there once."""
    links = [one["href"].rpartition("/")[2] for one in read(f"/{lang}/hands/").all("a")]
    listed = [link for link in links if link in app.extensions["school"].hands]

    assert listed[0] == "first-hand"
    assert sorted(listed) == sorted(app.extensions["school"].hands)


def test_the_list_leads_to_the_hand(visitor, parse, lang):
    """By its title, in each language."""
    page = parse(visitor.get(f"/{lang}/hands/").text)

    (link,) = page.all("a", href=f"/{lang}/hands/by-spades")
    assert link.text == {"de": "Pik von Nord", "cs": "Piky Severu", "en": "Spades by North"}[lang]


def test_one_step_leads_to_the_next_and_back(watch):
    """From the deal to the score and back to the deal, by links alone; no step is met twice."""
    way, page = [""], watch()
    while after := links(page, "next"):
        way += after
        page = watch(after[0])
    steps = [parse_qs(query)["step"][0] for query in way[1:]]

    assert steps[0] == "turn-up"
    assert steps[1:5] == ["call.1.E", "call.2.S", "call.3.W", "call.4.N"]
    plays = [step for step in steps if "." in step and step[0].isdigit()]
    assert plays == [
        f"{trick}.{seat}"
        for trick, seats in enumerate(["ESWN", "ESWN", "ESWN", "NESW", "NESW"], 1)
        for seat in seats
    ]
    assert steps[-1] == "score"
    back = [steps[-1]]
    while before := links(page, "prev"):
        back.append(parse_qs(before[0])["step"][0])
        page = watch(before[0])
    assert back == ["deal", *steps][::-1]


def test_a_step_shows_the_table_as_it_is_then(watch, lang):
    """After West's card: three cards lie there, East's is ahead, and North is next with four cards."""
    page = watch(BEFORE_NORTH)

    (ahead,) = page.of_class("res-ahead")
    names = {"de": ["Kreuz-Ass"], "cs": ["Křížové eso"], "en": ["Ace of clubs"]}[lang]
    assert names[0] in ahead.text
    assert len(page.of_class("small-card")) == 4 + 3 + 3
    (next_one,) = page.of_class("acts")
    assert next_one["class"].split()[1] == "seat-N"
    north = {"de": "Nord, Ist dran", "cs": "Sever, Je na řadě", "en": "North, Is next"}[lang]
    assert next_one.text.startswith(north)


def test_a_note_stands_at_its_step_alone(watch):
    """In the language of the page, its card named."""
    assert [one.text for one in watch("step=2.N", lang="en").of_class("note")] == [
        "Mind it: the jack of clubs."
    ]
    assert not watch(BEFORE_NORTH).of_class("note")


@pytest.mark.parametrize(
    "query", ["step=9.E", "step=2.Q", "step=", "try=9C", "answer=JC", "step=2.W&answer=9D"]
)
def test_what_the_hand_does_not_have_is_missed(visitor, query):
    """An empty step is none; a card that North does not hold can't be chosen."""
    expected = 200 if query == "step=" else 404
    assert visitor.get(f"/en/hands/by-spades?{query}").status_code == expected
    assert visitor.get("/en/hands/nothing").status_code == 404


# What may be asked


def test_the_left_bower_is_asked_for(watch):
    """Clubs are led and spades are trump: North's only club is the queen."""
    page = watch(BEFORE_NORTH)
    boxes = [one["value"] for one in page.all("input", type="checkbox")]
    assert boxes == ["QC", "JC", "JD", "QS"]

    right = watch(f"{BEFORE_NORTH}&asked=1&answer=QC")
    assert sorted(right.verdicts) == ["left", "left", "left", "right"]
    assert right.of_class("verdict")[0]["class"].split()[-1] == "right"
    nearly = watch(f"{BEFORE_NORTH}&asked=1&answer=QC&answer=JC")
    assert sorted(nearly.verdicts) == ["left", "left", "right", "wrong"]
    assert nearly.of_class("verdict")[0]["class"].split()[-1] == "partly"
    wrong = watch(f"{BEFORE_NORTH}&asked=1&answer=JC")
    assert sorted(wrong.verdicts) == ["left", "left", "missed", "wrong"]


def test_cards_that_are_laid_away_are_no_calls(watch):
    """North has taken the queen of spades: of six cards one may go, but not that one."""
    page = watch("step=call.4.N", lang="en")
    assert page.all("legend")[0].text == "It is North’s turn: which cards may go?"
    assert [one["value"] for one in page.all("input", type="checkbox")] == "QC JC 9C JD 10S QS".split()

    answered = watch("step=call.4.N&asked=1&answer=9C&answer=QS")
    assert sorted(answered.verdicts) == ["missed", "missed", "missed", "missed", "right", "wrong"]


def test_nothing_chosen_is_no_answer(watch, lang):
    """The question stays, and says so."""
    page = watch(f"{BEFORE_NORTH}&asked=1")

    assert [one.text for one in page.of_class("complaint")] == [catalogue(lang).format("nothing-chosen")]
    assert page.all("input", type="checkbox")


def test_a_card_is_tried(watch):
    """The rules judge it, and where it is allowed they say who would be ahead."""
    refused = watch(f"{BEFORE_NORTH}&try=JC", lang="en").of_class("tried")[0].text
    assert "left bower" in refused
    assert "queen of clubs" in refused
    allowed = watch(f"{BEFORE_NORTH}&try=QC", lang="en").of_class("tried")[0].text
    assert "no other club" in allowed
    assert "East wins" in allowed


def test_a_question_that_everybody_answers_is_folded(watch):
    """Whoever leads may play anything; the left bower beside a club is worth a stop."""
    assert "form" in {one.tag for one in watch(BEFORE_NORTH).elements}
    unfolded, folded = watch(BEFORE_NORTH), watch("step=1")
    assert len(unfolded.all("details")) + 1 == len(folded.all("details"))


# Hidden hands


def test_what_is_hidden_is_not_told(watch):
    """Before a card is played, only South's hand is named anywhere on the page."""
    page = watch("step=turn-up&hidden=1", lang="en")
    assert "ace of hearts" in page.text.lower()
    assert len(page.of_class("fan")) == 3
    assert not page.all("input", type="checkbox")
    watch("step=2.W&hidden=1&answer=QC", 404)
    watch("step=2.W&hidden=1&try=QC", 404)


def test_no_step_names_a_card_before_it_is_seen(watch):
    """In what is told, on the table and in the hand to read, which ends where the step ends."""
    unseen = {card for seat in "NEW" for card in DEALT[seat].split()}
    for done in DONE.split():
        step, _, card = done.partition(":")
        unseen.discard(card)
        if step == "call.4.N":
            unseen -= {"JS", "JC"}  # As soon as spades are trump, both are called bowers.
        page = watch(f"step={step}&hidden=1", lang="en")
        named = page.text.lower()
        assert not [card for card in unseen if in_english(card) in named], step
    assert unseen == {"9C"}


def test_a_note_on_a_hidden_hand_is_kept(watch):
    """Why North plays so is in North's hand."""
    assert watch("step=2.N").of_class("note")
    assert not watch("step=2.N&hidden=1").of_class("note")


def test_every_chapter_can_be_turned_to(watch):
    """Of a hidden hand too, although what happens there is not told yet."""
    for hidden in ("", "&hidden=1"):
        ways = [one["href"].partition("?")[2] for one in watch(f"step=1.E{hidden}").all("a")]
        for first in ("deal", "call.1.E", "1.E", "2.E", "3.E", "4.N", "5.N", "score"):
            assert f"step={first}{hidden}" in ways


def test_the_ways_keep_the_hands_hidden(watch):
    """Until they are opened."""
    page = watch("step=1.E&hidden=1")

    assert all("hidden=1" in query for rel in ("next", "prev") for query in links(page, rel))
    assert any(
        urlsplit(one["href"]).query == "step=1.E" and one["class"] == "btn quiet" for one in page.all("a")
    )


# In a lesson


def test_a_lesson_shows_the_hand_before_its_stop(visitor, parse, lang):
    """The question of the stop is open, the links lead to the hand."""
    page = parse(visitor.get(f"/{lang}/lessons/small").text)

    boxes = [one["value"] for one in page.all("input", type="checkbox")]
    assert boxes[:4] == ["QC", "JC", "JD", "QS"]
    assert "../hands/by-spades?step=2.N" in [one["href"] for one in page.all("a", rel="next")]
    ids = [one["id"] for one in page.elements if one.get("id")]
    assert len(ids) == len(set(ids))
