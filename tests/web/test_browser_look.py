"""What is seen: no rule of WCAG 2.2 AA broken at any width, in any look; nothing too small or cut off."""

import json

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

RULES = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]}
LANGUAGES = ("de", "cs", "en")
WIDTHS = (320, 390, 1280)
LOOKS = {"light": ("light", ""), "dark": ("dark", ""), "four": ("light", "four")}
PLACES = (
    "",
    "lessons/",
    "lessons/left-bower-following",
    "puzzles/",
    "puzzles/left-bower-only",
    "puzzles/left-bower-only?answer=JD",
    "puzzles/quartet-held-suit-led?answer=AH+JC",
    "puzzles/quartet-held-suit-led?answer=JC&show=JC",
    "puzzles/order-of-trumps?placed=JS+JC",
    "puzzles/order-of-trumps?answer=JC+JS",
    "puzzles/name-the-left-bower",
    "puzzles/suit-of-the-left-bower?answer=S",
    "puzzles/thrown-ace",
    "puzzles/thrown-ace?answer=S&show=4",
    "puzzles/trumps-in-hand?answer=XX",
    "ask/legal-plays?trump=H&hand=JD+JD",
    "ask/legal-plays?variant=two-handed&trump=C&trick=N+QH&hand=JC+JS+AC+9C+KH&dealer=S",
    "ask/trick-winner?variant=three-handed&trump=D&trick=W+AS+10S+9S&maker=S&dealer=E",
    "ask/trick-winner?variant=railroad&trump=H&trick=W+Joker+10D+AH&play=E+9C+10C+AC&alone=S&maker=S&dealer=W",
    "puzzles/left-bower-leads-no-clubs",
    "puzzles/left-bower-shows-a-void?answer=none",
    "puzzles/card-taken-up-is-out",
    "puzzles/own-discard-is-not-out?answer=2",
    "ask/?kind=legal-plays&trump=H&leader=W&trick=9H&hand=JD&go=ask",
    "glossary",
    "rules/",
    "rules/hasenpfeffer",
    "rules/napoleon",
    "rules/three-handed",
    "crib",
    "hands/",
    "hands/first-hand",
    "hands/first-hand?step=1.E&try=AC",
    "hands/both-alone?step=2&hidden=1",
    "hands/revoke-found?step=1.N&asked=1",
    "hands/hasenpfeffer?step=call.1.S&answer=pass",
    "settings",
    "privacy",
    "nothing",
    "quiz",
    "quiz/table",
    "quiz?nothing=1",
    "quiz/0123456789ab/3",
    "puzzles/left-bower-only?quiz=0123456789ab&item=3&hint=2&chosen=JD",
    "puzzles/left-bower-only?quiz=0123456789ab~n.0&item=3&answer=JD",
    "quiz/0123456789ab/end",
    "progress",
    "progress/take?failed=1",
)
THOROUGH = PLACES[4:7]
"""These are looked at in every width with every look, the others in three of the nine pairs."""
SAMPLES = (
    "sample-seats",
    "sample-calls",
    "sample-points",
    "sample-both",
    "sample-number",
    "sample-revoke",
    "sample-code",
)

IN_TEXT = ".skip, .vh, [hidden], :is(p, dd, td) > a:not(.btn), .lesson > :is(p, ul, ol) a:not(.btn)"
"""Links inside a sentence are as large as its words; what is not seen is not touched."""
TOO_SMALL = f"""() =>
  [...document.querySelectorAll("a, button, select, summary, .pick > input, .choice, .field input")]
  .filter(one => !one.matches("{IN_TEXT}") && one.checkVisibility())
  .map(one => [one.outerHTML.slice(0, 90), one.getBoundingClientRect()])
  .filter(([, box]) => box.width < 44 || box.height < 44)
  .map(([html, box]) => `${{Math.round(box.width)}} x ${{Math.round(box.height)}}: ${{html}}`)"""
CUT_OFF = """() =>
  [...document.querySelectorAll("h1, h2, h3, p, legend, label, .btn, .chip, .tag, .slot, .who, summary")]
  .filter(one => one.checkVisibility() && !one.matches(".vh"))
  .filter(one => one.getBoundingClientRect().right > innerWidth || one.scrollWidth > one.clientWidth + 1)
  .map(one => one.outerHTML.slice(0, 120))"""

BROKEN_WORDS = """() =>
  [...document.querySelectorAll(".choice > span, .chip > span, .chip > small")]
  .filter(one => one.checkVisibility() && one.firstChild?.nodeType === Node.TEXT_NODE)
  .flatMap(one => [...one.firstChild.data.matchAll(/[^\\s-]+/g)].map(word => [one.firstChild, word]))
  .filter(([text, word]) => {
    const range = document.createRange();
    range.setStart(text, word.index);
    range.setEnd(text, word.index + word[0].length);
    return new Set([...range.getClientRects()].map(box => Math.round(box.top))).size > 1;
  })
  .map(([, word]) => word[0])"""
NARROW = ("lessons/scoring", "lessons/left-bower", "lessons/pack", "puzzles/four-tricks-one-point")
"""Where the longest words stand in the smallest frames."""


def look_at(page, width, look):
    """The same page, as another visitor sees it."""
    scheme, deck = LOOKS[look]
    page.set_viewport_size({"width": width, "height": 800})
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    page.evaluate(f"document.documentElement.dataset.deck = '{deck}'")


def check_page(page, pairs):
    """In each pair of a width and a look."""
    page.evaluate(Axe().axe_script)
    for width, look in pairs:
        look_at(page, width, look)
        found = page.evaluate(f"axe.run({json.dumps({**RULES, 'resultTypes': ['violations']})})")
        broken = [(one["id"], [node["html"] for node in one["nodes"]]) for one in found["violations"]]
        assert broken == [], (width, look)
        assert page.evaluate("document.documentElement.scrollWidth") <= width, (width, look)
        assert page.evaluate(TOO_SMALL) == [], (width, look)


def pairs_of(number):
    """Every width and every look once."""
    looks = list(LOOKS)
    return [(width, looks[(number + at) % 3]) for at, width in enumerate(WIDTHS)]


@pytest.mark.parametrize("place", PLACES)
def test_no_rule_is_broken(visit, place):
    """Nor is a target smaller than a fingertip, nor does a page scroll sideways."""
    number = PLACES.index(place)
    page = visit(f"{LANGUAGES[number % 3]}/{place}")
    all_pairs = [(width, look) for width in WIDTHS for look in LOOKS]

    check_page(page, all_pairs if place in THOROUGH else pairs_of(number))


@pytest.mark.parametrize("name", SAMPLES)
def test_no_rule_is_broken_in_forms_to_come(visit, sample_server, samples, name):
    """The same for each other form of an answer."""
    number = SAMPLES.index(name)
    page = visit(f"{LANGUAGES[number % 3]}/{samples.PLACES[name]}", site=sample_server)

    check_page(page, pairs_of(number))


def test_the_checks_can_fail(visit):
    """A grey word, a small button and a wide line are found."""
    page = visit("en/")
    page.evaluate(
        """document.querySelector("main").insertAdjacentHTML("beforeend",
           '<p id="grey">grey</p><button id="small">x</button><pre id="wide">' + "wide ".repeat(99));
           document.querySelector("#grey").style.color = "#bbb";
           document.querySelector("#wide").style.width = "900px" """
    )
    page.evaluate(Axe().axe_script)
    found = page.evaluate(f"axe.run({json.dumps(RULES)})")

    assert {"color-contrast", "target-size", "document-title"} <= {
        one["id"] for one in found["passes"] + found["violations"]
    }
    assert "color-contrast" in {one["id"] for one in found["violations"]}
    assert "small" in page.evaluate(TOO_SMALL)[-1]
    assert page.evaluate("document.documentElement.scrollWidth") > 320


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("place", "width"), [("puzzles/low-card-will-do", 360), ("puzzles/quartet-held-suit-led?answer=JC", 1280)]
)
def test_text_at_200_percent(visit, lang, place, width):
    """Twice as large, and nothing is cut off or pushed out of sight."""
    page = visit(f"{lang}/{place}", viewport={"width": width, "height": 800})
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    page.evaluate("() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))")

    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert page.evaluate(CUT_OFF) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("place", NARROW)
def test_no_word_of_an_answer_is_broken(visit, lang, place):
    """“Verteidiger” and “Diamonds” stay whole on a narrow telephone, a suit's name even on the narrowest."""
    page = visit(f"{lang}/{place}", viewport={"width": 360, "height": 800})

    for width in (360, 320, 1280):
        page.set_viewport_size({"width": width, "height": 800})
        assert page.evaluate(BROKEN_WORDS) == [], width


def test_a_broken_word_is_found(visit):
    """In a frame that is too narrow for it."""
    page = visit("de/puzzles/four-tricks-one-point", viewport={"width": 360, "height": 800})
    page.evaluate(
        "document.querySelectorAll('.choice').forEach(one => one.style.cssText = 'max-width: 90px')"
    )

    assert "Verteidiger" in page.evaluate(BROKEN_WORDS)


def test_text_spacing(visit):
    """Letters, words and lines as far apart as WCAG 1.4.12 lets a reader set them."""
    page = visit("de/puzzles/quartet-held-suit-led?answer=JC")
    page.evaluate(
        """for (const one of document.querySelectorAll("main *")) Object.assign(one.style,
           {letterSpacing: "0.12em", wordSpacing: "0.16em", lineHeight: "1.5"})"""
    )

    assert page.evaluate("document.documentElement.scrollWidth") <= 320


@pytest.mark.parametrize("width", [320, 600, 1280])
def test_a_hand_of_six_lies_in_one_row(visit, width):
    """Also where all four of them are open."""
    north_east = "deal.N=AC+QD+10C+KD+QH+QS&deal.E=9C+QC+JH+9D+AH+9S"
    south_west = "deal.S=KC+KH+JD+KS+JC+10S&deal.W=Joker+JS+AD+10H+9H+AS"
    page = visit(
        f"en/ask/revoke?variant=hasenpfeffer&trump=H&play=S+KC+AS+AC+9C&{north_east}&{south_west}",
        viewport={"width": width, "height": 700},
    )
    rows = page.locator(".open-hands .cards").evaluate_all(
        "hands => hands.map(one => new Set([...one.children].map(card => card.offsetTop)).size)"
    )

    assert rows == [1, 1, 1, 1]


def test_forced_colours(visit):
    """Where the system draws in its own colours, cards keep theirs, and what is chosen has an outline."""
    page = visit("en/puzzles/left-bower-only", forced_colors="active")
    box = page.get_by_role("checkbox", name="Jack of diamonds")
    face = page.locator(".pick .pc").first
    red = face.evaluate("one => getComputedStyle(one).color")
    assert face.evaluate("one => getComputedStyle(one).outlineStyle") == "none"
    box.check()

    assert red == "rgb(196, 18, 47)"
    assert face.evaluate("one => getComputedStyle(one).outlineStyle") == "solid"
    assert page.locator(".felt").evaluate("one => getComputedStyle(one).borderStyle") == "solid"
    page.get_by_role("button", name="Check").click()
    expect(page.locator(".res-right .mark svg")).to_be_visible()
    assert page.locator(".mark").first.evaluate("one => getComputedStyle(one).borderStyle") == "solid"


def test_a_worksheet_is_printed(visit):
    """Boxes to tick above the cards; no menu, no button."""
    page = visit("de/puzzles/left-bower-only")
    page.emulate_media(media="print", color_scheme="dark")
    box = page.locator(".pick > input").first

    assert box.evaluate("one => [getComputedStyle(one).opacity, getComputedStyle(one).position]") == [
        "1",
        "static",
    ]
    for gone in (".top", ".foot", ".actions"):
        expect(page.locator(gone)).to_be_hidden()
    assert (
        page.locator("body").evaluate("one => getComputedStyle(one).backgroundColor") == "rgb(255, 255, 255)"
    )
    expect(page.locator(".trick")).to_be_visible()


@pytest.mark.parametrize("cookie", ["", "motion-off"])
def test_nothing_moves_where_it_shall_not(visit, server, cookie):
    """By the device's setting, or by the site's own."""
    page = visit("de/glossary", reduced_motion="no-preference" if cookie else "reduce")
    if cookie:
        page.context.add_cookies([{"name": "display", "value": cookie, "url": server}])
    page.goto(f"{server}de/puzzles/left-bower-only?answer=JD")

    for moving in (".verdict", ".pick .pc"):
        style = page.locator(moving).first.evaluate(
            "one => [getComputedStyle(one).animationName, getComputedStyle(one).transitionDuration]"
        )
        assert style == ["none", "0s"]


def test_what_a_screen_reader_meets(visit):
    """Facts, the trick in the order of play, backs as backs, named cards with their state, the button."""
    page = visit("en/puzzles/low-card-will-do")
    page.get_by_role("checkbox", name="Nine of clubs").check()

    expect(page.locator("main")).to_match_aria_snapshot(
        """
        - heading "Allowed cards" [level=1]
        - list:
          - listitem: "Trump: hearts"
          - listitem: "On lead: North"
        - region "At the table":
          - 'img "North: four cards face down"'
          - 'img "East: four cards face down"'
          - 'img "West: five cards face down"'
          - list "The trick so far":
            - listitem: "North: Ten of clubs"
            - listitem: "East: Queen of clubs"
            - listitem: Your turn
          - group "Your hand":
            - checkbox "Ace of clubs"
            - checkbox "Nine of clubs" [checked]
        - button "Check"
        """
    )


def test_an_open_hint_covers_nothing(visit):
    """The button that it speaks of can still be pressed."""
    page = visit("de/puzzles/void-need-not-trump")
    page.locator("[name=answer]").first.check()
    page.locator("button[name=more]").click()
    expect(page.locator(".hint")).to_be_focused()
    hint, button = (
        page.locator(".hint").bounding_box(),
        page.locator(".actions .btn").first.bounding_box(),
    )

    assert hint["y"] >= button["y"] + button["height"] or hint["y"] + hint["height"] <= button["y"]
    expect(page.locator("[name=answer]").first).to_be_checked()
    page.get_by_role("button", name="Prüfen").click()
    expect(page.locator(".verdict")).to_be_focused()
