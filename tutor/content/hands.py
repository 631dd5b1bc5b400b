"""
Hands: whole deals that an author writes down, proved from the deal to the score, to be watched step by step.

For pages: `read_hand` reads one file; `Report.hands` (of `check`) holds every good hand by its id. A `Hand`
has `id`, `variant`, `rules`, `title(lang)`, the finished `deal`, and `showing(open=…)` with its steps (see
`showing.py`).
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cached_property

from pydantic import Field

from tutor.content.answers import AnswerForm, print_answer, read_answer, read_word
from tutor.content.fields import (
    LAST_PLACE,
    CallsText,
    CardsText,
    CardText,
    HandsText,
    IdText,
    NotesText,
    PlaceText,
    PlayText,
    QuestionKeys,
    SeatText,
    Texts,
    TricksText,
    WordsText,
)
from tutor.content.glossary import Glossary
from tutor.content.guess import guess
from tutor.content.hand_deal import find_deal_faults
from tutor.content.hand_texts import find_note_faults, find_text_faults
from tutor.content.kinds.score import written_points
from tutor.content.position import Path
from tutor.content.problems import START, Place, Problem
from tutor.content.question import read_rules
from tutor.content.replay import RefusedError, Replay, stack
from tutor.content.showing import Showing
from tutor.content.source import Mapping as YamlMapping
from tutor.content.source import Node, read_source
from tutor.content.speech import say_reason
from tutor.content.written import Written, key_of, spelled
from tutor.language import FALLBACK, lexicon
from tutor.rules import Deal, GrammarError, Reason, RuleSet, procedure_of


class HandKeys(QuestionKeys):
    """The keys of a hand."""

    id: IdText
    """The hand's name in addresses: words of a-z and 0-9 joined by hyphens, unique among all hands."""
    title: Texts
    """What the hand is called, in every language."""
    place: PlaceText = LAST_PLACE
    """Where the hand stands in the list; those without a number come last, in the order of their ids."""
    dealer: SeatText
    """Who deals."""
    deal: HandsText
    """What everybody is dealt, the dummy at its empty place."""
    turn_up: CardText | None = None
    """The card turned up after the deal, in games that have one."""
    kitty: CardsText = ()
    """The first of the cards left over, where it matters in which order they lie."""
    bids: CallsText = ()
    """Every call, beginning to the dealer's left, those after trump is made too."""
    discard: CardsText = ()
    """The cards that are laid away or passed on before play, in that order."""
    play: TricksText = ()
    """Every trick: the leader's seat, then the cards clockwise."""
    revoke: PlayText | None = None
    """The card that was played wrongly and is found out later, such as 2.E: East's in the second trick."""
    result: WordsText
    """The points, as in the kind `score`; `none` where the hand is thrown in."""
    notes: NotesText = Field(default={})
    """A step, such as 1.E, call.2.E or score, to a note of yours in every language."""


@dataclass(frozen=True)
class Hand:
    """A hand that is proved."""

    keys: HandKeys
    rules: RuleSet
    deal: Deal
    """The deal at its end."""
    file: str = ""

    @property
    def id(self) -> str:
        """The hand's id, unique among all hands."""
        return self.keys.id

    @property
    def variant(self) -> str:
        """The variant that is played."""
        return self.keys.variant

    @property
    def place(self) -> tuple[int, str]:
        """Where it stands in the list of hands."""
        return self.keys.place, self.id

    def title(self, lang: str) -> str:
        """What the hand is called; in English where it lacks *lang*."""
        spoken = lang if lang in self.keys.title else FALLBACK
        return lexicon(spoken).typography(" ".join(self.keys.title[spoken].split()))

    def showing(self, *, open: bool = True) -> Showing:
        """The hand step by step; where it is not *open*, as South sees it."""
        return self._open if open else self._closed

    @cached_property
    def _open(self) -> Showing:
        return Showing(self.deal, self.keys.notes)

    @cached_property
    def _closed(self) -> Showing:
        return Showing(self.deal, self.keys.notes, open=False)


@dataclass
class HandFile:
    """What one file holds: the hand, where nothing is wrong with it, and every problem."""

    file: str
    hand: Hand | None
    problems: list[Problem] = field(default_factory=list)
    id: str | None = None
    """The hand's id, that of a broken one too."""
    place: Place = START
    """Where the id stands."""


_KEYS = tuple(map(spelled, HandKeys.model_fields))
_OWN_KEYS = frozenset(HandKeys.model_fields) - frozenset(QuestionKeys.model_fields) - {"id", "place"}


def is_hand(root: Node | None) -> bool:
    """Whether a file is one of a hand, told by its keys."""
    if not isinstance(root, YamlMapping):
        return False
    keys = {key_of(entry) for entry in root.entries}
    return not keys & {"puzzles", "defaults", "terms"} and bool(keys & _OWN_KEYS)


_PUZZLES = re.compile(rb"^(?:puzzles|defaults)[ ]*:", re.MULTILINE | re.IGNORECASE)


def holds_hand(data: bytes) -> bool:
    """Whether a file is one of a hand; a file that is no YAML is none."""
    return not _PUZZLES.search(data) and is_hand(read_source(data).root)


def read_hand(data: bytes, file: str, glossary: Glossary | None = None) -> HandFile:
    """Reads and proves one hand; what is wrong is reported, never raised."""
    source = read_source(data)
    reader = _Reader(file, glossary or Glossary())
    if source.root is None and source.problems:
        return HandFile(file, None, [problem.in_file(file) for problem in source.problems])
    hand = reader.read(source.root, clean=not source.problems)
    found = [*source.problems, *reader.problems]
    problems = dict.fromkeys(problem.of(reader.id).in_file(file) for problem in found)
    return HandFile(file, hand, list(problems), reader.id, reader.place)


class _Reader:
    """Reads one file in stages: keys and words, then the deal, then what was done, then result and notes."""

    def __init__(self, file: str, glossary: Glossary) -> None:
        self.file, self.glossary = file, glossary
        self.problems: list[Problem] = []
        self.id: str | None = None
        self.place = START
        self.written = Written(HandKeys, START)

    def read(self, root: Node | None, *, clean: bool) -> Hand | None:
        if not isinstance(root, YamlMapping):
            place = root.place if root else START
            self.problems.append(Problem("grammar", place, Reason("root-not-mapping", keys=_KEYS)))
            return None
        written = self._write_down(root)
        keys = written.build(HandKeys)
        rules = read_rules(keys, written) if keys else None
        result = self._read_result(keys.result) if keys else None
        if keys:
            self.problems += find_text_faults(keys.title, keys.notes, written, self.glossary)
        self.problems += written.problems
        if not clean or self._leaves_out() or written.omitted or not keys or not rules or result is None:
            return None
        deal = self._replay(keys, rules)
        return self._prove(Hand(keys, rules, deal, self.file), result) if deal else None

    def _write_down(self, root: YamlMapping) -> Written:
        self.written = written = Written(HandKeys, root.place)
        for entry in root.entries:
            if key_of(entry) in HandKeys.model_fields:
                written.take(entry)
            else:
                reason = Reason("unknown-key", key=entry.key.text, guess=guess(entry.key.text, _KEYS))
                self.problems.append(Problem("unknown-key", entry.key.place, reason))
        self.id, self.place = written.values.get("id"), written.place(("id",))
        return written

    def _read_result(self, words: tuple[str, ...]) -> str | None:
        """The points in their canonical words; None where they are none."""
        for index, word in enumerate(words):
            try:
                read_word(AnswerForm.POINTS, word)
            except GrammarError as error:
                self._report("grammar", ("result", index), error.reason)
                return None
        try:
            return print_answer(read_answer(AnswerForm.POINTS, words, ()))
        except GrammarError as error:
            self._report("grammar", ("result",), error.reason)
        return None

    def _report(self, code: str, path: Path, reason: Reason, *notes: Reason) -> None:
        self.problems.append(Problem(code, self.written.place(path), reason, notes=notes))

    def _replay(self, keys: HandKeys, rules: RuleSet) -> Deal | None:
        """The deal at its end, where it can be dealt and played so."""
        faults = list(find_deal_faults(rules, keys, self.written.place))
        for fault in faults:
            self._report(*fault)
        if faults:
            return None
        hands = {hand.seat: hand.cards for hand in keys.deal}
        left = [*([keys.turn_up] if keys.turn_up else []), *keys.kitty]
        try:
            replay = Replay(keys.bids, keys.discard, keys.play, keys.revoke)
            return replay.run(stack(procedure_of(rules), keys.dealer, hands, left))
        except RefusedError as error:
            self._report(error.code, error.path, *error.reasons)
        return None

    def _prove(self, hand: Hand, result: str) -> Hand | None:
        """The hand, where its result is right and its notes stand at steps that it has."""
        computed = result_of(hand.deal)
        if result != computed:
            why = say_reason(hand.deal.score().reason, FALLBACK)
            reason = Reason("wrong-answer", stated=result, computed=computed, why=why)
            self._report("wrong-answer", ("result",), reason)
        self.problems += find_note_faults(hand.showing(), hand.keys.notes, self.written)
        return None if self._leaves_out() else hand

    def _leaves_out(self) -> bool:
        return any(problem.leaves_out for problem in self.problems)


def result_of(deal: Deal) -> str:
    """What a finished deal comes to, as an author writes it."""
    if deal.void is not None or deal.maker is None:
        return print_answer(())
    return written_points(deal.procedure.rulebook, deal.maker, deal.score())
