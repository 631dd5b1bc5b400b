"""One grammar for all answers: what is read, what is refused, what is printed."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutor.content.answers import AnswerForm, print_answer, read_answer, same_answer
from tutor.rules import GrammarError, Seat, Suit, pack
from tutor.rules.cards import Rank

CARDS, ORDER, CARD, SUIT, SEAT, *_ = AnswerForm
HAND = ("JD", "AS", "9C")
EVERY_CARD = [str(card) for card in pack(Rank.TWO, joker=True)]

READ = [
    (CARDS, ["JD AS"], "JD AS"),
    (CARDS, ["JD", "AS"], "JD AS"),
    (CARDS, ["JD,AS", "9C"], "JD AS 9C"),
    (CARDS, [" jd ,, as "], "JD AS"),
    (CARDS, ["TH th 10♥ 10h 10♥\ufe0e t♥"], "10H"),
    (CARDS, ["J♦️ a♠ 9♣ JOKER"], "JD AS 9C Joker"),
    (CARDS, ["JD JD"], "JD"),
    (CARDS, ["all"], "JD AS 9C"),
    (CARDS, ["ALL"], "JD AS 9C"),
    (CARDS, ["none"], "none"),
    (CARDS, ["None "], "none"),
    (ORDER, ["AS JD"], "AS JD"),
    (ORDER, ["JD", "AS", "JD"], "JD AS JD"),
    (ORDER, ["none"], "none"),
    (CARD, ["j♦"], "JD"),
    (SUIT, ["Hearts"], "H"),
    (SUIT, ["♠"], "S"),
    (SUIT, ["none"], "none"),
    (SEAT, ["WEST"], "W"),
    (SEAT, ["none"], "none"),
]


@pytest.mark.parametrize(("form", "words", "printed"), READ)
def test_what_is_read(form: AnswerForm, words: list[str], printed: str) -> None:
    assert print_answer(read_answer(form, words, HAND)) == printed


REFUSED = [
    *((form, words, "nothing-chosen") for form in AnswerForm for words in ([], [""], [" ,, "], ["", ""])),
    (CARDS, ["JX"], "not-a-card"),
    (CARDS, ["J D"], "not-a-card"),
    (CARDS, ["٩H"], "not-a-card"),
    (CARDS, ["９H"], "not-a-card"),
    (CARDS, ["1OH"], "not-a-card"),
    (CARDS, ["11H"], "not-a-card"),
    (CARDS, ["E"], "not-a-card"),
    (CARDS, ["all JD"], "not-one-answer"),
    (CARDS, ["none JD"], "not-one-answer"),
    (CARDS, ["all none"], "not-one-answer"),
    (CARDS, ["none none"], "not-one-answer"),
    (ORDER, ["all"], "not-one-answer"),
    (CARD, ["JD AS"], "not-one-answer"),
    (CARD, ["all"], "not-one-answer"),
    (SUIT, ["H D"], "not-one-answer"),
    (SUIT, ["JD"], "not-a-suit"),
    (SUIT, ["Herz"], "not-a-suit"),
    (SEAT, ["N E"], "not-one-answer"),
    (SEAT, ["NE"], "not-a-seat"),
    (SEAT, ["Süd"], "not-a-seat"),
]


@pytest.mark.parametrize(("form", "words", "code"), REFUSED)
def test_what_is_refused(form: AnswerForm, words: list[str], code: str) -> None:
    with pytest.raises(GrammarError) as refused:
        read_answer(form, words, HAND)
    assert refused.value.reason.code == code


def test_only_none_means_none() -> None:
    """Nothing chosen is no answer; `none` is a choice of its own."""
    assert read_answer(CARDS, ["none"], HAND) == ()
    assert print_answer(()) == "none"


@pytest.mark.parametrize(
    ("form", "same"), [(CARDS, True), (ORDER, False)], ids=["a set has no order", "an order has one"]
)
def test_order(form: AnswerForm, same: bool) -> None:
    assert same_answer(form, ("JD", "AS"), ("AS", "JD")) is same
    assert same_answer(form, ("JD", "AS"), ("JD", "AS"))
    assert not same_answer(form, ("JD",), ("JD", "AS"))
    assert not same_answer(form, (), ("JD",))


ANSWERS = {
    CARDS: st.lists(st.sampled_from(EVERY_CARD), unique=True).map(tuple),
    ORDER: st.lists(st.sampled_from(EVERY_CARD)).map(tuple),
    CARD: st.sampled_from(EVERY_CARD).map(lambda card: (card,)),
    SUIT: st.sampled_from(list(Suit)).map(lambda suit: (str(suit),)),
    SEAT: st.sampled_from(list(Seat)).map(lambda seat: (str(seat),)),
}


@pytest.mark.parametrize("form", ANSWERS)
@given(data=st.data())
def test_what_is_printed_is_read_again(form: AnswerForm, data: st.DataObject) -> None:
    """In whole, word by word, and in small letters with commas."""
    answer = data.draw(ANSWERS[form])
    printed = print_answer(answer)
    for words in ([printed], printed.split(), [printed.lower().replace(" ", " , ")]):
        assert read_answer(form, words, HAND) == answer


@given(form=st.sampled_from(AnswerForm), words=st.lists(st.text(max_size=12), max_size=5))
def test_any_text_is_an_answer_or_refused(form: AnswerForm, words: list[str]) -> None:
    try:
        answer = read_answer(form, words, HAND)
    except GrammarError:
        return
    assert read_answer(form, [print_answer(answer)], HAND) == answer
