"""The picture of a position that a chat shows: its cards and trump, never its answer."""

from xml.etree import ElementTree

import pytest

from tutor.rules import Card
from tutor.web import preview

EXAMPLE = "puzzles/left-bower-only"
ASKED = "ask/legal-plays.svg?trump=H&trick=E+10D&hand=JD+AS+9C+QS+KC"
PNG_BEGINS = b"\x89PNG\r\n\x1a\n"


def shown(page):
    """The address of the picture that a page names, as a path; None where it names none."""
    found = [one["content"] for one in page.all("meta") if one.get("property") == "og:image"]
    return found[0].removeprefix("http://localhost") if found else None


@pytest.fixture
def pen(app):
    """The outlines of letters and suits, by name."""
    return preview._shapes(app.jinja_env)


def outlines(client, address):
    """Every outline of a picture, in order."""
    response = client.get(address)
    assert response.status_code == 200
    assert response.mimetype == "image/svg+xml"
    root = ElementTree.fromstring(response.data)
    assert root.get("viewBox") == "0 0 1200 630"
    return [one.get("d") for one in root.iter("{http://www.w3.org/2000/svg}path")]


@pytest.mark.parametrize(("lang", "letters"), [("de", "BA9DK"), ("cs", "JA9QK"), ("en", "JA9QK")])
def test_it_shows_the_position_in_the_letters_of_the_language(client, pen, lang, letters):
    """Trump, the trick with its order, the hand: each card with its rank and its suit."""
    found = outlines(client, f"/{lang}/{EXAMPLE}.svg")

    expected = ["s-H", "1", "0", "s-D", "1"]
    for letter, suit in zip(letters, "DSCSC", strict=True):
        expected += [letter, f"s-{suit}"]
    assert found == [pen[name].path for name in expected]
    assert outlines(client, f"/{lang}/{ASKED}") == found


def test_every_puzzle_has_a_picture(app, client, lang):
    """Of every kind, without a word and without anything from elsewhere."""
    for id in app.extensions["school"].puzzles:
        text = client.get(f"/{lang}/puzzles/{id}.svg").text
        assert "<text" not in text
        assert "href" not in text
        assert "style=" not in text
        assert text.count("<path") >= 1


def test_it_holds_no_answer(app, client, pen):
    """What has to be found is drawn only where it lies on the table anyway; an answer changes nothing."""
    asked = outlines(client, "/en/ask/trump-for.svg?card=JH&which=left")
    assert asked == [pen["J"].path, pen["s-H"].path]
    assert outlines(client, "/en/ask/bower.svg?trump=H&which=left") == [pen["s-H"].path]

    school = app.extensions["school"]
    for puzzle in school.puzzles.values():
        seen = client.get(f"/en/puzzles/{puzzle.id}.svg").data
        assert client.get(f"/en/puzzles/{puzzle.id}.svg?answer=JD").data == seen


@pytest.mark.parametrize(
    "place", [EXAMPLE, f"{EXAMPLE}?answer=JD", "ask/legal-plays?trump=H&hand=JD+AS&answer=JD"]
)
def test_pages_name_their_picture(client, read, lang, place):
    """As PNG where that can be made; the answer that was given is not part of it."""
    address = shown(read(f"/{lang}/{place}"))

    assert f".{preview.FORMAT}" in address
    assert "answer" not in address
    response = client.get(address)
    assert response.status_code == 200
    assert response.mimetype == {"png": "image/png", "svg": "image/svg+xml"}[preview.FORMAT]


def test_a_lesson_shows_its_first_puzzle(app, read, lang):
    """A page of prose has no picture of its own."""
    first = app.extensions["school"].shown["following-suit"][0]

    assert shown(read(f"/{lang}/lessons/following-suit")).startswith(f"/{lang}/puzzles/{first}.")
    assert shown(read(f"/{lang}/glossary")) is None
    assert shown(read(f"/{lang}/ask/legal-plays?trump=H&hand=JD+JD", status=422)) is None


def test_as_png(client):
    """A real picture of the size that chats ask for."""
    pytest.importorskip("resvg_py")
    data = client.get(f"/de/{EXAMPLE}.png").data

    assert data.startswith(PNG_BEGINS)
    assert (int.from_bytes(data[16:20]), int.from_bytes(data[20:24])) == (1200, 630)
    assert client.get(f"/en/{EXAMPLE}.png").data != data


def test_without_the_means_for_png(client, read, monkeypatch):
    """The pages name the SVG, and nothing promises a PNG."""
    monkeypatch.setattr(preview, "FORMAT", "svg")

    assert shown(read(f"/de/{EXAMPLE}")).endswith(f"{EXAMPLE}.svg")
    assert client.get(f"/de/{EXAMPLE}.png").status_code == 404


@pytest.mark.parametrize(
    ("place", "status"),
    [
        ("puzzles/nothing.svg", 404),
        ("ask/nothing.svg?trump=H", 404),
        ("ask/legal-plays.svg?trump=H&hand=JD+JD", 422),
        ("ask/legal-plays.svg", 422),
        (f"{EXAMPLE}.gif", 404),
    ],
)
def test_what_cannot_be_drawn(client, lang, place, status):
    """The same answer as the page would give."""
    assert client.get(f"/{lang}/{place}").status_code == status


@pytest.mark.parametrize(
    "position",
    [
        "variant=british&trump=H&trick=W+10H+9H+QH&hand=Joker+AS+10D+JD+QD",
        "variant=thirty-two&trump=H&hand=7H+8H+9H+10H+JH",
        "variant=two-handed&trump=S&trick=N+9S&hand=JS+AS+10D+JD+QD",
        "variant=three-handed&trump=S&trick=W+9S+10S&hand=JS+AS+10D+JD+QD",
        "trump=H&hand=JD",
    ],
)
def test_everything_lies_within_the_picture(app, client, position):
    """No card over the edge, none over another, at any number of players."""
    del client
    with app.test_request_context():
        from tutor.content.ask import read_ask

        pairs = [tuple(pair.replace("+", " ").split("=")) for pair in position.split("&")]
        question = read_ask("legal-plays", pairs)
        pen = preview._Pen("en", preview._shapes(app.jinja_env))
        cards = [*preview._trick(question, pen), *preview._row(question, pen)]

    expected = len(question.position.hand) + len(question.position.table(question.rulebook).cards)
    assert len([card for card in cards if card.suit]) == expected
    for card in cards:
        assert card.x >= 0
        assert card.x + card.width <= 1200
        assert card.y >= 0
        assert card.y + card.height <= 630
    boxes = [(card.x, card.y, card.x + card.width, card.y + card.height) for card in cards]
    for index, (left, top, right, bottom) in enumerate(boxes):
        for other in boxes[index + 1 :]:
            apart = right <= other[0] or other[2] <= left or bottom <= other[1] or other[3] <= top
            assert apart, (boxes[index], other)


def test_every_letter_of_every_language_can_be_drawn(pen, lang):
    """A rank that nobody drew an outline for would break the picture."""
    from tutor.language import lexicon

    for rank in "23456789":
        assert set(lexicon(lang).index(str(Card.parse(f"{rank}H")))) <= set(pen)
    for rank in ("10", "J", "Q", "K", "A"):
        assert set(lexicon(lang).index(f"{rank}H")) <= set(pen)
