"""The grammar of every field that a puzzle can have, for pydantic."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from enum import Enum
from typing import Annotated, Any, get_args

from pydantic import BaseModel, ConfigDict, PlainValidator

from tutor.content.guess import guess
from tutor.content.skills import SKILLS
from tutor.minds import MINDS
from tutor.rules import VARIANTS, Bower, Card, GrammarError, Seat, Suit, parse_call, parse_yes_no


class Shape(Enum):
    """How a field is written down; a field without one is a single text."""

    WORDS = "words separated by spaces or commas, or a list of them"
    TRICK = "the leader's seat, then the cards"
    TRICKS = "a list of tricks"
    HANDS = "a mapping of a seat to its cards"
    TEXTS = "a mapping of a language to its text"
    RULES = "a mapping of a house rule to its value"
    NOTES = "a mapping of a step of a hand to its texts"


BIDS_BY_NAME = ("misere", "nap", "wellington", "bluecher")
"""The bids that are no number of tricks."""


def parse_trump(text: str) -> Suit | None:
    """A suit, or `none` for a hand without trump."""
    return None if text.strip().casefold() == "none" else Suit.parse(text)


def _plain(text: str) -> str:
    return text.strip().casefold().replace("_", "-")


def parse_variant(text: str) -> str:
    """The id of a variant."""
    return _one_of(text, VARIANTS, "unknown-variant")


def parse_skill(text: str) -> str:
    """The id of a skill."""
    return _one_of(text, SKILLS, "unknown-skill")


def _mind(text: str) -> str:
    return _one_of(text, MINDS, "unknown-mind")


def _one_of(text: str, known: Any, code: str) -> str:
    if _plain(text) not in known:
        raise GrammarError(code, text, guess=guess(text, known))
    return _plain(text)


def is_id(text: str) -> bool:
    """Whether a text can name a puzzle or a lesson: `left-bower-only`."""
    return re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", text) is not None


def is_seat(text: str) -> bool:
    """Whether a text names a seat, in whatever spelling."""
    try:
        Seat.parse(text)
    except GrammarError:
        return False
    return True


def _id(text: str) -> str:
    if not is_id(text.strip()):
        raise GrammarError("not-an-id", text)
    return text.strip()


LAST_PLACE = 9999
"""The highest number by which lessons and hands are put in order."""


def _place(text: str) -> int:
    if not re.fullmatch("[1-9][0-9]{0,3}", text.strip()):
        raise GrammarError("not-a-number", text, low=1, high=LAST_PLACE)
    return int(text)


def _level(text: str) -> int:
    if text.strip() not in ("1", "2", "3"):
        raise GrammarError("not-a-number", text, low=1, high=3)
    return int(text)


def _score(text: str) -> tuple[int, ...]:
    """Points joined by hyphens, `9-9`; a score below zero keeps its minus, `-4-9` and `8--3`."""
    if not re.fullmatch(r"-?\d{1,3}(--?\d{1,3}){1,3}", text.strip(), re.ASCII):
        raise GrammarError("not-a-score", text)
    return tuple(int(points) for points in re.findall(r"(?:(?<=-)-|^-)?\d+", text.strip()))


def _count(text: str) -> int:
    if not re.fullmatch(r"\d{1,2}", text.strip(), re.ASCII):
        raise GrammarError("not-a-number", text, low=0, high=99)
    return int(text)


NOBODY = "none"
"""Where a seat is asked for, and it is said outright that it is nobody's."""


def _holder(text: str) -> str:
    return NOBODY if _plain(text) == NOBODY else Seat.parse(text)


DOWN = "down"
"""Where it is asked who took the turned-up card: nobody, it was turned down."""


def _taker(text: str) -> str:
    return DOWN if _plain(text) == DOWN else Seat.parse(text)


def _bid(text: str) -> str:
    """A bid as an author writes it: a number of tricks, or its name."""
    number = _plain(text).removeprefix("bid-")
    if re.fullmatch(r"[1-9]\d?", number, re.ASCII):
        return number
    if number not in BIDS_BY_NAME:
        raise GrammarError("not-a-bid", text)
    return number


def _forms(text: str) -> str:
    if _plain(text) != "all":
        raise GrammarError("not-a-choice", text, choices=("all",))
    return "all"


GOALS = ("win", "lose", "keep-partner-winning")
"""What a card can be wanted to do to the trick."""


def _goal(text: str) -> str:
    if _plain(text) not in GOALS:
        raise GrammarError("not-a-choice", text, choices=GOALS)
    return _plain(text)


_STEP = re.compile(
    r"(?:deal|turn-up|revoke|score|[1-9]\d?|[1-9]\d?\.(?P<player>[a-z]+)"
    r"|call\.[1-9]\d?\.(?P<caller>[a-z]+)|discard\.(?:[2-9]\.)?(?P<other>[a-z]+))"
)


def parse_step(text: str) -> str:
    """The id of a step of a hand: `deal`, `call.2.E`, `1.E`; whether a hand has such a step is not asked."""
    plain = _plain(text)
    match = _STEP.fullmatch(plain)
    if match is None:
        raise GrammarError("not-a-step", text)
    seat = next(filter(None, match.groups()), "")
    return plain.removesuffix(seat) + Seat.parse(text.strip()[-len(seat) :]) if seat else plain


def _play(text: str) -> str:
    """A card in the tricks by its place: `2.E`."""
    step = parse_step(text)
    if not step[0].isdigit() or step.isdigit():
        raise GrammarError("not-a-step", text)
    return step


PlaceText = Annotated[int, PlainValidator(_place)]
CardText = Annotated[Card, PlainValidator(Card.parse)]
SuitText = Annotated[Suit, PlainValidator(Suit.parse)]
TrumpText = Annotated[Suit | None, PlainValidator(parse_trump)]
SeatText = Annotated[Seat, PlainValidator(Seat.parse)]
BowerText = Annotated[Bower, PlainValidator(Bower.parse)]
CallText = Annotated[str, PlainValidator(parse_call)]
YesNo = Annotated[bool, PlainValidator(parse_yes_no)]
HolderText = Annotated[str, PlainValidator(_holder)]
TakerText = Annotated[str, PlainValidator(_taker)]
BidText = Annotated[str, PlainValidator(_bid)]
CountText = Annotated[int, PlainValidator(_count)]
FormsText = Annotated[str, PlainValidator(_forms)]
GoalText = Annotated[str, PlainValidator(_goal)]
ScoreText = Annotated[tuple[int, ...], PlainValidator(_score)]
IdText = Annotated[str, PlainValidator(_id)]
LevelText = Annotated[int, PlainValidator(_level)]
VariantText = Annotated[str, PlainValidator(parse_variant)]
SkillText = Annotated[str, PlainValidator(parse_skill)]
MindText = Annotated[str, PlainValidator(_mind)]
ReasonText = Annotated[str, PlainValidator(_plain)]
KindText = Annotated[str, PlainValidator(_plain)]

StepText = Annotated[str, PlainValidator(parse_step)]
PlayText = Annotated[str, PlainValidator(_play)]

CardsText = Annotated[tuple[CardText, ...], Shape.WORDS]
OptionalCardsText = Annotated[tuple[CardText, ...] | None, Shape.WORDS]
SeatsText = Annotated[tuple[SeatText, ...], Shape.WORDS]
CallsText = Annotated[tuple[CallText, ...], Shape.WORDS]
MindsText = Annotated[tuple[MindText, ...], Shape.WORDS]
ReasonsText = Annotated[tuple[ReasonText, ...], Shape.WORDS]
WordsText = Annotated[tuple[str, ...], Shape.WORDS]
Texts = Annotated[dict[str, str], Shape.TEXTS]
RulesText = Annotated[dict[str, str], Shape.RULES]
NotesText = Annotated[dict[StepText, dict[str, str]], Shape.NOTES]


class Fields(BaseModel):
    """A definition of fields: whatever it does not name is not understood."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class WrittenTrick(Fields):
    """A trick as an author writes it: leader, cards; who played them depends on who sits out."""

    leader: SeatText
    cards: tuple[CardText, ...] = ()


class WrittenHand(Fields):
    """The cards that a seat holds."""

    seat: SeatText
    cards: tuple[CardText, ...]


TrickText = Annotated[WrittenTrick, Shape.TRICK]
OptionalTrickText = Annotated[WrittenTrick | None, Shape.TRICK]
TricksText = Annotated[tuple[WrittenTrick, ...], Shape.TRICKS]
HandsText = Annotated[tuple[WrittenHand, ...], Shape.HANDS]


def shape_of(model: type[BaseModel], field: str) -> Shape | None:
    """How *field* is written down; None for a single text."""
    shapes = [extra for extra in model.model_fields[field].metadata if isinstance(extra, Shape)]
    return shapes[0] if shapes else None


def parser_of(model: type[BaseModel], field: str) -> Callable[[str], Any] | None:
    """What reads one word of *field*; None where any text will do."""
    info = model.model_fields[field]
    return next(_parsers(info.metadata, info.annotation), None)


def _parsers(metadata: Iterable[Any], annotation: Any) -> Iterator[Callable[[str], Any]]:
    for extra in metadata:
        if isinstance(extra, PlainValidator):
            yield extra.func  # type: ignore[misc]  # ours take a text alone
    for part in get_args(annotation):
        yield from _parsers(getattr(part, "__metadata__", ()), part)


class QuestionKeys(Fields):
    """The keys that say by which rules a question is asked."""

    variant: VariantText = "standard"
    """The game that is played; without it, four-handed Euchre."""
    rules: RulesText = {}
    """House rules: how this table's game differs from the variant's."""


class PuzzleKeys(QuestionKeys):
    """The keys that every puzzle can have, whatever its kind."""

    id: IdText
    """The puzzle's name in addresses: words of a-z and 0-9 joined by hyphens, unique in one run."""
    kind: str
    """What is asked."""
    answer: WordsText = ()
    """The right answer, which the engine proves; a set in any order, `none` where nothing is right."""
    skill: SkillText | None = None
    """What the puzzle trains."""
    level: LevelText | None = None
    """How hard it is: 1 for newcomers, 2, 3."""
    traps: MindsText = ()
    """Misconceptions that must lead to another answer; proved."""
    foil: MindsText = ()
    """Misconceptions that the position calls up, and which answer rightly all the same; proved."""
    because: ReasonsText = ()
    """Codes of reasons that must occur in the explanation; proved."""
    say: Texts = {}
    """The question in your own words, in every language; without it, the kind's."""
    hint: Texts = {}
    """A hint in your own words, in every language."""
    why: Texts = {}
    """Your own words after the explanation, in every language."""
    vary: YesNo = True
    """Whether the puzzle may be shown in other suits and seats."""
    source: str | None = None
    """Where the puzzle comes from."""
    by: str | None = None
    """Who wrote it."""
