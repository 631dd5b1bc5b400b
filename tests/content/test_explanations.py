"""What a learner reads after an answer, in three languages."""

import pytest

from tutor.content.ask import read_ask
from tutor.content.grading import grade
from tutor.content.puzzles import Puzzle, read_puzzles
from tutor.content.question import Question
from tutor.content.speech import explanation_text, group, prompt, say_answer
from tutor.language import LANGUAGES, catalogue, lexicon
from tutor.minds import MINDS
from tutor.rules import VARIANTS

EXAMPLE = "id: example, kind: legal-plays, trump: H, trick: E 10D, hand: JD AS 9C QS KC, answer: all"

# What somebody reads who thinks that the left bower follows its printed suit: verdict, why, belief.
LEFT_FOLLOWS_PRINT = {
    "de": (
        "Fast! Es fehlt noch etwas.",
        "Der Karo-Bube ist der linke Bower",
        "beim Bedienen aber seine gedruckte Farbe zählt",
    ),
    "cs": ("Skoro! Ještě něco chybí.", "Kárový kluk je levý bower", "přiznává se jím natištěná barva"),
    "en": (
        "Nearly! Something is missing.",
        "The jack of diamonds is the left bower",
        "follows the suit printed on it",
    ),
}


def puzzle(text: str) -> Puzzle:
    file = read_puzzles(f"puzzles:\n- {{{text}}}\n".encode(), "x")
    assert file.problems == []
    return file.puzzles[0]


def ask(kind: str, **pairs: str) -> Question:
    asked = read_ask(kind, list(pairs.items()))
    assert isinstance(asked, Question), asked
    return asked


def read_by(given: str, lang: str, more: str = "") -> str:
    example = puzzle(EXAMPLE + more)
    answer = example.question.read_answer([given])
    text = explanation_text(example.question, answer, lang, example)
    return text.replace("\u00a0", " ")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_wrong_answer_of_left_follows_print(lang: str) -> None:
    """The belief is listed, and its sentence and its refutation are read, in every language."""
    example = puzzle(EXAMPLE + ", traps: [left-follows-print]")
    answer = example.question.read_answer(["JD"])
    result = grade(example.question, answer, example.keys.traps)
    assert result.misconceptions[0] == "left-follows-print"
    text = read_by("JD", lang, ", traps: [left-follows-print]")
    for words in LEFT_FOLLOWS_PRINT[lang]:
        assert words in text
    for part in ("belief", "refutation"):
        said = catalogue(lang).format(f"mind-left-follows-print-{part}")
        assert said.replace("\u00a0", " ") in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_more_than_two_beliefs_are_printed(lang: str) -> None:
    """More than two beliefs give each answer; the trap comes first, then the catalogue's first."""
    words = catalogue(lang)
    beliefs = {id: words.format(f"mind-{id}-belief", players=4).replace("\u00a0", " ") for id in MINDS}
    told = read_by("JD", lang, ", traps: [must-trump]")
    assert 1 <= len([id for id, belief in beliefs.items() if belief in told]) <= 2
    assert beliefs["must-trump"] in told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_right_answer_is_explained_and_blames_nobody(lang: str) -> None:
    text = read_by("all", lang)
    assert text.startswith({"de": "Richtig!", "cs": "Správně!", "en": "Right!"}[lang])
    assert LEFT_FOLLOWS_PRINT[lang][1] in text
    assert LEFT_FOLLOWS_PRINT[lang][2] not in text
    assert catalogue(lang).format("right-answer-cards", cards=("JD", "AS", "9C", "QS", "KC")) not in text


def test_the_right_answer_is_told_after_a_wrong_one() -> None:
    right = "the ace of spades, the nine of clubs, the queen of spades, and the king of clubs."
    assert f"The right answer: the jack of diamonds, {right}" in read_by("none", "en")


def test_no_sentence_is_said_twice() -> None:
    assert read_by("JD", "en").count("you hold no diamonds") == 1


def test_cards_refused_for_one_reason_share_a_sentence() -> None:
    question = ask("legal-plays", trump="H", trick="E 9S", hand="JD AS KC QD")
    text = explanation_text(question, question.read_answer(["all"]), "en")
    refused = "You may not play the jack of diamonds, the king of clubs, or the queen of diamonds"
    assert f"{refused}: spades were led and you still hold the ace of spades." in text
    groups = group(grade(question, ("JD",)).verdicts)
    assert [(found.verdict, list(map(str, found.items))) for found in groups] == [
        ("wrong", ["JD"]),
        ("missed", ["AS"]),
        ("left", ["KC", "QD"]),
    ]


@pytest.mark.parametrize(
    ("trick", "variant", "first"),
    [
        ("E JD", "standard", "The jack of diamonds, the left bower, was led: hearts"),
        ("E Joker", "british", "The joker, always a trump, was led: hearts"),
    ],
)
def test_a_trump_that_does_not_look_like_one_is_named_first(trick: str, variant: str, first: str) -> None:
    question = ask("legal-plays", trump="H", trick=trick, hand="9H AD", variant=variant)
    text = explanation_text(question, question.read_answer(["9H"]), "en")
    assert text.startswith(f"Right! {first} must be followed.")


def test_the_right_bower_led_needs_no_word() -> None:
    question = ask("legal-plays", trump="H", trick="E JH", hand="9H AD")
    assert "was led" not in explanation_text(question, ("9H",), "en")


def test_south_is_you_and_others_have_their_names() -> None:
    for leader, words in (("S", "You win the trick"), ("E", "East wins the trick")):
        question = ask("trick-winner", trump="H", trick=f"{leader} AC 9C 10C QC")
        assert words in explanation_text(question, (leader,), "en")


def test_own_words_come_last_and_their_placeholders_are_filled() -> None:
    words = "{de: '{E}: Denk an {JD:acc}.', cs: '{E}: Pamatuj na {JD:acc}.', en: '{E}: Mind {JD}.'}"
    assert read_by("all", "en", f", why: {words}").endswith("East: Mind the jack of diamonds.")
    assert read_by("all", "de", f", why: {words}").endswith("Ost: Denk an den Karo-Buben.")


def test_own_words_take_the_place_of_the_prompt() -> None:
    own = puzzle(EXAMPLE + ", say: {de: 'Was geht?', cs: 'Co smíš?', en: ' What may you play? '}")
    assert prompt(own.question, "en", own).text == "What may you play?"
    assert prompt(own.question, "en").text.startswith("Hearts are trump, and East led the ten of diamonds.")


@pytest.mark.parametrize("czech", ["", ", cs: …"])
def test_own_words_that_are_not_translated_are_english_there_and_say_so(czech: str) -> None:
    say = f"{{de: 'Was geht mit {{JD:dat}}?', en: 'What with {{JD}}?'{czech}}}"
    file = read_puzzles(f"puzzles:\n- {{{EXAMPLE}, say: {say}}}\n".encode(), "x")

    assert [problem.reason.values.get("language") for problem in file.problems] == ["cs"]
    (own,) = file.puzzles
    assert prompt(own.question, "cs", own) == ("What with the jack of diamonds?", "en")
    assert prompt(own.question, "de", own).lang == "de"


def test_own_words_without_english_leave_a_puzzle_out() -> None:
    text = f"puzzles:\n- {{{EXAMPLE}, say: {{de: 'Was geht?', cs: 'Co smíš?'}}}}\n"

    assert read_puzzles(text.encode(), "x").puzzles == []


POSITIONS = {
    "legal-plays": {"trump": "H", "trick": "N 9D JD", "hand": "AS KD"},
    "trick-winner": {"trump": "H", "trick": "N 9D JD AS KD"},
    "next-leader": {"trump": "H", "trick": "N 9D JD AS KD"},
    "rank-order": {"trump": "H", "cards": "JH AH JD"},
    "effective-suit": {"trump": "H", "card": "JD"},
    "trumps": {"trump": "H", "hand": "JD AS"},
    "bower": {"trump": "H", "which": "left"},
    "trump-for": {"card": "JD", "which": "left"},
}
SEATS = {"two-handed": "N 9D JD", "three-handed": "W 9D JD AS"}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("kind", POSITIONS)
def test_every_kind_is_asked_and_explained_under_every_variant(kind: str, variant: str, lang: str) -> None:
    pairs = dict(POSITIONS[kind])
    if "trick" in pairs and variant in SEATS:
        pairs["trick"] = SEATS[variant] if kind != "legal-plays" else " ".join(SEATS[variant].split()[:-1])
    if variant == "napoleon" and "which" in pairs:
        pairs["rules.bowers"] = "true"
    if kind == "rank-order" and variant == "napoleon":
        pairs["cards"] = "JH AH 9H"
    question = ask(kind, **pairs, variant=variant)
    assert prompt(question, lang).lang == lang
    for word in (*question.position.choices(question.rulebook), "none"):
        answer = question.read_answer([word])
        assert say_answer(question.position.form, answer, lang).lang == lang
        text = explanation_text(question, answer, lang)
        assert text
        assert "{" not in text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("answer", ["makers 1", "makers 2", "makers 1 wins makers"])
def test_whether_the_game_ends_is_explained_too(lang: str, answer: str) -> None:
    """It is asked for; that it goes on is no part of the answer."""
    pairs = [("maker", "S"), ("tricks", "3"), ("before", "7-9")]
    question = read_ask("score", pairs)
    assert isinstance(question, Question)
    told = explanation_text(question, question.read_answer([answer]), lang)

    assert told.count(catalogue(lang).format("game-goes-on", target=10)) == 1


@pytest.mark.parametrize("before", [[], [("before", "9-9")]])
def test_a_game_that_is_over_or_not_asked_about_does_not_go_on(before: list[tuple[str, str]]) -> None:
    question = read_ask("score", [("maker", "S"), ("tricks", "3"), *before])
    assert isinstance(question, Question)

    assert "goes on" not in explanation_text(question, question.computed, "en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_order_is_told_once(lang: str) -> None:
    question = read_ask("rank-order", [("trump", "H"), ("cards", "JH JD AH")])
    assert isinstance(question, Question)
    told = explanation_text(question, ("AH", "JH", "JD"), lang)

    assert told.count(lexicon(lang).cards(["JH", "JD", "AH"])) == 1
