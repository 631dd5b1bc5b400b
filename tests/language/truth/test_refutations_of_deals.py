"""Beliefs about whole deals say what their minds do, refutations what the rules do, where a mind errs."""

from functools import cache

import pytest
from beliefs_about_deals import BELIEVES, REFUTES
from mistaken import OF_DEALS, TABLES, meetings, rules_of

from tutor.minds import MINDS
from tutor.rules import Rulebook


@cache
def erring() -> dict[str, set[str]]:
    """By misconception, the tables where it errs."""
    found: dict[str, set[str]] = {id: set() for id in OF_DEALS}
    for met in meetings():
        if met.errs:
            found[met.mind.id].add(met.table)
    return found


# A belief that is the truth at a table is no error there.
RIGHT_AT = {
    "always-stuck": {"stuck", "two, strict", "napoleon", "hasenpfeffer"},
    "same-dealer-again": {"the same dealer again", "railroad, one exchange"},
    "must-hold-trump": {"held"},
    "discard-turn-up": {"no trump"},
    "dealer-may-refuse": {"two", "three", "alone later", "the dealer may leave it"},
    "partner-must-go-alone": {"british", "british both rounds", "nobody goes alone", "three", "two"},
    "maker-leads": {"hasenpfeffer", "napoleon"},
    "left-of-maker-leads": {"hasenpfeffer", "napoleon"},
    "point-per-trick": {"hasenpfeffer", "napoleon"},
    "four-tricks-two": {"seven cards", "four cards", "hasenpfeffer"},
    "alone-always-four": {"marches are one", "two", "nobody goes alone"},
    "euchre-one": {"a euchre is one"},
    "defenders-march": {"a euchre is one", "defended alone"},
    "loner-partner-plays": {"two", "nobody goes alone", "hasenpfeffer", "napoleon"},
}
OF_BIDS = {"failed-bid-free"}
"""Beliefs that only tables know where tricks are bid for; there are fewer of them."""


def test_every_belief_has_its_predicates() -> None:
    assert set(BELIEVES) == set(REFUTES) == set(OF_DEALS)


@pytest.mark.parametrize("id", RIGHT_AT)
def test_where_a_belief_is_the_truth_its_mind_does_not_err(id: str) -> None:
    assert RIGHT_AT[id] <= set(TABLES)
    assert not RIGHT_AT[id] & erring()[id]


@pytest.mark.parametrize("id", OF_DEALS)
def test_belief_and_refutation_hold_where_the_mind_errs(id: str) -> None:
    assert len(erring()[id]) > (2 if id in OF_BIDS else 6)
    for table in erring()[id]:
        mind, true = MINDS[id](rules_of(table)), Rulebook(rules_of(table))

        assert BELIEVES[id](mind), table
        assert REFUTES[id](true), table
        # Neither sentence would be worth anything if it held for both.
        assert not BELIEVES[id](true), table
        assert not REFUTES[id](mind), table
