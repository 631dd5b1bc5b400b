"""
Euchre Game Notation 1.4, written and read: four-handed games in which a turned-up card offers trump.

The format holds what was decided and leaves the rest to the rules. What it has no words for, other games and
house rules that it can't state, is refused by name, never written as something else.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from tutor.content.egn_rules import EgnError, read_ruleset, write_ruleset
from tutor.content.replay import stack
from tutor.rules import Card, Deal, GrammarError, IllegalActionError, Procedure, Seat, procedure_of
from tutor.rules import calls as said

FILE_TYPE, VERSION = "Euchre Game Notation", "1.4"
_READABLE = re.compile(r"1\.[234](\.\d+)?")
_SEATS = tuple(Seat)
"""Player 0 is North; the others follow clockwise."""
_WORDS = {said.PASS: "Pass", said.ORDER: "Order", said.NO_TRUMP: "n"}
_CALLS = {written: call for call, written in _WORDS.items()}
_ROUNDS = ("turn-up-round", "naming-round")


# Writing


def write_game(deals: Sequence[Deal], score: Sequence[int] = (0, 0)) -> dict[str, Any]:
    """
    The deals of one table as a file, ready for JSON; *score* is what North's and East's sides began with.

    The order of the cards that stay hidden is not kept: nothing in the format holds it.

    Raises:
        EgnError: For rules or a deal that the format can't tell.
    """
    if not deals:
        raise EgnError("a game has at least one deal")
    first, *others = deals
    if any(deal.procedure.rules != first.procedure.rules for deal in others):
        raise EgnError("the deals of one game are played by the same rules")
    metadata = {
        "players": [seat.name.title() for seat in _SEATS],
        "initialScore": list(score),
        "ruleset": write_ruleset(first.procedure.rules),
    }
    written = [{"dealNumber": number, **_write_deal(deal)} for number, deal in enumerate(deals)]
    return {"fileType": FILE_TYPE, "version": VERSION, "metadata": metadata, "deals": written}


def _write_deal(deal: Deal) -> dict[str, Any]:
    assert deal.turn_up is not None
    if deal.turn_up.is_joker:
        raise EgnError("a joker that is turned up offers no suit in this format")
    dealt = Deal.of(deal.procedure, deal.dealer, deal.cards)
    start = {
        "dealer": _SEATS.index(deal.dealer),
        "upCard": _write_card(deal.turn_up),
        "playerCards": [[_write_card(card) for card in dealt.hand(seat)] for seat in _SEATS],
    }
    phases = [_write_calls(deal)]
    if tricks := [*(trick.cards for trick in deal.tricks), *filter(None, [deal.trick])]:
        played = [[_write_card(card) for card in trick] for trick in tricks]
        phases.append({"phaseNumber": 1, "type": "TRICK_PLAY", "tricks": played})
    return {"initialState": start, "phases": phases}


def _write_calls(deal: Deal) -> dict[str, Any]:
    rounds = [called.call for called in deal.calls if called.stage in _ROUNDS]
    phase: dict[str, Any] = {
        "phaseNumber": 0,
        "type": "EUCHRE_BIDDING",
        "calls": [_write_call(said.without_alone(call)) for call in rounds],
        "isAlone": any(map(said.goes_alone, rounds)),
    }
    against = [
        seat for seat in deal.alone if deal.maker and seat not in deal.procedure.rulebook.side(deal.maker)
    ]
    if against:
        phase["aloneDefender"] = _SEATS.index(against[0])
    if deal.laid:
        phase["discard"] = _write_card(deal.laid[0].card)
    return phase


def _write_call(call: str) -> str:
    return _WORDS.get(call) or call.lower()


def _write_card(card: Card) -> str:
    return f"{card.rank.letter.replace('10', 'T')}{card.suit.lower()}" if card.suit else "B"


# Reading


def read_game(data: Mapping[str, Any]) -> list[Deal]:
    """
    The deals of a file, each played as far as the file tells.

    Raises:
        EgnError: For a file of another format or version, rules that are not ours, deals that are condensed
            or not told in full, and for what the rules don't allow.
    """
    if data.get("fileType") != FILE_TYPE or not _READABLE.fullmatch(str(data.get("version"))):
        raise EgnError("not a file of Euchre Game Notation 1.2 to 1.4")
    try:
        procedure = procedure_of(read_ruleset(data["metadata"].get("ruleset", {})))
        return [_read_deal(deal, procedure) for deal in data["deals"]]
    except GrammarError as error:
        raise EgnError(f"no card that could be told: {error.reason.values['text']!r}") from None
    except IllegalActionError as error:
        raise EgnError(f"the rules don't allow {error}") from None
    except (KeyError, TypeError, IndexError, AttributeError) as error:
        raise EgnError(f"not as the format has it: {error!r}") from None


def _read_deal(told: Mapping[str, Any] | str, procedure: Procedure) -> Deal:
    if isinstance(told, str):
        raise EgnError("a condensed deal; unpack the file first")
    deal = _dealt(told["initialState"], procedure)
    phases = {phase["type"]: phase for phase in told["phases"]}
    if calls := phases.get("EUCHRE_BIDDING"):
        deal = _called(deal, calls)
    for trick in phases.get("TRICK_PLAY", {}).get("tricks", ()):
        for card in trick:
            deal = deal.apply(_read_card(card))
    return deal


def _dealt(start: Mapping[str, Any], procedure: Procedure) -> Deal:
    """The deal of a pack in which everybody gets the cards told; hidden cards come in the pack's order."""
    turn_up, hands = _read_card(start["upCard"]), start.get("playerCards") or []
    if turn_up.is_joker:
        raise EgnError("a joker that is turned up offers no suit in this format")
    known = {seat: [_read_card(card) for card in hand] for seat, hand in zip(_SEATS, hands, strict=False)}
    if [len(hand) for hand in known.values()] != [procedure.rules.hand_size] * len(_SEATS):
        raise EgnError("the file does not tell what everybody was dealt")
    try:
        return stack(procedure, _SEATS[start["dealer"]], known, [turn_up])
    except ValueError:
        raise EgnError("a card is in two places, or not of this pack") from None


def _called(deal: Deal, phase: Mapping[str, Any]) -> Deal:
    """The deal after the calls, the lone defence and the discard of a bidding phase."""
    for word in phase["calls"]:
        call = _CALLS.get(word) or word.upper()
        alone = phase.get("isAlone", False) and call != said.PASS
        deal = deal.apply(f"{call}-alone" if alone else call)
    if deal.stage == "discard" and "discard" in phase:
        deal = deal.apply(_read_card(phase["discard"]))
    defender = phase.get("aloneDefender", -1)
    while deal.stage == "lone-defence" and deal.turn is not None:
        deal = deal.apply(said.ALONE if _SEATS.index(deal.turn) == defender else said.TOGETHER)
    return deal


def _read_card(text: str) -> Card:
    return Card.parse("Joker" if text == "B" else re.sub("^N", "9", text))
