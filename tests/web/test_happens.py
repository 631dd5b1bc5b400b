"""What happens then: the learner's card on the table, or the trick once more, card by card."""

import pytest

from tutor.language import catalogue

OWN = "puzzles/low-card-will-do"
HELD = "puzzles/quartet-held-suit-led"
TRICK = "puzzles/thrown-ace"


def link_to(page, lang):
    """Where the verdict offers to show it."""
    words = catalogue(lang).format("show-what-happens")
    return [one["href"] for one in page.all("a") if one.text == words]


def shown_trick(page):
    """The cards on the table: seat, name, what is said of them."""
    return [
        " ".join(one.text.split()) for one in page.all("li") if (one.get("class") or "").startswith("at-")
    ]


@pytest.mark.parametrize(
    ("answer", "first"),
    [("AH JC", "JC"), ("JC AH", "JC"), ("AH", "AH"), ("AH 10H 9H", "AH"), ("QC JC", "JC")],
)
def test_the_first_wrong_card_is_shown_first(read, lang, answer, first):
    """The mistake is what a learner wants to see; where there is none, what was chosen."""
    page = read(f"/{lang}/{HELD}?answer={answer}")

    assert [one.rpartition("&show=")[2] for one in link_to(page, lang)] == [first]


def test_a_refused_card_lies_on_the_table_with_what_it_breaks(read, lang):
    """The rule, what a revoke costs at this table, and which cards were held."""
    page = read(f"/{lang}/{HELD}?answer=JC&show=JC")
    (told,) = page.of_class("happening")
    words = catalogue(lang)

    assert page.of_class("res-wrong")
    assert words.format("revoke", cards=["JC"], suit="H", held=["AH", "10H", "9H"]) in told.text
    assert words.format("rule-revoke-penalty-2-lone-4") in told.text
    assert words.format("play-instead") in told.text
    assert "autofocus" in told.attributes
    assert len(page.of_class("links")[0].text.split("\n")) > 5


def test_an_allowed_card_is_followed_as_far_as_the_position_tells(read):
    """Who is ahead, how many are still to play: their cards are nobody's to know."""
    page = read("/en/puzzles/left-bower-only?answer=AS&show=AS")
    (told,) = page.of_class("happening")

    assert "So far the ten of diamonds is the highest card." in told.text
    assert "Two players are still to play." in told.text
    assert len(page.of_class("res-ahead")) == 1
    assert [one[:5] for one in shown_trick(page)] == ["East:", "South"]


def test_a_card_that_completes_the_trick_wins_or_loses_it(read):
    """Three cards are there already, so everything is known."""
    place = "/en/ask/legal-plays?trump=H&trick=W+KD+9D+AD&hand=JD+10D+AC&answer=10D"
    lost = read(f"{place}&show=10D").of_class("happening")[0].text
    revoked = read(f"{place}&show=JD").of_class("happening")[0].text

    assert "East wins the trick" in lost
    assert "still to play" not in lost
    assert "wins the trick" not in revoked


def test_on_lead_the_card_is_the_highest_so_far(read):
    """Nothing was played before."""
    told = read("/en/ask/legal-plays?trump=H&hand=JD+AS&answer=AS&show=AS").of_class("happening")[0].text

    assert "So far the ace of spades is the highest card." in told
    assert "Three players are still to play." in told


def test_a_trick_is_played_once_more(read, lang):
    """Step by step, with the card that is highest so far; the last step names the winner."""
    first = read(f"/{lang}/{TRICK}?answer=S")
    (place,) = link_to(first, lang)
    counts = []
    for _ in range(4):
        page = read(place)
        counts.append(len(shown_trick(page)))
        assert len(page.of_class("res-ahead")) == 1
        onward = [one["href"] for one in page.all("a") if one.text == catalogue(lang).format("step-on")]
        place = onward[0] if onward else place

    assert counts == [1, 2, 3, 4]
    assert not onward
    assert catalogue(lang).format("winner-leads", who="E") in page.of_class("happening")[0].text


@pytest.mark.parametrize("shown", ["XX", "0", "5", "²", "JD", "-1", "%00", "", "01", "1" * 5000])
@pytest.mark.parametrize("place", [f"{TRICK}?answer=S", "puzzles/suit-of-the-left-bower?answer=S"])
def test_what_cannot_be_shown_is_the_verdict(read, place, shown):
    """An address that says nonsense shows what it can."""
    assert read(f"/en/{place}&show={shown}").of_class("expected")


def test_nothing_is_shown_before_an_answer(read):
    """It would give the answer away."""
    assert not read(f"/en/{TRICK}?show=4").of_class("happening")
