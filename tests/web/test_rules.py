"""The rules of each game: what they say is what the rules decide."""

import re
from urllib.parse import urljoin

import pytest
from leaflets import plain, said, section, table

from tutor.language import catalogue, lexicon
from tutor.rules import VARIANTS, Outcome, Rulebook, Seat, rule_names
from tutor.web.leaflet import leaflet
from tutor.web.leaflet.house import GROUPS, house_of
from tutor.web.words import Words

RED_ORDER = "JH JD AH KH QH 10H 9H"
# From the rules reference, section 3: the pack, what is left over, the lengths of the suits, the target.
PACKS = {
    "standard": (24, 4, (7, 5, 6), 10),
    "two-handed": (24, 14, (7, 5, 6), 10),
    "three-handed": (24, 4, (7, 5, 6), 10),
    "british": (25, 5, (8, 5, 6), 11),
    "thirty-two": (32, 12, (9, 7, 8), 10),
    "railroad": (25, 5, (8, 5, 6), 10),
    "hasenpfeffer": (25, 1, (8, 5, 6), 10),
    "napoleon": (52, 32, (13, 13, 13), None),
}
# Section 4: how many cards each gets at a time, from the dealer's left.
PACKETS = {
    "standard": "3-2-3-2, 2-3-2-3",
    "two-handed": "3-3, 2-2",
    "three-handed": "3-3-3-3, 2-2-2-2",
    "british": "3-3-3-3, 2-2-2-2",
    "thirty-two": "3-3-3-3, 2-2-2-2",
    "railroad": "3-3-3-3, 2-2-2-2",
    "hasenpfeffer": "3-3-3-3, 3-3-3-3",
    "napoleon": None,
}
# Sections 4 to 9: tricks of the makers, their points, those of each defender; a part for each lone hand.
USUAL = [("5", "2", "0"), ("3–4", "1", "0"), ("0–2", "0", "2")]
LONE = [("5", "4", "0"), ("3–4", "1", "0"), ("0–2", "0", "2")]
THREE = [("5", "3", "0"), ("3–4", "1", "0"), ("0–2", "0", "2")]
THREE_AGAINST_LONER = [("5", "3", "0"), ("3–4", "1", "0"), ("1–2", "0", "2"), ("0", "0", "4")]
POINTS = {
    "standard": [USUAL, LONE],
    "two-handed": [USUAL],
    "three-handed": [THREE, THREE, THREE_AGAINST_LONER, THREE_AGAINST_LONER],
    "british": [USUAL, LONE],
    "thirty-two": [USUAL, LONE],
    "railroad": [USUAL, LONE, [("5", "4", "0"), ("3–4", "1", "0"), ("0–2", "0", "4")]],
}
# Section 11: the tricks that make a bid, what it brings against three, what it costs.
STAKES = [
    ("2–5", "+6", "−2", "0–1", "−6", "+2"),
    ("3–5", "+9", "−3", "0–2", "−9", "+3"),
    ("0", "+9", "−3", "1–5", "−9", "+3"),
    ("4–5", "+12", "−4", "0–3", "−12", "+4"),
    ("5", "+30", "−10", "0–4", "−15", "+5"),
    ("5", "+60", "−20", "0–4", "−30", "+10"),
    ("5", "+90", "−30", "0–4", "−45", "+15"),
]


@pytest.fixture(params=VARIANTS)
def variant(request):
    """Each game in turn."""
    return request.param


# The numbers


def test_the_pack(read, lang, variant):
    """How many cards, how many are over, how long each suit is."""
    cards, over, lengths, _ = PACKS[variant]
    page = read(f"/{lang}/rules/{variant}")
    told = section(page, "cards")

    assert str(cards) in told.split("♥")[0]
    for length in set(lengths):
        assert said(length, lang) & set(re.findall(r"\w+", told.casefold()))
    if over > 1:
        assert said(over, lang) & set(re.findall(r"\w+", section(page, "deal").casefold()))


def test_the_order_of_the_cards(read, lang, variant):
    """Every card of the pack is shown once, the trumps first and in their order; bowers under each trump."""
    page = read(f"/{lang}/rules/{variant}")
    shown = page.source[page.source.index('class="orders"') : page.source.index('class="told-rules"')]
    names = [plain(name).split(",")[0] for name in re.findall(r'<span class="vh">(.*?)</span>', shown)]
    rules = VARIANTS[variant]
    name = {str(card): lexicon(lang).card(str(card), art="none") for card in rules.pack}
    trumps = {
        "napoleon": "AH KH QH JH 10H 9H 8H 7H 6H 5H 4H 3H 2H",
        "thirty-two": f"{RED_ORDER} 8H 7H",
    }.get(variant, f"{'Joker ' if rules.joker else ''}{RED_ORDER}").split()

    assert len(names) == len(set(names)) == len(rules.pack)
    assert [one.casefold() for one in names[: len(trumps)]] == [name[card].casefold() for card in trumps]
    bowers = page.of_class("bowers")
    assert len(bowers) == (variant != "napoleon")
    if bowers:
        jacks = ["JC", "JS", "JD", "JH", "JH", "JD", "JS", "JC"]
        found = re.findall(
            r'<span class="vh">(.*?)</span>', page.source[page.source.index('class="bowers"') :]
        )
        assert [one.casefold() for one in found[:8]] == [name[jack].casefold() for jack in jacks]


def test_the_packets(read, lang, variant):
    """As the dealer deals them, round by round."""
    told = section(read(f"/{lang}/rules/{variant}"), "deal")

    if PACKETS[variant] is None:
        assert not re.search(r"\d-\d", told)
    else:
        assert re.findall(r"\d(?:-\d)+(?:, \d(?:-\d)+)*", told) == [PACKETS[variant]]


def test_the_points_by_tricks(read, lang, variant):
    """By the hand-made tables; bids and stakes have tests of their own."""
    if variant in POINTS:
        found = table(read(f"/{lang}/rules/{variant}"))
        assert found == [[list(row) for row in part] for part in POINTS[variant]]


def test_the_points_by_bids(read, lang):
    """A bid that is made is worth the tricks, one that fails costs itself; the others get their tricks."""
    (rows,) = table(read(f"/{lang}/rules/hasenpfeffer"))
    *bids, others = rows

    assert [len(row) for row in rows] == [8] * 7
    for bid, (_, *cells) in enumerate(bids, start=1):
        assert cells == [f"+{tricks}" if tricks >= bid else f"−{bid}" for tricks in range(7)]
    assert others[1:] == ["+6", "+5", "+4", "+3", "+2", "+1", "0"]


def test_the_points_by_stakes(read, lang):
    """What three opponents pay, and get."""
    (rows,) = table(read(f"/{lang}/rules/napoleon"))
    pairs = list(zip(rows[::2], rows[1::2], strict=True))

    assert [(*made[1:], *failed[1:]) for made, failed in pairs] == STAKES


@pytest.mark.parametrize("variant", POINTS)
def test_every_outcome_stands_in_the_table_once(read, variant):
    """And the rulebook gives it these points."""
    maker, defender = Seat.SOUTH, Rulebook(VARIANTS[variant]).defenders(Seat.SOUTH)[0]
    lone = [(), (maker,), (defender,), (maker, defender)]
    modes = {1: lone[:1], 2: lone[:2], 3: [*lone[:2], lone[3]], 4: lone}
    parts = table(read(f"/en/rules/{variant}"))
    for part, alone in zip(parts, modes[len(parts)], strict=True):
        counted = []
        for tricks, makers, defenders in part:
            low, _, high = tricks.partition("–")
            for count in range(int(low), int(high or low) + 1):
                score = Rulebook(VARIANTS[variant]).score(Outcome(maker, count, alone)).points
                assert (str(score[maker]), str(score[defender])) == (makers, defenders)
                counted.append(count)
        assert sorted(counted) == list(range(6))


def test_the_end_and_the_revoke(read, lang, variant):
    """The target, and what a revoke costs with and without a lone hand."""
    target = PACKS[variant][3]
    page = read(f"/{lang}/rules/{variant}")
    end, revoke = (set(re.findall(r"\w+", section(page, id).casefold())) for id in ("end", "revoke"))
    if target:
        assert said(target, lang) & end
    costs = {2: variant != "napoleon", 4: variant not in ("two-handed", "hasenpfeffer", "napoleon")}
    two = {*said(2, lang), "dva"}
    for points, named in costs.items():
        assert bool((two if points == 2 else said(points, lang)) & revoke) is named, points


def test_a_table_that_changes_its_rules_reads_other_pages(read, lang, monkeypatch):
    """Nothing on the page is a copy: it follows the rule set."""
    changed = VARIANTS["standard"].with_rules(
        {
            "target": 7,
            "min_rank": "7",
            "march": 6,
            "lone_march": 9,
            "revoke_penalty": "3_lone_5",
            "deal_pattern": "singles",
        }
    )
    before = read(f"/{lang}/rules/standard")
    monkeypatch.setattr(leaflet, "VARIANTS", {**VARIANTS, "standard": changed})
    read_again = read(f"/{lang}/rules/standard?again")

    assert table(read_again) == [
        [["5", "6", "0"], ["3–4", "1", "0"], ["0–2", "0", "2"]],
        [["5", "9", "0"], ["3–4", "1", "0"], ["0–2", "0", "2"]],
    ]
    assert "32" in section(read_again, "cards")
    assert "32" not in section(before, "cards")
    assert said(7, lang) & set(re.findall(r"\w+", section(read_again, "end").casefold()))
    assert said(5, lang) & set(re.findall(r"\w+", section(read_again, "revoke").casefold()))
    assert not re.search(r"\d-\d", section(read_again, "deal"))


# What is said of the play is proved

ALLOWED = {
    "bowers": [["AS", "9S"], ["JD", "AS", "9C", "QS", "KC"], ["JD"]],
    "napoleon": [["AS", "9S"], ["JD"], ["JD", "AD", "KC", "QS", "10S"]],
}


def test_the_examples(read, lang, variant):
    """The marked cards are those of a hand-made list, and the address of each position agrees."""
    page = read(f"/{lang}/rules/{variant}")
    source = page.source[page.source.index('class="examples"') :]
    expected = [*ALLOWED.get(variant, ALLOWED["bowers"]), *([["Joker"]] if VARIANTS[variant].joker else [])]
    links = [one["href"] for one in page.all("a") if "/ask/legal-plays?" in one["href"]]
    shown = source.split("</ol>")[0].split('<p class="look">')[:-1]

    assert len(links) == len(shown) == len(expected)
    for link, one, cards in zip(links, shown, expected, strict=True):
        marked = re.findall(r'<li class="res-right">.*?<span class="vh">(.*?)[,<]', one)
        names = [lexicon(lang).card(card, art="none") for card in cards]
        assert [name.casefold() for name in marked] == [name.casefold() for name in names]
        verdict = read(
            urljoin(f"http://localhost/{lang}/rules/x", link).removeprefix("http://localhost")
            + f"&answer={'+'.join(cards)}"
        )
        assert verdict.of_class("verdict")[0]["class"].split()[1] == "right"


# House rules and disputes


def test_every_house_rule_is_on_every_page(read, lang, variant):
    """With its name, what it is here, and what it means."""
    page = read(f"/{lang}/rules/{variant}")
    entries = {one["id"]: one.text for one in page.elements if one.get("id") and one.tag == "div"}

    assert sorted(name for names in GROUPS.values() for name in names) == sorted(rule_names())
    for name in rule_names():
        text = plain(entries[f"rule-{name}".replace("_", "-")])
        for message in (f"rule-{name}", f"rules-means-{name}"):
            assert plain(catalogue(lang).format(message.replace("_", "-"))) in text


def test_what_else_a_table_can_agree_on(read):
    """By hand: a few rules of the usual game."""
    page = read("/en/rules/standard")
    text = {one["id"]: plain(one.text) for one in page.elements if one.get("id") and one.tag == "div"}

    assert text["rule-min-rank"].startswith("Lowest card Nine Or: Eight · Seven · Two ")
    assert text["rule-target"].startswith("Points to win 10 Or: 1 to 9, 11 to 100 ")
    assert text["rule-stick-dealer"].startswith("Stick the dealer Off Or: On ")
    assert text["rule-seats"].startswith("Who plays Four players Who sits")
    assert text["rule-lowest-bid"].startswith("Lowest bid Does not apply The fewest")


DISPUTED = {
    "blind": {"british"},
    "hearts": {"railroad"},
    "best": {"railroad"},
    "railroad-pack": {"railroad"},
    "hand-size": {"thirty-two"},
    "two-handed": {"two-handed"},
    "dummy": {"three-handed"},
    "set-back": {"three-handed"},
    "both-reach": {"three-handed"},
    "widow": {"hasenpfeffer"},
    "bidder-leads": {"hasenpfeffer"},
    "nap-pass": {"napoleon"},
    "misere": {"napoleon"},
    "lone-lead": set(VARIANTS) - {"two-handed", "hasenpfeffer", "napoleon"},
    "stick-dealer": set(VARIANTS) - {"hasenpfeffer", "napoleon"},
    "assist": {"standard", "british", "thirty-two", "railroad"},
    "revoke": set(VARIANTS) - {"napoleon"},
    "first-dealer": set(VARIANTS),
}


def test_a_dispute_stands_with_the_games_that_it_concerns(read, lang):
    """One line each."""
    told = {name: section(read(f"/{lang}/rules/{name}"), "disputed") for name in VARIANTS}
    for dispute, expected in DISPUTED.items():
        line = plain(catalogue(lang).format(f"dispute-{dispute}"))
        assert {name for name, text in told.items() if line in text} == expected, dispute


def test_house_rules_open_by_keyboard_and_without_a_script(visit):
    """A group that is closed at first holds its rules."""
    page = visit("de/rules/standard", java_script_enabled=False)
    group = page.locator("details", has=page.locator("#rule-target"))
    assert not page.locator("#rule-target").is_visible()

    group.locator("summary").focus()
    page.keyboard.press("Enter")

    assert page.locator("#rule-target").is_visible()


def test_forced_colours_keep_what_is_allowed_apart(visit):
    """A card that may be played has a mark; faces keep their colours."""
    page = visit("en/rules/standard", forced_colors="active")
    first = page.locator(".examples > li").first

    assert first.locator(".mark").count() == 2
    assert first.locator(".mark").first.is_visible()
    red = first.locator(".pc-H").first.evaluate("one => getComputedStyle(one).color")
    assert red == "rgb(196, 18, 47)"


def test_the_contents_lead_to_headings(read, lang, variant):
    """Every link within the page; the headings are named the same."""
    page = read(f"/{lang}/rules/{variant}")
    headings = {one["id"]: plain(one.text) for one in page.all("h2") if one.get("id")}
    links = {one["href"][1:]: plain(one.text) for one in page.all("a") if one["href"].startswith("#")}
    del links["content"], headings["beside"]

    assert links == headings


@pytest.mark.parametrize("variant", VARIANTS)
def test_nothing_else_to_agree_on_reads_like_what_is_played(variant, lang):
    """Two seats, or two seats: whoever reads that learns nothing."""
    for group in house_of(VARIANTS[variant], Words(lang)):
        for rule in group.open:
            said = rule.others.split(": ", 1)[1].split(" · ")
            assert rule.value not in said, rule.id
