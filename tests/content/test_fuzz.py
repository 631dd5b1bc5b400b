"""Whatever stands in a file, `check` reports; it never fails."""

from pathlib import Path

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tutor.content.check import Report, check
from tutor.content.speech import say_problem

GOOD = "\n".join(
    [
        "# comment ř „…“ ♠",
        "defaults: {skill: left-bower, level: 2}",
        "puzzles:",
        "- {id: p, kind: legal-plays, trump: H, trick: E 9H, hand: JD AD KC, answer: JD, level: 1}",
        "- id: q",
        "  kind: trick-winner",
        "  variant: railroad",
        "  rules: {stick_dealer: true}",
        "  trump: C",
        "  play: [N AH KH QH 9H]",
        "  trick: N AC JS 9D KD",
        "  answer: E",
        "  say:",
        "    de: 'Wer gewinnt, {E}?'",
        "    cs: 'Kdo vyhraje, {E}?'",
        "    en: |",
        "      Who wins, {E}?",
        "",
    ]
)
PIECES = [
    "\t",
    "&a ",
    "*a",
    "!!str ",
    "{",
    "}",
    "[",
    "]",
    ":",
    ": ",
    "- ",
    "\n",
    "  ",
    "'",
    '"',
    "|",
    ">",
    "%",
    "#",
]
PIECES += [
    "JD",
    "Joker",
    "none",
    "E",
    "9" * 30,
    "\\",
    "\ud7ff",
    "\u2028",
    "?",
    "---\n",
    "...\n",
    ",",
    "rules: {",
    "ß",
]
SLOW = settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)


def assert_a_report(data: bytes, tmp_path: Path) -> None:
    file = tmp_path / "any.yaml"
    file.write_bytes(data)
    found_here = check([file])
    assert isinstance(found_here, Report)
    assert all(problem.file == str(file) and min(problem.place) >= 1 for problem in found_here.problems)
    assert all(map(say_problem, found_here.problems))


def test_the_file_that_is_to_be_broken_is_good(tmp_path: Path) -> None:
    file = tmp_path / "good.yaml"
    file.write_text(GOOD, encoding="utf-8")
    assert check([file]).problems == []


@SLOW
@given(
    data=st.one_of(
        st.binary(max_size=200), st.text(max_size=200).map(lambda text: text.encode("utf-8", "replace"))
    )
)
def test_no_bytes_are_ever_a_crash(data: bytes, tmp_path: Path) -> None:
    assert_a_report(data, tmp_path)


@SLOW
@given(
    edits=st.lists(
        st.tuples(
            st.integers(0, len(GOOD)),
            st.integers(0, 12),
            st.one_of(st.sampled_from(PIECES), st.text(max_size=4)),
        ),
        min_size=1,
        max_size=4,
    )
)
def test_no_edit_of_a_good_file_is_ever_a_crash(edits: list[tuple[int, int, str]], tmp_path: Path) -> None:
    text = GOOD
    for start, length, piece in edits:
        text = text[:start] + piece + text[start + length :]
    assert_a_report(text.encode("utf-8", "replace"), tmp_path)
