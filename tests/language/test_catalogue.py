"""Reading and formatting: nothing is dropped or missing in silence."""

import re

import pytest

from tutor.language import LANGUAGES, Catalogue, LanguageError, Line, catalogue, lexicon
from tutor.rules import Card, Seat, Suit

# Reading


@pytest.mark.parametrize(
    ("files", "complaint"),
    [
        ({"a.ftl": "lead-free = You lead.\nvoid any = Nothing.\n"}, "a.ftl"),
        ({"a.ftl": "lead-free = { CARD($card }\n"}, "a.ftl"),
        ({"a.ftl": "lead-free = { $n -> [one] x *[other] y }\n"}, "a.ftl"),
        ({"a.ftl": "lead-free = You lead.\nlead-free = You start.\n"}, "lead-free is already in a.ftl"),
        ({"a.ftl": "lead-free = You lead.\n", "b.ftl": "lead-free = You start.\n"}, "b.ftl: lead-free"),
        ({"a.ftl": "lead-free =\n    .label = Lead\n"}, "lead-free says nothing"),
        ({"a.ftl": "-bower = bower\n"}, "-bower is a term"),
    ],
)
def test_what_fluent_would_drop_is_refused(files: dict[str, str], complaint: str) -> None:
    with pytest.raises(LanguageError, match=re.escape(complaint)):
        Catalogue(files, lexicon("en"))


def test_the_languages_are_the_folders_with_english_last() -> None:
    assert LANGUAGES == ("cs", "de", "en")
    assert [catalogue(language).format("language-name") for language in LANGUAGES] == [
        *("Čeština", "Deutsch", "English")
    ]


# Formatting


@pytest.mark.parametrize(
    ("message_id", "values"),
    [
        ("no-such-message", {}),
        ("void-any", {}),
        ("void-any", {"suit": "X"}),
        ("void-any", {"suit": None}),
        ("bower-left", {"card": "JD", "trump": "H"}),
        ("bower-left", {"card": "1D", "trump": "H", "printed": "D"}),
        ("winner-leads", {"who": "X"}),
        ("order-is", {"cards": []}),
        ("order-is", {"cards": "JD"}),
        ("not-a-card", {"text": ["JD"]}),
        ("not-a-choice", {"text": "x"}),
    ],
)
def test_what_is_missing_raises(message_id: str, values: dict[str, object]) -> None:
    for language in LANGUAGES:
        with pytest.raises(LanguageError, match=message_id):
            catalogue(language).format(message_id, **values)


def test_a_function_that_does_not_exist_or_a_wrong_form_raises() -> None:
    texts = ['x = { CARD($card, case: "akk") }', "x = { RANK($card) }", 'x = { SUIT("H", form: "voc") }']
    for text in texts:
        with pytest.raises(LanguageError):
            Catalogue({"a.ftl": text}, lexicon("de")).format("x", card="JD")


def test_what_was_said_with_other_values_is_not_said_again() -> None:
    """Values that look alike are told apart, whichever came first."""
    chosen = "x = { $n ->\n    [1] one\n    [yes] agreed\n   *[other] other\n}\n"
    told = Catalogue({"a.ftl": f"{chosen}y = {{ LIST($n) }}\n"}, lexicon("en"))
    values: list[object] = [1, True, "1", 2, 1]

    assert [told.format("x", n=n) for n in values] == ["One", "Agreed", "Other", "Other", "One"]
    assert [told.format("y", n=n) for n in (["a", "b"], "a", ("a", "b"))] == ["A and b", "A", "A and b"]


def test_values_of_the_rules_need_no_translation() -> None:
    """A card is a tuple of rank and suit, but never a list."""
    german = catalogue("de")
    jack, ace = Card.parse("JD"), Card.parse("AS")

    assert german.format("beats-higher", card=jack, card2=ace) == "Der Karo-Bube steht über dem Pik-Ass."
    assert german.format("void-any", suit=Suit.HEARTS).startswith("Du hast kein Herz")
    assert german.format("winner-leads", who=Seat.SOUTH).startswith("Süd gewinnt den Stich")
    assert german.format("order-is", cards=(jack, ace)).endswith("der Karo-Bube und das Pik-Ass.")


def test_yes_no_and_none_are_choices() -> None:
    english = catalogue("en")

    assert english.format("bower-right", card="JH", trump="H", joker=True).endswith(
        "only the joker ranks above it."
    )
    assert english.format("bower-right", card="JH", trump="H", joker=False).endswith(
        "it is the highest trump."
    )
    assert english.format("unknown-key", key="hnad", guess=None).endswith("Check the spelling.")
    assert english.format("unknown-key", key="hnad", guess="hand").endswith("Did you mean “hand”?")
    assert "no trump in it" not in english.format("trick-suit", who="W", card="AS", trump=None)
    assert "no trump in it" in english.format("trick-suit", who="W", card="AS", trump="H")


def test_several_seats_may_stand_for_one() -> None:
    assert catalogue("de").format("fact-alone", who=["N", "E"]) == "Alleingang: Nord und Ost"
    assert catalogue("de").format("fact-alone", who="N") == "Alleingang: Nord"


def test_line_numbers_are_not_grouped() -> None:
    assert (
        catalogue("en")
        .format("duplicate-key", key="hand", line=1024)
        .endswith("line 1024: keep one of the two.")
    )


def test_a_quoted_text_stays_as_it_is_but_on_one_line() -> None:
    quoted = catalogue("cs").format("not-a-card", text="k s 9 D\nx")

    assert quoted.startswith("„k s 9 D x“ není karta")
    assert "pak barvu, třeba JD nebo 10H, a" in quoted
    assert "…“" in catalogue("cs").format("not-a-card", text="k" * 10_000)


def test_czech_does_not_break_after_short_words() -> None:
    assert "v\u00a0pikách" in catalogue("cs").format("follow-only", card="KS", suit="S")
    assert "\u00a0" not in catalogue("de").format("follow-only", card="KS", suit="S")


def test_an_untranslated_sentence_is_spoken_in_english_and_says_so() -> None:
    english = Catalogue({"a.ftl": "a = One\nb = Two { $n }\nc = { SUIT($suit) }"}, lexicon("en"))
    german = Catalogue({"a.ftl": 'a = Eins\nc = { SUIT($suit, form: "one") }'}, lexicon("de"), english)

    assert german.speak("a") == Line("Eins", "de")
    assert german.speak("b", n=2) == Line("Two 2", "en")
    assert german.speak("c", suit="H") == Line("Hearts", "en")
    for silent in ("d", "b"):
        with pytest.raises(LanguageError):
            german.speak(silent)
    with pytest.raises(LanguageError):
        german.format("b", n=2)


def test_the_site_speaks_english_where_a_language_lacks_a_message() -> None:
    assert catalogue("cs").speak("lead-free").lang == "cs"
    assert catalogue("en").speak("lead-free").lang == "en"
