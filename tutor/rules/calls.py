"""What a player may say before the first card is led."""

import re
from typing import NamedTuple

from tutor.rules.cards import Suit
from tutor.rules.reasons import GrammarError
from tutor.rules.seats import Seat

PASS = "pass"
ORDER = "order"
NO_TRUMP = "no-trump"
SHOW = "show"
TAKE, LEAVE = "take", "leave"
DUMMY, ALONE, TOGETHER = "dummy", "alone", "together"
MISERE, NAP, WELLINGTON, BLUECHER = "misere", "nap", "wellington", "bluecher"

_CHOICES = {PASS, SHOW, TAKE, LEAVE, DUMMY, ALONE, TOGETHER}
_STAKES = (MISERE, NAP, WELLINGTON, BLUECHER)
_MAKES_TRUMP = {ORDER, NO_TRUMP}
_BID = re.compile(r"bid-[1-9][0-9]?")
_ALONE = "-alone"
_SUITS = {suit.value: suit for suit in Suit}


class Called(NamedTuple):
    """A call, who made it and at which stage of the deal."""

    seat: Seat
    call: str
    stage: str


def parse_call(text: str) -> str:
    """
    Reads a call and returns its canonical spelling. A hyphen counts as an underscore, letter case is ignored.

    Raises:
        GrammarError: Where the text is no call.

    >>> [parse_call(text) for text in ("PASS", "hearts", "Order_Alone", "bid-3", "h-alone")]
    ['pass', 'H', 'order-alone', 'bid-3', 'H-alone']
    """
    call = text.strip().casefold().replace("_", "-")
    if call in _CHOICES or call in _STAKES or _BID.fullmatch(call):
        return call
    what = call.removesuffix(_ALONE)
    alone = call[len(what) :]
    if what in _MAKES_TRUMP:
        return what + alone
    try:
        return Suit.parse(what) + alone
    except GrammarError:
        raise GrammarError("not-a-call", text) from None


def every_call() -> tuple[str, ...]:
    """
    Every call that there is in some game, plain or alone; of the bids those that have a name.

    >>> [call for call in every_call() if call.startswith("o")]
    ['order', 'order-alone']
    """
    makes_trump = (ORDER, *_SUITS, NO_TRUMP)
    after_trump = (TAKE, LEAVE, DUMMY, ALONE, TOGETHER)
    return (PASS, SHOW, *makes_trump, *alone_forms(makes_trump), *after_trump, *_STAKES)


def without_alone(call: str) -> str:
    """
    What a call says of trump, whether or not its player goes alone.

    >>> without_alone("H-alone"), without_alone("alone")
    ('H', 'alone')
    """
    return call.removesuffix(_ALONE)


def goes_alone(call: str) -> bool:
    """Whether a call that makes trump says *alone* as well."""
    return call.endswith(_ALONE)


def alone_forms(calls: tuple[str, ...]) -> tuple[str, ...]:
    """The same calls, made alone."""
    return tuple(call + _ALONE for call in calls)


def suit_named(call: str) -> Suit | None:
    """The suit that a call names; None where it names none."""
    return _SUITS.get(without_alone(call))


def number_bid(call: str) -> int | None:
    """
    The number of tricks that a plain bid promises; None where it is no plain bid.

    >>> number_bid("bid-4"), number_bid("nap")
    (4, None)
    """
    return int(call.removeprefix("bid-")) if call.startswith("bid-") else None
