"""A deal as its author would write it down: a file of a hand, to be given a title and notes."""

from __future__ import annotations

from collections.abc import Mapping

from tutor.content.hands import result_of
from tutor.content.position import written_down
from tutor.language import LANGUAGES
from tutor.rules import Card, Deal, Seat, moments

HEADER = "# yaml-language-server: $schema=../hand.schema.json"


def write_hand(deal: Deal, id: str, table: Mapping[str, str], title: Mapping[str, str]) -> str:
    """
    The text of a file that tells a finished *deal*.

    *table* is the variant and its house rules as `Table.pairs` states them, *title* one text per language.
    """
    start = next(moments(deal))
    changed = {name.removeprefix("rules."): text for name, text in table.items() if name != "variant"}
    rules = {name.replace("-", "_"): text for name, text in changed.items()}
    lines = [HEADER, f"id: {id}"]
    lines += [f"variant: {table['variant']}"] if "variant" in table else []
    lines += ["rules:", *(f"  {name}: {text}" for name, text in rules.items())] if rules else []
    lines += ["title:", *(f"  {lang}: {title[lang]}" for lang in LANGUAGES)]
    lines += [f"dealer: {deal.dealer}", "deal:", *_hands(start)]
    lines += [f"turn-up: {deal.turn_up}"] if deal.turn_up is not None else []
    lines += [f"kitty: {written_down(start.kitty)}"] if _draws(deal) else []
    lines += _done(deal)
    lines += [f"result: {result_of(deal)}"]
    return "\n".join(lines) + "\n"


def _hands(start: Deal) -> list[str]:
    held = [(seat, sorted(start.hand(seat), key=_by_suit)) for seat in Seat]
    return [f"  {seat}: {written_down(cards)}" for seat, cards in held if cards]


def _by_suit(card: Card) -> tuple[str, int]:
    return str(card.suit or ""), -card.rank


def _draws(deal: Deal) -> bool:
    """Whether cards of the kitty came into a hand one after another."""
    return any(called.call == "show" for called in deal.calls)


def _done(deal: Deal) -> list[str]:
    """Calls, cards that changed hands, tricks, the revoke."""
    before = [(now, action) for now, action in zip(moments(deal), deal.history, strict=False)]
    calls = [action for _, action in before if isinstance(action, str)]
    cards = [action for now, action in before if isinstance(action, Card) and now.stage != "tricks"]
    lines = [f"bids: {' '.join(calls)}"]
    lines += [f"discard: {written_down(cards)}"] if cards else []
    lines += ["play:"] if deal.tricks else []
    lines += [f"- {written_down((trick.seats[0], *trick.cards))}" for trick in deal.tricks]
    if deal.revoke is not None:
        lines.append(f"revoke: {deal.revoke.number}.{deal.revoke.seat}")
    return lines
