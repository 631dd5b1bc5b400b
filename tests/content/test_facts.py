"""Facts beside the question and rules of the table: read, and refused where they contradict."""

from pathlib import Path

import pytest

from tutor.content.check import check
from tutor.content.puzzles import read_puzzles
from tutor.rules import VARIANTS, rule_names

FACTS = [
    ("trick-winner", "alone: N, trick: E 9C AC", "trick-too-short"),
    ("legal-plays", "trick: E 9C, hand: AS, dealer: N, bids: pass order, turn-up: 9S", "trump-against-call"),
    ("legal-plays", "trick: E 9C, hand: AS, bids: pass pass pass pass D-alone", "trump-against-call"),
    ("legal-plays", "trick: E 9C, hand: AS, bids: pass pass pass pass H, turn-up: 9S", None),
    ("legal-plays", "trick: E 9C, hand: AS, bids: order-alone, turn-up: 9H, alone: E", None),
    ("legal-plays", "trick: E 9C, hand: AS 9H, turn-up: 9H, dealer: W", "turn-up-held"),
    ("legal-plays", "trick: E 9C, hand: AS 9H, turn-up: 9H, dealer: S", None),
    ("legal-plays", "trick: E 9H, hand: AS, turn-up: 9H, dealer: N", "card-twice"),
    ("legal-plays", "trick: E 9H, hand: AS, turn-up: 9H, dealer: E", None),
    ("legal-plays", "trick: E 9C, hand: AS, led: H", "led-differs"),
    ("legal-plays", "trick: E JD, hand: AS, led: D", "led-differs"),
    ("legal-plays", "trick: E JD, hand: AS, led: H", None),
    ("legal-plays", "trick: E 9C, hand: AS, before: 9-9", None),
    ("legal-plays", "trick: E 9C, hand: AS, before: 9-9-9", "score-sides"),
    ("legal-plays", "trick: E 9C, hand: AS, before: 10-3", "score-over"),
    ("legal-plays", "trick: E 9C, hand: AS, before: 10-3, variant: british", None),
    (
        "legal-plays",
        "trick: E 9C, hand: AS, before: 10-3-0, variant: three-handed, rules: {target: 15}",
        None,
    ),
    ("legal-plays", "trick: E 9C, hand: AS, turn-up: 9S, variant: hasenpfeffer", "no-turn-up-here"),
    ("legal-plays", "trick: N 9C, hand: AS, dealer: E, variant: two-handed", "not-seated"),
    ("legal-plays", "trick: E 9C, hand: AS, maker: N, variant: three-handed", "not-seated"),
    ("legal-plays", "trick: E 9C, hand: AS 9S 10S KS, play: N AC 10C KC QC", "wrong-leader"),
    ("legal-plays", "trick: N AS 9C, hand: 10H 9S KD QD, play: N AC 10C KH QC", "wrong-leader"),
    ("legal-plays", "trick: N AS 9C, hand: KC 9S KD QD, play: N AC 10C 9D QC", "revoked-before"),
    ("legal-plays", "trick: N AS 9D, hand: KC 9S KD QD, play: N AC 10C 9C JC", None),
    # The dealer tells who leads to the first trick: the first stated, or the one a whole hand plays to.
    (
        "legal-plays",
        "dealer: E, play: N AC 10C KC QC, trick: N AS 9C, hand: 9S KD QD 9H",
        "wrong-first-leader",
    ),
    ("legal-plays", "dealer: W, play: N AC 10C KC QC, trick: N AS 9C, hand: 9S KD QD 9H", None),
    ("play-to", "dealer: E, trick: W 9S KS 10C, hand: JS QH 9D 10D AD, goal: win", "wrong-first-leader"),
    ("play-to", "dealer: S, trick: W 9S KS 10C, hand: JS QH 9D 10D AD, goal: win", None),
    ("legal-plays", "dealer: N, hand: AS 9S 10S KS AD", "turn"),
    ("legal-plays", "dealer: N, hand: AS 9S 10S KS", None),
    ("legal-plays", "dealer: E, hand: AS 9S 10S KS AD", None),
    ("voids", "dealer: S, play: E AD 10D 9D KD, suit: D", "wrong-first-leader"),
    ("voids", "dealer: N, play: E AD 10D 9D KD, suit: D", None),
    ("cards-out", "dealer: S, play: E AD 10D 9D KD, hand: 9H 9S 9C AC", "wrong-first-leader"),
    ("voids", "variant: napoleon, dealer: S, maker: E, play: W AD 10D 9D KD, suit: D", "wrong-first-leader"),
    # Trump of another suit than the turned-up card's was named later: nobody has taken that card.
    ("legal-plays", "trick: E 9C, hand: AS 9S, turn-up: 9S, dealer: S", "turn-up-held"),
    ("voids", "dealer: N, turn-up: 9C, play: E AD 10D 9D 9C, suit: D", "card-twice"),
    ("voids", "dealer: N, turn-up: 9H, play: E AD 10D 9D 9H, suit: D", None),
    ("legal-plays", "variant: british, trick: E 9C, hand: Joker AS, turn-up: Joker, dealer: S", None),
    ("trumps", "hand: AS, alone: N S", "alone-same-side"),
    ("trumps", "hand: AS, alone: N E", "lone-defence-forbidden"),
    ("trumps", "hand: AS, alone: N, variant: two-handed", "alone-forbidden"),
    ("trumps", "hand: AS, maker: N, alone: E", "lone-defence-forbidden"),
]


@pytest.mark.parametrize(("kind", "position", "code"), FACTS)
def test_further_facts_are_read_and_must_not_contradict(kind: str, position: str, code: str | None) -> None:
    text = f"puzzles:\n- {{id: p, kind: {kind}, trump: H, {position}}}\n"
    problems = read_puzzles(text.encode(), "x", stated=False).problems
    found = [problem.reason.code for problem in problems if problem.reason.code != "hand-against-tricks"]
    assert found == ([] if code is None else [code])


def test_a_card_that_the_calls_turned_down_is_in_nobodys_hand() -> None:
    facts = "dealer: S, maker: W, turn-up: 9S, bids: pass pass pass pass H, hand: 9S 9C"
    text = f"puzzles: [{{id: p, kind: sits-out, {facts}}}]"
    problems = read_puzzles(text.encode(), "x", stated=False).problems
    assert [problem.reason.code for problem in problems] == ["turn-up-held"]


def written(value: object) -> str:
    """A rule's value as an author writes it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return " ".join(value) if isinstance(value, tuple) else str(value)


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_rule_is_read_under_every_variant(variant: str, tmp_path: Path) -> None:
    """What a variant already says may be said again; a word that no rule takes is refused."""
    puzzle = f"kind: effective-suit, variant: {variant}, trump: H, card: AH, answer: H"
    said = {name: getattr(VARIANTS[variant], name) for name in rule_names()}
    again = {name: written(value) for name, value in said.items() if value is not None}
    for file, values in (("again", again), ("wrong", dict.fromkeys(said, "jein"))):
        lines = [
            f"- {{id: r{number}, {puzzle}, rules: {{{name}: {value}}}}}\n"
            for number, (name, value) in enumerate(values.items())
        ]
        (tmp_path / f"{file}.yaml").write_text("puzzles:\n" + "".join(lines), encoding="utf-8")
    assert check([tmp_path / "again.yaml"]).errors == []
    errors = check([tmp_path / "wrong.yaml"]).errors
    assert [problem.code for problem in errors] == ["grammar"] * len(said)
