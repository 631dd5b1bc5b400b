"""The site in a real browser: solved by keyboard and by mouse, without a script, and checked by axe."""

import os
import re
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect, sync_playwright

CHROMIUM = next(
    (path for path in ("/usr/bin/chromium", "/usr/bin/chromium-browser") if Path(path).exists()), None
)
QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
RULES = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]}

if CHROMIUM is None and "CI" not in os.environ:
    pytest.skip("no Chromium in /usr/bin: the browser tests are left out", allow_module_level=True)


def ending(address):
    """What an address has to end in."""
    return re.compile(re.escape(address) + "$")


@pytest.fixture(scope="module")
def browser():
    """The system's Chromium."""
    assert CHROMIUM, "there must be a Chromium in /usr/bin"
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        yield chromium
        chromium.close()


@pytest.fixture
def visit(browser, server):
    """Opens pages on a small phone; without a script unless asked for, and no complaint goes unheard."""
    contexts, complaints = [], []

    def go(place, **options):
        options = {"viewport": {"width": 320, "height": 640}, "java_script_enabled": False, **options}
        contexts.append(browser.new_context(**options))
        page = contexts[-1].new_page()
        page.on("console", lambda message: complaints.append(message.text))
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(f"{server}{place}")
        return page

    yield go
    for context in contexts:
        context.close()
    # A missing page is logged by the browser itself.
    assert not [text for text in complaints if "404" not in text and "422" not in text]


def test_solved_by_mouse(visit):
    """Click on every card, then on the button."""
    page = visit("de/puzzles/left-bower-only")
    for name in ("Karo-Bube", "Pik-Ass", "Kreuz-Neun", "Pik-Dame", "Kreuz-König"):
        page.get_by_role("checkbox", name=name).click()
    page.get_by_role("button", name="Prüfen").click()

    expect(page).to_have_url(ending("?answer=JD+AS+9C+QS+KC"))
    expect(page.get_by_role("region", name="Richtig!")).to_be_focused()


def test_a_click_anywhere_on_the_card_counts(visit):
    """The face belongs to the box below it; a second click corrects a slip, and only the button sends."""
    page = visit("de/puzzles/left-bower-only")
    face = page.locator(".choice .card").first
    box = page.get_by_role("checkbox", name="Karo-Bube")
    face.click()
    expect(box).to_be_checked()
    face.click()
    expect(box).not_to_be_checked()

    assert page.url.endswith("/de/puzzles/left-bower-only")


def test_solved_by_keyboard(visit):
    """Tab to each card, space, tab to the button, enter; the verdict has the focus."""
    page = visit("en/puzzles/left-bower-only")
    page.get_by_role("checkbox", name="Jack of diamonds").focus()
    for _ in range(5):
        page.keyboard.press("Space")
        page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Check")).to_be_focused()
    page.keyboard.press("Enter")

    expect(page).to_have_url(ending("?answer=JD+AS+9C+QS+KC"))
    expect(page.get_by_role("region", name="Right!")).to_be_focused()


def test_the_keyboard_reaches_the_hand_from_the_top(visit):
    """The first tab offers to skip the menu; from there the first card is next."""
    page = visit("en/puzzles/left-bower-only")
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to content")).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    expect(page.get_by_role("checkbox", name="Jack of diamonds")).to_be_focused()


def test_a_wrong_answer_and_back(visit):
    """The verdict is focused, names the mistake; a reload sends nothing again, and back is the question."""
    page = visit("cs/puzzles/left-bower-only")
    page.get_by_role("checkbox", name="Kárový kluk").check()
    page.get_by_role("button", name="Zkontrolovat").click()

    expect(page.get_by_role("region", name="Ještě ne.")).to_be_focused()
    expect(page.locator(".belief").first).to_be_visible()
    page.reload()
    expect(page.get_by_role("region", name="Ještě ne.")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("button", name="Zkontrolovat")).to_be_visible()


def test_an_order_by_keyboard(visit):
    """A list takes the first letters of the card's name."""
    page = visit("en/puzzles/order-of-trumps")
    for place, card in enumerate(("Jack of spades", "Jack of clubs", "Ace of spades", "King", "Nine"), 1):
        page.get_by_label(f"Place {place}").focus()
        page.keyboard.type(card)
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")

    expect(page).to_have_url(ending("?answer=JS+JC+AS+KS+9S"))
    expect(page.get_by_role("region", name="Right!")).to_be_focused()


@pytest.mark.parametrize(
    ("place", "choice", "answer"),
    [
        ("de/puzzles/suit-of-the-left-bower", "Kreuz", "C"),
        ("de/puzzles/thrown-ace", "Ost", "E"),
        ("de/puzzles/name-the-left-bower", "Kreuz-Bube", "JC"),
        ("de/puzzles/which-trump-makes-it-left", "Karo", "D"),
    ],
)
def test_one_thing_by_mouse_and_by_keyboard(visit, place, choice, answer):
    """A radio button by its name; the space bar chooses, enter sends."""
    for by_keyboard in (False, True):
        page = visit(place)
        radio = page.get_by_role("radio", name=choice, exact=True)
        if by_keyboard:
            radio.focus()
            page.keyboard.press("Space")
            page.keyboard.press("Enter")
        else:
            radio.click()
            page.get_by_role("button", name="Prüfen").click()

        expect(page).to_have_url(ending(f"?answer={answer}"))
        expect(page.get_by_role("region", name="Richtig!")).to_be_focused()


def test_nothing_chosen_is_said_where_one_is(visit):
    """The complaint has the focus."""
    page = visit("en/puzzles/left-bower-only")
    page.get_by_role("button", name="Check").click()

    expect(page.locator(".complaint")).to_be_focused()


def test_a_puzzle_of_a_lesson_leads_back_to_its_place(visit):
    """Answered inside the lesson, judged on its own page, and on with the lesson."""
    page = visit("de/lessons/following-suit")
    first = page.locator("#puzzle-left-bower-only")
    first.get_by_role("checkbox", name="Karo-Bube").check()
    first.get_by_role("button", name="Prüfen").click()
    expect(page.get_by_role("region", name="Noch nicht.")).to_be_focused()
    page.get_by_role("link", name="Weiter in der Lektion").click()

    expect(page).to_have_url(ending("/de/lessons/following-suit#puzzle-left-bower-only"))


def test_the_language_switch_is_remembered(visit, server):
    """One click, the same page, and the next visit begins in that language."""
    page = visit("de/puzzles/left-bower-only?answer=JD")
    page.get_by_role("link", name="Čeština").click()

    expect(page).to_have_url(ending("/cs/puzzles/left-bower-only?answer=JD"))
    (cookie,) = page.context.cookies()
    assert (cookie["name"], cookie["value"], cookie["httpOnly"], cookie["sameSite"]) == (
        "lang",
        "cs",
        True,
        "Lax",
    )
    page.goto(server)
    expect(page).to_have_url(ending("/cs/"))


PLACES = (
    "",
    "lessons/following-suit",
    "puzzles/",
    "puzzles/left-bower-only",
    "puzzles/left-bower-only?answer=JD",
    "puzzles/order-of-trumps",
    "puzzles/order-of-trumps?answer=JC+JS",
    "puzzles/name-the-left-bower",
    "puzzles/suit-of-the-left-bower?answer=S",
    "puzzles/thrown-ace",
    "puzzles/trumps-in-hand?answer=XX",
    "ask/legal-plays?trump=H&hand=JD+JD",
    "glossary",
    "nothing",
)


@pytest.mark.parametrize("place", PLACES)
def test_axe_finds_nothing_and_nothing_overflows(visit, lang, place):
    """At the width of the smallest phones, light and dark in turn."""
    scheme = "dark" if len(place) % 2 else "light"
    page = visit(f"{lang}/{place}", java_script_enabled=True, color_scheme=scheme)
    width = page.evaluate("document.documentElement.scrollWidth")
    found = Axe().run(page, options=RULES).response

    assert width <= 320
    assert {"color-contrast", "document-title", "target-size"} <= {one["id"] for one in found["passes"]}
    assert [(one["id"], [node["html"] for node in one["nodes"]]) for one in found["violations"]] == []


def test_everything_to_press_is_large_enough(visit, lang):
    """No target is smaller than a fingertip."""
    page = visit(f"{lang}/puzzles/void-need-not-trump", java_script_enabled=True)
    sizes = page.evaluate(
        """[...document.querySelectorAll("a, button, .choice, select, summary")]
           .filter(one => !one.classList.contains("skip"))
           .map(one => [one.textContent.trim(), one.getBoundingClientRect()])
           .map(([text, box]) => [text, box.width, box.height])"""
    )

    assert not [(text, width, height) for text, width, height in sizes if width < 44 or height < 44]
