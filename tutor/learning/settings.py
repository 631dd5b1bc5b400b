"""What a learner has said besides the answers, and what is thought of them depends on."""

from __future__ import annotations

from typing import Annotated

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from tutor.learning.entry import MOST_MINUTES_FROM_UTC
from tutor.learning.my_table import read_my_table, write_my_table
from tutor.learning.priors import GAMES


def _asked_about(played: tuple[str, ...]) -> tuple[str, ...]:
    if unknown := next((game for game in played if game not in GAMES), None):
        raise ValueError(f"nobody is asked about the game {unknown}")
    return tuple(game for game in GAMES if game in played)


def _playable(pairs: dict[str, str]) -> dict[str, str]:
    return dict(write_my_table(read_my_table(pairs.items())))


class Settings(BaseModel):
    """What the learner's device was told; empty, or None, where it was not."""

    model_config = ConfigDict(frozen=True, strict=True, extra="forbid")

    games: Annotated[tuple[str, ...], AfterValidator(_asked_about)] = ()
    """The card games played already."""
    table: Annotated[dict[str, str], AfterValidator(_playable)] = {}
    """The rules of the own table by their names, as `write_my_table` has them."""
    minutes_from_utc: Annotated[int, Field(ge=-MOST_MINUTES_FROM_UTC, le=MOST_MINUTES_FROM_UTC)] | None = None
    """The learner's clock."""
