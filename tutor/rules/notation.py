"""A deal as one line of text, written and read."""

from __future__ import annotations

from collections.abc import Iterable

from tutor.rules.calls import parse_call
from tutor.rules.cards import Card
from tutor.rules.deal import Action, Deal
from tutor.rules.procedure import Procedure
from tutor.rules.reasons import GrammarError
from tutor.rules.seats import Seat


def deal_text(deal: Deal) -> str:
    """
    The deal in one line: the dealer / the pack in the order it was dealt / everything that was done since.

    The parts stand between slashes, the words between spaces. What was done is a call or a card (played, laid
    away or passed on), in order; whose it was follows from the rules, which the line does not tell.

    >>> from tutor.rules import STANDARD, procedure_of
    >>> deal = Deal.of(procedure_of(STANDARD), Seat.SOUTH, STANDARD.pack)
    >>> text = deal_text(deal.apply("order").apply(deal.hand(Seat.SOUTH)[0]))
    >>> text[:10], text[-10:]
    ('S / 9C 10C', '/ order JD')
    """
    return " / ".join((deal.dealer, _words(deal.cards), _words(deal.history))).rstrip()


def parse_deal(text: str, procedure: Procedure) -> Deal:
    """
    The deal that `deal_text` wrote, played by the rules of *procedure*.

    Raises:
        GrammarError: Where the text is no such line, or names cards, a seat or calls that there aren't.
        IllegalActionError: Where something in it was not allowed.
    """
    parts = text.split("/")
    if len(parts) != 3:
        raise GrammarError("not-a-deal", text)
    dealer, cards, actions = parts
    try:
        deal = Deal.of(procedure, Seat.parse(dealer), map(Card.parse, cards.split()))
    except GrammarError:
        raise
    except ValueError:
        raise GrammarError("not-a-deal", text) from None
    for word in actions.split():
        deal = deal.apply(parse_action(word))
    return deal


def parse_action(text: str) -> Action:
    """
    Reads a card or a call.

    Raises:
        GrammarError: `not-a-call` where it is neither.
    """
    try:
        return Card.parse(text)
    except GrammarError:
        return parse_call(text)


def _words(items: Iterable[Action]) -> str:
    return " ".join(map(str, items))
