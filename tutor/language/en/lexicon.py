"""English names: no cases, but `one` (*a heart*) beside the plural of a suit."""

from tutor.language.lexicon import Lexicon, Noun

_WORDS = {
    **dict(zip("23456789", ("two", "three", "four", "five", "six", "seven", "eight", "nine"), strict=True)),
    "10": "ten",
    "J": "jack",
    "Q": "queen",
    "K": "king",
    "A": "ace",
    "Joker": "joker",
}
_RANKS = {code: Noun("n", {"nom": word}) for code, word in _WORDS.items()}
_SUITS = {
    letter: {"nom": f"{word}s", "one": word, "none": f"no {word}s"}
    for letter, word in (("C", "club"), ("D", "diamond"), ("H", "heart"), ("S", "spade"))
}
_NAMES = {
    "you": "you",
    "partner": "your partner",
    "opponent": "your opponent",
    "left": "your left-hand opponent",
    "right": "your right-hand opponent",
    "dealer": "the dealer",
    "maker": "the maker",
    "N": "North",
    "E": "East",
    "S": "South",
    "W": "West",
}
_PLAYERS = {who: {"nom": name} for who, name in _NAMES.items()}
_NUMBERS = "zero one two three four five six seven eight nine ten eleven twelve"


class English(Lexicon):
    """The words of English-speaking players."""

    language = "en"
    cases = ("nom",)
    ranks = _RANKS
    suits = _SUITS
    players = _PLAYERS
    numbers = tuple(_NUMBERS.split())

    def _name(self, rank: Noun, suit: str | None, case: str, art: str) -> str:
        word = rank.forms[case]
        name = f"{word} of {self.suits[suit]['nom']}" if suit else word
        indefinite = "an" if word[0] in "aeiou" else "a"
        return {"def": f"the {name}", "indef": f"{indefinite} {name}", "none": name}[art]


LEXICON = English()
