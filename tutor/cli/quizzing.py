"""`tutor quiz`: a quiz in the terminal."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from tutor.cli.colour import Colour, coloured, takes_colour
from tutor.cli.reporting import CONTENT_ERROR, OK, Commands
from tutor.content.answers import Answer
from tutor.content.check import Report, check
from tutor.content.grading import Grade, judge_answer
from tutor.content.hints import hints
from tutor.content.kinds import KINDS
from tutor.content.places import default_paths
from tutor.content.prompted import stated_in_prompt
from tutor.content.skills import SKILLS
from tutor.content.speech import belief, explain, prompt
from tutor.content.table import Table
from tutor.language import LANGUAGES, catalogue
from tutor.learning.answering import Asked
from tutor.learning.helping import helping_most
from tutor.learning.items import Quizmaster
from tutor.learning.quiz import MOST_ITEMS, MOST_MET, Quiz, new_seed
from tutor.rules import VARIANTS, GrammarError, RuleSet

_HINT, _STOP = "?", "!"


class _Done(NamedTuple):
    """A question that was answered."""

    asked: Asked
    grade: Grade


def add_to(commands: Commands) -> None:
    """Adds the command and its options."""
    parser = commands.add_parser("quiz", help="ask questions, judge and explain the answers")
    parser.add_argument("--lang", choices=LANGUAGES, default="en")
    parser.add_argument("--skill", choices=SKILLS, action="append", default=[], metavar="SKILL")
    parser.add_argument("--kind", choices=KINDS, action="append", default=[], metavar="KIND")
    parser.add_argument("--variant", choices=VARIANTS, default="standard", metavar="VARIANT")
    parser.add_argument("-n", type=_length, default=10, metavar="N", help="how many questions (10)")
    parser.add_argument("--seed", default=None, help="the same seed asks the same questions")
    parser.set_defaults(run=_quiz)


def _length(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 5 and 1 <= int(text) <= MOST_ITEMS):
        raise argparse.ArgumentTypeError(f"a number from 1 to {MOST_ITEMS}, not {text!r}")
    return int(text)


def _quiz(options: argparse.Namespace) -> int:
    report = check(default_paths(Path()))
    quiz = Quiz(
        options.seed or new_seed(),
        length=options.n,
        skills=tuple(options.skill),
        kinds=tuple(options.kind),
        table=Table.of(options.variant),
    )
    quizmaster = Quizmaster(report.puzzles)
    if quizmaster.item(quiz, 1) is None:
        print(f"tutor: {catalogue(options.lang).format('quiz-nothing')}", file=sys.stderr)
        return CONTENT_ERROR
    asker = _Asker(options.lang, quiz.table.rules, takes_colour(sys.stdout))
    done = asker.ask_all(quiz, quizmaster)
    asker.sum_up(done, report)
    return OK


class _Asker:
    """Speaks one language, in colour or without."""

    def __init__(self, lang: str, rules: RuleSet, in_colour: bool) -> None:
        self._lang, self._rules, self._in_colour = lang, rules, in_colour

    def ask_all(self, quiz: Quiz, quizmaster: Quizmaster) -> list[_Done]:
        """Asks one question after the other until there are no more, or whoever answers has had enough."""
        done: list[_Done] = []
        self._say("terminal-help")
        for number in range(1, quiz.last + 1):
            asked = quizmaster.item(quiz, number)
            if asked is None:
                break
            print()
            self._print(self._text("quiz-number", n=number, total=quiz.last), Colour.PLACE)
            answer = self._answer_to(asked)
            if answer is None:
                break
            done.append(_Done(asked, judge_answer(asked.question, answer, asked.puzzle)))
            self._judge(done[-1])
        return done

    def _answer_to(self, asked: Asked) -> Answer | None:
        """What is answered; None where the quiz is to end."""
        self._show(asked)
        hinted = 0
        while True:
            told = self._read()
            if told is None or told == _STOP:
                return None
            if told == _HINT:
                hinted += 1
                self._hint(asked, hinted)
                continue
            try:
                return asked.question.read_answer([told])
            except GrammarError as error:
                line = catalogue(self._lang).speak(error.reason.code, **error.reason.values)
                self._print(line.text, Colour.WARNING)

    def _read(self) -> str | None:
        print("> ", end="", flush=True)
        try:
            line = sys.stdin.readline()
        except KeyboardInterrupt:
            # Whoever stops so wants to see the summary too.
            return None
        return line.strip() if line else None

    def _show(self, asked: Asked) -> None:
        # Imported here: the words of a table are the site's, and the other commands start without it.
        from tutor.web.describing import laid_out
        from tutor.web.sheets import sheet_of
        from tutor.web.words import Words

        question, words = asked.question, Words(self._lang)
        asks = prompt(question, self._lang, asked.puzzle)
        stated = stated_in_prompt(question) if asks == prompt(question, self._lang) else ()
        for line in [*laid_out(question, words, stated=stated), asks.text]:
            print(line)
        choices = sheet_of(question, words).choices
        width = max(len(choice.word) for choice in choices)
        for choice in choices:
            print(f"  {choice.word:<{width}}  {choice.name}")

    def _hint(self, asked: Asked, number: int) -> None:
        lines = hints(asked.question, self._lang, asked.puzzle)
        print(lines[number - 1].text if number <= len(lines) else self._text("hint-no-more"))

    def _judge(self, one: _Done) -> None:
        told = explain(one.asked.question, one.grade, self._lang, one.asked.puzzle)
        look = Colour.GOOD if one.grade.correct else Colour.WARNING if one.grade.partly else Colour.ERROR
        first, *rest = told.lines(correct=one.grade.correct)
        self._print(first.text, look)
        for line in rest:
            print(line.text)

    # The summary

    def sum_up(self, done: Sequence[_Done], report: Report) -> None:
        """How much was right, what may be behind the mistakes, and the lesson that helps."""
        print()
        if not done:
            self._say("quiz-end-empty")
            return
        right = sum(one.grade.correct for one in done)
        self._print(self._text("quiz-score", n=right, total=len(done)), Colour.PLACE)
        met = Counter(id for one in done for id in one.grade.misconceptions).most_common(MOST_MET)
        if met:
            print()
            self._say("quiz-met")
        for id, _ in met:
            words = belief(id, self._lang, self._rules)
            print(f"- {words.belief.text} {words.refutation.text}")
        missed = [one.asked.trained for one in done if not one.grade.correct]
        if lesson := helping_most((id for id, _ in met), missed, report.lessons):
            self._say("quiz-lesson", title=lesson.texts[self._lang].title)

    def _text(self, message_id: str, /, **values: object) -> str:
        return catalogue(self._lang).speak(message_id, **values).text

    def _say(self, message_id: str, /, **values: object) -> None:
        print(self._text(message_id, **values))

    def _print(self, text: str, colour: Colour) -> None:
        print(coloured(text, colour) if self._in_colour else text)
