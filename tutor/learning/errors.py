"""What can go wrong with a learner's log; a code stands where a learner is told in words."""

from typing import Literal

WhyForeign = Literal["too-large", "no-json", "foreign", "newer", "broken", "future"]


class StoreError(Exception):
    """The store can't be opened, read or written now; nothing was changed. In words for its operator."""


class LogFullError(StoreError):
    """A learner's log takes no more answers: `day` for now, `ever` until something is deleted."""

    def __init__(self, code: Literal["day", "ever"], message: str) -> None:
        super().__init__(message)
        self.code = code


class ForeignFileError(ValueError):
    """A file that is no exported progress, or a broken one; nothing of it was taken."""

    def __init__(self, code: WhyForeign, detail: str = "") -> None:
        super().__init__(f"{code}: {detail}" if detail else code)
        self.code = code
        self.detail = detail
