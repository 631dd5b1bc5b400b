"""The words of the grammar with their meanings, from the school's own English sentences."""

from __future__ import annotations

from tutor.content.skills import SKILLS
from tutor.content.speech import belief
from tutor.content.spoken import addressed, say_call
from tutor.language import FALLBACK, catalogue, lexicon
from tutor.minds import MINDS
from tutor.rules import JOKER, VARIANTS, Rank, Seat, Suit, pack
from tutor.rules.calls import every_call


def sentence(message: str) -> str:
    """A message of the catalogue."""
    return catalogue(FALLBACK).format(message)


def known(message: str) -> bool:
    """Whether the catalogue has a message."""
    return message in catalogue(FALLBACK).ids


def cards() -> dict[str, str]:
    """Every card with its name."""
    every = [str(card) for card in (*reversed(pack(Rank.TWO)), JOKER)]
    return {card: lexicon(FALLBACK).card(card) for card in every}


def suits() -> dict[str, str]:
    """Every suit with its name."""
    return {suit.value: lexicon(FALLBACK).suit(suit.value) for suit in Suit}


def seats() -> dict[str, str]:
    """Every seat with who sits there."""
    return {seat.value: lexicon(FALLBACK).player(addressed(seat)) for seat in Seat}


def calls() -> dict[str, str]:
    """Every call but the number bids, as it is said."""
    return {call: say_call(call, FALLBACK) for call in every_call()}


def variants() -> dict[str, str]:
    """Every variant with what it is."""
    about = {id: sentence(f"variant-{id}-about") for id in VARIANTS}
    return {id: f"{sentence(f'variant-{id}')}: {text}" for id, text in about.items()}


def skills() -> dict[str, str]:
    """Every skill with its name."""
    return {id: sentence(f"skill-{id}") for id in SKILLS}


def minds() -> dict[str, str]:
    """Every misconception with what somebody believes who has it."""
    return {id: belief(id, FALLBACK).belief.text for id in MINDS}


def steps() -> dict[str, str]:
    """The steps of a hand that have a name, and what happens in them."""
    headings = {"deal": "head-deal", "turn-up": "turned-up", "revoke": "kind-revoke", "score": "head-result"}
    return {step: sentence(message) for step, message in headings.items()}


def of_rule(name: str, word: str = "") -> str:
    """What a house rule is, or one of the words it takes; empty where the word needs no explanation."""
    parts = [part.replace("_", "-") for part in (name, word) if part]
    message = "-".join(("rule", *parts))
    shared = f"rule-{parts[-1]}"
    if known(message):
        return sentence(message)
    return sentence(shared) if word in ("on", "off") and known(shared) else ""
