"""What beliefs about whole deals say, and what refutes them: predicates of a rulebook, true or not."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tutor.rules import (
    Card,
    Deal,
    IllegalActionError,
    Outcome,
    Procedure,
    Rulebook,
    Seat,
    Suit,
    announce,
    hear,
)

Said = Callable[[Rulebook], bool]
BELIEVES: dict[str, Said] = {}
"""By id, whether a rulebook is as the belief says."""
REFUTES: dict[str, Said] = {}
"""By id, whether a rulebook is as the refutation says."""


def believes(id: str) -> Callable[[Said], Said]:
    return lambda said: BELIEVES.setdefault(id, said)


def refutes(id: str) -> Callable[[Said], Said]:
    return lambda said: REFUTES.setdefault(id, said)


# The table, as anybody sees it


def left(book: Rulebook, seat: Seat, out: tuple[Seat, ...] = ()) -> Seat:
    """The next seat in clockwise order that plays."""
    order = [Seat(letter) for letter in "NESW"]
    around = order[order.index(seat) + 1 :] + order[: order.index(seat) + 1]
    return next(other for other in around if other in book.rules.seats and other not in out)


def partner(book: Rulebook, seat: Seat) -> Seat | None:
    return Seat("NESW"["NESW".index(seat) - 2]) if book.rules.sides == "pairs" else None


def others(book: Rulebook, loner: Seat) -> tuple[Seat, ...]:
    """Who sits out when a maker goes alone."""
    own = partner(book, loner)
    return (own,) if own else ()


def heard(book: Rulebook, dealer: Seat, *calls: str, turn_up: str = "10H", hand: str = "") -> Deal | None:
    """A deal after some calls; None where the rulebook refuses one."""
    card = Card.parse(turn_up) if book.rules.trump_by == "turn_up" else None
    hands = {left(book, dealer): tuple(map(Card.parse, hand.split()))} if hand else {}
    deal = announce(Procedure(book), dealer, card, hands)
    try:
        for call in calls:
            deal = hear(deal, call)
    except IllegalActionError:
        return None
    return deal


def legal(deal: Deal | None) -> set[str]:
    return {str(word) for word in deal.legal_actions()} if deal else set()


def weak(book: Rulebook) -> list[str]:
    """Nobody shows a weak hand."""
    return ["pass"] * (len(book.rules.seats) if book.rules.weak_hand != "off" else 0)


def ordered(book: Rulebook) -> Iterator[tuple[Seat, Deal]]:
    """Every seat in turn orders the card, alone where it must be; who, and the deal then."""
    for dealer in book.rules.seats:
        caller, passes = left(book, dealer), weak(book)
        for _ in book.rules.seats:
            deal = heard(book, dealer, *passes, "order") or heard(book, dealer, *passes, "order-alone")
            if deal is not None:
                # Where a partner may take a lone hand over, he does not.
                yield caller, hear(deal, "together") if deal.stage == "take-over" else deal
            caller, passes = left(book, caller), [*passes, "pass"]


def second_round(book: Rulebook, *calls: str, hand: str = "") -> list[Deal]:
    """The second round with every dealer, and some calls made in it."""
    passes = [*weak(book), *["pass"] * len(book.rules.seats), *calls]
    deals = [heard(book, dealer, *passes, hand=hand) for dealer in book.rules.seats]
    return [deal for deal in deals if deal is not None]


def named(book: Rulebook) -> list[Deal]:
    return second_round(book, "S")


# The first lead


def leaders(book: Rulebook) -> list[tuple[Seat, Seat, Seat | None]]:
    """Dealer, maker and leader where nobody goes alone."""
    seats = book.rules.seats
    return [(dealer, maker, book.first_leader(dealer, maker).seat) for dealer in seats for maker in seats]


@believes("dealer-leads")
def _(book: Rulebook) -> bool:
    return all(leader is dealer for dealer, _, leader in leaders(book))


@believes("maker-leads")
def _(book: Rulebook) -> bool:
    return all(leader is maker for _, maker, leader in leaders(book))


@believes("left-of-maker-leads")
def _(book: Rulebook) -> bool:
    return all(leader is left(book, maker) for _, maker, leader in leaders(book))


@refutes("dealer-leads")
@refutes("maker-leads")
@refutes("left-of-maker-leads")
def _(book: Rulebook) -> bool:
    return all(leader is left(book, dealer) for dealer, _, leader in leaders(book))


def lone_leaders(book: Rulebook) -> list[tuple[Seat, Seat, Seat | None]]:
    seats = book.rules.seats
    return [(dealer, m, book.first_leader(dealer, m, (m,)).seat) for dealer in seats for m in seats]


@believes("loner-leads")
def _(book: Rulebook) -> bool:
    return all(leader is loner for _, loner, leader in lone_leaders(book))


@refutes("loner-leads")
def _(book: Rulebook) -> bool:
    from_loner = book.rules.loner_lead == "left_of_loner"
    return all(
        leader is left(book, loner if from_loner else dealer, others(book, loner))
        for dealer, loner, leader in lone_leaders(book)
    )


# Making trump


def namable(book: Rulebook) -> set[frozenset[str]]:
    suits = set(map(str, Suit))
    return {frozenset(legal(deal) & suits) for deal in second_round(book)}


@believes("name-turned-down")
def _(book: Rulebook) -> bool:
    return namable(book) == {frozenset("CDHS")}


@refutes("name-turned-down")
def _(book: Rulebook) -> bool:
    return namable(book) == {frozenset("CDS")}


@believes("orderer-picks-up")
def _(book: Rulebook) -> bool:
    return all(book.who_picks_up(deal).seat is caller for caller, deal in ordered(book))


@refutes("orderer-picks-up")
def _(book: Rulebook) -> bool:
    return all(book.who_picks_up(deal).seat in (deal.dealer, None) for _, deal in ordered(book))


@believes("dealer-calls-first")
def _(book: Rulebook) -> bool:
    first = [heard(book, dealer, *weak(book)) for dealer in book.rules.seats]
    return all(deal is not None and deal.turn is deal.dealer for deal in first)


@refutes("dealer-calls-first")
def _(book: Rulebook) -> bool:
    everybody = len(book.rules.seats)
    for dealer in book.rules.seats:
        callers, seat = [], dealer
        for _ in range(everybody):
            seat = left(book, seat)
            callers.append(seat)
        for spoken in range(everybody):
            deal = heard(book, dealer, *weak(book), *["pass"] * spoken)
            if deal is None or deal.turn is not callers[spoken]:
                return False
    return callers[-1] is dealer


def taken(book: Rulebook) -> Iterator[Deal]:
    """Every deal in which the dealer, who plays on, has taken the card."""
    for _, deal in ordered(book):
        if deal.dealer not in Rulebook.sits_out(book, deal.maker, deal.alone):
            yield hear(deal, "take") if "take" in legal(deal) else deal


@believes("dealer-keeps-six")
def _(book: Rulebook) -> bool:
    return all(deal.stage != "discard" and deal.taken_by is deal.dealer for deal in taken(book))


@refutes("dealer-keeps-six")
def _(book: Rulebook) -> bool:
    return all(deal.stage == "discard" and deal.turn is deal.dealer for deal in taken(book))


@believes("discard-turn-up")
def _(book: Rulebook) -> bool:
    return all(book.ruling_on_discard(card, card).allowed for card in book.rules.pack)


@refutes("discard-turn-up")
def _(book: Rulebook) -> bool:
    pack = book.rules.pack
    return all(book.ruling_on_discard(c, up).allowed is (c != up) for up in pack for c in pack)


@believes("pick-up-round-two")
def _(book: Rulebook) -> bool:
    return all(book.who_picks_up(deal).seat is deal.dealer for deal in named(book))


@refutes("pick-up-round-two")
def _(book: Rulebook) -> bool:
    return all(book.who_picks_up(deal).seat is None for deal in named(book))


@believes("pass-is-final")
def _(book: Rulebook) -> bool:
    return all(legal(deal) <= {"pass"} for deal in second_round(book))


@refutes("pass-is-final")
def _(book: Rulebook) -> bool:
    return all({"C", "D", "S"} <= legal(deal) for deal in second_round(book))


def allowed_to_the_hand(book: Rulebook, hand: str) -> list[bool]:
    """Whether this hand may order hearts, and name spades."""
    first = [heard(book, dealer, *weak(book), hand=hand) for dealer in book.rules.seats]
    return ["order" in legal(deal) for deal in first] + [
        "S" in legal(deal) for deal in second_round(book, hand=hand)
    ]


def lacking(book: Rulebook) -> str:
    """A hand without hearts and spades."""
    cards = [card for card in book.rules.pack if card.suit in (Suit.CLUBS, Suit.DIAMONDS)]
    return " ".join(map(str, cards[: book.rules.hand_size]))


@believes("must-hold-trump")
def _(book: Rulebook) -> bool:
    return not any(allowed_to_the_hand(book, lacking(book)))


@refutes("must-hold-trump")
def _(book: Rulebook) -> bool:
    return all(allowed_to_the_hand(book, lacking(book)))


def dealers_turn(book: Rulebook) -> list[Deal]:
    return second_round(book, *["pass"] * (len(book.rules.seats) - 1))


@believes("always-stuck")
def _(book: Rulebook) -> bool:
    return all("pass" not in legal(deal) and deal.turn is deal.dealer for deal in dealers_turn(book))


@refutes("always-stuck")
def _(book: Rulebook) -> bool:
    thrown = [hear(deal, "pass") for deal in dealers_turn(book) if "pass" in legal(deal)]
    return len(thrown) == len(book.rules.seats) and all(deal.void and deal.over for deal in thrown)


def next_dealers(book: Rulebook) -> list[tuple[Seat, Seat]]:
    """The dealer of a hand in which all passed, and of the next."""
    rounds = 2 if book.rules.trump_by == "turn_up" else 1
    found = []
    for dealer in book.rules.seats:
        deal = heard(book, dealer, *weak(book), *["pass"] * rounds * len(book.rules.seats))
        if deal is not None and deal.void:
            found.append((dealer, deal.next_dealer()))
    return found


@believes("same-dealer-again")
def _(book: Rulebook) -> bool:
    return all(again is dealer for dealer, again in next_dealers(book))


@refutes("same-dealer-again")
def _(book: Rulebook) -> bool:
    return bool(next_dealers(book)) and all(then is left(book, d) for d, then in next_dealers(book))


def called_by_others(book: Rulebook) -> list[Deal]:
    """Somebody else has ordered, and the dealer plays on."""
    return [
        deal
        for caller, deal in ordered(book)
        if caller is not deal.dealer and deal.dealer not in Rulebook.sits_out(book, deal.maker, deal.alone)
    ]


@believes("dealer-may-refuse")
def _(book: Rulebook) -> bool:
    return all(legal(deal) == {"take", "leave"} for deal in called_by_others(book))


@refutes("dealer-may-refuse")
def _(book: Rulebook) -> bool:
    must = all("leave" not in legal(deal) and deal.taken_by is deal.dealer for deal in called_by_others(book))
    return must and book.rules.pickup == "mandatory"


# Going alone


def partners_words(book: Rulebook) -> list[set[str]]:
    """What the dealer's partner may call in the first round."""
    deals = [heard(book, dealer, *weak(book), "pass") for dealer in book.rules.seats]
    return [legal(deal) for deal in deals]


@believes("partner-must-go-alone")
def _(book: Rulebook) -> bool:
    return all("order" not in words and "order-alone" in words for words in partners_words(book))


@refutes("partner-must-go-alone")
def _(book: Rulebook) -> bool:
    house_rule = book.rules.partner_assist_alone != "off"
    return not house_rule and all("order" in words for words in partners_words(book))


@believes("loner-partner-plays")
def _(book: Rulebook) -> bool:
    seats = book.rules.seats
    return not any(book.sits_out(maker, (loner,)) for maker in seats for loner in seats)


@refutes("loner-partner-plays")
def _(book: Rulebook) -> bool:
    """The partner; for a defender who is alone against one, the other defender."""
    for maker in book.rules.seats:
        for loner in book.rules.seats:
            own = others(book, loner)
            if book.rules.sides == "one_against_all" and loner is not maker:
                own = tuple(seat for seat in book.rules.seats if seat not in (maker, loner))
            if book.sits_out(maker, (loner,)) != own:
                return False
    return True


# Points, of South as maker


def points(book: Rulebook, tricks: int, *, lone: bool = False) -> tuple[int, int]:
    """What the makers get, and each defender."""
    south = Seat.SOUTH
    score = book.score(Outcome(south, tricks, (south,) if lone else ()))
    return score.points[south], score.points[left(book, south)]


def enough(book: Rulebook) -> list[int]:
    """Every number of tricks that is more than half, and not all."""
    size = book.rules.hand_size
    return [tricks for tricks in range(size) if 2 * tricks > size]


def too_few(book: Rulebook) -> list[int]:
    return [tricks for tricks in range(book.rules.hand_size) if 2 * tricks <= book.rules.hand_size]


@believes("alone-needs-five")
def _(book: Rulebook) -> bool:
    scores = [points(book, tricks, lone=True) for tricks in enough(book)]
    return all(makers == 0 < defenders for makers, defenders in scores)


@refutes("alone-needs-five")
def _(book: Rulebook) -> bool:
    scores = [points(book, tricks, lone=True) for tricks in enough(book)]
    return all(makers > 0 == defenders for makers, defenders in scores)


@believes("four-tricks-two")
def _(book: Rulebook) -> bool:
    return points(book, 4) > points(book, 3)


@refutes("four-tricks-two")
def _(book: Rulebook) -> bool:
    return points(book, 3) == points(book, 4) == (1, 0) and book.rules.hand_size == 5


@believes("alone-always-four")
def _(book: Rulebook) -> bool:
    full = points(book, book.rules.hand_size, lone=True)
    return all(points(book, tricks, lone=True) == full for tricks in enough(book))


@refutes("alone-always-four")
def _(book: Rulebook) -> bool:
    full, _ = points(book, book.rules.hand_size, lone=True)
    return full > 1 and all(points(book, tricks, lone=True) == (1, 0) for tricks in enough(book))


@believes("euchre-one")
def _(book: Rulebook) -> bool:
    return all(points(book, tricks) == (0, 1) for tricks in too_few(book))


@refutes("euchre-one")
def _(book: Rulebook) -> bool:
    return all(points(book, tricks)[1] > 1 for tricks in too_few(book))


@believes("euchre-makers-zero")
def _(book: Rulebook) -> bool:
    return all(points(book, tricks) == (0, 0) for tricks in too_few(book))


@refutes("euchre-makers-zero")
def _(book: Rulebook) -> bool:
    return all(makers == 0 < defenders for makers, defenders in (points(book, n) for n in too_few(book)))


@believes("defenders-march")
def _(book: Rulebook) -> bool:
    return all(points(book, 0)[1] > points(book, tricks)[1] for tricks in too_few(book) if tricks)


@refutes("defenders-march")
def _(book: Rulebook) -> bool:
    return len({points(book, tricks) for tricks in too_few(book)}) == 1


@believes("point-per-trick")
def _(book: Rulebook) -> bool:
    size = book.rules.hand_size
    won = all(points(book, tricks) == (tricks, 0) for tricks in (*enough(book), size))
    return won and all(points(book, tricks) == (0, size - tricks) for tricks in too_few(book))


@refutes("point-per-trick")
def _(book: Rulebook) -> bool:
    return all(points(book, tricks) == (1, 0) for tricks in enough(book))


def of_failed_bids(book: Rulebook) -> list[tuple[int, int]]:
    """What the bidder gets, and each of the others, for every bid of three or four tricks that fails."""
    failed = [
        book.score(Outcome(Seat.SOUTH, tricks, (), bid)).points
        for bid, needed in (("bid-3", 3), ("bid-4", 4))
        for tricks in range(needed)
    ]
    return [(points[Seat.SOUTH], points[left(book, Seat.SOUTH)]) for points in failed]


@believes("failed-bid-free")
def _(book: Rulebook) -> bool:
    return all(bidders == 0 for bidders, _ in of_failed_bids(book))


@refutes("failed-bid-free")
def _(book: Rulebook) -> bool:
    return all(bidders < 0 < others for bidders, others in of_failed_bids(book))
