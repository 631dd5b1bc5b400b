"""Who revoked, and which card does it: every answer of the table, by hand; what they refuse, and where."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from naive import belongs, legal, pack, power
from rows import Row, read_rows

from tutor.content.address import pairs_of
from tutor.content.answers import print_answer
from tutor.content.ask import read_ask
from tutor.content.check import check
from tutor.content.grading import grade
from tutor.content.kinds import KINDS
from tutor.content.places import data_root
from tutor.content.problems import Place
from tutor.content.puzzles import PuzzleFile, read_puzzles
from tutor.content.question import Question, rulebook_of
from tutor.content.speech import explanation_text, prompt, say_answer
from tutor.language import LANGUAGES
from tutor.rules import VARIANTS

ROWS = read_rows(Path(__file__).parent / "data" / "revokes.txt")
TABLE = {f"{row.kind}: {row.rule}": row for row in ROWS}
ASKED = ("revoke", "play-to")


def read(position: str) -> PuzzleFile:
    return read_puzzles(f"puzzles:\n- {{id: p, {position}}}\n".encode(), "table", stated=False)


def question_of(row: Row) -> Question:
    file = read(f"kind: {row.kind}, variant: {row.variant}, {row.position}")
    assert file.problems == []
    return file.puzzles[0].question


@pytest.mark.parametrize("name", TABLE)
def test_the_answer(name: str) -> None:
    """Printed as `tutor answer` prints it: cards in the hand's order."""
    assert print_answer(question_of(TABLE[name]).computed) == TABLE[name].answer


@pytest.mark.parametrize("name", TABLE)
def test_the_right_answers_are_accepted_and_no_other(name: str) -> None:
    """The whole of what can be given: each play, or each card; and none."""
    row = TABLE[name]
    question = question_of(row)
    right = [row.answer] if row.kind == "revoke" else row.answer.split()
    given = [*question.position.choices(question.rulebook), "none"]

    assert set(right) <= set(given)
    for answer in given:
        assert grade(question, question.read_answer([answer])).correct is (answer in right), answer


@pytest.mark.parametrize("name", TABLE)
def test_the_address_states_the_question_again(name: str) -> None:
    question = question_of(TABLE[name])

    assert read_ask(question.position.kind, pairs_of(question)) == question


@pytest.mark.parametrize("name", TABLE)
def test_it_is_asked_and_explained_in_every_language(name: str) -> None:
    question = question_of(TABLE[name])
    for lang in LANGUAGES:
        assert prompt(question, lang).lang == lang
        for answer in (*question.position.choices(question.rulebook), "none"):
            text = explanation_text(question, question.read_answer([answer]), lang)
            assert "{" not in text
            assert "$" not in text


def test_the_table_has_both_kinds_and_the_reports() -> None:
    assert len(TABLE) == len(ROWS)
    assert {row.kind for row in ROWS} == set(ASKED) <= set(KINDS)
    assert {row.variant for row in ROWS if row.kind == "revoke"} == set(VARIANTS)
    assert {"report-41.south", "report-41.west", "report-41.north"} <= {row.rule for row in ROWS}


# Any of several right answers


def test_one_of_several_right_cards_is_enough() -> None:
    question = question_of(TABLE["play-to: win.any-trump"])
    result = grade(question, ("QH",))

    assert result.correct
    assert not result.partly
    assert result.expected == ("JH", "QH", "JD")
    assert [(str(one.item), one.verdict) for one in result.verdicts] == [
        ("JH", "also"),
        ("QH", "right"),
        ("AC", "left"),
        ("JD", "also"),
    ]


def test_after_a_wrong_card_every_right_one_would_have_been_right() -> None:
    question = question_of(TABLE["play-to: win.any-trump"])
    result = grade(question, ("AC",))

    assert not result.correct
    assert [one.verdict for one in result.verdicts] == ["missed", "missed", "wrong", "missed"]
    assert not grade(question, ()).correct
    assert not grade(question, ("QH", "AC")).correct


def test_an_author_lists_all_of_them() -> None:
    question = question_of(TABLE["play-to: win.any-trump"])

    assert question.states_all(("JD", "QH", "JH"))
    assert not question.states_all(("JD", "QH"))


@pytest.mark.parametrize(("lang", "word"), [("en", " or "), ("de", " oder "), ("cs", " nebo ")])
def test_several_right_answers_are_offered_as_alternatives(lang: str, word: str) -> None:
    question = question_of(TABLE["play-to: win.any-trump"])

    assert word in explanation_text(question, ("AC",), lang)
    assert word in say_answer(question.position.form, question.computed, lang, any_of=True).text


@pytest.mark.parametrize(
    ("traps", "reason"),
    [
        # Both bowers are trumps to this mind too.
        ("traps: [left-weak]", "trap-does-not-bite"),
        ("foil: [left-weak]", None),
        # It would take the ace of clubs, or a jack.
        ("traps: [highest-any-suit]", "trap-bites-not-always"),
        ("foil: [highest-any-suit]", "foil-bites-at-times"),
    ],
)
def test_a_trap_bites_whatever_is_chosen_and_a_foil_never(
    tmp_path: Path, traps: str, reason: str | None
) -> None:
    position = "trump: H, trick: W KS 10C 9H, hand: JH QH AC JD, goal: win, answer: JD JH QH"
    file = tmp_path / "a.yaml"
    file.write_text(f"puzzles:\n- {{id: p, kind: play-to, {position}, {traps}}}\n", "utf-8")

    found = [problem.reason.code for problem in check([file]).problems]
    assert found == ([reason] if reason else [])


def test_a_misconception_gives_any_card_that_it_would_accept() -> None:
    question = question_of(TABLE["play-to: lose.left-must"])
    for card in ("9C", "10S", "AH"):
        assert {"left-plain", "left-follows-print", "play-anything"} <= {
            mind.id for mind in question.misled((card,))
        }
    assert "left-follows-print" not in {mind.id for mind in question.misled(("JH",))}


# What is said of it


def reasons(name: str, *given: str) -> dict[str, str]:
    question = question_of(TABLE[name])
    return {str(one.item): one.reason.code for one in grade(question, given).verdicts}


def test_the_revoke_and_what_only_looks_like_one() -> None:
    assert reasons("revoke: left.on-its-print", "1", "E") == {"1 E": "revoke-left"}
    assert reasons("revoke: left.kept-back", "1", "E") == {"1 E": "revoke-holding-left"}
    assert reasons("revoke: british.joker-kept", "1", "E") == {"1 E": "revoke-holding-joker"}
    assert reasons("revoke: left.held-void") == {"1 E": "void-left-trap"}
    assert reasons("revoke: left.led-print-kept") == {
        "1 S": "follow-only",
        "1 W": "follow-only",
        "1 N": "follow-must",
    }
    assert reasons("revoke: left.played-to-trump") == {"1 E": "follow-must"}


def test_where_everybody_followed_all_plays_but_the_lead_are_the_proof() -> None:
    assert reasons("revoke: plain.none") == {"1 E": "follow-only", "1 S": "follow-only", "1 W": "follow-only"}
    assert reasons("revoke: void.trumps-or-not") == {"2 W": "void-any", "2 N": "void-any"}


def test_whoever_is_accused_wrongly_is_cleared() -> None:
    """The leader, somebody who followed, somebody who could not; and a play that there is not."""
    name = "revoke: report-41.south"

    assert reasons(name, "1", "E")["1 E"] == "lead-free"
    assert reasons(name, "1", "W") == {"1 S": "revoke", "1 W": "follow-only"}
    assert reasons(name, "2", "W") == {"1 S": "revoke", "2 W": "no-such-play"}
    assert reasons("revoke: void.trumps-or-not", "2", "W")["2 W"] == "void-any"


def test_the_card_that_decides_is_named() -> None:
    """In the words of whoever was asked for a reason: what should have been played."""
    text = explanation_text(question_of(TABLE["revoke: left.kept-back"]), (), "en")

    assert "the left bower, the jack of diamonds" in text
    assert "Trick 1: East revokes with the ace of spades" in text


def test_why_a_card_does_it_or_not() -> None:
    """A card that may not be played: why not; any other: who then wins, and with which card."""
    question = question_of(TABLE["play-to: win.left"])
    found = {str(one.item): one.reason for one in grade(question, ("9C",)).verdicts}

    assert found["9C"].code == "revoke"
    assert (found["JD"].code, found["JD"].values["who"], str(found["JD"].values["card"])) == (
        "trick-trump",
        "S",
        "JD",
    )
    assert (found["QH"].code, found["QH"].values["who"], str(found["QH"].values["card"])) == (
        "trick-trump",
        "W",
        "AH",
    )


# A second, naive way to the same answers, over deals by chance


def house(variant: str) -> dict[str, str]:
    rules = VARIANTS[variant]
    yes = {True: "yes", False: "no"}
    return {"bowers": yes[rules.bowers], "joker": yes[rules.joker], "min_rank": str(rules.min_rank)}


def naive_revoke(facts: dict[str, str], rules: dict[str, str]) -> str:
    """Cards are taken out of the hands one by one, as a person would replay the tricks."""
    hands = {key[-1]: text.split() for key, text in facts.items() if key.startswith("deal.")}
    trump, number, found = facts["trump"].replace("none", ""), 0, []
    trick: list[str] = []
    for word in facts["play"].split():
        if word in "NESW":
            number, seat, trick = number + 1, word, []
            continue
        if word not in legal(hands[seat], trick, trump, rules):
            found.append(f"{number} {seat}")
        hands[seat].remove(word)
        trick.append(word)
        order = [who for who in "NESWNESW" if who in hands]
        seat = order[order.index(seat) + 1]
    assert len(found) <= 1
    return found[0] if found else "none"


def naive_play(facts: dict[str, str], rules: dict[str, str]) -> list[str]:
    leader, *trick = facts["trick"].split()
    hand, trump = facts["hand"].split(), facts["trump"]
    led = trump if trick[0] == "Joker" else next(s for s in "CDHS" if power(trick[0], s, trump, rules) >= 0)
    seats = {4: "WNES", 3: "WES", 2: "NS"}[len(trick) + 1]
    assert leader == seats[0]

    def winner(card: str) -> str:
        powers = [power(one, led, trump, rules) for one in (*trick, card)]
        return seats[powers.index(max(powers))]

    does = {"win": lambda seat: seat == "S", "lose": lambda seat: seat != "S"}
    does_it: Callable[[str], bool] = does.get(facts["goal"], lambda seat: seat == "N")
    return [card for card in hand if card in legal(hand, trick, trump, rules) and does_it(winner(card))]


@pytest.mark.parametrize("variant", VARIANTS)
def test_drawn_questions_have_the_answers_that_a_naive_look_gives(variant: str) -> None:
    random, book, rules = Random(variant), rulebook_of(VARIANTS[variant]), house(variant)
    found = set()
    for number in range(60):
        kind = ASKED[number % 2]
        pairs = KINDS[kind].draw(random, book)
        question = read_ask(kind, [*pairs, ("variant", variant)])
        assert isinstance(question, Question), (kind, pairs, question)
        facts = dict(pairs)
        assert set(facts.get("hand", "").split()) <= set(pack(rules))
        naive = naive_revoke(facts, rules) if kind == "revoke" else naive_play(facts, rules)
        assert print_answer(question.computed) == (
            naive if isinstance(naive, str) else " ".join(naive) or "none"
        )
        found.add((kind, bool(question.computed)))

    assert len(found) == 4


def follows_in(card: str, trick: list[str], trump: str, rules: dict[str, str]) -> bool:
    return belongs(card, trump, rules) == belongs(trick[0], trump, rules)


@pytest.mark.parametrize("variant", ["standard", "railroad"])
def test_what_is_said_of_a_play_is_so(variant: str) -> None:
    """Every play of drawn deals, accused: who follows, who can't, who should have, and with which cards."""
    random, book, rules = Random(variant), rulebook_of(VARIANTS[variant]), house(variant)
    codes = set()
    for _ in range(40):
        question = read_ask("revoke", [*KINDS["revoke"].draw(random, book), ("variant", variant)])
        assert isinstance(question, Question)
        position, trump = question.position, str(question.position.named_trump)
        held = {str(seat): list(map(str, cards)) for seat, cards in position.hands_in_play().items()}
        for number, trick in enumerate(position.all_tricks(book), 1):
            cards = list(map(str, trick.cards))
            for place, (seat, card) in enumerate(trick.plays()):
                given = (str(number), seat.value)
                (told,) = [one for one in position.verdicts(book, given) if one.item == " ".join(given)]
                followers = [one for one in held[seat] if place and follows_in(one, cards, trump, rules)]
                code, values = told.reason.code, told.reason.values
                assert (
                    code == "lead-free"
                    if not place
                    else code.startswith(
                        "void" if not followers else "follow" if str(card) in followers else "revoke"
                    )
                )
                assert (values["number"], values["who"]) == (number, seat)
                assert list(map(str, values.get("held", followers))) == followers
                assert str(values.get("card2", card)) in (*followers, str(card))
                assert (told.verdict == "right") == code.startswith("revoke")
                held[seat].remove(str(card))
                codes.add(code)

    assert len(codes) >= 8


def test_about_half_of_the_drawn_deals_have_a_revoke_and_some_of_a_bower() -> None:
    random, book = Random("revoke"), rulebook_of(VARIANTS["standard"])
    codes = []
    for _ in range(200):
        question = read_ask("revoke", KINDS["revoke"].draw(random, book))
        assert isinstance(question, Question)
        verdicts = question.position.verdicts(book, question.computed)
        codes += [one.reason.code for one in verdicts if one.verdict == "right"] or ["none"]

    assert 60 <= codes.count("none") <= 140
    assert codes.count("revoke") >= 15
    assert codes.count("revoke-left") + codes.count("revoke-holding-left") >= 15


# Shipped puzzles: every answer that can be given


@pytest.mark.parametrize("kind", ASKED)
def test_every_wrong_answer_to_a_shipped_puzzle_is_refused(kind: str) -> None:
    puzzles = [puzzle for puzzle in check([data_root() / "puzzles"]).puzzles.values() if puzzle.kind == kind]
    assert len(puzzles) >= 5
    for puzzle in puzzles:
        question, stated = puzzle.question, puzzle.answer
        assert stated is not None
        right = {" ".join(stated) or "none"} if kind == "revoke" else set(stated) or {"none"}
        for given in (*question.position.choices(question.rulebook), "none"):
            assert grade(question, question.read_answer([given])).correct is (given in right), puzzle.id


# What they need, and what can't be so: every fault with its place

REVOKE = """\
puzzles:
- id: p
  kind: revoke
  trump: S
  deal:
    N: 9H 10H AC KC QC
    E: AH 9D 10D QD KD
    S: QH 9C 10C JD AD
    W: KH 9S 10S QS AS
  play: [N 9H AH QH KH, E 9D JD QS AC]
  answer: none
"""
PLAY_TO = """\
puzzles:
- id: p
  kind: play-to
  trump: H
  trick: W AH 9H KH
  hand: JD QH 9C AS
  goal: win
  answer: JD
"""
FAULTS = [
    # Fields
    (REVOKE, "    N: 9H 10H AC KC QC", "    «X: 9H 10H AC KC QC", "not-a-seat"),
    (REVOKE, "    N: 9H", "    N: «9X", "not-a-card"),
    (REVOKE, "    W: KH", "    «north: KH", "key-twice"),
    (REVOKE, "    W: KH 9S 10S QS AS", "    W: «{a: b}", "not-a-list"),
    (REVOKE, "    W: KH 9S 10S QS AS", "    W: «''", "empty"),
    (REVOKE, "  play: [N 9H AH QH KH, E 9D JD QS AC]\n", "", "missing-key"),
    (PLAY_TO, "  goal: win\n", "", "missing-key"),
    (PLAY_TO, "goal: win", "goal: «loose", "not-a-choice"),
    # The open hands
    (REVOKE, "    W: KH 9S 10S QS AS", "    W: «KH 9S 10S QS", "hand-not-whole"),
    (REVOKE, "    W: KH 9S 10S QS AS", "    W: KH 9S 10S QS AS «KS", "hand-too-big"),
    (REVOKE, "    W: KH 9S 10S QS AS", "    W: KH 9S 10S QS «7S", "card-outside-deck"),
    (REVOKE, "    W: KH 9S 10S QS AS", "    W: KH 9S 10S QS «9H", "card-twice"),
    (REVOKE, "    N: 9H 10H AC KC QC\n    E", "    «E", "hand-missing"),
    (REVOKE, "  trump: S\n", "  trump: S\n  maker: W\n  alone: W\n", "sits-out-holds"),
    (REVOKE, "kind: revoke", "kind: revoke\n  variant: two-handed", "not-seated"),
    # The tricks
    (REVOKE, "N 9H AH QH KH, E 9D", "N 9H AH QH KH, «S 9D", "wrong-leader"),
    (REVOKE, "QH KH, E 9D JD QS", "QH QS, E 9D JD «QS", "card-twice"),
    (REVOKE, "N 9H AH QH KH", "N 9H AH QH «JH", "not-dealt"),
    (REVOKE, "QH KH, E 9D JD", "JD KH, E 9D «JD", "card-twice"),
    (REVOKE, "QH KH, E 9D JD", "9C KH, E 9D «10C", "revoked-twice"),
    (REVOKE, "E 9D JD QS AC]", "«E 9D JD QS]", "trick-too-short"),
    (REVOKE, "E 9D JD QS AC]", "E 9D JD QS AC «KC]", "trick-too-long"),
    # What stands beside it
    (REVOKE, "  trump: S\n", "  trump: S\n  dealer: N\n", "wrong-first-leader"),
    (REVOKE, "  trump: S\n", "  trump: S\n  dealer: W\n", None),
    (REVOKE, "  trump: S\n", "  trump: S\n  hand: «9C 10C AD JD\n", "hand-against-deal"),
    (REVOKE, "  trump: S\n", "  trump: S\n  hand: 9C 10C AD\n", None),
    (REVOKE, "  answer: none", "  dealer: W\n  turn-up: «QC\n  answer: none", "card-twice"),
    (REVOKE, "  trump: S\n", "  trump: S\n  dealer: W\n  turn-up: 9S\n", None),
    # A card for a purpose
    (PLAY_TO, "W AH 9H KH", "«N AH 9H", "not-last"),
    (PLAY_TO, "W AH 9H KH", "«W AH 9H", "turn"),
    (PLAY_TO, "goal: win", "goal: «keep-partner-winning", "partner-not-winning"),
    (PLAY_TO, "trick: W AH 9H KH", "variant: two-handed\n  trick: N AH", None),
]


@pytest.mark.parametrize(("document", "old", "new", "code"), FAULTS)
def test_a_fault_is_found_at_its_place(
    marked: Callable[[str], tuple[str, list[Place]]], document: str, old: str, new: str, code: str | None
) -> None:
    assert document.count(old) == 1
    text, places = marked(document.replace(old, new))
    file = read_puzzles(text.encode(), "a.yaml")

    if code is None:
        assert file.problems == []
        return
    assert code in [problem.reason.code for problem in file.problems]
    for place in places:
        assert (place, code) in [(problem.place, problem.reason.code) for problem in file.problems]


@pytest.mark.parametrize(
    ("goal", "variant", "trick"),
    [
        ("keep-partner-winning", "two-handed", "N AH"),
        ("keep-partner-winning", "three-handed", "W AH 9H"),
        ("keep-partner-winning", "standard, maker: S, alone: S", "W AH 9H"),
    ],
)
def test_where_there_is_no_partner_none_can_be_kept_ahead(goal: str, variant: str, trick: str) -> None:
    file = read(
        f"kind: play-to, variant: {variant}, trump: H, trick: {trick}, hand: JD QH 9C AS, goal: {goal}"
    )

    assert [(problem.code, problem.reason.code) for problem in file.problems] == [
        ("position", "no-partner-here")
    ]


def test_the_codes_of_the_contract() -> None:
    """What can't be is a `position`; a card in two places and a seat named twice have codes of their own."""
    expected = {
        "revoked-twice": "position",
        "wrong-leader": "position",
        "not-dealt": "position",
        "not-last": "position",
        "turn": "turn",
        "card-twice": "card-twice",
        "key-twice": "duplicate-key",
        "not-a-seat": "grammar",
    }
    for document, old, new, code in FAULTS:
        if code in expected:
            file = read_puzzles(document.replace(old, new).replace("«", "").encode(), "a.yaml")
            assert (expected[code], code) in [(p.code, p.reason.code) for p in file.problems]


GIVEN_AWAY = {
    "en": "If you play the ten of hearts or the nine of hearts, North wins the trick",
    "de": "Spielst du die Herz-Zehn oder die Herz-Neun, gewinnt Nord den Stich",
    "cs": "Když zahraješ srdcovou desítku nebo srdcovou devítku, zdvih získá Sever",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_else_wins_is_said_of_the_cards_that_let_him(language: str) -> None:
    """Beside the cards that win, so that the sentences do not contradict one another."""
    file = read("kind: play-to, trump: H, trick: W QH KH AC, hand: AH JH 10H 9H, goal: win")
    question = file.puzzles[0].question
    text = explanation_text(question, question.read_answer(["10H", "9H"]), language)
    assert GIVEN_AWAY[language] in text
    assert "If you play" not in explanation_text(question, question.read_answer(["AH"]), "en")
