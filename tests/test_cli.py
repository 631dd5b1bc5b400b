"""The commands: what they print, where, and with which exit status."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from commands import module, run, write

EXAMPLE = (
    "kind: legal-plays, trump: H, trick: E 10D, hand: JD AS 9C, answer: all, traps: [left-follows-print]"
)
GOOD = f"- {{id: good, {EXAMPLE}}}\n"
WRONG = "- {id: wrong, kind: trumps, trump: H, hand: AD JD 9H, answer: 9H}\n"
UNSTATED = "- {id: unstated, kind: rank-order, trump: H, cards: AH jd JH}\n"
TWICE = "- {id: twice, kind: trumps, trump: H, hand: JD JD, answer: JD}\n"
NOTHING = "- {id: nothing, kind: trick-winner, trump: H, trick: N AC KC QC 10C, answer: N}\n"


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.usefixtures("here")
class TestCheck:
    def test_all_well(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert run(capsys, "check", write("a.yaml", GOOD)) == (
            0,
            "1 puzzle, 0 lessons, 0 errors, 0 warnings\n",
            "",
        )

    def test_an_error_is_one_line_and_below_it_the_authors(self, capsys: pytest.CaptureFixture[str]) -> None:
        status, out, _ = run(capsys, "check", write("a.yaml", GOOD, TWICE))
        first, *_, last = out.splitlines()
        assert status == 1
        assert first.startswith("a.yaml:3:48: error[card-twice] twice: The jack of diamonds is named twice")
        assert last == "2 puzzles, 0 lessons, 1 error, 0 warnings"

    def test_an_error_without_an_id(self, capsys: pytest.CaptureFixture[str]) -> None:
        Path("a.yaml").write_text("- x\n", encoding="utf-8")
        _, out, _ = run(capsys, "check", "a.yaml")
        assert out.startswith("a.yaml:1:1: error[grammar]: A file begins with a key")

    def test_an_id_with_line_breaks_stays_on_its_line(self, capsys: pytest.CaptureFixture[str]) -> None:
        _, out, _ = run(capsys, "check", write("a.yaml", GOOD.replace("good", '"a\\nb"')))
        assert out.startswith("a.yaml:2:8: error[grammar] a b: ")
        assert len([line for line in out.splitlines() if line.startswith("a.yaml:")]) == 1

    def test_a_warning_does_not_fail(self, capsys: pytest.CaptureFixture[str]) -> None:
        status, out, _ = run(capsys, "check", write("a.yaml", NOTHING))
        assert status == 0
        assert out.startswith("a.yaml:2:3: warning[teaches-nothing] nothing: No misconception")

    def test_json(self, capsys: pytest.CaptureFixture[str]) -> None:
        status, out, err = run(capsys, "check", "--format", "json", write("a.yaml", GOOD, NOTHING, TWICE))
        report = json.loads(out)
        assert (status, err) == (1, "")
        assert list(report) == ["puzzles", "hands", "lessons", "errors", "warnings"]
        assert (report["puzzles"], report["lessons"]) == (3, 0)
        (error,), (warning,) = report["errors"], report["warnings"]
        assert list(error) == ["file", "line", "column", "code", "id", "message"]
        message = "The jack of diamonds is named twice: change one of the two cards."
        assert list(error.values()) == ["a.yaml", 4, 48, "card-twice", "twice", message]
        assert (warning["code"], warning["id"], warning["line"]) == ("teaches-nothing", "nothing", 3)

    def test_all_files_of_a_folder_however_often_named(self, capsys: pytest.CaptureFixture[str]) -> None:
        write("x/a.yaml", GOOD), write("x/y/b.yml", NOTHING), write("x/c.txt", TWICE)
        _, out, _ = run(capsys, "check", "x", "x/a.yaml", str(Path("x").resolve()))
        assert out.splitlines()[-1] == "2 puzzles, 0 lessons, 0 errors, 1 warning"

    def test_without_a_path_the_folders_here(self, capsys: pytest.CaptureFixture[str]) -> None:
        write("puzzles/a.yaml", TWICE)
        assert run(capsys, "check")[0] == 1

    def test_without_a_path_and_a_folder_the_shipped_content(
        self, capsys: pytest.CaptureFixture[str]
    ) -> None:
        status, out, _ = run(capsys, "check")
        assert status == 0
        counted = r"[1-9]\d+ puzzles, [1-9]\d* hands?, [1-9]\d* lessons?, 0 errors, .*"
        assert re.fullmatch(counted, out.splitlines()[-1])

    def test_stages(self, capsys: pytest.CaptureFixture[str]) -> None:
        """Keys and fields first, then the position, then the answer; all puzzles of a file."""
        fields = WRONG.replace("AD JD 9H", "JX JD JD").replace("id: wrong", "id: a, levle: 1")
        position = WRONG.replace("AD JD 9H", "JD JD 2H").replace("wrong", "b")
        _, out, _ = run(capsys, "check", write("a.yaml", fields, position, WRONG))
        codes = [line.split("error[")[1].split(":")[0] for line in out.splitlines() if "error[" in line]
        assert codes == [
            "unknown-key] a",
            "grammar] a",
            "card-twice] b",
            "card-outside-deck] b",
            "wrong-answer] wrong",
        ]


@pytest.mark.usefixtures("here")
class TestAnswer:
    def test_json(self, capsys: pytest.CaptureFixture[str]) -> None:
        """Whatever the file states, or states not."""
        status, out, err = run(
            capsys, "answer", write("a.yaml", WRONG, GOOD, UNSTATED, NOTHING), "--format", "json"
        )
        assert (status, err) == (0, "")
        assert json.loads(out) == {
            "wrong": {"kind": "trumps", "answer": "JD 9H"},
            "good": {"kind": "legal-plays", "answer": "JD AS 9C"},
            "unstated": {"kind": "rank-order", "answer": "JH JD AH"},
            "nothing": {"kind": "trick-winner", "answer": "N"},
        }

    def test_text(self, capsys: pytest.CaptureFixture[str]) -> None:
        none = WRONG.replace("AD JD 9H", "AS").replace("trumps", "TRUMPS")
        assert run(capsys, "answer", write("a.yaml", none))[1] == "wrong: none\n"

    def test_broken_positions_go_to_standard_error(self, capsys: pytest.CaptureFixture[str]) -> None:
        status, out, err = run(capsys, "answer", "--format", "json", write("a.yaml", TWICE, GOOD))
        assert status == 1
        assert list(json.loads(out)) == ["good"]
        assert err.startswith("a.yaml:2:48: error[card-twice] twice: ")

    @pytest.mark.parametrize(
        "key", ["answer: nonsense", "answer: []", "traps: nobody", "foil: nobody", "because: x"]
    )
    def test_what_is_said_of_the_answer_does_not_matter(
        self, key: str, capsys: pytest.CaptureFixture[str]
    ) -> None:
        file = write("a.yaml", f"- {{id: p, kind: trumps, trump: H, hand: JD, {key}}}\n")
        assert run(capsys, "answer", file) == (0, "p: JD\n", "")


@pytest.mark.usefixtures("here")
class TestExplain:
    def test_the_right_answer_of_every_puzzle(self, capsys: pytest.CaptureFixture[str]) -> None:
        status, out, _ = run(capsys, "explain", write("a.yaml", GOOD, UNSTATED))
        good, unstated = out.split("\n\n")
        assert status == 0
        assert good.splitlines()[0] == "good"
        assert good.splitlines()[1].startswith("Hearts are trump, and East led the ten of diamonds.")
        assert good.splitlines()[3] == "Right!"
        assert good.splitlines()[4].startswith("The jack of diamonds is the left bower")
        assert unstated.splitlines()[2] == "> The jack of hearts, the jack of diamonds, and the ace of hearts"

    def test_a_learners_answer(self, capsys: pytest.CaptureFixture[str]) -> None:
        _, out, _ = run(capsys, "explain", write("a.yaml", GOOD), "--answer", "jd")
        assert "\n> The jack of diamonds\nNearly! Something is missing.\n" in out
        assert "wins as a trump but follows the suit printed on it.\nIt is a trump through and through" in out

    @pytest.mark.parametrize(
        ("lang", "verdict"), [("de", "Noch nicht."), ("cs", "Ještě ne."), ("en", "Not yet.")]
    )
    def test_in_three_languages(self, lang: str, verdict: str, capsys: pytest.CaptureFixture[str]) -> None:
        _, out, _ = run(capsys, "explain", write("a.yaml", GOOD), "--answer", "none", "--lang", lang)
        assert f"\n{verdict}\n" in out

    def test_an_answer_that_fits_some_kinds_only(self, capsys: pytest.CaptureFixture[str]) -> None:
        """Each puzzle that can't read the answer is named; the others are explained all the same."""
        suit = "- {id: which-suit, kind: effective-suit, trump: H, card: JD, answer: H}"
        status, out, err = run(capsys, "explain", write("a.yaml", GOOD, suit), "--answer", "JD")
        assert status == 2
        assert out.startswith("good\n")
        assert err.startswith("tutor: which-suit: ")

    def test_an_unknown_id_is_guessed(self, capsys: pytest.CaptureFixture[str]) -> None:
        write("puzzles/a.yaml", GOOD)
        status, _, err = run(capsys, "explain", "goood")
        assert (status, err.strip()) == (2, "tutor: nothing to read at goood; did you mean good?")

    def test_an_id_of_the_content_here(self, capsys: pytest.CaptureFixture[str]) -> None:
        write("puzzles/a.yaml", GOOD, WRONG, TWICE)
        assert run(capsys, "explain", "good")[0] == 0
        status, out, err = run(capsys, "explain", "twice")
        assert (status, out) == (1, "")
        assert "error[card-twice] twice" in err

    def test_a_broken_file(self, capsys: pytest.CaptureFixture[str]) -> None:
        status, out, err = run(capsys, "explain", write("a.yaml", GOOD, TWICE))
        assert status == 1
        assert out.startswith("good\n")
        assert "card-twice" in err


USAGE = [
    [],
    ["help"],
    ["check", "missing.yaml"],
    ["check", "empty"],
    ["check", "a.yaml", "--format", "xml"],
    ["check", "a.yaml", "--lang", "de"],
    ["check", "x" * 5000],
    ["answer"],
    ["answer", "missing.yaml"],
    ["explain"],
    ["explain", "no-such-id"],
    ["explain", "a.yaml", "--lang", "fr"],
    ["explain", "a.yaml", "--answer", "JX"],
    ["explain", "a.yaml", "--answer", ""],
    ["explain", "a.yaml", "--answer", "all JD"],
    ["explain", "a.yaml", "--answer", "\udcff"],
    ["serve", "--port", "many"],
]


@pytest.mark.parametrize(
    "arguments", USAGE, ids=lambda arguments: " ".join(arguments)[:40].encode("ascii", "replace").decode()
)
@pytest.mark.usefixtures("here")
def test_wrong_usage(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    write("a.yaml", GOOD)
    Path("empty").mkdir()
    status, out, err = run(capsys, *arguments)
    assert (status, out) == (2, "")
    assert "Traceback" not in err
    assert err


@pytest.mark.usefixtures("here")
def test_the_module_is_the_command() -> None:
    """Its statuses too; and whatever the machine's code page, it speaks UTF-8."""
    good, bad = write("a.yaml", GOOD), write("b.yaml", TWICE)
    assert [
        module("check", good).returncode,
        module("check", bad).returncode,
        module("check", "c").returncode,
    ] == [0, 1, 2]
    done = module("explain", good, "--lang", "cs", PYTHONIOENCODING="ascii", PYTHONUTF8="0", LC_ALL="C")
    assert "Kárový kluk je levý bower" in done.stdout.decode("utf-8")


def test_a_file_name_that_is_no_text(here: Path) -> None:
    name = os.fsencode(here) + b"/\xff.yaml"
    Path(os.fsdecode(name)).write_text("puzzles:\n" + TWICE, encoding="utf-8")
    done = module("check", ".")
    assert done.returncode == 1
    assert b"error[card-twice] twice" in done.stdout


@pytest.mark.usefixtures("here")
def test_a_reader_that_has_seen_enough() -> None:
    file = write("a.yaml", *(TWICE.replace("twice", f"p{n}") for n in range(3000)))
    command = [sys.executable, "-m", "tutor", "check", file]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.readline()
        running.stdout.close()
        assert b"Traceback" not in running.stderr.read()
