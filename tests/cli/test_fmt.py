"""`tutor fmt`: the school's spelling, in place; the same puzzles before and after."""

from __future__ import annotations

from pathlib import Path

import pytest
from commands import run
from hypothesis import given
from hypothesis import strategies as st

from tutor.content.puzzles import read_puzzles
from tutor.content.spelling import respell

SPELLINGS = [
    ("trump: ♥", "trump: H"),
    ("trump: hearts", "trump: H"),
    ("trump: 'd'", "trump: 'D'"),
    ("trump: NONE", "trump: none"),
    ("hand: jd th J♦ 10♥", "hand: JD 10H JD 10H"),
    ("hand: [jd, 'th', JOKER]", "hand: [JD, '10H', Joker]"),
    ("hand: jd,as ,  9c", "hand: JD AS 9C"),
    ('hand: "jd,  as"', 'hand: "JD AS"'),
    ("trick: east TH", "trick: E 10H"),
    ("trick: [East, th]", "trick: [E, 10H]"),
    ("play: [north ac 9c, E 9h]", "play: [N AC 9C, E 9H]"),
    ("play: north ac 9c e 9h", "play: N AC 9C E 9H"),
    ("Turn_Up: jh", "turn-up: JH"),
    ("TURN-UP: jh", "turn-up: JH"),
    ("dealer: South", "dealer: S"),
    ("bids: PASS Order_Alone spades ♣-alone BID_3", "bids: pass order-alone S C-alone bid-3"),
    ("before: ' 9-9'", "before: '9-9'"),
    ("vary: no", "vary: false"),
    ("vary: YES", "vary: true"),
    ("level: '2'", "level: '2'"),
    (
        "rules: {Stick-Dealer: yes, loner-lead: Left-Of-Loner}",
        "rules: {stick_dealer: true, loner_lead: left_of_loner}",
    ),
    ("rules: {seats: south north}", "rules: {seats: N S}"),
    ("traps: [LEFT_PLAIN, no_bowers]", "traps: [left-plain, no-bowers]"),
    ("because: Lead_Free", "because: lead-free"),
    ("skill: Follow_Suit", "skill: follow-suit"),
    ("variant: Two_Handed", "variant: two-handed"),
    ("say: {DE: 'jd no', Cs: th, en: YES}", "say: {de: 'jd no', cs: th, en: YES}"),
    ("by: hearts", "by: hearts"),
    ("source: no", "source: no"),
]
LEFT = [
    "hand: jd as 1x",
    "trump: X",
    "tramp: hearts",
    "vary: nein",
    "rules: {sticky: yes, stick_dealer: perhaps}",
    "level: 7",
    "trick: E jx",
    "hand: {jd: as}",
    "hand: []",
    "traps: left_plane",
]


def formatted(text: str) -> str:
    return respell(text.encode()).data.decode()


@pytest.mark.parametrize(("written", "canonical"), SPELLINGS)
@pytest.mark.parametrize("kind", ["legal-plays", "trick-winner"])
def test_spellings(kind: str, written: str, canonical: str) -> None:
    file = "puzzles:\n- id: a\n  kind: {}\n  {}   # jd: no change in comments\n"

    assert formatted(file.format(kind, written)) == file.format(kind, canonical)
    assert formatted(file.format(kind, canonical)) == file.format(kind, canonical)


@pytest.mark.parametrize("written", LEFT)
def test_what_is_not_understood_is_left(written: str) -> None:
    file = f"puzzles:\n- id: a\n  kind: legal-plays\n  {written}\n  Turn_Up: jh\n"

    assert formatted(file) == file.replace("Turn_Up: jh", "turn-up: JH")


ANSWERS = [
    ("legal-plays", "jd,AS", "JD AS"),
    ("legal-plays", "ALL", "all"),
    ("trick-winner", "west", "W"),
    ("effective-suit", "♦", "D"),
    ("calls", "Order_Alone PASS ♠", "order-alone pass S"),
    ("score", "MAKERS 02 wins makers", "makers 2 wins makers"),
    ("cards-out", "03", "3"),
    ("revoke", "2 east", "2 E"),
    ("reason", "Lead_Free", "lead-free"),
    ("legal-play", "jd", "jd"),
]


@pytest.mark.parametrize(("kind", "written", "canonical"), ANSWERS)
def test_answers_are_spelled_by_their_kind(kind: str, written: str, canonical: str) -> None:
    file = "puzzles:\n- {{id: a, kind: {}, about: trumps, answer: {!r}}}\n"
    inherited = "defaults:\n  kind: {}\n  about: trumps\npuzzles:\n- id: a\n  answer: {}\n"

    for text in (file, inherited):
        assert formatted(text.format(kind, written)) == text.format(kind, canonical)


def test_keys_of_a_file_its_defaults_and_hands() -> None:
    written = "Defaults: {Skill: Voids, WHICH: Left}\nPuzzles:\n- Kind: REVOKE\n  Deal: {north: jd, W: th}\n"

    assert formatted(written) == (
        "defaults: {skill: voids, which: left}\npuzzles:\n- kind: revoke\n  deal: {N: JD, W: 10H}\n"
    )


def test_lessons_and_the_glossary() -> None:
    lesson = "Place: 10\nSkills: [Follow_Suit]\nupdated: {DE: 2026-1-5}\n"
    glossary = "Terms:\n- {ID: a, EN: Hearts, meaning: {DE: jd}, Avoid: {cs: [no]}}\n"

    assert formatted(lesson) == "place: 10\nskills: [follow-suit]\nupdated: {de: 2026-01-05}\n"
    assert formatted(glossary) == "terms:\n- {id: a, en: Hearts, meaning: {de: jd}, avoid: {cs: [no]}}\n"


def test_line_ends_and_the_mark_of_the_beginning_stay() -> None:
    written = "\ufeff# ♥\r\npuzzles:\r\n- id: a\r\n  kind: trumps # ♠\r\n  trump: hearts\r\n  hand: jd\r\n"

    assert respell(written.encode()).data.decode() == written.replace("hearts", "H").replace("jd", "JD")


def test_folded_texts_are_left() -> None:
    """Where a text spans lines, its layout is the author's."""
    file = "puzzles:\n- id: a\n  kind: trumps\n  hand: jd\n    as\n  trick: >\n    e jd\n"

    assert formatted(file) == file


# The same puzzles before and after

MIXED = {
    "trump": ["H", "h", "hearts", "HEARTS", "♥", '"♥"'],
    "trick": ["E 10D", "e td", "East, 10♦", "[E, 10D]", "'EAST  TD'"],
    "hand": ["JD AS 9C", "jd,as,9c", "[J♦, AS, '9♣']", "jd  AS 9C # all of it"],
    "answer": ["JD AS 9C", "ALL", "all", "[9c, jd, as]", "as,jd,9c"],
    "vary": ["yes", "no", "TRUE", "false"],
    "rules": ["{stick_dealer: yes}", "{Stick-Dealer: no, TARGET: 11}", "{loner-lead: left-of-dealer}"],
    "traps": ["left-follows-print", "[LEFT_FOLLOWS_PRINT]"],
}
KEYS = {name: [name, name.title(), name.upper(), f'"{name}"'] for name in MIXED}
LINES = st.fixed_dictionaries(
    {name: st.tuples(st.sampled_from(KEYS[name]), st.sampled_from(values)) for name, values in MIXED.items()}
)


@given(LINES, st.permutations(list(MIXED)), st.sampled_from(["\n", "\r\n"]))
def test_formatting_changes_no_puzzle(
    lines: dict[str, tuple[str, str]], order: list[str], line_end: str
) -> None:
    text = line_end.join(
        ["puzzles:", "- ID: a", "  Kind: Legal_Plays", *(f"  {': '.join(lines[name])}" for name in order), ""]
    )
    once = respell(text.encode()).data
    before, after = (read_puzzles(data, "a.yaml") for data in (text.encode(), once))

    assert (before.problems, after.problems) == ([], [])
    (one,), (other,) = before.puzzles, after.puzzles
    assert (one.question, one.answer, one.keys.traps, one.keys.vary) == (
        other.question,
        other.answer,
        other.keys.traps,
        other.keys.vary,
    )
    assert respell(once).data == once
    assert once.count(line_end.encode()) == text.count(line_end)


# The command


def test_check_changes_nothing_and_fails(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = here / "a.yaml"
    file.write_text("puzzles:\n- {id: a, Dealer: south}\n", encoding="utf-8")

    assert run(capsys, "fmt", "--check", "a.yaml") == (
        1,
        "a.yaml: 2 words would change\n1 file would change\n",
        "",
    )
    assert "Dealer: south" in file.read_text(encoding="utf-8")
    assert run(capsys, "fmt", "a.yaml") == (0, "a.yaml: 2 words changed\n1 file changed\n", "")
    assert "dealer: S" in file.read_text(encoding="utf-8")
    assert run(capsys, "fmt", "--check", "a.yaml") == (0, "0 files would change\n", "")


def test_a_file_that_is_no_yaml_is_left_with_the_reason(
    here: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = "puzzles:\n- {id: a, dealer: south\n"
    (here / "a.yaml").write_text(text, encoding="utf-8")
    status, out, err = run(capsys, "fmt", "a.yaml")

    assert (status, out) == (1, "0 files changed\n")
    assert err.splitlines()[0] == "tutor: a.yaml is left as it is: it can't be read"
    assert "a.yaml:2:3: error[yaml]" in err.splitlines()[1]
    assert (here / "a.yaml").read_text(encoding="utf-8") == text


def test_without_a_path_the_folders_here_and_never_the_shipped_files(
    here: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(capsys, "fmt")[0] == 2
    (here / "puzzles").mkdir()
    (here / "puzzles" / "a.yaml").write_text("puzzles:\n- {id: a, vary: no}\n", encoding="utf-8")

    assert run(capsys, "fmt")[:2] == (0, f"{Path('puzzles') / 'a.yaml'}: 1 word changed\n1 file changed\n")


def test_the_shipped_files_are_spelled_so(capsys: pytest.CaptureFixture[str]) -> None:
    root = Path(__file__).parent.parent.parent

    assert run(capsys, "fmt", "--check", str(root / "puzzles"), str(root / "lessons")) == (
        0,
        "0 files would change\n",
        "",
    )


def test_a_file_that_cannot_be_written_is_not_said_to_be_changed(
    here: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (here / "a.yaml").write_text(
        "puzzles:\n- {id: a, kind: bower, trump: hearts, which: left, answer: JD}\n", encoding="utf-8"
    )

    def refused(_: Path, target: Path) -> None:
        raise PermissionError(13, "Permission denied", target.name)

    monkeypatch.setattr(Path, "replace", refused)

    assert run(capsys, "fmt", "a.yaml") == (2, "", "tutor: Permission denied: a.yaml\n")
    assert [path.name for path in here.iterdir()] == ["a.yaml"]


def test_a_file_is_replaced_all_at_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Its mode is kept, and a link to it stays one; whoever reads the old file meanwhile reads all of it."""
    file, link = tmp_path / "real.yaml", tmp_path / "link.yaml"
    before = "puzzles:\n- id: a\n  kind: trumps\n  trump: ♥\n  hand: jd as\n"
    file.write_text(before, encoding="utf-8")
    file.chmod(0o640)
    link.symlink_to(file)

    with file.open(encoding="utf-8") as opened:
        status, _, _ = run(capsys, "fmt", str(link))
        assert opened.read() == before

    assert status == 0
    assert link.is_symlink()
    assert "hand: JD AS" in file.read_text(encoding="utf-8")
    assert file.stat().st_mode & 0o777 == 0o640
    assert sorted(path.name for path in tmp_path.iterdir()) == ["link.yaml", "real.yaml"]
