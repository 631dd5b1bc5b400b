"""`tutor check` for people: the author's line with a mark, colour, progress; and for a pull request."""

from __future__ import annotations

import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest
from commands import run, write

WRONG = "- {id: wrong, kind: trumps, trump: H, hand: AD JD 9H, answer: 9H, traps: [left-plain]}\n"
TWICE = "- {id: twice, kind: trumps, trump: H, hand: JD JD, answer: JD}\n"


def below(out: str, file: str = "a.yaml") -> list[str]:
    """The lines below the first problem's line."""
    lines = out.splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith(file))
    return lines[first + 1 : first + 3]


# The author's line


@pytest.mark.usefixtures("here")
class TestExcerpt:
    def test_the_mark_stands_under_the_word(self, capsys: pytest.CaptureFixture[str]) -> None:
        _, out, _ = run(capsys, "check", write("a.yaml", TWICE))

        assert below(out) == [
            "    2 | - {id: twice, kind: trumps, trump: H, hand: JD JD, answer: JD}",
            "      |                                                ^^",
        ]

    def test_every_problem_has_its_own(self, capsys: pytest.CaptureFixture[str]) -> None:
        _, out, _ = run(capsys, "check", write("a.yaml", TWICE, WRONG))
        problems = [line for line in out.splitlines() if line.startswith("a.yaml:")]

        assert len(problems) == 2
        assert len(out.splitlines()) == 3 * len(problems) + 1

    def test_a_quoted_text_is_marked_from_mark_to_mark(self, capsys: pytest.CaptureFixture[str]) -> None:
        _, out, _ = run(
            capsys,
            "check",
            write("a.yaml", "- {id: 'Left Bower', kind: trumps, trump: H, hand: JD, answer: JD}\n"),
        )
        line, mark = below(out)

        assert [
            sign for sign, under in zip(line, mark.ljust(len(line)), strict=True) if under == "^"
        ] == list("'Left Bower'")

    def test_wide_letters_and_accents_take_the_columns_that_a_terminal_gives_them(
        self, capsys: pytest.CaptureFixture[str]
    ) -> None:
        _, out, _ = run(
            capsys,
            "check",
            write("a.yaml", "- {by: 東京 e\u0301, id: a, kind: trumps, trump: X, hand: JD, answer: JD}\n"),
        )
        line, mark = below(out)

        # Two letters of two columns each, an accent without one.
        assert mark.index("^") == line.index("X") + 2 - 1

    def test_a_long_line_is_shown_around_the_place(self, capsys: pytest.CaptureFixture[str]) -> None:
        long = TWICE.replace("answer: JD", f"answer: JD, by: {'x' * 300}").replace(
            "id: twice", f"source: {'y' * 300}, id: twice"
        )
        _, out, _ = run(capsys, "check", write("a.yaml", long))
        line, mark = below(out)

        assert line.startswith("    2 | …")
        assert line.endswith("…")
        assert max(len(line), len(mark)) <= 110
        assert line[mark.index("^") :].startswith("JD, answer")

    def test_tabs_and_what_moves_a_cursor_are_blanks(self, capsys: pytest.CaptureFixture[str]) -> None:
        Path("a.yaml").write_bytes(b"puzzles:\n- {id: a,\tkind: trumps, by: \x1b[2Jx}\n")
        _, out, _ = run(capsys, "check", "a.yaml")

        assert "\x1b" not in out
        assert "\t" not in out
        assert "- {id: a, kind: trumps" in below(out)[0]

    @pytest.mark.parametrize("text", ["", "\n", "puzzles:\n", "\ufeff- x\n", "puzzles: [\n", "a: \xff"])
    def test_at_every_place_that_a_problem_can_have(
        self, text: str, capsys: pytest.CaptureFixture[str]
    ) -> None:
        Path("a.yaml").write_bytes(text.encode("latin-1" if text == "a: \xff" else "utf-8"))
        status, out, err = run(capsys, "check", "a.yaml")

        assert (status, err) == (1, "")
        assert out.startswith("a.yaml:")

    def test_a_file_that_is_missing_has_none(self, capsys: pytest.CaptureFixture[str]) -> None:
        Path("lessons/trump").mkdir(parents=True)
        Path("lessons/trump/en.md").write_text("# Trump\n", encoding="utf-8")
        _, out, _ = run(capsys, "check", "lessons")
        missing = str(Path("lessons/trump/lesson.yaml"))

        assert f"{missing}:1:1: error[missing-key] trump: " in out
        assert not below(out, missing)[0].startswith("    1 | ")


# The message


@pytest.mark.usefixtures("here")
def test_a_message_shows_what_cannot_be_seen_and_commands_no_terminal(
    capsys: pytest.CaptureFixture[str],
) -> None:
    puzzle = r"""- {id: "a\e[31m", kind: trumps, trump: "H\u200b", hand: JD, answer: JD}""" + "\n"
    _, out, _ = run(capsys, "check", write("a.yaml", puzzle))

    assert "\x1b" not in out
    assert r"“a\x1b[31m” is no id" in out
    assert r"“H\u200b” is no suit" in out


@pytest.mark.usefixtures("here")
def test_a_message_quotes_the_beginning_of_what_is_very_long(capsys: pytest.CaptureFixture[str]) -> None:
    long = f"- {{id: a, kind: trumps, trump: {'heart' * 5000}, hand: JD, answer: JD}}\n"
    _, out, _ = run(capsys, "check", write("a.yaml", long))

    assert "heart…” is no suit" in out
    assert max(map(len, out.splitlines())) < 400


@pytest.mark.usefixtures("here")
def test_what_an_editor_hides_is_no_content(capsys: pytest.CaptureFixture[str]) -> None:
    write("p/a.yaml", TWICE.replace("JD JD", "JD AD"))
    write("p/.#a.yaml", TWICE)
    write("p/.tool/b.yaml", TWICE)
    _, out, _ = run(capsys, "check", "p")

    assert out.splitlines()[-1] == "1 puzzle, 0 lessons, 0 errors, 0 warnings"
    assert "2 errors" in run(capsys, "check", "p", "p/.#a.yaml")[1]


@pytest.mark.usefixtures("here")
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no /dev/full")
@pytest.mark.parametrize(
    ("where", "status", "says"),
    [(">&-", 1, ""), (">/dev/full", 2, "tutor: No space left on device\n")],
)
def test_output_that_goes_nowhere(where: str, status: int, says: str) -> None:
    file = write("a.yaml", TWICE)
    command = f"{sys.executable} -m tutor check {file} {where}"
    done = subprocess.run(["sh", "-c", command], capture_output=True, text=True, check=False)

    assert (done.returncode, done.stderr) == (status, says)


# The summary


@pytest.mark.usefixtures("here")
def test_missing_and_stale_texts_are_counted_by_language(capsys: pytest.CaptureFixture[str]) -> None:
    words = "- {id: %s, kind: trumps, trump: H, hand: JD, answer: JD, traps: [left-plain], say: {%s}}\n"
    write(
        "p.yaml",
        words % ("a", "en: What"),
        words % ("b", "en: What, de: Was"),
        words % ("c", "en: A, de: B, cs: C"),
    )
    folder = Path("lessons/one")
    folder.mkdir(parents=True)
    days = "{de: 2026-11-30, cs: 2026-11-01, en: 2026-11-02}"
    (folder / "lesson.yaml").write_text(
        f"place: 1\nskills: trump\nexit: c\nupdated: {days}\n", encoding="utf-8"
    )
    for lang in ("de", "cs", "en"):
        (folder / f"{lang}.md").write_text("# A\n\nB.\n", encoding="utf-8")
    _, out, _ = run(capsys, "check", "p.yaml", "lessons")

    assert (
        out.splitlines()[-1]
        == "3 puzzles, 1 lesson, 3 errors, 2 warnings; missing texts: cs 2, de 1; stale texts: cs 1, en 1"
    )


# A pull request


@pytest.mark.usefixtures("here")
class TestAnnotations:
    def test_an_error_and_a_warning(self, capsys: pytest.CaptureFixture[str]) -> None:
        nothing = "- {id: nothing, kind: trick-winner, trump: H, trick: N AC KC QC 10C, answer: N}\n"
        status, out, _ = run(capsys, "check", "--format", "github", write("a.yaml", TWICE, nothing))
        error, warning, summary = out.splitlines()

        assert status == 1
        assert error == (
            "::error file=a.yaml,line=2,col=48,title=card-twice twice::"
            "The jack of diamonds is named twice: change one of the two cards."
        )
        assert warning.startswith(
            "::warning file=a.yaml,line=3,col=3,title=teaches-nothing nothing::No misconception"
        )
        assert summary == "2 puzzles, 0 lessons, 1 error, 1 warning"

    def test_signs_that_mean_something_there_are_escaped(self, capsys: pytest.CaptureFixture[str]) -> None:
        file = write("a,b.yaml", '- {id: "a:b%,\\nc", kind: trumps, trump: H, hand: JD, answer: JD}\n')
        _, out, _ = run(capsys, "check", "--format", "github", file)

        assert out.startswith(
            "::error file=a%2Cb.yaml,line=2,col=8,title=grammar a%3Ab%25%2C c::“a:b%25, c” is no id: "
        )
        assert len(out.splitlines()) == 2


# A terminal


MODULE = ("-m", "tutor")


def at_a_terminal(*arguments: str, start: tuple[str, ...] = MODULE, **environment: str) -> tuple[str, int]:
    """What somebody sees who runs the command at a terminal, and the exit status."""
    ours, theirs = pty.openpty()
    command = [sys.executable, *start, *arguments]
    clean = {name: value for name, value in os.environ.items() if name != "NO_COLOR"}
    with subprocess.Popen(
        command, stdout=theirs, stderr=theirs, env={**clean, "TERM": "xterm", **environment}
    ) as running:
        os.close(theirs)
        seen = b""
        while True:
            try:
                part = os.read(ours, 65536)
            except OSError:  # Linux's way to say that the other end is closed
                break
            if not part:
                break
            seen += part
    os.close(ours)
    return seen.decode().replace("\r\n", "\n"), running.returncode


RED = "\x1b[1;31m"


def test_colour_at_a_terminal_only(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = write("a.yaml", TWICE)
    seen, status = at_a_terminal("check", file)

    assert status == 1
    assert f"{RED}error[card-twice]\x1b[0m twice: The jack" in seen
    assert seen.startswith("\x1b[1ma.yaml:2:48:\x1b[0m ")
    assert "\x1b" not in run(capsys, "check", file)[1]


@pytest.mark.parametrize("environment", [{"NO_COLOR": "1"}, {"TERM": "dumb"}])
@pytest.mark.usefixtures("here")
def test_no_colour_where_it_is_not_wanted(
    environment: dict[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    file = write("a.yaml", TWICE)

    assert at_a_terminal("check", file, **environment)[0] == run(capsys, "check", file)[1]


@pytest.mark.usefixtures("here")
def test_progress_of_a_long_run_is_shown_and_taken_away() -> None:
    impatient = "import sys; from tutor.cli import main, progress; progress.PATIENCE = 0; main(sys.argv[1:])"
    puzzles = (WRONG.replace("wrong", f"p{n}").replace("answer: 9H", "answer: JD 9H") for n in range(300))
    seen, status = at_a_terminal("check", write("a.yaml", *puzzles), start=("-c", impatient))

    assert status == 0
    assert "\r\x1b[K1 of 300 puzzles proved" in seen
    assert seen.rpartition("\r\x1b[K")[2] == "300 puzzles, 0 lessons, 0 errors, 0 warnings\n"


# The start


@pytest.mark.usefixtures("here")
@pytest.mark.parametrize(
    "arguments",
    [
        ["check", "a.yaml"],
        ["coverage", "a.yaml"],
        ["fmt", "a.yaml"],
        ["new", "bower"],
        ["schema", "lesson"],
    ],
)
def test_an_authors_commands_start_without_the_web(arguments: list[str]) -> None:
    write("a.yaml", WRONG.replace("answer: 9H", "answer: JD 9H"))
    code = "import sys; from tutor.cli import main; main(sys.argv[1:]); print(*sys.modules, file=sys.stderr)"
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments], capture_output=True, text=True, check=True
    )
    loaded = set(done.stderr.split())

    assert "tutor.cli" in loaded
    assert loaded & {"flask", "waitress", "sqlalchemy", "tutor.web"} == set()


@pytest.mark.usefixtures("here")
def test_a_lesson_in_a_folder_of_its_own_may_end_with_the_schools_puzzles(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """The preview shows them there, too."""
    folder = Path("lessons/one")
    folder.mkdir(parents=True)
    days = "{de: 2026-11-30, cs: 2026-11-30, en: 2026-11-30}"
    for exit, expected in (("only-one-follows", 0), ("only-one-follow", 1)):
        (folder / "lesson.yaml").write_text(
            f"place: 1\nskills: trump\nexit: {exit}\nupdated: {days}\n", encoding="utf-8"
        )
        for lang in ("de", "cs", "en"):
            (folder / f"{lang}.md").write_text("# A\n\nB.\n", encoding="utf-8")

        assert run(capsys, "check", "lessons/one")[0] == expected
