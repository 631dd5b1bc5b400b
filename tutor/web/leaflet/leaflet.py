"""A game's rules on one page, and the crib sheet of the game that everything starts from."""

from __future__ import annotations

from typing import NamedTuple

from tutor.language import Line
from tutor.rules import STANDARD, VARIANTS, Suit, procedure_of
from tutor.web.facts import say_value
from tutor.web.leaflet.alone import alone_of
from tutor.web.leaflet.cards import Cards, Order, cards_of, order_of, plain_ranks
from tutor.web.leaflet.dealing import dealing_of
from tutor.web.leaflet.disputes import disputes_of
from tutor.web.leaflet.house import HouseGroup, house_of
from tutor.web.leaflet.play import Example, examples_of, play_of
from tutor.web.leaflet.scoring import Scoring, end_of, revoke_of, scoring_of
from tutor.web.leaflet.trump import Step, steps_of
from tutor.web.words import Words

_GLANCE = ("sides", "hand_size", "trump_by", "target")


class Leaflet(NamedTuple):
    """The rules of one variant in the words of a page."""

    glance: list[tuple[str, str]]
    """A few rules by name, for whoever knows other forms of the game."""
    cards: Cards
    dealing: list[Line]
    steps: list[Step]
    play: list[Line]
    examples: list[Example]
    alone: list[Line]
    scoring: Scoring
    end: list[Line]
    revoke: list[Line]
    house: list[HouseGroup]
    disputes: list[Line]


def leaflet_of(variant: str, words: Words) -> Leaflet:
    """The rules of *variant*, which is one of `VARIANTS`."""
    rules = VARIANTS[variant]
    procedure = procedure_of(rules)
    rulebook = procedure.rulebook
    return Leaflet(
        [
            (words.text(f"rule-{name.replace('_', '-')}"), say_value(name, getattr(rules, name), words))
            for name in _GLANCE
            if getattr(rules, name) is not None
        ],
        cards_of(rulebook, words),
        list(dealing_of(procedure, words)),
        steps_of(procedure, words),
        list(play_of(rulebook, words)),
        examples_of(variant, rules, words),
        list(alone_of(procedure, words)),
        scoring_of(rulebook, words),
        list(end_of(rulebook, words)),
        list(revoke_of(rulebook, words)),
        house_of(rules, words),
        disputes_of(rules, words),
    )


class Crib(NamedTuple):
    """What a player looks up in the middle of a hand."""

    orders: list[Order]
    """The trumps under each trump suit."""
    plain: Line
    follow: list[Line]
    steps: list[Step]
    leads: list[Line]
    alone: list[Line]
    scoring: Scoring
    end: list[Line]


def crib_of(words: Words) -> Crib:
    """The crib sheet for four-handed Euchre."""
    procedure = procedure_of(STANDARD)
    rulebook = procedure.rulebook
    leads, *follow = play_of(rulebook, words)
    return Crib(
        [order_of(rulebook, suit, suit, words) for suit in Suit],
        words.line("rules-plain", ranks=plain_ranks(rulebook, words)),
        follow,
        steps_of(procedure, words),
        [leads],
        list(alone_of(procedure, words)),
        scoring_of(rulebook, words),
        list(end_of(rulebook, words)),
    )
