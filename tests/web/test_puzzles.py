"""A puzzle before the answer, and the answer; all without a script."""

import re

import pytest

from tutor.content.grading import grade
from tutor.content.speech import explain, say_code
from tutor.language import catalogue

EXAMPLE = "puzzles/left-bower-only"
HANDS = {
    "de": ["Karo-Bube", "Pik-Ass", "Kreuz-Neun", "Pik-Dame", "Kreuz-König"],
    "cs": ["Kárový kluk", "Pikové eso", "Křížová devítka", "Piková dáma", "Křížový král"],
    "en": ["Jack of diamonds", "Ace of spades", "Nine of clubs", "Queen of spades", "King of clubs"],
}
CORNERS = {"de": "B A 9 D K", "cs": "J A 9 Q K", "en": "J A 9 Q K"}


def answer_words(page, type):
    """What the form would send for each of its controls."""
    return [one["value"] for one in page.all("input", name="answer", type=type)]


# Before the answer


@pytest.mark.parametrize("lang", HANDS)
def test_a_hand_is_a_set_of_named_boxes(read, lang):
    """Each card is a native control with its full name; the letters printed on it are for the eye."""
    page = read(f"/{lang}/{EXAMPLE}")

    assert answer_words(page, "checkbox") == ["JD", "AS", "9C", "QS", "KC"]
    labels = page.all("label", class_="pick")
    assert [name for label in labels for name in HANDS[lang] if label.text.strip().endswith(name)] == HANDS[
        lang
    ]
    assert not [one for one in page.all("input") if "checked" in one.attributes]
    assert all(one["aria-hidden"] == "true" for one in page.of_class("pc-ix"))


@pytest.mark.parametrize("lang", HANDS)
def test_what_is_printed_on_a_card(read, lang):
    """The letter of the page's language, beside it the English one where that differs, and the suit."""
    page = read(f"/{lang}/{EXAMPLE}")
    suits = re.findall(r'<svg><use href="#s-([CDHS])"', page.source)
    corners = [re.sub("<.*?>", " ", text).split() for text in re.findall(r'"pc-r">(.*?)<svg>', page.source)]

    assert suits[-5:] == list("DSCSC")
    assert " ".join(corner[0] for corner in corners[-5:]) == CORNERS[lang]
    english = {"B": ["J"], "D": ["Q"]} if lang == "de" else {}
    assert all(corner[1:] == english.get(corner[0], []) for corner in corners)


@pytest.mark.parametrize(
    ("id", "type", "words"),
    [
        ("trumps-in-hand", "checkbox", ["JH", "AH", "9D", "JS", "KD", "none"]),
        ("suit-of-the-left-bower", "radio", ["C", "D", "H", "S"]),
        ("which-trump-makes-it-left", "radio", ["C", "D", "H", "S"]),
        ("thrown-ace", "radio", ["E", "S", "W", "N"]),
        ("thrown-ace-leads-nothing", "radio", ["W", "N", "E", "S"]),
    ],
)
def test_what_can_be_chosen(read, lang, id, type, words):
    """One thing by radio buttons, several by boxes; *none* is a choice wherever it can be right."""
    page = read(f"/{lang}/puzzles/{id}")

    assert answer_words(page, type) == words
    assert len(page.all("input", name="answer")) == len(words)


def test_a_bower_is_chosen_from_the_whole_pack(read, lang):
    """Twenty-four cards, whatever the hand."""
    page = read(f"/{lang}/puzzles/name-the-left-bower")

    assert len(set(answer_words(page, "radio"))) == 24


@pytest.mark.parametrize(("lang", "first"), [("de", "Platz 1"), ("cs", "1. místo"), ("en", "place 1")])
def test_an_order_is_given_by_a_button_a_card(read, lang, first):
    """Each is named after the card and the place that it would get."""
    buttons = read(f"/{lang}/puzzles/order-of-trumps").all("button", name="put")

    assert [one["value"] for one in buttons] == ["AS", "JC", "9S", "KS", "JS"]
    assert all(one.text.endswith(f": {first}") for one in buttons)
    assert buttons[0].text.startswith({"de": "Pik-Ass", "cs": "Pikové eso", "en": "Ace of spades"}[lang])


def test_no_answer_is_in_a_page_before_one_is_given(app, client, lang):
    """No verdict, reason or mark: not in the puzzle, the lesson, the list, or the interface."""
    school = app.extensions["school"]
    shared = [f"/{lang}/puzzles/", *(f"/{lang}/lessons/{slug}" for slug in school.lessons)]
    pages = {address: client.get(address).get_data(as_text=True) for address in shared}
    for id, puzzle in school.puzzles.items():
        question = puzzle.question
        right = grade(question, question.computed)
        told = explain(question, right, lang, puzzle).lines(correct=False)
        if question.position.form == "code":
            # Its choices are sentences, the right one among them.
            choices = question.position.choices(question.rulebook)
            told = [line for line in told if line not in {say_code(question, code, lang) for code in choices}]
        own = f"/{lang}/puzzles/{id}"
        pages[own] = client.get(own).get_data(as_text=True)
        interface = client.get(f"/api/v1/puzzles/{id}?lang={lang}").get_data(as_text=True)
        for place, text in [*((one, pages[one]) for one in (*shared, own)), ("the interface", interface)]:
            assert not [line.text for line in told if line.text in text], place
        several = (
            puzzle.answer if len(puzzle.answer) > 1 and question.position.form != "trick-and-seat" else ()
        )
        assert not several or not any(mark.join(several) in pages[own] for mark in (" ", "+", ","))
        assert not any(
            sign in pages[own]
            for sign in ("answer=", "counts-as", " checked", "marked", "verdict", "res-right")
        )


def test_what_stands_on_the_table(read):
    """Trump, who led, the trick with its seats in the order of play, and whose turn it is."""
    page = read("/de/puzzles/low-card-will-do")
    facts, trick = page.of_class("facts")[0], page.of_class("trick")[0]

    assert facts.text.split("\n")[1:-1] == ["Trumpf: Herz", "Ausspiel: Nord"]
    assert re.findall(r"(Nord|Ost|West|Süd)[^:]*: ", trick.text) == ["Nord", "Ost"]
    assert trick.tag == "ol"
    assert trick.text.index("Kreuz-Zehn") < trick.text.index("Kreuz-Dame") < trick.text.index("Du bist dran")


def test_the_printed_suit_of_a_led_bower_is_not_given_away(read, lang):
    """Where the left bower was led, which suit is to be followed is the question."""
    page = read(f"/{lang}/puzzles/left-led-follow-trump")

    names = {"de": "Angespielt", "cs": "Vynesená barva", "en": "Suit led"}
    assert names[lang] not in page.text


def test_a_hint_waits_to_be_opened(app, read, lang):
    """The page has a button for it; the author's own words come first."""
    place = f"/{lang}/puzzles/void-need-not-trump"
    own = app.extensions["school"].puzzles["void-need-not-trump"].keys.hint[lang]

    assert read(place).one("button", name="more")
    assert not read(place).of_class("hint")
    assert read(f"{place}?hint=1").of_class("hint")[0].text.split()[:2] == own.split()[:2]
    assert not read(f"{place}?hint=2").all("button", name="more")


# The answer


@pytest.mark.parametrize(
    ("id", "fields", "to"),
    [
        ("left-bower-only", ["JD", "AS"], "JD+AS"),
        ("left-bower-only", ["jd", "a♠"], "JD+AS"),
        ("left-bower-only", ["all"], "JD+AS+9C+QS+KC"),
        ("trumps-in-hand", ["none"], "none"),
        ("thrown-ace", ["west"], "W"),
        ("suit-of-the-left-bower", ["clubs"], "C"),
        ("order-of-trumps", ["JS", "JC", "AS", "KS", "9S"], "JS+JC+AS+KS+9S"),
        ("order-of-trumps", ["9S", "KS", "AS", "JC", "JS"], "9S+KS+AS+JC+JS"),
    ],
)
def test_an_answer_leads_to_its_own_address(client, lang, id, fields, to):
    """So that a reload sends nothing twice, and a verdict can be shared."""
    response = client.post(f"/{lang}/puzzles/{id}", data={"answer": fields})

    assert (response.status_code, response.headers["Location"]) == (303, f"/{lang}/puzzles/{id}?answer={to}")
    assert client.get(response.headers["Location"]).status_code == 200


@pytest.mark.parametrize("fields", [[], [""], ["", ""]])
def test_nothing_chosen(client, parse, lang, fields):
    """The form comes again and says so; nothing counts as an answer."""
    response = client.post(f"/{lang}/{EXAMPLE}", data={"answer": fields})

    assert response.status_code == 422
    page = parse(response.get_data(as_text=True))
    (complaint,) = page.of_class("complaint")
    assert catalogue(lang).format("nothing-chosen") in complaint.text
    assert "autofocus" in complaint.attributes
    assert page.one("fieldset")["aria-describedby"] == complaint["id"]
    assert answer_words(page, "checkbox") == ["JD", "AS", "9C", "QS", "KC"]


@pytest.mark.parametrize("fields", [["XX"], ["JD", "none"], ["\0"], ["<script>"], ["J" * 3000]])
def test_an_answer_that_is_none(client, parse, lang, fields):
    """It is not understood, by post or by address, and the form comes again; what it says is text."""
    posted = client.post(f"/{lang}/{EXAMPLE}", data={"answer": fields})
    got = client.get(f"/{lang}/{EXAMPLE}", query_string={"answer": fields})

    assert (posted.status_code, got.status_code) == (422, 422)
    for response in (posted, got):
        page = parse(response.get_data(as_text=True))
        assert page.of_class("complaint")
        assert page.all("form")
        assert "<script>" not in response.get_data(as_text=True)


def test_what_was_chosen_is_not_lost(client, parse, lang):
    """Two of five cards have no place yet: the others keep theirs."""
    response = client.post(f"/{lang}/puzzles/order-of-trumps", data={"answer": ["JS", "AS", "9S"]})

    assert response.status_code == 422
    page = parse(response.get_data(as_text=True))
    assert [one["value"] for one in page.all("input", name="answer")] == ["JS", "AS", "9S"]
    assert [one["value"] for one in page.all("button", name="put")] == ["JC", "KS"]
    assert catalogue(lang).format("order-incomplete") in page.text

    again = client.post(f"/{lang}/puzzles/trumps-in-hand", data={"answer": ["JH", "none"]})
    boxes = parse(again.get_data(as_text=True)).all("input", name="answer")
    assert [one["value"] for one in boxes if "checked" in one.attributes] == ["JH", "none"]
