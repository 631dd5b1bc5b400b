"""German names: suits never inflect, the jack is a weak noun (*den Karo-Buben*)."""

from tutor.language.lexicon import Lexicon, Noun, inflected

_CASES = ("nom", "acc", "dat", "gen")


def _same(word: str) -> str:
    return "/".join([word] * len(_CASES))


_PIPS = {
    **dict(zip("23456789", ("Zwei", "Drei", "Vier", "Fünf", "Sechs", "Sieben", "Acht", "Neun"), strict=True)),
    "10": "Zehn",
}
_NOUNS = {
    **{code: ("f", _same(word)) for code, word in _PIPS.items()},
    "J": ("m", "Bube/Buben/Buben/Buben"),
    "Q": ("f", _same("Dame")),
    "K": ("m", "König/König/König/Königs"),
    "A": ("n", "Ass/Ass/Ass/Asses"),
    "Joker": ("m", "Joker/Joker/Joker/Jokers"),
}
_RANKS = {code: Noun(gender, inflected(_CASES, forms)) for code, (gender, forms) in _NOUNS.items()}
_ARTICLES = {
    "def": {"m": "der/den/dem/des", "f": "die/die/der/der", "n": "das/das/dem/des"},
    "indef": {"m": "ein/einen/einem/eines", "f": "eine/eine/einer/einer", "n": "ein/ein/einem/eines"},
}
_SUIT_NAMES = {"C": "Kreuz", "D": "Karo", "H": "Herz", "S": "Pik"}
_SUITS = {
    letter: {**inflected(_CASES, _same(word)), "none": f"kein {word}"} for letter, word in _SUIT_NAMES.items()
}
_NAMES = {
    "you": "du/dich/dir/deiner",
    "partner": "dein Partner/deinen Partner/deinem Partner/deines Partners",
    "opponent": "dein Gegner/deinen Gegner/deinem Gegner/deines Gegners",
    "left": "der linke Gegner/den linken Gegner/dem linken Gegner/des linken Gegners",
    "right": "der rechte Gegner/den rechten Gegner/dem rechten Gegner/des rechten Gegners",
    "dealer": "der Geber/den Geber/dem Geber/des Gebers",
    "maker": "der Ansager/den Ansager/dem Ansager/des Ansagers",
    "N": "Nord/Nord/Nord/Nords",
    "E": "Ost/Ost/Ost/Osts",
    "S": "Süd/Süd/Süd/Süds",
    "W": "West/West/West/Wests",
}
_PLAYERS = {who: inflected(_CASES, forms) for who, forms in _NAMES.items()}
_NUMBERS = "null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf"
_INDEX_LETTERS = {"J": "B", "Q": "D"}


class German(Lexicon):
    """The words of German players, and their letters on the cards."""

    language = "de"
    cases = _CASES
    ranks = _RANKS
    suits = _SUITS
    players = _PLAYERS
    numbers = tuple(_NUMBERS.split())
    index_letters = _INDEX_LETTERS

    def _name(self, rank: Noun, suit: str | None, case: str, art: str) -> str:
        word = rank.forms[case]
        name = f"{_SUIT_NAMES[suit]}-{word}" if suit else word
        if art == "none":
            return name
        return f"{inflected(_CASES, _ARTICLES[art][rank.gender])[case]} {name}"


LEXICON = German()
