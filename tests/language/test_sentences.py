"""What the languages say: all the same, in their own words, and with nothing missing."""

import re
from collections.abc import Callable
from typing import Any, get_args, get_type_hints

import pytest

from tutor.language import FALLBACK, LANGUAGES, catalogue, lexicon
from tutor.rules import VARIANTS, RuleSet, rule_names

LEFTOVERS = re.compile(r"  |\ue000|\{[ $]|[.,] ?[.,:]|[?:]\.")
"""Double spaces and full stops, and Fluent's notation."""

# The sentences of terms.md, section 3 and 2.4; the rest of it is quoted where the wording was kept.
GOLDEN = [
    ("de", "void-any", {"suit": "D"}, "Du hast kein Karo, also darfst du jede Karte spielen."),
    ("cs", "void-any", {"suit": "D"}, "Nemáš žádné káry, takže smíš zahrát libovolnou kartu."),
    ("en", "void-any", {"suit": "D"}, "You hold no diamonds, so you may play any card."),
    (
        "de",
        "follow-must",
        {"suit": "S", "n": 2},
        "Pik ist angespielt, und du hast zwei Karten davon: Du musst bedienen.",
    ),
    (
        "en",
        "follow-must",
        {"suit": "S", "n": 1},
        "Spades were led and you hold one of them, so you must follow suit.",
    ),
    (
        "de",
        "follow-only",
        {"card": "KS", "suit": "S"},
        "Der Pik-König ist deine einzige Karte in Pik: Du musst sie spielen.",
    ),
    (
        "cs",
        "follow-only",
        {"card": "KS", "suit": "S"},
        "Pikový král je tvoje jediná karta v pikách, takže ji musíš zahrát.",
    ),
    (
        "de",
        "follow-left-only",
        {"card": "JD", "trump": "H"},
        "Herz ist angespielt, und dein einziger Trumpf ist der linke Bower, der Karo-Bube: "
        "Du musst ihn spielen.",
    ),
    (
        "de",
        "bower-left",
        {"card": "JD", "printed": "D", "trump": "H"},
        "Der Karo-Bube ist der linke Bower: Herz ist Trumpf, also zählt er als Herz und nicht als Karo.",
    ),
    (
        "cs",
        "bower-left",
        {"card": "JD", "printed": "D", "trump": "H"},
        "Kárový kluk je levý bower: trumfy jsou srdce, takže patří mezi srdce, ne mezi káry.",
    ),
    (
        "en",
        "bower-left",
        {"card": "JD", "printed": "D", "trump": "H"},
        "The jack of diamonds is the left bower: "
        "hearts are trump, so it counts as a heart, not as a diamond.",
    ),
    (
        "cs",
        "void-left-trap",
        {"card": "JD", "printed": "D", "trump": "H"},
        "Kárový kluk je levý bower: trumfy jsou srdce, takže patří mezi srdce, ne mezi káry; "
        "žádné káry nemáš, a proto smíš zahrát libovolnou kartu.",
    ),
    (
        "de",
        "revoke",
        {"cards": ["AH"], "suit": "S", "held": ["9S"]},
        "Das Herz-Ass darfst du nicht spielen: Pik ist angespielt, und du hast noch die Pik-Neun.",
    ),
    (
        "en",
        "revoke",
        {"cards": ["AH"], "suit": "S", "held": ["9S"]},
        "You may not play the ace of hearts: spades were led and you still hold the nine of spades.",
    ),
    (
        "cs",
        "led-left",
        {"card": "JD", "trump": "H"},
        "Vynesená karta je kárový kluk: jako levý bower je to trumf, takže se přiznávají srdce.",
    ),
    (
        "de",
        "beats-trump",
        {"card": "9H", "card2": "AS"},
        "Die Herz-Neun schlägt das Pik-Ass: Jeder Trumpf schlägt jede Karte einer Fehlfarbe.",
    ),
    (
        "cs",
        "beats-trump",
        {"card": "9H", "card2": "AS"},
        "Srdcová devítka přebíjí pikové eso: každý trumf přebíjí každou netrumfovou kartu.",
    ),
    ("de", "beats-higher", {"card": "AS", "card2": "KS"}, "Das Pik-Ass steht über dem Pik-König."),
    ("cs", "beats-higher", {"card": "AS", "card2": "KS"}, "Pikové eso je vyšší než pikový král."),
    (
        "de",
        "trick-trump",
        {"who": "partner", "card": "JH"},
        "Dein Partner gewinnt den Stich: Der Herz-Bube ist der höchste Trumpf darin.",
    ),
    (
        "cs",
        "trick-trump",
        {"who": "partner", "card": "JH"},
        "Zdvih získává tvůj partner: srdcový kluk je v něm nejvyšší trumf.",
    ),
    ("de", "winner-leads", {"who": "you"}, "Du gewinnst den Stich und spielst zum nächsten aus."),
    ("cs", "winner-leads", {"who": "you"}, "Zdvih bereš ty a vynášíš do dalšího."),
]


def plain(text: str) -> str:
    return text.replace("\u00a0", " ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_with_the_same_variables(language: str, messages: Any) -> None:
    assert messages[language].variables == messages[FALLBACK].variables
    assert messages[language].files == messages[FALLBACK].files
    assert set(messages[language].variables) == catalogue(language).ids


@pytest.mark.parametrize(("language", "message_id", "values", "sentence"), GOLDEN)
def test_sentences_that_players_wrote(
    language: str, message_id: str, values: dict[str, object], sentence: str
) -> None:
    assert plain(catalogue(language).format(message_id, **values)) == sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said_with_every_value(language: str, messages: Any) -> None:
    """No form is missing, and nothing of the notation is left in a sentence."""
    for message_id, sentence in messages[language].sentences:
        assert sentence == sentence.strip(), message_id
        assert not LEFTOVERS.search(sentence), sentence
        assert language == "en" or "none" not in sentence.replace("„none“", ""), sentence
        assert sentence[0] == sentence[0].upper(), sentence


def without_json(text: str) -> str:
    """The text without the JSON that it quotes, whose quotation marks are not the language's."""
    return re.sub(r'\{"[^}]*\}|\["[^]]*\]', "", text)


@pytest.mark.parametrize("language", ["cs", "de"])
def test_quotation_marks_are_those_of_the_language(language: str, messages: Any) -> None:
    for _, sentence in messages[language].sentences:
        sentence = without_json(sentence)

        assert not re.search("[\"'”‘’]", sentence), sentence
        assert sentence.count("„") == sentence.count("“"), sentence


def test_english_uses_curly_quotation_marks(messages: Any) -> None:
    for _, sentence in messages["en"].sentences:
        sentence = without_json(sentence)

        assert not re.search("[\"'„]", sentence), sentence
        assert sentence.count("“") == sentence.count("”"), sentence


@pytest.mark.parametrize("name", rule_names())
def test_every_house_rule_and_every_value_has_a_name(name: str) -> None:
    """Choices but *off* have names of their own; on, off and numbers speak for themselves."""
    values = [value for value in get_args(get_type_hints(RuleSet)[name]) if isinstance(value, str)]
    slugs = [f"rule-{name}-{value}" for value in values if value != "off"]
    wanted = {slug.replace("_", "-") for slug in [f"rule-{name}", *slugs]}

    assert wanted <= catalogue("en").ids


def test_every_variant_has_a_name_and_a_description() -> None:
    wanted = {f"variant-{variant}{end}" for variant in VARIANTS for end in ("", "-about")}

    assert wanted <= catalogue("en").ids


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numbers_in_the_descriptions_of_variants_are_those_of_the_rules(language: str) -> None:
    words = lexicon(language)
    british = catalogue(language).format("variant-british-about")
    standard = catalogue(language).format("variant-standard-about")
    eleven = {"cs": "jedenácti", "de": "elf", "en": "eleven"}[language]

    assert VARIANTS["british"].target == 11
    assert eleven.casefold() in british.casefold()
    assert str(len(VARIANTS["standard"].pack)) in standard
    assert words.number(VARIANTS["standard"].target or 0) in standard


OF_VARIANTS: dict[str, Callable[[RuleSet], bool]] = {
    "standard": lambda r: r.sides == "pairs" and len(r.pack) == 24 and r.target == 10,
    "two-handed": lambda r: (r.sides, r.alone, r.pickup) == ("single", "none", "optional"),
    "three-handed": lambda r: r.sides == "one_against_all" and len(r.seats) == 3 and r.dummy != "off",
    "british": lambda r: r.joker and r.target == 11,
    "thirty-two": lambda r: r.min_rank == "7" and len(r.pack) == 32,
    "railroad": lambda r: r.joker and "off" not in (r.lone_defence, r.call_for_best) and r.laps,
    "hasenpfeffer": lambda r: r.joker and r.hand_size == 6 and r.trump_by == "number_bid",
    "napoleon": lambda r: (r.sides, r.bowers, r.trump_by) == ("one_against_all", False, "first_lead"),
}
"""What the one line about each variant says."""


def test_the_line_about_a_variant_is_true_of_it_alone() -> None:
    assert set(OF_VARIANTS) == set(VARIANTS)
    for variant, claim in OF_VARIANTS.items():
        assert [other for other, rules in VARIANTS.items() if claim(rules)] == [variant]
