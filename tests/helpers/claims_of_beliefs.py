"""What reasons claim that only a misconception gives: what they say of the cards is true, the rule is not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Scene = Any
"""See tests/language/truth/conftest.py: a position in plain letters, which asks no rulebook."""

TRUE: dict[str, Callable[..., bool]] = {}
"""What a reason claims of a scene, with the reason's values."""


def claims(code: str) -> Callable[[Callable[..., bool]], Callable[..., bool]]:
    def register(predicate: Callable[..., bool]) -> Callable[..., bool]:
        TRUE[code] = predicate
        return predicate

    return register


# Plays


@claims("must-trump")
def _(scene: Scene, suit: str) -> bool:
    has_trump = scene.trump is not None and bool(scene.followers(scene.trump))
    return scene.led == suit and not scene.followers(suit) and has_trump


@claims("must-overtake")
def _(scene: Scene, cards: tuple[str, ...]) -> bool:
    beat_all = all(scene.beats(card, lying) for card in cards for lying in scene.trick)
    held = bool(cards) and set(cards) <= set(scene.hand)
    return bool(scene.trick) and held and beat_all and not set(scene.of) & set(cards)


@claims("any-card")
def _(scene: Scene) -> bool:
    return bool(scene.trick) and set(scene.of) <= set(scene.hand)


@claims("any-trump")
def _(scene: Scene) -> bool:
    return bool(scene.trick) and scene.led != scene.trump and all_trumps(scene)


@claims("any-joker")
def _(scene: Scene) -> bool:
    return bool(scene.trick) and scene.of == ("Joker",)


@claims("no-trump-lead")
def _(scene: Scene) -> bool:
    return not scene.trick and all_trumps(scene) and set(scene.followers(scene.trump)) != set(scene.hand)


@claims("follow-last")
def _(scene: Scene, card2: str, suit: str) -> bool:
    last = scene.trick[-1] == card2 and scene.belongs(card2) == suit != scene.led
    return last and bool(scene.followers(suit))


def all_trumps(scene: Scene) -> bool:
    return (
        bool(scene.of) and scene.trump is not None and all(scene.belongs(c) == scene.trump for c in scene.of)
    )


def played_by(scene: Scene, who: str) -> str | None:
    """The card that a seat has played."""
    return dict(zip(scene.seats, scene.trick, strict=True)).get(who)


def trumps_in_it(scene: Scene) -> list[str]:
    """The trumps of the trick as they fell; none where there is no trump."""
    return [card for card in scene.trick if scene.trump is not None and scene.belongs(card) == scene.trump]


# Tricks


@claims("trick-highest")
def _(scene: Scene, who: str, card: str) -> bool:
    """No bower and no joker in a trick that a plain card is to win; of equals, another may be as high."""
    ranks = "2 3 4 5 6 7 8 9 10 J Q K A".split()
    plain = not {"Joker", scene.right, scene.left} & set(scene.trick)
    heights = [ranks.index(other[:-1]) for other in scene.trick] if plain else []
    top = plain and ranks.index(card[:-1]) == max(heights)
    return played_by(scene, who) == card and top and (bool(trumps_in_it(scene)) or card[-1] != scene.led)


@claims("trick-led-suit")
def _(scene: Scene, who: str, card: str) -> bool:
    led = [other for other in scene.trick if scene.belongs(other) == scene.led]
    highest = card in led and all(scene.beats(card, other) for other in led if other != card)
    return (
        played_by(scene, who) == card and highest and scene.led != scene.trump and bool(trumps_in_it(scene))
    )


@claims("trick-first-trump")
def _(scene: Scene, who: str, card: str) -> bool:
    return (
        played_by(scene, who) == card and trumps_in_it(scene)[:1] == [card] and len(trumps_in_it(scene)) > 1
    )


@claims("trick-partner")
def _(scene: Scene, who: str, card: str, card2: str) -> bool:
    partner = "NESW"["NESW".index(who) - 2]
    played = played_by(scene, who) == card and played_by(scene, partner) == card2
    return played and scene.beats(card2, card)


@claims("leads-again")
def _(scene: Scene, who: str) -> bool:
    return scene.seats[0] == who
