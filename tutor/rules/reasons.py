"""Why the rules say what they say: codes with parameters, never sentences."""

from typing import NamedTuple


class Reason:
    """
    A message's id and the values of its variables.

    The id is public (`because`, the kind `reason`); the sentence stands in the language catalogues.

    >>> Reason("void-any", suit="D")
    Reason('void-any', suit='D')
    """

    __slots__ = ("code", "values")

    def __init__(self, code: str, /, **values: object) -> None:
        self.code = code
        self.values = values

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Reason):
            return NotImplemented
        return (self.code, self.values) == (other.code, other.values)

    def __hash__(self) -> int:
        return hash((self.code, tuple(sorted((name, str(value)) for name, value in self.values.items()))))

    def __repr__(self) -> str:
        return f"Reason({', '.join([repr(self.code), *(f'{k}={v!r}' for k, v in self.values.items())])})"


class Ruling(NamedTuple):
    """Whether a play is allowed, and the reason that decided it."""

    allowed: bool
    reason: Reason


class GrammarError(ValueError):
    """
    Text that is no card, suit, seat, ...; it quotes the text.

    `reason` is the message that says so to a person.
    """

    def __init__(self, code: str, text: str, **values: object) -> None:
        self.reason = Reason(code, text=text, **values)
        super().__init__(f"{code}: {text!r}")
