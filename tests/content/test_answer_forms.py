"""The grammar of answers, form by form: what is read, how it is printed, what is refused."""

import pytest

from tutor.content.answers import AnswerForm, print_answer, read_answer, same_answer
from tutor.content.speech import say_answer
from tutor.rules import GrammarError

READ = [
    ("cards", "th, JD", "10H JD"),
    ("cards", "none", "none"),
    ("card-order", "AS JC", "AS JC"),
    ("card", "joker", "Joker"),
    ("suit", "♥", "H"),
    ("seat", "west", "W"),
    ("seats", "west, N", "W N"),
    ("seats", "W w", "W"),
    ("seats", "none", "none"),
    ("calls", "PASS order_alone hearts", "pass order-alone H"),
    ("calls", "none", "none"),
    ("points", "Makers 2", "makers 2"),
    ("points", "defenders 02", "defenders 2"),
    ("points", "makers 4 wins makers slam carry 1", "makers 4 wins makers slam carry 1"),
    ("points", "makers 1 wins s", "makers 1 wins S"),
    ("points", "both 3 0", "both 3 0"),
    ("number", "07", "7"),
    ("number", "0", "0"),
    ("trick-and-seat", "1 east", "1 E"),
    ("trick-and-seat", "none", "none"),
    ("code", "Void_Any", "void-any"),
]
REFUSED = [
    ("code", "foo"),
    ("code", "void any"),
    ("seats", "X"),
    ("seats", "N none"),
    ("calls", "shout"),
    ("points", "makers"),
    ("points", "2 makers"),
    ("points", "both 3"),
    ("points", "makers 2 slam wins makers"),
    ("points", "nobody 2"),
    ("number", "x"),
    ("number", "-1"),
    ("number", "²"),
    ("number", "100"),
    ("number", "1 2"),
    ("trick-and-seat", "E 1"),
    ("trick-and-seat", "1"),
    ("trick-and-seat", "1 E 2 W"),
    ("code", "ä"),
    ("code", "void-any lead-free"),
    ("points", ""),
]


@pytest.mark.parametrize(("form", "given", "printed"), READ)
def test_what_is_read_is_printed_in_canonical_words(form: str, given: str, printed: str) -> None:
    """And what was printed is read as the same."""
    answer = read_answer(AnswerForm(form), [given], [])

    assert print_answer(answer) == printed
    assert read_answer(AnswerForm(form), printed.split(), []) == answer


@pytest.mark.parametrize(("form", "given"), REFUSED)
def test_what_is_refused(form: str, given: str) -> None:
    with pytest.raises(GrammarError):
        read_answer(AnswerForm(form), [given], [])


@pytest.mark.parametrize("form", AnswerForm)
def test_only_sets_ignore_the_order(form: AnswerForm) -> None:
    assert same_answer(form, ("1", "2"), ("2", "1")) == (form in ("cards", "seats", "calls"))


SPOKEN = [
    ("seats", "N S", "de", "Nord und du"),
    ("calls", "pass H-alone bid-3", "en", "Pass · Hearts alone · Three tricks"),
    ("points", "makers 2 wins makers", "en", "Making side: 2 · The making side wins the game"),
    ("points", "both 3 0", "cs", "Aktér 3, ostatní 0"),
    ("points", "makers 1 wins S slam carry 2", "de", "Du gewinnst die Partie"),
    ("number", "3", "cs", "3"),
    ("trick-and-seat", "1 E", "de", "Stich 1, Ost"),
    ("trick-and-seat", "none", "en", "nobody"),
]


@pytest.mark.parametrize(("form", "answer", "lang", "spoken"), SPOKEN)
def test_an_answer_in_words(form: str, answer: str, lang: str, spoken: str) -> None:
    given = read_answer(AnswerForm(form), [answer], [])

    assert spoken.casefold() in say_answer(AnswerForm(form), given, lang).text.casefold()
