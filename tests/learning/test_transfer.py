"""The file that a learner keeps: it brings everything back, and a foreign one brings nothing."""

import json
from datetime import timedelta

import pytest
from entries import START, an_entry
from hypothesis import given
from hypothesis import strategies as st

from tutor.learning import transfer
from tutor.learning.entry import Entry, merge
from tutor.learning.errors import ForeignFileError
from tutor.learning.settings import Settings
from tutor.learning.store import Store
from tutor.learning.transfer import export, read_export

ANNA, BOB = "anna-anna-anna-anna", "bob-bob-bob-bob-bob"
NOW = START + timedelta(days=30)
LOG = merge(
    [
        an_entry(0, answer="AS", verdict="wrong", misconceptions=("left-plain",), exposes=("left-plain",)),
        an_entry(1, first=False, hint=2, ms=1234),
        an_entry(2, address="trumps?hand=JD&trump=H", variant="two-handed", placement=True, guess=0.1),
    ]
)
SAID = Settings(
    games=("skat", "bridge"), table={"variant": "british", "stick-dealer": "true"}, minutes_from_utc=-90
)
FILE = export(LOG, NOW, SAID)


def document(**changes: object) -> bytes:
    return json.dumps(json.loads(FILE) | changes).encode()


def entry_with(**changes: object) -> bytes:
    told = json.loads(FILE)
    told["entries"][1] |= changes
    return json.dumps(told).encode()


def settings_with(**changes: object) -> bytes:
    told = json.loads(FILE)
    told["settings"] |= changes
    return json.dumps(told).encode()


def test_export_then_delete_then_import_is_the_same_log(store: Store) -> None:
    store.merge(ANNA, LOG)
    file = export(store.entries(ANNA), NOW, SAID)
    assert store.forget(ANNA) == 3
    assert store.entries(ANNA) == []
    assert store.merge(ANNA, read_export(file.encode(), NOW).entries) == 3
    assert store.entries(ANNA) == LOG
    assert store.merge(ANNA, read_export(file.encode(), NOW).entries) == 0
    assert export(store.entries(ANNA), NOW, SAID) == file


def test_another_learner_may_import_it(store: Store) -> None:
    store.add(BOB, an_entry(-5, answer="JD"))
    store.merge(BOB, read_export(FILE.encode(), NOW).entries)
    assert store.entries(BOB) == merge(LOG, [an_entry(-5, answer="JD")])


def test_the_file_says_what_it_is() -> None:
    told = json.loads(FILE)
    assert list(told) == ["format", "version", "about", "exported", "settings", "entries"]
    assert (told["format"], told["version"]) == ("euchre-tutor/progress", 2)
    assert told["exported"] == "2026-04-01T18:00:00Z"
    assert told["settings"] == {
        "games": ["skat", "bridge"],
        "table": {"variant": "british", "stick-dealer": "true"},
        "minutes_from_utc": -90,
    }
    assert told["entries"][2] == {
        "time": "2026-03-02T18:02:00Z",
        "address": "trumps?hand=JD&trump=H",
        "sitting": "2026-03-02",
        "skill": "left-bower-following",
        "kind": "legal-plays",
        "answer": "JD",
        "verdict": "right",
        "guess": 0.1,
        "variant": "two-handed",
        "placement": True,
    }


def test_an_entry_is_a_line() -> None:
    assert len(FILE.splitlines()) == len(LOG) + 2


def test_an_empty_log_is_a_file_too() -> None:
    assert read_export(export([], NOW).encode(), NOW) == ([], Settings())


@given(st.lists(st.floats(min_value=0, max_value=1, exclude_min=True), max_size=5), st.datetimes())
def test_numbers_and_moments_survive(guesses: list[float], moment) -> None:
    time = START.replace(microsecond=moment.microsecond, second=moment.second)
    log = merge([an_entry(time=time, address=f"p{n}", guess=guess) for n, guess in enumerate(guesses)])
    assert read_export(export(log, NOW).encode(), NOW).entries == log


FOREIGN = {
    "no JSON": (b"Dear Anna", "no-json"),
    "nothing": (b"", "no-json"),
    "no text": (b"\xff\xfe\x00", "no-json"),
    "half a file": (FILE.encode()[:-20], "no-json"),
    "too deep": (b"[" * 100_000, "no-json"),
    "a number": (b"1", "foreign"),
    "a list": (b"[]", "foreign"),
    "another program's": (b'{"format": "lichess", "version": 1}', "foreign"),
    "no version": (b'{"format": "euchre-tutor/progress"}', "foreign"),
    "newer": (document(version=3, new="field"), "newer"),
    "older than the first": (document(version=0), "broken"),
    "an unknown key": (document(name="Anna"), "broken"),
    "no entries": (b'{"format": "euchre-tutor/progress", "version": 1}', "broken"),
    "entries that are none": (document(entries={}), "broken"),
    "a wrong type": (entry_with(hint="two"), "broken"),
    "a number in words": (entry_with(hint="2"), "broken"),
    "a number out of range": (entry_with(hint=3), "broken"),
    "an unknown field": (entry_with(card="JD"), "broken"),
    "no time zone": (entry_with(time="2026-03-02T18:02:00"), "broken"),
    "no time": (entry_with(time=None), "broken"),
    "before every calendar": (entry_with(time="0001-01-01T00:00:00+14:00"), "broken"),
    "after every calendar": (entry_with(time="9999-12-31T23:59:59-14:00"), "broken"),
    "the first day there is": (entry_with(time="0001-01-01T00:00:00Z"), "broken"),
    "before there was a school": (entry_with(time="1999-12-31T23:59:59Z"), "broken"),
    "half a character": (entry_with(answer="\ud800"), "no-json"),
    "settings that are none": (document(settings=[]), "broken"),
    "an unknown setting": (settings_with(cards="french"), "broken"),
    "an unknown game": (settings_with(games=["skat", "poker"]), "broken"),
    "games as one word": (settings_with(games="skat"), "broken"),
    "an unknown variant": (settings_with(table={"variant": "poker"}), "broken"),
    "an unknown rule": (settings_with(table={"jokers": "true"}), "broken"),
    "a rule without a value": (settings_with(table={"joker": ""}), "broken"),
    "a rule that is no text": (settings_with(table={"joker": True}), "broken"),
    "rules that nobody can play by": (
        settings_with(table={"joker": "true", "allow-no-trump": "true"}),
        "broken",
    ),
    "a clock that is too far": (settings_with(minutes_from_utc=841), "broken"),
    "a clock that is too far back": (settings_with(minutes_from_utc=-841), "broken"),
    "a clock in words": (settings_with(minutes_from_utc="60"), "broken"),
    "half a minute": (settings_with(minutes_from_utc=0.5), "broken"),
    "in the future": (entry_with(time="2036-03-02T18:02:00Z"), "future"),
}


@pytest.mark.parametrize("name", FOREIGN)
def test_a_file_that_is_refused(name: str) -> None:
    data, code = FOREIGN[name]
    with pytest.raises(ForeignFileError) as raised:
        read_export(data, NOW)
    assert raised.value.code == code


def test_the_mark_that_an_editor_puts_before_a_file_is_no_fault() -> None:
    assert read_export(b"\xef\xbb\xbf" + FILE.encode(), NOW).entries == LOG


def test_the_place_of_a_fault_is_named() -> None:
    with pytest.raises(ForeignFileError, match=r"entries\.1\.hint: "):
        read_export(entry_with(hint=3), NOW)


def test_a_file_that_is_too_large(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(transfer, "MOST_BYTES", len(FILE) - 1)
    with pytest.raises(ForeignFileError, match="too-large"):
        read_export(FILE.encode(), NOW)


def test_what_was_said_comes_back_in_the_schools_own_order() -> None:
    told = {"games": ["bridge", "skat", "bridge"], "table": {"stick-dealer": "yes", "variant": "british"}}
    assert read_export(settings_with(**told), NOW) == (LOG, SAID)


@pytest.mark.parametrize("minutes", [-840, 0, 840])
def test_every_clock_on_earth(minutes: int) -> None:
    brought = read_export(settings_with(minutes_from_utc=minutes), NOW)
    assert brought.settings.minutes_from_utc == minutes


def test_a_file_of_the_first_version_has_no_settings() -> None:
    told = json.loads(FILE) | {"version": 1}
    del told["settings"]
    assert read_export(json.dumps(told).encode(), NOW) == (LOG, Settings())


def test_who_the_learner_is_stays_a_secret(store: Store) -> None:
    store.merge(ANNA, LOG)
    assert "anna" not in export(store.entries(ANNA), NOW)


def _copies(entry: Entry) -> list[Entry]:
    return [entry, entry.counting(False)]


def test_a_file_that_names_an_answer_twice_brings_it_once(store: Store) -> None:
    assert store.merge(ANNA, _copies(an_entry())) == 1
    assert store.entries(ANNA) == merge(_copies(an_entry())) == [an_entry()]
