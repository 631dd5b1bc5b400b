"""`tutor deal`: a whole deal told in words."""

from __future__ import annotations

import argparse
import secrets
import shlex
import sys

from tutor.cli.reporting import OK, USAGE, Commands, sentence
from tutor.content.fields import is_id, parse_variant
from tutor.content.hand_writing import write_hand
from tutor.content.narration import chapters, narrate
from tutor.content.speech import say
from tutor.content.table import Table, TableError, read_table
from tutor.content.table_player import deal_of
from tutor.language import LANGUAGES, catalogue
from tutor.rules import Deal, Reason, procedure_of


def add_to(commands: Commands) -> None:
    """Adds the command and its options."""
    parser = commands.add_parser("deal", help="tell a whole deal in words")
    parser.add_argument("--variant", default="standard", metavar="V", help="the variant (standard)")
    parser.add_argument("--rules", nargs="+", action="extend", default=[], metavar="K=V", help="house rules")
    parser.add_argument("--seed", metavar="N", help="the same seed gives the same deal; without it, any")
    parser.add_argument("--lang", choices=LANGUAGES, default="en")
    parser.add_argument("--hand", metavar="ID", help="print the file of a hand with that id to go on writing")
    parser.set_defaults(run=_deal)


def _deal(options: argparse.Namespace) -> int:
    try:
        rules = read_table(options.variant, options.rules)
    except TableError as error:
        for words, reason in error.faults:
            print(f"tutor: {words}: {sentence(reason)}", file=sys.stderr)
        return USAGE
    seed = options.seed if options.seed is not None else str(secrets.randbelow(1_000_000))
    variant = parse_variant(options.variant)
    if options.hand is not None:
        return _write(deal_of(procedure_of(rules), seed), options.hand, Table(variant, rules))
    print(say(Reason(f"variant-{variant}"), options.lang).text, end="\n\n")
    told = narrate(deal_of(procedure_of(rules), seed), options.lang)
    for heading, lines in chapters(told):
        print(say(heading, options.lang).text)
        print(*(f"  {line.text}" for line in lines), sep="\n", end="\n\n")
    if f"note-{variant}" in catalogue(options.lang).ids:
        print(say(Reason(f"note-{variant}"), options.lang).text, end="\n\n")
    print(say(Reason("deal-repeat", text=_command(options, seed)), options.lang).text)
    return OK


def _write(deal: Deal, id: str, table: Table) -> int:
    """Prints the deal as its author would write it down, called by its variant until it has a title."""
    if not is_id(id):
        print(f"tutor: {sentence(Reason('not-an-id', text=id))}", file=sys.stderr)
        return USAGE
    title = {lang: say(Reason(f"variant-{table.variant}"), lang).text for lang in LANGUAGES}
    print(write_hand(deal, id, dict(table.pairs()), title), end="")
    return OK


def _command(options: argparse.Namespace, seed: str) -> str:
    """The command that prints this deal."""
    rules = ["--rules", *options.rules] if options.rules else []
    words = ["--variant", options.variant, *rules, "--seed", seed, "--lang", options.lang]
    return shlex.join(["tutor", "deal", *words])
