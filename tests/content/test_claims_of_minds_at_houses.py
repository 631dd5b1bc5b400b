"""Under house rules, too, a misconception about whole deals errs only in the kinds that it claims."""

from collections import defaultdict

import pytest
from mistaken import OF_DEALS, TABLES, meetings

from tutor.content.answers import AnswerForm, read_answer


@pytest.mark.parametrize("id", OF_DEALS)
def test_it_errs_in_the_kinds_that_it_claims_and_in_no_other(id: str) -> None:
    kinds = {met.question.position.kind for met in meetings() if met.mind.id == id and met.errs}

    assert kinds
    assert kinds <= {kind for met in meetings() if met.mind.id == id for kind in met.mind.kinds}


def test_every_answer_is_one_that_can_be_given() -> None:
    """Whatever a mind makes of a position, a learner could have said it."""
    seen = defaultdict(set)
    for met in meetings():
        position = met.question.position
        if met.answer is not None:
            words = [" ".join(met.answer)] if met.answer else ["none"]
            assert read_answer(position.form, words, ()) == met.answer
            if position.form is AnswerForm.POINTS:
                offered = position.choices(met.question.rulebook)
                assert set(" ".join(offered).split()) >= set(met.answer) - {"makers", "defenders"}, met
            seen[met.table].add(met.mind.id)
    assert set(seen) == set(TABLES)
    assert all(minds == set(OF_DEALS) for minds in seen.values())


def test_thousands_of_positions_were_met() -> None:
    assert len({id(met.question) for met in meetings()}) > 3000
