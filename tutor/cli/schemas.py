"""`tutor schema`: what an editor needs to complete and check an author's files."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from tutor.cli.reporting import OK, USAGE, Commands
from tutor.content.guess import guess
from tutor.content.schema import FOLDERS, SCHEMAS, schema_file


def add_to(commands: Commands) -> None:
    """Adds the command and its options."""
    parser = commands.add_parser(
        "schema",
        help="print the JSON Schema of puzzle, hand, lesson or glossary files",
        epilog="An editor finds the schema by the file's first line: # yaml-language-server: $schema=FILE",
    )
    parser.add_argument(
        "name", nargs="?", default="puzzles", metavar="NAME", help=f"{', '.join(SCHEMAS)} (puzzles)"
    )
    parser.add_argument(
        "--write", action="store_true", help="write all of them to puzzles/ and lessons/ here"
    )
    parser.set_defaults(run=_schema)


def _schema(options: argparse.Namespace) -> int:
    if options.write:
        return _write(Path())
    if options.name not in SCHEMAS:
        nearest = guess(options.name, SCHEMAS)
        hint = f"; did you mean {nearest}?" if nearest else f"; there are {', '.join(SCHEMAS)}"
        print(f"tutor: no schema {options.name}{hint}", file=sys.stderr)
        return USAGE
    print(printed(options.name), end="")
    return OK


def printed(name: str) -> str:
    """The text of a schema's file."""
    return json.dumps(SCHEMAS[name](), ensure_ascii=False, indent=1) + "\n"


def _write(here: Path) -> int:
    missing = [folder for folder in dict.fromkeys(FOLDERS.values()) if not (here / folder).is_dir()]
    if missing:
        raise FileNotFoundError(f"{missing[0]}/")
    for name, folder in FOLDERS.items():
        file = here / folder / schema_file(name)
        file.write_text(printed(name), encoding="utf-8", newline="\n")
        print(file)
    return OK
