"""Lessons: a folder with lesson.yaml and one Markdown file per language, which all show the same."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from datetime import date, datetime
from pathlib import Path
from typing import Annotated

from pydantic import PlainValidator

from tutor.content.directives import Known, Renderer
from tutor.content.fields import Fields, IdText, PlaceText, Shape, SkillText, is_id
from tutor.content.glossary import Glossary
from tutor.content.guess import guess
from tutor.content.languages import find_language_faults
from tutor.content.lesson_text import LessonText, find_faults, read_text, render_text
from tutor.content.marks import Page
from tutor.content.parity import find_differences
from tutor.content.problems import START, Problem
from tutor.content.source import Mapping as YamlMapping
from tutor.content.source import decode, read_source
from tutor.content.written import Written, key_of, spelled
from tutor.language import FALLBACK, LANGUAGES
from tutor.rules import GrammarError, Reason

__all__ = ["Lesson", "LessonKeys", "LessonText", "Renderer", "read_lesson", "render_text"]

PARTS = ("course", "games", "newcomers")
"""The parts of the school: the usual game from zero, the other games, and what players of others expect."""


def _part(text: str) -> str:
    if text.strip() not in PARTS:
        raise GrammarError("not-a-choice", text, choices=PARTS)
    return text.strip()


def _date(text: str) -> date:
    try:
        return datetime.strptime(text.strip(), "%Y-%m-%d").date()
    except ValueError:
        raise GrammarError("not-a-date", text) from None


IdsText = Annotated[tuple[IdText, ...], Shape.WORDS]
DateText = Annotated[date, PlainValidator(_date)]


class LessonKeys(Fields):
    """The keys of lesson.yaml."""

    place: PlaceText
    """Where the lesson stands in the course; the numbers may have gaps."""
    part: Annotated[str, PlainValidator(_part)] = PARTS[0]
    """The part of the school that it belongs to, under whose heading it is listed."""
    skills: Annotated[tuple[SkillText, ...], Shape.WORDS]
    """What it teaches."""
    needs: IdsText = ()
    """The lessons to take before this one."""
    exit: IdsText
    """The puzzles of the exit check, which stand below the text."""
    updated: Annotated[dict[str, DateText], Shape.TEXTS]
    """Language to the day its text was last brought up to date."""


@dataclass(frozen=True)
class Lesson:
    """A lesson in all languages; its slug is its folder's name."""

    slug: str
    keys: LessonKeys
    texts: Mapping[str, LessonText]

    @property
    def place(self) -> int:
        """Where it stands in the course."""
        return self.keys.place

    @property
    def part(self) -> str:
        """The part of the school that it belongs to."""
        return self.keys.part

    @property
    def skills(self) -> tuple[str, ...]:
        """The skills it teaches."""
        return self.keys.skills

    @property
    def needs(self) -> tuple[str, ...]:
        """The slugs of the lessons to take before."""
        return self.keys.needs

    @property
    def exit(self) -> tuple[str, ...]:
        """The puzzles of its exit check."""
        return self.keys.exit


def read_lesson(
    folder: Path,
    known_ids: Collection[str],
    slugs: Collection[str],
    glossary: Glossary,
    hands: Mapping[str, Collection[str]] | None = None,
) -> tuple[Lesson | None, list[Problem]]:
    """
    Reads the lesson in *folder*, which may name the puzzles *known_ids*, the lessons *slugs* and the *hands*.

    All faults of all its files are reported under its slug; with an error there is no lesson. Where only
    a text in one language is missing, its readers get the English one.

    Raises:
        OSError: Where a file can't be opened.
    """
    file = folder / "lesson.yaml"
    keys, problems = _read_keys(file, folder.name, known_ids, slugs)
    problems += [
        Problem("language", START, Reason("language-missing", language=lang, key=f"{lang}.md"))
        for lang in LANGUAGES
        if not (folder / f"{lang}.md").is_file()
    ]
    found = [problem.in_file(str(file)) for problem in problems]
    pages, known = _read_pages(folder, found), Known(known_ids, hands or {})
    faults = {lang: list(find_faults(page, lang, known, glossary)) for lang, page in pages.items()}
    for lang, fault in find_differences(pages, faults):
        faults[lang].append(fault)
    found += [fault.in_file(str(folder / f"{lang}.md")) for lang in faults for fault in faults[lang]]
    found = sorted((problem.of(folder.name) for problem in found), key=lambda one: (one.file, one.place))
    if keys is None or any(problem.leaves_out for problem in found):
        return None, found
    texts = {lang: read_text(page, lang, glossary) for lang, page in pages.items()}
    return Lesson(folder.name, keys, {lang: texts.get(lang, texts[FALLBACK]) for lang in LANGUAGES}), found


def lesson_keys(folder: Path) -> LessonKeys | None:
    """What the lesson.yaml in *folder* states, whatever else it names is there or not."""
    return _read_keys(folder / "lesson.yaml", folder.name, (), ())[0]


def _read_pages(folder: Path, problems: list[Problem]) -> dict[str, Page]:
    """The texts that are there, in the languages' order; adds what is wrong with their files."""
    pages: dict[str, Page] = {}
    files = {file.stem: file for file in sorted(folder.glob("*.md"))}
    for lang in files.keys() - set(LANGUAGES):
        reason = Reason("language-unknown", text=lang, guess=guess(lang, LANGUAGES))
        problems.append(Problem("language", START, reason, file=str(files[lang])))
    for lang in LANGUAGES:
        if lang not in files:
            continue
        text = decode(files[lang].read_bytes())
        if isinstance(text, Problem):
            problems.append(text.in_file(str(files[lang])))
        else:
            pages[lang] = Page(text)
    return pages


def _read_keys(
    file: Path, slug: str, puzzles: Collection[str], slugs: Collection[str]
) -> tuple[LessonKeys | None, list[Problem]]:
    if not file.is_file():
        return None, [Problem("missing-key", START, Reason("lesson-yaml-missing"))]
    source = read_source(file.read_bytes())
    problems = list(source.problems)
    if not is_id(slug):
        problems.append(Problem("grammar", START, Reason("slug-not-an-id", text=slug)))
    if not isinstance(source.root, YamlMapping):
        if source.root is not None or not problems:
            place = source.root.place if source.root else START
            problems.append(Problem("grammar", place, Reason("root-not-mapping", keys=_KEYS)))
        return None, problems
    written = Written(LessonKeys, source.root.place)
    for entry in source.root.entries:
        if key_of(entry) in LessonKeys.model_fields:
            written.take(entry)
        else:
            reason = Reason("unknown-key", key=entry.key.text, guess=guess(entry.key.text, _KEYS))
            problems.append(Problem("unknown-key", entry.key.place, reason))
    keys = written.build(LessonKeys)
    if keys is not None:
        problems += _key_faults(keys, written, puzzles, [other for other in slugs if other != slug])
    return keys, [*problems, *written.problems]


_KEYS = tuple(map(spelled, LessonKeys.model_fields))


def _key_faults(
    keys: LessonKeys, written: Written, puzzles: Collection[str], others: Collection[str]
) -> Iterator[Problem]:
    named = [("needs", keys.needs, others, "lesson-unknown"), ("exit", keys.exit, puzzles, "puzzle-unknown")]
    for key, ids, known, code in named:
        for index, id in enumerate(ids):
            if id in ids[:index]:
                yield Problem("directive", written.place((key, index)), Reason("named-twice", text=id))
            elif id not in known:
                reason = Reason(code, text=id, guess=guess(id, known))
                yield Problem("directive", written.place((key, index)), reason)
    yield from find_language_faults("updated", keys.updated, written)
    days = {lang: day for lang, day in keys.updated.items() if lang in LANGUAGES}
    newest = max(LANGUAGES, key=lambda lang: days.get(lang, date.min))
    for lang, day in days.items():
        if day < days[newest]:
            reason = Reason("stale", language=lang, language2=newest)
            yield Problem("stale", written.place(("updated", lang)), reason)
