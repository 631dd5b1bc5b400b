"""No false friend, and no suit taken for a colour, in anything that a reader reads."""

import re
from collections.abc import Iterable, Iterator
from typing import Any

import pytest

from tutor.language import LANGUAGES

# *Farbe* and *barva* mean suit and colour; these mean the colour and make the left bower's rule false.
COLOUR_FOR_SUIT = {
    "de": (
        r"\b(gleich|selb|dieselb|derselb)\w*\s+(\w+\s+)?Farben?\b",
        r"\b(gleichfarbig|farbgleich)\w*",
        r"\bFarben?\s+(Rot|Schwarz)\b",
        r"\b(rot|schwarz)(er|e|en)?\s+(Spielfarbe|Kartenfarbe)\b",
        r"\bFarben? (ist|sind|war|waren) (rot|schwarz)\b",
    ),
    "cs": (
        r"\b(stejn|shodn)\w*\s+(\w+\s+)?barv\w*",
        r"\b(téže|tatáž|touž|tutéž)\s+barv\w*",
        r"\b(stejnobarevn|jednobarevn)\w*",
        r"\bbarv\w* (je|jsou|byla|byly) (červen|čern)\w*",
        r"\bv (červené|černé) barvě\b",
    ),
    "en": (r"\bsame suit jack\b", r"\bother jack of (the|that) (same )?suit\b"),
}
# What the machine-translated pages say, in fewer words.
WRONG = {
    "de": [
        "Der andere Bube der gleichen Farbe ist der linke Bower.",
        "Der zweite Bube derselben Farbe wird zum Trumpf.",
        "Der linke Bower ist der gleichfarbige Bube.",
        "Zwei Buben gleicher Farbe sind Bower.",
        "Es gibt einen Bower der Farbe Rot.",
        "Die Farbe ist rot.",
        "Der Dealer legt eine Karte ab.",
        "Das Deck hat 24 Karten.",
        "Die rechte Laube ist der höchste Trumpf.",
        "Er sagt: Ich befehle es.",
        "Sie machte den Trick mit dem Ass.",
        "Die geführte Farbe muss bedient werden.",
    ],
    "cs": [
        "Druhý kluk stejné barvy je levý bower.",
        "Druhý kluk téže barvy patří mezi trumfy.",
        "Levý bower je stejnobarevný kluk.",
        "Oba kluci jsou v černé barvě.",
        "Jeho barva je červená.",
        "Jack trumfového obleku je nejcennější.",
        "Paluba má 24 karet.",
        "Pravá sekačka je nejvyšší.",
        "Prodejce otočí kartu.",
        "Řekne: objednám si to.",
        "Kdo vyhrává trik, vynáší.",
        "Pokud jsou kluby trumfy, je to altánek.",
        "Hlavní barva se musí přiznat.",
    ],
    "en": ["The left bower is the other jack of the same suit.", "A player who reneges pays."],
}
RIGHT = {
    "de": [
        "Der linke Bower ist der andere rote Bube.",
        "Herz und Karo sind die beiden roten Farben.",
        "Die angespielte Farbe ist Pik, und die gedruckte Farbe zählt nicht.",
        "Es ist dieselbe Karte.",
    ],
    "cs": [
        "Levý bower je druhý červený kluk.",
        "Srdce a káry jsou červené barvy.",
        "Vynesenou barvou jsou piky a natištěná barva neplatí.",
        "Je to tatáž karta.",
    ],
    "en": ["The left bower is the other red jack.", "Follow the suit led."],
}
NOTATION = re.compile(r":::\w+")
"""A directive's name is the same in every language."""

# The reviewers' list: words that machine translations print for terms of the game.
FALSE_FRIENDS = {
    "de": "Deck Dealer Laube Händler Hersteller Wagenheber Anzug Trick Spaten bestellen befehlen Königin",
    "cs": "trik oblek paluba kluby prodejce krupiér obchodník objednat euchred výrobce altánek sekačka jack",
    "en": "renege",
}


def bad_phrases(text: str, language: str, glossary: Any) -> Iterator[str]:
    """What the glossary says to avoid, and suits taken for colours."""
    text = NOTATION.sub("", text)
    yield from (found.word for found in glossary.avoided(text, language))
    for pattern in COLOUR_FOR_SUIT[language]:
        yield from (match[0] for match in re.finditer(pattern, text, re.IGNORECASE))


def in_any(texts: Iterable[tuple[str, str]], language: str, glossary: Any) -> list[tuple[str, list[str]]]:
    """The bad phrases, and where they stand; all texts are searched as one, as that is quicker."""
    known = list(texts)
    found = set(bad_phrases("\n|\n".join(text for _, text in known), language, glossary))
    return [(phrase, [where for where, text in known if phrase in text]) for phrase in sorted(found)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_messages_have_no_false_friend(language: str, messages: Any, glossary: Any) -> None:
    """Neither in a sentence with its values nor in the words between them."""
    own = [(id, "  ".join(texts)) for id, texts in messages[language].texts.items()]
    said = dict.fromkeys(messages[language].sentences)

    assert in_any([*own, *said], language, glossary) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_lessons_puzzles_and_glossary_have_no_false_friend(
    language: str, written: Any, glossary: Any
) -> None:
    assert len(written[language]) > 40
    assert in_any(written[language], language, glossary) == []


@pytest.mark.parametrize("language", ["cs", "de"])
def test_texts_use_the_quotation_marks_of_their_language(language: str, written: Any) -> None:
    for where, text in written[language]:
        assert not re.search("[\"'”‘’]", text), where
        assert text.count("„") == text.count("“"), where


GENDERED = re.compile(
    r"\w+l[ai]?\s(jsi|bys)\b|\b(jsi|bys)(\s\w+){0,4}\s\w+[aeěiíouyáé]l[ai]?\b|\bjste\b|\(a\)", re.IGNORECASE
)
"""A past tense or a conditional of the second person, or a plural for politeness."""


def test_czech_never_gives_the_learner_a_gender(messages: Any, written: Any) -> None:
    for where, text in dict.fromkeys([*messages["cs"].sentences, *written["cs"]]):
        assert not GENDERED.search(text), (where, text)


# What these tests are worth


@pytest.mark.parametrize(("language", "sentence"), [(lang, bad) for lang in WRONG for bad in WRONG[lang]])
def test_sentences_of_machines_are_caught(language: str, sentence: str, glossary: Any) -> None:
    assert list(bad_phrases(sentence, language, glossary))


def test_a_bad_phrase_is_found_among_many_texts(glossary: Any) -> None:
    texts = [("a", "Der Stich"), ("b", "Der Dealer gibt."), ("c", "ist gleiche"), ("d", "Farbe")]

    assert in_any(texts, "de", glossary) == [("Dealer", ["b"])]


@pytest.mark.parametrize(("language", "sentence"), [(lang, good) for lang in RIGHT for good in RIGHT[lang]])
def test_sentences_of_players_are_not(language: str, sentence: str, glossary: Any) -> None:
    assert list(bad_phrases(sentence, language, glossary)) == []


@pytest.mark.parametrize("sentence", ["To už jsi viděl.", "Měla jsi zahrát eso.", "Co bys k tomu měl znát:"])
def test_a_gender_is_caught(sentence: str) -> None:
    assert GENDERED.search(sentence)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_false_friends_of_the_reviewers_are_in_the_glossary(language: str, glossary: Any) -> None:
    for word in FALSE_FRIENDS[language].split():
        assert list(glossary.avoided(f"({word})", language)), word


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_in_the_glossary_is_not_avoided_by_another_term(language: str, glossary: Any) -> None:
    for term in glossary.terms.values():
        assert list(glossary.avoided(term.names[language], language)) == [], term.id
