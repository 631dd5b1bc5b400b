"""Hands to watch: those that are shipped, proved a second time without the engine; and any deal as a hand."""

from __future__ import annotations

import random
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from houses import NAMES, procedure, wild, words
from naive import play_deal
from yaml_core import load_core

from tutor.content.check import check
from tutor.content.hand_writing import write_hand
from tutor.content.hands import Hand, holds_hand, read_hand, result_of
from tutor.content.showing import Step, say_ruling, what_if
from tutor.content.table import Table
from tutor.content.table_player import deal_of, play_on
from tutor.language import LANGUAGES
from tutor.rules import Action, Bower, Card, Deal, Reason, Seat, moments, play_wrongly, prove_revoke, shown_by

FILES = sorted(Path("puzzles/hands").glob("*.yaml"))
HOUSES = [
    ("standard", "joker: yes; lone_defence: always; alone_time: before_lead; weak_hand: farmer_mixed"),
    ("standard", "alone: maker_or_partner; alone_time: before_lead; lone_defence: always"),
    ("standard", "pickup: optional; lone_defence: vs_lone_maker; loner_lead: left_of_loner"),
    ("standard", "allow_no_trump: yes; weak_hand: no_ace_no_face"),
    ("british", "alone: maker_or_partner; weak_hand: farmer_clean; loner_lead: left_of_loner"),
    ("railroad", "alone: maker_or_partner; joker_up: blind_name; lone_defence: always"),
    ("thirty-two", "hand_size: 7; weak_hand: farmer_mixed; deal_pattern: alternating_3232"),
    ("hasenpfeffer", "widow: unused; alone: maker; alone_time: before_lead; lone_defence: always"),
    ("napoleon", "bowers: yes; min_rank: 7; target: 30"),
]
TABLES = [*((variant, "") for variant in NAMES), *HOUSES]
TITLE = {"de": "Ein Spiel", "cs": "Rozdání", "en": "A hand"}
PENALTY, PENALTY_LONE = 2, 4


@cache
def shipped() -> dict[str, Hand]:
    report = check([Path("puzzles/hands")])
    assert report.problems == []
    assert report.hand_count == len(FILES)
    return report.hands


def written(file: Path) -> dict[str, Any]:
    """What an editor reads in a file."""
    found = load_core(file.read_text("utf-8"))
    assert isinstance(found, dict)
    return found


# What is shipped


def test_there_is_a_hand_of_every_variant_and_a_first_one() -> None:
    hands = shipped()

    assert len(hands) >= 16
    assert {hand.variant for hand in hands.values()} == set(NAMES)
    assert [file.stem for file in FILES] == sorted(hands)
    assert hands["first-hand"].deal.dealer is Seat.SOUTH


def test_every_way_to_end_is_shown() -> None:
    ends = {hand.deal.score().reason.code for hand in shipped().values()}

    assert ends >= {
        f"score-{end}"
        for end in "point march euchre lone-march lone-defence bid-made stake-won misere-won".split()
    } | {"revoke-opponents"}


def house_rules(data: dict[str, Any]) -> str:
    return "; ".join(f"{rule}: {value}" for rule, value in data.get("rules", {}).items())


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_a_hand_is_proved_without_the_engine(file: Path) -> None:
    """The naive Euchre is told what the file says, and allows it, in this order and to this end."""
    data, hand = written(file), shipped()[file.stem]
    rules = words(data.get("variant", "standard"), house_rules(data))
    pack = [str(card) for card in hand.deal.cards]
    naive = play_deal(rules, data["dealer"], pack)
    bids, laid = data.get("bids", "").split(), data.get("discard", "").split()
    played = [(trick.split()[0], card) for trick in data["play"] for card in trick.split()[1:]]
    plays = [card for _, card in played]
    seat, choices = next(naive)
    result, refused, number = None, [], 0
    try:
        while True:
            called = [word for word in bids[:1] if word in choices]
            if called:
                action = bids.pop(0)
            elif laid and laid[0] in choices:
                action = laid.pop(0)
            elif plays:
                action = plays.pop(0)
                number += 1
            else:
                break
            if action not in choices:
                refused.append((number, seat))
            seat, choices = naive.send(action)
    except StopIteration as stop:
        result = stop.value["points"]
    assert (bids, laid, plays) == ([], [], [])
    if "revoke" in data:
        trick, _, who = data["revoke"].partition(".")
        size = len(data["play"][0].split()) - 1
        assert [((n - 1) // size + 1, who) for n, who in refused] == [(int(trick), who)]
        result = {s: PENALTY * (s in ("N", "S") and who in ("E", "W")) for s in rules["seats"]}
    else:
        assert refused == []
    assert result is not None, "the hand stops early"
    assert {str(s): n for s, n in hand.deal.score().points.items()} == result


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_the_cards_of_a_hand_are_those_that_the_file_deals(file: Path) -> None:
    data, start = written(file), next(moments(shipped()[file.stem].deal))

    for seat in Seat:
        assert sorted(map(str, start.hand(seat))) == sorted(data["deal"].get(seat.value, "").split())
    assert str(start.turn_up or "") == data.get("turn-up", "")
    assert len(set(start.cards)) == len(start.cards)


@pytest.mark.parametrize("id", [file.stem for file in FILES])
def test_a_hand_teaches_in_every_language(id: str) -> None:
    """Short notes, which name no card that is not in the pack, and stand where something happens."""
    hand = shipped()[id]
    noted = [step for step in hand.showing().steps if step.note("en")]

    assert len(noted) >= 3
    for step in noted:
        for language in LANGUAGES:
            note = step.note(language)
            assert note is not None
            assert "{" not in note.text
            assert note.text[0].isupper() or note.text[0].isdigit()
            assert note.text[-1] in ".!?"
            assert len(note.text.split()) <= 40, note.text
    for language in LANGUAGES:
        assert hand.title(language)


def test_a_title_has_its_language_s_spaces() -> None:
    """A Czech preposition of one letter never stands alone at the end of a line."""
    assert shipped()["thirty-two"].title("cs") == "S\N{NO-BREAK SPACE}32\N{NO-BREAK SPACE}kartami"
    assert shipped()["thirty-two"].title("de") == "Mit 32 Karten"


# What is told is what the engine says


def codes_at(step: Step) -> set[str]:
    """Every reason that the rules give where somebody acts, asked of them once more."""
    before, rulebook, found = step.before, step.before.procedure.rulebook, {step.before.why_turn().code}
    for action in step.done:
        found.add(before.ruling(action).reason.code)
        if isinstance(action, Card) and step.is_play:
            trick, trump = before.trick, step.after.trump
            assert step.seat is not None
            found.add(rulebook.ruling(action, before.hand(step.seat), trick, trump).reason.code)
            if not trick and trump is not None and action in (rulebook.bower(trump, Bower.LEFT),):
                found.add("led-left")
            if not trick and trump is not None and action.is_joker:
                found.add("led-joker")
    if step.after.maker is not None:
        found.add(rulebook.who_picks_up(step.after).reason.code if step.after.ordered else "")
    return found


def unprefixed(reason: Reason) -> str:
    return re.sub("^others-", "", reason.code)


@pytest.mark.parametrize("id", [file.stem for file in FILES])
def test_every_reason_told_is_one_that_the_rules_give(id: str) -> None:
    for open in (True, False):
        for step in shipped()[id].showing(open=open).steps:
            for event in step.events:
                for reason in event.why:
                    told = unprefixed(reason)
                    # Which jacks are bowers, and who leads next, are told in words of their own.
                    if told not in ("told-bowers", "told-winner-leads"):
                        assert told in codes_at(step) | {"void-any"}, (step.id, told)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", [file.stem for file in FILES])
def test_every_action_trick_and_score_is_told(id: str, language: str) -> None:
    hand = shipped()[id]
    steps = hand.showing().steps
    told = {step.id: step.narration(language) for step in steps}

    for lines in told.values():
        assert lines
        for line in lines:
            assert all(sentence.lang == language for sentence in (line.what, *line.why))
    for number in range(1, len(hand.deal.tricks) + 1):
        assert told[str(number)][0].event.what.code in ("trick-trump", "trick-suit")
    assert told["score"][0].event.what == hand.deal.score().reason
    assert [step.id for step in steps][-1] == "score"
    assert [action for step in steps for action in step.done] == list(hand.deal.history)


# Steps


def test_the_steps_of_the_first_hand() -> None:
    ids = shipped()["first-hand"].showing().ids

    assert " ".join(ids) == (
        "deal turn-up call.1.W call.2.N call.3.E call.4.S discard.S "
        "1.W 1.N 1.E 1.S 1 2.N 2.E 2.S 2.W 2 3.S 3.W 3.N 3.E 3 4.S 4.W 4.N 4.E 4 5.E 5.S 5.W 5.N 5 score"
    )


def test_the_ids_of_other_steps() -> None:
    assert "call.6.W discard.N 1.N" not in shipped()["hasenpfeffer"].showing().ids
    best = shipped()["call-for-best"].showing().ids
    assert best[best.index("call.4.N") :][:6] == (
        *("call.4.N", "discard.N", "discard.2.N", "discard.S", "call.5.E", "call.6.W"),
    )
    assert shipped()["revoke-found"].showing().ids[-3:] == ("4", "revoke", "score")
    dummy = shipped()["with-the-dummy"].showing()
    assert len(dummy.step("discard.2.S").done) == 5


def test_a_step_shows_the_table_before_and_after_it() -> None:
    showing = shipped()["first-hand"].showing()
    step = showing.step("1.E")

    assert (step.seat, step.number, str(step.done[0])) == (Seat.EAST, 1, "QS")
    assert step.before.turn is Seat.EAST
    assert [str(card) for card in step.before.trick] == ["AS", "KC"]
    assert [str(card) for card in step.table.cards] == ["AS", "KC", "QS"]
    assert step.win is None
    assert list(map(str, step.choices)) == ["QS"]
    for id in ("1.S", "1"):
        complete = showing.step(id)
        assert [str(card) for card in complete.table.cards] == ["AS", "KC", "QS", "10D"]
        assert complete.table.seats == (Seat.WEST, Seat.NORTH, Seat.EAST, Seat.SOUTH)
        assert complete.win is not None
        assert complete.win.seat is Seat.NORTH
    assert (showing.step("1").seat, showing.step("1").choices) == (None, ())
    assert showing.step("score").table.cards == ()
    with pytest.raises(KeyError):
        showing.step("6.E")


def test_what_if_another_card_is_played() -> None:
    """East's jack of spades is a club here: with it spades can't be followed."""
    step = shipped()["first-hand"].showing().step("1.E")

    assert what_if(step, Card.parse("QS")) == (True, Reason("follow-only", card=Card.parse("QS"), suit="S"))
    ruling = what_if(step, Card.parse("JS"))
    assert (ruling.allowed, ruling.reason.code) == (False, "revoke-left")
    assert say_ruling(step, Card.parse("JS"), "en").text == (
        "East cannot follow spades with the jack of spades: as the left bower it is a trump, "
        "and East still holds the queen of spades."
    )
    assert what_if(step, Card.parse("9H")).reason.code == "not-held"
    assert what_if(step, "pass").reason.code == "call-not-now"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_what_if_speaks_of_the_one_trick_that_is_shown(language: str) -> None:
    """So it names no trick; and it addresses nobody where another seat plays."""
    said = {
        say_ruling(step, action, language).text
        for hand in shipped().values()
        for step in hand.showing().steps
        if step.is_play and step.seat is not Seat.SOUTH
        for action in step.before.asked()
    }
    numbered = {"en": r"Trick \d", "de": r"Stich \d", "cs": r"\d\. zdvih"}[language]
    addressed = {"en": r"\byou", "de": r"\b[dD]u\b", "cs": r"(máš|musíš|smíš)\b"}[language]

    assert len(said) > 100
    assert [text for text in said if re.search(rf"{numbered}|{addressed}", text)] == []


def test_what_if_south_calls_or_plays_otherwise() -> None:
    showing = shipped()["first-hand"].showing()

    assert what_if(showing.step("call.4.S"), "pass").allowed
    assert say_ruling(showing.step("call.4.S"), "D", "en").text.startswith(
        "First the nine of clubs is on offer"
    )
    assert say_ruling(showing.step("1.S"), Card.parse("JC"), "de").text == (
        "Du hast kein Pik, also darfst du jede Karte spielen."
    )
    with pytest.raises(ValueError, match="nobody acts"):
        what_if(showing.step("1"), Card.parse("JC"))


@pytest.mark.parametrize("id", [file.stem for file in FILES])
def test_whatever_is_asked_of_a_step_has_an_answer(id: str) -> None:
    for step in shipped()[id].showing().steps:
        legal = [action for action in step.before.asked() if step.done and what_if(step, action).allowed]
        assert sorted(map(str, legal)) == sorted(map(str, step.choices))
        for action in step.before.asked() if step.done else ():
            assert all(say_ruling(step, action, language).lang == language for language in LANGUAGES)


def test_a_closed_hand_is_told_as_south_sees_it() -> None:
    hand = shipped()["first-hand"]
    closed = {step.id: step for step in hand.showing(open=False).steps}

    assert list(closed) == list(hand.showing().ids)
    assert "West holds" not in " ".join(line.text for line in closed["deal"].narration("en"))
    assert closed["1.S"].note("en") == hand.showing().step("1.S").note("en")


# Any deal can be a hand


def as_hand(deal: Deal, variant: str, text: str) -> Hand:
    """The deal written down and read again."""
    rules = [change.replace(": ", "=") for change in text.split("; ") if change]
    written = write_hand(deal, "a-hand", dict(Table.of(variant, rules).pairs()), TITLE)
    assert holds_hand(written.encode())
    read = read_hand(written.encode(), "a-hand.yaml")
    assert read.problems == [], written
    assert read.hand is not None
    return read.hand


def check_told(hand: Hand, deal: Deal) -> None:
    assert hand.deal.history == deal.history
    assert hand.deal.score() == deal.score()
    # An author may write a hand in any order.
    assert [set(cards) for cards in hand.deal.hands] == [set(cards) for cards in deal.hands]
    showing = hand.showing()
    assert len(set(showing.ids)) == len(showing.steps)
    assert sum(len(step.done) for step in showing.steps) == len(deal.history)
    for language in LANGUAGES:
        for step in showing.steps:
            assert [line.what.lang for line in step.narration(language)] == [language] * len(step.events)


@pytest.mark.parametrize(("variant", "text"), TABLES, ids=str)
def test_every_deal_can_be_written_as_a_hand(variant: str, text: str) -> None:
    table = procedure(variant, text)
    for seed in range(12 if text else 25):
        deal = deal_of(table, f"hand {seed}")
        check_told(as_hand(deal, variant, text), deal)


@pytest.mark.parametrize(("variant", "text"), TABLES, ids=str)
def test_so_can_a_deal_in_which_anything_happens(variant: str, text: str) -> None:
    for seed in range(100, 112):
        deal = wild(variant, text, seed)
        check_told(as_hand(deal, variant, text), deal)


def test_a_hand_that_is_thrown_in_has_no_result() -> None:
    table = procedure("standard")
    deal = Deal.of(table, Seat.SOUTH, table.rules.pack)
    while not deal.over:
        deal = deal.apply("pass")
    hand = as_hand(deal, "standard", "")

    assert result_of(hand.deal) == "none"
    assert hand.showing().ids[-2:] == ("call.8.S", "score")


# A revoke


def with_revoke(deal: Deal, rng: random.Random) -> Deal | None:
    """The same deal with one card played wrongly, up to the trick that shows it; None where nobody can."""
    for now in moments(deal):
        wrong: list[Action] = [a for a in now.asked() if now.stage == "tricks" and not now.ruling(a).allowed]
        if wrong and rng.random() < 0.6:
            card = rng.choice(wrong)
            assert isinstance(card, Card)
            after = play_wrongly(now, card)
            while shown_by(after) is None or after.trick:
                after = play_on_once(after, rng)
            return prove_revoke(after)
    return None


def play_on_once(deal: Deal, rng: random.Random) -> Deal:
    return deal.apply(rng.choice(deal.legal_actions()))


@pytest.mark.parametrize("variant", NAMES)
def test_a_revoke_is_written_proved_and_told(variant: str) -> None:
    rng, seen = random.Random(f"revoke {variant}"), 0
    for seed in range(20):
        deal = with_revoke(deal_of(procedure(variant), f"revoke {seed}"), rng)
        if deal is None:
            continue
        seen += 1
        hand = as_hand(deal, variant, "")
        check_told(hand, deal)
        assert deal.revoke is not None
        wrong = hand.showing().step(f"{deal.revoke.number}.{deal.revoke.seat}")
        assert not what_if(wrong, deal.revoke.card).allowed
        assert "revoke" in hand.showing().ids
    assert seen > 5


def test_the_penalty_for_a_revoke() -> None:
    """Two points, four where a lone hand was on; whatever the tricks."""
    rng, kinds = random.Random("penalty"), set()
    for seed in range(400):
        deal = with_revoke(wild("standard", "", seed), rng)
        if deal is None or deal.revoke is None:
            continue
        offenders = ("N", "S") if deal.revoke.seat in ("N", "S") else ("E", "W")
        worth = PENALTY_LONE if deal.alone else PENALTY
        kinds.add(worth)
        assert deal.score().points == {s: 0 if s in offenders else worth for s in "NESW"}
    assert kinds == {PENALTY, PENALTY_LONE}


# Where hands are found


def test_a_hand_is_told_from_puzzles_by_its_keys() -> None:
    assert all(holds_hand(file.read_bytes()) for file in FILES)
    assert not any(holds_hand(file.read_bytes()) for file in Path("puzzles").glob("*.yaml"))
    assert not any(holds_hand(file.read_bytes()) for file in Path("lessons").rglob("*.yaml"))
    assert not holds_hand(b"deal: {\n")
    assert not holds_hand(b"deal: {N: AC}\npuzzles: []\n")


def test_two_hands_of_one_name(tmp_path: Path) -> None:
    for name in "ab":
        (tmp_path / f"{name}.yaml").write_bytes(FILES[0].read_bytes())
    report = check([tmp_path])

    assert [(p.code, Path(p.file).name, p.place) for p in report.problems] == [
        ("duplicate-id", "b.yaml", report.problems[0].place)
    ]
    assert report.problems[0].reason.values["file"] == str(tmp_path / "a.yaml")
    assert (len(report.hands), report.hand_count) == (1, 2)


def test_a_deal_is_played_on_by_the_table_player_from_any_step() -> None:
    """What the site needs for a hand that a learner plays on."""
    step = shipped()["second-round"].showing().step("2.S")

    assert play_on(step.before, random.Random(1)).over
