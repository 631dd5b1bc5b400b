"""The command line: check, answer, explain, deal, serve."""

from __future__ import annotations

import argparse
import json
import os
import secrets
import shlex
import sys
from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path
from typing import Any

from tutor.content.answers import print_answer
from tutor.content.check import GLOSSARY, LESSON, Report, check, files_below, read_all_puzzles
from tutor.content.fields import parse_variant
from tutor.content.guess import guess
from tutor.content.narration import chapters, narrate
from tutor.content.places import default_paths
from tutor.content.problems import Problem
from tutor.content.puzzles import Puzzle
from tutor.content.speech import explanation_text, prompt, say, say_given, say_problem
from tutor.content.table import TableError, read_table
from tutor.content.table_player import deal_of
from tutor.language import FALLBACK, LANGUAGES, catalogue
from tutor.rules import GrammarError, Reason, procedure_of

OK, CONTENT_ERROR, USAGE = 0, 1, 2
_SERVE_OPTIONS = (
    ("host", "NAME", "the name or address to listen at (127.0.0.1)"),
    ("port", "N", "the port to listen at; 0 takes a free one (8000)"),
    ("workers", "N", "processes that share the work (1)"),
    ("prefix", "PATH", "the path below which the site lies, such as /euchre"),
    ("data", "DIR", "the folder for what the site has to remember, made where it is missing"),
    ("trusted-proxy", "ADDRESS", "whose X-Forwarded headers are believed: addresses, networks, or *"),
    ("imprint-url", "URL", "where it says who answers for the site"),
    ("report-url", "URL", "where visitors report a mistake"),
)
"""What `tutor.web.operator` reads."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one command; 0 all well, 1 content errors, 2 wrong usage."""
    for stream in (sys.stdout, sys.stderr):
        # A Windows console's code page lacks ♠ and ř; a file's name may hold bytes that are no text at all.
        stream.reconfigure(encoding="utf-8", errors="backslashreplace")  # type: ignore[union-attr]
    options = _parser().parse_args(arguments)
    try:
        return int(options.run(options))
    except FileNotFoundError as missing:
        print(f"tutor: nothing to read at {missing.filename or missing}", file=sys.stderr)
    except GrammarError as error:
        print(f"tutor: {_message(error)}", file=sys.stderr)
    except BrokenPipeError:
        # Whoever read the output has seen enough; nothing may be written at exit either.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return CONTENT_ERROR
    except OSError as error:
        print(f"tutor: {error.strerror}: {error.filename}", file=sys.stderr)
    return USAGE


def _message(error: GrammarError) -> str:
    return _sentence(error.reason)


def _sentence(reason: Reason) -> str:
    return catalogue(FALLBACK).format(reason.code, **reason.values)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="tutor", description="A school for the card game Euchre.")
    parser.add_argument("--version", action="version", version=version("euchre-tutor"))
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    checking = commands.add_parser("check", help="prove puzzles and lessons")
    checking.add_argument("paths", nargs="*", type=Path, metavar="PATH")
    checking.add_argument("--format", choices=("text", "json"), default="text")
    checking.set_defaults(run=_check)

    answering = commands.add_parser("answer", help="print the engine's answers")
    answering.add_argument("paths", nargs="+", type=Path, metavar="PATH")
    answering.add_argument("--format", choices=("text", "json"), default="text")
    answering.set_defaults(run=_answer)

    explaining = commands.add_parser("explain", help="print what a learner would read")
    explaining.add_argument("what", metavar="FILE|ID")
    explaining.add_argument("--answer", help="the learner's answer; without it, the right one")
    explaining.add_argument("--lang", choices=LANGUAGES, default="en")
    explaining.set_defaults(run=_explain)

    dealing = commands.add_parser("deal", help="tell a whole deal in words")
    dealing.add_argument("--variant", default="standard", metavar="V", help="the variant (standard)")
    dealing.add_argument("--rules", nargs="+", action="extend", default=[], metavar="K=V", help="house rules")
    dealing.add_argument("--seed", metavar="N", help="the same seed gives the same deal; without it, any")
    dealing.add_argument("--lang", choices=LANGUAGES, default="en")
    dealing.set_defaults(run=_deal)

    serving = commands.add_parser(
        "serve",
        help="serve the school",
        epilog="Each option is an environment variable too: --trusted-proxy is EUCHRE_TRUSTED_PROXY.",
    )
    for name, metavar, help in _SERVE_OPTIONS:
        serving.add_argument(f"--{name}", metavar=metavar, help=help)
    serving.set_defaults(run=_serve)
    return parser


def _check(options: argparse.Namespace) -> int:
    report = check(options.paths or default_paths(Path()))
    if options.format == "json":
        print(json.dumps(_report(report), ensure_ascii=False, indent=2))
    else:
        for problem in report.problems:
            print(_line(problem))
        print(_summary(report))
    return CONTENT_ERROR if report.errors else OK


def _line(problem: Problem) -> str:
    level = "warning" if problem.is_warning else "error"
    # An id that is none may have line breaks; a problem is one line.
    owner = f" {' '.join(problem.id.split())}" if problem.id else ""
    line, column = problem.place
    return f"{problem.file}:{line}:{column}: {level}[{problem.code}]{owner}: {say_problem(problem)}"


def _summary(report: Report) -> str:
    counts = (
        (report.puzzle_count, "puzzle"),
        (report.lesson_count, "lesson"),
        (len(report.errors), "error"),
        (len(report.warnings), "warning"),
    )
    return ", ".join(f"{n} {noun}{'' if n == 1 else 's'}" for n, noun in counts)


def _report(report: Report) -> dict[str, Any]:
    return {
        "puzzles": report.puzzle_count,
        "lessons": report.lesson_count,
        "errors": [_as_data(problem) for problem in report.errors],
        "warnings": [_as_data(problem) for problem in report.warnings],
    }


def _as_data(problem: Problem) -> dict[str, Any]:
    return {
        "file": problem.file,
        "line": problem.place.line,
        "column": problem.place.column,
        "code": problem.code,
        "id": problem.id,
        "message": say_problem(problem),
    }


def _read(paths: Sequence[Path]) -> tuple[list[Puzzle], list[Problem]]:
    """The puzzles below *paths*, whatever they state as their answers."""
    files = [file for file in files_below(paths) if file.name not in (LESSON, GLOSSARY)]
    read, problems = read_all_puzzles(files, stated=False)
    return [puzzle for one in read for puzzle in one.puzzles], problems


def _answer(options: argparse.Namespace) -> int:
    puzzles, problems = _read(options.paths)
    answers = {p.id: {"kind": p.kind, "answer": print_answer(p.question.computed)} for p in puzzles}
    if options.format == "json":
        print(json.dumps(answers, ensure_ascii=False, indent=2))
    else:
        for id, answer in answers.items():
            print(f"{id}: {answer['answer']}")
    return _complain(problems)


def _complain(problems: Sequence[Problem]) -> int:
    for problem in problems:
        print(_line(problem), file=sys.stderr)
    return CONTENT_ERROR if any(not problem.is_warning for problem in problems) else OK


def _explain(options: argparse.Namespace) -> int:
    puzzles, problems = _find(options.what)
    status = _complain(problems)
    for number, puzzle in enumerate(puzzles):
        try:
            answer = puzzle.question.read_answer([options.answer]) if options.answer is not None else None
        except GrammarError as error:
            print(f"tutor: {puzzle.id}: {_message(error)}", file=sys.stderr)
            status = USAGE
        else:
            print("\n" * (number > 0) + _explanation(puzzle, answer, options.lang))
    return status


def _find(what: str) -> tuple[list[Puzzle], list[Problem]]:
    """The puzzles of a file, or the one with that id."""
    if Path(what).exists():
        return _read([Path(what)])
    puzzles, problems = _read(default_paths(Path()))
    found = [puzzle for puzzle in puzzles if puzzle.id == what]
    faults = [problem for problem in problems if problem.id == what]
    if not found and not faults:
        nearest = guess(what, [puzzle.id for puzzle in puzzles])
        raise FileNotFoundError(f"{what}; did you mean {nearest}?" if nearest else what)
    return found, faults


def _explanation(puzzle: Puzzle, answer: tuple[str, ...] | None, lang: str) -> str:
    question = puzzle.question
    answer = question.computed if answer is None else answer
    lines = [
        puzzle.id,
        prompt(question, lang, puzzle).text,
        f"> {say_given(question, answer, lang).text}",
        explanation_text(question, answer, lang, puzzle, between="\n"),
    ]
    return "\n".join(lines)


def _deal(options: argparse.Namespace) -> int:
    try:
        rules = read_table(options.variant, options.rules)
    except TableError as error:
        for words, reason in error.faults:
            print(f"tutor: {words}: {_sentence(reason)}", file=sys.stderr)
        return USAGE
    seed = options.seed if options.seed is not None else str(secrets.randbelow(1_000_000))
    variant = parse_variant(options.variant)
    print(say(Reason(f"variant-{variant}"), options.lang).text, end="\n\n")
    told = narrate(deal_of(procedure_of(rules), seed), options.lang)
    for heading, lines in chapters(told):
        print(say(heading, options.lang).text)
        print(*(f"  {line.text}" for line in lines), sep="\n", end="\n\n")
    if f"note-{variant}" in catalogue(options.lang).ids:
        print(say(Reason(f"note-{variant}"), options.lang).text, end="\n\n")
    print(say(Reason("deal-repeat", text=_command(options, seed)), options.lang).text)
    return OK


def _command(options: argparse.Namespace, seed: str) -> str:
    """The command that prints this deal."""
    rules = ["--rules", *options.rules] if options.rules else []
    words = ["--variant", options.variant, *rules, "--seed", seed, "--lang", options.lang]
    return shlex.join(["tutor", "deal", *words])


def _serve(options: argparse.Namespace) -> int:
    # Imported here so that `tutor check` starts without the web.
    from tutor.web.operator import Operator, OperatorError
    from tutor.web.serving import serve

    try:
        operator = Operator.read(vars(options), os.environ)
    except OperatorError as error:
        print(f"tutor: {error}", file=sys.stderr)
        return USAGE
    return serve(operator)
