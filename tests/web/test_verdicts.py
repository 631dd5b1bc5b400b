"""The verdict on an answer: each card, each reason once, what may be behind it, where to go from there."""

import re

import pytest

from tutor.content.answers import AnswerForm, print_answer
from tutor.language import LANGUAGES, catalogue

EXAMPLE = "puzzles/left-bower-only"
HANDS = {
    "de": ["Karo-Bube", "Pik-Ass", "Kreuz-Neun", "Pik-Dame", "Kreuz-König"],
    "cs": ["Kárový kluk", "Pikové eso", "Křížová devítka", "Piková dáma", "Křížový král"],
    "en": ["Jack of diamonds", "Ace of spades", "Nine of clubs", "Queen of spades", "King of clubs"],
}


def test_every_card_has_its_verdict(read):
    """Chosen and right, chosen and wrong, missed, rightly left: in words and by a sign, not by colour."""
    page = read("/en/puzzles/quartet-held-suit-led?answer=AH+10H+JC")

    assert page.verdicts == ["wrong", "left", "right", "right", "missed"]
    assert [
        re.sub(r"^\w+?(?=[A-Z][a-z])", "", " ".join(one.text.split())) for one in page.of_class("marked")
    ] == [
        "J= Jack of clubs, Counts as spades: Wrongly chosen",
        "Queen of clubs: Rightly not chosen",
        "Ace of hearts: Rightly chosen",
        "Ten of hearts: Rightly chosen",
        "Nine of hearts: Missed",
    ]
    signs = re.findall(r'class="pick marked (\w+).*?(?=<li|</ul)', page.source, re.S)
    drawn = re.findall(
        r'class="pick marked (\w+)(?:(?!class="pick|</ul).)*?"mark".*?#i-(\w+)"', page.source, re.S
    )
    assert len(signs) == 5
    assert drawn == [("wrong", "no"), ("right", "ok"), ("right", "ok"), ("missed", "plus")]


def test_the_verdict_is_focused_and_named(read, lang):
    """The heading says right or not; the focus is there when the page opens."""
    for place, id in (
        (f"{EXAMPLE}?answer=all", "verdict-right"),
        (f"{EXAMPLE}?answer=JD", "verdict-partly"),
        ("puzzles/quartet-held-suit-led?answer=AH+JC", "verdict-wrong"),
    ):
        page = read(f"/{lang}/{place}")
        (region,) = page.of_class("verdict")

        assert "autofocus" in region.attributes
        assert region["tabindex"] == "-1"
        heading = page.one("h2", id=region["aria-labelledby"])
        assert catalogue(lang).format(id) in heading.text
        assert page.one("title").text.startswith(catalogue(lang).format(id))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_wrong_answer_shows_the_likely_mistake(read, lang):
    """The mind that lets the left bower follow its printed suit: its belief, and what holds instead."""
    page = read(f"/{lang}/{EXAMPLE}?answer=JD")
    beliefs = page.of_class("belief")

    assert 1 <= len(beliefs) <= 2
    words = catalogue(lang)
    for part in ("belief", "refutation"):
        assert words.format(f"mind-left-follows-print-{part}") in beliefs[0].text


def test_each_reason_is_said_once(read, lang):
    """Five cards with the same reason stand together above one sentence."""
    page = read(f"/{lang}/{EXAMPLE}?answer=JD")
    sentence = catalogue(lang).format("void-left-trap", card="JD", trump="H", printed="D")

    assert page.text.count(" ".join(sentence.split())) == 1
    assert [name for name in HANDS[lang] if name in page.of_class("reasons")[0].text] == HANDS[lang]


def test_a_right_answer_needs_no_correction(read, lang):
    """No mistake is guessed at, and the right answer is not repeated."""
    page = read(f"/{lang}/{EXAMPLE}?answer=all")

    assert not page.of_class("belief")
    assert not page.of_class("expected")
    assert set(page.verdicts) == {"right"}


@pytest.mark.parametrize(
    ("id", "answer", "given", "expected"),
    [
        ("suit-of-the-left-bower", "S", "Deine Antwort: Pik", "Kreuz"),
        ("thrown-ace", "S", "Deine Antwort: Süd (du)", "Ost"),
        ("name-the-left-bower", "JH", "Deine Antwort: Herz-Bube", "Kreuz-Bube"),
        ("trumps-in-hand", "none", "Deine Antwort: Keine Karte", "Herz-Bube"),
    ],
)
def test_what_was_answered_is_said(read, id, answer, given, expected):
    """Where the cards do not show it, in words; and so is the right answer."""
    page = read(f"/de/puzzles/{id}?answer={answer}")

    assert given in page.text
    assert expected in page.of_class("expected")[0].text


def test_the_authors_words_come_last(app, read, lang):
    """A puzzle's own `why` is shown with the verdict only."""
    puzzle = app.extensions["school"].puzzles["void-need-not-trump"]
    own = puzzle.keys.why[lang].split("{")[0].strip()[:25]

    assert own not in read(f"/{lang}/puzzles/void-need-not-trump").text
    assert read(f"/{lang}/puzzles/void-need-not-trump?answer=9S").of_class("own")[0].text.startswith(own)


def test_where_to_go_from_a_verdict(read, lang):
    """Back to the place in the lesson, on to the next puzzle, or once more."""
    links = {one["href"] for one in read(f"/{lang}/{EXAMPLE}?answer=JD").of_class("btn") if one.tag == "a"}

    assert links == {
        f"/{lang}/{EXAMPLE}?answer=JD&show=JD",
        f"/{lang}/lessons/left-bower-following#puzzle-left-bower-only",
        f"/{lang}/puzzles/left-off-its-printed-suit",
        f"/{lang}/{EXAMPLE}",
    }


def test_every_puzzle_can_be_skipped_and_taken_up_again(app, client, parse, lang):
    """No puzzle is a dead end: the next one is a link away, and each keeps its address."""
    words = catalogue(lang).format("skip-puzzle")
    for id in app.extensions["school"].puzzles:
        page = parse(client.get(f"/{lang}/puzzles/{id}").text)
        (onward,) = [one["href"] for one in page.all("a") if one.text == words]
        assert onward != f"/{lang}/puzzles/{id}"
        assert client.get(onward).status_code == 200


def test_every_puzzle_can_be_solved_and_failed(app, client, lang):
    """The right answer is right, and every single choice is answered somehow, on every puzzle."""
    for id, puzzle in app.extensions["school"].puzzles.items():
        right = client.get(f"/{lang}/puzzles/{id}", query_string={"answer": print_answer(puzzle.answer)})
        assert 'class="verdict right"' in right.get_data(as_text=True), id
        for word in puzzle.question.position.choices(puzzle.question.rulebook):
            # One part of a score is no answer yet.
            status = 422 if puzzle.question.position.form is AnswerForm.POINTS else 200
            assert client.get(f"/{lang}/puzzles/{id}?answer={word}").status_code == status


def test_a_likely_mistake_leads_to_its_lesson(client, read, lang):
    """From the belief about following with the left bower to the lesson on just that."""
    page = read(f"/{lang}/{EXAMPLE}?answer=JD")
    (belief, *_) = page.of_class("belief")
    (link,) = [one for one in page.all("a") if one["href"].endswith("/lessons/left-bower-following")][:1]

    assert link.text in belief.text
    assert client.get(link["href"]).status_code == 200
