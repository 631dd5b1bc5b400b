"""A few shipped puzzles that expose every misconception and tell every two hypotheses apart."""

from itertools import combinations

from banks import bank, hypotheses, shipped
from cover import small_cover, told_apart, union

from tutor.learning.bank import exposed_by
from tutor.minds import MINDS

MOST = 40
COVER = """
keep-the-partner-ahead left-cannot-be-held-back last-chance-without-a-diamond why-alone-scores-no-more
why-the-next-seat-begins defenders-take-every-trick joker-above-both-bowers why-the-dealer-gets-it
why-the-joker-has-to-wait joker-leads-next partner-need-not-go-alone second-round-begins-on-the-left
another-card-has-to-go next-deal-after-a-throw-in nobody-takes-a-refused-card dealer-acts-before-the-lead
five-cards-beside-trump right-over-left low-trump-will-do jack-adopted right-above-all
why-the-trump-has-to-wait lead-anything plain-jack-loses partner-of-a-lone-hand jack-that-did-not-follow
two-kinds-of-jack right-tops-the-order four-tricks-one-point three-tricks-alone
ten-taken-alone-by-the-dealer threw-off-a-nine trumps-led-and-two-are-out
stuck-dealer-may-still-turn-it-down ordered-card-is-not-left two-jacks-below-the-right
one-trick-too-few nobody-wants-to-play
""".split()

# To whom every jack is the highest card of its suit, the jack of trumps is on top, bower or not.
ALIKE = {frozenset({("jacks-high", "left-plain"), ("jacks-high", "no-bowers")})}


def test_every_misconception_is_exposed() -> None:
    exposed = {id for puzzle in COVER for id in exposed_by(shipped()[puzzle])}
    assert exposed == set(MINDS)


def test_every_two_hypotheses_are_told_apart() -> None:
    """All 700,000 twos of them: none, each misconception, each pair; what leaves no answer tells nothing."""
    assert len(set(COVER)) == len(COVER) <= MOST
    everybody = hypotheses()
    rows = union([told_apart(everybody.predict(shipped()[puzzle])) for puzzle in COVER])
    numbers = range(len(everybody.all))
    alike = {
        frozenset((everybody.all[one], everybody.all[other]))
        for one, other in combinations(numbers, 2)
        if not rows[one] >> other & 1
    }
    assert alike == ALIKE


def test_what_is_left_no_question_tells_apart() -> None:
    for question in bank():
        for one, other in ALIKE:
            here, there = (
                hypotheses().predict(question).given_by(hypotheses().number[it]) for it in (one, other)
            )
            assert here == there or None in (here, there)


def test_what_a_question_tells_apart_by_definition() -> None:
    """The bit sets against the answers, one by one."""
    everybody = hypotheses()
    for puzzle in COVER[::6]:
        prediction = everybody.predict(shipped()[puzzle])
        rows = told_apart(prediction)
        for one, other in combinations(range(0, len(everybody.all), 11), 2):
            here, there = prediction.given_by(one), prediction.given_by(other)
            told = here is not None and there is not None and here != there
            assert bool(rows[one] >> other & 1) == bool(rows[other] >> one & 1) == told


def test_the_search_finds_a_cover() -> None:
    predictions = [hypotheses().predict(question) for question in shipped().values()]
    found = small_cover(predictions)
    assert union([told_apart(predictions[number]) for number in found]) == union(
        [told_apart(prediction) for prediction in predictions]
    )
    print(*(list(shipped())[number] for number in found))
    assert len(found) <= MOST
