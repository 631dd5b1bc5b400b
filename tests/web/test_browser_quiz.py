"""A quiz and the page of progress in a real browser: by keyboard, without a script, in each language."""

from __future__ import annotations

import json
import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

LANGUAGES = ("de", "cs", "en")
SEED = "0123456789ab"
MODES = {"script": True, "no script": False}


def press_to(page, wanted, limit=90):
    """Presses tab until the wanted control has the focus."""
    for _ in range(limit):
        if wanted.evaluate("one => one === document.activeElement"):
            return
        page.keyboard.press("Tab")
    pytest.fail("the keyboard does not get there")


def answer_something(page):
    """Answers by keyboard alone, whatever the form is: its first choice, or each in its order."""
    field = page.locator(".region [name=answer]:not([type=hidden])")
    if page.locator("button[name=put]").count():
        for _ in range(page.locator("button[name=put]").count()):
            left = page.locator("button[name=put]").count()
            first = page.locator("button[name=put]").first
            press_to(page, first)
            page.keyboard.press("Enter")
            expect(page.locator("button[name=put]")).to_have_count(left - 1)
    elif page.locator(".region select").count():
        for one in page.locator(".region select").all()[:2]:
            press_to(page, one)
            page.keyboard.press("ArrowDown")
        if page.locator(".region input[type=radio]").count():
            choose_first(page, page.locator(".region input[type=radio]").first)
    elif field.first.get_attribute("type") == "text":
        press_to(page, field.first)
        page.keyboard.type("2")
    else:
        choose_first(page, field.first)
    send = page.locator(".region .actions button").first
    press_to(page, send)
    page.keyboard.press("Enter")
    expect(page.locator(".verdict")).to_be_focused()


def choose_first(page, box):
    """Checks it with the space bar."""
    press_to(page, box)
    page.keyboard.press("Space")
    expect(box).to_be_checked()


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_quiz_by_keyboard(visit, lang, mode):
    """From the tap that starts it to the result; the count is on each page; axe finds nothing at the end."""
    page = visit(f"{lang}/quiz", java_script_enabled=MODES[mode])
    start = page.locator("main .btn").first
    press_to(page, start)
    page.keyboard.press("Enter")
    for number in range(1, 11):
        page.wait_for_url(re.compile(rf"item={number}(&|$)"))
        expect(page.locator(".crumb progress")).to_have_attribute("value", str(number))
        answer_something(page)
        onward = page.locator("a.onward")
        press_to(page, onward)
        page.keyboard.press("Enter")
    page.wait_for_url(re.compile(rf"/{lang}/quiz/[0-9a-f]+/end$"))
    expect(page.locator(".told-again > li")).to_have_count(10)
    expect(page.locator(".unkept")).to_have_count(0)
    if MODES[mode]:
        check_axe(page)


def check_axe(page):
    """No rule is broken, nor does the page scroll sideways."""
    page.evaluate(Axe().axe_script)
    found = page.evaluate("axe.run({resultTypes: ['violations']})")
    assert [(one["id"], [n["html"][:120] for n in one["nodes"]]) for one in found["violations"]] == []
    assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"]


def without_cookies(headers):
    """What a browser sends that has them off."""
    return {name: value for name, value in headers.items() if name != "cookie"}


@pytest.mark.parametrize("script", [True, False])
def test_cookies_off(visit, server, script):
    """Solving goes on; the page says that nothing is kept."""
    page = visit("en/puzzles/left-bower-only", java_script_enabled=script)
    page.route("**/*", lambda route: route.continue_(headers=without_cookies(route.request.headers)))
    page.context.clear_cookies()
    page.get_by_role("checkbox", name="Jack of diamonds").check()
    page.get_by_role("button", name="Check", exact=True).click()
    expect(page.locator(".verdict")).to_be_focused()
    page.context.clear_cookies()
    page.reload()

    expect(page.locator(".unkept")).to_contain_text("no cookie")


def test_two_tabs_and_the_back_button(visit, server):
    """The same question answered in two tabs, and again after going back, counts once."""
    page = visit(f"en/puzzles/left-bower-only?quiz={SEED}&item=1")
    other = page.context.new_page()
    other.goto(page.url)
    for tab, card in ((page, "Jack of diamonds"), (other, "Ace of spades")):
        tab.get_by_role("checkbox", name=card).check()
        tab.get_by_role("button", name="Check", exact=True).click()
        expect(tab.locator(".verdict")).to_be_visible()
    page.go_back()
    page.get_by_role("checkbox", name="Ace of spades").check()
    page.get_by_role("button", name="Check", exact=True).dblclick()
    expect(page.locator(".verdict")).to_be_visible()
    page.goto(f"{server}en/quiz/{SEED}/end")

    expect(page.locator(".told-again > li")).to_have_count(1)
    expect(page.locator(".told-again")).to_contain_text("The jack of diamonds")
    file = json.loads(page.request.get(f"{server}en/progress/export").text())
    assert [one["answer"] for one in file["entries"] if one.get("first", True)] == ["JD"]


def test_the_script_tells_time_and_clock(visit, server):
    """How long it took, and a day that is the learner's."""
    page = visit("en/puzzles/left-bower-only", timezone_id="Pacific/Kiritimati")
    page.wait_for_timeout(300)
    page.get_by_role("checkbox", name="Jack of diamonds").check()
    page.get_by_role("button", name="Check", exact=True).click()
    expect(page.locator(".verdict")).to_be_visible()
    page.goto(f"{server}en/progress")
    file = json.loads(page.request.get(f"{server}en/progress/export").text())

    (entry,) = file["entries"]
    assert entry["ms"] >= 300
    today = page.evaluate("new Date().toLocaleDateString('sv')")
    assert entry["sitting"] == today


@pytest.mark.parametrize("script", [True, False])
def test_a_hint_keeps_what_is_chosen(visit, script):
    """Two stages; the focus is on the hint, and the form stays as it was."""
    page = visit("en/puzzles/left-bower-only", java_script_enabled=script)
    page.get_by_role("checkbox", name="Ace of spades").check()
    for stage in (1, 2):
        page.locator("button[name=more]").click()
        expect(page.locator(".hint")).to_be_focused()
        expect(page.locator(".hint p")).to_have_count(stage)
        expect(page.get_by_role("checkbox", name="Ace of spades")).to_be_checked()
    expect(page.locator("button[name=more]")).to_have_count(0)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_topics_fit_on_the_smallest_phone(visit, server, lang):
    """No day of a review is cut off; the table of days is wider than a phone in some languages."""
    page = visit(f"{lang}/puzzles/left-bower-only")
    page.locator("[name=answer][value=JD]").check()
    page.locator(".region .actions button").first.click()
    expect(page.locator(".verdict")).to_be_focused()
    page.goto(f"{server}{lang}/progress")
    page.evaluate("() => document.fonts.ready.then(() => true)")
    topics = page.locator("#skills + .scroll")

    assert topics.evaluate("one => one.scrollWidth <= one.clientWidth")


def test_how_far_the_quiz_is_shows_in_forced_colours(visit):
    """The bar has an edge and a filling, as its backgrounds are taken away."""
    page = visit(f"en/quiz/{SEED}/5", forced_colors="active")
    edge = page.locator("progress").evaluate("one => getComputedStyle(one).borderTopWidth")

    assert edge == "1px"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_progress_after_some_answers(visit, server, lang, tmp_path):
    """No rule is broken; the file is saved, everything deleted, and the file taken again: the same page."""
    page = visit(f"{lang}/lessons/following-suit")
    for id, card in (("left-bower-only", "JD"), ("thrown-ace", "E"), ("order-of-trumps", None)):
        page.goto(f"{server}{lang}/puzzles/{id}")
        if card is None:
            answer_something(page)
            continue
        page.locator(f"[name=answer][value='{card}']").check()
        page.locator(".region .actions button").first.click()
        expect(page.locator(".verdict")).to_be_focused()
    page.goto(f"{server}{lang}/progress")
    before = page.locator("main").inner_text()
    check_axe(page)
    with page.expect_download() as download:
        page.locator("a[download]").click()
    file = tmp_path / "progress.json"
    download.value.save_as(file)
    page.locator("a[href$='/progress/delete']").click()
    check_axe(page)
    page.locator("main button").click()
    expect(page.locator(".news")).to_be_focused()
    expect(page.locator("main table")).to_have_count(0)
    page.locator("input[type=file]").set_input_files(file)
    page.locator("main form button").click()
    expect(page.locator(".news")).to_be_focused()
    page.goto(f"{server}{lang}/progress")

    assert page.locator("main").inner_text() == before


def test_the_link_to_another_device(visit, browser, server):
    """The code behind the # fills the form, and leaves the address."""
    page = visit("en/puzzles/left-bower-only")
    page.get_by_role("checkbox", name="Jack of diamonds").check()
    page.get_by_role("button", name="Check", exact=True).click()
    expect(page.locator(".verdict")).to_be_focused()
    page.goto(f"{server}en/progress/move")
    check_axe(page)
    link = page.locator("input[readonly]").first.input_value()
    phone = visit(link.removeprefix(server))
    code = phone.locator("[name=code]")
    expect(code).to_have_value(link.partition("#")[2])
    assert "#" not in phone.url
    phone.locator("main button").click()
    expect(phone.locator(".news")).to_be_focused()
    expect(phone.locator("main table").first).to_be_visible()


def test_the_language_switch_keeps_quiz_and_place(visit, server):
    """In the middle of a quiz, before and after an answer."""
    page = visit(f"de/quiz/{SEED}/2")
    page.get_by_role("link", name="Čeština").click()
    page.wait_for_url(re.compile(rf"/cs/.*quiz={SEED}&item=2$"))
    answer_something(page)
    page.get_by_role("link", name="English").click()
    page.wait_for_url(re.compile(rf"/en/.*quiz={SEED}&item=2&answer="))
    expect(page.locator("a.onward")).to_have_attribute("href", f"/en/quiz/{SEED}/3")
