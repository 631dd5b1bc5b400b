"""The names of cards, suits, players and numbers; the forms are those of printed grammars and card rules."""

import itertools
from collections.abc import Callable

import pytest

from tutor.language import LANGUAGES, LanguageError, Lexicon, lexicon, sort_key

RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
CARDS = [rank + suit for suit in "CDHS" for rank in RANKS] + ["Joker"]
PLAYERS = ("you", "partner", "opponent", "left", "right", "dealer", "maker", "N", "E", "S", "W")

# nominative / accusative / dative
GERMAN_CARDS = {
    "AD": "das Karo-Ass / das Karo-Ass / dem Karo-Ass",
    "KD": "der Karo-König / den Karo-König / dem Karo-König",
    "QD": "die Karo-Dame / die Karo-Dame / der Karo-Dame",
    "JD": "der Karo-Bube / den Karo-Buben / dem Karo-Buben",
    "10C": "die Kreuz-Zehn / die Kreuz-Zehn / der Kreuz-Zehn",
    "9H": "die Herz-Neun / die Herz-Neun / der Herz-Neun",
    "7S": "die Pik-Sieben / die Pik-Sieben / der Pik-Sieben",
    "Joker": "der Joker / den Joker / dem Joker",
}
# nominative / accusative / genitive / dative / instrumental
CZECH_CARDS = {
    "AH": "srdcové eso / srdcové eso / srdcového esa / srdcovému esu / srdcovým esem",
    "KC": "křížový král / křížového krále / křížového krále / křížovému králi / křížovým králem",
    "QS": "piková dáma / pikovou dámu / pikové dámy / pikové dámě / pikovou dámou",
    "JD": "kárový kluk / kárového kluka / kárového kluka / károvému klukovi / károvým klukem",
    "10H": "srdcová desítka / srdcovou desítku / srdcové desítky / srdcové desítce / srdcovou desítkou",
    "9S": "piková devítka / pikovou devítku / pikové devítky / pikové devítce / pikovou devítkou",
    "8C": "křížová osmička / křížovou osmičku / křížové osmičky / křížové osmičce / křížovou osmičkou",
    "Joker": "žolík / žolíka / žolíka / žolíkovi / žolíkem",
}
# nominative / accusative / genitive / dative / locative / instrumental / none
CZECH_SUITS = {
    "H": "srdce / srdce / srdcí / srdcím / srdcích / srdci / žádná srdce",
    "D": "káry / káry / kár / kárám / kárách / kárami / žádné káry",
    "C": "kříže / kříže / křížů / křížům / křížích / kříži / žádné kříže",
    "S": "piky / piky / piků / pikům / pikách / piky / žádné piky",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_of_its_own_in_every_form(language: str) -> None:
    words = lexicon(language)
    for case, article in itertools.product(words.cases, ("def", "indef", "none")):
        names = {words.card(code, case, article) for code in CARDS}

        assert len(names) == 53
        assert all(name.strip() == name and name for name in names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_suit_and_every_player_has_every_case(language: str) -> None:
    words = lexicon(language)
    for case in words.cases:
        assert len({words.suit(letter, case) for letter in "CDHS"}) == 4
        assert len({words.player(who, case) for who in PLAYERS}) == len(PLAYERS)
    assert len({words.suit(letter, "none") for letter in "CDHS"}) == 4
    assert set(words.players) == set(PLAYERS)


@pytest.mark.parametrize(("code", "forms"), GERMAN_CARDS.items())
def test_german_cards_decline_with_their_article(code: str, forms: str) -> None:
    cases = ("nom", "acc", "dat")

    assert forms.split(" / ") == [lexicon("de").card(code, case) for case in cases]


@pytest.mark.parametrize(("code", "forms"), CZECH_CARDS.items())
def test_czech_cards_agree_with_the_gender_of_the_rank(code: str, forms: str) -> None:
    cases = ("nom", "acc", "gen", "dat", "ins")

    assert forms.split(" / ") == [lexicon("cs").card(code, case) for case in cases]


@pytest.mark.parametrize(("letter", "forms"), CZECH_SUITS.items())
def test_czech_suits_are_plurals(letter: str, forms: str) -> None:
    cases = ("nom", "acc", "gen", "dat", "loc", "ins", "none")

    assert forms.split(" / ") == [lexicon("cs").suit(letter, case) for case in cases]


def test_articles() -> None:
    assert lexicon("en").card("AH", art="indef") == "an ace of hearts"
    assert lexicon("en").card("JD", art="indef") == "a jack of diamonds"
    assert lexicon("en").card("8D", art="indef") == "an eight of diamonds"
    assert lexicon("en").card("Joker") == "the joker"
    assert lexicon("de").card("JD", "acc", "indef") == "einen Karo-Buben"
    assert lexicon("de").card("JD", art="none") == "Karo-Bube"
    assert lexicon("de").card("KC", "gen") == "des Kreuz-Königs"


def test_suits_without_cards() -> None:
    assert lexicon("en").suit("D", "none") == "no diamonds"
    assert lexicon("en").suit("D", "one") == "diamond"
    assert lexicon("de").suit("D", "none") == "kein Karo"
    assert [lexicon("en").colour(letter) for letter in "CDHS"] == ["black", "red", "red", "black"]


def test_seats_have_no_article() -> None:
    assert [lexicon("de").player(seat) for seat in "NESW"] == ["Nord", "Ost", "Süd", "West"]
    assert [lexicon("cs").player(seat) for seat in "NESW"] == ["Sever", "Východ", "Jih", "Západ"]
    assert lexicon("cs").player("S", "ins") == "Jihem"
    assert lexicon("de").player("left", "acc") == "den linken Gegner"


def test_number_words() -> None:
    assert [lexicon("de").number(n) for n in (0, 1, 6, 12)] == ["null", "eins", "sechs", "zwölf"]
    assert [lexicon("en").number(n) for n in (0, 1, 6, 12)] == ["zero", "one", "six", "twelve"]
    assert [lexicon("cs").number(n, "f") for n in (1, 2, 3, 12)] == ["jedna", "dvě", "tři", "dvanáct"]
    assert [lexicon("cs").number(n, "n") for n in (1, 2)] == ["jedno", "dvě"]
    assert [lexicon("cs").number(n) for n in (1, 2, 13)] == ["jeden", "dva", "13"]
    assert all(len(lexicon(language).numbers) == 13 for language in LANGUAGES)


def test_letters_in_the_corner() -> None:
    assert [lexicon("de").index(code) for code in ("AD", "KD", "QD", "JD", "10D")] == [
        "A",
        "K",
        "D",
        "B",
        "10",
    ]
    assert [lexicon("cs").index(code) for code in ("AD", "KD", "QD", "JD", "10D")] == [
        "A",
        "K",
        "Q",
        "J",
        "10",
    ]
    assert lexicon("cs").index("Joker") == "Žolík"


def test_lists() -> None:
    assert lexicon("de").cards(["JD", "QS", "9H"], "acc") == "den Karo-Buben, die Pik-Dame und die Herz-Neun"
    assert lexicon("de").cards(["JD"], "dat", "or") == "dem Karo-Buben"
    assert lexicon("en").cards(["JD", "QS"], join="or") == "the jack of diamonds or the queen of spades"
    assert (
        lexicon("cs").cards(["JD", "QS", "9H"], "acc", "nor")
        == "kárového kluka, pikovou dámu ani srdcovou devítku"
    )
    assert lexicon("cs").cards(["JD"], "acc", "nor") == "kárového kluka"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "ask",
    [
        lambda words: words.card("JD", "akk"),
        lambda words: words.card("JD", art="definite"),
        lambda words: words.card("1D"),
        lambda words: words.card("JX"),
        lambda words: words.card("jd"),
        lambda words: words.card("D"),
        lambda words: words.card(""),
        lambda words: words.suit("D", "some"),
        lambda words: words.suit("none"),
        lambda words: words.player("X"),
        lambda words: words.player("you", "voc"),
        lambda words: words.number(1, "x"),
        lambda words: words.colour("Joker"),
        lambda words: words.index("Jack"),
        lambda words: words.cards([]),
        lambda words: words.cards([], join="nor"),
        lambda words: words.cards(["JD"], join="und"),
    ],
)
def test_an_unknown_form_raises(language: str, ask: Callable[[Lexicon], object]) -> None:
    with pytest.raises(LanguageError):
        ask(lexicon(language))


def test_an_unknown_language_raises() -> None:
    with pytest.raises(LanguageError, match="no language 'fr'"):
        lexicon("fr")


@pytest.mark.parametrize(
    ("plain", "bound"),
    [
        ("v srdcích a v kárách", "v~srdcích a~v~kárách"),
        ("K tomu máš 5 zdvihů.", "K~tomu máš 5~zdvihů."),
        ("od a do z, ne", "od a~do z, ne"),
        ("trumf zahrát", "trumf zahrát"),
        ("za stavu 8 : 8", "za stavu 8~:~8"),
        ("2krát z 3, z 4, Z 7, z 16 karet", "2krát ze~3, ze~4, Ze~7, ze~16~karet"),
        ("z 2. zdvihu, z 24, z 33, z 120", "ze~2. zdvihu, ze~24, ze~33, ze~120"),
        ("z 1, z 5, z 10, z 11, z 15, z 18, z 50, z 1000", "z~1, z~5, z~10, z~11, z~15, z~18, z~50, z~1000"),
        ("bez 3 karet", "bez 3~karet"),
    ],
)
def test_czech_binds_short_words_and_numbers(plain: str, bound: str) -> None:
    assert lexicon("cs").typography(plain) == bound.replace("~", "\u00a0")


def test_other_languages_leave_spaces_alone() -> None:
    assert lexicon("de").typography("a i 5 Stiche") == "a i 5 Stiche"


def test_the_alphabet() -> None:
    """Czech č, ř, š, ž and ch are letters; long vowels and German umlauts sort with their base."""
    czech = [
        "žolík",
        "zdvih",
        "chybné rozdání",
        "cíl",
        "čtyřka",
        "bower",
        "hráč",
        "ústup",
        "ukázat",
        "šikéna",
        "síla",
    ]
    german = ["Zug", "Öse", "Ofen", "Ass", "Ärger", "Straße", "Strasse", "Stoß"]

    assert sorted(czech, key=lambda word: sort_key("cs", word)) == [
        *[
            "bower",
            "cíl",
            "čtyřka",
            "hráč",
            "chybné rozdání",
            "síla",
            "šikéna",
            "ukázat",
            "ústup",
            "zdvih",
            "žolík",
        ]
    ]
    assert sorted(german, key=lambda word: sort_key("de", word)) == [
        *["Ärger", "Ass", "Ofen", "Öse", "Stoß", "Straße", "Strasse", "Zug"]
    ]
