"""Public reports about Euchre in other pages' German and Czech, 68 to 70: here each is got right."""

from pathlib import Path

import pytest

from tutor.content.check import check
from tutor.content.speech import say_problem
from tutor.language import LANGUAGES, catalogue

PUZZLE = """\
puzzles:
- id: p
  kind: trick-winner
  trump: H
  trick: E 9D AD KD QD
  answer: S
  hint: {{de: 'Wer gewinnt? {de}', cs: 'Kdo ho získá? {cs}', en: 'Who wins? {en}'}}
"""


def words_refused(tmp_path: Path, **texts: str) -> list[str]:
    """What `check` says about words in a hint."""
    (tmp_path / "p.yaml").write_text(PUZZLE.format(**{"de": "", "cs": "", "en": "", **texts}))
    return [
        say_problem(problem) for problem in check([tmp_path / "p.yaml"]).problems if problem.code == "word"
    ]


@pytest.mark.parametrize(
    ("lang", "text", "instead"),
    [
        ("de", "Es gibt zwei Lauben.", "Bower"),
        ("de", "Der Hersteller braucht drei Stiche.", "Ansager"),
        ("de", "Der Dealer nimmt die Karte auf.", "Geber"),
        ("cs", "Pravý altánek je nejvyšší trumf.", "bower"),
        ("cs", "Výrobce potřebuje tři zdvihy.", "aktér"),
        ("cs", "Prodejce si zvedne kartu.", "rozdávající"),
    ],
)
def test_report_68_an_author_who_writes_a_machines_word_is_told_the_players(
    tmp_path: Path, lang: str, text: str, instead: str
) -> None:
    told = words_refused(tmp_path, **{lang: text})
    assert len(told) == 1
    assert told[0].endswith(f"write “{instead}”.")


COLOURS = {
    "de": {"red": "rote", "black": "schwarze", "bare": "Farbe"},
    "cs": {"red": "červen", "black": "čern", "bare": "barv"},
    "en": {"red": "red", "black": "black", "bare": "colour"},
}
PAIRS = [("H", "JD", "red"), ("D", "JH", "red"), ("S", "JC", "black"), ("C", "JS", "black")]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("trump", "left", "colour"), PAIRS)
def test_report_69_the_other_jack_is_called_red_or_black(
    lang: str, trump: str, left: str, colour: str
) -> None:
    """A word that means suit and colour would say that the left bower is of the trump suit."""
    words, other = COLOURS[lang], {"red": "black", "black": "red"}[colour]
    said = catalogue(lang).format("trump-for-left", trump=trump, card=left)
    assert words[colour] in said
    assert words[other] not in said
    assert words["bare"] not in said


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("de", "Der andere Bube der gleichen Farbe ist der linke Bower."),
        ("cs", "Levý bower je druhý kluk stejné barvy."),
    ],
)
def test_report_69_the_sentence_of_the_report_is_refused(tmp_path: Path, lang: str, text: str) -> None:
    assert len(words_refused(tmp_path, **{lang: text})) == 1


def czech(n: int, one: str, few: str, many: str) -> str:
    """The noun after a number: 1 zdvih, 2 to 4 zdvihy, 0 and 5 and more zdvihů, 21 to 24 as well."""
    return one if n == 1 else few if n in (2, 3, 4) else many


TRICKS, POINTS = ("zdvih", "zdvihy", "zdvihů"), ("bod", "body", "bodů")
PUZZLES, CARDS = ("úloha", "úlohy", "úloh"), ("karta", "karty", "karet")
NUMBERS = (0, 1, 2, 3, 4, 5, 11, 12, 20, 21, 22, 24, 25, 100, 101)
COUNTED = {
    "say-tricks": ("tricks", TRICKS, ("zdvih",)),
    "say-points": ("n", POINTS, ("bod",)),
    "say-points-got": ("n", POINTS, ("bod",)),
    "call-bid": ("n", TRICKS, ()),
    "home-puzzles-text": ("n", PUZZLES, ()),
    "workshop-puzzles": ("n", PUZZLES, ()),
    "workshop-errors": ("n", ("chyba", "chyby", "chyb"), ("chyba",)),
    "points-carry": ("n", POINTS, ()),
    "cards-face-down": ("n", CARDS, ()),
    "game-most": ("n", POINTS, ()),
}
"""What is counted by what, in its three forms; and the word after *no*, where *no* is said for nought."""


@pytest.mark.parametrize("id", COUNTED)
@pytest.mark.parametrize("n", NUMBERS)
def test_report_70_czech_counts_as_czechs_do(id: str, n: int) -> None:
    variable, forms, none = COUNTED[id]
    said = catalogue("cs").format(id, **{variable: n, "name": "Sever", "who": "N"}).replace("\u00a0", " ")
    noun = none[0] if n == 0 and none else czech(n, *forms)
    found = [word for word in said.replace(",", " ").rstrip(".").split() if word in (*forms, *none)]
    assert found == [noun], said
