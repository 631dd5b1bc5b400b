"""What a player may say while trump is made."""

import re

from tutor.rules.cards import Suit
from tutor.rules.reasons import GrammarError

_CHOICES = {"pass", "show", "take", "leave", "dummy", "alone", "together"}
_STAKES = {"misere", "nap", "wellington", "bluecher"}
_MAKES_TRUMP = {"order", "no-trump"}
_BID = re.compile(r"bid-[1-9][0-9]?")


def parse_call(text: str) -> str:
    """
    Reads a call and returns its canonical spelling. A hyphen counts as an underscore, letter case is ignored.

    Raises:
        GrammarError: Where the text is no call.

    >>> [parse_call(text) for text in ("PASS", "hearts", "Order_Alone", "bid-3", "h-alone")]
    ['pass', 'H', 'order-alone', 'bid-3', 'H-alone']
    """
    call = text.strip().casefold().replace("_", "-")
    if call in _CHOICES | _STAKES or _BID.fullmatch(call):
        return call
    what = call.removesuffix("-alone")
    alone = call[len(what) :]
    if what in _MAKES_TRUMP:
        return what + alone
    try:
        return Suit.parse(what) + alone
    except GrammarError:
        raise GrammarError("not-a-call", text) from None
