"""Everything a reader reads is spelled as the dictionaries spell it; our own terms are in `words/`."""

import itertools
import os
import re
import subprocess
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tutor.language import LANGUAGES, lexicon

WORDS = Path(__file__).parent / "words"
DICTIONARIES = {
    "cs": ("cs_CZ", "hunspell-cs"),
    "de": ("de_DE", "hunspell-de-de"),
    "en": ("en_GB", "hunspell-en-gb"),
}
"""Hunspell's dictionary, and the Debian package that brings it."""
SLIPS = {
    "cs": ["vinesená", "kárívý", "zvihu", "přebýjí"],
    "de": ["angespiehlt", "Trumpff", "bediehnen", "Kahrte"],
    "en": ["jakc", "trupms", "followes", "colur"],
}
CODE = re.compile(
    r"""
      :::[^“]*                              # a directive
    | \[[^\]]*(?:->|")[^\]]*\] | \{[^}]*\}  # a claim, JSON, a placeholder
    | \b\w*\d\w*\b                         # a card, a date
    | \b[a-z]+_[a-z]+\b | \b[a-z]+(?:-[a-z]+){2,}\b
    """,
    re.VERBOSE,
)
"""What is no prose: notation of the files, codes of cards, names of rules and puzzles."""
WORD = re.compile(r"[^\W\d_]+(?:[’'][^\W\d_]+)*")


def words_of(text: str) -> set[str]:
    """The words of a text; a hyphenated name is two words, a single letter is a code."""
    return {word.replace("’", "'") for word in WORD.findall(CODE.sub(" ", text)) if len(word) > 1}


def names(language: str) -> Iterator[str]:
    """Every card, suit, player and number in every form."""
    lex = lexicon(language)
    for rank, suit in itertools.product(lex.ranks, lex.suits):
        code = rank if rank == "Joker" else rank + suit
        yield from (lex.card(code, case, art) for case in lex.cases for art in ("def", "indef", "none"))
    for table in (lex.suits, lex.players):
        yield from (form for forms in table.values() for form in forms.values())
    yield from (*lex.numbers, *lex.gendered_numbers.values())


def read_words(name: str) -> list[str]:
    """A list of words of our own, one a line."""
    return (WORDS / f"{name}.txt").read_text("utf-8").split()


def run_hunspell(dictionary: str, words: Iterable[str]) -> set[str]:
    """The words that a dictionary does not have, all in one process."""
    done = subprocess.run(
        ["hunspell", "-i", "utf-8", "-d", dictionary, "-l"],
        input="\n".join(words),
        capture_output=True,
        encoding="utf-8",
        check=True,
        timeout=60,
    )
    return set(done.stdout.split())


def demand(language: str, words: Iterable[str]) -> set[str]:
    """The words that the language's dictionary lacks; without one the test is skipped, but in CI it fails."""
    dictionary, package = DICTIONARIES[language]
    try:
        return run_hunspell(dictionary, words)
    except (FileNotFoundError, subprocess.CalledProcessError):
        reason = f"no spell check without hunspell and {dictionary}: apt install hunspell {package}"
    if os.environ.get("CI"):
        pytest.fail(reason)
    pytest.skip(reason)


class Checked(NamedTuple):
    """What a reader reads in one language, and which words the dictionary does not have."""

    read: set[str]
    unknown: set[str]


@pytest.fixture(scope="session")
def check(messages: Any, written: Any) -> Callable[[str], Checked]:
    """Checks a language once, all its words, our own ones and the slips below in one process."""

    @cache
    def check(language: str) -> Checked:
        sentences = dict.fromkeys(text for _, text in messages[language].sentences)
        texts = [*sentences, *(text for _, text in written[language]), *names(language)]
        read = set[str]().union(*map(words_of, texts))
        return Checked(read, demand(language, sorted({*read, *read_words(language), *SLIPS[language]})))

    return check


Check = Callable[[str], Checked]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_is_in_the_dictionary_or_in_our_list(language: str, check: Check) -> None:
    read, unknown = check(language)

    assert sorted((read & unknown) - {*read_words(language), *read_words("format")}) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_our_list_holds_only_words_that_somebody_writes(language: str, check: Check) -> None:
    """Any other would one day hide a slip."""
    own = read_words(language)

    assert own == sorted(set(own))
    assert [word for word in own if word not in check(language).read] == []


def test_so_does_the_list_of_the_file_format(check: Check) -> None:
    words = read_words("format")

    assert words == sorted(set(words))
    assert set(words) <= set[str]().union(*(check(language).read for language in LANGUAGES))


# What these tests are worth


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_slip_is_found(language: str, check: Check) -> None:
    assert set(SLIPS[language]) <= check(language).unknown - set(read_words(language))


def test_words_are_taken_from_prose_alone() -> None:
    assert words_of("Spiel {JD:acc} aus, „left-bower“ ist 10H.") == {*"Spiel aus left bower ist".split()}
    assert words_of("Herz-Bube v\u00a0pikách") == {"Herz", "Bube", "pikách"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_dictionary_it_is_skipped_but_never_in_ci(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.delenv("CI", raising=False)
    with pytest.raises(pytest.skip.Exception, match="apt install hunspell"):
        demand(language, [])

    monkeypatch.setenv("CI", "true")
    with pytest.raises(pytest.fail.Exception, match=DICTIONARIES[language][1]):
        demand(language, [])
