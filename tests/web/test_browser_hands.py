"""A hand watched in a real browser: by keyboard, by tap, without a script."""

import re

import pytest
from playwright.sync_api import expect

from tutor.language import LANGUAGES, catalogue

FIRST = "hands/first-hand"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_arrows_turn_the_pages(visit, lang):
    """From the deal to the score and one back; address and title follow, and no page is loaded."""
    page = visit(f"{lang}/{FIRST}")
    page.evaluate("window.same = true")
    steps = []
    while page.locator("[rel=next]").count():
        before = page.locator(".crumb p").inner_text()
        page.keyboard.press("ArrowRight")
        expect(page.locator(".crumb p")).not_to_have_text(before)
        steps.append(re.search(r"step=([\w.-]+)", page.url)[1])
    assert steps[-1] == "score"
    assert len(steps) == len(set(steps)) > 25
    page.keyboard.press("ArrowLeft")
    expect(page).to_have_url(re.compile(rf"step={re.escape(steps[-2])}$"))
    assert page.title().startswith(page.locator(".crumb p").inner_text())
    assert page.evaluate("window.same")


def test_the_button_stays_under_the_finger(visit):
    """Tapped again and again it leads on; the back button of the browser leads back."""
    page = visit(f"en/{FIRST}")
    for _ in range(3):
        address = page.url
        page.locator("[rel=next]").click()
        expect(page).not_to_have_url(address)
    expect(page.locator("[rel=next]")).to_be_focused()
    last = page.url
    page.go_back()
    expect(page).not_to_have_url(last)
    expect(page.locator("[rel=next]")).to_be_visible()


def test_hands_are_opened_and_hidden_with_one_button(visit):
    """By keyboard; the focus stays where it was, and the step that is shown stays too."""
    page = visit(f"en/{FIRST}?step=1.N")
    assert page.locator(".small-hand").count() == 3
    page.locator("#other-way").press("Enter")
    expect(page.locator(".fan")).to_have_count(3)
    expect(page.locator("#other-way")).to_be_focused()
    page.locator("#other-way").press("Enter")
    expect(page.locator(".small-hand")).to_have_count(3)
    expect(page).to_have_url(re.compile(r"step=1\.N$"))


@pytest.mark.parametrize("scripted", [True, False])
def test_a_question_is_answered_on_the_way(visit, scripted):
    """By keyboard alone; the verdict takes the question's place, and the way goes on from there."""
    page = visit(f"en/{FIRST}?step=deal", java_script_enabled=scripted)
    while not page.locator(".side > form input[type=checkbox]").count():
        address = page.url
        page.locator("[rel=next]").press("Enter")
        expect(page).not_to_have_url(address)
    page.locator(".side > form input[type=checkbox]").first.press("Space")
    page.locator(".side > form button").press("Enter")
    expect(page.locator(".verdict")).to_be_focused()
    known = [catalogue("en").format(f"look-{look}") for look in ("right", "partly", "not-yet")]
    assert page.locator(".verdict h2").inner_text() in known
    expect(page.locator("[rel=next]")).to_be_visible()


@pytest.mark.parametrize("address", ["first-hand?step=1.W", "hasenpfeffer?step=call.7.N"])
def test_nothing_covers_the_trump_suit(visit, address):
    """On the smallest phone, with all hands open, everything is on the felt and the trump suit in sight."""
    page = visit(f"cs/hands/{address}")
    table, chip = (page.locator(one).bounding_box() for one in (".felt", ".felt .chip"))
    for one in page.locator(".small-card, .seat b, .seat .tag").all():
        box = one.bounding_box()
        assert table["x"] <= box["x"] <= box["x"] + box["width"] <= table["x"] + table["width"]
        assert box["x"] >= chip["x"] + chip["width"] or box["y"] >= chip["y"] + chip["height"]
    assert page.evaluate("document.documentElement.scrollWidth") == 320


def test_a_card_may_be_asked_for_or_not(visit):
    """North may lay one of five cards away for the partner's best, or pass: all stand below the question."""
    page = visit("en/hands/call-for-best?step=discard.N", viewport={"width": 360, "height": 640})
    for summary in page.locator("details:not(.transcript) > summary").all():
        summary.click()
    question = page.locator("legend").bounding_box()
    cards, words = page.locator("form .pick"), page.locator("form .choice")
    assert (cards.count(), words.count()) == (5, 1)
    for box in [one.bounding_box() for one in (*cards.all(), words)]:
        assert box["y"] >= question["y"] + question["height"]
        assert box["x"] + box["width"] <= 360
    assert all(44 <= one.bounding_box()["width"] <= 100 for one in cards.all())
    assert page.locator(".links a").count() == 6
    assert all(one.bounding_box()["width"] >= 40 for one in page.locator(".links a").all())


def test_the_arrows_stay_with_the_cards(visit):
    """While the focus is among cards to choose from, an arrow moves there and turns no page."""
    page = visit(f"en/{FIRST}?step=deal")
    while not page.locator(".side > form input[type=checkbox]").count():
        address = page.url
        page.keyboard.press("ArrowRight")
        expect(page).not_to_have_url(address)
    address = page.url
    page.locator(".side > form input[type=checkbox]").first.focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".side > form input[type=checkbox]").nth(1)).to_be_focused()
    assert page.url == address
