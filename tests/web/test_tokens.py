"""The style sheet's colours: every pair that is read or has to be seen has enough contrast."""

import re
from pathlib import Path

import pytest

import tutor.web

SHEET = (Path(tutor.web.__file__).parent / "static" / "school.css").read_text("utf-8")
TEXT, SHAPE = 4.5, 3.0
"""What WCAG 2.2 AA asks of text, and of the outlines of controls and marks (1.4.3, 1.4.11)."""
ON_PAGE = [
    *[(ink, paper, TEXT) for ink in ("ink", "ink-2") for paper in ("bg", "surface", "surface-2")],
    *[(ink, paper, TEXT) for ink in ("brand", "ink") for paper in ("bg", "surface")],
    ("on-brand", "brand", TEXT),
    ("on-gold", "gold", TEXT),
    *[(mood, f"{mood}-bg", TEXT) for mood in ("good", "bad", "warn")],
    *[(mood, "surface", TEXT) for mood in ("good", "bad", "warn")],
    *[("ink", f"{mood}-bg", TEXT) for mood in ("good", "bad", "warn")],
    *[("line-strong", paper, SHAPE) for paper in ("bg", "surface", "good-bg", "bad-bg", "warn-bg")],
    ("focus", "bg", SHAPE),
    ("focus", "surface", SHAPE),
]
ON_FELT = [
    *[("on-felt", paper, TEXT) for paper in ("felt-1", "felt-2", "felt-chip")],
    *[("turn", paper, TEXT) for paper in ("felt-1", "felt-2")],
    *[
        (ring, paper, SHAPE)
        for ring in ("gold", "ring-ok", "ring-bad", "ring-missed")
        for paper in ("felt-1", "felt-2")
    ],
    *[("on-ring", ring, TEXT) for ring in ("ring-ok", "ring-bad", "ring-missed")],
]
ON_CARD = [(f"suit-{suit}", "face", TEXT) for suit in "hdscx"]
DECKS = {"two": "", "four": "[data-deck=four]"}


def declarations(selector, source=SHEET):
    """The custom properties of the rule with exactly this selector."""
    found = re.search(rf"(?:^|\}}|\{{|\*/)\s*{re.escape(selector)} \{{([^{{}}]*)\}}", source)
    assert found, selector
    return dict(re.findall(r"--([\w-]+): ([^;]+);", found[1]))


def tokens(theme, deck="two", face="day"):
    """Every token as a visitor with these settings sees it."""
    found = declarations(":root")
    after = SHEET[SHEET.index("@supports") :]
    for name, value in declarations(":root", after[after.index("{") + 1 :]).items():
        pair = re.fullmatch(r"light-dark\((\S+), (\S+)\)", value)
        assert pair, name
        assert found[name] == pair[1], f"{name}: old browsers would see another light colour"
        found[name] = pair[1 if theme == "light" else 2]
    if deck == "four":
        found |= declarations("[data-deck=four]")
    if face == "night":
        found |= declarations("[data-face=night]")
    if (deck, face) == ("four", "night"):
        found |= declarations("[data-face=night][data-deck=four]")
    return found


def luminance(colour):
    """By the formula of WCAG, for #rgb and #rrggbb."""
    digits = colour.removeprefix("#")
    digits = "".join(2 * digit for digit in digits) if len(digits) == 3 else digits
    assert re.fullmatch(r"[0-9a-f]{6}", digits), colour
    parts = [int(digits[at : at + 2], 16) / 255 for at in (0, 2, 4)]
    red, green, blue = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    ]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one, other):
    """From 1 to 21."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def test_the_formula():
    """Values that are written down in WCAG and known by heart."""
    assert contrast("#000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(("ink", "paper", "least"), [*ON_PAGE, *ON_FELT])
def test_pages_and_felt(theme, ink, paper, least):
    """What is written can be read, what is drawn can be seen."""
    found = tokens(theme)

    assert contrast(found[ink], found[paper]) >= least


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("face", ["day", "night"])
@pytest.mark.parametrize(("ink", "paper", "least"), ON_CARD)
def test_cards(theme, deck, face, ink, paper, least):
    """Each suit on each face, in two and in four colours."""
    found = tokens(theme, deck, face)

    assert contrast(found[ink], found[paper]) >= least


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("face", ["day", "night"])
def test_the_same_colour_is_seen(deck, face):
    """The left bower is the jack of the same colour: the red suits are warm, the black ones are not."""
    found = tokens("light", deck, face)

    def warmth(suit):
        digits = found[f"suit-{suit}"]
        return int(digits[1:3], 16) - int(digits[5:7], 16)

    assert min(warmth("h"), warmth("d")) > 60
    assert max(warmth("s"), warmth("c")) <= 0
    assert (found["suit-h"] == found["suit-d"]) == (deck == "two")
