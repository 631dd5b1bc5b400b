"""Claims in the prose of a lesson: positions whose answer the engine proves where they stand."""

from __future__ import annotations

from dataclasses import dataclass

from tutor.content.answers import Answer, AnswerForm, print_answer
from tutor.content.arguments import read_arguments
from tutor.content.ask import read_ask
from tutor.content.problems import START, Problem
from tutor.content.question import Question
from tutor.content.speech import say_answer
from tutor.content.spoken import addressed, spoken
from tutor.language import lexicon
from tutor.rules import GrammarError, Reason, Seat


@dataclass(frozen=True)
class Claim:
    """A question, and the answer that an author claims."""

    question: Question
    answer: Answer

    def words(self, lang: str) -> str:
        """The answer as it stands inside a sentence: *the jack of diamonds*."""
        position = self.question.position
        by_dealer = self.question.asks_dealer
        return answer_words(position.form, self.answer, lang, any_of=position.any_of, by_dealer=by_dealer)


def read_claim(text: str) -> Claim | list[Problem]:
    """
    The claim `[KIND key=value key="several words" -> answer]`, or everything that is wrong with it.

    Places mean nothing here. A claim that is not true can be read all the same; see `disprove`.
    """
    stated, arrow, answer = text[1:-1].rpartition("->")
    arguments = read_arguments(stated)
    if not arrow or not answer.strip() or not arguments:
        return _broken(text)
    kind, *pairs = arguments
    if kind.key is not None or any(pair.key is None for pair in pairs):
        return _broken(text)
    question = read_ask(kind.value, [(pair.key or "", pair.value) for pair in pairs])
    if not isinstance(question, Question):
        return question
    try:
        return Claim(question, question.read_answer([answer]))
    except GrammarError as error:
        return [Problem("grammar", START, error.reason)]


def _broken(text: str) -> list[Problem]:
    return [Problem("grammar", START, Reason("claim-broken", text=" ".join(text.split())))]


def disprove(claim: Claim) -> Problem | None:
    """What the rules say against a claim, and which misconception stands behind it; None where it is true."""
    question = claim.question
    if question.states_all(claim.answer):
        return None
    reason = Reason(
        "claim-wrong", stated=print_answer(claim.answer), computed=print_answer(question.computed)
    )
    notes = tuple(Reason("wrong-answer-mind", mind=mind.id) for mind in question.misled(claim.answer)[:1])
    return Problem("wrong-answer", START, reason, notes=notes)


def answer_words(
    form: AnswerForm, answer: Answer, lang: str, *, any_of: bool = False, by_dealer: bool = False
) -> str:
    """
    An answer inside a sentence, so without a capital that only a sentence's beginning needs.

    >>> answer_words(AnswerForm.SUIT, ("H",), "en"), answer_words(AnswerForm.SUIT, ("H",), "de")
    ('hearts', 'Herz')
    """
    words = lexicon(lang)
    if not answer:
        none = say_answer(form, answer, lang).text
        return none[:1].lower() + none[1:]
    match form:
        case AnswerForm.SUIT:
            return words.suit(answer[0])
        case AnswerForm.SEAT:
            return words.player(addressed(Seat(answer[0])))
        case AnswerForm.CARDS | AnswerForm.CARD | AnswerForm.CARD_ORDER:
            return words.cards(answer, join="or" if any_of else "standard")
    return spoken(form, answer, lang, by_dealer=by_dealer)
