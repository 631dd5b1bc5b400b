"""What reasons claim: a register of predicates by the reasons' codes."""

from __future__ import annotations

from collections.abc import Callable

Predicate = Callable[..., bool]


def register_in(true: dict[str, Predicate]) -> Callable[..., Callable[[Predicate], Predicate]]:
    """A decorator that enters a predicate under one code or more."""

    def claims(*codes: str) -> Callable[[Predicate], Predicate]:
        def register(predicate: Predicate) -> Predicate:
            true.update(dict.fromkeys(codes, predicate))
            return predicate

        return register

    return claims
