"""Each misconception against its description: rows by hand, and a naive second implementation."""

import random

import pytest

from tutor.minds import MINDS, Mind, Sight, minds_of
from tutor.rules import STANDARD, VARIANTS, Bower, Card, Rulebook, Seat, Suit, Trick, clockwise_from

IDS = (
    "left-plain left-follows-print left-weak left-both-suits left-over-right no-bowers "
    "must-trump must-overtake play-anything highest-any-suit"
).split()
TABLES = {
    "24": STANDARD,
    "25": VARIANTS["british"],
    "33": VARIANTS["railroad"].with_rules({"min_rank": "7"}),
    "52": VARIANTS["napoleon"],
}


RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
SISTER = {"C": "S", "S": "C", "D": "H", "H": "D"}
JOKER = "Joker"


class Table:
    """The ten beliefs once more, on bare texts, knowing nothing of the rulebook; *trump* is "" for none."""

    def __init__(self, mind: str, trump: str, *, bowers: bool) -> None:
        self.mind, self.trump = mind, trump
        here = bool(trump) and bowers
        self.right = "J" + trump if here else ""
        self.left = "J" + SISTER[trump] if here else ""

    def suit(self, card: str) -> str:
        """The suit in which a card wins."""
        if card == JOKER:
            return self.trump
        if card == self.left and self.mind not in ("left-plain", "no-bowers"):
            return self.trump
        return card[-1]

    def asks_for(self, card: str) -> str:
        """The suit that a card asks for when it is led."""
        if self.mind == "left-follows-print" and card == self.left:
            return card[-1]
        return self.suit(card)

    def follows(self, card: str, led: str) -> bool:
        if self.mind == "left-both-suits" and card == self.left and card[-1] == led:
            return True
        return self.asks_for(card) == led

    def height(self, card: str) -> int:
        """The place of a card in its suit."""
        if card == JOKER:
            return 99
        order = [self.left, self.right]
        if self.mind == "left-over-right":
            order.reverse()
        ordinary = {"left-plain": [self.left], "left-weak": [self.left], "no-bowers": order}.get(
            self.mind, []
        )
        if card in order and card not in ordinary:
            return 50 + order.index(card)
        return RANKS.index(card[:-1])

    def beats(self, card: str, other: str, led: str) -> bool:
        """Whether *card*, played later, takes the trick from *other*."""
        if self.mind == "highest-any-suit" and self.height(card) != self.height(other):
            return self.height(card) > self.height(other)
        mine, its = self.suit(card), self.suit(other)
        if mine == its and mine in (self.trump, led):
            return self.height(card) > self.height(other)
        return mine != its and (mine == self.trump or (mine == led and its != self.trump))

    def winner(self, trick: list[str]) -> int:
        """The place in the trick of the card that takes it."""
        best = 0
        for place in range(1, len(trick)):
            if self.beats(trick[place], trick[best], self.asks_for(trick[0])):
                best = place
        return best

    def allowed(self, hand: list[str], trick: list[str]) -> list[str]:
        """The cards that may be played, in the order of the hand."""
        if not trick or self.mind == "play-anything":
            return hand
        led = self.asks_for(trick[0])
        following = [card for card in hand if self.follows(card, led)]
        cards = following or hand
        if not following and self.mind in ("must-trump", "must-overtake"):
            cards = [card for card in hand if self.suit(card) == self.trump] or hand
        if self.mind == "must-overtake":
            best = trick[self.winner(trick)]
            cards = [card for card in cards if self.beats(card, best, led)] or cards
        return cards


def cards(text: str) -> tuple[Card, ...]:
    return tuple(map(Card.parse, text.split()))


def mind(id: str, variant: str = "standard") -> Mind:
    return MINDS[id](VARIANTS[variant])


def test_the_catalogue_and_its_order() -> None:
    assert list(MINDS) == IDS
    assert [mind.id for mind in minds_of(STANDARD)] == IDS


# Mind | trump | trick | hand | what it allows | what the rules allow; report-14 is the belief in print.
ALLOWED = """
left-plain          | H | 9H    | JD AD KC    | JD AD KC | JD
left-plain          | H | JD    | AD 9H       | AD       | 9H
left-plain          | H | 9D    | JD 9H KC    | JD       | JD 9H KC
left-follows-print  | H | 10D   | JD AS 9C    | JD       | JD AS 9C
left-follows-print  | H | 9H    | JD AD KC    | JD AD KC | JD
left-follows-print  | H | JD    | AD 9H KC    | AD       | 9H
left-weak           | H | 9H    | JD AD KC    | JD       | JD
left-both-suits     | H | 9H    | JD AD KC    | JD       | JD
left-both-suits     | H | 10D   | JD AD KC    | JD AD    | AD
left-both-suits     | H | 10D   | JD AS 9C    | JD       | JD AS 9C
left-both-suits     | H | JD    | AD 9H KC    | 9H       | 9H
left-over-right     | H | 9H    | JD AD KC    | JD       | JD
no-bowers           | H | 9H    | JD AD KC    | JD AD KC | JD
no-bowers           | H | JH    | 9H JD       | 9H       | 9H JD
must-trump          | H | 9S    | AD 10H KC   | 10H      | AD 10H KC
must-trump          | H | 9S    | JD KC       | JD       | JD KC
must-trump          | H | 9S    | AD KC       | AD KC    | AD KC
must-trump          | H | 9S    | AS 10H      | AS       | AS
must-trump          | H | 9S KH | 10H AC      | 10H      | 10H AC
must-trump          | H | 9H    | AD KC       | AD KC    | AD KC
must-overtake       | H | 10C QC| AC 9C KD    | AC       | AC 9C
must-overtake       | H | 10C AC| KC 9C KD    | KC 9C    | KC 9C
must-overtake       | H | 9S    | AD 10H KC   | 10H      | AD 10H KC
must-overtake       | H | AC QH | KH 10H AD   | KH       | KH 10H AD
must-overtake       | H | AC KH | QH 10H AD   | QH 10H   | QH 10H AD
must-overtake       | H | AC JH | JD 10H AD   | JD 10H   | JD 10H AD
must-overtake       | H | 9C 9H | AC 10C      | AC 10C   | AC 10C
must-overtake       | H | KH    | AH 9H JD    | AH JD    | AH 9H JD
must-overtake       | H | 9C    | AD KS       | AD KS    | AD KS
must-overtake       | H |       | AD KS       | AD KS    | AD KS
play-anything       | H | 9C    | AC KS       | AC KS    | AC
highest-any-suit    | H | 9C    | AC KS       | AC       | AC
"""
ROWS = [[part.strip() for part in line.split("|")] for line in ALLOWED.strip().splitlines()]


@pytest.mark.parametrize(("id", "trump", "trick", "hand", "allowed", "right"), ROWS)
def test_what_a_mind_allows(id: str, trump: str, trick: str, hand: str, allowed: str, right: str) -> None:
    position = (cards(hand), cards(trick), Suit(trump))
    assert mind(id).legal_plays(*position) == cards(allowed)
    assert Rulebook(STANDARD).legal_plays(*position) == cards(right)


# Mind | trump | trick | the card that it sees winning | the card that wins
WINS = """
left-plain          | H | AD 9H KD JD | 9H | JD
left-follows-print  | H | AD 9H KD JD | JD | JD
left-weak           | H | JH JD QH 9H | JH | JH
left-weak           | H | 9H JD QH 10H| QH | JD
left-weak           | H | 9H JD 10H   | JD | JD
left-both-suits     | H | AD 9H KD JD | JD | JD
left-over-right     | H | AH JD JH 9H | JD | JH
no-bowers           | H | AH JD JH 9H | AH | JH
no-bowers           | H | JD AD QD 9D | AD | JD
must-trump          | H | AC 9H       | 9H | 9H
must-overtake       | H | AC 9H       | 9H | 9H
play-anything       | H | AC 9H       | 9H | 9H
highest-any-suit    | S | QD AC KH 9D | AC | QD
highest-any-suit    | S | AD AC 9D    | AD | AD
highest-any-suit    | S | AD AC AS    | AS | AS
highest-any-suit    | S | 9D 10S AH   | AH | 10S
"""
WIN_ROWS = [[part.strip() for part in line.split("|")] for line in WINS.strip().splitlines()]


@pytest.mark.parametrize(("id", "trump", "trick", "seen", "right"), WIN_ROWS)
def test_what_a_mind_sees_winning(id: str, trump: str, trick: str, seen: str, right: str) -> None:
    table = Trick(clockwise_from(Seat.NORTH), cards(trick))
    assert mind(id).winner(table, Suit(trump)).card == Card.parse(seen)
    assert Rulebook(STANDARD).winner(table, Suit(trump)).card == Card.parse(right)


@pytest.mark.parametrize("pack", TABLES)
def test_every_mind_answers_like_its_naive_twin(pack: str) -> None:
    """Thousands of positions: hands of one to five cards, on lead or against tricks of one to four cards."""
    dice, rules = random.Random(20), TABLES[pack]
    trumps = [*Suit, *([None] if rules.allow_no_trump else [])]
    minds = {None: Rulebook(rules), **{mind.id: mind for mind in minds_of(rules)}}
    for _ in range(1500):
        held, played, trump = dice.randint(1, 5), dice.randint(0, 4), dice.choice(trumps)
        drawn = dice.sample(rules.pack, held + played)
        hand, trick = tuple(drawn[:held]), tuple(drawn[held:])
        for id, sees in minds.items():
            naive = Table(id or "", trump or "", bowers=rules.bowers)
            legal = naive.allowed(list(map(str, hand)), list(map(str, trick)))
            assert list(map(str, sees.legal_plays(hand, trick, trump))) == legal, (id, trump, trick, hand)
            if trick:
                seats = clockwise_from(Seat.NORTH)
                won = naive.winner(list(map(str, trick)))
                assert sees.winner(Trick(seats, trick), trump).seat is seats[won], (id, trump, trick)


def test_whatever_the_belief_whoever_holds_cards_may_play_one() -> None:
    """Report 12, for the wrong rules too."""
    dice = random.Random(12)
    for _ in range(2000):
        drawn = dice.sample(STANDARD.pack, dice.randint(2, 9))
        for wrong in minds_of(STANDARD):
            assert wrong.legal_plays(drawn[:1], drawn[1:4], dice.choice(list(Suit)))


# Mind | trump | trick | hand | whether the position calls the belief up
CUES = """
left-plain         | H |       | JD AS | yes
left-plain         | H | JD    | AS    | yes
left-plain         | H | 9C    | JC JH | no
left-follows-print | S |       | JC    | yes
left-weak          | none |    | JC    | no
left-both-suits    | S |       | JS    | no
left-over-right    | D | JH    | AS    | yes
no-bowers          | H |       | JH    | yes
no-bowers          | H |       | JD    | yes
no-bowers          | H | 9C    | JC    | no
must-trump         | H | 9C    | AS    | yes
must-trump         | H | 9C    | AC    | no
must-trump         | H | 9C    | JD AC | no
must-trump         | H |       | AC    | no
must-overtake      | H | 9C    | AC    | yes
must-overtake      | H |       | AC    | no
play-anything      | H | 9C    | AC    | yes
play-anything      | H |       | AC    | no
highest-any-suit   | H | 9C AD |       | yes
highest-any-suit   | H | 9C AH JD |    | no
highest-any-suit   | H |       | AC    | no
"""
CUE_ROWS = [[part.strip() for part in line.split("|")] for line in CUES.strip().splitlines()]


@pytest.mark.parametrize(("id", "trump", "trick", "hand", "called_up"), CUE_ROWS)
def test_what_calls_a_belief_up(id: str, trump: str, trick: str, hand: str, called_up: str) -> None:
    sees = mind(id, "napoleon" if trump == "none" else "standard")
    suit = None if trump == "none" else Suit(trump)
    assert sees.cue(Sight(cards(hand), cards(trick), suit)) is (called_up == "yes")


@pytest.mark.parametrize("one", IDS)
@pytest.mark.parametrize("other", IDS)
def test_two_beliefs_can_be_held_at_once(one: str, other: str) -> None:
    """A learner may be wrong twice: the classes combine, and still decide every play and trick."""
    if issubclass(MINDS[one], MINDS[other]) or issubclass(MINDS[other], MINDS[one]):
        return
    both = type("Both", (MINDS[one], MINDS[other]), {"id": "both"})(STANDARD)
    dice = random.Random(one + other)
    for _ in range(40):
        drawn = dice.sample(STANDARD.pack, 9)
        for trump in Suit:
            assert both.legal_plays(drawn[:5], drawn[5:8], trump)
            assert both.winner(Trick(clockwise_from(Seat.SOUTH), tuple(drawn[5:])), trump).card in drawn[5:]
            both.cue(Sight(drawn[:5], drawn[5:8], trump))


def test_who_sees_no_bower_where_there_is_one() -> None:
    seen = {(id, which) for id in IDS for which in Bower if mind(id).bower(Suit.HEARTS, which) is None}
    assert seen == {("left-plain", Bower.LEFT), ("no-bowers", Bower.LEFT), ("no-bowers", Bower.RIGHT)}
