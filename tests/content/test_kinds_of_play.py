"""Questions about the tricks that were played: every answer of the table, by hand; what they refuse."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rows import Row, read_rows

from tutor.content.address import pairs_of
from tutor.content.answers import print_answer
from tutor.content.ask import read_ask
from tutor.content.grading import grade
from tutor.content.kinds import KINDS
from tutor.content.puzzles import PuzzleFile, read_puzzles
from tutor.content.question import Question, rulebook_of
from tutor.content.speech import explanation_text, prompt, say_problem
from tutor.language import LANGUAGES
from tutor.rules import VARIANTS

ROWS = read_rows(Path(__file__).parent / "data" / "played.txt")
BY_RULE = {row.rule: row for row in ROWS}
ASKED = ("voids", "cards-out")


def read(position: str) -> PuzzleFile:
    return read_puzzles(f"puzzles:\n- {{id: p, {position}}}\n".encode(), "table", stated=False)


def question_of(row: Row) -> Question:
    file = read(f"kind: {row.kind}, variant: {row.variant}, {row.position}")
    assert file.problems == []
    return file.puzzles[0].question


def found(position: str) -> list[tuple[str, str]]:
    return [(problem.code, problem.reason.code) for problem in read(position).problems]


@pytest.mark.parametrize("rule", BY_RULE)
def test_the_answer(rule: str) -> None:
    """Printed as `tutor answer` prints it; seats clockwise from North."""
    assert print_answer(question_of(BY_RULE[rule]).computed) == BY_RULE[rule].answer


@pytest.mark.parametrize("rule", BY_RULE)
def test_the_answer_is_offered_and_so_is_another(rule: str) -> None:
    question = question_of(BY_RULE[rule])
    offered = question.position.choices(question.rulebook)

    assert set(question.computed) < {*offered, *(["none"] if question.position.allows_none else [])}
    assert len(set(offered)) == len(offered)


@pytest.mark.parametrize("rule", BY_RULE)
def test_the_verdicts_agree_with_the_answer(rule: str) -> None:
    """Given rightly, nothing is wrong or missed; given as nothing, all of it is missed."""
    question = question_of(BY_RULE[rule])
    right, nothing = grade(question, question.computed), grade(question, ())

    assert right.correct
    assert {one.verdict for one in right.verdicts} <= {"right", "left"}
    assert tuple(str(one.item) for one in nothing.verdicts if one.verdict == "missed") == question.computed


@pytest.mark.parametrize("rule", BY_RULE)
def test_the_address_states_the_question_again(rule: str) -> None:
    question = question_of(BY_RULE[rule])

    assert read_ask(question.position.kind, pairs_of(question)) == question


@pytest.mark.parametrize("rule", BY_RULE)
def test_it_is_asked_and_explained_in_every_language(rule: str) -> None:
    question = question_of(BY_RULE[rule])
    for lang in LANGUAGES:
        assert prompt(question, lang).lang == lang
        for word in (
            question.position.choices(question.rulebook)[0],
            "none",
            "99" if rule[0] == "o" else "W",
        ):
            if word == "none" and not question.position.allows_none:
                continue
            assert "{" not in explanation_text(question, question.read_answer([word]), lang)


def test_the_table_is_whole() -> None:
    """Both kinds under every variant."""
    assert len(BY_RULE) == len(ROWS)
    assert {(row.kind, row.variant) for row in ROWS} == {(kind, name) for kind in ASKED for name in VARIANTS}


# What can't be so

VOIDS = "kind: voids, trump: H, suit: D"
OUT = "kind: cards-out, trump: H"
HAND = "hand: 9C 10C JC QC KC"
REFUSED = [
    ("kind: voids, trump: H, play: [E AC 9C KC 10C]", ("missing-key", "missing-key")),
    (VOIDS, ("missing-key", "missing-key")),
    ("kind: voids, suit: D, play: [E AC 9C KC 10C]", ("missing-key", "missing-key")),
    ("kind: cards-out, trump: H", ("missing-key", "missing-key")),
    (f"kind: cards-out, {HAND}", ("missing-key", "missing-key")),
    (f"{VOIDS}, turned: down, play: [E AC 9C KC 10C]", ("unknown-key", "key-of-others")),
    (f"{VOIDS}, buried: 9H, play: [E AC 9C KC 10C]", ("unknown-key", "key-of-others")),
    # Tricks that can't have been played.
    (f"{VOIDS}, play: [E AC 9C KC]", ("position", "trick-too-short")),
    (f"{VOIDS}, play: [E AC 9C KC 10C 9S]", ("position", "trick-too-long")),
    (f"{VOIDS}, play: [E AC 9C KC 10C, S AS KS QS 9S]", ("position", "wrong-leader")),
    (f"{VOIDS}, play: [E AC 9S KC 10C, E QC JC JS 9D]", ("position", "revoked-before")),
    (f"{VOIDS}, play: [E AD JD 9D KD, S AS KS QS 9S, S AC KC QC 9C, S AH KH QH 9H]", None),
    (f"{VOIDS}, play: [E AD JD 9D KD, E AS KS QS 9S]", ("position", "wrong-leader")),
    (f"{VOIDS}, play: [E AC 9C KC 10C], alone: E, maker: E", ("position", "trick-too-long")),
    (f"{VOIDS}, play: [W AC 9C KC], alone: E, maker: E", ("position", "sits-out-plays")),
    (f"{VOIDS}, play: [E AC 9C KC 10C, E AC JC JS 9D]", ("card-twice", "card-twice")),
    (f"{VOIDS}, play: [E AC 9C KC 10C, E 8C JC JS 9D]", ("card-outside-deck", "card-outside-deck")),
    (
        f"{VOIDS}, play: [E AC 9C KC 10C, E AS 9S KS 10S, E AD 9D KD 10D, E JH 9H KH 10H, E JC QC QD QS, "
        "E JD QH AH JS]",
        ("position", "tricks-too-many"),
    ),
    # What South holds, and what South has played.
    (f"{OUT}, hand: 9S 10S QS, play: [E AC 9C KC 10C]", ("position", "hand-against-tricks")),
    (f"{OUT}, hand: 9S 10S QS KS AS, play: [E AC 9C KC 10C]", ("position", "hand-against-tricks")),
    (f"{OUT}, hand: 9S 10S QS KS, play: [E AC 9C KC 10C]", None),
    (f"{OUT}, hand: 9S 10S QS, play: [E AC 9C KC 10C], trick: E QC JC", None),
    (f"{OUT}, hand: 9S 10S QS 9C, play: [E AC 9H KC 10C]", ("position", "revoked-before")),
    (f"{OUT}, hand: 9S 10S QS KS AS QD", ("position", "hand-too-big")),
    # A suit to count.
    (
        f"kind: cards-out, rules: {{allow_no_trump: true}}, trump: none, {HAND}",
        ("missing-key", "missing-key"),
    ),
    # The turned-up card.
    (f"{OUT}, {HAND}, turn-up: AH", ("missing-key", "missing-key")),
    (f"{OUT}, {HAND}, turned: down", ("missing-key", "missing-key")),
    (f"{OUT}, {HAND}, turn-up: AH, turned: left", ("grammar", "not-a-seat")),
    (f"{OUT}, {HAND}, variant: three-handed, turn-up: AH, turned: N", ("position", "not-seated")),
    (f"{OUT}, {HAND}, turn-up: AH, turned: down", ("position", "turned-down-trump")),
    (f"{OUT}, {HAND}, turn-up: AH, turned: down, variant: two-handed", None),
    (f"{OUT}, {HAND}, turn-up: AH, turned: down, maker: W, alone: W", None),
    (
        f"{OUT}, {HAND}, dealer: S, turn-up: AH, turned: down, maker: W, alone: W",
        ("position", "turned-down-trump"),
    ),
    (f"{OUT}, {HAND}, turn-up: AS, turned: E", ("position", "taken-up-not-trump")),
    (f"{OUT}, {HAND}, turn-up: AS, turned: down", None),
    (f"{OUT}, {HAND}, dealer: N, turn-up: AH, turned: E", ("position", "taken-up-by-dealer")),
    (f"{OUT}, {HAND}, dealer: E, turn-up: AH, turned: E", None),
    (f"{OUT}, {HAND}, turn-up: AH, turned: S", ("position", "taken-up-gone")),
    (f"{OUT}, hand: AH 10C JC QC KC, turn-up: AH, turned: S", None),
    (f"{OUT}, hand: AH 10C JC QC KC, turn-up: AH, dealer: S", None),
    (f"{OUT}, hand: AH 10C JC QC KC, turn-up: AH, turned: E", ("card-twice", "turn-up-held")),
    (f"{OUT}, hand: AS 10C JC QC KC, turn-up: AS, turned: down", ("card-twice", "turn-up-held")),
    (f"{OUT}, hand: 10C JC QC KC, turn-up: AH, turned: E, play: [E AH 9C 9H 10H]", None),
    (
        f"{OUT}, hand: 10C JC QC KC, turn-up: AH, turned: W, play: [E AH 9C 9H 10H]",
        ("card-twice", "card-twice"),
    ),
    (
        f"{OUT}, hand: 10C JC QC KC, turn-up: AS, turned: down, play: [E AS 9C 9S 10S]",
        ("card-twice", "card-twice"),
    ),
    (f"{OUT}, {HAND}, turn-up: AH, turned: E, dealer: E, bids: order", None),
    (f"{OUT}, {HAND}, turn-up: AS, turned: down, dealer: E, bids: pass pass pass pass H", None),
    (f"{OUT}, variant: british, {HAND}, turn-up: Joker, turned: E", None),
    (f"{OUT}, variant: railroad, {HAND}, turn-up: AH, dealer: W, turned: E, maker: E, alone: E", None),
    (
        f"{OUT}, variant: hasenpfeffer, hand: 9C 10C JC QC KC AC, turned: down",
        ("position", "no-turn-up-here"),
    ),
    # The own discard.
    (f"{OUT}, {HAND}, buried: 9H", ("position", "buried-not-taken")),
    (f"{OUT}, {HAND}, dealer: S, buried: 9H", None),
    (f"{OUT}, {HAND}, dealer: E, buried: 9H", ("position", "buried-not-taken")),
    (f"{OUT}, {HAND}, dealer: E, turn-up: AH, turned: E, buried: 9H", ("position", "buried-not-taken")),
    (f"{OUT}, {HAND}, dealer: S, turn-up: AS, turned: down, buried: 9H", ("position", "buried-not-taken")),
    (f"{OUT}, hand: AH 10C JC QC KC, turn-up: AH, turned: S, buried: 9H", None),
    (f"{OUT}, {HAND}, dealer: S, buried: 9C", ("card-twice", "card-twice")),
    (f"{OUT}, {HAND}, dealer: S, buried: Joker", ("card-outside-deck", "card-outside-deck")),
    (f"{OUT}, {HAND}, dealer: S, turn-up: AH, turned: S, buried: AH", ("position", "discard-turn-up")),
    (
        f"{OUT}, variant: hasenpfeffer, hand: 9C 10C JC QC KC AC, dealer: S, buried: 9H",
        ("position", "buried-not-taken"),
    ),
]


@pytest.mark.parametrize(("position", "code"), REFUSED)
def test_what_is_refused(position: str, code: tuple[str, str] | None) -> None:
    assert found(position) == ([code] if code else [])


PLACES = [
    (f"{VOIDS}, play: [E AC 9C KC 10C, «S AS KS QS 9S]", "wrong-leader"),
    (f"{VOIDS}, play: [E AC «9S KC 10C, E QC JC JS 9D]", "revoked-before"),
    (f"{OUT}, {HAND}, turn-up: AH, turned: «down", "turned-down-trump"),
    (f"{OUT}, {HAND}, turn-up: AS, turned: «E", "taken-up-not-trump"),
    (f"{OUT}, {HAND}, dealer: N, turn-up: AH, turned: «E", "taken-up-by-dealer"),
    (f"{OUT}, {HAND}, turn-up: AH, turned: «S", "taken-up-gone"),
    (f"{OUT}, {HAND}, dealer: E, buried: «9H", "buried-not-taken"),
    (f"{OUT}, {HAND}, dealer: S, turn-up: AH, turned: S, buried: «AH", "discard-turn-up"),
    (f"{OUT}, hand: «9S 10S QS, play: [E AC 9C KC 10C]", "hand-against-tricks"),
    (f"{OUT}, {HAND}, turn-up: AH, dealer: S, turned: S, buried: «10C", "card-twice"),
]


@pytest.mark.parametrize(("position", "code"), PLACES)
def test_a_fault_stands_at_its_word(position: str, code: str) -> None:
    before, _, after = position.partition("«")
    problem = next(one for one in read(before + after).problems if one.reason.code == code)

    assert problem.place == (2, len("- {id: p, ") + len(before) + 1)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("position", [position for position, code in REFUSED if code])
def test_what_is_refused_is_said_in_every_language(position: str, lang: str) -> None:
    for problem in read(position).problems:
        assert "{" not in say_problem(problem, lang)


# Verdicts

VERDICTS = [
    (
        "voids?trump=H&suit=D&play=E+AD+JD+9D+KD+S+AS+KS+QS+9S",
        "W",
        "N left followed, E left not-tested, S missed shown-void-left, W wrong followed",
    ),
    (
        "voids?trump=H&suit=C&play=E+AC+9H+9C+KC",
        "S",
        "N left followed, E left not-tested, S right shown-void, W left followed",
    ),
    (
        "voids?trump=H&suit=H&play=E+AH+JD+9H+9C",
        "S N",
        "N right shown-void, E left not-tested, S wrong followed-left, W left followed",
    ),
    (
        "voids?variant=british&trump=H&suit=H&play=E+AH+Joker+9H+9C",
        "N",
        "N right shown-void, E left not-tested, S left followed-joker, W left followed",
    ),
    (
        "voids?trump=H&suit=S&play=E+AH+JD+9H+9C",
        "none",
        "N left suit-not-led, E left suit-not-led, S left suit-not-led, W left suit-not-led",
    ),
    (
        "voids?trump=H&suit=C&maker=E&alone=E&play=S+AC+9D+9C",
        "W",
        "N missed shown-void, E left followed, S left not-tested, W wrong sits-out-partner",
    ),
    ("cards-out?trump=H&hand=9C+10C+JC+QC+KC", "7", "7 right still-out"),
    ("cards-out?trump=H&hand=9C+10C+JC+QC+KC", "6", "6 wrong still-out, 7 missed still-out"),
    (
        "cards-out?trump=H&suit=C&hand=9C+10C+JC+QC+KC&dealer=S&buried=AC",
        "1",
        "1 wrong none-out, 0 missed none-out",
    ),
]


@pytest.mark.parametrize(("address", "given", "expected"), VERDICTS)
def test_each_verdict_has_the_reason_that_decided_it(address: str, given: str, expected: str) -> None:
    kind, _, query = address.partition("?")
    question = read_ask(
        kind, [(k, v.replace("+", " ")) for k, _, v in (p.partition("=") for p in query.split("&"))]
    )
    assert isinstance(question, Question)
    found = grade(question, question.read_answer([given])).verdicts

    assert ", ".join(f"{one.item} {one.verdict} {one.reason.code}" for one in found) == expected


def test_the_opening_tells_what_belongs_to_the_suit() -> None:
    """A lead that asks for another suit than it shows; how many cards there are, and what is known."""
    told = {
        "void.left-led": ["led-left"],
        "void.left-led-its-print": ["led-left"],
        "void.left-on-trump": [],
        "void.joker-led": ["led-joker"],
        "out.before-play": ["count-trumps"],
        "out.print-without-left": ["count-without-left"],
        "out.other-suit": ["count-suit"],
        "out.napoleon": ["count-suit"],
        "out.turned-down": ["count-without-left", "turned-down-seen"],
        "out.turned-down-other-suit": ["count-trumps"],
        "out.taken-by-another": ["count-trumps", "taken-up-unseen"],
        "out.taken-and-played": ["count-trumps"],
        "out.buried": ["count-suit", "buried-seen"],
        "out.buried-other-suit": ["count-trumps"],
    }
    for rule, codes in told.items():
        question = question_of(BY_RULE[rule])
        assert [one.code for one in question.position.opening(question.rulebook)] == codes, rule


# Whole deals, and a second implementation that knows nothing of the rulebook

TWIN = {"C": "S", "S": "C", "D": "H", "H": "D"}


def belongs(card: str, trump: str, *, bowers: bool) -> str:
    """The suit a card belongs to, in plain letters."""
    if trump != "none" and (card == "Joker" or (bowers and card == f"J{TWIN[trump]}")):
        return trump
    return card[-1]


def naive_voids(facts: dict[str, str], variant: str) -> set[str]:
    """Plays the tricks through, seat after seat, clockwise."""
    bowers, suit, trump = variant != "napoleon", facts["suit"], facts["trump"]
    seats = {"two-handed": "NS", "three-handed": "ESW"}.get(variant, "NESW")
    void: set[str] = set()
    words = facts["play"].split()
    starts = [place for place, word in enumerate(words) if word in tuple("NESW")]
    for start, end in zip(starts, [*starts[1:], len(words)], strict=True):
        leader, *cards = words[start:end]
        playing = [seat for seat in seats if seat not in sitting_out(facts, seats)]
        first = playing.index(leader)
        order = [*playing[first:], *playing[:first]]
        assert len(order) == len(cards)
        if belongs(cards[0], trump, bowers=bowers) == suit:
            void |= {s for s, c in zip(order, cards, strict=True) if belongs(c, trump, bowers=bowers) != suit}
    return void


def sitting_out(facts: dict[str, str], seats: str) -> set[str]:
    alone = facts.get("alone", "").split()
    if len(seats) == 4:
        return {{"N": "S", "S": "N", "E": "W", "W": "E"}[seat] for seat in alone}
    if any(seat != facts["maker"] for seat in alone):
        return set(seats) - {facts["maker"], *alone}
    return set()


def naive_count(facts: dict[str, str], variant: str) -> int:
    """Strikes off a list of the suit whatever South knows."""
    trump, suit = facts["trump"], facts.get("suit", facts["trump"])
    ranks = {"thirty-two": "7 8 9", "napoleon": "2 3 4 5 6 7 8 9"}.get(variant, "9").split()
    pack = [rank + letter for letter in "CDHS" for rank in [*ranks, "10", "J", "Q", "K", "A"]]
    pack += ["Joker"] * (variant in ("british", "railroad", "hasenpfeffer"))
    left = [card for card in pack if belongs(card, trump, bowers=variant != "napoleon") == suit]
    known = [*facts["hand"].split(), *facts.get("play", "").split(), facts.get("buried", "")]
    if facts.get("turned") == "down":
        known.append(facts["turn-up"])
    return len([card for card in left if card not in known])


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("kind", ASKED)
def test_drawn_deals_are_answered_as_the_naive_one_does(kind: str, variant: str) -> None:
    """And every position that is drawn can be: no rule of a puzzle refuses it."""
    random, rulebook = Random(f"{kind} {variant}"), rulebook_of(VARIANTS[variant])
    for _ in range(150):
        pairs = KINDS[kind].draw(random, rulebook)
        question = read_ask(kind, [*pairs, ("variant", variant)])
        assert isinstance(question, Question), (pairs, question)
        facts = dict(pairs)
        if kind == "voids":
            assert set(question.computed) == naive_voids(facts, variant), facts
        else:
            assert question.computed == (str(naive_count(facts, variant)),), facts


def test_draws_are_not_all_alike() -> None:
    """Somebody, several and nobody is void; trumps and other suits are counted; the card is taken or not."""
    random, rulebook = Random(7), rulebook_of(VARIANTS["standard"])
    voids = [read_ask("voids", KINDS["voids"].draw(random, rulebook)) for _ in range(200)]
    facts = [dict(KINDS["cards-out"].draw(random, rulebook)) for _ in range(200)]

    assert {min(len(one.computed), 2) for one in voids if isinstance(one, Question)} == {0, 1, 2}
    assert {"down", "S", "E"} <= {one["turned"] for one in facts}
    assert 40 < sum("suit" in one for one in facts) < 100
    assert any("buried" in one for one in facts)


@given(st.randoms(use_true_random=False), st.sampled_from(sorted(VARIANTS)))
def test_what_is_out_and_what_is_seen_is_the_whole_suit(random: Random, variant: str) -> None:
    """Whatever the suit: counted over all four suits, out and seen come to the pack."""
    rulebook = rulebook_of(VARIANTS[variant])
    pairs = [pair for pair in KINDS["cards-out"].draw(random, rulebook) if pair[0] != "suit"]
    counts, seen = [], 0
    for suit in "CDHS":
        question = read_ask("cards-out", [*pairs, ("suit", suit), ("variant", variant)])
        assert isinstance(question, Question)
        counts.append(int(question.computed[0]))
        seen = len(question.position.seen)  # type: ignore[attr-defined]

    assert sum(counts) + seen == len(VARIANTS[variant].pack)


@given(st.randoms(use_true_random=False), st.sampled_from(sorted(VARIANTS)))
def test_a_void_stays_while_more_is_played(random: Random, variant: str) -> None:
    """Whoever has failed to follow has still failed a trick later."""
    rulebook = rulebook_of(VARIANTS[variant])
    facts = dict(KINDS["voids"].draw(random, rulebook))
    words, void = facts["play"].split(), set[str]()
    starts = [place for place, word in enumerate(words) if word in tuple("NESW")]
    for end in [*starts[1:], len(words)]:
        question = read_ask(
            "voids", [*{**facts, "play": " ".join(words[:end])}.items(), ("variant", variant)]
        )
        assert isinstance(question, Question)
        assert void <= set(question.computed)
        void = set(question.computed)
