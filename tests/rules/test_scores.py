"""Points, penalties, the end of a game, the first lead and who sits out: row by row."""

from __future__ import annotations

from pathlib import Path

import pytest
from houses import cards as read
from houses import procedure

from tutor.rules import Chosen, Game, Outcome, Reason, Rulebook, Seat
from tutor.rules.seats import clockwise_from

DATA = Path(__file__).parent / "data"


def rows(name: str) -> list[list[str]]:
    lines = (DATA / name).read_text("utf-8").splitlines()
    return [[cell.strip() for cell in line.split("|")] for line in lines if line and not line.startswith("#")]


SCORES, GAMES, LEADERS = rows("scores.txt"), rows("games.txt"), rows("leaders.txt")
MAKER, DEFENDER = Seat.SOUTH, Seat.WEST


def other(rulebook: Rulebook) -> Seat:
    """A defender at this table."""
    return next(seat for seat in (DEFENDER, Seat.NORTH) if seat in rulebook.rules.seats)


def seats(text: str, rulebook: Rulebook) -> tuple[Seat, ...]:
    return tuple(MAKER if word == "M" else other(rulebook) for word in text.split())


@pytest.mark.parametrize("row", SCORES, ids=[row[0] for row in SCORES])
def test_points(row: list[str]) -> None:
    _, variant, rules, tricks, alone, bid, points, code = row
    rulebook = procedure(variant, rules).rulebook
    proved = tricks in ("M", "D")
    outcome = Outcome(MAKER, 0 if proved else int(tricks), seats(alone, rulebook), bid or None)
    score = rulebook.score_revoke(*seats(tricks, rulebook), outcome) if proved else rulebook.score(outcome)
    makers, others = (int(number) for number in points.split())

    partner = [Seat.NORTH] if rulebook.rules.sides == "pairs" else []
    expected = {seat: makers if seat in (MAKER, *partner) else others for seat in rulebook.rules.seats}
    assert score.points == expected
    assert score.reason.code == code


def test_the_edge_cases_of_scoring_are_all_here() -> None:
    written = {row[0] for row in (*SCORES, *GAMES)}
    assert {f"P{number:02}" for number in range(1, 13)} <= written
    assert {f"L{number:02}" for number in range(1, 9)} <= {row[0] for row in LEADERS}


@pytest.mark.parametrize("row", GAMES, ids=[row[0] for row in GAMES])
def test_the_end_of_a_game(row: list[str]) -> None:
    _, variant, rules, dealer, maker, totals, winners, games, carry, code = row
    rulebook = procedure(variant, rules).rulebook
    around = [seat for seat in clockwise_from(Seat.SOUTH) if seat in rulebook.rules.seats]
    scores = dict(zip(around, map(int, totals.split()), strict=True))
    end = rulebook.game_end(scores, Seat(maker), Seat(dealer))

    if not winners:
        assert end is None
        return
    assert end is not None
    found = (" ".join(end.winners), end.games, end.carry, end.reason.code)
    assert found == (winners, int(games), int(carry), code)


@pytest.mark.parametrize("row", LEADERS, ids=[row[0] for row in LEADERS])
def test_the_first_leader(row: list[str]) -> None:
    _, variant, rules, dealer, maker, alone, leader, code = row
    rulebook = procedure(variant, rules).rulebook
    chosen = rulebook.first_leader(Seat(dealer), Seat(maker), [Seat(seat) for seat in alone.split()])

    assert (chosen.seat, chosen.reason.code) == (leader, code)
    assert chosen.reason.values["who"] == leader


def test_a_replayed_hand_is_paid_by_the_defender_who_revoked() -> None:
    """Napoleon: the offender pays for everybody where the declarer succeeds, who else pays as always."""
    rulebook = procedure("napoleon").rulebook
    won = rulebook.score_replayed(Seat.WEST, Outcome(Seat.SOUTH, 3, (), "bid-3"))
    lost = rulebook.score_replayed(Seat.WEST, Outcome(Seat.SOUTH, 2, (), "bid-3"))

    assert won.points == {Seat.NORTH: 0, Seat.EAST: 0, Seat.SOUTH: 9, Seat.WEST: -9}
    assert won.reason == Reason("revoke-pays-all", who=Seat.WEST, n=9)
    assert lost.points == {Seat.NORTH: 3, Seat.EAST: 3, Seat.SOUTH: -9, Seat.WEST: 3}


def test_points_that_a_table_does_not_have_are_an_error() -> None:
    with pytest.raises(ValueError, match="no points"):
        procedure("two-handed").rulebook.score(Outcome(Seat.SOUTH, 5, (Seat.SOUTH,)))


@pytest.mark.parametrize(
    ("rules", "cards", "dealer"),
    [
        ("first_dealer: random", "JH", "W"),
        ("first_dealer: first_jack", "9C AC QD 10H JH JC", "W"),
        ("first_dealer: first_black_jack", "9C AC QD 10H JH JC", "N"),
        ("first_dealer: high_cut", "9C KC QD 10H JH JC", "N"),
        ("first_dealer: high_cut", "9C KC KD 10H JH AC", "E"),
    ],
)
def test_the_first_dealer(rules: str, cards: str, dealer: str) -> None:
    """Cards go face up to West, North, East, South, West, ...; tied players cut again."""
    chosen = procedure("standard", rules).rulebook.first_dealer(read(cards), Seat.WEST)

    assert chosen.seat == dealer


def test_the_first_dealer_needs_cards() -> None:
    with pytest.raises(ValueError, match="no jack"):
        procedure("standard", "first_dealer: first_jack").rulebook.first_dealer((), Seat.WEST)
    with pytest.raises(ValueError, match="too few"):
        procedure("standard", "first_dealer: high_cut").rulebook.first_dealer((), Seat.WEST)


def test_the_deal_moves_left() -> None:
    """Also over an empty seat."""
    four, three = procedure("standard").rulebook, procedure("three-handed").rulebook

    assert four.next_dealer(Seat.WEST) == Chosen(
        Seat.NORTH, Reason("deals-next", who=Seat.NORTH, who2=Seat.WEST, players=4)
    )
    assert three.next_dealer(Seat.WEST).seat is Seat.EAST
    assert procedure("standard", "redeal: same_dealer").rulebook.next_dealer(Seat.WEST).seat is Seat.NORTH


def test_an_agreed_number_of_deals_ends_a_game_without_a_target() -> None:
    table = procedure("napoleon")
    with pytest.raises(ValueError, match="agreed"):
        Game.of(table, Seat.SOUTH)
    game = Game.of(table, Seat.SOUTH, {Seat.EAST: 3}, agreed=1)
    deal = game.deal(table.rules.pack)
    for _ in range(4):
        deal = deal.apply("pass")
    game = game.after(deal)

    assert game.end is not None
    assert (game.end.winners, game.end.reason) == ((Seat.EAST,), Reason("game-most", n=3))
    with pytest.raises(ValueError, match="over"):
        game.deal(table.rules.pack)


def test_laps_are_carried_into_the_next_game() -> None:
    table = procedure("railroad")
    game = Game.of(table, Seat.SOUTH, {Seat.SOUTH: 8, Seat.NORTH: 8})
    with pytest.raises(ValueError, match="not over"):
        game.following()
    deal = game.deal(table.rules.pack)
    march = table.rulebook.score(Outcome(Seat.SOUTH, 5, (Seat.SOUTH,)))
    game = game.after(deal._replace(maker=Seat.SOUTH), march)

    assert game.end is not None
    assert (game.end.games, game.end.carry) == (2, 2)
    assert game.following().scores == {Seat.NORTH: 2, Seat.EAST: 0, Seat.SOUTH: 2, Seat.WEST: 0}
    assert game.following().dealer is Seat.WEST


@pytest.mark.parametrize("variant", ["standard", "two-handed", "three-handed", "british", "railroad"])
def test_report_39_three_tricks_are_never_a_euchre(variant: str) -> None:
    """Who scores, from no trick to all five: the defenders up to two, the makers from three."""
    rulebook = procedure(variant).rulebook
    scoring = [rulebook.score(Outcome(MAKER, tricks)).points[MAKER] > 0 for tricks in range(6)]

    assert scoring == [False, False, False, True, True, True]
