"""Directives, claims, terms and placeholders: how they are read, and what becomes of them on the page."""

from html import escape

import pytest

from tutor.content.claims import Claim, disprove, read_claim
from tutor.content.directives import (
    Directive,
    Known,
    Renderer,
    ShowCards,
    ShowGenerated,
    ShowHand,
    ShowPuzzle,
    ShowTrick,
    read_directive,
)
from tutor.content.lessons import LessonText, render_text
from tutor.content.marks import Form, scan
from tutor.content.problems import Place
from tutor.rules import Card, Suit, Trick

PUZZLES = {"left-bower-only", "black-pair"}
KNOWN = Known(PUZZLES, {"march": ["deal", "call.1.W", "1.E", "1", "2.E"], "broken": []})
NAMES = {"left-bower": "levý bower", "trick": "zdvih"}


class Plain:
    """A renderer whose HTML can be read in a test."""

    def puzzle(self, id: str) -> str:
        return f"<section>{id}</section>" if id in PUZZLES else ""

    def hand(self, id: str, stop: str | None) -> str:
        return f"<article>{id} {stop}</article>"

    def cards(self, cards: tuple[Card, ...]) -> str:
        return f"<ul>{' '.join(map(str, cards))}</ul>"

    def trick(self, trick: Trick, trump: Suit | None) -> str:
        plays = " ".join(f"{seat}:{card}" for seat, card in trick.plays())
        return f"\n<figure>{plays} trump {trump}</figure>\n"

    def generate(self, kind: str, skill: str | None, n: int) -> str:
        return f"<section>{n} {kind} {skill}</section>"

    def term(self, id: str, text: str) -> str:
        return f'<a href="#{id}">{escape(text)}</a>'


def html(source: str, lang: str = "en") -> str:
    renderer: Renderer = Plain()
    return render_text(LessonText(lang, "", "", source, NAMES), lang, renderer)


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        (":::puzzle left-bower-only", ShowPuzzle(id="left-bower-only")),
        (":::cards jd, A♠", ShowCards(cards=("JD", "AS"))),
        (":::trick W 10D trump=H", ShowTrick(trick={"leader": "W", "cards": ["10D"]}, trump="H")),
        (':::trick west 10D trump="none"', ShowTrick(trick={"leader": "W", "cards": ["10D"]})),
        (":::generate legal-plays", ShowGenerated(kind="legal-plays", n="1")),
        (":::generate bower skill=voids n=9", ShowGenerated(kind="bower", skill="voids", n="9")),
    ],
)
def test_directives_are_read(line: str, expected: Directive) -> None:
    assert read_directive(line, Place(1, 1), KNOWN) == expected


def test_a_hand_is_read_to_its_stop() -> None:
    hand = read_directive(":::hand march stop=2.east", Place(3, 1), KNOWN)

    assert isinstance(hand, ShowHand)
    assert (hand.id, hand.stop) == ("march", "2.E")


def test_whether_a_broken_hand_has_a_step_is_not_asked() -> None:
    assert isinstance(read_directive(":::hand broken stop=2.E", Place(3, 1), KNOWN), ShowHand)


def faults(line: str) -> list[str]:
    problems = read_directive(line, Place(3, 1), KNOWN)
    assert isinstance(problems, list)
    assert {problem.code for problem in problems} == {"directive"}
    return [f"{problem.place.line}:{problem.place.column} {problem.reason.code}" for problem in problems]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        (":::", ["3:1 directive-unknown"]),
        ("::: puzzle left-bower-only", ["3:1 directive-unknown"]),
        (":::puzle left-bower-only", ["3:1 directive-unknown"]),
        (":::puzzle", ["3:1 directive-arguments"]),
        (":::puzzle id=left-bower-only", ["3:1 directive-arguments"]),
        (":::puzzle lef-bower-only", ["3:11 puzzle-unknown"]),
        (":::puzzle left-bower-only black-pair", ["3:11 not-an-id"]),
        (":::puzzle left-bower-only n=2", ["3:27 unknown-key"]),
        (":::cards JD XX 2X", ["3:13 not-a-card", "3:16 not-a-card"]),
        (":::cards JD AS JD", ["3:16 card-twice"]),
        (":::cards JD cards=AS", ["3:13 duplicate-key"]),
        (':::trick W cards="10D"', ["3:12 unknown-key", "3:10 not-a-trick"]),
        (":::trick 10D KD", ["3:10 not-a-trick"]),
        (":::trick W", ["3:10 not-a-trick"]),
        (":::trick W 10D KD 9D AD QD", ["3:25 trick-too-long"]),
        (":::trick W 10D KD 10D", ["3:19 card-twice"]),
        (":::trick N 10D KD 9D variant=two-handed", ["3:19 trick-too-long"]),
        (":::trick N 10D KD 9D variant=three-handed", ["3:10 not-seated"]),
        (":::trick N 10D variant=bridge", ["3:24 unknown-variant"]),
        (":::trick W 10D trump=X", ["3:22 not-a-suit"]),
        (':::trick W 10D trump="X"', ["3:22 not-a-suit"]),
        (":::trick W 10D trumps=H", ["3:16 unknown-key"]),
        (":::trick W 10D trump=H KD", ["3:1 directive-arguments"]),
        (':::trick W 10D trump="H', ["3:1 directive-arguments"]),
        (":::hand marsch stop=2.E", ["3:9 hand-unknown"]),
        (":::hand march stop=2.X", ["3:20 not-a-seat"]),
        (":::hand march stop=0.E", ["3:20 not-a-step"]),
        (":::hand march stop=2.S", ["3:20 hand-no-step"]),
        (":::generate legal-play", ["3:13 unknown-kind"]),
        (":::generate bower skill=void", ["3:25 unknown-skill"]),
        (":::generate bower n=0", ["3:21 not-a-number"]),
        (":::generate bower n=10", ["3:21 not-a-number"]),
        (":::generate bowr n=many", ["3:13 unknown-kind", "3:20 not-a-number"]),
    ],
)
def test_faults_of_a_directive_stand_at_their_words(line: str, expected: list[str]) -> None:
    assert faults(line) == expected


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        (":::puzle left-bower-only", "puzzle"),
        (":::puzzle lef-bower-only", "left-bower-only"),
        (":::trick W 10D trumps=H", "trump"),
        (":::hand marsch", "march"),
        (":::hand march stop=2.S", "2.E"),
        (":::generate legal-play", "legal-plays"),
        (":::generate bower skill=void", "voids"),
        (":::xylophone", None),
    ],
)
def test_what_was_meant_is_guessed(line: str, meant: str | None) -> None:
    problems = read_directive(line, Place(1, 1), KNOWN)

    assert isinstance(problems, list)
    assert problems[0].reason.values["guess"] == meant


@pytest.mark.parametrize(
    ("text", "en", "de", "cs"),
    [
        (
            "[bower trump=H which=left -> JD]",
            "the jack of diamonds",
            "der Karo-Bube",
            "kárový kluk",
        ),
        ("[effective-suit trump=S card=JC -> S]", "spades", "Pik", "piky"),
        ('[trick-winner trump=C trick="E 9D AD KD 10D" -> S]', "you", "du", "ty"),
        ('[trick-winner trump=C trick="N 9D KD QD AD" -> W]', "West", "West", "Západ"),
        ('[trumps trump=C hand="9D JC JS" -> JC, JS]', None, None, "křížový kluk a\u00a0pikový kluk"),
        ('[trumps trump=C hand="9D 9H" -> none]', "no card", "keine Karte", "žádná karta"),
        ('[legal-plays variant=two-handed trump=H trick="N 9C" hand="JD KS" -> all]', None, None, None),
        ('[legal-plays rules.min-rank=7 trump=H hand="7D" -> 7D]', "the seven of diamonds", None, None),
    ],
)
def test_true_claims_become_words_inside_a_sentence(
    text: str, en: str | None, de: str | None, cs: str | None
) -> None:
    claim = read_claim(text)

    assert isinstance(claim, Claim), claim
    assert disprove(claim) is None
    for lang, words in (("en", en), ("de", de), ("cs", cs)):
        assert words in (None, claim.words(lang))


@pytest.mark.parametrize(
    ("text", "computed"),
    [
        ("[bower trump=H which=left -> JC]", "JD"),
        ("[effective-suit trump=S card=JC -> C]", "S"),
        ('[trick-winner trump=C trick="E 9D AD KD JS" -> S]', "N"),
        ('[trumps trump=C hand="9D JS" -> none]', "JS"),
        ('[rank-order trump=C cards="JS JC" -> JS JC]', "JC JS"),
    ],
)
def test_false_claims_are_disproved(text: str, computed: str) -> None:
    claim = read_claim(text)

    assert isinstance(claim, Claim), claim
    problem = disprove(claim)
    assert problem is not None
    assert (problem.code, problem.reason.code) == ("wrong-answer", "claim-wrong")
    assert problem.reason.values["computed"] == computed


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("[legal-plays trump=H hand=JD]", "grammar"),
        ("[legal-plays trump=H hand=JD ->]", "grammar"),
        ("[trump=H hand=JD -> JD]", "grammar"),
        ("[legal-plays trump H hand=JD -> JD]", "grammar"),
        ('[legal-plays trump=H hand="JD -> JD]', "grammar"),
        ("[legal-plays trump=H hand=JD -> XX]", "grammar"),
        ("[bower trump=H which=left -> JD JC]", "grammar"),
        ("[legal trump=H hand=JD -> JD]", "unknown-kind"),
        ("[legal-plays trump=H -> JD]", "missing-key"),
        ("[legal-plays trump=H hand=JD card=JD -> JD]", "unknown-key"),
        ("[legal-plays trump=H hand=JD hand=JC -> JD]", "duplicate-key"),
        ("[legal-plays trump=H hand=2C -> 2C]", "card-outside-deck"),
        ('[legal-plays trump=H hand="JD JD" -> JD]', "card-twice"),
        ('[legal-plays trump=H trick="N 9C" hand=JD -> JD]', "turn"),
        ("[legal-plays trump=none hand=JD -> JD]", "position"),
        ("[legal-plays rules.dek=32 trump=H hand=JD -> JD]", "rules"),
        ('[rank-order trump=C cards="JS AD" -> JS AD]', "no-order"),
    ],
)
def test_broken_claims_are_refused_as_a_puzzle_would_be(text: str, code: str) -> None:
    problems = read_claim(text)

    assert isinstance(problems, list)
    assert [problem.code for problem in problems] == [code]


def marks(source: str) -> list[tuple[Form, str]]:
    return [(mark.form, mark.text) for mark in scan(source) if mark.form is not Form.CODE]


@pytest.mark.parametrize(
    "source",
    [
        "`{JD}` and ``[[trick]] ` {JD}``",
        "```\n:::puzzle x\n\n{JD}\n```",
        "~~~ yaml\n[bower trump=H -> JD]\n~~~",
        "\\{JD} \\[[trick]] \\[bower which=left -> JD]",
        "[a link](https://example.org/?a=b)",
        "[a=b -> c](address)",
        "[trumps](address) and [bower]",
        "[\n\n]",
    ],
)
def test_what_is_code_or_escaped_or_a_link_is_left_alone(source: str) -> None:
    assert marks(source) == []


def test_marks_are_found_in_the_order_of_the_text() -> None:
    source = "A {JD:acc} [[trick]]\n:::cards JD \n[bower trump=H\nwhich=left -> JD]\n a :::puzzle x `{` {9H"

    assert marks(source) == [
        (Form.PLACEHOLDER, "{JD:acc}"),
        (Form.TERM, "[[trick]]"),
        (Form.DIRECTIVE, ":::cards JD"),
        (Form.CLAIM, "[bower trump=H\nwhich=left -> JD]"),
        (Form.BROKEN, ":::"),
        (Form.BROKEN, "{"),
    ]


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("# {JD}", "<h1>the jack of diamonds</h1>"),
        (":::puzzle black-pair", "<section>black-pair</section>"),
        ("One\n\n:::puzzle left-out\n\ntwo", "<p>One</p>\n<p>two</p>"),
        (":::cards JD AS", "<ul>JD AS</ul>"),
        (":::trick W 10D KD 9D trump=H", "<figure>W:10D N:KD E:9D trump H</figure>"),
        (":::trick S 9C", "<figure>S:9C trump None</figure>"),
        (":::trick N 9C AC variant=two-handed", "<figure>N:9C S:AC trump None</figure>"),
        (":::trick W 9C AC KC variant=three-handed", "<figure>W:9C E:AC S:KC trump None</figure>"),
        (":::generate bower n=2", "<section>2 bower None</section>"),
        ("One\n:::cards JD\ntwo", "<p>One</p>\n<ul>JD</ul>\n<p>two</p>"),
        ("*[[trick|The {JD}]]*", '<p><em><a href="#trick">The the jack of diamonds</a></em></p>'),
        ("[[trick|a < b]]", '<p><a href="#trick">a &lt; b</a></p>'),
        ("So [bower trump=H which=left -> JD].", "<p>So the jack of diamonds.</p>"),
        ("`{JD}` \\{JD}", "<p><code>{JD}</code> {JD}</p>"),
        ("```\n:::cards JD\n```", "<pre><code>:::cards JD\n</code></pre>"),
        ("    :::", "<p>:::</p>"),
        ("<b onclick='x'>a</b> & &amp;", "<p>&lt;b onclick='x'&gt;a&lt;/b&gt; &amp; &amp;</p>"),
        ("<script>\nx\n</script>", "<p>&lt;script&gt;\nx\n&lt;/script&gt;</p>"),
        ("<!-- x -->", "<p>&lt;!-- x --&gt;</p>"),
    ],
)
def test_a_page_shows_words_and_what_the_renderer_makes(source: str, expected: str) -> None:
    assert html(source) == expected


def test_a_term_in_a_table_does_not_divide_its_cell() -> None:
    page = html("| a | b |\n|---|---|\n| [[trick|x]] | {9H} |")

    assert '<td><a href="#trick">x</a></td>\n<td>the nine of hearts</td>' in page


def test_a_list_goes_on_after_a_directive() -> None:
    assert html("1. a\n\n:::cards JD\n\n2. b") == (
        '<ol>\n<li>a</li>\n</ol>\n<ul>JD</ul>\n<ol start="2">\n<li>b</li>\n</ol>'
    )


def test_a_term_without_a_text_has_its_own_name_and_spaces_do_not_break_in_czech() -> None:
    assert html("V [[trick]] s {JD:ins} a `s tím`", "cs") == (
        '<p>V\u00a0<a href="#trick">zdvih</a> s\u00a0károvým klukem a\u00a0<code>s tím</code></p>'
    )


@pytest.mark.parametrize("source", [":::puzle x", "[bower trump=H which=left -> ]"])
def test_a_text_that_was_not_checked_is_never_shown_half(source: str) -> None:
    with pytest.raises((ValueError, NotImplementedError)):
        html(source)
