"""Others order the turned-up card up; the dealer picks it up: the same call, in other words."""

import pytest

from tutor.content.ask import read_ask
from tutor.content.question import Question
from tutor.content.speech import explanation_text, prompt, say_given
from tutor.language import LANGUAGES
from tutor.web.facts import facts_of
from tutor.web.sheets import sheet_of
from tutor.web.words import Words

ORDER = {"en": "Order up", "de": "Aufnehmen lassen", "cs": "Nechat zvednout"}
PICK_UP = {"en": "Pick it up", "de": "Aufnehmen", "cs": "Zvednout"}
ALONE = {
    "en": "Pick it up and go alone",
    "de": "Aufnehmen und allein spielen",
    "cs": "Zvednout a\N{NO-BREAK SPACE}hrát sólo",
}
HAND = "9C 10C QS KC AS"


def ask(kind: str, **pairs: str) -> Question:
    question = read_ask(kind, [(key.replace("_", "-"), value) for key, value in pairs.items()])
    assert isinstance(question, Question), question
    return question


def of_dealer(**more: str) -> Question:
    return ask("calls", dealer="S", turn_up="JD", bids="pass pass pass", hand=HAND, **more)


def of_eldest() -> Question:
    return ask("calls", dealer="E", turn_up="JD", hand=HAND)


def names(question: Question, lang: str) -> dict[str, str]:
    return {choice.word: choice.name for choice in sheet_of(question, Words(lang)).choices}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_choices_and_the_answer(lang: str) -> None:
    assert names(of_dealer(), lang)["order"] == PICK_UP[lang]
    assert names(of_eldest(), lang)["order"] == ORDER[lang]
    assert PICK_UP[lang] in say_given(of_dealer(), ("pass", "order"), lang).text
    assert ORDER[lang] in say_given(of_eldest(), ("pass", "order"), lang).text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_alone_too(lang: str) -> None:
    assert names(of_dealer(forms="all"), lang)["order-alone"] == ALONE[lang]
    # Typed where only plain forms are asked for, it is named in the explanation.
    assert ALONE[lang] in explanation_text(of_dealer(), ("pass", "order-alone"), lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_explanation_of_a_wrong_answer(lang: str) -> None:
    told = explanation_text(of_dealer(), ("pass",), lang)

    assert PICK_UP[lang] in told
    assert ORDER[lang] not in told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_question_for_a_reason(lang: str) -> None:
    kept = {"turn_up": "JD", "hand": HAND, "about": "calls", "call": "order"}
    of_the_dealer = ask("reason", dealer="S", bids="pass pass pass", **kept)
    of_another = ask("reason", dealer="N", bids="pass", **kept)

    assert PICK_UP[lang] in prompt(of_the_dealer, lang).text
    assert ORDER[lang] in prompt(of_another, lang).text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("bids", "last"),
    [("pass pass pass order", PICK_UP), ("pass pass order", ORDER), ("pass pass pass order-alone", ALONE)],
)
def test_calls_that_were_made(lang: str, bids: str, last: dict[str, str]) -> None:
    facts = facts_of(ask("next-to-act", dealer="N", turn_up="JD", bids=bids), Words(lang))
    (calls,) = [fact.line.text for fact in facts if fact.about == "calls"]

    assert calls.endswith(f" · {last[lang]}")


@pytest.mark.parametrize(
    ("position", "begins"),
    [
        ({"dealer": "N", "turn_up": "JD", "bids": "pass"}, "Calls from the dealer’s left: Pass"),
        (
            {"variant": "two-handed", "dealer": "N", "turn_up": "JD", "bids": "pass"},
            "Calls, the dealer’s opponent first: Pass",
        ),
        (
            {"variant": "british", "dealer": "N", "turn_up": "Joker", "bids": "C"},
            "Calls, the dealer first: Clubs",
        ),
    ],
    ids=["four", "two", "blind"],
)
def test_whose_call_came_first(position: dict[str, str], begins: str) -> None:
    facts = facts_of(ask("next-to-act", **position), Words("en"))

    assert begins in [fact.line.text for fact in facts]
