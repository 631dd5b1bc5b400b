"""The pages to read: home, lessons, the list of puzzles, the glossary."""

from __future__ import annotations

from itertools import groupby
from typing import Any

from flask import Blueprint, Response, abort, current_app, make_response, render_template

from tutor.content.glossary import Term
from tutor.content.lessons import PARTS, Lesson
from tutor.content.skills import SKILLS
from tutor.content.speech import prompt
from tutor.language import initial, lexicon, sort_key
from tutor.rules import Card
from tutor.web.faces import face_of
from tutor.web.languages import page_language
from tutor.web.school import School

blueprint = Blueprint("school", __name__, url_prefix="/<language:lang>")


def school() -> School:
    """What this site teaches."""
    found = current_app.extensions["school"]
    assert isinstance(found, School)
    return found


def page(template: str, status: int = 200, **values: Any) -> Response:
    """A page in the language of its address."""
    lang = page_language()
    found = current_app.extensions["templates"].get(template, lang)
    response = make_response(render_template(found, **values), status)
    response.content_language.add(lang)
    return response


def lesson_against(misconception: str) -> Lesson | None:
    """The lesson that helps with it."""
    return school().report.lesson_against(misconception)


@blueprint.get("/")
def home(lang: str) -> Response:
    """Where to begin."""
    lessons = list(school().lessons.values())
    bowers = [face_of(Card.parse(code), lang) for code in ("AH", "JD", "JH")]
    return page("home.html", lessons=lessons[:3], count=len(school().puzzles), bowers=bowers)


@blueprint.get("/lessons/")
def lessons(lang: str) -> Response:
    """The course, then what lies beside it, part by part."""
    found = school().lessons.values()
    parts = [(part, [lesson for lesson in found if lesson.part == part]) for part in PARTS]
    return page("lessons.html", parts=[(part, lessons) for part, lessons in parts if lessons])


@blueprint.get("/lessons/<slug>")
def lesson(lang: str, slug: str) -> Response:
    """One lesson with its puzzles."""
    found = school().lessons.get(slug) or abort(404)
    return page(
        "lesson.html",
        lesson=found,
        html=school().pages[slug, lang],
        needs=[school().lessons[need] for need in found.needs if need in school().lessons],
        after=school().next_lesson(slug),
    )


@blueprint.get("/puzzles/")
def puzzles(lang: str) -> Response:
    """All puzzles, by the skill that they train."""
    listed = [(puzzle, prompt(puzzle.question, lang, puzzle)) for puzzle in school().puzzles.values()]
    groups = [
        (skill, [(puzzle, line) for puzzle, line in listed if puzzle.keys.skill == skill])
        for skill in (*SKILLS, None)
    ]
    return page("puzzles.html", groups=[(skill, found) for skill, found in groups if found])


@blueprint.get("/glossary")
def glossary(lang: str) -> Response:
    """Every term, in alphabetical order, letter by letter."""
    terms = [_bound(term) for term in school().report.glossary.terms.values()]
    in_order = sorted(terms, key=lambda term: sort_key(lang, term.names[lang]))
    letters = groupby(in_order, key=lambda term: initial(lang, term.names[lang]))
    return page("glossary.html", letters=[(letter, list(found)) for letter, found in letters])


def _bound(term: Term) -> Term:
    """The term with the spaces that each language does not break, as its sentences have them."""
    meanings = {lang: lexicon(lang).typography(text) for lang, text in term.meanings.items()}
    return term._replace(meanings=meanings)
