"""Did you mean ...?"""

from collections.abc import Iterable
from difflib import get_close_matches


def guess(text: str, known: Iterable[str]) -> str | None:
    """
    The known word that somebody who wrote *text* most likely meant, if any is near.

    >>> guess("trik", ["trick", "trump"]), guess("weather", ["trick"])
    ('trick', None)
    """
    matches = get_close_matches(text.casefold().replace("_", "-"), list(known), n=1, cutoff=0.6)
    return matches[0] if matches else None
