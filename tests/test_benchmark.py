"""How fast a check is, and how much memory it takes; run with `pytest -m benchmark`."""

import subprocess
import sys
import time
from itertools import combinations, islice
from pathlib import Path

import pytest

from tutor.content.places import data_root
from tutor.rules import pack

pytestmark = pytest.mark.benchmark
PUZZLES, SECONDS, MEBIBYTES = 10_000, 20, 400
# Its peak of memory is the last thing that the child says; Linux counts in kibibytes.
CHECK = "import resource, sys; from tutor.cli import main; code = main(sys.argv[1:])\n"
CHECK += "print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss, file=sys.stderr); sys.exit(code)"


def run(*paths: Path) -> tuple[subprocess.CompletedProcess[str], float]:
    start = time.perf_counter()
    command = [sys.executable, "-c", CHECK, "check", *map(str, paths)]
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)
    return done, time.perf_counter() - start


def one_line_puzzles() -> list[str]:
    """Different positions: five cards held, the nine of trumps led."""
    lines = []
    hands = combinations([card for card in map(str, pack()) if card != "9H"], 5)
    for number, cards in enumerate(islice(hands, 0, PUZZLES * 3, 3)):
        hearts = [card for card in cards if card.endswith("H") or card == "JD"]
        answer = " ".join(hearts or cards)
        lines.append(
            f"- {{id: p{number}, kind: legal-plays, trump: H, trick: E 9H, "
            f"hand: {' '.join(cards)}, answer: {answer}}}"
        )
    return lines


def test_ten_thousand_puzzles(tmp_path: Path) -> None:
    lines = one_line_puzzles()
    assert len(lines) == PUZZLES
    file = tmp_path / "puzzles.yaml"
    file.write_text("puzzles:\n" + "\n".join(lines) + "\n", encoding="utf-8")

    done, seconds = run(file)

    assert done.stdout.splitlines()[-1].startswith(f"{PUZZLES} puzzles, 0 lessons, 0 errors")
    assert done.returncode == 0
    print(f"{len(lines):,} puzzles: {seconds:.1f} s, {int(done.stderr) // 1024} MB")
    assert seconds < SECONDS
    assert int(done.stderr) / 1024 < MEBIBYTES


FAULTS = {
    "cards": ("- {{id: p{n}, kind: trumps, trump: H, hand: JX AD, answer: AD}}", "grammar"),
    "keys": ("- {{id: p{n}, kind: trumps, trump: H, trump: H, hand: JD, answer: JD}}", "duplicate-key"),
    "ids": ("- {{id: p, kind: trumps, trump: H, hand: JD, answer: JD}}", "duplicate-id"),
    "answers": ("- {{id: p{n}, kind: trumps, trump: H, hand: JD AD, answer: AD}}", "wrong-answer"),
    "positions": ("- {{id: p{n}, kind: trumps, trump: H, hand: JD JD, answer: JD}}", "card-twice"),
}


@pytest.mark.parametrize("name", FAULTS)
def test_ten_thousand_faults_in_one_file(name: str, tmp_path: Path) -> None:
    """A broken file is no slower than a good one: no fault is looked for among all others."""
    line, code = FAULTS[name]
    file = tmp_path / "puzzles.yaml"
    file.write_text("puzzles:\n" + "".join(line.format(n=n) + "\n" for n in range(PUZZLES)), encoding="utf-8")

    done, seconds = run(file)

    assert done.returncode == 1
    assert done.stdout.count(f"error[{code}]") >= PUZZLES - 1
    assert seconds < SECONDS
    assert int(done.stderr) / 1024 < MEBIBYTES


def test_the_shipped_content() -> None:
    """Start included; the best of three, as others may use the machine."""
    runs = [run(data_root() / "puzzles", data_root() / "lessons") for _ in range(3)]
    assert [done.returncode for done, _ in runs] == [0, 0, 0], runs[0][0].stdout
    assert min(seconds for _, seconds in runs) < 2
