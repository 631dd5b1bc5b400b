"""The site in a real browser: every form answered by mouse, by the keyboard alone, and without a script."""

import re

import pytest
from playwright.sync_api import expect

LANGUAGES = ("de", "cs", "en")
FORMS = {
    "cards": (
        "puzzles/quartet-held-suit-led",
        [("check", "AH"), ("check", "10H"), ("check", "9H")],
        "AH+10H+9H",
    ),
    "card": ("puzzles/name-the-left-bower", [("choose", "JC")], "JC"),
    "card-order": (
        "puzzles/order-of-trumps",
        [("tap", card) for card in "JS JC AS KS 9S".split()],
        "JS+JC+AS+KS+9S",
    ),
    "suit": ("puzzles/suit-of-the-left-bower", [("choose", "C")], "C"),
    "seat": ("puzzles/thrown-ace", [("choose", "E")], "E"),
    "none": ("ask/trumps?trump=H&hand=9C+10C", [("check", "none")], "none"),
    "seats": ("sample-seats", [("check", "N"), ("check", "W")], "N+W"),
    "calls": ("sample-calls", [("check", "pass"), ("check", "order")], "pass+order"),
    "points": (
        "sample-points",
        [("choose", "makers"), ("type", "2"), ("pick", "wins makers")],
        "makers+2+wins+makers",
    ),
    "both": ("sample-both", [("type", "3"), ("type", "0")], "both+3+0"),
    "number": ("sample-number", [("type", "3")], "3"),
    "few": ("sample-few", [("choose", "0")], "0"),
    "trick-and-seat": ("sample-revoke", [("choose", "1 E")], "1+E"),
    "code": ("sample-code", [("choose", "void-any")], "void-any"),
}
"""A question of each form: what is done, and the right answer as its address has it."""
MODES = {
    "mouse": {},
    "keyboard": {},
    "no script": {"java_script_enabled": False},
    "keyboard, no script": {"java_script_enabled": False},
}
CASES = [
    pytest.param(form, mode, LANGUAGES[(row + column) % 3], id=f"{form}-{mode}")
    for row, form in enumerate(FORMS)
    for column, mode in enumerate(MODES)
    # The samples are solved by the same controls; three ways are enough for them.
    if column < 3 or not FORMS[form][0].startswith("sample-")
]


def ending(address):
    """What an address has to end in."""
    return re.compile(re.escape(address) + "$")


def tab_to(page, wanted):
    """Presses tab until the wanted control has the focus, as somebody without a mouse has to."""
    for _ in range(60):
        page.keyboard.press("Tab")
        if wanted.evaluate("one => one === document.activeElement"):
            return
    pytest.fail("the keyboard does not get there")


class Hands:
    """Fills in a form, with a mouse or with the keyboard alone."""

    def __init__(self, page, *, keyboard):
        self.page, self.keyboard, self.typed = page, keyboard, 0

    def _press(self, control, key):
        tab_to(self.page, control)
        self.page.keyboard.press(key)

    def check(self, value):
        box = self.page.locator(f'[name=answer][value="{value}"]')
        self._press(box, "Space") if self.keyboard else box.click()
        expect(box).to_be_checked()

    def choose(self, value):
        radio = self.page.locator(f'[name=answer][value="{value}"]')
        if not self.keyboard:
            radio.click()
        else:
            first = self.page.locator("input[type=radio][name=answer]").first
            self._press(first, "Space")
            for _ in range(60):
                if radio.is_checked():
                    break
                self.page.keyboard.press("ArrowDown")
        expect(radio).to_be_checked()

    def tap(self, value):
        button = self.page.locator(f'button[name=put][value="{value}"]')
        self._press(button, "Enter") if self.keyboard else button.click()
        expect(button).to_have_count(0)

    def type(self, digits):
        field = self.page.locator("input[inputmode=numeric]").nth(self.typed)
        self.typed += 1
        if self.keyboard:
            tab_to(self.page, field)
            self.page.keyboard.type(digits)
        else:
            field.fill(digits)

    def pick(self, value):
        lists = self.page.locator("select").first
        if self.keyboard:
            tab_to(self.page, lists)
            self.page.keyboard.press("ArrowDown")
            expect(lists).to_have_value(value)
        else:
            lists.select_option(value)

    def send(self):
        button = self.page.locator(".region .actions button").first
        self._press(button, "Enter") if self.keyboard else button.click()


@pytest.mark.parametrize(("form", "mode", "lang"), CASES)
def test_a_form_is_answered(visit, sample_server, samples, form, mode, lang):
    """The verdict has the focus, its address has the answer; with a script the page was never left."""
    place, steps, answer = FORMS[form]
    sample = place.startswith("sample-")
    site = {"site": sample_server} if sample else {}
    page = visit(f"{lang}/{samples.PLACES[place] if sample else place}", **site, **MODES[mode])
    scripted = "no script" not in mode
    if scripted:
        page.evaluate("window.neverLeft = true")
    hands = Hands(page, keyboard="keyboard" in mode)
    for action, value in steps:
        getattr(hands, action)(value)
    hands.send()

    expect(page.locator(".verdict.right")).to_be_focused()
    expect(page).to_have_url(ending(f"answer={answer}"))
    assert not scripted or page.evaluate("window.neverLeft")


def test_a_click_anywhere_on_the_card_counts(visit):
    """The control lies over the whole card; a second click corrects a slip, and only the button sends."""
    page = visit("de/puzzles/left-bower-only")
    box = page.get_by_role("checkbox", name="Karo-Bube")
    page.locator(".actions").scroll_into_view_if_needed()
    card = page.locator(".pick").first.bounding_box()
    for x, y in ((4, 4), (card["width"] - 4, card["height"] - 4)):
        checked = box.is_checked()
        page.mouse.click(card["x"] + x, card["y"] + y)
        expect(box).to_be_checked(checked=not checked)
    expect(box).not_to_be_checked()
    page.mouse.click(card["x"] + card["width"] / 2, card["y"] + card["height"] / 2)
    expect(box).to_be_checked()

    assert page.url.endswith("/de/puzzles/left-bower-only")


def test_a_finger_is_as_good_as_a_mouse(visit):
    """The same, on a screen that is touched."""
    page = visit("de/puzzles/left-bower-only", has_touch=True, is_mobile=True)
    for box in page.locator("[name=answer]").all():
        box.tap()
    page.get_by_role("button", name="Prüfen").tap()

    expect(page.get_by_role("region", name="Richtig!")).to_be_focused()


def test_the_keyboard_reaches_the_hand_from_the_top(visit):
    """The first tab offers to skip the menu; from there the first card is next."""
    page = visit("en/puzzles/left-bower-only")
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to content")).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    expect(page.get_by_role("checkbox", name="Jack of diamonds")).to_be_focused()


@pytest.mark.parametrize("script", [True, False])
def test_a_wrong_answer_and_back(visit, script):
    """The verdict is focused, names the mistake; a reload sends nothing again, and back is the question."""
    page = visit("cs/puzzles/quartet-held-suit-led", java_script_enabled=script)
    page.get_by_role("checkbox", name="Křížový kluk").check()
    page.get_by_role("button", name="Zkontrolovat").click()

    expect(page.get_by_role("region", name="Ještě ne.")).to_be_focused()
    page.reload()
    expect(page.get_by_role("region", name="Ještě ne.")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("button", name="Zkontrolovat")).to_be_visible()


@pytest.mark.parametrize("script", [True, False])
def test_nothing_chosen_is_said_where_one_is(visit, script):
    """The complaint has the focus."""
    page = visit("en/puzzles/left-bower-only", java_script_enabled=script)
    page.get_by_role("button", name="Check").click()

    expect(page.locator(".complaint")).to_be_focused()


def test_a_puzzle_of_a_lesson_leads_back_to_its_place(visit):
    """Without a script: answered inside the lesson, judged on its own page, and on with the lesson."""
    page = visit("de/lessons/left-bower-following", java_script_enabled=False)
    first = page.locator("#puzzle-left-bower-only")
    first.get_by_role("checkbox", name="Karo-Bube").check()
    first.get_by_role("button", name="Prüfen").click()
    expect(page.get_by_role("region", name="Fast!")).to_be_focused()
    page.get_by_role("link", name="Weiter in der Lektion").click()

    expect(page).to_have_url(ending("/de/lessons/left-bower-following#puzzle-left-bower-only"))


def test_the_language_switch_is_remembered(visit, server):
    """One click, the same page, and the next visit begins in that language."""
    page = visit("de/puzzles/left-bower-only?answer=JD")
    page.get_by_role("link", name="Čeština").click()

    expect(page).to_have_url(ending("/cs/puzzles/left-bower-only?answer=JD"))
    (cookie,) = page.context.cookies()
    kept = (cookie["name"], cookie["value"], cookie["httpOnly"], cookie["sameSite"])
    assert kept == ("lang", "cs", True, "Lax")
    page.goto(server)
    expect(page).to_have_url(ending("/cs/"))


def test_a_dispute_is_settled(visit):
    """Tapped together without a script, and the rules have spoken."""
    page = visit("de/ask/", java_script_enabled=False)
    page.get_by_role("radio", name="Herz").check()
    page.get_by_role("radio", name="Ost").check()
    page.get_by_role("button", name="Übernehmen").click()
    page.locator("button[name=put][value='9H']").click()
    for card in ("JD", "AD"):
        page.locator(f"[name=hand][value='{card}']").check()
    page.get_by_role("button", name="Entscheiden lassen").click()

    expect(page.get_by_role("region", name="So entscheiden die Regeln")).to_be_focused()
    expect(page.locator(".expected")).to_have_text("Richtig ist: der Karo-Bube.")


def test_settings_are_kept_and_shown(visit):
    """Night cards in four colours, with English letters, on the page where one was."""
    page = visit(
        "de/puzzles/left-bower-only", java_script_enabled=False, viewport={"width": 390, "height": 700}
    )
    jack = page.locator(".pick .pc-r").first
    expect(jack).to_have_text("B", use_inner_text=True)
    page.get_by_role("link", name="Einstellungen").first.click()
    for name in ("Vierfarbiges Blatt", "Dunkle Karten", "Englisch: J, Q, K, A", "Dunkel"):
        page.get_by_role("radio", name=name, exact=True).check()
    page.get_by_role("button", name="Übernehmen").click()

    expect(page).to_have_url(ending("/de/puzzles/left-bower-only"))
    expect(jack).to_have_text("J", use_inner_text=True)
