"""A quiz: begun in one tap, each question at its own address, and at the end what went right and wrong."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from flask import Blueprint, Response, abort, redirect, request, url_for
from werkzeug.wrappers import Response as BaseResponse

from tutor.content.grading import judge_answer
from tutor.content.kinds import KINDS
from tutor.content.speech import Belief, belief, explain, prompt, say_given
from tutor.language import Line
from tutor.learning.adviser import MOST
from tutor.learning.answering import Asked, asked_at
from tutor.learning.entry import Entry
from tutor.learning.helping import helping_most
from tutor.learning.items import again
from tutor.learning.my_table import write_my_table
from tutor.learning.quiz import BOWERS, LEVELS, MOST_ITEMS, MOST_MET, Mode, Quiz, new_seed, quiz_of, read_quiz
from tutor.minds import MINDS
from tutor.rules import VARIANTS, GrammarError, RuleSet
from tutor.web.answers import InQuiz, with_query
from tutor.web.describing import cards_told, game_told, known_besides
from tutor.web.learner import adviser, clock, games, learner, log, now, of_one_learner
from tutor.web.my_table import chosen_table
from tutor.web.pages import page, school
from tutor.web.words import Words

blueprint = Blueprint("quiz", __name__, url_prefix="/<language:lang>/quiz")
LENGTHS = (10, 20, 50, 200, 0)
WEAK, DUE = "weak", "due"
"""What a quiz can be about that only the learner's log tells, as do two of its modes."""


@blueprint.get("")
def start(lang: str) -> Response:
    """What a quiz can be about."""
    answers = log()
    response = page(
        "quiz.html",
        skills=adviser().taught,
        kinds=list(KINDS),
        levels=LEVELS,
        lengths=LENGTHS,
        variants=list(VARIANTS),
        bowers=BOWERS,
        table=chosen_table(),
        due=len(adviser().due(answers, now(), clock())),
        known=bool(answers),
        nothing=request.args.get("nothing"),
    )
    return of_one_learner(response) if learner() else response


@blueprint.get("/new")
def new(lang: str) -> BaseResponse:
    """Begins a quiz: from here on all its wishes stand in its address."""
    wishes = [(name, value) for name, value in request.args.items(multi=True) if value and name != "about"]
    about = request.args.get("about", "")
    if about == DUE and not _due():
        return _sent_on(url_for("quiz.start", lang=lang, nothing=DUE))
    try:
        quiz = read_quiz(str(quiz_of(new_seed(), _wishes_of_log(about, wishes))))
    except ValueError:
        abort(404)
    return _sent_on(url_for("quiz.item", lang=lang, text=str(quiz), number=1))


def _sent_on(target: str) -> BaseResponse:
    """To another place each time."""
    response = redirect(target, 302)
    response.headers["Cache-Control"] = "private, no-store"
    return response


def _wishes_of_log(about: str, wishes: list[tuple[str, str]]) -> list[tuple[str, str]]:
    if about == Mode.PLACEMENT:
        return [("mode", Mode.PLACEMENT), ("n", str(MOST)), *(("game", game) for game in games())]
    if about == Mode.AGAIN:
        missed = _missed(request.args.get("of", ""))
        return [*wishes, ("mode", Mode.AGAIN), ("n", str(min(len(missed), 200) or 1))]
    own = chosen_table()
    if all(value == own.variant for name, value in wishes if name == "variant"):
        # A form names a variant always; the own one is played by the own rules.
        wishes = [*write_my_table(own), *wishes]
    if about == WEAK:
        return [*wishes, *(("skill", skill) for skill in adviser().weak_spots(log(), clock(), games()))]
    if about == DUE:
        found = _due()
        return [
            *wishes,
            ("mode", Mode.REVIEW),
            *(("skill", skill) for skill in found),
            ("n", str(len(found))),
        ]
    return wishes


def _due() -> list[str]:
    return adviser().due(log(), now(), clock())


@blueprint.get("/<text>/<int:number>")
def item(lang: str, text: str, number: int) -> BaseResponse:
    """Sends on to question *number*, whose address holds the position."""
    quiz = _read(text)
    if not 1 <= number <= quiz.last:
        abort(404)
    asked = _asked(quiz, number)
    if asked is not None:
        target = with_query(address_of(lang, asked.address), *InQuiz(quiz, number).pairs)
    elif number == 1:
        target = url_for("quiz.start", lang=lang, nothing=1)
    else:
        target = url_for("quiz.end", lang=lang, text=text)
    return _sent_on(target)


@blueprint.get("/<text>/end")
def end(lang: str, text: str) -> Response:
    """What was right and what was wrong, why, and what to do next."""
    quiz, lessons = _read(text), list(school().lessons.values())
    # A log from elsewhere may claim more of a sitting than any quiz asks.
    answers = [entry for entry in log() if entry.first and entry.sitting == quiz.sitting][-MOST_ITEMS:]
    told = [one for entry in answers if (one := _told(entry, lang))]
    met = _met(answers, quiz.table.rules, lang)
    missed = [entry.skill for entry in answers if not entry.right]
    placement = quiz.mode is Mode.PLACEMENT
    placed = adviser().placed(answers, lessons) if placement else []
    response = page(
        "quiz_end.html",
        quiz=quiz,
        told=told,
        right=sum(one.look == "right" for one in told),
        met=met,
        lesson=None if placement else helping_most((one.words.id for one in met), missed, lessons),
        placed=[lesson for lesson in lessons if lesson.slug in placed],
        begin=next((lesson for lesson in lessons if lesson.slug not in placed), None) if placement else None,
        known=learner() is not None,
    )
    return of_one_learner(response)


def _read(text: str) -> Quiz:
    try:
        return read_quiz(text)
    except ValueError:
        abort(404)


def address_of(lang: str, address: str) -> str:
    """Where the site asks what the log calls so."""
    kind, mark, query = address.partition("?")
    if not mark:
        return url_for("tasks.puzzle", lang=lang, id=address)
    return f"{url_for('tasks.ask', lang=lang, kind=kind)}?{query}"


# Which question is next


def _asked(quiz: Quiz, number: int) -> Asked | None:
    puzzles = school().puzzles
    match quiz.mode:
        case Mode.AGAIN:
            missed = _missed(quiz.of)[number - 1 : number]
            asked = asked_at(missed[0].address, puzzles) if missed else None
            return again(asked, f"{quiz.seed} {number}") if asked else None
        case Mode.PLACEMENT:
            answers = [entry for entry in log() if entry.first and entry.sitting == quiz.sitting]
            if number <= len(answers):
                return asked_at(answers[number - 1].address, puzzles)
            # Without cookies there is nothing to choose by after the first question.
            behind = number > len(answers) + 1
            return None if behind else adviser().next_placed(answers, quiz.seed, quiz.games)
    return school().quizmaster.item(quiz, number)


def trained_in(place: InQuiz) -> str:
    """The skill that a question drawn for a quiz trains; empty where the position alone says it."""
    if place.quiz.mode is Mode.AGAIN:
        return next((one.skill for one in _missed(place.quiz.of)[place.number - 1 : place.number]), "")
    return school().quizmaster.skill_at(place.quiz, place.number)


def _missed(seed: str) -> list[Entry]:
    sitting = f"quiz-{seed}"
    return [one for one in log() if one.first and one.sitting == sitting and not one.right]


# The end


class Told(NamedTuple):
    """An answer as it is told again at the end."""

    prompt: Line
    position: str
    """What lay on the table, in words."""
    address: str
    given: Line
    look: str
    """`right`, `partly` or `not-yet`."""
    lines: list[Line]


class Met(NamedTuple):
    """A misconception that gives some of the wrong answers."""

    words: Belief
    times: int
    chances: int
    """How many questions could have shown it."""


def _told(entry: Entry, lang: str) -> Told | None:
    asked = asked_at(entry.address, school().puzzles)
    if asked is None:
        return None
    question, puzzle = asked.question, asked.puzzle
    try:
        answer = question.read_answer([entry.answer])
    except GrammarError:
        # The puzzle under that id is another one now.
        return None
    grade = judge_answer(question, answer, puzzle)
    lines = explain(question, grade, lang, puzzle).lines(correct=grade.correct)[1:]
    address = with_query(address_of(lang, entry.address), ("answer", entry.answer))
    look = "right" if grade.correct else "partly" if grade.partly else "not-yet"
    words = Words(lang)
    position = " ".join(
        [*known_besides(question, words), *cards_told(question, words), *game_told(question, words)]
    )
    return Told(
        prompt(question, lang, puzzle), position, address, say_given(question, answer, lang), look, lines
    )


def _met(answers: Sequence[Entry], rules: RuleSet, lang: str) -> list[Met]:
    times = Counter(id for entry in answers for id in entry.misconceptions if id in MINDS)
    chances = Counter(id for entry in answers for id in entry.exposes)
    return [Met(belief(id, lang, rules), n, max(n, chances[id])) for id, n in times.most_common(MOST_MET)]
