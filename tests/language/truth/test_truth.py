"""Every reason is true where it is given, and can be said in every language."""

import itertools
import re
from collections.abc import Callable
from typing import Any

import pytest
from claims_of_beliefs import TRUE as OF_BELIEFS
from claims_of_deals import TRUE as OF_DEALS
from claims_of_play import TRUE as OF_PLAY
from claims_of_points import TRUE as OF_POINTS
from claims_of_wrong_deals import TRUE as OF_WRONG_DEALS

from tutor.content.speech import say
from tutor.language import LANGUAGES
from tutor.rules import VARIANTS, Card, Reason, Rulebook, Seat, Suit

Scene = Any
"""See conftest.py here: a position in plain letters, which asks no rulebook."""

NO_JOKER = {
    *("follow-joker-only", "revoke-holding-joker", "led-joker", "beats-joker", "joker-trump"),
    "any-joker",
}
NO_BOWERS = {
    *("follow-left-only", "void-left-trap", "revoke-left", "revoke-holding-left", "led-left"),
    *("beats-right", "beats-left", "bower-right", "bower-left", "bower-is-jack", "jack-ordinary"),
    *("trump-for-right", "trump-for-left"),
}
LEFTOVERS = re.compile(r"[{}\ue000]|  |\bnone\b|[.,] ?[.,:]|[?:]\.")
"""Notation of the catalogues, a value that was not chosen by, doubled spaces and stops."""

TRUE: dict[str, Callable[..., bool]] = {**OF_BELIEFS}
"""What a reason claims of a scene, with the reason's values."""


def claims(code: str) -> Callable[[Callable[..., bool]], Callable[..., bool]]:
    def register(predicate: Callable[..., bool]) -> Callable[..., bool]:
        TRUE[code] = predicate
        return predicate

    return register


def none_follows(scene: Scene) -> bool:
    """Whether the cards spoken of are held, and do not follow."""
    return bool(scene.of) and all(c in scene.hand and scene.belongs(c) != scene.led for c in scene.of)


# Following suit


@claims("lead-free")
def _(scene: Scene) -> bool:
    return not scene.trick


@claims("follow-must")
def _(scene: Scene, suit: str, n: int) -> bool:
    held = scene.followers(suit)
    return scene.led == suit and set(scene.of) == set(held) and len(held) == n > 1


@claims("follow-only")
def _(scene: Scene, card: str, suit: str) -> bool:
    return scene.led == suit and scene.followers(suit) == (card,) == scene.of and card.endswith(suit)


@claims("follow-left-only")
def _(scene: Scene, card: str, trump: str) -> bool:
    only = scene.followers(trump) == (card,) == scene.of
    return scene.led == scene.trump == trump and card == scene.left and only


@claims("follow-joker-only")
def _(scene: Scene, card: str, trump: str) -> bool:
    return scene.led == scene.trump == trump and scene.followers(trump) == (card,) == ("Joker",)


@claims("void-any")
def _(scene: Scene, suit: str) -> bool:
    """It says *you hold no hearts*, so no card may even look like one."""
    return scene.led == suit and not scene.followers(suit) and not any(c.endswith(suit) for c in scene.hand)


@claims("void-left-trap")
def _(scene: Scene, card: str, trump: str, printed: str) -> bool:
    looks_like_it = [held for held in scene.hand if held.endswith(printed)]
    return (
        scene.led == printed == card[-1] and looks_like_it == [card] == [scene.left] and scene.trump == trump
    )


@claims("revoke")
def _(scene: Scene, cards: tuple[str, ...], suit: str, held: tuple[str, ...]) -> bool:
    right = scene.led == suit and set(held) == set(scene.followers(suit)) and bool(held)
    return right and cards == scene.of and none_follows(scene)


@claims("revoke-left")
def _(scene: Scene, card: str, printed: str, held: tuple[str, ...]) -> bool:
    right = scene.led == printed == card[-1] and held == scene.followers(printed) and bool(held)
    return right and card == scene.left and scene.of == (card,) and none_follows(scene)


@claims("revoke-holding-left")
def _(scene: Scene, cards: tuple[str, ...], trump: str, card2: str) -> bool:
    right = scene.led == scene.trump == trump and scene.followers(trump) == (card2,) == (scene.left,)
    return right and cards == scene.of and none_follows(scene)


@claims("revoke-holding-joker")
def _(scene: Scene, cards: tuple[str, ...], trump: str) -> bool:
    right = scene.led == scene.trump == trump and scene.followers(trump) == ("Joker",)
    return right and cards == scene.of and none_follows(scene)


@claims("led-left")
def _(scene: Scene, card: str, trump: str) -> bool:
    return scene.trick[0] == card == scene.left and scene.trump == scene.led == trump


@claims("led-joker")
def _(scene: Scene, card: str, trump: str) -> bool:
    return scene.trick[0] == card == "Joker" and scene.trump == scene.led == trump


# The trick


def takes_it(scene: Scene, who: str, card: str) -> bool:
    """Whether this card, played by that seat, beats all others of the trick."""
    others = [other for other in scene.trick if other != card]
    mine = dict(zip(scene.seats, scene.trick, strict=True)).get(who) == card
    return mine and all(scene.beats(card, other) for other in others)


@claims("trick-trump")
def _(scene: Scene, who: str, card: str) -> bool:
    return takes_it(scene, who, card) and scene.trump is not None and scene.belongs(card) == scene.trump


@claims("trick-suit")
def _(scene: Scene, who: str, card: str, trump: str | None) -> bool:
    no_trump_in_it = trump is None or all(scene.belongs(other) != trump for other in scene.trick)
    wins = takes_it(scene, who, card) and scene.belongs(card) == scene.led
    return wins and scene.trump == trump and no_trump_in_it


@claims("winner-leads")
def _(scene: Scene, who: str) -> bool:
    return takes_it(scene, who, scene.of[0])


@claims("cannot-win")
def _(scene: Scene, card: str, trump: str | None) -> bool:
    held_by_somebody = card in scene.trick
    return held_by_somebody and scene.trump == trump and scene.belongs(card) not in (scene.led, scene.trump)


@claims("beats-trump")
def _(scene: Scene, card: str, card2: str) -> bool:
    plain = scene.belongs(card2) != scene.trump
    every = all(scene.beats(trump, card2) for trump in scene.pack if scene.belongs(trump) == scene.trump)
    return scene.trump is not None and scene.belongs(card) == scene.trump and plain and every


@claims("beats-higher")
def _(scene: Scene, card: str, card2: str) -> bool:
    """No bower and no joker: their ground would be another."""
    ordinary = card not in ("Joker", scene.right, scene.left)
    return ordinary and scene.belongs(card) == scene.belongs(card2) and scene.beats(card, card2)


@claims("beats-right")
def _(scene: Scene, card: str, card2: str) -> bool:
    return card == scene.right and scene.belongs(card2) == scene.trump and scene.beats(card, card2)


@claims("beats-left")
def _(scene: Scene, card: str, card2: str) -> bool:
    return card == scene.left and scene.belongs(card2) == scene.trump and scene.beats(card, card2)


@claims("beats-joker")
def _(scene: Scene, card: str, card2: str) -> bool:
    return card == "Joker" == scene.ladder()[0] and scene.belongs(card2) == scene.trump


# Cards


@claims("bower-right")
def _(scene: Scene, card: str, trump: str, joker: bool) -> bool:
    above = ["Joker"] if joker else []
    return scene.trump == trump and card == f"J{trump}" and scene.ladder()[: len(above) + 1] == [*above, card]


@claims("bower-left")
def _(scene: Scene, card: str, trump: str, printed: str) -> bool:
    counts_as_trump = scene.belongs(card) == scene.trump == trump
    return card == f"J{printed}" == scene.left and counts_as_trump and trump != printed


@claims("joker-trump")
def _(scene: Scene, card: str, trump: str) -> bool:
    return card == "Joker" == scene.ladder()[0] and scene.belongs(card) == scene.trump == trump


@claims("jack-ordinary")
def _(scene: Scene, card: str, trump: str) -> bool:
    """The bowers are the two jacks of trump's colour, so this one is of the other colour."""
    colours = ({"H", "D"}, {"C", "S"})
    other = any(trump in colour and card[-1] not in colour for colour in colours)
    return scene.bowers and scene.trump == trump and card[:-1] == "J" and other


@claims("is-trump")
def _(scene: Scene, card: str, trump: str) -> bool:
    return scene.trump == trump == card[-1] and card not in (scene.right, scene.left)


@claims("plain-suit")
def _(scene: Scene, card: str, suit: str) -> bool:
    not_trump = scene.trump is not None and scene.belongs(card) != scene.trump
    return not_trump and scene.belongs(card) == suit == card[-1]


@claims("no-trump")
def _(scene: Scene) -> bool:
    return scene.trump is None and all(scene.belongs(card) == card[-1] for card in scene.pack)


@claims("bower-is-jack")
def _(scene: Scene, card: str) -> bool:
    return scene.bowers and (card == "Joker" or not card.startswith("J"))


@claims("order-is")
def _(scene: Scene, cards: tuple[str, ...]) -> bool:
    ladder = scene.ladder()
    return list(cards) == [card for card in ladder if card in cards]


@claims("trump-for-right")
def _(scene: Scene, card: str, trump: str) -> bool:
    return scene.bowers and card == f"J{trump}"


@claims("trump-for-left")
def _(scene: Scene, card: str, trump: str) -> bool:
    """The other jack of the same colour."""
    return scene.bowers and scene._replace(trump=trump).left == card and card != f"J{trump}"


# The tests

CODES = sorted(TRUE)


def letters(value: object) -> object:
    """A value of a reason without the types of the rules."""
    if type(value) is tuple:
        return tuple(map(str, value))
    return str(value) if isinstance(value, Card | Suit | Seat) else value


def is_true(scene: Scene, reason: Reason) -> bool:
    """Whether a reason is true of a scene."""
    return TRUE[reason.code](scene, **{name: letters(value) for name, value in reason.values.items()})


def test_every_reason_has_a_claim_to_be_proved(messages: Any) -> None:
    others = {*OF_DEALS, *OF_PLAY, *OF_POINTS, *OF_WRONG_DEALS}
    assert set(messages["en"].files["reasons"]) == set(TRUE) | others
    assert not set(TRUE) & others - {"winner-leads"}


def test_every_variant_tells_every_reason_that_it_can(walk: Any) -> None:
    """And none that it can't: no bower in Napoleon, no joker in a pack without one."""
    found: dict[str, set[str]] = {table: set() for table, _ in walk.positions}
    for scene, reason in walk.told:
        found[scene.table].add(reason.code)

    assert set(VARIANTS) <= set(found)
    for table, codes in found.items():
        possible = set(TRUE)
        if table not in ("british", "railroad", "hasenpfeffer", "33 cards"):
            possible -= NO_JOKER
        if table not in ("napoleon", "without trump"):
            possible -= {"no-trump"}
        if table == "napoleon":
            possible -= NO_BOWERS
        if table in ("two-handed", "three-handed", "napoleon"):
            possible -= {"trick-partner"}
        if table == "two-handed":
            possible -= {"follow-last"}
        assert codes == possible, table


@pytest.mark.parametrize("code", CODES)
def test_the_reason_is_true_wherever_it_is_given(code: str, walk: Any) -> None:
    given = [told for told in walk.told if told.reason.code == code]

    assert given
    for scene, reason in given:
        assert is_true(scene, reason), (scene, reason)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_can_be_said(language: str, walk: Any) -> None:
    reasons = {repr(reason): reason for reason in (*walk.prompts, *(told.reason for told in walk.told))}
    for reason in reasons.values():
        text, spoken = say(reason, language)

        assert spoken == language, reason
        assert not LEFTOVERS.search(text.replace("hold none", "")), text
        assert text[0].isupper(), text
        assert text[-1] in ".?", text


def test_every_ruling_on_a_hand_of_two_cards_is_true(walk: Any) -> None:
    """Both bowers and the joker are in the British pack: each led card, each trump."""
    book, found = Rulebook(VARIANTS["british"]), set()
    scene = next(told.scene for told in walk.told if told.scene.table == "british")
    for trump, hand in itertools.product(Suit, itertools.combinations(book.rules.pack, 2)):
        for led in book.rules.pack:
            if led in hand:
                continue
            at = scene._replace(
                trump=str(trump), hand=tuple(map(str, hand)), trick=(str(led),), named_led=None
            )
            # The reasons that name their cards name one; the last one fits both cards of a hand that is free.
            rulings = [(card, book.ruling(card, hand, [led], trump)) for card in hand]
            followers = tuple(str(card) for card, ruling in rulings if ruling.allowed)
            for card, (allowed, reason) in rulings:
                of = followers if allowed else (str(card),)
                assert is_true(at._replace(of=of), reason), (at, reason)
                found.add(reason.code)

    true = set(TRUE) - set(OF_BELIEFS)
    assert found == {code for code in true if code.startswith(("follow", "void", "revoke"))}


# What the claims are worth: a reason with one value changed must be found false somewhere


def changed(value: object, scene: Scene) -> list[object]:
    """Other things that the value might have been."""
    match value:
        case Card():
            return [Card.parse(card) for card in scene.pack if card != str(value)]
        case bool():
            return [not value]
        case int():
            return [value + 1]
        case None:
            return [Suit.HEARTS]
        case tuple():
            return [value[::-1], value[1:], (*value, Card.parse("AH"))]
        case Suit():
            return [suit for suit in Suit if suit is not value]
        case Seat():
            return [seat for seat in Seat if seat is not value]
    raise AssertionError(f"nothing to change {value!r} into")


def test_a_false_claim_is_found_out(walk: Any) -> None:
    seen: dict[str, list[Any]] = {code: [] for code in TRUE}
    for told in walk.told:
        if len(seen[told.reason.code]) < 8:
            seen[told.reason.code].append(told)
    for code, some in seen.items():
        for name in some[0].reason.values:
            caught = [
                not is_true(scene, Reason(code, **{**reason.values, name: other}))
                for scene, reason in some
                for other in changed(reason.values[name], scene)
            ]
            assert any(caught), (code, name)


def test_a_reason_out_of_place_is_found_out(walk: Any) -> None:
    """Reasons without values speak of the scene alone."""
    leads = next(told.scene for told in walk.told if told.reason.code == "lead-free")
    tricks = next(told.scene for told in walk.told if told.reason.code == "follow-must")

    assert not is_true(tricks, Reason("lead-free"))
    assert not is_true(leads, Reason("any-card"))
    assert not is_true(leads, Reason("any-trump"))
    assert not is_true(leads, Reason("any-joker"))
    assert not is_true(tricks, Reason("no-trump-lead"))
    assert not is_true(leads._replace(trump="H"), Reason("no-trump"))
