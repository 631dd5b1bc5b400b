"""What the script adds: the page is never left, keys move among the cards, a count is kept."""

import re

import pytest
from playwright.sync_api import expect

HELD = "puzzles/quartet-held-suit-led"


@pytest.fixture
def stay(visit):
    """Opens a page that must not be left; the test ends by asking whether it was."""

    opened = []

    def go(place, **options):
        page = visit(place, **options)
        page.evaluate("window.neverLeft = true")
        opened.append(page)
        return page

    yield go
    assert all(page.evaluate("window.neverLeft") for page in opened)


def test_answer_look_on_and_try_again(stay):
    """The title, the address and the focus follow, as if pages had come and gone."""
    page = stay(f"de/{HELD}")
    page.get_by_role("checkbox", name="Kreuz-Bube").check()
    page.get_by_role("button", name="Prüfen").click()
    expect(page.get_by_role("region", name="Noch nicht.")).to_be_focused()
    expect(page).to_have_title(re.compile("^Noch nicht"))
    expect(page).to_have_url(re.compile(r"answer=JC$"))

    page.get_by_role("link", name="Zeigen, was dann geschieht").click()
    expect(page.get_by_role("region", name="Was dann geschieht")).to_be_focused()
    expect(page.locator(".trick .res-wrong")).to_have_count(1)
    page.get_by_role("link", name="Herz-Ass").click()
    expect(page.locator(".trick .res-ahead")).to_have_count(1)

    page.get_by_role("link", name="Noch einmal").click()
    expect(page.locator("[name=answer]").first).to_be_focused()
    expect(page.locator(":checked")).to_have_count(0)


def test_the_count_follows(stay):
    """Spoken by whoever listens to the page."""
    page = stay(f"cs/{HELD}")
    count = page.locator("output")
    expect(count).to_have_text("Vybráno: 0")
    for box in page.locator("[name=answer]").all()[:2]:
        box.check()

    expect(count).to_have_text("Vybráno: 2")


def test_arrows_and_digits_among_the_cards(stay):
    """Arrows go round, digits choose; both only while the focus is among the cards."""
    page = stay(f"en/{HELD}")
    boxes = page.locator("[name=answer]")
    page.keyboard.press("3")
    expect(page.locator(":checked")).to_have_count(0)
    boxes.first.focus()
    page.keyboard.press("ArrowLeft")
    expect(boxes.last).to_be_focused()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(boxes.nth(1)).to_be_focused()
    page.keyboard.press("3")
    expect(boxes.nth(2)).to_be_checked()
    expect(boxes.nth(2)).to_be_focused()
    page.keyboard.press("Control+4")
    page.keyboard.press("9")

    expect(page.locator(":checked")).to_have_count(1)


def test_an_order_is_tapped_and_taken_back(stay):
    """The focus goes to the next card, so that the order can be typed by digits alone."""
    page = stay("de/puzzles/order-of-trumps")
    page.locator("button.hit").first.focus()
    for left in (4, 3, 2):
        page.keyboard.press("1")
        expect(page.locator("button.hit")).to_have_count(left)
        expect(page.locator("button.hit").first).to_be_focused()
    page.get_by_role("button", name="Rückgängig").click()
    expect(page.get_by_role("status")).to_have_text("2 von 5 gesetzt")


SLOWLY = """
const send = window.fetch;
window.fetch = async (...asked) => {
  await new Promise(resolve => setTimeout(resolve, 150));
  return send(...asked);
};
"""


def press_at_once(page, *buttons):
    """Clicks before any answer can have come."""
    page.evaluate("buttons => buttons.forEach(one => document.querySelector(one).click())", buttons)


def test_no_tap_is_lost_on_a_slow_line(stay):
    """Whoever taps faster than the answers come has tapped all the same; twice on one card is once."""
    page = stay("en/puzzles/order-of-trumps")
    page.evaluate(SLOWLY)
    cards = [f"[name=put][value='{card}']" for card in "JS JS JC AS KS 9S".split()]
    press_at_once(page, *cards, ".actions .btn")

    expect(page).to_have_url(re.compile(re.escape("?answer=JS+JC+AS+KS+9S") + "$"))
    expect(page.locator(".verdict.right")).to_be_focused()


def test_two_forms_of_a_lesson_on_their_way_at_once(stay):
    """Neither answer crosses out the other."""
    page = stay("de/lessons/left-bower-following")
    page.evaluate(SLOWLY)
    forms = [page.locator("section.puzzle").nth(number) for number in (0, 1)]
    for form in forms:
        form.locator("[name=answer]").first.check()
    press_at_once(page, *(f"#{form.get_attribute('id')} .actions .btn" for form in forms))

    for form in forms:
        expect(form.locator(".verdict")).to_be_visible()


def test_the_links_of_the_page_follow(stay):
    """To the other languages, to the settings and back: they lead to the verdict that is seen."""
    page = stay(f"en/{HELD}")
    page.get_by_role("checkbox", name="Ace of hearts").check()
    page.get_by_role("button", name="Check").click()
    expect(page.locator(".verdict")).to_be_focused()

    assert page.locator(".languages [lang=cs]").get_attribute("href") == f"/cs/{HELD}?answer=AH"
    assert page.locator(".prefs").get_attribute("href").endswith(f"/{HELD}?answer%3DAH")


def test_in_a_lesson_the_verdict_stands_where_the_question_stood(stay):
    """The lesson goes on, the other puzzles keep what was chosen, and the address stays the lesson's."""
    page = stay("de/lessons/left-bower-following")
    second = page.locator("section.puzzle").nth(1)
    second.locator("[name=answer]").first.check()
    first = page.locator("#puzzle-left-bower-only")
    first.get_by_role("checkbox", name="Karo-Bube").check()
    first.get_by_role("button", name="Prüfen").click()

    expect(first.get_by_role("region", name="Fast!")).to_be_focused()
    expect(first.get_by_role("link", name="Weiter in der Lektion")).to_be_hidden()
    expect(second.locator("[name=answer]").first).to_be_checked()
    assert page.url.endswith("/de/lessons/left-bower-following")
    first.get_by_role("link", name="Noch einmal").click()
    expect(first.get_by_role("button", name="Prüfen")).to_be_visible()
    ids = page.evaluate("[...document.querySelectorAll('[id]')].map(one => one.id)")
    assert len(ids) == len(set(ids))


def test_without_a_network_the_browser_takes_over(visit):
    """The form is sent as it would be without a script."""
    page = visit(f"en/{HELD}")
    page.evaluate("void (window.fetch = () => Promise.reject(new Error('gone')))")
    page.get_by_role("checkbox", name="Ace of hearts").check()
    page.get_by_role("button", name="Check").click()

    expect(page.locator(".verdict")).to_be_focused()
    expect(page).to_have_url(re.compile("answer=AH$"))


def test_back_goes_back(visit):
    """Past the verdict to the question; a jump inside the page loads nothing."""
    page = visit(f"en/{HELD}")
    page.get_by_role("checkbox", name="Ace of hearts").check()
    page.get_by_role("button", name="Check").click()
    expect(page.locator(".verdict")).to_be_focused()
    page.go_back()

    expect(page.get_by_role("button", name="Check")).to_be_visible()


def test_the_address_is_copied(visit, server):
    """What is shared is what is shown."""
    page = visit(f"en/{HELD}?answer=JC")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=server.rstrip("/"))
    page.get_by_text("Share", exact=True).click()
    page.get_by_role("button", name="Copy the address").click()

    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == page.url == f"{server}en/{HELD}?answer=JC"


def test_a_position_is_put_together_without_a_button(stay):
    """Who leads is chosen, and the cards to tap are there."""
    page = stay("en/ask/")
    page.get_by_role("radio", name="East").check()
    expect(page.get_by_role("radio", name="East")).to_be_focused()
    page.get_by_role("button", name="Nine of hearts").click()

    expect(page.get_by_role("status")).to_have_text("This trick needs no more cards.")
    expect(page).to_have_url(re.compile("leader=E&trick=9H"))
