"""Templates in each language: what one imports sees no page, so it may read only what is the same on all."""

import re
from pathlib import Path

import pytest
from jinja2 import Undefined
from jinja2.meta import find_undeclared_variables

ROOT = Path(__file__).parent.parent.parent / "templates"
SOURCES = {file.name: file.read_text("utf-8") for file in ROOT.iterdir()}
IMPORT = re.compile(r'\{% from "([^"]+)" import [^%]*?(with context )?%\}')
SEEN = [(name, made) for text in SOURCES.values() for name, made in IMPORT.findall(text)]
ALONE = sorted({name for name, with_context in SEEN if not with_context})
"""Imported without the page."""


@pytest.fixture
def get(app):
    return app.extensions["templates"].get


def test_most_imports_do_without_the_page():
    assert {"_cards.html", "_table.html", "_task.html", "_forms.html"} <= set(ALONE)
    assert {name for name, with_context in SEEN if with_context} == {"_result.html", "_hand.html"}


@pytest.mark.parametrize("name", ALONE)
def test_what_is_imported_reads_nothing_of_a_page(get, lang, name):
    """It would find nothing there, and say nothing."""
    environment = get(name, lang).environment

    assert find_undeclared_variables(environment.parse(SOURCES[name])) == set()


def test_a_page_s_values_are_missed(get, lang):
    """So that the test above can fail."""
    environment = get("_table.html", lang).environment

    assert find_undeclared_variables(environment.parse("{{ t('trump') }}{{ lang }}{{ quiz }}")) == {"quiz"}
    assert isinstance(environment.undefined(), Undefined)


def test_it_is_made_once_for_all_pages_of_a_language(client, get, lang, monkeypatch):
    """What reads the page is made for each page."""
    made = []

    def watch(template):
        original = template.root_render_func
        monkeypatch.setattr(
            template, "root_render_func", lambda context: (made.append(template.name), original(context))[1]
        )

    places = [
        f"/{lang}/puzzles/left-bower-only?quiz=0123456789ab&item=1{more}" for more in ("", "&answer=JD")
    ]
    for place in places:
        client.get(place)
    for name in {"_result.html", *ALONE}:
        watch(get(name, lang))
    for place in (*places, *places):
        assert client.get(place).status_code == 200

    assert made == ["_result.html", "_result.html"]


def test_each_language_has_its_words(get):
    """Without a request: lessons are made before there is any."""
    words = {
        lang: get("_lesson_trick.html", lang).render(plays=[], trump=None) for lang in ("de", "cs", "en")
    }

    assert 'aria-label="Der Stich, wie er gespielt wurde"' in words["de"]
    assert 'aria-label="The trick, as it was played"' in words["en"]
    assert len(set(words.values())) == 3
