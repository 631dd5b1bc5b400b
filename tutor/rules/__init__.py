"""The rules of Euchre and its variants, in the standard library alone."""

from tutor.rules.alternatives import alternatives, has_use
from tutor.rules.calls import Called, parse_call
from tutor.rules.cards import JOKER, Card, Rank, Suit, pack
from tutor.rules.deal import Action, Deal, IllegalActionError
from tutor.rules.dealing import places
from tutor.rules.facts import Facts, Fault, Stage
from tutor.rules.game import Game
from tutor.rules.hearing import announce, at_call, hear
from tutor.rules.notation import deal_text, parse_deal
from tutor.rules.open_hands import OpenPlay, open_plays
from tutor.rules.procedure import Procedure, procedure_of
from tutor.rules.ranking import Bower
from tutor.rules.reasons import GrammarError, Reason, Ruling
from tutor.rules.revoking import Revoke, moments, play_wrongly, prove_revoke, shown_by
from tutor.rules.rule_set import (
    Contradiction,
    Rule,
    RuleSet,
    contradictions,
    parse_rule,
    parse_yes_no,
    rule_names,
)
from tutor.rules.rulebook import Lead, Rulebook, Win
from tutor.rules.scoring import GameEnd, Outcome, Score
from tutor.rules.seating import Chosen
from tutor.rules.seats import Play, Seat, Trick, clockwise_from
from tutor.rules.variants import STANDARD, VARIANTS

__all__ = [
    "JOKER",
    "STANDARD",
    "VARIANTS",
    "Action",
    "Bower",
    "Called",
    "Card",
    "Chosen",
    "Contradiction",
    "Deal",
    "Facts",
    "Fault",
    "Game",
    "GameEnd",
    "GrammarError",
    "IllegalActionError",
    "Lead",
    "OpenPlay",
    "Outcome",
    "Play",
    "Procedure",
    "Rank",
    "Reason",
    "Revoke",
    "Rule",
    "RuleSet",
    "Rulebook",
    "Ruling",
    "Score",
    "Seat",
    "Stage",
    "Suit",
    "Trick",
    "Win",
    "alternatives",
    "announce",
    "at_call",
    "clockwise_from",
    "contradictions",
    "deal_text",
    "has_use",
    "hear",
    "moments",
    "open_plays",
    "pack",
    "parse_call",
    "parse_deal",
    "parse_rule",
    "parse_yes_no",
    "places",
    "play_wrongly",
    "procedure_of",
    "prove_revoke",
    "rule_names",
    "shown_by",
]
