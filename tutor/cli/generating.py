"""`tutor generate`: a file of fresh puzzles."""

from __future__ import annotations

import argparse
import shlex
import sys
from collections.abc import Iterator

from tutor.cli.reporting import OK, USAGE, Commands, sentence
from tutor.content.fields import parse_variant
from tutor.content.generating import Asked, generate
from tutor.content.guess import guess
from tutor.content.kinds import KINDS, kind_asked
from tutor.content.nodes import plain_key
from tutor.content.printing import puzzle_file
from tutor.content.skills import SKILLS
from tutor.content.table import Table, TableError
from tutor.minds import MINDS
from tutor.rules import Reason

MOST = 10_000


def add_to(commands: Commands) -> None:
    """Adds the command and its options."""
    parser = commands.add_parser(
        "generate", help="print a file of fresh puzzles", epilog=f"The kinds: {', '.join(KINDS)}."
    )
    parser.add_argument("kind", metavar="KIND", help="the kind of question")
    parser.add_argument("--skill", metavar="SKILL", help="what they are to train")
    parser.add_argument(
        "--expose", action="append", default=[], metavar="ID", help="a misconception that each is to catch"
    )
    parser.add_argument(
        "--avoid", action="append", default=[], metavar="ID", help="a misconception that answers rightly"
    )
    parser.add_argument("-n", type=_count, default=1, metavar="N", help="how many (1)")
    parser.add_argument("--seed", default="1", metavar="S", help="the same seed gives the same puzzles (1)")
    parser.add_argument("--variant", default="standard", metavar="V", help="the variant (standard)")
    parser.add_argument("--rules", nargs="+", action="extend", default=[], metavar="K=V", help="house rules")
    parser.set_defaults(run=_generate)


def _count(text: str) -> int:
    if not text.isdecimal() or not 1 <= int(text) <= MOST:
        raise argparse.ArgumentTypeError(f"a number from 1 to {MOST} is needed, not {text!r}")
    return int(text)


def _generate(options: argparse.Namespace) -> int:
    try:
        table = Table(parse_variant(options.variant), Table.of(options.variant, options.rules).rules)
    except TableError as error:
        return _refuse(*(f"{words}: {sentence(reason)}" for words, reason in error.faults))
    if unknown := [sentence(reason) for reason in _unknown(options)]:
        return _refuse(*unknown)
    skill = plain_key(options.skill) if options.skill else None
    asked = Asked(plain_key(options.kind), skill, _ids(options.expose), _ids(options.avoid), table)
    puzzles, reason = generate(asked, options.n, options.seed)
    if reason and not puzzles:
        return _refuse(sentence(reason))
    print(puzzle_file(puzzles, _command(options)), end="")
    if reason:
        print(f"tutor: {sentence(reason)}", file=sys.stderr)
    return OK


def _refuse(*sentences: str) -> int:
    for told in sentences:
        print(f"tutor: {told}", file=sys.stderr)
    return USAGE


def _ids(texts: list[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(map(plain_key, texts)))


def _unknown(options: argparse.Namespace) -> Iterator[Reason]:
    """What is named and not there."""
    kind = plain_key(options.kind)
    if kind not in KINDS and isinstance(reason := kind_asked(options.kind), Reason):
        yield reason
    if options.skill and plain_key(options.skill) not in SKILLS:
        yield Reason("unknown-skill", text=options.skill, guess=guess(options.skill, SKILLS))
    for text in (*options.expose, *options.avoid):
        if plain_key(text) not in MINDS:
            yield Reason("unknown-mind", text=text, guess=guess(text, MINDS))


def _command(options: argparse.Namespace) -> str:
    """The command that prints these puzzles, on one line."""
    words = ["tutor", "generate", options.kind, *(["--skill", options.skill] if options.skill else [])]
    for option, ids in (("--expose", options.expose), ("--avoid", options.avoid)):
        words += [word for id in ids for word in (option, id)]
    words += ["-n", str(options.n), "--seed", options.seed, "--variant", options.variant]
    words += ["--rules", *options.rules] if options.rules else []
    return " ".join(shlex.join(words).split())
