"""What is to be thought before the first answer."""

import pytest
from banks import hypotheses

from tutor.learning.priors import BROUGHT, GAMES, RAISED, odds, priors
from tutor.minds import MINDS


def by_hypothesis(*games: str) -> dict[tuple[str, ...], float]:
    everybody = hypotheses()
    return dict(zip(everybody.all, priors(everybody.all, games), strict=True))


@pytest.mark.parametrize("games", [(), ("skat",), GAMES], ids=str)
def test_they_sum_to_one(games: tuple[str, ...]) -> None:
    assert sum(by_hypothesis(*games).values()) == pytest.approx(1)


def test_the_odds_of_two_are_the_product_of_both() -> None:
    chances = by_hypothesis("skat")
    sound = chances[()]
    for pair in hypotheses().pairs:
        one, other = (chances[id,] / sound for id in pair)
        assert chances[pair] / sound == pytest.approx(one * other)


def test_a_single_belief_is_likelier_than_any_pair() -> None:
    chances = by_hypothesis(*GAMES)
    singles = [chance for holds, chance in chances.items() if len(holds) == 1]
    pairs = [chance for holds, chance in chances.items() if len(holds) == 2]
    assert chances[()] > max(singles)
    assert min(singles) > max(pairs)


@pytest.mark.parametrize(
    ("game", "raised", "not_raised"),
    [
        ("skat", "all-jacks-trump", "left-weak"),
        ("marias", "must-trump", "left-weak"),
        ("bridge", "no-bowers", "must-trump"),
        ("spades", "no-trump-lead", "must-trump"),
    ],
)
def test_a_game_raises_what_is_carried_over_from_it(game: str, raised: str, not_raised: str) -> None:
    assert odds(raised, [game]) == RAISED * odds(raised) == RAISED * BROUGHT / len(MINDS)
    assert odds(not_raised, [game]) == odds(not_raised)


@pytest.mark.parametrize("game", GAMES)
def test_no_game_is_asked_about_in_vain(game: str) -> None:
    assert any(game in mind.games for mind in MINDS.values())


def test_two_games_raise_no_more_than_one() -> None:
    assert odds("no-bowers", ["bridge", "whist", "hearts"]) == odds("no-bowers", ["bridge"])
