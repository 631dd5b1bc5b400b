"""A belief says what its mind does, a refutation what the rules do, at every table where the mind errs."""

from collections.abc import Callable, Iterator
from typing import Any

import beliefs_about_cards
import beliefs_about_play
import pytest
from beliefs_about_cards import At, Laid, Play
from mistaken import OF_DEALS

from tutor.content.answers import same_answer
from tutor.content.kinds import KINDS
from tutor.minds import MINDS, Mind
from tutor.rules import VARIANTS, Rulebook, RuleSet, Suit

SAYS: dict[str, Callable[[At], bool]] = {
    name: said
    for module in (beliefs_about_cards, beliefs_about_play)
    for name, said in vars(module).items()
    if name.startswith(("believes_", "refutes_"))
}
ABOUT_CARDS = [id for id in MINDS if id not in OF_DEALS]
"""The misconceptions about cards, plays and tricks."""
EVERYWHERE = {
    *("must-trump", "must-overtake", "play-anything", "trump-any-time", "no-trump-lead", "follow-last-card"),
    *("highest-any-suit", "trump-ignored", "first-trump-wins", "same-leader", "ten-high"),
}
"""Those that need no bower, no joker and no partner."""


def _expected(rules: RuleSet) -> set[str]:
    """The misconceptions that can err at a table."""
    absent = set(ABOUT_CARDS) - EVERYWHERE if not rules.bowers else set()
    absent |= {"right-over-joker", "joker-no-suit"} if not rules.joker else set()
    absent |= {"partner-cannot-beat"} if rules.sides != "pairs" else set()
    # The card played last is the first one wherever two play.
    absent |= {"follow-last-card"} if len(rules.seats) == 2 else set()
    return set(ABOUT_CARDS) - absent


def counted(rules: RuleSet) -> Iterator[Any]:
    """The suit that the left bower has left is counted."""
    if rules.bowers:
        for trump in Suit:
            yield KINDS["cards-out"](trump=trump, suit=trump.same_colour, hand=[f"A{trump}"])


@pytest.fixture(scope="module")
def plays(walk: Any) -> dict[str, list[Play]]:
    """Every play of the walk, by table."""
    found: dict[str, list[Play]] = {table: [] for table in walk.tables}
    for table, position in walk.positions:
        if position.kind == "legal-plays":
            book = Rulebook(walk.tables[table])
            hand, trick, trump, *_ = position.sight(book)
            led = book.effective_suit(trick[0], trump) if trick else None
            found[table].append(Play(hand, tuple(trick), trump, led))
    return found


@pytest.fixture(scope="module")
def tricks(walk: Any) -> dict[str, list[Laid]]:
    """Every trick of the walk, by table."""
    found: dict[str, list[Laid]] = {table: [] for table in walk.tables}
    for table, position in walk.positions:
        if position.kind == "trick-winner":
            trick = position.table(Rulebook(walk.tables[table]))
            found[table].append(Laid(trick, position.trump))
    return found


def errs(mind: Mind, positions: list[Any]) -> bool:
    """Whether the mind answers some position otherwise than the rules."""
    book = Rulebook(mind.rules)
    for position in positions:
        answer = position.answer(mind)
        if answer is not None and not same_answer(position.form, answer, position.answer(book)):
            return True
    return False


@pytest.fixture(scope="module")
def erring(walk: Any) -> dict[str, set[str]]:
    """The minds that err, by table."""
    by_table: dict[str, list[Any]] = {table: [*counted(rules)] for table, rules in walk.tables.items()}
    for table, position in walk.positions:
        by_table[table].append(position)
    return {
        table: {id for id in ABOUT_CARDS if errs(MINDS[id](walk.tables[table]), positions)}
        for table, positions in by_table.items()
    }


@pytest.mark.parametrize("variant", VARIANTS)
def test_where_a_misconception_errs(variant: str, erring: dict[str, set[str]]) -> None:
    assert erring[variant] == _expected(VARIANTS[variant])


@pytest.mark.parametrize("id", ABOUT_CARDS)
def test_belief_and_refutation_hold_where_the_mind_errs(
    id: str,
    walk: Any,
    erring: dict[str, set[str]],
    plays: dict[str, list[Play]],
    tricks: dict[str, list[Laid]],
) -> None:
    believes, refutes = (SAYS[f"{verb}_{id.replace('-', '_')}"] for verb in ("believes", "refutes"))
    tables = [table for table, minds in erring.items() if id in minds]

    assert len(tables) > 3
    for table in tables:
        rules = walk.tables[table]
        mind, true = (At(book, plays[table], tricks[table]) for book in (MINDS[id](rules), Rulebook(rules)))

        assert believes(mind), table
        assert refutes(true), table
        # Neither sentence would be worth anything if it held for both.
        assert not believes(true), table
        assert not refutes(mind), table
