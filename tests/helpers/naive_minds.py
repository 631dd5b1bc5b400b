"""
The beliefs about cards once more, on bare texts, knowing nothing of the rulebook.

Whoever believes something lays the cards of a suit out from the highest to the lowest, and plays by that.
"""

from __future__ import annotations

SISTER = {"C": "S", "S": "C", "D": "H", "H": "D"}
SAME_SHAPE = {"C": "H", "H": "C", "D": "S", "S": "D"}
JOKER = "Joker"
RANKS = "A K Q J 10 9 8 7 6 5 4 3 2".split()
TEN_HIGH = "A 10 K Q J 9 8 7 6 5 4 3 2".split()
JACK_HIGH = "J A K Q 10 9 8 7 6 5 4 3 2".split()


class Table:
    """A table as the holder of one belief sees it; *mind* is "" for nobody's, *trump* "" for none."""

    def __init__(self, mind: str, trump: str, pack: list[str], *, bowers: bool, pairs: bool) -> None:
        self.mind, self.trump, self.pack, self.pairs = mind, trump, pack, pairs
        self.here = bool(trump) and bowers
        self.right = "J" + trump if self.here else ""
        pairing = SAME_SHAPE if mind == "left-wrong-colour" else SISTER
        self.left = "J" + pairing[trump] if self.here else ""
        self.trumps = [card for card in self._all_trumps() if card in pack]
        self.faces = [JOKER, self.right, self.left]

    # What the cards are

    def bower(self, which: str) -> str:
        """The right or the left bower; "" where there is none."""
        if self.mind == "no-bowers" or (self.mind == "left-plain" and which == "left"):
            return ""
        return self.right if which == "right" else self.left

    def _ranks(self) -> list[str]:
        if self.mind == "jacks-high" and self.here:
            return JACK_HIGH
        return TEN_HIGH if self.mind == "ten-high" else RANKS

    def _all_trumps(self) -> list[str]:
        if not self.trump:
            return []
        own = [rank + self.trump for rank in self._ranks()]
        right, left, ace = self.right, self.left, "A" + self.trump
        top = {
            "left-plain": [JOKER, right],
            "left-weak": [JOKER, right],
            "no-bowers": [JOKER],
            "left-over-right": [JOKER, left, right],
            "right-over-joker": [right, JOKER, left],
        }.get(self.mind, [JOKER, right, left])
        if self.mind == "ace-over-bowers" and self.here:
            top = [JOKER, ace, right, left]
        if self.mind == "all-jacks-trump" and self.here:
            top += [jack for jack in ("JC", "JS", "JH", "JD") if jack not in top]
        if self.mind == "left-weak":
            own = [left if card == right else card for card in own]
        if self.mind == "sister-suit-trump" and self.here:
            own += [rank + SISTER[self.trump] for rank in RANKS]
        return list(dict.fromkeys(card for card in top + own if card))

    def suit(self, card: str) -> str:
        """The suit in which a card wins."""
        return self.trump if card in self.trumps else card[-1]

    def cards_of(self, suit: str) -> list[str]:
        """The cards that count to a suit, in the order of the pack."""
        extra = self.left if self.mind == "left-suit-six" else ""
        return [c for c in self.pack if self.suit(c) == suit or (c == extra and c[-1] == suit)]

    def ladder(self, suit: str) -> list[str]:
        """The cards of a suit, the highest first."""
        if suit == self.trump:
            return self.trumps
        cards = [rank + suit for rank in self._ranks()]
        return [card for card in cards if card in self.pack and card not in self.trumps]

    # What wins

    def beats(self, card: str, other: str, led: str) -> bool:
        """Whether *card*, played later, takes the trick from *other*."""
        if self.mind == "highest-any-suit" and self._face(card) != self._face(other):
            return self._face(card) < self._face(other)
        mine, its = self.suit(card), self.suit(other)
        trump = "" if self.mind == "trump-ignored" else self.trump
        if mine == its and mine in (trump, led):
            ladder = self.ladder(mine)
            return ladder.index(card) < ladder.index(other)
        return mine != its and (mine == trump or (mine == led and its != trump)) and mine != ""

    def _face(self, card: str) -> int:
        """The place of a card among all faces, whatever its suit."""
        return self.faces.index(card) if card in self.faces else 3 + RANKS.index(card[:-1])

    def winner(self, trick: list[str]) -> int:
        """The place in the trick of the card that takes it."""
        if self.mind == "first-trump-wins":
            for place, card in enumerate(trick):
                if card in self.trumps:
                    return place
        best = holder = 0
        for place in range(1, len(trick)):
            if self.beats(trick[place], trick[best], self.asks_for(trick[0])):
                best = place
                partners = self.mind == "partner-cannot-beat" and self.pairs and (place - holder) % 4 == 2
                holder = holder if partners else place
        return holder

    def leads_next(self, trick: list[str]) -> int:
        """The place in the trick of whoever leads to the next one."""
        return 0 if self.mind == "same-leader" else self.winner(trick)

    # What may be played

    def asks_for(self, card: str) -> str:
        """The suit that a card asks for when it is led."""
        if self.mind == "left-follows-print" and card == self.left:
            return card[-1]
        return self.suit(card)

    def follows(self, card: str, led: str) -> bool:
        if self.mind == "left-both-suits" and card == self.left and card[-1] == led:
            return True
        return self.asks_for(card) == led and not (self.mind == "joker-no-suit" and card == JOKER)

    def allowed(self, hand: list[str], trick: list[str]) -> list[str]:
        """The cards that may be played, in the order of the hand."""
        if not trick and self.mind == "no-trump-lead":
            return [card for card in hand if card not in self.trumps] or hand
        if not trick or self.mind == "play-anything":
            return hand
        led = self.asks_for(trick[-1 if self.mind == "follow-last-card" else 0])
        following = [card for card in hand if self.follows(card, led)]
        cards = following or hand
        if not following and self.mind in ("must-trump", "must-overtake"):
            cards = [card for card in hand if self.suit(card) == self.trump] or hand
        if self.mind == "must-overtake":
            best = trick[self.winner(trick)]
            cards = [card for card in cards if self.beats(card, best, led)] or cards
        always = {"trump-any-time": self.trumps, "joker-no-suit": [JOKER]}.get(self.mind, [])
        return [card for card in hand if card in cards or card in always]
